"""A database is examined from outside, at any revision."""

from pathlib import Path

from bot.store import Store, TableRow
from bot.store.copies.examining import unshown


async def test_tables_that_nobody_was_shown_are_counted(store: Store, path: Path, table: TableRow) -> None:
    assert unshown(path) == 1
    assert table.id


def test_a_database_that_does_not_say_what_is_shown_counts_none(path: Path) -> None:
    path.touch()
    assert unshown(path) == 0
