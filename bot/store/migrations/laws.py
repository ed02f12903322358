"""The constraints that revisions give to tables, for either engine. This is history too: it never changes."""

from collections.abc import Iterator
from contextlib import contextmanager

from alembic import op


def forbid_change(table: str) -> None:
    """Keep what was written to `table` as it is."""
    for change in ("UPDATE", "DELETE"):
        _forbid(table, change)


def keep_columns(table: str, columns: str) -> None:
    """Forbid deleting rows of `table` and changing these of its columns."""
    _forbid(table, "DELETE")
    _forbid(table, "UPDATE", f" OF {columns}")


def take_back(table: str, where: str) -> None:
    """Delete rows that may not be deleted: only what was never true, or is counted no more."""
    with deletion_allowed(table):
        op.execute(f"DELETE FROM {table} WHERE {where}")  # noqa: S608


@contextmanager
def deletion_allowed(table: str) -> Iterator[None]:
    """Allow in here the deletion of otherwise undeletable rows of `table`."""
    law = f"{table}_no_delete"
    is_server = op.get_context().dialect.name == "postgresql"
    op.execute(f"DROP TRIGGER {law} ON {table}" if is_server else f"DROP TRIGGER {law}")
    yield
    _forbid(table, "DELETE")


def _forbid(table: str, change: str, columns: str = "") -> None:
    begins = f"CREATE TRIGGER {table}_no_{change.lower()} BEFORE {change}{columns} ON {table}"
    if op.get_context().dialect.name == "postgresql":
        op.execute(f"{begins} FOR EACH ROW EXECUTE FUNCTION refuse_change()")  # of postgresql_0023.sql
    else:
        op.execute(f"{begins} BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END")
