"""A small world of one process, in which a judge reads a database while the bot's world holds its breath."""

from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Self, TypeVar

from bot.exploring.driver import Disk, connect_in
from bot.exploring.loop import Process
from bot.exploring.timeline import Timeline
from bot.store import Store

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

    def open(self, path: Path) -> Store:
        """Open a database."""
        return self.run(Store.open(path, busy_timeout=0, connect=connect_in(self._process, self._disk)))
