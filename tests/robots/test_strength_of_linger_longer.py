"""How much better the regular of Linger Longer plays than the novice: points a deal, with the same cards in pairs.

One seat of a table of novices is played by the regular, and then by a novice: the difference is what the regular is
worth there. Matches would say less: a deal of three is won by one in three whoever plays.
"""

from itertools import product

import pytest

from bot.games.linger_longer.views import LingerView
from bot.games.protocol import Seat, View
from tests.games.linger_longer.tables import LINGER
from tests.robots import strength

GAMES_EACH, FEW_GAMES = 250, 60
WORTH = {
    "dealer": {3: 0.16, 4: 0.17, 5: 0.16, 6: 0.13},
    "stock": {3: 0.12, 4: 0.15, 5: 0.13, 6: 0.11},
}  # points a deal by seats, at least; a novice scores 0.56 with three players and 0.25 with six


def points_a_deal(view: View, seat: Seat) -> float:
    """Return a seat's points after a match, per deal."""
    assert isinstance(view, LingerView)
    return view.board.points[seat] / view.board.deal


def worth(trump: str, seats: int, matches: int) -> float:
    """Return how many points a deal the regular wins more than a novice in its place."""
    return strength.worth(LINGER, LINGER.options({"trump": trump, "deals": "10"}), seats, matches, scored=points_a_deal)


@pytest.mark.long("strength at all sizes")
@pytest.mark.parametrize(("seats", "trump"), [(3, "dealer"), (6, "stock")])
def test_the_regular_is_worth_its_points_at_the_smallest_and_the_largest_table(seats: int, trump: str) -> None:
    assert worth(trump, seats, FEW_GAMES) >= WORTH[trump][seats]


@pytest.mark.long("strength at all sizes")
@pytest.mark.parametrize(("seats", "trump"), [*product(LINGER.seats, WORTH)])
def test_the_regular_is_worth_its_points_at_every_table(seats: int, trump: str) -> None:
    assert worth(trump, seats, GAMES_EACH) >= WORTH[trump][seats]
