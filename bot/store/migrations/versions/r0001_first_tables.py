"""The first tables: players, offers, tables and their logs, announcements, the ledger."""

from alembic import op
from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    SmallInteger,
    Text,
    UniqueConstraint,
    text,
)

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

APPEND_ONLY = ("offer_answers", "seeds", "log", "table_ends", "settlements", "transfers")


def upgrade() -> None:
    _people_and_offers()
    _tables()
    _screens()
    _ledger()
    if op.get_context().dialect.name != "sqlite":
        raise NotImplementedError("the triggers are written for SQLite only")
    for table in APPEND_ONLY:
        _forbid_change(table)
    _forbid_gaps()
    _forbid_second_post()


def _forbid_change(table: str) -> None:
    """What was written stays written."""
    for change in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER {table}_no_{change.lower()} BEFORE {change} ON {table} "
            f"BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END"
        )


def _forbid_gaps() -> None:
    """Plies count 1, 2, 3, …: one look-up in the primary key, measured at 1 µs an entry of about 11."""
    op.execute(
        "CREATE TRIGGER log_no_gap BEFORE INSERT ON log "
        "WHEN NEW.ply IS NOT (SELECT coalesce(max(ply), 0) + 1 FROM log WHERE table_id = NEW.table_id) "
        "BEGIN SELECT RAISE(ABORT, 'plies follow one another'); END"
    )


def _forbid_second_post() -> None:
    """An announcement's words never change, and one that is posted is neither tried nor posted again."""
    op.execute(
        "CREATE TRIGGER announcements_posted_once BEFORE UPDATE ON announcements WHEN OLD.posted_at IS NOT NULL "
        "BEGIN SELECT RAISE(ABORT, 'the announcement is posted'); END"
    )
    op.execute(
        "CREATE TRIGGER announcements_keep_words "
        "BEFORE UPDATE OF number, id, table_id, ply, kind, channel_id, body, created_at ON announcements "
        "BEGIN SELECT RAISE(ABORT, 'an announcement keeps its words'); END"
    )
    op.execute(
        "CREATE TRIGGER announcements_no_delete BEFORE DELETE ON announcements "
        "BEGIN SELECT RAISE(ABORT, 'announcements are kept'); END"
    )


