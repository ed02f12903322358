"""The real studio, once for each process of the test run."""

from collections.abc import Iterator

import pytest

from cogs.screens.mille.screens import MilleScreens
from render import Studio


@pytest.fixture(scope="session")
def studio() -> Iterator[Studio]:
    """Where pictures are drawn."""
    with Studio() as studio:
        yield studio


@pytest.fixture
def screens(studio: Studio) -> MilleScreens:
    """Mille's screens, without a draft."""
    return MilleScreens(studio)
