"""How much better the regular of Kalooki plays than the novice: the points of a deal that it is spared."""

from random import Random
from statistics import mean

import pytest

from bot.games.kalooki.inner.game import KalookiGame
from bot.games.kalooki.inner.position import KalookiPosition
from bot.games.protocol import SEATS, Position, Seat
from bot.robots.kalooki.novice import KalookiNovice
from bot.robots.kalooki.regular import KalookiRegular
from bot.robots.kalooki.robot import KalookiRobot

GAME, NOVICE, REGULAR = KalookiGame(), KalookiNovice(), KalookiRegular()


def spared(seats: int, matches: int, contract: str) -> float:
    """Return how many points fewer the regular has among novices than a novice in its place."""
    return mean(
        _points(seats, number, contract, NOVICE) - _points(seats, number, contract, REGULAR)
        for number in range(matches)
    )


def _points(seats: int, number: int, contract: str, robot: KalookiRobot) -> int:
    own, decks = SEATS[number % seats], Random(f"{number} decks")
    luck = [Random(f"{number} {seat}") for seat in range(seats)]
    now: Position = GAME.start(GAME.options({"contracts": contract}), seats, Seat.A)
    while now.outcome is None:
        if (chance := now.chance) is not None:
            now = now.supply(decks.sample(chance.cards, len(chance.cards))).position
            continue
        seat = min(now.awaited)
        player = robot if seat is own else NOVICE
        now = now.play(seat, player.choose(now.view(seat), random=luck[seat])).position
    assert isinstance(now, KalookiPosition)
    return now.board.points[own]


@pytest.mark.long("strength at all sizes")
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("contract", ["1", "4", "6"])
def test_the_regular_is_spared_points_at_every_table(seats: int, contract: str) -> None:
    assert spared(seats, 20, contract) >= 20


def test_the_regular_is_spared_points_at_the_smallest_table() -> None:
    assert spared(3, 8, "1") >= 30
