"""The laws that revisions give to tables, for either engine. This is history, too: what stands here stays."""

from alembic import op


def forbid_change(table: str) -> None:
    """What was written to `table` stays written."""
    for change in ("UPDATE", "DELETE"):
        begins = f"CREATE TRIGGER {table}_no_{change.lower()} BEFORE {change} ON {table}"
        if op.get_context().dialect.name == "postgresql":
            op.execute(f"{begins} FOR EACH ROW EXECUTE FUNCTION refuse_change()")  # of postgresql_0023.sql
        else:
            op.execute(f"{begins} BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END")
