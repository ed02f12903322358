"""The counts of a finished game of Linger Longer, and its feats."""

import pytest

from bot.games.linger_longer.counting import Feat, LingerCounting
from bot.games.protocol import Position, Seat, Settlement
from tests.games.linger_longer.tables import LAST_CARD, LINGER, SWEEP, begun, board, dealt, look
from tests.games.notation import leave, play
from tests.games.reading import to_the_end

COUNTING = LingerCounting()
SWEPT = "9S KS QH", "AH 4D 3D", "TH 2C 8C"


def feats(position: Position, seat: str) -> list[str]:
    """Return the feats of a seat."""
    return list(COUNTING.achieved(look(position), Settlement(), Seat[seat]))


def counted(position: Position, figure: str) -> list[int]:
    """Return a figure of everyone."""
    return [each.figures[figure] for each in COUNTING.counts(look(position), Settlement()).seats]


def test_deals_and_tricks_won_sweeps_and_the_best_deal() -> None:
    position = play(dealt(begun(deals="2"), **SWEEP), *SWEPT)
    position = dealt(position, c=LAST_CARD["b"], a=LAST_CARD["c"], b=LAST_CARD["a"], stock=LAST_CARD["stock"])
    position = play(position, "AS KS QS", "9D 2D 7H", "8C 5C 3H", "AH JD 4H")
    counts = COUNTING.counts(look(position), Settlement())
    assert counts.deals == 2
    assert [each.points for each in counts.seats] == [4, 0, 0]
    assert counted(position, "deals_won") == [2, 0, 0]
    assert counted(position, "tricks_won") == [5, 1, 1]
    assert counted(position, "sweeps") == [1, 0, 0]
    assert counted(position, "best_deal") == [3, 0, 0]


def test_a_clean_sweep_at_a_table_of_four_or_more() -> None:
    assert Feat.CLEAN_SWEEP not in feats(play(dealt(begun(deals="1"), **SWEEP), *SWEPT), "A")
    hands = {"b": "2S 3S 4S 5S", "c": "6S 7S 8S 9S", "d": "TS JS QS 2C", "a": "AS AH KH QH"}
    position = play(dealt(begun(4, deals="1"), **hands), "2S 6S TS AS", "AH 3S 7S JS", "KH 4S 8S QS", "QH 5S 9S 2C")
    assert [feats(position, seat) for seat in "ABCD"] == [[Feat.CLEAN_SWEEP], [], [], []]


def test_a_deal_won_on_everybodys_last_card() -> None:
    position = play(dealt(begun(deals="1"), **LAST_CARD), "AS KS QS", "9D 2D 7H", "8C 5C 3H", "AH JD 4H")
    assert feats(position, "C") == [Feat.PHOTO_FINISH]
    assert feats(position, "A") == []


def test_a_deal_won_with_a_two() -> None:
    hands = {"b": "AS KS 2C", "c": "QS JS 3D", "a": "9S 4H TS"}  # spades
    position = play(dealt(begun(deals="1"), **hands), "AS QS 9S", "KS JS TS", "2C 3D 4H")
    assert [feats(position, seat) for seat in "ABC"] == [[], [Feat.WON_BY_A_TWO], []]


def test_who_is_left_alone_has_won_the_deal_and_no_feat() -> None:
    position = leave(play(dealt(begun(4), b="AS", c="2S"), "AS"), "A: resign", "C: resign", "D: resign")
    assert counted(position, "deals_won") == [0, 1, 0, 0]
    assert counted(position, "sweeps") == [0, 0, 0, 0]
    assert feats(position, "B") == []


@pytest.mark.parametrize("seats", range(3, 7))
def test_every_deal_and_every_trick_is_counted_once(seats: int) -> None:
    last = to_the_end(begun(seats), seed=seats)
    assert sum(counted(last, "deals_won")) == seats
    assert sum(counted(last, "tricks_won")) == sum(len(score.tricks) for score in board(last).scores)
    assert sum(each.points for each in COUNTING.counts(look(last), Settlement()).seats) == sum(board(last).points)


def test_a_settlement_is_not_needed_to_count() -> None:
    last = to_the_end(begun())
    assert COUNTING.counts(look(last), LINGER.settle(last, 5)) == COUNTING.counts(look(last), Settlement())
