"""Entries of ledgers are numbered in the order in which they were agreed on, and may be signed with the operator's key.

Those from before keep their order, and have no signature: `mac` is null. It is empty where the bot had no key.
"""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.laws import keep_columns

revision = "0027"
down_revision = "0026"

WORDS = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
WHOLE = sa.Integer().with_variant(sa.BigInteger(), "postgresql")


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("number", WHOLE, autoincrement=False, nullable=False),
        sa.Column("proposal_id", WORDS, nullable=False),
        sa.Column("mac", WORDS),
        sa.ForeignKeyConstraint(["proposal_id"], ["agreements.proposal_id"], name="fk_entries_proposal_id"),
        sa.PrimaryKeyConstraint("number", name="pk_entries"),
        sa.UniqueConstraint("proposal_id", name="uq_entries_proposal_id"),
    )
    op.execute(
        "INSERT INTO entries (number, proposal_id) "
        "SELECT row_number() OVER (ORDER BY at, proposal_id), proposal_id FROM agreements"
    )
    keep_columns("entries", "number, proposal_id")
