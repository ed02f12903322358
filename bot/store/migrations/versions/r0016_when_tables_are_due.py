"""Each running table has the time when it is next due, and the ply its messages show.

Earlier tables are due at once, and nothing is known of their messages: the first start looks at each of them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("tables", sa.Column("due_at", sa.BigInteger(), server_default=sa.text("0")))
    op.add_column("tables", sa.Column("shown_ply", sa.Integer()))
    op.execute("UPDATE tables SET due_at = NULL WHERE id IN (SELECT table_id FROM table_ends)")
    op.create_index(
        "ix_tables_due_at",
        "tables",
        ["due_at", "id"],
        sqlite_where=sa.text("due_at IS NOT NULL"),
        postgresql_where=sa.text("due_at IS NOT NULL"),
    )
    op.execute(
        "CREATE TRIGGER table_ends_are_not_due AFTER INSERT ON table_ends "
        "BEGIN UPDATE tables SET due_at = NULL WHERE id = NEW.table_id; END"
    )
