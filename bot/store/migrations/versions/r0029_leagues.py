"""Leagues of servers: who joined them and left, and who was named champion. Their tables follow from finished games."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.laws import forbid_change

revision = "0029"
down_revision = "0028"

WHOLE = sa.Integer().with_variant(sa.BigInteger(), "postgresql")


def upgrade() -> None:
    op.create_table(
        "league_acts",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("player_id", WHOLE, nullable=False),
        sa.Column("number", WHOLE, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("number >= 1", name="ck_league_acts_number"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_league_acts_player_id"),
        sa.PrimaryKeyConstraint("guild_id", "player_id", "number", name="pk_league_acts"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_league_acts_player_id", "league_acts", ["player_id"])
    op.create_table(
        "league_seasons",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("season", WHOLE, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("last", WHOLE, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "season", name="pk_league_seasons"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "league_champions",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("season", WHOLE, autoincrement=False, nullable=False),
        sa.Column("player_id", WHOLE, nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_league_champions_player_id"),
        sa.PrimaryKeyConstraint("guild_id", "season", "player_id", name="pk_league_champions"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_league_champions_player_id", "league_champions", ["player_id"])
    op.create_index("ix_finished_games_guild_id_at", "finished_games", ["guild_id", "at"])
    for table in ("league_acts", "league_seasons", "league_champions"):
        forbid_change(table)
