"""Robots think in a separate process, and leave none behind."""

import asyncio
import os
import select
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random

import pytest

from bot.games.protocol import Seat
from bot.registry import GAMES
from bot.robots.levels import find_robot
from bot.robots.protocol import OFFERED, Level
from bot.robots.queue import Asker, Rank
from bot.robots.thinker import Thinker, ThinkerClosed
from bot.robots.worker import RobotProcess
from tests.e2e.handed_on import LentProcess
from tests.games.positions import start
from tests.robots.conftest import Started

ASKER = Asker(Rank.TABLE, "T")
ORPHAN = """
import asyncio, multiprocessing, sys
from bot.registry import GAMES
from bot.robots.thinker import Thinker

async def main():
    thinker = Thinker(GAMES.robots)
    await thinker.start()
    print(multiprocessing.active_children()[0].pid, flush=True)
    await asyncio.Event().wait()

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_a_thought_is_the_move_the_robot_chooses_here(started: Started) -> None:
    view = start(a="KKK 22 QQ", top="K").view(Seat.A)
    thinker = Thinker(GAMES.robots)
    try:
        await thinker.start()
        for level in (*OFFERED, Level.RANDOM):
            robot = find_robot(level, view, robots=GAMES.robots)
            assert await thinker.think(level, view, 9, asker=ASKER) == robot.choose(view, random=Random(9))
        assert len(started()) == 1
    finally:
        await thinker.close()
    assert not started()


async def test_faults_of_the_question_come_back_as_they_are(robot_process: RobotProcess) -> None:
    thinker = Thinker(GAMES.robots, hire=partial(LentProcess, robot_process))
    try:
        with pytest.raises(KeyError):
            await thinker.think("grandmaster", start().view(Seat.A), 1, asker=ASKER)
        with pytest.raises(ValueError, match="may not play"):
            await thinker.think(Level.REGULAR, start().view(Seat.B), 1, asker=ASKER)
    finally:
        await thinker.close()


async def test_a_process_that_was_killed_is_replaced(started: Started) -> None:
    view = start().view(Seat.A)
    thinker = Thinker(GAMES.robots)
    try:
        await thinker.start()
        (process,) = started()
        process.kill()
        assert view.refusal(await thinker.think(Level.NOVICE, view, 1, asker=ASKER)) is None
    finally:
        await thinker.close()
    assert not started()


async def test_a_thought_that_nobody_waits_for_harms_no_other(robot_process: RobotProcess) -> None:
    view = start().view(Seat.A)
    thinker = Thinker(GAMES.robots, hire=partial(LentProcess, robot_process))
    try:
        dropped = [asyncio.create_task(thinker.think(Level.REGULAR, view, seed, asker=ASKER)) for seed in range(5)]
        await asyncio.sleep(0)
        for thought in dropped:
            thought.cancel()
        assert all(
            isinstance(end, asyncio.CancelledError) for end in await asyncio.gather(*dropped, return_exceptions=True)
        )
        assert view.refusal(await thinker.think(Level.REGULAR, view, 1, asker=ASKER)) is None
    finally:
        await thinker.close()


async def test_a_closed_thinker_tells_so() -> None:
    view = start().view(Seat.A)
    thinker = Thinker(GAMES.robots)
    waiting = [asyncio.create_task(thinker.think(Level.REGULAR, view, seed, asker=ASKER)) for seed in range(5)]
    await asyncio.sleep(0)
    await thinker.close()
    await thinker.close()
    ends = await asyncio.gather(*waiting, return_exceptions=True)
    assert any(isinstance(end, ThinkerClosed) for end in ends)
    assert not any(isinstance(end, asyncio.CancelledError) for end in ends)
    with pytest.raises(ThinkerClosed):
        await thinker.think(Level.REGULAR, view, 1, asker=ASKER)


@pytest.mark.long("rare cases")
@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="only Linux lets one wait for the end of any process")
def test_no_process_outlives_a_bot_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "bot_to_kill.py"
    script.write_text(ORPHAN)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, script]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    ) as bot:
        assert bot.stdout is not None
        worker = os.pidfd_open(int(bot.stdout.readline()))
        bot.send_signal(signal.SIGKILL)
    try:
        poll = select.poll()
        poll.register(worker, select.POLLIN)
        assert poll.poll(30_000), "the robots' process is still there"
    finally:
        os.close(worker)
