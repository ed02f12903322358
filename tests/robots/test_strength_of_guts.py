"""How much better the regular of Guts plays than the novice: chips a deal, with the same cards in pairs of games.

One seat of a table of novices is played by the regular, and then by a novice: the difference is what the regular is
worth there. Matches would say less: who wins one is decided by a few pots.
"""

from itertools import product

import pytest

from bot.games.guts.views import GutsView
from bot.games.protocol import Seat, View
from bot.registry import GAMES
from tests.robots import strength

GUTS = GAMES["guts"].game
CAP = "20"  # as it is proposed
GAMES_EACH, FEW_GAMES = 250, 60
WORTH = {
    "turns": {3: 0.10, 4: 0.12, 5: 0.25, 6: 0.20, 7: 0.30, 8: 0.20, 9: 0.35, 10: 0.35},
    "together": {3: 0.10, 4: 0.12, 5: 0.20, 6: 0.12, 7: 0.20, 8: 0.12, 9: 0.20, 10: 0.25},
}  # chips a deal by seats, at least


def chips_a_deal(view: View, seat: Seat) -> float:
    """Return a seat's chips after a match, per deal."""
    assert isinstance(view, GutsView)
    return view.board.chips[seat] / view.board.deal


def worth(declare: str, seats: int, matches: int) -> float:
    """Return how many chips a deal the regular wins more than a novice in its place."""
    return strength.worth(
        GUTS, GUTS.options({"declare": declare, "cap": CAP, "deals": "10"}), seats, matches, scored=chips_a_deal
    )


@pytest.mark.long("strength at all sizes")
@pytest.mark.parametrize(("seats", "declare"), [(3, "turns"), (10, "together")])
def test_the_regular_is_worth_its_chips_at_the_smallest_and_the_largest_table(seats: int, declare: str) -> None:
    assert worth(declare, seats, FEW_GAMES) >= WORTH[declare][seats]


@pytest.mark.long("strength at all sizes")
@pytest.mark.parametrize(("seats", "declare"), [*product(GUTS.seats, WORTH)])
def test_the_regular_is_worth_its_chips_at_every_table(seats: int, declare: str) -> None:
    assert worth(declare, seats, GAMES_EACH) >= WORTH[declare][seats]
