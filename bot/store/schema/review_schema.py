"""The table of reviews. What `schema.py` says about its tables holds here too."""

from sqlalchemy import BigInteger, Column, ForeignKey, Table

from bot.store.schema.schema import metadata
from bot.store.schema.types import Small, Words

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id"), key="table", primary_key=True),
    Column("seat", Small, primary_key=True, autoincrement=False),
    Column("edition", Words, nullable=False),
    Column("review", Words, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
