"""A child process is kept running, and never outlives its keeper."""

import asyncio
import os
import signal
import sys
from pathlib import Path

from bot.playground.changes import Signal
from bot.playground.child import KEPT_LINES, PAUSES, Child, Standing

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0  # s

SERVE = """
import os, signal, sys, time
signal.signal(signal.SIGTERM, lambda *_: (print("ended in good order", flush=True), os._exit(0)))
print("up", os.getpid(), flush=True)
while True: time.sleep(60)
"""
STUBBORN = """
import os, signal, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
print("up", os.getpid(), flush=True)
while True: time.sleep(60)
"""
DIE = "import sys; print('alas', file=sys.stderr); sys.exit(3)"


class Scene:
    """A child of one script, and its output."""

    def __init__(self, script: str, *, grace: float = PATIENCE, pauses: tuple[float, float] = PAUSES) -> None:
        self.said: list[str] = []
        self._news = Signal()
        self.child = Child(
            [sys.executable, "-c", script],
            dict(os.environ),
            connected=self._up,
            out=self._hear,
            tell=self._hear,
            name="bot",
            grace=grace,
            pauses=pauses,
        )

    async def until(self, words: str, times: int = 1) -> None:
        """Wait for lines that begin with these words."""
        async with asyncio.timeout(PATIENCE):
            while sum(line.startswith(words) for line in self.said) < times:
                await self._news.next()

    def pid(self) -> int:
        """Return the newest process."""
        return int([line for line in self.said if line.startswith("up")][-1].split()[1])

    async def _up(self) -> None:
        await self.until("up", self.child.starts)

    def _hear(self, line: str) -> None:
        self.said.append(line)
        self._news.give()


def is_alive(pid: int) -> bool:
    """Return whether there is a process with this number."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_it_is_started_and_ended_in_good_order() -> None:
    scene = Scene(SERVE)
    assert scene.child.standing is Standing.STOPPED
    async with scene.child as child:
        await child.connected(patience=PATIENCE)
        assert child.standing is Standing.CONNECTED
        assert is_alive(scene.pid())
    assert scene.said[-1] == "ended in good order"
    assert not is_alive(scene.pid())
    assert child.standing is Standing.STOPPED
    await child.stop()


async def test_a_restart_ends_one_process_before_the_next_begins() -> None:
    async with (scene := Scene(SERVE)).child as child:
        await child.connected(patience=PATIENCE)
        first = scene.pid()
        child.restart()
        await child.connected(patience=PATIENCE)
        assert [line.split()[0] for line in scene.said] == ["up", "ended", "up"]
        assert scene.pid() != first
        assert not is_alive(first)


async def test_one_that_dies_is_started_again_and_that_is_said() -> None:
    async with (scene := Scene(SERVE, pauses=(0.01, 30.0))).child as child:
        await child.connected(patience=PATIENCE)
        os.kill(scene.pid(), signal.SIGKILL)
        await scene.until("up", 2)
        await child.connected(patience=PATIENCE)
        assert "The bot ended with status 137; it starts again in 0.01 s." in scene.said


async def test_one_that_dies_again_and_again_is_given_longer_pauses() -> None:
    async with (scene := Scene(DIE, pauses=(0.01, 0.02))).child:
        await scene.until("The bot ended", 3)
    pauses = [line.split()[-2] for line in scene.said if line.startswith("The bot ended")]
    assert pauses[:3] == ["0.01", "0.02", "0.02"]
    assert scene.said[:2] == ["alas", "The bot ended with status 3; it starts again in 0.01 s."]


async def test_a_restart_waits_for_no_pause() -> None:
    async with (scene := Scene(DIE, pauses=(3600.0, 3600.0))).child as child:
        await scene.until("The bot ended")
        assert child.standing is Standing.FALLEN
        child.restart()
        await scene.until("The bot ended", 2)


async def test_one_that_ignores_sigterm_is_killed() -> None:
    async with (scene := Scene(STUBBORN, grace=0.1)).child as child:
        await child.connected(patience=PATIENCE)
    assert not is_alive(scene.pid())


async def test_a_command_that_cannot_be_run_is_said_in_one_line(tmp_path: Path) -> None:
    said: list[str] = []
    news = Signal()

    def hear(line: str) -> None:
        said.append(line)
        news.give()

    async def never() -> None:
        await asyncio.Event().wait()

    async with Child([str(tmp_path / "nothing")], {}, connected=never, out=hear, tell=hear):
        async with asyncio.timeout(PATIENCE):
            while len(said) < 2:
                await news.next()
    assert said[0].endswith("nothing cannot be run: No such file or directory")
    assert said[1] == "The child ended with status 127; it starts again in 0.5 s."


async def test_the_last_lines_are_kept() -> None:
    script = f"for n in range({KEPT_LINES} + 50): print('line', n)\n{SERVE}"
    async with (scene := Scene(script)).child as child:
        await child.connected(patience=PATIENCE)
        assert len(child.lines) == KEPT_LINES
        assert child.lines[0] == "line 51"
        assert child.lines[-1] == f"up {scene.pid()}"


KEEPER = f"""
import asyncio, os, sys
from bot.playground.child import Child
async def main():
    async def connected(): pass
    async with Child([sys.executable, "-c", {SERVE!r}], dict(os.environ), connected=connected, out=print, tell=print):
        await asyncio.Event().wait()
asyncio.run(main())
"""


async def test_it_ends_when_its_keeper_is_killed() -> None:
    keeper = await asyncio.create_subprocess_exec(
        *(sys.executable, "-u", "-c", KEEPER), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert keeper.stdout is not None
    pid = int((await keeper.stdout.readline()).split()[1])
    assert is_alive(pid)
    keeper.kill()
    await keeper.wait()
    async with asyncio.timeout(PATIENCE):
        while is_alive(pid):  # nobody reports the death of a process that is not ours
            await asyncio.sleep(0.01)
