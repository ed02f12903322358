"""Kills for tests in which a process ends at each of its commits."""

import shutil
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.store import Precondition, Row

Commit = Callable[..., Awaitable[None]]


class Killed(Exception):  # noqa: N818  no fault of anybody
    """The process has ended."""


def kills(commits: int) -> Iterator[tuple[int, bool]]:
    """Yield each commit, and whether it is stored before the process ends; first some from across the range."""
    for begin in range(5):
        for at in range(1 + begin, commits + 1, 5):
            yield from ((at, True), (at, False))


def whole_and_killed(empty_database: Path, folder: Path, at: int) -> Iterator[tuple[Path, int | None]]:
    """Yield an empty database for a run without a kill, and one for a run with the kill `at` this commit."""
    for name, kill_at in (("whole", None), ("killed", at)):
        yield Path(shutil.copy(empty_database, folder / f"{name}.db")), kill_at


@dataclass
class Watch:
    """A counter of commits of some kinds of rows, which ends the process before, or after, number `kill_at`."""

    kinds: tuple[type[Row], ...]
    kill_at: int | None
    is_stored: bool
    commits: int = 0

    def over(self, commit: Commit) -> Commit:
        """Watch `commit`. The result raises Killed once."""

        async def committing(*rows: Row, preconditions: Sequence[Precondition] = ()) -> None:
            if not any(isinstance(row, self.kinds) for row in rows):
                return await commit(*rows, preconditions=preconditions)
            self.commits += 1
            if self.commits != self.kill_at:
                return await commit(*rows, preconditions=preconditions)
            if self.is_stored:
                await commit(*rows, preconditions=preconditions)
            raise Killed

        return committing
