"""For tests in which a process ends at each of its commits."""

from collections.abc import Iterator


class Killed(Exception):  # noqa: N818  no fault of anybody
    """The process has ended."""


def kills(commits: int) -> Iterator[tuple[int, bool]]:
    """Each commit, and whether it is stored before the process ends; first some of them all over."""
    for begin in range(5):
        for at in range(1 + begin, commits + 1, 5):
            yield from ((at, True), (at, False))
