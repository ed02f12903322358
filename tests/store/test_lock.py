"""Two processes never have one database, and one that died keeps nobody out."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.store import Hold, InUse, NoteRow, Store, StoreError
from bot.store.copies.backup import BadCopy, back_up, restore
from bot.store.lock import holder_of
from tests.killing import kill

ROOT = Path(__file__).resolve().parents[2]
HOLDER = """
import os, sys, time
from pathlib import Path
from types import ModuleType
store = sys.modules["bot.store"] = ModuleType("bot.store")  # the lock alone: libraries of the rest take their time
store.__path__ = ["bot/store"]
from bot.store.lock import Hold
with Hold(Path(sys.argv[1])):
    child = os.fork() if "fork" in sys.argv else None
    if child == 0:
        os.close(0), os.close(1)  # whoever waits for the end of its parent hears that one alone
        time.sleep(60)  # outlives its parent, as the process of robots may for a moment
        os._exit(0)
    print(child, flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The database of a test, which is not there yet."""
    return tmp_path / "chapeau.db"


@asynccontextmanager
async def holder(path: Path, *words: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run another process that has the database."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLDER, str(path), *words,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, cwd=ROOT,
    )  # fmt: skip
    assert process.stdout is not None
    child = (await process.stdout.readline()).decode().strip()
    try:
        yield process
    finally:
        await kill(process)
        if child.isdecimal():
            os.kill(int(child), signal.SIGKILL)


async def test_a_second_process_is_told_who_has_it(path: Path) -> None:
    async with holder(path) as process:
        with pytest.raises(InUse) as caught:
            Hold(path)
        words = str(caught.value)
        assert words.startswith(f"process {process.pid} on {socket.gethostname()}, since 2")
        assert words.endswith(f"has {path} open: stop it first")


async def test_who_has_it_can_be_asked_without_taking_it(path: Path, tmp_path: Path) -> None:
    assert holder_of(path) is None
    path.touch()
    (tmp_path / "link.db").symlink_to(path)
    async with holder(path) as process:
        for name in (path, tmp_path / "link.db"):
            words = holder_of(name)
            assert words is not None
            assert words.startswith(f"process {process.pid} on {socket.gethostname()}, since 2")
        path.with_name(f"{path.name}-lock").write_text("")
        assert holder_of(path) == "another process", "it has just begun to write"
        process.kill()
        await process.wait()
        assert path.with_name(f"{path.name}-lock").exists()
        assert holder_of(path) is None
    with Hold(path):
        pass


async def test_another_name_is_the_same_database(path: Path, tmp_path: Path) -> None:
    path.touch()
    (tmp_path / "link.db").symlink_to(path)
    async with holder(path):
        with pytest.raises(InUse):
            Hold(tmp_path / "link.db")


@pytest.mark.parametrize("words", [(), ("fork",)])
async def test_a_killed_process_keeps_nobody_out(path: Path, words: tuple[str, ...]) -> None:
    async with holder(path, *words) as process:
        process.kill()
        await process.wait()
        with Hold(path):
            pass
    assert list(path.parent.iterdir()) == []


async def test_it_is_free_after_a_clean_end(path: Path) -> None:
    async with holder(path) as process:
        assert process.stdin is not None
        process.stdin.close()
        assert await process.wait() == 0
    for _ in range(2):
        with Hold(path):
            assert [each.name for each in path.parent.iterdir()] == [f"{path.name}-lock"]


async def test_who_reads_needs_no_lock_and_who_restores_does(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with await Store.open(path) as store:
        await store.commit(NoteRow("a", "1"))
    async with holder(path) as process:
        back_up(path, copy)
        with pytest.raises(BadCopy, match=f"process {process.pid} on .* stop it first"):
            restore(copy, path)
    assert restore(copy, path) is not None


def test_a_planted_link_is_not_followed(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "precious"
    other.write_text("kept")
    (tmp_path / f"{path.name}-lock").symlink_to(other)
    with pytest.raises(StoreError, match="cannot lock"):
        Hold(path)
    assert other.read_text() == "kept"
