"""How much better the regular of Rolling Stone plays than the novice: deals won, with the same cards in pairs.

One seat of a table of novices is played by the regular, and then by a novice, in matches of one deal. And regulars
among themselves bring their deals to an end: without chance half of them went round until the limit of tricks.
"""

from random import Random

import pytest

from bot.games.protocol import SEATS, Position, Seat
from bot.games.rolling_stone.board import Ended
from bot.games.rolling_stone.views import RollingView
from bot.robots.protocol import Level
from bot.robots.rolling_stone.novice import RollingNovice
from bot.robots.rolling_stone.regular import RollingRegular
from tests.games.rolling_stone.tables import ROLLING
from tests.left_out import first

MATCHES, FEW_MATCHES = 500, 100
MORE = {4: 0.13, 6: 0.04}  # of all matches, at least; a novice in its place wins its share of them
ROBOTS = {Level.NOVICE: RollingNovice(), Level.REGULAR: RollingRegular()}


def played(number: int, levels: dict[Seat, Level]) -> RollingView:
    """Play a match of one deal; the number gives cards and luck."""
    seats, decks = len(levels), Random(f"{number} decks")
    luck = [Random(f"{number} {seat}") for seat in range(seats)]
    now: Position = ROLLING.start(ROLLING.options({}), seats, SEATS[number // seats % seats])
    while now.outcome is None:
        if (chance := now.chance) is not None:
            now = now.supply(decks.sample(chance.cards, len(chance.cards))).position
            continue
        seat = min(now.awaited)
        now = now.play(seat, ROBOTS[levels[seat]].choose(now.view(seat), random=luck[seat])).position
    view = now.view(None)
    assert isinstance(view, RollingView)
    return view


def share_won(seats: int, matches: int, *, level: Level) -> float:
    """Return how many of these matches one seat wins among novices."""
    won = 0
    for number in range(matches):
        own = SEATS[number % seats]
        view = played(number, {seat: level if seat is own else Level.NOVICE for seat in SEATS[:seats]})
        won += view.board.scores[-1].winner == own
    return won / matches


def more_won(seats: int, matches: int) -> float:
    """Return how many more of all matches the regular wins than a novice in its place."""
    return share_won(seats, matches, level=Level.REGULAR) - share_won(seats, matches, level=Level.NOVICE)


@pytest.mark.long("strength at all sizes")
@pytest.mark.parametrize("seats", MORE)
def test_the_regular_wins_more_at_the_smallest_and_the_largest_table(seats: int) -> None:
    assert more_won(seats, MATCHES) >= MORE[seats]


def test_the_regular_wins_more_at_the_smallest_table() -> None:
    assert more_won(4, FEW_MATCHES) >= 0.05


@pytest.mark.parametrize("seats", first(1, [5, 4, 6], why="all sizes"))
def test_regulars_among_themselves_come_to_an_end(seats: int) -> None:
    levels = dict.fromkeys(SEATS[:seats], Level.REGULAR)
    ends = [played(number, levels).board.scores[-1] for number in range(30)]
    assert sum(score.ended is Ended.LIMIT for score in ends) <= 1
    assert sorted(score.tricks for score in ends)[15] < 60
