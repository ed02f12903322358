"""The tests that `pytest` leaves out unless `--long` asks for them, and the line about them.

A test is marked `@pytest.mark.long("whole games")`: the words name the long part. Of the seeds, sizes or cases of a
parametrised test, `first(...)` keeps some in every run. Each of them has a sibling that runs always: of the end-to-end
tests one for each thing that people do, while rare cases of it are long.
"""

from collections.abc import Iterable, Sequence
from itertools import cycle, islice
from typing import Any

import pytest
from hypothesis import settings

from bot.bench.postgresql import programs

LONGEST = 900  # s for a long test, on a machine that has other things to do
COMMAND = "pytest --long"
AT_SERVER = "PostgreSQL"  # why a test is long that is run at a server too


def first(count: int, cases: Iterable[Any], *, why: str = "all seeds") -> list[Any]:
    """Return all `cases` as parameters of a test: the first ones in every run, the others as long ones."""
    found = list(cases)
    return [*found[:count], *(pytest.param(each, marks=pytest.mark.long(why)) for each in found[count:])]


def fewer(count: int) -> int:
    """Return how many of `count` samples a test looks at: all with `--long`, and otherwise a third of them."""
    return count if settings.get_current_profile_name() == "long" else max(2, count // 3)


def together(*axes: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Return cases with every value of each axis, as many as the longest one has: the others go on from their start."""
    return [*zip(*(islice(cycle(axis), max(map(len, axes))) for axis in axes), strict=True)]


def sort_out(config: pytest.Config, items: list[pytest.Item]) -> dict[str, int]:
    """Remove long tests from `items`, unless they were requested; return how many of each kind.

    Tests that are long with a file are never run at a server: their siblings are. Fleets come first: they mostly wait,
    which costs a run nothing while other tests work, and minutes at its end.
    """
    items[:] = [item for item in items if len(reasons := _reasons(item)) < 2 or AT_SERVER not in reasons]
    items.sort(key=lambda item: item.get_closest_marker("fleet") is None)
    marks = {item: mark for item in items if (mark := item.get_closest_marker("long")) is not None}
    if config.getoption("--long"):
        for item in items:
            if item in marks or item.get_closest_marker("hypothesis") is not None:  # looked at with more examples
                item.add_marker(pytest.mark.timeout(LONGEST))
        return {}
    counted: dict[str, int] = {}
    for mark in marks.values():
        why = mark.args[0] if mark.args else "others"
        counted[why] = counted.get(why, 0) + 1
    items[:] = [item for item in items if item not in marks]
    config.hook.pytest_deselected(items=list(marks))
    return counted


def _reasons(item: pytest.Item) -> set[str]:
    """Return why it takes long."""
    return {mark.args[0] if mark.args else "" for mark in item.iter_markers("long")}


def without_server(config: pytest.Config, items: list[pytest.Item]) -> int:
    """Remove tests that need a server of PostgreSQL from `items`, if none is installed; return how many."""
    if programs() is not None:
        return 0
    left = [item for item in items if item.get_closest_marker("postgresql") is not None]
    items[:] = [item for item in items if item not in left]
    config.hook.pytest_deselected(items=left)
    return len(left)


def left_out_line(counted: dict[str, int]) -> str:
    """Return one line on the tests left out."""
    sorts = ", ".join(sorted(counted, key=lambda why: (-counted[why], why)))
    return f"left out {sum(counted.values())} long tests ({sorts}): {COMMAND}"
