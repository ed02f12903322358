"""Screens of the standing fit Discord at the worst: longest names and amounts, most lines, both languages."""

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.games.counting import Average
from bot.games.guts.counting import GutsCounting
from bot.games.mille.counting import MilleCounting
from bot.games.protocol import Resign, Seat
from bot.standing import (
    MOST_EXACT,
    MOST_NETTED,
    Absence,
    Balance,
    Board,
    Leaders,
    Moment,
    OwnPlace,
    PastGame,
    Payment,
    Period,
    Place,
    PlaceLedger,
    Proposal,
    Rating,
    Result,
    State,
    Stats,
    Stop,
    boards_of,
)
from bot.store import FinishedGameRow, GameFactsRow, PlayedGame, TallyRow, Totals
from bot.tables import Player
from bot.text import LOCALES, Locale, say
from cogs.screens.game import Manner
from cogs.screens.history import GAMES_SHOWN, history_screen, past_game_screen, replay_screen
from cogs.screens.leaders import Ranked, leaders_screen, own_place_line
from cogs.screens.ledger import circle_screen, ledger_screen, ledgers_screen, proposal_screen
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.mydata import data_screen, forget_question
from cogs.screens.screen import Document, Picker
from cogs.screens.stats import counts_of, stats_screen
from render import Picture, Style
from render.mille.boards import COLUMNS
from tests.cogs.desk import UNIT, WORST_NAMES, great_hand, sent, table_at

MUCH = 10**14
NO_BREAK = "\N{NO-BREAK SPACE}"
PEOPLE = tuple(Player(at, 10**18 + at, "*" * 32, "en", None) for at in range(1, 30))

pytestmark = pytest.mark.parametrize("locale", LOCALES)


def figures(most: int = 0, **counted: int) -> dict[str, dict[str, int]]:
    """Return Mille's counts, number by number of the stats: as given, everything else as often as `most`."""
    return {stat: {name: counted.get(name, most) for name in names} for stat, names in MilleCounting().stats.items()}


def place(number: int) -> Place:
    tally = TallyRow("mille", 5, 0, number, 9999, 9000, 1, 2500, 9)
    return Place(number, PEOPLE[number], tally, -MUCH, {"naturals": 999, "chapeaux": 999})


@pytest.mark.parametrize("by", ["rating", "net"])
@pytest.mark.parametrize("guild_id", [5, None])
@pytest.mark.parametrize("places", [(), tuple(map(place, range(7, 17)))])
async def test_leaderboard(
    screens: MilleScreens, locale: Locale, by: str, guild_id: int | None, places: tuple[Place, ...]
) -> None:
    for period in Period:
        board = Board(by, period, guild_id)
        leaders = Leaders(board, period.key(1), 1, 1667, places, units=(UNIT,) * 9)
        screen = await leaders_screen(
            leaders,
            PEOPLE[20],
            screens.studio,
            Ranked(boards_of(MilleCounting()), COLUMNS),
            Manner(locale),
            unit=UNIT,
            place="server",
        )
        sent(screen).check()


async def test_a_game_of_chance_has_a_board_by_wins_without_ratings(screens: MilleScreens, locale: Locale) -> None:
    tally = TallyRow("beggar", 5, 0, 1, 30, 12, 30, 1234, 30)
    places = tuple(Place(at, PEOPLE[at], tally, 12) for at in range(1, 5))
    for by in ("wins", "net"):
        leaders = Leaders(Board(by, Period.ALL, 5, "beggar"), 0, 0, 1, places)
        screen = await leaders_screen(
            leaders,
            PEOPLE[20],
            screens.studio,
            Ranked(("net", "wins")),
            Manner(locale),
            unit=UNIT,
            place="server",
        )
        sent(screen).check()
        picture = screen.blocks[1]
        assert isinstance(picture, Picture)
        assert "1234" not in picture.alt, "nobody is rated"
        assert (UNIT in picture.alt) is (by == "net")
        assert not [each for each in screen.blocks if isinstance(each, str) and "?" in each]


