"""Fixtures for screens as their readers get them."""

from collections.abc import Iterator

import pytest

from bot.text import further_words
from cogs.screens.mille.screens import MilleScreens
from render import Studio
from tests.led_back import led_back, redirect
from tests.render.laying_out import LayingOut
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


@pytest.fixture(scope="session")
def studio() -> Iterator[Studio]:
    """A studio that lays pictures out and paints none: two of its pictures are equal if all that they show is."""
    with LayingOut() as studio:
        yield studio


@pytest.fixture(scope="session")
def painting() -> Iterator[Studio]:
    """A studio that paints, for tests of what is seen."""
    with Studio() as studio:
        yield studio
