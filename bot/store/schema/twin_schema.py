"""The table of duplicate. What `schema.py` says about its tables holds here too."""

from sqlalchemy import CheckConstraint, Column, ForeignKey, Table, UniqueConstraint

from bot.store.schema.schema import metadata
from bot.store.schema.types import Small

twins = Table(
    "twins",
    metadata,
    Column("table_id", ForeignKey("tables.id"), key="table", primary_key=True),
    Column("lobby_id", ForeignKey("lobbies.id"), key="lobby", nullable=False),
    Column("number", Small, nullable=False),
    CheckConstraint("number >= 0", name="number"),
    UniqueConstraint("lobby", "number"),
)
