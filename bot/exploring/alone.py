"""A small world of one process, in which a judge reads a database while the bot's world holds its breath."""

from collections.abc import Coroutine, Sequence
from pathlib import Path
from random import Random
from typing import Self, TypeVar

from bot.exploring.driver import Disk, connect_in
from bot.exploring.loop import Process
from bot.exploring.timeline import Timeline
from bot.store import Precondition, Store, Unavailable
from bot.store.questions.asking import FileQuestions
from bot.store.shared_locks import SharedLocks
from bot.store.writing.transacting import ByKind

T = TypeVar("T")


class Alone:
    """A process that does one thing at a time, at once, and changes nothing of the world around it."""

    def __init__(self) -> None:
        self._timeline = Timeline(Random(0))  # noqa: S311  nothing is left to chance
        self._process = Process(self._timeline, "alone", is_orderly=True)
        self._disk = Disk()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._disk.close()

    def run(self, work: Coroutine[object, object, T]) -> T:
        """Return what `work` returns."""
        task = self._process.start(work, "alone")
        while not task.done() and self._timeline.step(until=self._timeline.now + 60):
            pass
        return task.result()

    def make(self, path: Path) -> None:
        """Make a database with all its tables and no row."""
        store = self.run(Store.open(path, connect=connect_in(self._process, self._disk)))
        self.run(store.close())

    def read(self, path: Path) -> Store:
        """Open a database to read it, whatever someone else is doing there."""

        async def read() -> Store:
            questions = await FileQuestions.open(path, 0, connect_in(self._process, self._disk))
            return Store(questions, NothingWritten(), SharedLocks(None))

        return self.run(read())


class NothingWritten:
    """The transactions of a store that is only read."""

    async def store(self, rows: ByKind, preconditions: Sequence[Precondition] = ()) -> None:
        """Refuse."""
        raise Unavailable("a judge changes nothing")

    async def expunge(self) -> bool:
        """Return True: nothing was erased."""
        return True

    async def close(self) -> None:
        """Do nothing."""
