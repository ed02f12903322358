"""The event loop of a separate process: imports do not hold it up again and again; threads work alongside it."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event

import pytest

from bot.loop import made_by

PROGRAM = """
import gc
from bot import garbage, loop

async def main():
    return gc.get_freeze_count(), gc.get_threshold()

imported = len(gc.get_objects())
frozen, (young, *_) = loop.run(main())
assert frozen >= imported, (frozen, imported)
assert young == garbage.MORE
"""


@pytest.fixture
def threads() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(1) as pool:
        yield pool


def test_what_was_imported_is_never_looked_at_again() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


async def test_what_a_thread_makes_comes_to_all_who_wait(threads: ThreadPoolExecutor) -> None:
    work = threads.submit(sum, (1, 2))
    assert await asyncio.gather(made_by(work), made_by(work)) == [3, 3]
    assert await made_by(work) == 3  # also later


async def test_what_goes_wrong_in_a_thread_is_raised_to_who_waits(threads: ThreadPoolExecutor) -> None:
    with pytest.raises(ValueError, match="nonsense"):
        await made_by(threads.submit(int, "nonsense"))


async def test_whoever_stops_waiting_leaves_the_work_to_the_others(threads: ThreadPoolExecutor) -> None:
    go = Event()
    work = threads.submit(go.wait)
    first, second = (asyncio.ensure_future(made_by(work)) for _ in range(2))
    first.cancel()
    go.set()
    assert await second is True
    assert first.cancelled()


async def test_work_that_is_never_begun_is_cancelled_for_who_waits() -> None:
    work: Future[None] = Future()
    waiting = made_by(work)
    work.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting


def test_work_ends_in_peace_when_its_loop_is_closed(threads: ThreadPoolExecutor) -> None:
    go = Event()
    work = threads.submit(go.wait)

    async def ask() -> None:
        made_by(work)

    asyncio.run(ask())
    go.set()
    assert work.result()
