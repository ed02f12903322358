"""Which offer another one answers with other terms: one at most, of which notes could hold two."""

from alembic import op
from sqlalchemy import Column, Text, text

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("offers", Column("counters", Text(), nullable=True))
    # The notes name each of two the other; the later one answers the earlier.
    op.execute(
        "UPDATE offers SET counters = ("
        "SELECT first.id FROM offers AS first "
        "JOIN notes AS own ON own.key = 'rival/' || offers.id AND own.value = first.id "
        "JOIN notes AS back ON back.key = 'rival/' || first.id AND back.value = offers.id "
        "WHERE first.rowid < offers.rowid)"
    )
    op.execute("DELETE FROM notes WHERE key LIKE 'rival/%'")
    op.create_index(
        "ix_offers_counters",
        "offers",
        ["counters"],
        unique=True,
        sqlite_where=text("counters IS NOT NULL"),
        postgresql_where=text("counters IS NOT NULL"),
    )
