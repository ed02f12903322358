"""The processes that a test starts."""

import multiprocessing
from collections.abc import Callable
from multiprocessing.process import BaseProcess

import pytest

Started = Callable[[], set[BaseProcess]]
"""Returns the processes that run and were started since the test began: those of other tests may live on."""


@pytest.fixture
def started() -> Started:
    before = set(multiprocessing.active_children())
    return lambda: set(multiprocessing.active_children()) - before
