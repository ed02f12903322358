"""A copy of a database as it lies, for judges: nothing else happens while it is made."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.exploring.world import taken_over
from bot.store.copies.snapshot import Snapshot


@contextmanager
def copy_of(path: Path) -> Iterator[Snapshot]:
    """Copy a database and read the copy; delete it afterwards. `check` has the copies that an operator makes."""
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        copy = Path(folder) / path.name
        taken_over(path, copy, with_log=True)
        with Snapshot(copy) as snapshot:
            yield snapshot