def test_ones_own_place_is_told_in_one_sentence(locale: Locale) -> None:
    """The board by rating is tested through Discord; here are the other boards, and the rarer answers."""
    tally = TallyRow("mille", 5, 0, 1, 30, 12, 1, 1234, 30)
    lines = []
    for by, figure in (("net", -750), ("wins", 12), ("naturals", 1), ("chapeaux", 7)):
        own = OwnPlace(Place(3, PEOPLE[1], tally, figure), 14)
        lines.append(own_place_line(own, Board(by, Period.ALL, 5), unit="chips", locale=locale))
    board = Board("wins", Period.ALL, None)
    lines += [own_place_line(OwnPlace(each, 14), board, unit="chips", locale=locale) for each in Absence]
    assert [each.replace(NO_BREAK, " ") for each in lines] == OWN_PLACES[locale]


OWN_PLACES = {
    "en": [
        "You’re number **3** of 14: −7.50 chips in all.",
        "You’re number **3** of 14: 12 wins.",
        "You’re number **3** of 14: 1 natural.",
        "You’re number **3** of 14: 7 chapeaux given.",
        "You haven’t joined the board of all servers. The button next to this one lets you in.",
        "You haven’t played for 90 days, so you aren’t listed. Your next finished game brings you back.",
        "None of your games count here yet. Finish one against a person. `/challenge` a friend.",
    ],
    "fr": [
        "Tu es au rang **3** sur 14 : −7,50 chips en tout.",
        "Tu es au rang **3** sur 14 : 12 victoires.",
        "Tu es au rang **3** sur 14 : 1 naturel.",
        "Tu es au rang **3** sur 14 : 7 chapeaux infligés.",
        "Tu n’es pas au classement de tous les serveurs. Le bouton à côté de celui-ci t’y inscrit.",
        "Tu n’as pas joué depuis 90 jours, alors tu n’es pas au classement. Ta prochaine partie terminée t’y ramène.",
        "Aucune de tes parties ne compte encore ici. Finis-en une contre une personne. "
        "Défie quelqu’un avec `/challenge`.",
    ],
}


def averages(*known: float) -> dict[Average, float]:
    """Return points and turns a deal."""
    return dict(zip(MilleCounting().averages, known, strict=True))


async def test_an_average_that_is_small_is_told_with_two_decimals(locale: Locale) -> None:
    """A game reports none without meaning there: in Guts everyone has one turn a deal."""
    counting = GutsCounting()
    nothing = Totals(1, 0, -40, 2, 0, 0, "", "", 0)
    (counters,) = counting.averages
    stats = Stats(PEOPLE[0], "guts", None, nothing, {}, 5, Rating(), (), {counters: -7 / 16})
    (_, count) = counts_of(stats, locale=locale)
    assert (count.figure, count.label) == {
        "en": ("−0.44", "chips a deal"),
        "fr": ("−0,44", "jetons par donne"),
    }[locale]
    assert count.spoken == f"{count.figure} {count.label}."


async def test_stats_leave_out_what_never_happened(screens: MilleScreens, locale: Locale) -> None:
    nothing = Totals(1, 0, -40, 2, 0, 0, "", "", 0)
    stats = Stats(
        PEOPLE[0],
        "mille",
        None,
        nothing,
        figures(),
        5,
        Rating(games=1),
        (Result(-300, won=False),),
        averages(-20, 15.4),
    )
    counts = list(counts_of(stats, locale=locale))
    assert [count.figure for count in counts] == ["0–1", "1\u2009000?", "−20", "15"]
    screen = await stats_screen(stats, screens.studio, locale=locale, style=Style())
    picture, note = screen.blocks
    assert isinstance(picture, Picture)
    assert all(count.spoken in picture.alt for count in counts), "the alt text says each number"
    assert str(note).startswith("-# ?"), "only what the question mark is"


def test_one_of_a_thing_is_singular(locale: Locale) -> None:
    won = Totals(1, 1, 1, 1, 100, 0, "", "", 0)
    stats = Stats(PEOPLE[0], "mille", None, won, figures(), 5, Rating(), (), averages(1, 1))
    counts = [count.spoken.replace(NO_BREAK, " ") for count in counts_of(stats, locale=locale)]
    assert (
        counts[1:]
        == {
            "en": ["1 point a deal.", "1 turn a deal.", "Biggest win: 1 coin."],
            "fr": ["1 point par donne.", "1 tour par donne.", "Plus gros gain : 1 pièce."],
        }[locale]
    )


