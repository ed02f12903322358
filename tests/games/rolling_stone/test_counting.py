"""The counts of a finished game of Rolling Stone, and its feats."""

from dataclasses import replace

import pytest

from bot.games.protocol import Position, Seat, Settlement
from bot.games.rolling_stone.board import LIMIT
from bot.games.rolling_stone.counting import BALLOON, Feat, RollingCounting
from bot.games.rolling_stone.inner.position import RollingPosition
from tests.games.notation import leave, play
from tests.games.reading import to_the_end
from tests.games.rolling_stone.tables import ALL_FOLLOW, OUT, ROLLING, TAKING, begun, board, dealt, look

COUNTING = RollingCounting()


def feats(position: Position, seat: str) -> list[str]:
    """Return the feats of a seat."""
    return list(COUNTING.achieved(look(position), Settlement(), Seat[seat]))


def counted(position: Position, figure: str) -> list[int]:
    """Return a figure of everyone."""
    return [each.figures[figure] for each in COUNTING.counts(look(position), Settlement()).seats]


def with_board(position: Position, **changes: object) -> Position:
    """Return the same position with changes to the board."""
    assert isinstance(position, RollingPosition)
    return replace(position, board=replace(position.board, **changes))


def test_deals_won_tricks_taken_up_the_biggest_hand_and_the_best_deal() -> None:
    position = play(dealt(begun(deals="2"), **ALL_FOLLOW), *OUT)
    position = play(dealt(position, **dict(zip("cdab", TAKING.values(), strict=True))), "AD KD JD", "AC")
    position = play(with_board(position, tricks=LIMIT - 1), "KS TS")  # A takes up: D has the fewest
    counts = COUNTING.counts(look(position), Settlement())
    assert counts.deals == 2
    assert counted(position, "deals_won") == [0, 1, 0, 1]
    assert counted(position, "tricks_taken") == [1, 1, 1, 0]
    assert counted(position, "biggest_hand") == [9, 11, 8, 8]
    assert counted(position, "best_deal") == [0, 3, 0, 8]
    assert [each.points for each in counts.seats] == list(board(position).points)


def test_a_deal_won_without_having_taken_up_anything() -> None:
    assert feats(play(dealt(begun(), **ALL_FOLLOW), *OUT), "B") == [Feat.SLIM]
    assert feats(play(dealt(begun(), **ALL_FOLLOW), *OUT), "C") == []


def test_a_deal_won_after_having_held_twelve_cards() -> None:
    position = play(dealt(begun(), **ALL_FOLLOW), *OUT[:-1])
    for most, achieved in ((BALLOON, [Feat.BALLOON]), (BALLOON - 1, [])):
        swollen = with_board(position, took=(0, 1, 0, 0), most=(8, most, 8, 8))
        assert feats(play(swollen, "KC"), "B") == achieved


def test_a_deal_won_at_the_limit_is_no_feat() -> None:
    position = play(dealt(begun(), **TAKING), "AD KD JD", "AC")
    position = play(with_board(position, tricks=LIMIT - 1), "KS TS")
    assert [feats(position, seat) for seat in "ABCD"] == [[], [], [], []]


def test_who_is_left_alone_has_won_the_deal_and_no_feat() -> None:
    position = leave(dealt(begun()), "A: resign", "C: resign", "D: resign")
    assert counted(position, "deals_won") == [0, 1, 0, 0]
    assert feats(position, "B") == []


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_every_deal_and_every_trick_taken_up_is_counted_once(seats: int) -> None:
    last = to_the_end(begun(seats, deals="3"), seed=seats)
    assert sum(counted(last, "deals_won")) == sum(score.winner is not None for score in board(last).scores)
    assert sum(counted(last, "tricks_taken")) == sum(score.taken for score in board(last).scores)
    assert sum(each.points for each in COUNTING.counts(look(last), Settlement()).seats) == 0


def test_a_settlement_is_not_needed_to_count() -> None:
    last = to_the_end(begun())
    assert COUNTING.counts(look(last), ROLLING.settle(last, 5)) == COUNTING.counts(look(last), Settlement())
