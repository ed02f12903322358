"""How much better the regular of each rummy plays than its novice: the points of a deal that it is spared."""

from random import Random
from statistics import mean

import pytest

from bot.games.chance import dealt
from bot.games.contract_rummy.inner.position import ContractRummyPosition
from bot.games.kalooki.inner.position import KalookiPosition
from bot.games.protocol import SEATS, Position, Seat
from bot.robots.contract_rummy.entry import ENTRY as CONTRACT_RUMMY
from bot.robots.hosted import Hosted
from bot.robots.kalooki.entry import ENTRY as KALOOKI
from bot.robots.protocol import Robot

LEAST = {KALOOKI.game.name: 40, CONTRACT_RUMMY.game.name: 8}  # points of a deal; few lie in a hand of two sets


def spared(entry: Hosted, *, seats: int, matches: int, contract: str) -> float:
    """Return how many points fewer the regular has among novices than a novice in its place."""
    novice, regular, _ = entry.robots
    return mean(
        _points(entry, seats, number, contract, novice) - _points(entry, seats, number, contract, regular)
        for number in range(matches)
    )


def _points(entry: Hosted, seats: int, number: int, contract: str, robot: Robot) -> int:
    own, decks = SEATS[number % seats], Random(f"{number} decks")
    luck = [Random(f"{number} {seat}") for seat in range(seats)]
    now: Position = entry.game.start(entry.game.options({"contracts": contract}), seats, Seat.A)
    while (now := dealt(now, decks)).outcome is None:
        seat = min(now.awaited)
        player = robot if seat is own else entry.robots[0]
        now = now.play(seat, player.choose(now.view(seat), random=luck[seat])).position
    assert isinstance(now, KalookiPosition | ContractRummyPosition)
    return now.board.points[own]


@pytest.mark.long("strength at all sizes")
@pytest.mark.parametrize(("seats", "contract"), [*zip(KALOOKI.game.seats, ["4", "1", "6"], strict=True)])
@pytest.mark.parametrize("entry", [KALOOKI, CONTRACT_RUMMY], ids=lambda entry: entry.game.name)
def test_the_regular_is_spared_points_at_every_table(entry: Hosted, seats: int, contract: str) -> None:
    assert spared(entry, seats=seats, matches=5, contract=contract) >= LEAST[entry.game.name]


@pytest.mark.parametrize("entry", [KALOOKI, CONTRACT_RUMMY], ids=lambda entry: entry.game.name)
def test_the_regular_is_spared_points_at_the_smallest_table(entry: Hosted) -> None:
    assert spared(entry, seats=3, matches=8, contract="1") >= 20
