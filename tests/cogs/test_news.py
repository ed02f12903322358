"""The words of a panel and the public table about the turns before: all events, in a line or two, by name or as you."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.games.cards import Rank, parse_card
from bot.games.cards import parse_cards as cards
from bot.games.discarding import Discarded, Drew, FewLeft, Passed
from bot.games.mille.events import Dealt, Laid, Picked, Renewed, SquaredUp, Took, TurnedOver, WentOut
from bot.games.protocol import Event, Seat
from bot.tables import Cut, Deputised, Paused, Resumed, Table, TookBack, Turn
from bot.text import LOCALES, Locale
from cogs.screens.game import Manner
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.mille.telling import in_words
from cogs.screens.news import news, public_news
from cogs.screens.table import panel, showing
from render import Studio
from tests.cogs.desk import great_hand, random_positions, start, table_at
from tests.games.play import play_at_random
from tests.games.positions import MILLE, play
from tests.left_out import first

A, B = Seat.A, Seat.B


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


def news_of(screens: MilleScreens, *turns: Turn, seat: Seat | None = A, locale: Locale = "en") -> list[str]:
    table = table_at(start(), turns=turns)
    shown = showing(table, seat, Manner(locale))
    return public_news(table, screens, shown) if seat is None else list(news(table, screens, shown).missed)


def test_a_whole_turn_is_one_sentence_and_the_pile_is_in_it(screens: MilleScreens) -> None:
    assert news_of(screens, Turn(B, MUCH)) == [
        "Bob took the pile (11) with Ks, laid 3s, 10s with a two, 8s and K♣, discarded 7♠."
    ]
    assert news_of(screens, Turn(B, MUCH), locale="fr") == [
        "Bob a pris la pile (11) avec des K, posé des 3, des 10 avec un deux, des 8 et K♣, et jeté 7♠."
    ]


def test_a_short_turn(screens: MilleScreens) -> None:
    turn = Turn(B, (Drew(B, None), Discarded(B, parse_card("7S"))))
    assert news_of(screens, turn) == ["Bob drew and discarded 7♠."]
    assert news_of(screens, turn, locale="fr") == ["Bob a pioché et jeté 7♠."]
    assert news_of(screens, Turn(B, (Drew(B, None),))) == ["Bob drew."], "as far as it has come"
    assert news_of(screens, Turn(B, (Picked(B, parse_card("2H")), Discarded(B, parse_card("7S"))))) == [
        "Bob picked 2♥ and discarded 7♠."
    ]
    assert news_of(screens, Turn(B, (Passed(B),))) == ["Bob passed."]


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
    assert news_of(screens, turn) == ["Bob drew, laid 9s, took back 2 moves, discarded 7♠."]


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
    first, second = news_of(screens, turn)
    assert first == "Bob drew, laid K♣, discarded 7♠."
    assert "40" in second
    assert "natural" in second
    assert "one card left" in second
    (line,) = news_of(screens, turn, seat=None)
    assert line == f"{first} {second}"


def test_a_new_deal_and_the_word_of_its_cut(screens: MilleScreens) -> None:
    deal = Turn(None, (Cut(A, "egg"), Dealt(2, B, parse_card("9S"), (None, None))))
    assert news_of(screens, deal) == ["You cut with “egg”.", "Deal 2: Bob deals and turns up 9♠."]
    assert news_of(screens, deal, seat=B)[0].startswith("Ann cuts with")
    assert news_of(screens, deal, seat=B)[1] == "Deal 2: you deal and turn up 9♠."
    plain = Turn(None, (Cut(None, "123"), Dealt(2, B, parse_card("9S"), (None, None))))
    assert news_of(screens, plain, seat=None) == ["Deal 2: Bob deals and turns up 9♠."]


def test_a_pause_is_told_to_the_other(screens: MilleScreens) -> None:
    turn = Turn(B, (Drew(B, None), Paused(A), Deputised(B)))
    assert not any("Ann" in line for line in news_of(screens, turn))
    assert any("Bob" in line for line in news_of(screens, turn))


def test_everybody_is_told_that_the_bot_was_away(screens: MilleScreens) -> None:
    away = Turn(B, (Drew(B, None), Paused(None), Resumed(None)))
    for seat in (A, None):
        assert "The bot is back, and the clock is running again." in " ".join(news_of(screens, away, seat=seat))


def test_a_panel_tells_every_turn_since_the_own_one_and_the_own_one_as_you(screens: MilleScreens) -> None:
    position = play(start(a="KK", stock="J"), "A: draw")
    before = Turn(A, (Drew(A, None), Discarded(A, parse_card("4S"))))
    deal = Turn(None, (Dealt(2, B, parse_card("9S"), (None, None)),))
    theirs = Turn(B, (Drew(B, None), Discarded(B, parse_card("7S"))))
    table = table_at(position, turns=(before, deal, theirs, Turn(A, (Drew(A, None),))))
    found = news(table, screens, showing(table, A, Manner("en")))
    assert found.missed == ("Deal 2: Bob deals and turns up 9♠.", "Bob drew and discarded 7♠.")
    assert found.own == ("You draw J♥.",)
    assert news(table, screens, showing(table, B, Manner("en"))).missed == ("Ann drew.",), "as far as it has come"


def test_who_has_just_ended_a_turn_reads_no_news(screens: MilleScreens) -> None:
    turn = Turn(B, (Drew(B, None), Discarded(B, parse_card("7S"))))
    assert news_of(screens, turn, seat=B) == []


def test_what_one_took_back_is_told_until_the_next_move(screens: MilleScreens) -> None:
    position = play(start(a="KK", stock="J"), "A: draw")
    lays = (laid(Rank.KING, "KS", A), laid(Rank.KING, "KD", A), TookBack(A), TookBack(A))
    table = table_at(position, turns=(Turn(A, (Drew(A, None), *lays)),))
    assert news(table, screens, showing(table, A, Manner("en"))).own == ("You draw J♥.", "You took back 2 moves.")


def whole_game(seed: int) -> list[Table]:
    """Return the tables of a random game, with the turns that a table remembers."""
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
            shown = showing(table, seat, Manner(locale))
            for turn in table.turns:
                if turn.seat != seat:
                    lines = screens.news(shown, turn.events)
                    assert len(lines) <= 2
                    check(turn.events, " ".join(lines))
            found = news(table, screens, shown)
            assert table.players[seat].name not in " ".join([*found.missed, *found.own])


def check(events: Sequence[Event], words: str) -> None:
    """Check that the words mention each event."""
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
            screen = await panel(table, seat, screens, Manner("en"))
            words = " ".join(block for block in screen.blocks if isinstance(block, str))
            assert table.players[seat].name not in words


def test_replaced_names_are_those_that_are_shown(screens: MilleScreens) -> None:
    table = table_at(start(), turns=(Turn(B, MUCH),), names=("Ann", "*Bob*"))
    (line,) = news(table, screens, showing(table, A, Manner("en"))).missed
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


async def test_a_panel_costs_one_picture(painting: Studio) -> None:
    """It shows the table and the hand in one: nobody would see a hand drawn next to it."""
    before = painting.drawn.pictures
    await panel(table_at(great_hand(9)), Seat.A, MilleScreens(painting), Manner("en"))
    assert painting.drawn.pictures - before == 1
