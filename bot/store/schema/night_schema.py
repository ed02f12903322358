"""The tables of game nights. What `schema.py` says about its tables holds here too."""

from sqlalchemy import BigInteger, Column, ForeignKey, Table

from bot.store.schema.schema import metadata
from bot.store.schema.types import Small, Whole, Words

nights = Table(
    "nights",
    metadata,
    Column("id", Words, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("player_id", ForeignKey("players.id"), key="player", nullable=False, index=True),
    Column("press_id", BigInteger, nullable=False),
    Column("game", Words, nullable=False),
    Column("seats", Small, nullable=False),
    Column("terms", Words, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("starts_at", BigInteger, nullable=False),
    Column("event_id", BigInteger, unique=True),
    Column("state", Words, nullable=False, index=True),
    Column("gone", Words, nullable=False),
)

night_calls = Table(
    "night_calls",
    metadata,
    Column("night_id", ForeignKey("nights.id"), key="night", primary_key=True),
    Column("number", Whole, primary_key=True, autoincrement=False),
    Column("people", Words, nullable=False),
    Column("tried_at", BigInteger, nullable=False),
    Column("posted_at", BigInteger),
    sqlite_with_rowid=False,
)
