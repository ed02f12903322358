"""Fixtures for screens as their readers get them."""

import pytest

from cogs.screens.mille.screens import MilleScreens
from render import Studio
from tests.led_back import led_back, redirect

__all__ = ["led_back", "redirect"]


@pytest.fixture
def screens(studio: Studio) -> MilleScreens:
    """Mille's screens, without a draft."""
    return MilleScreens(studio)
