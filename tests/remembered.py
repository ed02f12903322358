"""What a run of all tests found to have no long part, so that a run of the long ones alone need not collect it.

Nearly half of all modules have no long test and no property. The run before, as in `.ci/run`, says which: it is
remembered beside the state of all files, and forgotten once one of them is another.
"""

import hashlib
import os
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("bot", "cogs", "render", "tests")
LONG_ALONE = "long or hypothesis"  # `-m` of such a run
PLACE = "chapeau/without-long"  # in the cache of pytest


def is_of_all(config: pytest.Config, *, marked: str) -> bool:
    """Return whether a run is asked for all tests that are `marked` so."""
    asked = config.option
    return bool(config.args == config.getini("testpaths") and asked.markexpr == marked and not asked.keyword)


def state_of_files() -> str:
    """Return a digest of names, sizes and times of all files of program and tests."""
    found = []
    for folder in FOLDERS:
        for place, folders, names in os.walk(ROOT / folder):
            folders[:] = sorted(each for each in folders if each != "__pycache__")
            for name in sorted(names):
                about = os.stat(f"{place}/{name}")
                found.append(f"{place}/{name} {about.st_size} {about.st_mtime_ns}")
    return hashlib.sha256("\n".join(found).encode()).hexdigest()


def without_long(items: Iterable[pytest.Item]) -> list[str]:
    """Return the modules and the functions of which no test is long or a property, by the beginning of their ids."""
    found: dict[str, bool] = {}
    for item in items:
        has_long = any(item.get_closest_marker(name) is not None for name in ("long", "hypothesis"))
        function = item.nodeid.partition("[")[0]
        for each in (function.partition("::")[0], function):
            found[each] = found.get(each, False) or has_long
    return [each for each, has_long in found.items() if not has_long]


def remember(config: pytest.Config, state: str, found: Sequence[str]) -> None:
    """Keep what a run of all tests found in files of this state."""
    if config.cache is not None:
        config.cache.set(PLACE, {"state": state, "found": [*found]})


def remembered(config: pytest.Config) -> list[str]:
    """Return what need not be collected for the long tests; nothing where that is not known."""
    kept = config.cache.get(PLACE, None) if config.cache is not None else None
    return kept["found"] if kept is not None and kept["state"] == state_of_files() else []
