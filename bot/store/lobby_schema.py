"""The tables of lobbies. What `schema.py` says about its tables holds here too."""

from sqlalchemy import BigInteger, CheckConstraint, Column, ForeignKey, Integer, SmallInteger, Table, Text

from bot.store.schema import metadata

lobbies = Table(
    "lobbies",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("seats", SmallInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("again", Text, index=True),
)

lobby_acts = Table(
    "lobby_acts",
    metadata,
    Column("lobby_id", ForeignKey("lobbies.id"), key="lobby", primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("player_id", ForeignKey("players.id"), key="player", index=True),
    Column("press_id", BigInteger),
    Column("text", Text),
    Column("at", BigInteger, nullable=False),
    CheckConstraint("number >= 1", name="number"),
    sqlite_with_rowid=False,
)
