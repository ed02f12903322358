"""What the page says of its worked examples (L11), and records as others write them: random and handwritten."""

from dataclasses import replace

import pytest

from bot.games.linger_longer.inner.position import LingerPosition
from bot.games.protocol import Seat
from tests.games.linger_longer.tables import LAST_CARD, LINGER, RECORDS, SWEEP, begun, board, dealt, look, points
from tests.games.notation import leave, play, to_the_end
from tests.games.play import play_at_random
from tests.games.records import comes_back, deck_of, is_refused_at, position, refused
from tests.left_out import first

TAGS = ['[Game "linger-longer"]', '[A "A"]', '[B "B"]', '[C "C"]', '[Rules "classic"]']
PACK = deck_of(RECORDS / "linger-longer-sweep.game")
DEALT = [*TAGS, "Deal 1 dealer A", PACK]  # seven lines; hearts
TRICKS = [
    f"{seat}: play {card}"
    for trick in (("B9S", "CKS", "AQH"), ("AAH", "B4D", "C3D"), ("ATH", "B2C", "C8C"))
    for seat, card in ((played[0], played[1:]) for played in trick)
]
SWEPT = [*DEALT, *TRICKS]  # sixteen lines; deal 2 of 3 is next


def test_l11_1_in_trick_3_b_may_not_trump() -> None:
    lines = (RECORDS / "linger-longer-last-card.game").read_text().splitlines()
    at = lines.index("B: play 5C")
    bad = refused(*lines[:at], "B: play 4H")
    assert bad is not None
    assert (bad.line, "must-follow, rule L3.2" in bad.problem) == (at + 1, True)


def test_l11_3_with_trumps_from_the_stock_hearts_win_nothing() -> None:
    now = position('[Trump "stock"]', *SWEPT[:10])
    assert board(now).takers == (Seat.C,)
    assert str(look(now, "C").drawn) == "JD"


def test_l11_4_totals_of_5_2_and_0_at_ten_cents() -> None:
    final = to_the_end(begun())
    assert isinstance(final, LingerPosition)
    scores = (*final.board.scores[:-1], replace(final.board.scores[-1], totals=(5, 2, 0)))
    settled = LINGER.settle(replace(final, board=replace(final.board, scores=scores)), 10)
    assert [(str(each.payer), str(each.payee), each.amount) for each in settled.transfers] == [
        ("B", "A", 30),
        ("C", "A", 50),
        ("C", "B", 20),
    ]
    assert settled.nets(3) == (80, -10, -70)


def test_l11_6_who_has_left_cannot_win() -> None:
    """The page has A 4 and B 1 after two deals, which three players cannot reach: here A has 3."""
    now = dealt(begun(dealer="C", deals="2"), a=LAST_CARD["b"], b=LAST_CARD["c"], c=LAST_CARD["a"], stock="5C JD AH QC")
    now = play(now, "AS KS QS", "9D 2D 7H", "8C 5C 3H", "AH JD 4H")  # B wins one point
    now = play(leave(dealt(now, **SWEEP), "A: resign"), "9S KS QH", "AH 4D 3D", "TH 2C 8C")
    assert (points(now), now.left) == ((3, 1, 0), (Seat.A,))
    assert now.outcome is not None
    assert now.outcome.winners == {Seat.B}
    assert [(str(each.payer), str(each.payee), each.amount) for each in LINGER.settle(now, 10).transfers] == [
        ("C", "B", 10)
    ]


HANDWRITTEN: list[tuple[list[str], int, str]] = [
    ([*DEALT, "C: play KS"], 8, "not-your-turn, rule L3.2"),
    ([*DEALT, "A: play QH"], 8, "not-your-turn, rule L3.2"),
    ([*DEALT, "B: play AS"], 8, "not-held, rule L3.2"),
    ([*DEALT, "B: play 9S", "C: play 3D"], 9, "must-follow, rule L3.2"),
    ([*DEALT, "B: play 9S", "B: play 4D"], 9, "not-your-turn, rule L3.2"),
    ([*DEALT, "B: play 9S; C: play KS"], 8, "not a move"),
    ([*DEALT, "B: play"], 8, "not a move"),
    ([*DEALT, "B: play JK"], 8, "not a move"),
    ([*DEALT, "B: draw"], 8, "not a move"),
    ([*DEALT, "B: PLAY 9S"], 8, "not a move"),
    ([*DEALT, "b: play 9S"], 8, "none of a record's"),
    ([*DEALT, "D: play 9S"], 8, "not-seated, rule L1.1"),
    ([*DEALT, "Stock: 5C"], 8, "stock"),
    ([*DEALT, "B: play 9S", "Deal 2 dealer B", PACK], 9, "a deal is still on"),
    ([*SWEPT, "B: play 5S"], 17, "no-cards-yet, rule L2.2"),
    ([*SWEPT, "Deal 2 dealer C"], 17, "the wrong seat deals"),
    ([*SWEPT, "Deal 3 dealer B"], 17, "deal 2"),
    ([*DEALT, "C: resign", "C: timeout"], 9, "has-left, rule L7.1"),
    ([*DEALT, "C: resign", "A: timeout", "B: play 9S"], 10, "the game is over"),
    ([*DEALT, "Result: abandoned", "B: play 9S"], 9, "the game is over"),
    (['[Deals "1"]', *SWEPT, "Deal 2 dealer B", PACK], 18, "the game is over"),
    ([*TAGS, "B: play 9S"], 6, "no-cards-yet, rule L2.2"),
    ([*TAGS, "Deal 1 dealer D", PACK], 6, "the wrong seat deals"),
    ([*TAGS, "Deal 1 dealer A", PACK[:-3]], 7, "whole deck"),
    ([*TAGS, "Deal 1 dealer A", f"{PACK} JK"], 7, "whole deck"),
    ([*TAGS, '[Deals "31"]'], 6, "Deals"),
    ([*TAGS, '[Deals "Each"]'], 6, "Deals"),
    ([*TAGS, '[Trump "hearts"]'], 6, "Trump"),
    ([*TAGS[:4], '[Rules "seed"]', "# of another house"], 5, "Rules"),
    ([*TAGS[:3], TAGS[4]], 4, "the tag C is missing"),
    ([*TAGS[:4], '[D "D"]', '[E "E"]', '[F "F"]', '[G "G"]', TAGS[4]], 8, "at most 6"),
]


@pytest.mark.parametrize(("lines", "line", "why"), HANDWRITTEN, ids=[f"{why} at {at}" for _, at, why in HANDWRITTEN])
def test_l10_4_a_handwritten_mistake_is_refused_at_its_line(lines: list[str], line: int, why: str) -> None:
    is_refused_at(lines, line, why)


def test_l10_1_cards_are_read_in_any_form() -> None:
    lines = [*DEALT, "B:  play\t9♠", "C: play ks", "A: play Qh"]
    assert board(position(*lines)).takers == (Seat.A,)


def test_l10_2_a_deputys_cards_are_written_as_the_seats_own() -> None:
    now = position(*DEALT, "C: resign", *TRICKS)
    assert (points(now), now.left) == ((3, 0, 0), (Seat.C,))


@pytest.mark.parametrize("seats", first(2, (3, 6, 4, 5), why="all sizes"))
@pytest.mark.parametrize("trump", ["dealer", "stock"])
def test_l10_a_random_game_is_read_as_it_was_written(seats: int, trump: str) -> None:
    for seed in range(4):
        options = LINGER.options({"trump": trump, "deals": ["each", "1", "5"][seed % 3]})
        comes_back(play_at_random(LINGER, options, seed, seats=seats, leaves=seed % 2 == 1))
