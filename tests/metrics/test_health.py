"""The bot's health: each fault is one line, and nothing else is."""

from dataclasses import dataclass

import pytest

from bot.metrics.health import Health
from bot.store import Conflict, DiskFull, LogRow, Unavailable


@dataclass
class Line:
    """The line to Discord."""

    is_ready: bool = True
    is_up: bool = True
    broken_for: float = 0.0


@pytest.fixture
def now() -> list[float]:
    """The time, which stops until it is changed."""
    return [1000.0]


@pytest.fixture
def well(now: list[float]) -> Health:
    """A bot without faults."""
    health = Health(lambda: now[0])
    health.line = Line()
    health.committed(None)
    assert health.objection() is None
    return health


def test_a_start(now: list[float]) -> None:
    health = Health(lambda: now[0])
    assert health.objection() == "the bot is starting, and is not connected to Discord yet"
    health.committed(None)
    health.line = Line(is_ready=False, is_up=False)
    assert health.objection() == "the bot is starting, and is not connected to Discord yet"
    health.line = Line()
    assert health.objection() is None


def test_a_broken_line(well: Health) -> None:
    well.line = Line(is_up=False, broken_for=7.2)
    assert well.objection() == "the line to Discord has been broken for 7 s"


def test_a_database_that_cannot_be_written(well: Health) -> None:
    well.committed(DiskFull("nothing was stored"))
    assert well.objection() == "the database cannot be written (DiskFull)"
    well.committed(Unavailable("nothing was stored"))
    assert well.objection() == "the database cannot be written (Unavailable)"
    well.committed(None)
    assert well.objection() is None


def test_a_unit_that_came_second_is_no_trouble(well: Health) -> None:
    well.committed(Conflict(LogRow))
    assert well.objection() is None


def test_nothing_is_stored(well: Health, now: list[float]) -> None:
    now[0] += 61
    well.beat()
    assert well.objection() == "nothing was stored for 61 s"


def test_a_loop_that_is_held_up(well: Health, now: list[float]) -> None:
    now[0] += 16
    assert well.objection() == "the event loop was held up for 16 s"
    well.beat()
    assert well.objection() is None


def test_an_end(well: Health) -> None:
    well.is_closing = True
    assert well.objection() == "the bot is closing"
