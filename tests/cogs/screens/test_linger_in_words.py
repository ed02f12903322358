"""The words of a panel and a settlement of Linger Longer: the last card, the card drawn, an unpaid leaver."""

from dataclasses import replace

import pytest

from bot.games.linger_longer.events import Drew, RanOut
from bot.games.one_card.events import Played
from bot.games.protocol import Ending, Event, Left, NotAMove, Position, Resign, Seat
from bot.registry import GAMES
from bot.tables import Table, Turn
from bot.text import LOCALES, Locale, say
from cogs.names import mention
from cogs.refusals import sentence
from cogs.screens.endings import game_over
from cogs.screens.game import Manner
from cogs.screens.leaving import resign_question
from cogs.screens.linger_longer.rulebook import LingerRulebook, unpaid
from cogs.screens.linger_longer.screens import LingerScreens
from cogs.screens.news import news
from cogs.screens.situation import Situation
from cogs.screens.table import public_table, showing
from render import Studio
from tests.cogs.desk import sent, table_at
from tests.cogs.screens.pressed import of_studio
from tests.games.linger_longer.tables import LAST_CARD, LINGER, SWEEP, begun, dealt, points
from tests.games.notation import play, step
from tests.games.play import play_at_random

A, B, C = Seat.A, Seat.B, Seat.C
NAMES = ("Ann", "Bob", "Cem")

screens = of_studio(LingerScreens)


def hosted(position: Position, *cards: str) -> Table:
    """Return the table after these cards, each a separate turn, and after the last cards that play themselves."""
    turns = list[Turn]()

    def add(seat: Seat, events: tuple[Event, ...]) -> None:
        public = tuple(known for event in events if (known := event.seen_by(None)) is not None)
        if turns and turns[-1].seat == seat:
            public = (*turns.pop().events, *public)
        turns.append(Turn(seat, public))

    for card in cards:
        seat = min(position.to_act)
        done = step(position, f"{seat}: play {card}")
        add(seat, done.events)
        position = done.position
        while (forced := position.forced) is not None:
            done = position.play(*forced)
            add(forced[0], done.events)
            position = done.position
    return table_at(position, names=NAMES, game=LINGER, turns=tuple(turns))


def words_of(screens: LingerScreens, table: Table, seat: Seat, locale: Locale = "en") -> str:
    return " ".join(news(table, screens, showing(table, seat, Manner(locale))).missed)


@pytest.mark.parametrize(
    ("locale", "own", "others", "before"),
    [
        (
            "en",
            "Your last card, 3♥, was played for you.",
            "Cem’s last card, 3♥, is played.",
            "Ann wins trick 2 and draws.",
        ),
        (
            "fr",
            "Ta dernière carte, 3♥, a été jouée pour toi.",
            "Cem joue 3♥, sa dernière carte.",
            "Ann gagne la levée 2 et pioche.",
        ),
    ],
)
def test_l7_3_a_last_card_that_plays_itself_is_told(
    screens: LingerScreens, locale: Locale, own: str, others: str, before: str
) -> None:
    """C has 3♥ alone when A leads the third trick, and the last cards of all follow."""
    table = hosted(dealt(begun(), **LAST_CARD), "AS", "KS", "QS", "9D", "2D", "7H", "8C", "5C")
    words = words_of(screens, table, C, locale)
    assert own in words
    assert before in words, "what came of the last card that C has pressed"
    for others_words in (words_of(screens, table, B, locale), _public(screens, table, locale)):
        assert others in others_words
        assert own not in others_words


def _public(screens: LingerScreens, table: Table, locale: Locale) -> str:
    shown = showing(table, None, Manner(locale))
    return " ".join(screens.in_words(event, shown) or "" for event in table.recent)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        (
            "en",
            ["Ann and you are out of this deal.", "Ann and Bob are out.", "You’re out of this deal.", "Ann is out."],
        ),
        (
            "fr",
            [
                "Ann et toi n’avez plus de cartes.",
                "Ann et Bob n’ont plus de cartes.",
                "Tu n’as plus de cartes.",
                "Ann n’a plus de cartes.",
            ],
        ),
    ],
)
def test_l3_6_all_whom_a_trick_leaves_without_cards_are_told_in_one_line(
    screens: LingerScreens, locale: Locale, said: list[str]
) -> None:
    position = play(dealt(begun(), **LAST_CARD), "AS KS QS", "9D 2D 7H", "8C 5C 3H", "AH JD")
    made = step(position, "B: play 4H").events
    (both,) = [event for event in made if isinstance(event, RanOut)]
    table = table_at(position, names=NAMES, game=LINGER)

    def sentence_for(event: RanOut, seat: Seat) -> str | None:
        return screens.in_words(event, showing(table, seat, Manner(locale)))

    alone = replace(both, seats=(Seat.A,))
    assert [
        sentence_for(both, Seat.B),
        sentence_for(both, Seat.C),
        sentence_for(alone, Seat.A),
        sentence_for(alone, Seat.C),
    ] == said


