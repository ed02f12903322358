"""A store on a file that was copied from a migrated one: its schema is not looked at once more, which takes 6 ms.

Tests of what lies above the store begin with one. Those of restarts, of the store itself and of the whole bot open a
file by `Store.open`.
"""

from pathlib import Path

from bot.store import Store
from bot.store.questions.asking import FileQuestions
from bot.store.shared_locks import SharedLocks
from bot.store.writing.transacting import FileTransactions
from bot.values.database import Database

PATIENCE = 5.0  # s


async def open_migrated(database: Database) -> Store:
    """Open a database that has all its tables. One at a server is opened as always."""
    if not isinstance(database, Path):
        return await Store.open(database)
    writing = await FileTransactions.open(database, PATIENCE)
    return Store(await FileQuestions.open(database, PATIENCE), writing, SharedLocks(None))
