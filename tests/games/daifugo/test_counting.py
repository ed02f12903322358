"""The counts of a finished game of Daifugo, and its feats."""

import pytest

from bot.games.daifugo.counting import DaifugoCounting, Feat
from bot.games.protocol import Position, Settlement
from tests.games.counted import feats_of
from tests.games.daifugo.tables import begun, finished, look

COUNTING = DaifugoCounting()


def played(*orders: str) -> Position:
    """Return a game of these deals."""
    position = begun(deals=str(len(orders)))
    for order in orders:
        position = finished(position, order)
    return position


def test_times_daifugo_and_destitute_the_longest_reign_and_falls() -> None:
    counts = COUNTING.counts(look(played("ABC", "ACB", "BCA", "ABC")), Settlement())
    assert (counts.deals, [each.points for each in counts.seats]) == (4, [3, 1, 0])
    assert [dict(each.figures) for each in counts.seats] == [
        {"times_daifugo": 3, "times_destitute": 1, "longest_reign": 2, "falls": 1},
        {"times_daifugo": 1, "times_destitute": 1, "longest_reign": 1, "falls": 0},
        {"times_daifugo": 0, "times_destitute": 2, "longest_reign": 0, "falls": 0},
    ]


@pytest.mark.parametrize(
    ("orders", "feats"),
    [
        (("ABC", "ABC", "ACB"), {"A": [Feat.DYNASTY]}),
        (("ABC", "BCA", "BAC"), {}),
        (("ABC", "CAB"), {"C": [Feat.RAGS_TO_RICHES]}),
        (("ABC", "CBA"), {"C": [Feat.RAGS_TO_RICHES]}),
        (("ABC", "BAC", "CAB"), {"C": [Feat.RAGS_TO_RICHES]}),
        (("ABC", "BAC", "ABC"), {}),
    ],
)
def test_feats(orders: tuple[str, ...], feats: dict[str, list[Feat]]) -> None:
    assert feats_of(COUNTING, look(played(*orders))) == feats
