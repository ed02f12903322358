"""Fixtures for screens as their readers get them."""

from collections.abc import Iterator

import pytest

from bot.text import further_words
from cogs.screens.mille.screens import MilleScreens
from render import Studio
from tests.led_back import led_back, redirect
from tests.witness.screens.shown import WORDS

__all__ = ["led_back", "redirect"]


@pytest.fixture
def words_of_magpie() -> Iterator[None]:
    """The sentences of the tests' game, in addition."""
    with further_words(WORDS):
        yield


@pytest.fixture
def screens(studio: Studio) -> MilleScreens:
    """Mille's screens, without a draft."""
    return MilleScreens(studio)