async def test_stats_of_much_say_everything_in_the_picture_or_below_it(screens: MilleScreens, locale: Locale) -> None:
    much = Totals(43, 31, 9116, 43, 3800, 12050, "", "€", 7)
    naturals = {"eights": 6, "twos": 1, "cleans": 2}
    counted = figures(**naturals, chapeaux_given=14, chapeaux_suffered=3, skunks_given=2, skunks_suffered=1)
    stats = Stats(
        PEOPLE[0],
        "mille",
        PEOPLE[1],
        much,
        counted,
        None,
        Rating(games=43),
        (Result(45, won=True),),
        averages(212, 14.6),
    )
    counts = list(counts_of(stats, locale=locale))
    decimal = "." if locale == "en" else ","
    assert [count.figure for count in counts] == (
        ["31–12", "1\u2009000", "212", "15", "7", "9", "14", "3", "2", "1", "38", f"120{decimal}50"]
    )
    screen = await stats_screen(stats, screens.studio, locale=locale, style=Style())
    assert isinstance(screen.blocks[0], Picture)
    assert all(count.spoken in screen.blocks[0].alt for count in counts)
    (note,) = screen.blocks[1:]
    assert str(note).replace(NO_BREAK, " ") == KINDS[locale]


KINDS = {
    "en": "-# Naturals: 6 with eight of a rank, 1 with eight twos, 2 clean exits.",
    "fr": "-# Naturels : 6 de huit du même rang, 1 de huit deux, 2 sorties nettes.",
}


def test_ledger(locale: Locale) -> None:
    sent(ledger_screen([Balance(each, UNIT, MUCH) for each in PEOPLE], locale=locale)).check()
    payments = tuple(Payment(one, other, MUCH) for one, other in pairwise(PEOPLE[:10]))
    for kind in ("square", "net", "correct"):
        for state in State:
            proposal = Proposal(
                "ZZZZZZZZZZ",
                5,
                kind,
                UNIT,
                payments,
                PEOPLE[20],
                PEOPLE[:10],
                (1,),
                state,
                10**13,
                refused_by=3,
                left=payments[0],
            )
            sent(proposal_screen(proposal, locale=locale, is_new=True)).check()


def test_all_ledgers_of_a_person_fit_with_a_way_to_square_up(locale: Locale) -> None:
    ledgers = [
        PlaceLedger(place, PEOPLE, tuple(Balance(each, UNIT, MUCH) for each in PEOPLE[:count]))
        for place, count in enumerate((1, 8, 8, 8, 8, 30), start=1)
    ]
    by = (PEOPLE[1].id,)
    asked = [
        Proposal(f"Z{at}", 5, "net", UNIT, (), PEOPLE[1], PEOPLE[:3], by, State.WAITING, 10**13) for at in range(9)
    ]
    screen = ledgers_screen(ledgers, asked, {2: "W" * 100}, locale=locale)
    sent(screen).check()
    words = str(screen.blocks[0])
    assert f"**{'W' * 100}**" in words, "a server has its own name, and other places those of their people"
    assert words.count("\n- ") == 17, "places that have no room are only counted"
    assert say(locale, "standing-ledgers-more", count=3) in words


@pytest.mark.parametrize("agreed", [1, MOST_NETTED - 1])
def test_the_largest_circle_and_all_its_payments_fit(locale: Locale, agreed: int) -> None:
    circle, payments = PEOPLE[:MOST_NETTED], tuple(Payment(o, t, MUCH) for o, t in pairwise(PEOPLE[:MOST_NETTED]))
    by = tuple(each.id for each in circle[:agreed])
    proposal = Proposal(
        "Z" * 10, 5, "net", UNIT, payments, circle[0], circle, by, State.WAITING, 10**13, is_fewest=False
    )
    screen = proposal_screen(proposal, locale=locale, is_new=True)
    sent(screen).check()
    assert str(screen.blocks[0]).count("\n- ") == len(payments), "every payment is named"
    assert str(MOST_EXACT) in str(screen.blocks[0])
    assert all(f"<@{each.discord_id}>" in str(screen.blocks[0]) for each in circle[agreed:])
    choosing = circle_screen(circle, locale=locale)
    sent(choosing).check()
    assert isinstance(choosing.blocks[1], Picker)
    assert choosing.blocks[1].chosen == tuple(each.discord_id for each in circle), (
        "the present circle is chosen already"
    )
    sent(circle_screen(PEOPLE, locale=locale)).check()
    sent(circle_screen((), locale=locale)).check()


