"""Reviews: how a player played in a game that is over, kept for that player."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"

WORDS = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
SMALL = sa.SmallInteger().with_variant(sa.BigInteger(), "postgresql")


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", WORDS, nullable=False),
        sa.Column("seat", SMALL, autoincrement=False, nullable=False),
        sa.Column("edition", WORDS, nullable=False),
        sa.Column("review", WORDS, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_reviews"),
        sqlite_with_rowid=False,
    )
