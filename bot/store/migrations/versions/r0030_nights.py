"""Game nights: who planned them on what terms, how far each is, and who is to be called when it begins."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.laws import keep_columns

revision = "0030"
down_revision = "0029"

WORDS = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
WHOLE = sa.Integer().with_variant(sa.BigInteger(), "postgresql")
SMALL = sa.SmallInteger().with_variant(sa.BigInteger(), "postgresql")
KEPT = "id, guild_id, channel_id, player_id, press_id, game, seats, terms, created_at"


def upgrade() -> None:
    op.create_table(
        "nights",
        sa.Column("id", WORDS, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("player_id", WHOLE, nullable=False),
        sa.Column("press_id", sa.BigInteger(), nullable=False),
        sa.Column("game", WORDS, nullable=False),
        sa.Column("seats", SMALL, nullable=False),
        sa.Column("terms", WORDS, nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("starts_at", sa.BigInteger(), nullable=False),
        sa.Column("event_id", sa.BigInteger(), nullable=True),
        sa.Column("state", WORDS, nullable=False),
        sa.Column("gone", WORDS, nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_nights_player_id"),
        sa.PrimaryKeyConstraint("id", name="pk_nights"),
        sa.UniqueConstraint("event_id", name="uq_nights_event_id"),
    )
    op.create_index("ix_nights_player_id", "nights", ["player_id"])
    op.create_index("ix_nights_state", "nights", ["state"])
    op.create_table(
        "night_calls",
        sa.Column("night_id", WORDS, nullable=False),
        sa.Column("number", WHOLE, autoincrement=False, nullable=False),
        sa.Column("people", WORDS, nullable=False),
        sa.Column("tried_at", sa.BigInteger(), nullable=False),
        sa.Column("posted_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["night_id"], ["nights.id"], name="fk_night_calls_night_id"),
        sa.PrimaryKeyConstraint("night_id", "number", name="pk_night_calls"),
        sqlite_with_rowid=False,
    )
    keep_columns("nights", KEPT)
