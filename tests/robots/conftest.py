"""The processes that a test starts."""

import multiprocessing
from collections.abc import Callable
from multiprocessing.process import BaseProcess

import pytest

from tests.e2e.conftest import robot_process

__all__ = ["robot_process"]

Started = Callable[[], set[BaseProcess]]
"""Returns the processes that run and were started since the test began: those of other tests may live on."""


@pytest.fixture
def started() -> Started:
    before = set(multiprocessing.active_children())
    return lambda: set(multiprocessing.active_children()) - before
