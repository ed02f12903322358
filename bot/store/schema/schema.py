"""The tables of the database after the newest migration.

Wherever possible a fact is inserted and never changed: the primary key then guards against a double press and against
a second process. The migrations hold the triggers that make tables append-only; a test compares them with this file.
A column's `key` is the field of its row. Its name in SQL differs where that field is a reserved word or unclear.
"""

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    LargeBinary,
    MetaData,
    Table,
    UniqueConstraint,
    text,
)

from bot.store.schema.types import Small, Whole, Words

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", Whole, primary_key=True),
    Column("discord_id", BigInteger, unique=True),
    Column("name", Words, nullable=False),
    Column("locale", Words, nullable=False),
    Column("dm_channel_id", BigInteger),
    Column("created_at", BigInteger, nullable=False),
    Column("robot", Words),
    # Robots of one level are as many persons as they have seats at one table; the first is number 1.
    Column("robot_number", Whole),
    UniqueConstraint("robot", "robot_number"),
)

offers = Table(
    "offers",
    metadata,
    Column("id", Words, primary_key=True),
    Column("game", Words, nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("challenger_id", ForeignKey("players.id"), key="challenger", nullable=False, index=True),
    Column("challenged_id", ForeignKey("players.id"), key="challenged", index=True),
    Column("rules", Words, nullable=False),
    Column("options", Words, nullable=False),
    Column("stake", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("clock", Words),
    Column("unit", Words),
    Column("counters", Words),
)
Index(
    "ix_offers_counters",
    offers.c.counters,
    unique=True,
    sqlite_where=text("counters IS NOT NULL"),
    postgresql_where=text("counters IS NOT NULL"),
)

offer_answers = Table(
    "offer_answers",
    metadata,
    Column("offer_id", ForeignKey("offers.id"), key="offer", primary_key=True),
    Column("kind", Words, nullable=False),
    Column("player_id", ForeignKey("players.id"), key="player"),
    Column("at", BigInteger, nullable=False),
    CheckConstraint("kind IN ('accepted', 'declined', 'withdrawn', 'lapsed')", name="kind"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Words, primary_key=True),
    Column("game", Words, nullable=False),
    Column("rules", Words, nullable=False),
    Column("options", Words, nullable=False),
    Column("stake", BigInteger, nullable=False),
    Column("guild_id", BigInteger, index=True),
    Column("channel_id", BigInteger, nullable=False, index=True),
    Column("cut", Words, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("clock", Words),
    Column("unit", Words),
    # These two change while the game goes on. No later than `due_at` someone must look at the table. It is 0 as long
    # as nobody has said when, and a trigger makes it null when the game ends: the index holds running tables only.
    Column("due_at", BigInteger, server_default=text("0")),
    Column("shown_ply", Whole),
    Column("window", Whole),
)
Index(
    "ix_tables_due_at",
    tables.c.due_at,
    tables.c.id,
    sqlite_where=text("due_at IS NOT NULL"),
    postgresql_where=text("due_at IS NOT NULL"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), key="table", primary_key=True),
    Column("seat", Small, primary_key=True, autoincrement=False),
    Column("player_id", ForeignKey("players.id"), key="player", nullable=False, index=True),
    Column("quiet", Words),
    CheckConstraint("seat >= 0", name="seat"),
    sqlite_with_rowid=False,
)

seeds = Table(
    "seeds",
    metadata,
    # No foreign key: a seed is stored with the offer, before its table, and some offers never become one.
    Column("table_id", Words, key="table", primary_key=True),
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", Words, nullable=False),
)

log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id"), key="table", primary_key=True),
    Column("ply", Whole, primary_key=True, autoincrement=False),
    Column("seat", Small),
    Column("text", Words, nullable=False),
    Column("at", BigInteger, nullable=False),
    CheckConstraint("ply >= 1", name="ply"),
    sqlite_with_rowid=False,
)

table_messages = Table(
    "table_messages",
    metadata,
    Column("table_id", ForeignKey("tables.id"), key="table", primary_key=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("posted_at", BigInteger, nullable=False),
)

panels = Table(
    "panels",
    metadata,
    Column("table_id", ForeignKey("tables.id"), key="table", primary_key=True),
    Column("seat", Small, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("turn", Whole, nullable=False),
    sqlite_with_rowid=False,
)

leftovers = Table(
    "leftovers",
    metadata,
    Column("table_id", ForeignKey("tables.id"), key="table", primary_key=True),
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("seat", Small),
    sqlite_with_rowid=False,
)

orders = Table(
    "orders",
    metadata,
    Column("table_id", ForeignKey("tables.id"), key="table", primary_key=True),
    Column("seat", Small, primary_key=True, autoincrement=False),
    Column("deal", Whole, primary_key=True, autoincrement=False),
    Column("kind", Words, primary_key=True),
    Column("moves", Words, nullable=False),
    Column("at", BigInteger, nullable=False),
    CheckConstraint("kind IN ('always', 'window', 'turn')", name="kind"),
    sqlite_with_rowid=False,
)

table_ends = Table(
    "table_ends",
    metadata,
    Column("table_id", ForeignKey("tables.id"), key="table", primary_key=True),
    Column("how", Words, nullable=False),
    Column("at", BigInteger, nullable=False),
)
Index("ix_table_ends_at", table_ends.c.at, table_ends.c.table)

table_proposals = Table(
    "table_proposals",
    metadata,
    Column("table_id", ForeignKey("tables.id"), key="table", primary_key=True),
    Column("number", Whole, primary_key=True, autoincrement=False),
    Column("matter", Words, nullable=False),
    Column("seat", Small, nullable=False),
    Column("turn", Whole, nullable=False),
    Column("about", Small),
    Column("at", BigInteger, nullable=False),
    CheckConstraint("matter IN ('pause', 'end', 'deputy')", name="matter"),
    sqlite_with_rowid=False,
)

table_consents = Table(
    "table_consents",
    metadata,
    Column("table_id", Words, key="table", primary_key=True),
    Column("number", Whole, primary_key=True, autoincrement=False),
    Column("seat", Small, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    ForeignKeyConstraint(["table", "number"], ["table_proposals.table", "table_proposals.number"]),
    sqlite_with_rowid=False,
)

table_proposal_ends = Table(
    "table_proposal_ends",
    metadata,
    Column("table_id", Words, key="table", primary_key=True),
    Column("number", Whole, primary_key=True, autoincrement=False),
    Column("seat", Small, nullable=False),
    Column("ply", Whole),
    Column("at", BigInteger, nullable=False),
    ForeignKeyConstraint(["table", "number"], ["table_proposals.table", "table_proposals.number"]),
    sqlite_with_rowid=False,
)

table_places = Table(
    "table_places",
    metadata,
    Column("table_id", ForeignKey("tables.id"), key="table", primary_key=True),
    Column("channel_id", BigInteger, nullable=False, index=True),
)

notices = Table(
    "notices",
    metadata,
    Column("table_id", ForeignKey("tables.id"), key="table", primary_key=True),
    Column("seat", Small, primary_key=True, autoincrement=False),
    Column("kind", Words, primary_key=True),
    Column("turn", Whole, nullable=False),
    sqlite_with_rowid=False,
)

preferences = Table(
    "preferences",
    metadata,
    Column("player_id", ForeignKey("players.id"), key="player", primary_key=True),
    Column("key", Words, primary_key=True),
    Column("value", Words, nullable=False),
    sqlite_with_rowid=False,
)

server_settings = Table(
    "server_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("key", Words, primary_key=True),
    Column("value", Words, nullable=False),
    sqlite_with_rowid=False,
)

announcements = Table(
    "announcements",
    metadata,
    # The order of creation; within one unit neither a clock nor a text id can show it.
    Column("number", Whole, primary_key=True),
    Column("id", Words, nullable=False, unique=True),
    Column("table_id", ForeignKey("tables.id"), key="table"),
    Column("ply", Whole),
    Column("kind", Words, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("body", Words, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("tried_at", BigInteger),
    Column("message_id", BigInteger),
    Column("posted_at", BigInteger),
    # Discord's limit for a nonce.
    CheckConstraint("length(id) BETWEEN 1 AND 25", name="id"),
    CheckConstraint("(message_id IS NULL) = (posted_at IS NULL)", name="posted"),
)
# Holds only those that wait, so that listing them stays quick however many were posted before.
Index(
    "ix_announcements_unposted",
    announcements.c.number,
    sqlite_where=text("posted_at IS NULL"),
    postgresql_where=text("posted_at IS NULL"),
)

settlements = Table(
    "settlements",
    metadata,
    Column("id", Words, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), key="table", nullable=False, unique=True),
    Column("guild_id", BigInteger, index=True),
    Column("unit", Words, nullable=False),
    Column("at", BigInteger, nullable=False),
)


def transfers_of(name: str, settled: Column[str]) -> Table:
    """Return a table of payments: who pays whom how much. `settled` is the key of what they are a part of."""
    return Table(
        name,
        metadata,
        settled,
        Column("payer_id", ForeignKey("players.id"), key="payer", primary_key=True, index=True),
        Column("payee_id", ForeignKey("players.id"), key="payee", primary_key=True, index=True),
        Column("amount", BigInteger, nullable=False),
        CheckConstraint("amount > 0", name="amount"),
        CheckConstraint("payer_id <> payee_id", name="two_players"),
        sqlite_with_rowid=False,
    )


transfers = transfers_of(
    "transfers", Column("settlement_id", ForeignKey("settlements.id"), key="settlement", primary_key=True)
)

notes = Table(
    "notes",
    metadata,
    Column("key", Words, primary_key=True),
    Column("value", Words, nullable=False),
)

# What processes hold that share this database, each until a moment (ms) by the clock of the database: see `line.py`.
leases = Table(
    "leases",
    metadata,
    Column("name", Words, primary_key=True),
    Column("holder", Words, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("words", Words, nullable=False),
)
