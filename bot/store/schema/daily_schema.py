"""The tables of daily deals. What `schema.py` says about its tables holds here too."""

from sqlalchemy import BigInteger, CheckConstraint, Column, ForeignKey, Table, UniqueConstraint

from bot.store.schema.schema import metadata
from bot.store.schema.types import Small, Whole, Words

daily_sittings = Table(
    "daily_sittings",
    metadata,
    Column("id", Words, primary_key=True),
    Column("day", Words, nullable=False),
    Column("game", Words, nullable=False),
    # One sitting a person, game and day. Null once the day is over.
    Column("digest", Words),
    Column("player_id", ForeignKey("players.id"), key="player", nullable=False, index=True),
    Column("guild_id", BigInteger),
    Column("edition", Words, nullable=False),
    Column("rules", Words, nullable=False),
    Column("options", Words, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("day", "digest"),
)

daily_moves = Table(
    "daily_moves",
    metadata,
    Column("sitting_id", ForeignKey("daily_sittings.id"), key="sitting", primary_key=True),
    Column("ply", Whole, primary_key=True, autoincrement=False),
    Column("seat", Small),
    Column("text", Words, nullable=False),
    Column("at", BigInteger, nullable=False),
    CheckConstraint("ply >= 1", name="ply"),
    sqlite_with_rowid=False,
)

daily_results = Table(
    "daily_results",
    metadata,
    Column("sitting_id", ForeignKey("daily_sittings.id"), key="sitting", primary_key=True),
    Column("score", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)

daily_openings = Table(
    "daily_openings",
    metadata,
    Column("day", Words, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
