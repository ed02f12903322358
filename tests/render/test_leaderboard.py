"""The leaderboard: the leader is crowned; a provisional rating has a question mark and no place; names keep room."""

from itertools import pairwise

import pytest

from render import leaderboard
from render.fonts import Face, Fonts
from render.inputs import LAST, RECORD, LeaderboardRow, LeaderboardSheet, OwnColumn
from render.mille import boards
from render.names import name_of
from render.scene import Glyph, Text
from render.shapes import Shape


def crowned(shown: LeaderboardSheet) -> int:
    """Return how many of its rows wear a crown."""
    fonts = Fonts()
    printed = tuple(name_of(fonts, "en", *named) for named in leaderboard.named(shown))
    items = leaderboard.layout(shown, printed, fonts, "en").items
    return sum(isinstance(item, Glyph) and item.shape is Shape.CROWN for item in items)


@pytest.mark.parametrize("by", [RECORD, LAST, *(each.key for each in boards.COLUMNS)])
@pytest.mark.parametrize("rated", [True, False])
def test_nobody_leads_with_nothing(by: str, rated: bool) -> None:
    def row(place: int, count: int) -> LeaderboardRow:
        return LeaderboardRow(place, f"P{place}", count, 1, (count, count), count, rating=1000)

    nothing = LeaderboardSheet(tuple(row(1, 0) for _ in range(3)), rated=rated, by=by, columns=boards.COLUMNS)
    assert crowned(nothing) == (3 if rated and by == LAST else 0), "a rating is always something"
    assert crowned(LeaderboardSheet((row(1, 2), row(1, 2), row(3, 1)), rated=rated, by=by, columns=boards.COLUMNS)) == 2


def test_a_provisional_rating_has_a_question_mark_and_no_place() -> None:
    sheet = boards.leaderboards()["leaderboard-new"]
    fonts = Fonts()
    printed = tuple(name_of(fonts, "en", *named) for named in leaderboard.named(sheet))
    laid = leaderboard.layout(sheet, printed, fonts, "en").items
    words = [item.words for item in laid if isinstance(item, Text)]
    assert {"1\u2009333?", "1\u2009012?"} <= set(words)
    places = [item for item in laid if isinstance(item, Text) and item.face is Face.TITLE]
    assert [item.words for item in places] == ["By rating"], "the title alone"
    assert crowned(sheet) == 0


@pytest.mark.parametrize("count", range(4))
def test_there_is_room_for_none_to_three_columns_of_a_game(count: int) -> None:
    columns = tuple(OwnColumn(f"board-{number}", Shape.ASTERISK, 13) for number in range(count))
    row = LeaderboardRow(1, "W" * 32, 999, 999, (0,) * count, 1, rating=1000)
    fonts, sheet = Fonts(), LeaderboardSheet((row,), rated=True, columns=columns)
    items = leaderboard.layout(sheet, (name_of(fonts, "en", row.name, "1"),), fonts, "en").items
    printed = sorted((item for item in items if isinstance(item, Text) and item.face is not Face.TITLE), key=_place)
    line = [item for item in printed if item.box.y > 76]
    assert len(line) == 3 + count + 1, "disc, name, record, and the rating"
    for left, right in pairwise(line[1:]):
        assert left.box.right <= right.box.x


def _place(item: Text) -> float:
    return item.box.x
