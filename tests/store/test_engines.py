"""The way to a file of SQLite while the bot runs: aiosqlite alone. See `bot/store/engines.py` for why."""

import asyncio
from pathlib import Path

import aiosqlite
import pytest

from bot.store import NoteRow, Store
from bot.store.engines import READERS


@pytest.mark.file_only
async def test_what_is_read_and_written_goes_through_aiosqlite(store: Store) -> None:
    writer, readers = store._transactions._connection, store._questions._connections
    assert len(readers) == READERS
    written, read = list[str](), list[str]()
    for each in (writer, *readers):
        assert isinstance(each, aiosqlite.Connection)
        await each.set_trace_callback((written if each is writer else read).append)
    await store.commit(NoteRow("a", "1"), NoteRow("b", "2"))
    assert written
    assert not read
    assert await store.find_player(1) is None
    assert read


async def test_a_unit_that_is_given_up_in_the_middle_leaves_no_transaction_open(path: Path) -> None:
    loop, is_writing = asyncio.get_running_loop(), asyncio.Event()

    def note(statement: str) -> None:
        if statement.startswith("INSERT"):
            loop.call_soon_threadsafe(is_writing.set)

    async with await Store.open(path) as store:
        transactions = store._transactions
        await transactions._connection.set_trace_callback(note)
        writing = asyncio.create_task(transactions.store({NoteRow: [NoteRow("a", "1")]}))
        await is_writing.wait()
        writing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await writing
        await store.commit(NoteRow("b", "2"))
        assert [await store.note("a"), await store.note("b")] == [None, "2"]
