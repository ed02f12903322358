"""Kills for tests in which a process ends at each of its commits."""

import shutil
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.games.protocol import Refused
from bot.store import Precondition, Row, Store
from bot.tables import Declined
from tests.left_out import first
from tests.tables.house import House

Commit = Callable[..., Awaitable[None]]


class Killed(Exception):  # noqa: N818  no fault of anybody
    """The process has ended."""


def for_some_kills(commits: int) -> pytest.MarkDecorator:
    """Run a test with a `kill` at the commit in the middle, before which the process ends, or after which.

    Kills at any callback are explored, with judges of what was confirmed, wanted and remembered: see `bot.exploring`.
    """
    return pytest.mark.parametrize(
        "kill", first(1, [(commits // 2, is_stored) for is_stored in (True, False)], why="kills"), indirect=True
    )


@dataclass
class Run:
    """A process on an empty database at `path`, which ends before, or after, commit number `kill_at` of some rows."""

    path: Path
    kill_at: int | None
    is_stored: bool
    monkeypatch: pytest.MonkeyPatch
    commits: int = 0

    def watch(self, store: Store, *kinds: type[Row]) -> None:
        """Count the commits of rows of these kinds from now on; one of them raises Killed."""
        commit: Commit = store.commit

        async def committing(*rows: Row, preconditions: Sequence[Precondition] = ()) -> None:
            if not any(isinstance(row, kinds) for row in rows):
                return await commit(*rows, preconditions=preconditions)
            self.commits += 1
            if self.commits != self.kill_at:
                return await commit(*rows, preconditions=preconditions)
            if self.is_stored:
                await commit(*rows, preconditions=preconditions)
            raise Killed

        self.monkeypatch.setattr(store, "commit", committing)

    async def do(self, house: House, act: Callable[[House], Awaitable[object]]) -> None:
        """Do something; players without an answer try again after a start, and are refused where it was stored."""
        try:
            await act(house)
        except Killed:
            await house.restart()
            try:
                await act(house)
            except (Declined, Refused):
                assert self.is_stored


@dataclass(frozen=True)
class Kill:
    """The end of a process `at` a commit."""

    at: int
    is_stored: bool
    empty_database: Path
    folder: Path
    monkeypatch: pytest.MonkeyPatch

    def runs(self) -> Iterator[Run]:
        """Yield a run without the kill, and one with it; neither watches a store after the other has begun."""
        for name, kill_at in (("whole", None), ("killed", self.at)):
            path = Path(shutil.copy(self.empty_database, self.folder / f"{name}.db"))
            with self.monkeypatch.context() as patching:
                yield Run(path, kill_at, self.is_stored, patching)
