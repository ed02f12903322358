"""The table of blocks. What `schema.py` says about its tables holds here too."""

from sqlalchemy import BigInteger, Column, ForeignKey, Table

from bot.store.schema.schema import metadata

blocks = Table(
    "blocks",
    metadata,
    Column("player_id", ForeignKey("players.id"), key="player", primary_key=True),
    Column("blocked_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
