"""What the page says of its worked examples (L11), and what a record of others may not say."""

from dataclasses import replace

from bot.games.linger_longer.inner.position import LingerPosition
from bot.games.protocol import Seat
from tests.games.linger_longer.tables import LAST_CARD, LINGER, RECORDS, SWEEP, begun, board, dealt, look, points
from tests.games.notation import leave, play
from tests.games.reading import to_the_end
from tests.games.records import deck_of, mistakes, position, refused

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


test_l10_4_a_handwritten_mistake_is_refused_at_its_line = mistakes(
    ([*DEALT, "B: play 9S; C: play KS"], 8, "not a move"),
    ([*DEALT, "B: play JK"], 8, "not a move"),
    ([*DEALT, "B: draw"], 8, "not a move"),
    ([*TAGS, '[Trump "hearts"]'], 6, "Trump"),
)


def test_l10_1_cards_are_read_in_any_form() -> None:
    lines = [*DEALT, "B:  play\t9♠", "C: play ks", "A: play Qh"]
    assert board(position(*lines)).takers == (Seat.A,)
