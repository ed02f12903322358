"""What is shown, as its readers get it."""

import pytest

from cogs.screens.mille.screens import MilleScreens
from render import Studio


@pytest.fixture
def screens(studio: Studio) -> MilleScreens:
    """Mille's screens, without a draft."""
    return MilleScreens(studio)
