"""The counts of a finished game of Kalooki, and its feats."""

import pytest

from bot.games.kalooki.counting import Feat, KalookiCounting
from bot.games.protocol import Position, Settlement
from tests.games.counted import feats_of
from tests.games.kalooki.tables import look, play, set_up, with_scores

COUNTING = KalookiCounting()


def played(*deals: str) -> Position:
    """Return a finished game in which these went out, one after the other; `A*` bent the table."""
    over = play(set_up("A: set 5S 5H 5D", a="2S", is_playing=True), "A: discard 2S")
    return with_scores(over, deals)


def test_times_out_tables_bent_and_the_dearest_hand() -> None:
    counts = COUNTING.counts(look(played("A", "B*", "A*")), Settlement())
    assert (counts.deals, [each.points for each in counts.seats]) == (3, [40, 60, 100])
    assert [dict(each.figures) for each in counts.seats] == [
        {"times_out": 2, "tables_bent": 1, "fines": 0, "dearest_hand": 40},
        {"times_out": 1, "tables_bent": 1, "fines": 0, "dearest_hand": 40},
        {"times_out": 0, "tables_bent": 0, "fines": 0, "dearest_hand": 40},
    ]


@pytest.mark.parametrize(
    ("deals", "feats"),
    [
        (("A", "A", "B"), {}),
        (("B", "A", "A", "A"), {"A": [Feat.THREE_IN_A_ROW]}),
        (("A", "A", "A"), {"A": [Feat.THREE_IN_A_ROW, Feat.NOT_A_POINT]}),
        (("A", "A*"), {}),
        (("A", "B**"), {"B": [Feat.GREAT_BEND]}),
    ],
)
def test_feats(deals: tuple[str, ...], feats: dict[str, list[Feat]]) -> None:
    assert feats_of(COUNTING, look(played(*deals))) == feats
