"""The leaderboard: who leads is crowned; a provisional rating has a question mark and no place; names keep room."""

import pytest

from render import leaderboard, standing_samples
from render.fonts import Face, Fonts
from render.inputs import Column, LeaderboardRow, LeaderboardSheet
from render.names import name_of
from render.scene import Glyph, Text
from render.shapes import Shape


def crowned(shown: LeaderboardSheet) -> int:
    """How many of its rows wear a crown."""
    fonts = Fonts()
    printed = tuple(name_of(fonts, "en", *named) for named in leaderboard.named(shown))
    items = leaderboard.layout(shown, printed, fonts, "en").items
    return sum(isinstance(item, Glyph) and item.shape is Shape.CROWN for item in items)


@pytest.mark.parametrize("by", Column)
@pytest.mark.parametrize("rated", [True, False])
def test_nobody_leads_with_nothing(by: Column, rated: bool) -> None:
    def row(place: int, count: int) -> LeaderboardRow:
        return LeaderboardRow(place, f"P{place}", count, 1, count, count, count, rating=1000)

    nothing = LeaderboardSheet(tuple(row(1, 0) for _ in range(3)), rated=rated, by=by)
    assert crowned(nothing) == (3 if rated and by is Column.LAST else 0), "a rating is always something"
    assert crowned(LeaderboardSheet((row(1, 2), row(1, 2), row(3, 1)), rated=rated, by=by)) == 2


def test_a_provisional_rating_has_a_question_mark_and_no_place() -> None:
    sheet = standing_samples.leaderboards()["leaderboard-new"]
    fonts = Fonts()
    printed = tuple(name_of(fonts, "en", *named) for named in leaderboard.named(sheet))
    laid = leaderboard.layout(sheet, printed, fonts, "en").items
    words = [item.words for item in laid if isinstance(item, Text)]
    assert {"1\u2009333?", "1\u2009012?"} <= set(words)
    places = [item for item in laid if isinstance(item, Text) and item.face is Face.TITLE]
    assert [item.words for item in places] == ["By rating"], "the title alone"
    assert crowned(sheet) == 0
