"""All rows of a kind, which no part of the bot asks for."""

from typing import TypeVar

from sqlalchemy import select

from bot.store import Store
from bot.store.copies.kinds import TABLES, Stored

R = TypeVar("R", bound=Stored)


async def stored(store: Store, kind: type[R]) -> list[R]:
    """Return all rows of a kind, in order of their keys."""
    table = TABLES[kind]
    return await store._all(select(table).order_by(*table.primary_key.columns), kind)
