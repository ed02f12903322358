"""The tables of tournaments. What `schema.py` says about its tables holds here too."""

from sqlalchemy import BigInteger, CheckConstraint, Column, ForeignKey, Table

from bot.store.schema.schema import metadata, transfers_of
from bot.store.schema.types import Small, Whole, Words

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Words, primary_key=True),
    Column("game", Words, nullable=False),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", ForeignKey("players.id"), key="host", nullable=False, index=True),
    Column("seats", Small, nullable=False),
    Column("rounds", Small, nullable=False),
    Column("pace", Words, nullable=False),
    Column("rules", Words, nullable=False),
    Column("options", Words, nullable=False),
    Column("entry", BigInteger, nullable=False),
    Column("unit", Words, nullable=False),
    Column("division", Words, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    CheckConstraint("seats >= 2", name="seats"),
    CheckConstraint("rounds >= 1", name="rounds"),
    CheckConstraint("entry >= 0", name="entry"),
)

# A number that is taken is a clash: so each round is seated once, and each table begun once, among all processes.
tournament_acts = Table(
    "tournament_acts",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id"), key="tournament", primary_key=True),
    Column("number", Whole, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Words, nullable=False),
    Column("player_id", ForeignKey("players.id"), key="player", index=True),
    Column("press_id", BigInteger),
    Column("text", Words, nullable=False),
    CheckConstraint("number >= 1", name="number"),
    sqlite_with_rowid=False,
)

pots = Table(
    "pots",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id"), key="tournament", primary_key=True),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("unit", Words, nullable=False),
    Column("at", BigInteger, nullable=False),
)

pot_transfers = transfers_of(
    "pot_transfers", Column("tournament_id", ForeignKey("pots.tournament"), key="tournament", primary_key=True)
)
