"""How much better the regular of Rolling Stone plays than the novice: deals won, with the same cards in pairs.

One seat of a table of novices is played by the regular, and then by a novice, in matches of one deal. And regulars
among themselves bring their deals to an end: if they never tired, most would go round until the limit of tricks.
"""

from random import Random

import pytest

from bot.games.chance import dealt
from bot.games.protocol import SEATS, Position, Seat
from bot.games.rolling_stone.board import Ended
from bot.games.rolling_stone.views import RollingView
from bot.robots.protocol import Robot
from bot.robots.rolling_stone.expert import RollingExpert
from bot.robots.rolling_stone.novice import RollingNovice
from bot.robots.rolling_stone.regular import RollingRegular
from tests.games.rolling_stone.tables import ROLLING
from tests.left_out import first
from tests.robots.frozen.rolling_stone import FrozenRegular

EXPERTS = 5  # matches: an expert takes its time, and wins 4 of these
MORE = [(4, 40, 0.13), (6, 60, 0.04)]
"""Seats, matches, and how many more of them the regular wins at least; a novice in its place wins its share."""
OLD_MATCHES = 60  # of four, with which it gains 1.4; with 300 it is 0.6, with a standard error of 0.3
NOVICE, REGULAR, EXPERT, OLD = RollingNovice(), RollingRegular(), RollingExpert(), FrozenRegular()


def played(number: int, robots: dict[Seat, Robot]) -> RollingView:
    """Play a match of one deal; the number gives cards and luck."""
    seats, decks = len(robots), Random(f"{number} decks")
    luck = [Random(f"{number} {seat}") for seat in range(seats)]
    now: Position = ROLLING.start(ROLLING.options({}), seats, SEATS[number // seats % seats])
    while (now := dealt(now, decks)).outcome is None:
        seat = min(now.awaited)
        now = now.play(seat, robots[seat].choose(now.view(seat), random=luck[seat])).position
    view = now.view(None)
    assert isinstance(view, RollingView)
    return view


def share_won(seats: int, matches: int, robot: Robot) -> float:
    """Return how many of these matches one seat wins among novices."""
    won = 0
    for number in range(matches):
        own = SEATS[number % seats]
        view = played(number, {seat: robot if seat is own else NOVICE for seat in SEATS[:seats]})
        won += view.board.scores[-1].winner == own
    return won / matches


def more_won(seats: int, matches: int) -> float:
    """Return how many more of all matches the regular wins than a novice in its place."""
    return share_won(seats, matches, REGULAR) - share_won(seats, matches, NOVICE)


@pytest.mark.long("strength at all sizes")
@pytest.mark.parametrize(("seats", "matches", "least"), MORE)
def test_the_regular_wins_more_at_the_smallest_and_the_largest_table(seats: int, matches: int, least: float) -> None:
    assert more_won(seats, matches) >= least


@pytest.mark.long("strength at all sizes")
def test_the_regular_gains_from_those_of_old() -> None:
    """They play any card more and more often after 20 tricks."""
    assert gained(4, OLD_MATCHES, REGULAR, others=OLD) >= 0.3


@pytest.mark.long("strength at all sizes")
def test_the_expert_wins_more_than_its_share_among_novices() -> None:
    """A quarter is its share. An expert that took all for sound players won hardly more."""
    assert share_won(4, EXPERTS, EXPERT) >= 0.7


def gained(seats: int, matches: int, robot: Robot, *, others: Robot) -> float:
    """Return a robot's points a deal, which are what the others pay it."""
    points = 0
    for number in range(matches):
        own = SEATS[number % seats]
        view = played(number, {seat: robot if seat is own else others for seat in SEATS[:seats]})
        points += view.board.scores[-1].scores[own]
    return points / matches


@pytest.mark.parametrize("seats", first(1, [5, 4, 6], why="all sizes"))
def test_regulars_among_themselves_come_to_an_end(seats: int) -> None:
    robots: dict[Seat, Robot] = dict.fromkeys(SEATS[:seats], REGULAR)
    ends = [played(number, robots).board.scores[-1] for number in range(30)]
    assert sum(score.ended is Ended.LIMIT for score in ends) <= 1, "one of 6,000 deals comes to the limit, with six"
    assert sorted(score.tricks for score in ends)[15] < 90