def test_a_new_proposal_notifies_those_who_must_agree_and_nobody_else(locale: Locale) -> None:
    """The proposer has agreed already; a robot or a deleted player is not there to be notified."""
    people = (*PEOPLE[:4], replace(PEOPLE[4], discord_id=None))
    payments = (Payment(PEOPLE[0], PEOPLE[1], 100),)
    proposal = Proposal(
        "ZZZZZZZZZZ", 5, "net", UNIT, payments, people[0], people, (people[0].id,), State.WAITING, 10**13
    )
    screen = proposal_screen(proposal, locale=locale, is_new=True)
    assert screen.pings == tuple(each.discord_id for each in PEOPLE[1:4])
    assert proposal_screen(proposal, locale=locale).pings == (), "an answer redraws it, and notifies nobody again"


async def test_looking_back(screens: MilleScreens, locale: Locale) -> None:
    position = great_hand(73)
    table = table_at(position.play(Seat.A, Resign()).position, names=WORST_NAMES)
    own = GameFactsRow(1, 0, 1, won=True, place=1, left=0, points=-99_999, net=MUCH)
    game = FinishedGameRow(1, table.id, "mille", 5, 1, "resigned", False, 99, 9999, MUCH, UNIT)
    for is_readable in (True, False):
        games = [
            PastGame(PlayedGame(replace(game, table=f"{at:010}"), own, 99_999), table.players[1:], is_readable)
            for at in range(GAMES_SHOWN + 1)
        ]
        sent(history_screen(games, "mille", against=table.players[1], is_newest=False, locale=locale)).check()
        crowd = [replace(each, played=replace(each.played, seats=10), others=PEOPLE[:9]) for each in games]
        message = sent(history_screen(crowd, "mille", against=PEOPLE[1], is_newest=False, locale=locale))
        message.check()
        assert {"en": "and 6 others", "fr": "et 6 autres"}[locale] in message.text
        unreadable = () if is_readable else tuple(each.played.game.table for each in games)
        sent(data_screen(Document("data.json", b"{}"), unreadable, locale=locale)).check()
    looks = {"locale": locale, "style": Style()}
    sent(await past_game_screen(table, screens, seed=bytes(32), **looks)).check()
    stops = tuple(Stop(9 * deal + turn + 1, deal, turn) for deal in range(1, 41) for turn in range(9))
    for number in (0, len(stops) // 2, len(stops) - 1):
        sent(await replay_screen(Moment(table, number, stops, ()), screens, Seat.A, **looks)).check()
    sent(await replay_screen(Moment(table, 0, (Stop(1, 0, 0),), ()), screens, Seat.A, **looks)).check()
    totals = Totals(*([10**6] * 4), MUCH, MUCH, UNIT, UNIT, 10**6)
    results = tuple(Result(-9999 * (at % 2), won=at % 2 == 0) for at in range(30))
    stats = Stats(
        table.players[0],
        "mille",
        table.players[1],
        totals,
        figures(most=10**6),
        5,
        Rating(games=9),
        results,
        averages(10**6, 999.5),
    )
    sent(await stats_screen(stats, screens.studio, locale=locale, style=Style())).check()
    sent(forget_question(table.players[0], locale=locale)).check()


def test_who_proposes_is_said_to_agree_even_where_their_own_debts_stay(locale: Locale) -> None:
    proposal = Proposal(
        "ZZZZZZZZZZ", 5, "net", UNIT, (), replace(PEOPLE[9], name="Dan"), PEOPLE[:3], (10,), State.WAITING, 10**13
    )
    words = str(proposal_screen(proposal, locale=locale).blocks[0])
    assert words.count("Dan") == 2, "in front, and among those who have agreed"
