"""However a check ends, no copy of the seeds is left behind: at once after a signal, at the next check after a kill."""

import asyncio
import fcntl
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.store.copies.looking import private_copy

ROOT = str(Path(__file__).parents[2])  # where the checking process finds our packages
PIPE = 4096  # bytes; the smallest there is
FAULTS = 400

pytestmark = pytest.mark.skipif(not hasattr(fcntl, "F_SETPIPE_SZ"), reason="needs a pipe of a known size")


@pytest.fixture
def database(tmp_path: Path, empty_database: Path) -> Path:
    """A database with more to say than a pipe holds: a check of it waits for its reader."""
    path = tmp_path / "chapeau.db"
    path.write_bytes(empty_database.read_bytes())
    with closing(sqlite3.connect(path)) as connection:
        connection.executemany(
            "INSERT INTO players (name, locale, created_at, robot) VALUES ('', '', 0, ?)",
            [(f"level {each}",) for each in range(FAULTS)],
        )
        connection.commit()
    return path


@asynccontextmanager
async def waiting_check(database: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run a check that has begun to print, and waits for its reader."""
    reading, writing = os.pipe()
    fcntl.fcntl(writing, fcntl.F_SETPIPE_SZ, PIPE)
    hang_up = signal.signal(signal.SIGHUP, signal.SIG_DFL)  # under nohup it is ignored, by children too
    try:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "bot", "check"),
            stdout=writing,
            stderr=asyncio.subprocess.DEVNULL,
            env=os.environ | {"PYTHONPATH": ROOT, "CHAPEAU_DATABASE": str(database)},
            cwd=database.parent,
        )
        os.close(writing)
        assert (await asyncio.to_thread(os.read, reading, 1)) == b"p", "of `players with id 1: robot is no level`"
        yield process
        while await asyncio.to_thread(os.read, reading, PIPE):
            pass
        await process.wait()
    finally:
        signal.signal(signal.SIGHUP, hang_up)
        os.close(reading)


def copies(database: Path) -> list[Path]:
    """Return the files next to the database."""
    return sorted(each for each in database.parent.iterdir() if each.name.startswith(".check-"))


@pytest.mark.long("kills")
async def test_after_a_signal_no_copy_is_left(database: Path) -> None:
    """SIGHUP, as of a line that breaks: it ends a check as Ctrl-C and SIGTERM do."""
    async with waiting_check(database) as process:
        assert [each.stat().st_mode & 0o077 for each in copies(database) if each.is_dir()] == [0], "only for its owner"
        process.send_signal(signal.SIGHUP)
    assert process.returncode == 128 + signal.SIGHUP
    assert copies(database) == []


@pytest.mark.long("kills")
async def test_what_a_killed_check_left_is_swept_and_a_running_one_keeps_its_copy(database: Path) -> None:
    """The running one is simulated by the lock with which every check holds its copy."""
    async with waiting_check(database) as killed:
        killed.kill()
    left = copies(database)
    assert [each for each in left if each.is_dir()], "nothing can be done against SIGKILL"
    with private_copy(database) as copy:
        kept = copies(database)
        assert not set(left) & set(kept)
        async with waiting_check(database) as second:
            assert set(kept) < set(copies(database))
        assert second.returncode == 1
        assert copies(database) == kept
        assert copy.is_file()
    assert copies(database) == []
