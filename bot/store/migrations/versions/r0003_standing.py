"""What outlives a game: finished games, tallies, ratings, agreements about debts, feats."""

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

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

APPEND_ONLY = (
    "finished_games",
    "game_facts",
    "proposals",
    "proposed_transfers",
    "consents",
    "agreements",
    "feats",
)


def upgrade() -> None:
    _finished_games()
    _boards()
    _agreements()
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
    for table in APPEND_ONLY:
        _forbid_change(table)


def _forbid_change(table: str) -> None:
    """What was written stays written."""
    for change in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER {table}_no_{change.lower()} BEFORE {change} ON {table} "
            f"BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END"
        )


def _finished_games() -> None:
    op.create_table(
        "finished_games",
        Column("number", Integer(), nullable=False),
        Column("table_id", Text(), nullable=False),
        Column("game", Text(), nullable=False),
        Column("guild_id", BigInteger(), nullable=True),
        Column("at", BigInteger(), nullable=False),
        Column("ending", Text(), nullable=False),
        Column("rated", Boolean(), nullable=False),
        Column("deals", Integer(), nullable=False),
        Column("turns", Integer(), nullable=False),
        Column("amount", BigInteger(), nullable=False),
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


def _boards() -> None:
    op.create_table(
        "tallies",
        Column("scope", BigInteger(), autoincrement=False, nullable=False),
        Column("period", Integer(), autoincrement=False, nullable=False),
        Column("player_id", Integer(), nullable=False),
        Column("games", Integer(), nullable=False),
        Column("wins", Integer(), nullable=False),
        Column("naturals", Integer(), nullable=False),
        Column("chapeaux", Integer(), nullable=False),
        Column("net", BigInteger(), nullable=False),
        Column("last_at", BigInteger(), nullable=False),
        Column("rating", Integer(), nullable=False),
        Column("rated", Integer(), nullable=False),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_tallies_player_id"),
        PrimaryKeyConstraint("scope", "period", "player_id", name="pk_tallies"),
        sqlite_with_rowid=False,
    )
    for figure in ("rating", "net", "wins", "naturals", "chapeaux"):
        columns = ["scope", "period", figure, "player_id", "last_at", "rated"]
        op.create_index(f"ix_tallies_{figure}", "tallies", columns)
    op.create_table(
        "ratings",
        Column("scope", BigInteger(), autoincrement=False, nullable=False),
        Column("player_id", Integer(), nullable=False),
        Column("mu", BigInteger(), nullable=False),
        Column("sigma", BigInteger(), nullable=False),
        Column("games", Integer(), nullable=False),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_ratings_player_id"),
        PrimaryKeyConstraint("scope", "player_id", name="pk_ratings"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "listings",
        Column("player_id", Integer(), nullable=False),
        Column("everywhere", Boolean(), nullable=False),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_listings_player_id"),
        PrimaryKeyConstraint("player_id", name="pk_listings"),
    )


def _agreements() -> None:
    op.create_table(
        "proposals",
        Column("id", Text(), nullable=False),
        Column("kind", Text(), nullable=False),
        Column("guild_id", BigInteger(), nullable=False),
        Column("unit", Text(), nullable=False),
        Column("at", BigInteger(), nullable=False),
        CheckConstraint("kind IN ('square', 'net')", name="ck_proposals_kind"),
        PrimaryKeyConstraint("id", name="pk_proposals"),
    )
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
    op.create_table(
        "agreements",
        Column("proposal_id", Text(), nullable=False),
        Column("at", BigInteger(), nullable=False),
        ForeignKeyConstraint(["proposal_id"], ["proposals.id"], name="fk_agreements_proposal_id"),
        PrimaryKeyConstraint("proposal_id", name="pk_agreements"),
    )
