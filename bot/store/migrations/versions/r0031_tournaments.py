"""Tournaments: their terms, the log of each, and how the entries that people owe were divided."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.laws import forbid_change

revision = "0031"
down_revision = "0030"

TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
WHOLE = sa.Integer().with_variant(sa.BigInteger(), "postgresql")
SMALL = sa.SmallInteger().with_variant(sa.BigInteger(), "postgresql")


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", TEXT, nullable=False),
        sa.Column("game", TEXT, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", WHOLE, nullable=False),
        sa.Column("seats", SMALL, nullable=False),
        sa.Column("rounds", SMALL, nullable=False),
        sa.Column("pace", TEXT, nullable=False),
        sa.Column("rules", TEXT, nullable=False),
        sa.Column("options", TEXT, nullable=False),
        sa.Column("entry", sa.BigInteger(), nullable=False),
        sa.Column("unit", TEXT, nullable=False),
        sa.Column("division", TEXT, nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("seats >= 2", name="ck_tournaments_seats"),
        sa.CheckConstraint("rounds >= 1", name="ck_tournaments_rounds"),
        sa.CheckConstraint("entry >= 0", name="ck_tournaments_entry"),
        sa.ForeignKeyConstraint(["host_id"], ["players.id"], name="fk_tournaments_host_id"),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_guild_id", "tournaments", ["guild_id"])
    op.create_index("ix_tournaments_host_id", "tournaments", ["host_id"])
    op.create_table(
        "tournament_acts",
        sa.Column("tournament_id", TEXT, nullable=False),
        sa.Column("number", WHOLE, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", TEXT, nullable=False),
        sa.Column("player_id", WHOLE),
        sa.Column("press_id", sa.BigInteger()),
        sa.Column("text", TEXT, nullable=False),
        sa.CheckConstraint("number >= 1", name="ck_tournament_acts_number"),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_tournament_acts_tournament_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_tournament_acts_player_id"),
        sa.PrimaryKeyConstraint("tournament_id", "number", name="pk_tournament_acts"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_tournament_acts_player_id", "tournament_acts", ["player_id"])
    op.create_table(
        "pots",
        sa.Column("tournament_id", TEXT, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("unit", TEXT, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_pots_tournament_id"),
        sa.PrimaryKeyConstraint("tournament_id", name="pk_pots"),
    )
    op.create_index("ix_pots_guild_id", "pots", ["guild_id"])
    op.create_table(
        "pot_transfers",
        sa.Column("tournament_id", TEXT, nullable=False),
        sa.Column("payer_id", WHOLE, nullable=False),
        sa.Column("payee_id", WHOLE, nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("amount > 0", name="ck_pot_transfers_amount"),
        sa.CheckConstraint("payer_id <> payee_id", name="ck_pot_transfers_two_players"),
        sa.ForeignKeyConstraint(["tournament_id"], ["pots.tournament_id"], name="fk_pot_transfers_tournament_id"),
        sa.ForeignKeyConstraint(["payer_id"], ["players.id"], name="fk_pot_transfers_payer_id"),
        sa.ForeignKeyConstraint(["payee_id"], ["players.id"], name="fk_pot_transfers_payee_id"),
        sa.PrimaryKeyConstraint("tournament_id", "payer_id", "payee_id", name="pk_pot_transfers"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_pot_transfers_payer_id", "pot_transfers", ["payer_id"])
    op.create_index("ix_pot_transfers_payee_id", "pot_transfers", ["payee_id"])
    for table in ("tournaments", "tournament_acts", "pots", "pot_transfers"):
        forbid_change(table)
