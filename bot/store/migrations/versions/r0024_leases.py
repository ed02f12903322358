"""Processes that share a database record in it that they live, and which is the home of which servers."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"

WORDS = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("name", WORDS, nullable=False),
        sa.Column("holder", WORDS, nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("words", WORDS, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_leases"),
    )