def test_only_the_only_card_in_a_hand_is_a_last_one() -> None:
    position = play(dealt(begun(), **LAST_CARD), "AS KS QS", "9D 2D")
    (played, *_) = step(position, "A: play 7H").events
    assert isinstance(played, Played)
    assert (played.is_last, played.is_forced) == (False, False)
    forced = step(play(position, "7H", "8C 5C"), "C: play 3H").events[0]
    assert (forced.is_forced, forced.seen_by(None)) == (True, forced)


@pytest.mark.parametrize(
    ("locale", "own", "others"),
    [
        ("en", "You win trick 1. You draw 5♣, with 42 left in the stock.", "Bob wins trick 1 and draws. 42 left"),
        ("fr", "Tu gagnes la levée 1. Tu pioches 5♣", "Bob gagne la levée 1 et pioche. Il en reste 42"),
    ],
)
def test_whose_trick_another_ended_is_told_the_card_drawn_and_nobody_else_is(
    screens: LingerScreens, locale: Locale, own: str, others: str
) -> None:
    table = hosted(dealt(begun(), **LAST_CARD), "AS", "KS", "QS")
    assert own in words_of(screens, table, B, locale)
    for words in (words_of(screens, table, C, locale), _public(screens, table, locale)):
        assert others in words
        assert "5♣" not in words


def test_a_draw_of_an_earlier_trick_names_no_card(screens: LingerScreens) -> None:
    """A seat's present cards are not the ones it drew then."""
    table = hosted(dealt(begun(), **LAST_CARD), "AS", "KS", "QS", "9D", "2D", "7H")
    shown = showing(table, B, Manner("en"))
    assert screens.in_words(Drew(B, None, 42), shown) == "42 left in the stock."


@pytest.mark.parametrize(
    ("typed", "code"), [("play 9X", "not-a-card"), ("PLAY jk", "not-a-card"), ("dance", "not-a-move")]
)
def test_what_is_wrong_with_a_typed_card_is_said(screens: LingerScreens, typed: str, code: str) -> None:
    table = hosted(dealt(begun(), **LAST_CARD))
    with pytest.raises(NotAMove) as caught:
        screens.read(showing(table, B, Manner("en")), typed)
    assert caught.value.code == code
    for locale in LOCALES:
        own = f"linger-longer-not-a-move-{code}" if code == "not-a-card" else "linger-longer-not-a-move"
        assert sentence(caught.value, locale=locale) == say(locale, own)


def left_ahead() -> Table:
    """Return a game whose first deal A wins with 3 points, then leaves; C wins the second, B has nothing."""
    position = play(dealt(begun(deals="2"), **SWEEP), "9S KS QH", "AH 4D 3D", "TH 2C 8C")
    position = step(position, "A: resign").position
    position = dealt(position, c="2S 2H 2D", b="7S 8S AS", a="3S 4S 5S", stock="9C TC JC")
    while position.outcome is None:
        seat = min(position.to_act)
        move = position.default(seat)
        assert move is not None
        position = position.play(seat, move).position
    return table_at(position, names=NAMES, game=LINGER, stake=100)


