"""How much better the regular of Anaconda plays than the novice: chips a deal, with the same decks twice."""

import pytest

from bot.games.anaconda.views import AnacondaView
from bot.games.protocol import Seat, View
from bot.robots.anaconda.entry import ENTRY
from tests.robots import strength

ANACONDA = ENTRY.game
PLAYED = [(3, "fixed", 60, 2.0), (6, "none", 30, 4.0), (7, "fixed", 20, 5.0)]
"""Seats, limit, matches, and the chips a deal that the regular is worth there at least.

With these matches it is worth 4.7, 27.8 and 15.2, with standard errors of 1.5, 6.2 and 3.8.
"""


def chips_a_deal(view: View, seat: Seat) -> float:
    """Return what a seat has won or lost in a match, per deal."""
    assert isinstance(view, AnacondaView)
    board = view.board
    return (board.chips[seat] - board.options.stack) / board.deal


@pytest.mark.long("strength at all sizes")
@pytest.mark.parametrize(("seats", "limit", "matches", "worth"), PLAYED)
def test_the_regular_is_worth_its_chips_at_the_smallest_and_the_largest_table_and_without_a_limit(
    seats: int, limit: str, matches: int, worth: float
) -> None:
    options = ANACONDA.options({"limit": limit, "deals": "5"})
    assert strength.worth(ANACONDA, options, seats, matches, scored=chips_a_deal) >= worth