def _people_and_offers() -> None:
    op.create_table(
        "players",
        Column("id", Integer(), nullable=False),
        Column("discord_id", BigInteger(), nullable=True),
        Column("name", Text(), nullable=False),
        Column("locale", Text(), nullable=False),
        Column("dm_channel_id", BigInteger(), nullable=True),
        Column("created_at", BigInteger(), nullable=False),
        Column("robot", Text(), nullable=True),
        PrimaryKeyConstraint("id", name="pk_players"),
        UniqueConstraint("discord_id", name="uq_players_discord_id"),
        UniqueConstraint("robot", name="uq_players_robot"),
    )
    op.create_table(
        "offers",
        Column("id", Text(), nullable=False),
        Column("game", Text(), nullable=False),
        Column("guild_id", BigInteger(), nullable=True),
        Column("channel_id", BigInteger(), nullable=False),
        Column("message_id", BigInteger(), nullable=True),
        Column("challenger_id", Integer(), nullable=False),
        Column("challenged_id", Integer(), nullable=True),
        Column("rules", Text(), nullable=False),
        Column("options", Text(), nullable=False),
        Column("stake", BigInteger(), nullable=False),
        Column("created_at", BigInteger(), nullable=False),
        Column("expires_at", BigInteger(), nullable=False),
        ForeignKeyConstraint(["challenged_id"], ["players.id"], name="fk_offers_challenged_id"),
        ForeignKeyConstraint(["challenger_id"], ["players.id"], name="fk_offers_challenger_id"),
        PrimaryKeyConstraint("id", name="pk_offers"),
    )
    op.create_table(
        "offer_answers",
        Column("offer_id", Text(), nullable=False),
        Column("kind", Text(), nullable=False),
        Column("player_id", Integer(), nullable=True),
        Column("at", BigInteger(), nullable=False),
        CheckConstraint("kind IN ('accepted', 'declined', 'withdrawn', 'lapsed')", name="ck_offer_answers_kind"),
        ForeignKeyConstraint(["offer_id"], ["offers.id"], name="fk_offer_answers_offer_id"),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_offer_answers_player_id"),
        PrimaryKeyConstraint("offer_id", name="pk_offer_answers"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        Column("id", Text(), nullable=False),
        Column("game", Text(), nullable=False),
        Column("rules", Text(), nullable=False),
        Column("options", Text(), nullable=False),
        Column("stake", BigInteger(), nullable=False),
        Column("guild_id", BigInteger(), nullable=True),
        Column("channel_id", BigInteger(), nullable=False),
        Column("cut", Text(), nullable=False),
        Column("created_at", BigInteger(), nullable=False),
        PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_channel_id", "tables", ["channel_id"])
    op.create_table(
        "seats",
        Column("table_id", Text(), nullable=False),
        Column("seat", SmallInteger(), autoincrement=False, nullable=False),
        Column("player_id", Integer(), nullable=False),
        CheckConstraint("seat >= 0", name="ck_seats_seat"),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_seats_player_id"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_player_id", "seats", ["player_id"])
    op.create_table(
        "seeds",
        Column("table_id", Text(), nullable=False),
        Column("seed", LargeBinary(), nullable=False),
        Column("commitment", Text(), nullable=False),
        PrimaryKeyConstraint("table_id", name="pk_seeds"),
    )
    op.create_table(
        "log",
        Column("table_id", Text(), nullable=False),
        Column("ply", Integer(), autoincrement=False, nullable=False),
        Column("seat", SmallInteger(), nullable=True),
        Column("text", Text(), nullable=False),
        Column("at", BigInteger(), nullable=False),
        CheckConstraint("ply >= 1", name="ck_log_ply"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_table_id"),
        PrimaryKeyConstraint("table_id", "ply", name="pk_log"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "table_ends",
        Column("table_id", Text(), nullable=False),
        Column("how", Text(), nullable=False),
        Column("at", BigInteger(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_table_ends_table_id"),
        PrimaryKeyConstraint("table_id", name="pk_table_ends"),
    )


def _screens() -> None:
    op.create_table(
        "table_messages",
        Column("table_id", Text(), nullable=False),
        Column("channel_id", BigInteger(), nullable=False),
        Column("message_id", BigInteger(), nullable=False),
        Column("posted_at", BigInteger(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_table_messages_table_id"),
        PrimaryKeyConstraint("table_id", name="pk_table_messages"),
    )
    op.create_table(
        "panels",
        Column("table_id", Text(), nullable=False),
        Column("seat", SmallInteger(), autoincrement=False, nullable=False),
        Column("channel_id", BigInteger(), nullable=False),
        Column("message_id", BigInteger(), nullable=False),
        Column("turn", Integer(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_panels_table_id"),
        PrimaryKeyConstraint("table_id", "seat", name="pk_panels"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "announcements",
        Column("number", Integer(), nullable=False),
        Column("id", Text(), nullable=False),
        Column("table_id", Text(), nullable=True),
        Column("ply", Integer(), nullable=True),
        Column("kind", Text(), nullable=False),
        Column("channel_id", BigInteger(), nullable=False),
        Column("body", Text(), nullable=False),
        Column("created_at", BigInteger(), nullable=False),
        Column("tried_at", BigInteger(), nullable=True),
        Column("message_id", BigInteger(), nullable=True),
        Column("posted_at", BigInteger(), nullable=True),
        CheckConstraint("(message_id IS NULL) = (posted_at IS NULL)", name="ck_announcements_posted"),
        CheckConstraint("length(id) BETWEEN 1 AND 25", name="ck_announcements_id"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_announcements_table_id"),
        PrimaryKeyConstraint("number", name="pk_announcements"),
        UniqueConstraint("id", name="uq_announcements_id"),
    )
    op.create_index(
        "ix_announcements_unposted",
        "announcements",
        ["number"],
        sqlite_where=text("posted_at IS NULL"),
        postgresql_where=text("posted_at IS NULL"),
    )
    op.create_table(
        "notes",
        Column("key", Text(), nullable=False),
        Column("value", Text(), nullable=False),
        PrimaryKeyConstraint("key", name="pk_notes"),
    )


def _ledger() -> None:
    op.create_table(
        "settlements",
        Column("id", Text(), nullable=False),
        Column("table_id", Text(), nullable=False),
        Column("guild_id", BigInteger(), nullable=True),
        Column("unit", Text(), nullable=False),
        Column("at", BigInteger(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_settlements_table_id"),
        PrimaryKeyConstraint("id", name="pk_settlements"),
        UniqueConstraint("table_id", name="uq_settlements_table_id"),
    )
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
