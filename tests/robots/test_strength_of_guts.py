"""How much better the regular of Guts plays than the novice: chips a deal, with the same cards in pairs of games.

One seat of a table of novices is played by the regular, and then by a novice: the difference is what the regular is
worth there. Matches would say less: who wins one is decided by a few pots.
"""

import pytest

from bot.games.guts.views import GutsView
from bot.games.protocol import Seat, View
from bot.registry import GAMES
from tests.robots import strength

GUTS = GAMES["guts"].game
CAP = "20"  # as it is proposed
MATCHES = 30
WORTH = {3: 0.10, 10: 0.25}  # chips a deal by seats, at least


def chips_a_deal(view: View, seat: Seat) -> float:
    """Return a seat's chips after a match, per deal."""
    assert isinstance(view, GutsView)
    return view.board.chips[seat] / view.board.deal


@pytest.mark.long("strength at all sizes")
@pytest.mark.parametrize("seats", WORTH)
def test_the_regular_is_worth_its_chips_at_the_smallest_and_the_largest_table(seats: int) -> None:
    """Odd tables declare by turns, even ones together."""
    options = GUTS.options({"declare": "turns" if seats % 2 else "together", "cap": CAP, "deals": "10"})
    assert strength.worth(GUTS, options, seats, MATCHES, scored=chips_a_deal) >= WORTH[seats]
