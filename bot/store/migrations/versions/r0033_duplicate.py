"""Duplicate: which tables play the same deals."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.laws import forbid_change

revision = "0033"
down_revision = "0032"

TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
SMALL = sa.SmallInteger().with_variant(sa.BigInteger(), "postgresql")


def upgrade() -> None:
    op.create_table(
        "twins",
        sa.Column("table_id", TEXT, nullable=False),
        sa.Column("lobby_id", TEXT, nullable=False),
        sa.Column("number", SMALL, nullable=False),
        sa.CheckConstraint("number >= 0", name="ck_twins_number"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_twins_table_id"),
        sa.ForeignKeyConstraint(["lobby_id"], ["lobbies.id"], name="fk_twins_lobby_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_twins"),
        sa.UniqueConstraint("lobby_id", "number", name="uq_twins_lobby_id_number"),
    )
    forbid_change("twins")
