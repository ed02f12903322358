"""What a panel and the public table say of the turns before: all that happened, in a line or two, by name or as you."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.games.cards import Rank, parse_card
from bot.games.guts.events import Dealt as GutsDealt
from bot.games.guts.events import Ended
from bot.games.mille.events import (
    Dealt,
    Discarded,
    Drew,
    FewLeft,
    Laid,
    Passed,
    Picked,
    Renewed,
    SquaredUp,
    Took,
    TurnedOver,
    WentOut,
)
from bot.games.protocol import Ending, Event, Outcome, Seat
from bot.tables import PACES, Cut, Deputised, OutOfTime, Paused, Resumed, Table, TookBack, Turn
from bot.tables.pace import begin
from bot.text import LOCALES, Locale, in_turn, listed
from cogs.screens.guts.screens import GutsScreens
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.mille.telling import in_words
from cogs.screens.news import news, public_news
from cogs.screens.table import panel, showing
from cogs.screens.waiting import own_waiting_lines, waiting_lines
from render import Studio
from tests.cogs.desk import great_hand, random_positions, start, table_at
from tests.games.guts.tables import GUTS, begun, dealt, say, step
from tests.games.play import play_at_random
from tests.games.positions import MILLE, play
from tests.left_out import first

A, B = Seat.A, Seat.B


def cards(text: str) -> tuple:  # type: ignore[type-arg]
    return tuple(map(parse_card, text.split()))


def laid(rank: Rank, text: str, seat: Seat = B) -> Laid:
    return Laid(seat, rank, cards(text))


PILE = Took(B, Rank.KING, cards("KS KH KD"), 10)
MUCH = (
    PILE,
    laid(Rank.THREE, "3S 3H 3D"),
    laid(Rank.TEN, "TS TH 2D"),
    laid(Rank.EIGHT, "8S 8H 8D 8C"),
    laid(Rank.KING, "KC"),
    Discarded(B, parse_card("7S")),
)


def told(screens: MilleScreens, *turns: Turn, seat: Seat | None = A, locale: Locale = "en") -> list[str]:
    table = table_at(start(), turns=turns)
    shown = showing(table, seat, locale=locale)
    return public_news(table, screens, shown) if seat is None else list(news(table, screens, shown).missed)


def test_a_whole_turn_is_one_sentence_and_the_pile_is_in_it(screens: MilleScreens) -> None:
    assert told(screens, Turn(B, MUCH)) == [
        "Bob took the pile (11) with Ks, laid 3s, 10s with a two, 8s and K♣, threw 7♠."
    ]
    assert told(screens, Turn(B, MUCH), locale="fr") == [
        "Bob a pris la pile (11) avec des K, posé des 3, des 10 avec un deux, des 8 et K♣, et jeté 7♠."
    ]


def test_a_short_turn(screens: MilleScreens) -> None:
    turn = Turn(B, (Drew(B, None), Discarded(B, parse_card("7S"))))
    assert told(screens, turn) == ["Bob drew and threw 7♠."]
    assert told(screens, turn, locale="fr") == ["Bob a pioché et jeté 7♠."]
    assert told(screens, Turn(B, (Drew(B, None),))) == ["Bob drew."], "as far as it has come"
    assert told(screens, Turn(B, (Picked(B, parse_card("2H")), Discarded(B, parse_card("7S"))))) == [
        "Bob picked 2♥ and threw 7♠."
    ]
    assert told(screens, Turn(B, (Passed(B),))) == ["Bob passed."]


def test_what_was_taken_back_is_not_told_as_laid_but_told(screens: MilleScreens) -> None:
    turn = Turn(
        B,
        (
            Drew(B, None),
            laid(Rank.NINE, "9S 9H 9D"),
            laid(Rank.KING, "KS KS KH KH KD KD KC"),
            SquaredUp(B, Rank.KING),
            TookBack(B),
            TookBack(B),
            laid(Rank.NINE, "9S 9H 9D"),
            Discarded(B, parse_card("7S")),
        ),
    )
    assert told(screens, turn) == ["Bob drew, laid 9s, took back 2 moves, threw 7♠."]


def test_what_is_worth_a_cry_follows_in_a_second_line(screens: MilleScreens) -> None:
    turn = Turn(
        B,
        (
            Renewed(1, 40),
            Drew(B, None),
            laid(Rank.KING, "KC"),
            TurnedOver(B, Rank.KING),
            Discarded(B, parse_card("7S")),
            FewLeft(B, 1),
        ),
    )
    first, second = told(screens, turn)
    assert first == "Bob drew, laid K♣, threw 7♠."
    assert "40" in second
    assert "natural" in second
    assert "one card left" in second
    (line,) = told(screens, turn, seat=None)
    assert line == f"{first} {second}"


def test_a_new_deal_and_the_word_of_its_cut(screens: MilleScreens) -> None:
    deal = Turn(None, (Cut(A, "egg"), Dealt(2, B, parse_card("9S"), (None, None))))
    assert told(screens, deal) == ["You cut with “egg”.", "Deal 2: Bob deals and turns up 9♠."]
    assert told(screens, deal, seat=B)[0].startswith("Ann cuts with")
    assert told(screens, deal, seat=B)[1] == "Deal 2: you deal and turn up 9♠."
    plain = Turn(None, (Cut(None, "123"), Dealt(2, B, parse_card("9S"), (None, None))))
    assert told(screens, plain, seat=None) == ["Deal 2: Bob deals and turns up 9♠."]


def test_a_pause_is_told_to_the_other(screens: MilleScreens) -> None:
    turn = Turn(B, (Drew(B, None), Paused(A), Deputised(B)))
    assert not any("Ann" in line for line in told(screens, turn))
    assert any("Bob" in line for line in told(screens, turn))


def test_everybody_is_told_that_the_bot_was_away(screens: MilleScreens) -> None:
    away = Turn(B, (Drew(B, None), Paused(None), Resumed(None)))
    for seat in (A, None):
        assert "The bot is back, and the clock is running again." in " ".join(told(screens, away, seat=seat))


def test_a_panel_tells_every_turn_since_the_own_one_and_the_own_one_as_you(screens: MilleScreens) -> None:
    position = play(start(a="KK", stock="J"), "A: draw")
    before = Turn(A, (Drew(A, None), Discarded(A, parse_card("4S"))))
    deal = Turn(None, (Dealt(2, B, parse_card("9S"), (None, None)),))
    theirs = Turn(B, (Drew(B, None), Discarded(B, parse_card("7S"))))
    table = table_at(position, turns=(before, deal, theirs, Turn(A, (Drew(A, None),))))
    found = news(table, screens, showing(table, A, locale="en"))
    assert found.missed == ("Deal 2: Bob deals and turns up 9♠.", "Bob drew and threw 7♠.")
    assert found.own == ("You draw J♥.",)
    assert news(table, screens, showing(table, B, locale="en")).missed == ("Ann drew.",), "as far as it has come"


def test_who_has_just_ended_a_turn_reads_no_news(screens: MilleScreens) -> None:
    turn = Turn(B, (Drew(B, None), Discarded(B, parse_card("7S"))))
    assert told(screens, turn, seat=B) == []


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "You’re in. You show A♠ K♦. Cem shows K♠ 2♣. You win 3 counters. Cem pays 3: the pot is 3."),
        (
            "fr",
            "Tu joues. Tu montres A♠ K♦. Cem montre K♠ 2♣. Tu gagnes 3 fiches. "
            "Cem paie 3\N{NO-BREAK SPACE}: le pot est de 3.",
        ),
    ],
)
def test_who_has_ended_a_deal_reads_what_came_of_it_as_you(studio: Studio, locale: Locale, said: str) -> None:
    screens = GutsScreens(studio)
    ended = step(say(dealt(begun(), a="AS KD", c="KS 2C"), "B: out", "C: in"), "A: in")
    table = table_at(ended.position, names=("Ann", "Bob", "Cem"), game=GUTS, turns=(Turn(A, ended.events),))
    assert news(table, screens, showing(table, A, locale=locale)).missed == (said,)


def test_a_deal_beyond_the_agreed_number_says_why(studio: Studio) -> None:
    position = dealt(say(dealt(begun(deals="1"), a="AS KD", c="KS 2C"), "B: out", "C: in", "A: in"))
    screens, view = GutsScreens(studio), table_at(position, names=("Ann", "Bob", "Cem"), game=GUTS)
    goes_on = "The pot isn’t settled yet, so there’s another deal. Deal 2: you"
    for deal, words in ((1, "Deal 1: you deal"), (2, goes_on)):
        event = GutsDealt(deal, A, is_ante=False, pot=3, hands=(None, None, None))
        told_ = screens.in_words(event, showing(view, A, locale="en"))
        assert told_ is not None
        assert told_.startswith(words)


@pytest.mark.parametrize(
    ("shares", "words"),
    [((21, 21, 21), "shared: 21 each."), ((8, 7, 7), "shared: 7 or 8 each."), ((1, 1, 0), "shared: 0 or 1 each.")],
)
def test_how_many_counters_of_the_last_pot_each_has(studio: Studio, shares: tuple[int, ...], words: str) -> None:
    table = table_at(begun(), names=("Ann", "Bob", "Cem"), game=GUTS)
    event = Ended(Outcome(ending=Ending.PLAYED, winners=frozenset({A})), shares)
    told_ = GutsScreens(studio).in_words(event, showing(table, B, locale="en"))
    assert told_ is not None
    assert words in told_


def test_what_one_took_back_is_told_until_the_next_move(screens: MilleScreens) -> None:
    position = play(start(a="KK", stock="J"), "A: draw")
    lays = (laid(Rank.KING, "KS", A), laid(Rank.KING, "KD", A), TookBack(A), TookBack(A))
    table = table_at(position, turns=(Turn(A, (Drew(A, None), *lays)),))
    assert news(table, screens, showing(table, A, locale="en")).own == ("You draw J♥.", "You took back 2 moves.")


def whole_game(seed: int) -> list[Table]:
    """The tables of a random game, with the turns that a table remembers."""
    played = play_at_random(MILLE, MILLE.options({"target": "500"}), seed)
    tables, turns = [], list[Turn]()
    for ply, after in zip(played.plies, played.positions[1:], strict=True):
        public = tuple(known for event in ply.step.events if (known := event.seen_by(None)) is not None)
        if turns and (ply.seat is None and not any(isinstance(each, Dealt) for each in public)):
            turns[-1] = Turn(turns[-1].seat, turns[-1].events + public)
        elif turns and ply.seat is not None and turns[-1].seat == ply.seat:
            turns[-1] = Turn(ply.seat, turns[-1].events + public)
        else:
            turns.append(Turn(ply.seat, public))
        tables.append(table_at(after, turns=tuple(turns[-4:])))
    return tables


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", first(1, range(3)))
def test_two_sentences_a_turn_nothing_lost_and_never_the_own_name(
    screens: MilleScreens, seed: int, locale: Locale
) -> None:
    for table in whole_game(seed)[:-1]:
        for seat in (A, B):
            shown = showing(table, seat, locale=locale)
            for turn in table.turns:
                if turn.seat != seat:
                    lines = screens.news(shown, turn.events)
                    assert len(lines) <= 2
                    check(turn.events, " ".join(lines))
            found = news(table, screens, shown)
            assert table.players[seat].name not in " ".join([*found.missed, *found.own])


def check(events: Sequence[Event], words: str) -> None:
    """Whether the words tell of each event."""
    for event in events:
        if isinstance(event, Laid | Took):
            assert str(event.rank).replace("T", "10") in words
        if isinstance(event, Took):
            assert f"({event.to_hand + 1})" in words
        if isinstance(event, Discarded):
            assert str(event.card.rank).replace("T", "10") in words
        if isinstance(event, WentOut | FewLeft | TurnedOver):
            assert words.count(".") + words.count("!") >= 2


async def test_panel_never_says_its_readers_name(screens: MilleScreens) -> None:
    for position in random_positions(1, 40):
        turns = tuple(Turn(seat, MUCH) for seat in (B, A, None))
        table = table_at(position, turns=turns)
        for seat in (A, B):
            screen = await panel(table, seat, screens, locale="en")
            words = " ".join(block for block in screen.blocks if isinstance(block, str))
            assert table.players[seat].name not in words


@pytest.mark.parametrize(
    ("words", "en", "fr"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a et b"),
        (["a", "b", "c"], "a, b and c", "a, b et c"),
    ],
)
def test_lists(words: list[str], en: str, fr: str) -> None:
    assert listed(words, locale="en") == en
    assert listed(words, locale="fr") == fr


def test_acts_in_their_order() -> None:
    assert in_turn(["drew", "laid 3s and 8s", "threw 7♠"], locale="en") == "drew, laid 3s and 8s, threw 7♠"
    assert in_turn(["pioché", "jeté 7♠"], locale="fr") == "pioché et jeté 7♠"


def test_replaced_names_are_those_that_are_shown(screens: MilleScreens) -> None:
    table = table_at(start(), turns=(Turn(B, MUCH),), names=("Ann", "*Bob*"))
    (line,) = news(table, screens, showing(table, A, locale="en")).missed
    assert line.startswith("\\*Bob\\*")
    assert replace(table, turns=()).recent == ()


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (laid(Rank.TEN, "TS TH 2D"), "Bob lays 10♠ 10♥ 2♦."),
        (laid(Rank.KING, "KC"), "Bob adds K♣ to the Ks."),
        (laid(Rank.KING, "2C 2D 2H"), "Bob adds 2♣ 2♦ 2♥ to the Ks."),
        (laid(Rank.TWO, "2C 2D 2H"), "Bob lays 2♣ 2♦ 2♥."),
    ],
)
def test_a_meld_is_named_where_the_cards_do_not_say_which(event: Laid, said: str) -> None:
    assert in_words(event, names=("Ann", "Bob"), locale="en") == said


async def test_a_panel_costs_one_picture(screens: MilleScreens) -> None:
    """It shows the table and the hand in one: a hand drawn beside it would be seen by nobody."""
    before = screens.studio.drawn.pictures
    await panel(table_at(great_hand(9)), Seat.A, screens, locale="en")
    assert screens.studio.drawn.pictures - before == 1


@pytest.mark.parametrize(
    ("locale", "own", "others"),
    [
        (
            "en",
            "You ran out of time: the usual move was played for you.",
            "Cem is out of time: the usual move is played.",
        ),
        (
            "fr",
            "Ton temps était écoulé\N{NO-BREAK SPACE}: le coup habituel",
            "Cem n’a plus de temps\N{NO-BREAK SPACE}: le coup",
        ),
    ],
)
def test_a_move_that_time_played_is_told_to_all_and_to_whose_it_was(
    studio: Studio, locale: Locale, own: str, others: str
) -> None:
    """Also what was before it, which they have not seen."""
    screens, position = GutsScreens(studio), dealt(begun(), a="AS KD", c="KS 2C")
    said = [step(position, "B: in")]
    said.append(step(said[0].position, "C: out"))
    turns = (Turn(B, (*said[0].events, OutOfTime(Seat.C))), Turn(Seat.C, said[1].events))
    table = table_at(said[1].position, names=("Ann", "Bob", "Cem"), game=GUTS, turns=turns)
    told_to = {seat: " ".join(news(table, screens, showing(table, seat, locale=locale)).missed) for seat in (A, Seat.C)}
    assert own in told_to[Seat.C]
    assert "Bob" in told_to[Seat.C]
    assert others in told_to[A]
    assert others in " ".join(public_news(table, screens, showing(table, None, locale=locale)))


@pytest.mark.parametrize(("locale", "said"), [("en", "You’re in. Ann is out."), ("fr", "Tu joues. Ann passe.")])
def test_what_an_order_said_for_the_reader_is_told_to_them(studio: Studio, locale: Locale, said: str) -> None:
    position = dealt(begun(dealer="B"), c="KS 2C")
    first = step(position, "C: in")
    second = step(first.position, "A: out")
    turns = (Turn(Seat.C, first.events), Turn(A, second.events))
    table = table_at(second.position, names=("Ann", "Bob", "Cem"), game=GUTS, turns=turns)
    assert " ".join(news(table, GutsScreens(studio), showing(table, Seat.C, locale=locale)).missed) == said


def test_who_has_left_is_said_once(studio: Studio) -> None:
    """By the news of it, and by a line of its own once these are older."""
    position = dealt(begun(4), b="AS KD")
    left = step(position, "C: resign")
    names = ("Ann", "Bob", "Cem", "Dot")
    fresh = table_at(left.position, names=names, game=GUTS, turns=(Turn(B, left.events),))
    later = replace(fresh, turns=())
    assert waiting_lines(fresh, late=(), locale="en") == []
    assert waiting_lines(later, late=(), locale="en") == ["Cem has left."]


@pytest.mark.parametrize(
    ("locale", "said", "out"),
    [
        ("en", "Once more, and you leave the game.", "Your time ran out"),
        ("fr", "Encore une fois, et tu quittes la partie.", "Ton temps s’est écoulé"),
    ],
)
def test_who_ran_out_of_time_is_warned_before_the_last_time_and_told_after_it(
    locale: Locale, said: str, out: str
) -> None:
    position = dealt(begun(4), b="AS KD")
    names = ("Ann", "Bob", "Cem", "Dot")
    table = replace(table_at(position, names=names, game=GUTS), strikes=(0, 2, 1, 0))
    told = {seat: " ".join(own_waiting_lines(table, seat, late=(), locale=locale)) for seat in (A, B, Seat.C)}
    assert [said in told[seat] for seat in (A, B, Seat.C)] == [False, True, False]
    left = step(position, "B: timeout")
    gone = table_at(left.position, names=names, game=GUTS, turns=(Turn(B, left.events),))
    assert own_waiting_lines(gone, B, late=(), locale=locale)[0].startswith(out)
    assert out not in own_waiting_lines(replace(gone, turns=()), B, late=(), locale=locale)[0]


def test_times_that_end_together_are_told_in_one_clause() -> None:
    position = dealt(begun(4, declare="together"), b="AS KD")
    table = table_at(position, names=("Ann", "Bob", "Cem", "Dot"), game=GUTS)
    pace, nobody = PACES["10m"], (None,) * 4
    everybody = frozenset(Seat) & frozenset(position.to_act)
    running = begin(pace, nobody, 0).move_on(0, everybody, held=frozenset(), anew=everybody)
    table = replace(table, terms=replace(table.terms, pace=pace), countdown=running)
    (line,) = waiting_lines(table, late=(), locale="en")
    assert line.startswith("Time runs out <t:")
    assert line.endswith("for everybody.")
    assert line.count("<t:") == 1


def test_a_showdown_is_told_from_the_best_hand_down(studio: Studio) -> None:
    """As it is announced (G9)."""
    position = dealt(begun(), a="KS QD", b="7S 7C", c="AS 2D")
    ended = step(say(position, "B: in", "C: in"), "A: in")
    table = table_at(ended.position, names=("Ann", "Bob", "Cem"), game=GUTS)
    told_ = GutsScreens(studio).in_words(ended.events[-1], showing(table, None, locale="en"))
    assert told_ is not None
    assert told_.startswith("Bob shows 7♠ 7♣. Cem shows A♠ 2♦. Ann shows K♠ Q♦. Bob wins 3 counters.")
