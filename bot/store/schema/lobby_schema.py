"""The tables of lobbies. What `schema.py` says about its tables holds here too."""

from sqlalchemy import BigInteger, CheckConstraint, Column, ForeignKey, Table

from bot.store.schema.schema import metadata
from bot.store.schema.types import Small, Whole, Words

lobbies = Table(
    "lobbies",
    metadata,
    Column("id", Words, primary_key=True),
    Column("game", Words, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("seats", Small, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("again", Words, index=True),
)

lobby_acts = Table(
    "lobby_acts",
    metadata,
    Column("lobby_id", ForeignKey("lobbies.id"), key="lobby", primary_key=True),
    Column("number", Whole, primary_key=True, autoincrement=False),
    Column("kind", Words, nullable=False),
    Column("player_id", ForeignKey("players.id"), key="player", index=True),
    Column("press_id", BigInteger),
    Column("text", Words),
    Column("at", BigInteger, nullable=False),
    CheckConstraint("number >= 1", name="number"),
    sqlite_with_rowid=False,
)
