"""The leaderboard: who leads is crowned, and nobody where nobody has anything."""

import pytest

from render import leaderboard
from render.fonts import Fonts
from render.inputs import Column, LeaderboardRow, LeaderboardSheet
from render.names import name_of
from render.scene import Glyph
from render.shapes import Shape


def crowned(shown: LeaderboardSheet) -> int:
    """How many of its rows wear a crown."""
    fonts = Fonts()
    printed = tuple(name_of(fonts, "en", row.name, str(row.place)) for row in shown.rows)
    items = leaderboard.layout(shown, printed, fonts, "en").items
    return sum(isinstance(item, Glyph) and item.shape is Shape.CROWN for item in items)


@pytest.mark.parametrize("by", Column)
@pytest.mark.parametrize("rated", [True, False])
def test_nobody_leads_with_nothing(by: Column, rated: bool) -> None:
    def row(place: int, count: int) -> LeaderboardRow:
        return LeaderboardRow(place, f"P{place}", count, 1, count, count, count, rating=1000)

    nothing = LeaderboardSheet(tuple(row(1, 0) for _ in range(3)), "", rated=rated, by=by)
    assert crowned(nothing) == (3 if rated and by is Column.LAST else 0), "a rating is always something"
    assert crowned(LeaderboardSheet((row(1, 2), row(1, 2), row(3, 1)), "", rated=rated, by=by)) == 2
