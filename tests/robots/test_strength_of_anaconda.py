"""How much better the regular of Anaconda plays than the novice: chips a deal, with the same decks twice."""

import pytest

from bot.games.anaconda.views import AnacondaView
from bot.games.protocol import Seat, View
from bot.robots.anaconda.entry import ENTRY
from tests.robots import strength

ANACONDA = ENTRY.game
MATCHES = 60
WORTH = {3: 2.0, 4: 1.0, 5: 4.0, 6: 4.0, 7: 5.0}  # chips a deal by seats, at least


def chips_a_deal(view: View, seat: Seat) -> float:
    """Return what a seat has won or lost in a match, per deal."""
    assert isinstance(view, AnacondaView)
    board = view.board
    return (board.chips[seat] - board.options.stack) / board.deal


@pytest.mark.long("strength at all sizes")
@pytest.mark.parametrize("seats", ANACONDA.seats)
def test_the_regular_is_worth_its_chips_at_every_table(seats: int) -> None:
    """Odd tables bet fixed amounts, even ones any."""
    options = ANACONDA.options({"limit": "fixed" if seats % 2 else "none", "deals": "5"})
    assert strength.worth(ANACONDA, options, seats, MATCHES, scored=chips_a_deal) >= WORTH[seats]
