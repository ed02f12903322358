"""All tables, indexes and triggers, as the fourteen revisions before the first release left them.

It keeps the id of the last of them: a database that they made is at it already, and is not touched.
This is history: change the schema by a further revision.
"""

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

from bot.store.migrations.standing_tables import create_standing_tables

revision = "0014"
down_revision = None

APPEND_ONLY = (
    "offer_answers", "seeds", "log", "table_ends", "settlements", "transfers", "finished_games", "game_facts",
    "proposals", "proposed_transfers", "consents", "agreements", "dissents", "feats",
)  # fmt: skip


def upgrade() -> None:
    _people_and_offers()
    _tables()
    _screens()
    create_standing_tables()
    if op.get_context().dialect.name != "sqlite":
        raise NotImplementedError("the triggers are written for SQLite only")
    for table in APPEND_ONLY:
        _forbid_change(table)
    _forbid_gaps()
    _forbid_second_post()


def _forbid_change(table: str) -> None:
    """Keep what was written as it is."""
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
    """Forbid changes of an announcement's words, and any retry or second post of a posted one."""
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
        Column("discord_id", BigInteger()),
        Column("name", Text(), nullable=False),
        Column("locale", Text(), nullable=False),
        Column("dm_channel_id", BigInteger()),
        Column("created_at", BigInteger(), nullable=False),
        Column("robot", Text()),
        PrimaryKeyConstraint("id", name="pk_players"),
        UniqueConstraint("discord_id", name="uq_players_discord_id"),
        UniqueConstraint("robot", name="uq_players_robot"),
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
    op.create_table(
        "offers",
        Column("id", Text(), nullable=False),
        Column("game", Text(), nullable=False),
        Column("guild_id", BigInteger()),
        Column("channel_id", BigInteger(), nullable=False),
        Column("message_id", BigInteger()),
        Column("challenger_id", Integer(), nullable=False),
        Column("challenged_id", Integer()),
        Column("rules", Text(), nullable=False),
        Column("options", Text(), nullable=False),
        Column("stake", BigInteger(), nullable=False),
        Column("created_at", BigInteger(), nullable=False),
        Column("expires_at", BigInteger(), nullable=False),
        Column("clock", Text()),
        Column("unit", Text()),
        Column("counters", Text()),
        ForeignKeyConstraint(["challenged_id"], ["players.id"], name="fk_offers_challenged_id"),
        ForeignKeyConstraint(["challenger_id"], ["players.id"], name="fk_offers_challenger_id"),
        PrimaryKeyConstraint("id", name="pk_offers"),
    )
    op.create_index("ix_offers_challenged_id", "offers", ["challenged_id"])
    op.create_index("ix_offers_challenger_id", "offers", ["challenger_id"])
    op.create_index(
        "ix_offers_counters",
        "offers",
        ["counters"],
        unique=True,
        sqlite_where=text("counters IS NOT NULL"),
        postgresql_where=text("counters IS NOT NULL"),
    )
    op.create_table(
        "offer_answers",
        Column("offer_id", Text(), nullable=False),
        Column("kind", Text(), nullable=False),
        Column("player_id", Integer()),
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
        Column("guild_id", BigInteger()),
        Column("channel_id", BigInteger(), nullable=False),
        Column("cut", Text(), nullable=False),
        Column("created_at", BigInteger(), nullable=False),
        Column("clock", Text()),
        Column("unit", Text()),
        PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_channel_id", "tables", ["channel_id"])
    op.create_index("ix_tables_guild_id", "tables", ["guild_id"])
    op.create_table(
        "seats",
        Column("table_id", Text(), nullable=False),
        Column("seat", SmallInteger(), autoincrement=False, nullable=False),
        Column("player_id", Integer(), nullable=False),
        Column("quiet", Text()),
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
        Column("seat", SmallInteger()),
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
    op.create_index("ix_table_ends_at", "table_ends", ["at", "table_id"])
    op.create_table(
        "table_places",
        Column("table_id", Text(), nullable=False),
        Column("channel_id", BigInteger(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_table_places_table_id"),
        PrimaryKeyConstraint("table_id", name="pk_table_places"),
    )
    op.create_index("ix_table_places_channel_id", "table_places", ["channel_id"])


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
        "announcements",
        Column("number", Integer(), nullable=False),
        Column("id", Text(), nullable=False),
        Column("table_id", Text()),
        Column("ply", Integer()),
        Column("kind", Text(), nullable=False),
        Column("channel_id", BigInteger(), nullable=False),
        Column("body", Text(), nullable=False),
        Column("created_at", BigInteger(), nullable=False),
        Column("tried_at", BigInteger()),
        Column("message_id", BigInteger()),
        Column("posted_at", BigInteger()),
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
        "server_settings",
        Column("guild_id", BigInteger(), autoincrement=False, nullable=False),
        Column("key", Text(), nullable=False),
        Column("value", Text(), nullable=False),
        PrimaryKeyConstraint("guild_id", "key", name="pk_server_settings"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "notes",
        Column("key", Text(), nullable=False),
        Column("value", Text(), nullable=False),
        PrimaryKeyConstraint("key", name="pk_notes"),
    )