@pytest.mark.parametrize("locale", LOCALES)
async def test_l7_1_that_a_leaver_is_not_paid_is_said_and_explained(
    studio: Studio, screens: LingerScreens, locale: Locale
) -> None:
    table = left_ahead()
    view = table.view(None)
    assert points(table.position)[A] == 3
    due = table.settlement()
    assert all(each.payee is not A for each in due.transfers)
    assert unpaid(screens.view(showing(table, None, Manner(locale)))) == (A,)
    blocks = await screens.settlement(showing(table, None, Manner(locale)), table)
    assert blocks[-1] == f"-# {say(locale, 'linger-longer-unpaid', names='Ann', count=1)}"
    lines = LingerRulebook(studio).settled(view, due, names=NAMES, locale=locale)
    unpaid_lines = [line for line in lines if line.topic == "leaving"]
    assert {line.label for line in unpaid_lines} == {
        say(locale, "linger-longer-why-unpaid", payer=payer, payee="Ann") for payer in ("Bob", "Cem")
    }
    assert len({line.mark for line in lines}) == len(lines) == len(due.transfers) + 2
    assert all("3" in line.text for line in unpaid_lines)


async def test_where_everybody_is_paid_nothing_is_said_of_it(screens: LingerScreens) -> None:
    position = play(dealt(begun(deals="1"), **SWEEP), "9S KS QH", "AH 4D 3D", "TH 2C 8C")
    table = table_at(position, names=NAMES, game=LINGER, stake=100)
    assert not [
        block for block in await screens.settlement(showing(table, None, Manner("en")), table) if isinstance(block, str)
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_who_was_turned_out_for_time_has_not_left(screens: LingerScreens, locale: Locale) -> None:
    shown = showing(hosted(dealt(begun(), **LAST_CARD)), B, Manner(locale))
    late, gone = (screens.in_words(Left(C, ending), shown) for ending in (Ending.TIMEOUT, Ending.RESIGNED))
    assert late == say(locale, "linger-longer-late", name="Cem")
    assert gone == say(locale, "linger-longer-left", name="Cem")


@pytest.mark.parametrize("locale", LOCALES)
def test_nobody_waits_for_who_has_left(screens: LingerScreens, locale: Locale) -> None:
    """A robot plays for them, and the table says so."""
    position = dealt(begun(), **LAST_CARD)
    table = hosted(position)
    assert screens.status(showing(table, A, Manner(locale))) == say(locale, "turn-theirs", players="Bob")
    left = replace(table, position=step(position, "B: resign").position)
    assert screens.status(showing(left, A, Manner(locale))) == say(locale, "turn-deputy", players="Bob")


async def test_who_takes_no_direct_messages_is_mentioned_once(screens: LingerScreens) -> None:
    table = hosted(dealt(begun(), **LAST_CARD))
    bob, cem = table.players[B], table.players[C]
    called = say("en", "table-turn", player=mention(bob), count=1)
    screen = await public_table(table, screens, Manner("en"), Situation(unreachable=(bob, cem), calls=[called]))
    words = " ".join(block for block in screen.blocks if isinstance(block, str))
    assert words.count(mention(bob)) == words.count(mention(cem)) == 1
    assert say("en", "table-turn", player="Bob", count=1) in words


@pytest.mark.parametrize("locale", LOCALES)
async def test_l7_2_an_end_by_leaving_tells_who_left_and_what_the_open_deal_brought(
    screens: LingerScreens, locale: Locale
) -> None:
    first = step(dealt(begun(), **LAST_CARD), "A: resign")
    last = step(first.position, "C: resign")
    turns = (Turn(B, first.events), Turn(C, last.events))
    table = table_at(last.position, names=NAMES, game=LINGER, stake=100, turns=turns)
    screen = await game_over(table, screens, Manner(locale), mark="m", seed=None)
    words = str(screen.blocks[0])
    assert say(locale, "linger-longer-left-last", name="Cem", other="Bob") in words
    assert say(locale, "linger-longer-left-last", name="Ann", other="Bob") not in words, "two stayed then"
    assert all(card in words for card in ("A♠", "4♥", "9♦"))
    assert say(locale, "linger-longer-over", winners="Bob", count=1) in words
    assert "Ann" not in words, "who left before was told then"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", ["linger-longer", "guts"])
def test_the_last_but_one_to_leave_is_told_that_the_game_ends(name: str, locale: Locale) -> None:
    game = GAMES[name].game
    played = play_at_random(game, game.options({}), 1, seats=3, most=8)
    table = table_at(played.final, names=NAMES, game=game, stake=100)
    asked = sent(resign_question(table, table.players[A], locale=locale)).text
    ends = say(locale, f"{name}-resign-ask-last", opponent="Bob")
    assert ends not in asked
    alone = replace(table, position=played.final.play(C, Resign()).position)
    assert ends in sent(resign_question(alone, table.players[A], locale=locale)).text
