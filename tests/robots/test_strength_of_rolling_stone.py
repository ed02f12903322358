"""How much better the regular of Rolling Stone plays than the novice: deals won, with the same cards in pairs.

One seat of a table of novices is played by the regular, and then by a novice, in matches of one deal. And regulars
among themselves bring their deals to an end: if they never tired, most would go round until the limit of tricks.
"""

from collections.abc import Iterator
from random import Random
from statistics import mean, stdev

import pytest

from bot.games.one_card.moves import Play
from bot.games.protocol import SEATS, Position, Seat
from bot.games.rolling_stone.board import Ended
from bot.games.rolling_stone.inner.position import RollingPosition
from bot.games.rolling_stone.views import RollingView
from bot.robots.protocol import Robot
from bot.robots.rolling_stone.expert import RollingExpert
from bot.robots.rolling_stone.novice import RollingNovice
from bot.robots.rolling_stone.playing_out import CODES, PlayedOut, coded
from bot.robots.rolling_stone.regular import RollingRegular
from tests.games.rolling_stone.tables import ROLLING
from tests.left_out import first
from tests.robots.frozen.rolling_stone import FrozenRegular

MATCHES, FEW_MATCHES = 500, 100
MORE = {4: 0.13, 6: 0.04}  # of all matches, at least; a novice in its place wins its share of them
OLD_MATCHES = 1_000
LED, EACH = 20, 6  # deals of each size in which leads are compared, and every how many tricks
NOVICE, REGULAR, EXPERT, OLD = RollingNovice(), RollingRegular(), RollingExpert(), FrozenRegular()


def played(number: int, robots: dict[Seat, Robot]) -> RollingView:
    """Play a match of one deal; the number gives cards and luck."""
    seats, decks = len(robots), Random(f"{number} decks")
    luck = [Random(f"{number} {seat}") for seat in range(seats)]
    now: Position = ROLLING.start(ROLLING.options({}), seats, SEATS[number // seats % seats])
    while now.outcome is None:
        if (chance := now.chance) is not None:
            now = now.supply(decks.sample(chance.cards, len(chance.cards))).position
            continue
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
@pytest.mark.parametrize("seats", MORE)
def test_the_regular_wins_more_at_the_smallest_and_the_largest_table(seats: int) -> None:
    assert more_won(seats, MATCHES) >= MORE[seats]


def test_the_regular_wins_more_at_the_smallest_table() -> None:
    assert more_won(4, FEW_MATCHES) >= 0.05


@pytest.mark.long("strength at all sizes")
@pytest.mark.parametrize("seats", [4, 5])
def test_the_regular_gains_from_those_of_old(seats: int) -> None:
    """They play any card more and more often after 20 tricks."""
    assert gained(seats, OLD_MATCHES, REGULAR, others=OLD) >= 0.5


@pytest.mark.long("strength at all sizes")
def test_the_expert_leads_what_brings_more_in_the_hands_that_the_others_really_hold() -> None:
    """If all play on soundly. Whole deals differ so much that to tell the two apart takes a thousand of them."""
    more = [gain for number in range(LED) for seats in ROLLING.seats for gain in more_led(number, seats)]
    assert mean(more) > 2 * stdev(more) / len(more) ** 0.5


def more_led(number: int, seats: int) -> Iterator[float]:
    """Yield how much more the expert's lead brings than the regular's, now and then in a deal of regulars."""
    now = ROLLING.start(ROLLING.options({}), seats, SEATS[number % seats])
    luck, tricks = Random(number), -1
    while now.outcome is None:
        if (chance := now.chance) is not None:
            now = now.supply(luck.sample(chance.cards, len(chance.cards))).position
            continue
        assert isinstance(now, RollingPosition)
        view = now.view(seat := min(now.awaited))
        usual = REGULAR.choose(view, random=luck)
        if now.board.led is None and now.board.tricks % EACH == 0 and now.board.tricks != tricks:
            tricks = now.board.tricks
            brought = [
                PlayedOut([coded(hand) for hand in now.hands], int(seat), now.board.going_round).points(
                    CODES[move.card.place]
                )
                for move in (EXPERT.choose(view, random=Random(number)), usual)
                if isinstance(move, Play)
            ]
            yield brought[0] - brought[1]
        now = now.play(seat, usual).position


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
    assert sum(score.ended is Ended.LIMIT for score in ends) <= 1
    assert sorted(score.tricks for score in ends)[15] < 90
