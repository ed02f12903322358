"""The tables of the leagues of servers. What `schema.py` says about its tables holds here too."""

from sqlalchemy import BigInteger, CheckConstraint, Column, ForeignKey, Table

from bot.store.schema.schema import metadata
from bot.store.schema.types import Whole

league_acts = Table(
    "league_acts",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("player_id", ForeignKey("players.id"), key="player", primary_key=True, index=True),
    Column("number", Whole, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    CheckConstraint("number >= 1", name="number"),
    sqlite_with_rowid=False,
)

league_seasons = Table(
    "league_seasons",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("season", Whole, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("last", Whole, nullable=False),
    sqlite_with_rowid=False,
)

league_champions = Table(
    "league_champions",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("season", Whole, primary_key=True, autoincrement=False),
    Column("player_id", ForeignKey("players.id"), key="player", primary_key=True, index=True),
    sqlite_with_rowid=False,
)
