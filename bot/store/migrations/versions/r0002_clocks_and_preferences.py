"""Clocks of a table, the place where it is played, what its seats were told, and what players prefer."""

from alembic import op
from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    SmallInteger,
    Text,
)

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("offers", Column("clock", Text(), nullable=True))
    op.add_column("tables", Column("clock", Text(), nullable=True))
    op.add_column("seats", Column("quiet", Text(), nullable=True))
    op.create_table(
        "table_places",
        Column("table_id", Text(), nullable=False),
        Column("channel_id", BigInteger(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_table_places_table_id"),
        PrimaryKeyConstraint("table_id", name="pk_table_places"),
    )
    op.create_index("ix_table_places_channel_id", "table_places", ["channel_id"])
    op.create_table(
        "notices",
        Column("table_id", Text(), nullable=False),
        Column("seat", SmallInteger(), autoincrement=False, nullable=False),
        Column("kind", Text(), nullable=False),
        Column("turn", Integer(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notices_table_id"),
        PrimaryKeyConstraint("table_id", "seat", "kind", name="pk_notices"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "preferences",
        Column("player_id", Integer(), nullable=False),
        Column("key", Text(), nullable=False),
        Column("value", Text(), nullable=False),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_preferences_player_id"),
        PrimaryKeyConstraint("player_id", "key", name="pk_preferences"),
        sqlite_with_rowid=False,
    )
