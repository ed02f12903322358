"""How much better the regular of Linger Longer plays than the novice: points a deal, with the same cards in pairs.

One seat of a table of novices is played by the regular, and then by a novice: the difference is what the regular is
worth there. Matches would say less: a deal of three is won by one in three whoever plays.
"""

from itertools import product
from random import Random
from statistics import mean

import pytest

from bot.games.linger_longer.views import LingerView
from bot.games.protocol import SEATS, Seat
from bot.registry import GAMES
from bot.robots.levels import find_robot
from bot.robots.protocol import Level
from tests.games.linger_longer.tables import LINGER

GAMES_EACH, FEW_GAMES = 250, 60
WORTH = {
    "dealer": {3: 0.16, 4: 0.17, 5: 0.16, 6: 0.13},
    "stock": {3: 0.12, 4: 0.15, 5: 0.13, 6: 0.11},
}  # points a deal by seats, at least; a novice scores 0.56 with three players and 0.25 with six


def points_a_deal(trump: str, seats: int, number: int, *, level: Level) -> float:
    """What one seat scores in a match against novices; the number says which seat, and with which cards."""
    own, decks = SEATS[number % seats], Random(f"{number} decks")
    luck = [Random(f"{number} {seat}") for seat in range(seats)]
    now = LINGER.start(LINGER.options({"trump": trump, "deals": "10"}), seats, Seat.A)
    while now.outcome is None:
        if (chance := now.chance) is not None:
            now = now.supply(decks.sample(chance.cards, len(chance.cards))).position
            continue
        seat = min(now.awaited)
        view = now.view(seat)
        robot = find_robot(level if seat is own else Level.NOVICE, view, robots=GAMES.robots)
        now = now.play(seat, robot.choose(view, random=luck[seat])).position
    view = now.view(None)
    assert isinstance(view, LingerView)
    return view.board.points[own] / view.board.deal


def worth(trump: str, seats: int, games: int) -> float:
    """How many points a deal the regular scores more than a novice in its place."""
    regular, novice = (
        mean(points_a_deal(trump, seats, number, level=level) for number in range(games))
        for level in (Level.REGULAR, Level.NOVICE)
    )
    return regular - novice


@pytest.mark.long("strength at all sizes")
@pytest.mark.parametrize(("seats", "trump"), [(3, "dealer"), (6, "stock")])
def test_the_regular_is_worth_its_points_at_the_smallest_and_the_largest_table(seats: int, trump: str) -> None:
    assert worth(trump, seats, FEW_GAMES) >= WORTH[trump][seats]


@pytest.mark.long("strength at all sizes")
@pytest.mark.parametrize(("seats", "trump"), [*product(LINGER.seats, WORTH)])
def test_the_regular_is_worth_its_points_at_every_table(seats: int, trump: str) -> None:
    assert worth(trump, seats, GAMES_EACH) >= WORTH[trump][seats]
