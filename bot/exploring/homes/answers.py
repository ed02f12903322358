"""What a process answers from memory must be what is stored, once all notices have arrived."""

from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple

from bot.exploring.homes.home_bot import HomeBot
from bot.store import Store
from bot.store.questions.remembered import Key


class Question(NamedTuple):
    """A question that is answered from memory: what is kept, by what it was asked about, and how the store is asked."""

    name: str
    kept: Mapping[Key, object]
    read: Callable[..., Awaitable[object]]


async def outdated(bot: HomeBot, store: Store) -> list[str]:
    """Return which tables and answers in the memory of a process are not those that `store` finds now."""
    if bot.tables is None or bot.store is None:
        return []
    kept = [(key, each.table.ply) for key, each in [*bot.tables.memory._kept.items()]]
    found = [f"table {key} ply {ply}" for key, ply in kept if await store.last_ply(key) > ply]
    for each in _questions(bot.store, store):
        found += [f"{each.name} {key}" for key, answer in [*each.kept.items()] if await each.read(key) != answer]
    return found


def unreported(bot: HomeBot) -> list[str]:
    """Return which answers a process keeps though its line is broken, so that nobody reports what changes them."""
    if bot.store is None or bot.line._stands:
        return []
    return [f"{each.name} {key}" for each in _questions(bot.store, bot.store) for key in each.kept]


def _questions(kept: Store, read: Store) -> list[Question]:
    return [
        Question("player", kept._people._kept, read.find_player),
        Question("preferences of", kept._preferences._kept, read.preferences),
        Question("settings of", kept._settings._kept, read.server_settings),
        Question("message of", kept._messages._kept, read.table_message),
        Question("panels of", kept._panels._kept, read.panels),
        Question("orders at", kept._orders._kept, read.orders),
        Question("proposals at", kept._proposals._kept, read.table_proposals),
        Question("note", kept._notes._kept, read.note),
    ]
