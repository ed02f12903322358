"""How much better the regular of Linger Longer plays than the novice: points a deal, with the same cards in pairs.

One seat of a table of novices is played by the regular, and then by a novice: the difference is what the regular is
worth there. Matches would say less: a deal of three is won by one in three no matter who plays.
"""

import pytest

from bot.games.linger_longer.views import LingerView
from bot.games.protocol import Seat, View
from tests.games.linger_longer.tables import LINGER
from tests.robots import strength

MATCHES = 30
WORTH = {3: 0.16, 6: 0.11}
"""Points a deal by seats, at least; a novice scores 0.56 with three players and 0.25 with six."""


def points_a_deal(view: View, seat: Seat) -> float:
    """Return a seat's points after a match, per deal."""
    assert isinstance(view, LingerView)
    return view.board.points[seat] / view.board.deal


@pytest.mark.long("strength at all sizes")
@pytest.mark.parametrize("seats", WORTH)
def test_the_regular_is_worth_its_points_at_the_smallest_and_the_largest_table(seats: int) -> None:
    """The dealer turns trumps up at odd tables, and the stock does at even ones."""
    options = LINGER.options({"trump": "dealer" if seats % 2 else "stock", "deals": "10"})
    assert strength.worth(LINGER, options, seats, MATCHES, scored=points_a_deal) >= WORTH[seats]
