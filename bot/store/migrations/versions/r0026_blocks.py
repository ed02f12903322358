"""Whom people block. The blocked one is known by their Discord id, so that a deletion of data ends no block."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("player_id", sa.Integer().with_variant(sa.BigInteger(), "postgresql"), nullable=False),
        sa.Column("blocked_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_blocks_player_id"),
        sa.PrimaryKeyConstraint("player_id", "blocked_id", name="pk_blocks"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_blocks_blocked_id", "blocks", ["blocked_id"])
