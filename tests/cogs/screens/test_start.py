"""The start screen fits Discord and a phone, with the games there are and with ten of the longest names."""

import pytest

from bot.registry import GAMES
from bot.text import LOCALES, Locale
from cogs.screens.start import public_start, start_screen, whom_screen
from tests.cogs.desk import sent

COMPONENTS = 40  # at most, a limit of Discord's

EVERY = [each.game for each in GAMES.values()]
TEN = [*EVERY, *[max(EVERY, key=lambda game: len(game.name))] * 3][:10]


@pytest.mark.parametrize("locale", LOCALES)
def test_ten_games_fit(locale: Locale) -> None:
    for has_company in (True, False):
        shown = sent(start_screen(EVERY, EVERY[0], locale=locale, has_company=has_company))
        shown.check()
        assert len(shown.parts) <= COMPONENTS
    sent(public_start(EVERY, EVERY[0], locale=locale)).check()
    sent(whom_screen(EVERY[0], locale=locale)).check()
    rows = start_screen(TEN, TEN[0], locale=locale, has_company=True).blocks
    assert len(rows) + sum(len(row) for row in rows if isinstance(row, tuple)) < COMPONENTS
    assert all(len(row) <= 5 for row in rows if isinstance(row, tuple))
