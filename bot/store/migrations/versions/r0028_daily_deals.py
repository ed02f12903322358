"""Daily deals: one sitting a person, game and day, what was played there, and which days are over."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.laws import forbid_change, keep_columns

revision = "0028"
down_revision = "0027"

WORDS = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
WHOLE = sa.Integer().with_variant(sa.BigInteger(), "postgresql")
SMALL = sa.SmallInteger().with_variant(sa.BigInteger(), "postgresql")


def upgrade() -> None:
    op.create_table(
        "daily_sittings",
        sa.Column("id", WORDS, nullable=False),
        sa.Column("day", WORDS, nullable=False),
        sa.Column("game", WORDS, nullable=False),
        sa.Column("digest", WORDS),
        sa.Column("player_id", WHOLE, nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("edition", WORDS, nullable=False),
        sa.Column("rules", WORDS, nullable=False),
        sa.Column("options", WORDS, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_daily_sittings_player_id"),
        sa.PrimaryKeyConstraint("id", name="pk_daily_sittings"),
        sa.UniqueConstraint("day", "digest", name="uq_daily_sittings_day_digest"),
    )
    op.create_index("ix_daily_sittings_player_id", "daily_sittings", ["player_id"])
    op.create_table(
        "daily_moves",
        sa.Column("sitting_id", WORDS, nullable=False),
        sa.Column("ply", WHOLE, autoincrement=False, nullable=False),
        sa.Column("seat", SMALL),
        sa.Column("text", WORDS, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("ply >= 1", name="ck_daily_moves_ply"),
        sa.ForeignKeyConstraint(["sitting_id"], ["daily_sittings.id"], name="fk_daily_moves_sitting_id"),
        sa.PrimaryKeyConstraint("sitting_id", "ply", name="pk_daily_moves"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "daily_results",
        sa.Column("sitting_id", WORDS, nullable=False),
        sa.Column("score", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["sitting_id"], ["daily_sittings.id"], name="fk_daily_results_sitting_id"),
        sa.PrimaryKeyConstraint("sitting_id", name="pk_daily_results"),
    )
    op.create_table(
        "daily_openings",
        sa.Column("day", WORDS, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_daily_openings"),
    )
    keep_columns("daily_sittings", "id, day, game, player_id, guild_id, edition, rules, options, at")
    for table in ("daily_moves", "daily_results", "daily_openings"):
        forbid_change(table)
