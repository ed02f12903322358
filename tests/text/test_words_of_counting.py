"""Every game has words for its counts: its boards, the numbers in a player's stats, feats and specials."""

from collections.abc import Iterator

import pytest

from bot.text import LOCALES, Locale, has
from bot.text.catalog import further_words
from tests.witness.game import MORE_GAMES
from tests.witness.screens.shown import WORDS

OF_A_BOARD = ("choice-by-", "standing-by-", "standing-column-", "standing-own-by-", "pictures-board-alt-")


def wanted(name: str) -> Iterator[str]:
    """Yield the keys of sentences that report something of this game."""
    counting = MORE_GAMES.counting(name)
    if counting is None:
        return
    yield from (f"{before}{board}" for board in counting.boards for before in OF_A_BOARD)
    yield from (f"standing-stats-{average.stat}" for average in counting.averages)
    for stat, figures in counting.stats.items():
        yield f"standing-stats-{stat}"
        if len(figures) > 1:
            yield f"standing-stats-{stat}-kinds"
            yield from (f"standing-stats-{figure}" for figure in figures)
    yield from (f"standing-feat-{feat}" for feat in counting.feats)
    yield from (f"{name}-special-{special.name}" for special in counting.specials)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", MORE_GAMES)
def test_what_a_game_counts_has_its_words(name: str, locale: Locale) -> None:
    with further_words(WORDS):
        assert [key for key in wanted(name) if not has(locale, key)] == []
