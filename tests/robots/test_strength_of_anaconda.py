"""How much better the regular of Anaconda plays than the novice: chips a deal, with the same decks in every seat."""

from statistics import mean

import pytest

from bot.games.anaconda.views import AnacondaView
from bot.games.protocol import Seat, View
from bot.robots.anaconda.entry import ENTRY
from tests.robots import strength

ANACONDA = ENTRY.game
PLAYED = [(3, "fixed", 3, 2.0), (4, "none", 3, 8.0), (7, "fixed", 2, 5.0)]
"""Seats, limit, sequences of decks, and the chips a deal that the regular gains there at least.

With these decks it gains 5.1, 17.1 and 19.5; with 14, 16 and 5 of them 5.6, 20.4 and 16.8, with standard errors of 1.2,
6.4 and 6.5.
"""


def chips_a_deal(view: View, seat: Seat) -> float:
    """Return what a seat has won or lost in a match, per deal."""
    assert isinstance(view, AnacondaView)
    board = view.board
    return (board.chips[seat] - board.options.stack) / board.deal


@pytest.mark.long("strength at all sizes")
@pytest.mark.parametrize(("seats", "limit", "decks", "least"), PLAYED)
def test_the_regular_gains_chips_at_the_smallest_and_the_largest_table_and_without_a_limit(
    seats: int, limit: str, decks: int, least: float
) -> None:
    options = ANACONDA.options({"limit": limit, "deals": "2"})
    assert mean(strength.gained(ANACONDA, options, seats, decks, scored=chips_a_deal)) >= least
