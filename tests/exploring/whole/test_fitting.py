"""Which lines of a message the judges of what is shown leave out."""

import pytest

from bot.exploring.whole.fitting import plain
from bot.text import LOCALES, Locale, say


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", ["table-turn", "table-ping-nudge", "table-ping-reminder"])
@pytest.mark.parametrize("count", [1, 2])
def test_who_was_called_is_left_out(locale: Locale, key: str, count: int) -> None:
    """It stands there until the next edit, and no other process knows of it (whole seed 951026: a reminder)."""
    called = say(locale, key, player="<@1>", count=count)
    assert plain(f"Ann draws.\n{called}\nThe deck is low.") == "Ann draws.\nThe deck is low."
