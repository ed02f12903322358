"""The house, and the laws that must hold when a test leaves it."""

import asyncio
import logging
import shutil
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.playground.server import LoopbackDiscord
from bot.registry import GAMES
from bot.robots.worker import RobotProcess
from bot.values.timing import Timing
from render import Studio
from tests.e2e.chance import seeds_of
from tests.e2e.handed_on import LentProcess, Registered
from tests.e2e.house import House, Pass, make_house, quiet_discord
from tests.e2e.judge import judge, log_faults
from tests.e2e.process import PATIENCE, ROOT
from tests.led_back import led_back

__all__ = ["led_back"]


@pytest.fixture
def loopback() -> LoopbackDiscord:
    """The Discord of this test; a module with other weather makes its own."""
    return quiet_discord()


@pytest.fixture
def spacing() -> float | None:
    """Seconds that the public table waits while its players look at their own panels; None: the real value."""
    return 0.2


@pytest.fixture(scope="session")
def robot_process() -> Iterator[RobotProcess]:
    """The process in which robots think, one for each process of the test run."""
    process = RobotProcess(GAMES.robots, ())
    yield process
    asyncio.run(process.close())


@pytest.fixture(scope="session")
def registered() -> Registered:
    """The commands that Discord knows of the bots before; `Registered()` for a house whose bot is the first."""
    return Registered()


@pytest.fixture
async def house(
    loopback: LoopbackDiscord,
    spacing: float | None,
    tmp_path: Path,
    empty_database: Path,
    studio: Studio,
    robot_process: RobotProcess,
    registered: Registered,
    caplog: pytest.LogCaptureFixture,
    request: pytest.FixtureRequest,
) -> AsyncIterator[House]:
    """An empty house; the test opens it. Afterwards everything said and logged in it is judged."""
    caplog.set_level(logging.INFO)
    async with loopback as server:
        before = asyncio.all_tasks()
        made = make_house(server, tmp_path, studio, draw_seed=seeds_of(request.node.name))
        # Discord's three seconds do not pass here, whatever the machine does.
        made.timing = Timing(
            press_within=PATIENCE, edit_within=PATIENCE, looked_for=PATIENCE, told_first=PATIENCE, between_deals=0
        )
        if spacing is not None:
            made.timing = replace(made.timing, between_followed=spacing, between_costly=spacing, mid_turn=spacing)
        made.hire, made.registered = partial(LentProcess, robot_process), registered
        shutil.copy(empty_database, made.database)
        try:
            yield made
        finally:
            await made.leave()
        registered.keep(made)
        assert [words for words in map(repr, asyncio.all_tasks() - before) if _is_ours(words)] == []
    cut = {"aiohttp.server"} if made.was_killed else set()
    records = [record for record in caplog.get_records("call") if record.name not in cut]
    lines = [(record.levelname, caplog.handler.format(record)) for record in records]
    for log in made.logs:
        lines += [(_level(line), line) for line in log.read_text().splitlines()]
    faults = log_faults(lines, server.token)
    assert [fault for fault in faults if not (made.expected_error and made.expected_error in fault)] == []
    judge(made)


def _is_ours(task: str) -> bool:
    """Return whether a task, by its own words, is the bot's, rather than one of the library or of the test."""
    return any(f"{ROOT}/{part}/" in task for part in ("bot", "cogs", "render")) and "/playground/" not in task


def _level(line: str) -> str:
    words = line.split()
    return words[2] if len(words) > 2 else ""


@pytest.fixture
def pass_time(house: House) -> Pass:
    """Let milliseconds pass for the bot's clock, and have its scheduled calls look at it."""
    return house.clock.advance
