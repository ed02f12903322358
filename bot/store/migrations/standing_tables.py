"""The tables of what outlives a game, as revision 0014 makes them. This is history, too, and never changes."""

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    SmallInteger,
    Text,
    UniqueConstraint,
)


def create_standing_tables() -> None:
    """Create them. The tables of hosting are there."""
    _ledger()
    _games_and_feats()
    _boards()


def _ledger() -> None:
    op.create_table(
        "settlements",
        Column("id", Text(), nullable=False),
        Column("table_id", Text(), nullable=False),
        Column("guild_id", BigInteger()),
        Column("unit", Text(), nullable=False),
        Column("at", BigInteger(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_settlements_table_id"),
        PrimaryKeyConstraint("id", name="pk_settlements"),
        UniqueConstraint("table_id", name="uq_settlements_table_id"),
    )
    op.create_index("ix_settlements_guild_id", "settlements", ["guild_id"])
    op.create_table(
        "transfers",
        Column("settlement_id", Text(), nullable=False),
        Column("payer_id", Integer(), nullable=False),
        Column("payee_id", Integer(), nullable=False),
        Column("amount", BigInteger(), nullable=False),
        CheckConstraint("amount > 0", name="ck_transfers_amount"),
        CheckConstraint("payer_id <> payee_id", name="ck_transfers_two_players"),
        ForeignKeyConstraint(["payee_id"], ["players.id"], name="fk_transfers_payee_id"),
        ForeignKeyConstraint(["payer_id"], ["players.id"], name="fk_transfers_payer_id"),
        ForeignKeyConstraint(["settlement_id"], ["settlements.id"], name="fk_transfers_settlement_id"),
        PrimaryKeyConstraint("settlement_id", "payer_id", "payee_id", name="pk_transfers"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_transfers_payee_id", "transfers", ["payee_id"])
    op.create_index("ix_transfers_payer_id", "transfers", ["payer_id"])
    op.create_table(
        "proposals",
        Column("id", Text(), nullable=False),
        Column("kind", Text(), nullable=False),
        Column("guild_id", BigInteger(), nullable=False),
        Column("unit", Text(), nullable=False),
        Column("at", BigInteger(), nullable=False),
        CheckConstraint("kind IN ('square', 'net', 'correct')", name="ck_proposals_kind"),
        PrimaryKeyConstraint("id", name="pk_proposals"),
    )
    op.create_index("ix_proposals_guild_id", "proposals", ["guild_id"])
    op.create_table(
        "proposed_transfers",
        Column("proposal_id", Text(), nullable=False),
        Column("payer_id", Integer(), nullable=False),
        Column("payee_id", Integer(), nullable=False),
        Column("amount", BigInteger(), nullable=False),
        CheckConstraint("amount > 0", name="ck_proposed_transfers_amount"),
        CheckConstraint("payer_id <> payee_id", name="ck_proposed_transfers_two_players"),
        ForeignKeyConstraint(["payee_id"], ["players.id"], name="fk_proposed_transfers_payee_id"),
        ForeignKeyConstraint(["payer_id"], ["players.id"], name="fk_proposed_transfers_payer_id"),
        ForeignKeyConstraint(["proposal_id"], ["proposals.id"], name="fk_proposed_transfers_proposal_id"),
        PrimaryKeyConstraint("proposal_id", "payer_id", "payee_id", name="pk_proposed_transfers"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_proposed_transfers_payee_id", "proposed_transfers", ["payee_id"])
    op.create_index("ix_proposed_transfers_payer_id", "proposed_transfers", ["payer_id"])
    op.create_table(
        "consents",
        Column("proposal_id", Text(), nullable=False),
        Column("player_id", Integer(), nullable=False),
        Column("at", BigInteger(), nullable=False),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_consents_player_id"),
        ForeignKeyConstraint(["proposal_id"], ["proposals.id"], name="fk_consents_proposal_id"),
        PrimaryKeyConstraint("proposal_id", "player_id", name="pk_consents"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_consents_player_id", "consents", ["player_id"])
    op.create_table(
        "agreements",
        Column("proposal_id", Text(), nullable=False),
        Column("at", BigInteger(), nullable=False),
        ForeignKeyConstraint(["proposal_id"], ["proposals.id"], name="fk_agreements_proposal_id"),
        PrimaryKeyConstraint("proposal_id", name="pk_agreements"),
    )
    op.create_table(
        "dissents",
        Column("proposal_id", Text(), nullable=False),
        Column("player_id", Integer(), nullable=False),
        Column("at", BigInteger(), nullable=False),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_dissents_player_id"),
        ForeignKeyConstraint(["proposal_id"], ["proposals.id"], name="fk_dissents_proposal_id"),
        PrimaryKeyConstraint("proposal_id", name="pk_dissents"),
    )


def _games_and_feats() -> None:
    op.create_table(
        "finished_games",
        Column("number", Integer(), nullable=False),
        Column("table_id", Text(), nullable=False),
        Column("game", Text(), nullable=False),
        Column("guild_id", BigInteger()),
        Column("at", BigInteger(), nullable=False),
        Column("ending", Text(), nullable=False),
        Column("rated", Boolean(), nullable=False),
        Column("deals", Integer(), nullable=False),
        Column("turns", Integer(), nullable=False),
        Column("amount", BigInteger(), nullable=False),
        Column("unit", Text()),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_finished_games_table_id"),
        PrimaryKeyConstraint("number", name="pk_finished_games"),
        UniqueConstraint("table_id", name="uq_finished_games_table_id"),
    )
    op.create_table(
        "game_facts",
        Column("number", Integer(), nullable=False),
        Column("seat", SmallInteger(), autoincrement=False, nullable=False),
        Column("player_id", Integer(), nullable=False),
        Column("won", Boolean(), nullable=False),
        Column("points", Integer(), nullable=False),
        Column("eights", Integer(), nullable=False),
        Column("twos", Integer(), nullable=False),
        Column("cleans", Integer(), nullable=False),
        Column("chapeaux_given", Integer(), nullable=False),
        Column("chapeaux_suffered", Integer(), nullable=False),
        Column("skunks_given", Integer(), nullable=False),
        Column("skunks_suffered", Integer(), nullable=False),
        Column("net", BigInteger(), nullable=False),
        Column("best_deal", Integer(), nullable=False),
        ForeignKeyConstraint(["number"], ["finished_games.number"], name="fk_game_facts_number"),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_game_facts_player_id"),
        PrimaryKeyConstraint("number", "seat", name="pk_game_facts"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_game_facts_player_id_number", "game_facts", ["player_id", "number"])
    op.create_table(
        "feats",
        Column("player_id", Integer(), nullable=False),
        Column("feat", Text(), nullable=False),
        Column("table_id", Text(), nullable=False),
        Column("at", BigInteger(), nullable=False),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_feats_player_id"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_feats_table_id"),
        PrimaryKeyConstraint("player_id", "feat", name="pk_feats"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_feats_table_id", "feats", ["table_id"])


def _boards() -> None:
    op.create_table(
        "tallies",
        Column("game", Text(), nullable=False),
        Column("scope", BigInteger(), autoincrement=False, nullable=False),
        Column("period", Integer(), autoincrement=False, nullable=False),
        Column("player_id", Integer(), nullable=False),
        Column("games", Integer(), nullable=False),
        Column("wins", Integer(), nullable=False),
        Column("naturals", Integer(), nullable=False),
        Column("chapeaux", Integer(), nullable=False),
        Column("last_at", BigInteger(), nullable=False),
        Column("rating", Integer(), nullable=False),
        Column("rated", Integer(), nullable=False),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_tallies_player_id"),
        PrimaryKeyConstraint("game", "scope", "period", "player_id", name="pk_tallies"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_tallies_chapeaux", "tallies", ["game", "scope", "period", "chapeaux", "player_id", "last_at", "rated"]
    )
    op.create_index(
        "ix_tallies_naturals", "tallies", ["game", "scope", "period", "naturals", "player_id", "last_at", "rated"]
    )
    op.create_index("ix_tallies_player_id", "tallies", ["player_id"])
    op.create_index(
        "ix_tallies_rating", "tallies", ["game", "scope", "period", "rating", "player_id", "last_at", "rated"]
    )
    op.create_index("ix_tallies_wins", "tallies", ["game", "scope", "period", "wins", "player_id", "last_at", "rated"])
    op.create_table(
        "winnings",
        Column("game", Text(), nullable=False),
        Column("scope", BigInteger(), autoincrement=False, nullable=False),
        Column("period", Integer(), autoincrement=False, nullable=False),
        Column("unit", Text(), nullable=False),
        Column("player_id", Integer(), nullable=False),
        Column("net", BigInteger(), nullable=False),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_winnings_player_id"),
        PrimaryKeyConstraint("game", "scope", "period", "unit", "player_id", name="pk_winnings"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_winnings_net", "winnings", ["game", "scope", "period", "unit", "net", "player_id"])
    op.create_index("ix_winnings_player_id", "winnings", ["player_id"])
    op.create_table(
        "ratings",
        Column("game", Text(), nullable=False),
        Column("scope", BigInteger(), autoincrement=False, nullable=False),
        Column("player_id", Integer(), nullable=False),
        Column("mu", BigInteger(), nullable=False),
        Column("sigma", BigInteger(), nullable=False),
        Column("games", Integer(), nullable=False),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_ratings_player_id"),
        PrimaryKeyConstraint("game", "scope", "player_id", name="pk_ratings"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_ratings_player_id", "ratings", ["player_id"])
    op.create_table(
        "listings",
        Column("player_id", Integer(), nullable=False),
        Column("everywhere", Boolean(), nullable=False),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_listings_player_id"),
        PrimaryKeyConstraint("player_id", name="pk_listings"),
    )
