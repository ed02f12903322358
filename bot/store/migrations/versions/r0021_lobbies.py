"""Lobbies: tables that wait for their players. What happens there is only ever added."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.laws import forbid_change

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.create_table(
        "lobbies",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("seats", sa.SmallInteger(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.Column("again", sa.Text()),
        sa.PrimaryKeyConstraint("id", name="pk_lobbies"),
    )
    op.create_index("ix_lobbies_again", "lobbies", ["again"])
    op.create_table(
        "lobby_acts",
        sa.Column("lobby_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("player_id", sa.Integer()),
        sa.Column("press_id", sa.BigInteger()),
        sa.Column("text", sa.Text()),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("number >= 1", name="ck_lobby_acts_number"),
        sa.ForeignKeyConstraint(["lobby_id"], ["lobbies.id"], name="fk_lobby_acts_lobby_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_lobby_acts_player_id"),
        sa.PrimaryKeyConstraint("lobby_id", "number", name="pk_lobby_acts"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_lobby_acts_player_id", "lobby_acts", ["player_id"])
    forbid_change("lobby_acts")
    op.execute(
        "CREATE TRIGGER lobby_acts_no_gap BEFORE INSERT ON lobby_acts WHEN NEW.number IS NOT "
        "(SELECT coalesce(max(number), 0) + 1 FROM lobby_acts WHERE lobby_id = NEW.lobby_id) "
        "BEGIN SELECT RAISE(ABORT, 'acts follow one another'); END"
    )
