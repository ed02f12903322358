"""How much better the regular of Daifugo plays than the novice: how often it is Daifugo, with the same cards in pairs.

One seat of a table of novices is played by the regular, and then by a novice, in matches of one deal.
"""

import pytest

from bot.games.daifugo.inner.game import DaifugoGame
from bot.games.daifugo.views import DaifugoView
from bot.games.protocol import Seat, View
from tests.robots.strength import worth

GAME = DaifugoGame()
FEW_MATCHES = 60
PLAYED = [(3, 20, 0.2), (8, 30, 0.03)]
"""Seats, matches, and how much more often the regular is Daifugo, of all deals, at least."""


def is_daifugo(view: View, seat: Seat) -> float:
    """Return whether a seat was the first to go out."""
    assert isinstance(view, DaifugoView)
    return float(view.board.scores[-1].order[0] == seat)


def more(seats: int, matches: int, **terms: str) -> float:
    """Return how much more often the regular is Daifugo among novices than a novice in its place."""
    return worth(GAME, GAME.options({"deals": "1", **terms}), seats, matches, scored=is_daifugo)


@pytest.mark.long("strength at all sizes")
@pytest.mark.parametrize(("seats", "matches", "least"), PLAYED)
def test_the_regular_is_daifugo_more_often_at_the_smallest_and_the_largest_table(
    seats: int, matches: int, least: float
) -> None:
    """Odd tables play with revolutions and eights."""
    terms = {"revolution": "yes", "eights": "yes"} if seats % 2 else {}
    assert more(seats, matches, **terms) >= least


def test_the_regular_is_daifugo_more_often_at_the_smallest_table() -> None:
    assert more(3, FEW_MATCHES) >= 0.15
