"""How much better the regular of Guts plays than the novice: chips a deal, with the same cards in pairs of games.

One seat of a table of novices is played by the regular, and then by a novice: the difference is what the regular is
worth there. Matches would say less: who wins one is decided by a few pots.
"""

from itertools import product
from random import Random
from statistics import mean

import pytest

from bot.games.guts.views import GutsView
from bot.games.protocol import SEATS, Seat
from bot.registry import GAMES
from bot.robots.levels import find_robot
from bot.robots.protocol import Level

GUTS = GAMES["guts"].game
CAP = "20"  # as it is proposed
GAMES_EACH, FEW_GAMES = 250, 60
WORTH = {
    "turns": {3: 0.10, 4: 0.12, 5: 0.25, 6: 0.20, 7: 0.30, 8: 0.20, 9: 0.35, 10: 0.35},
    "together": {3: 0.10, 4: 0.12, 5: 0.20, 6: 0.12, 7: 0.20, 8: 0.12, 9: 0.20, 10: 0.25},
}  # chips a deal by seats, at least


def chips_a_deal(declare: str, seats: int, number: int, *, level: Level) -> float:
    """What one seat wins in a match against novices; the number says which seat, and with which cards."""
    own, decks = SEATS[number % seats], Random(f"{number} decks")
    luck = [Random(f"{number} {seat}") for seat in range(seats)]
    options = GUTS.options({"declare": declare, "cap": CAP, "deals": "10"})
    now = GUTS.start(options, seats, Seat.A)
    while now.outcome is None:
        if (chance := now.chance) is not None:
            now = now.supply(decks.sample(chance.cards, len(chance.cards))).position
            continue
        seat = min(now.awaited)
        view = now.view(seat)
        robot = find_robot(level if seat is own else Level.NOVICE, view, robots=GAMES.robots)
        now = now.play(seat, robot.choose(view, random=luck[seat])).position
    view = now.view(None)
    assert isinstance(view, GutsView)
    return view.board.chips[own] / view.board.deal


def worth(declare: str, seats: int, games: int) -> float:
    """How many chips a deal the regular wins more than a novice in its place."""
    regular, novice = (
        mean(chips_a_deal(declare, seats, number, level=level) for number in range(games))
        for level in (Level.REGULAR, Level.NOVICE)
    )
    return regular - novice


@pytest.mark.long("strength at all sizes")
@pytest.mark.parametrize(("seats", "declare"), [(3, "turns"), (10, "together")])
def test_the_regular_is_worth_its_chips_at_the_smallest_and_the_largest_table(seats: int, declare: str) -> None:
    assert worth(declare, seats, FEW_GAMES) >= WORTH[declare][seats]


@pytest.mark.long("strength at all sizes")
@pytest.mark.parametrize(("seats", "declare"), [*product(GUTS.seats, WORTH)])
def test_the_regular_is_worth_its_chips_at_every_table(seats: int, declare: str) -> None:
    assert worth(declare, seats, GAMES_EACH) >= WORTH[declare][seats]
