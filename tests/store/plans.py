"""SQLite's plan for a question, and the number of its questions."""

import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import Connection, event

from bot.store import Store
from bot.store.questions.asking import FileQuestions


@asynccontextmanager
async def questions(store: Store) -> AsyncIterator[list[str]]:
    """Collect the store's questions from now on, with their values."""
    asked: list[str] = []

    def note(statement: str) -> None:
        if statement.startswith(("SELECT", "WITH")):
            asked.append(statement)

    def note_at_server(_c: Connection, _cursor: object, statement: str, values: tuple[object, ...], *_: object) -> None:
        note(re.sub(r"\$(\d+)(::\w+)?", lambda place: repr(values[int(place[1]) - 1]), statement))

    asking = store._questions
    if isinstance(asking, FileQuestions):
        for each in asking._connections:
            await each.set_trace_callback(note)
        yield asked
        for each in asking._connections:
            await each.set_trace_callback(None)
        return
    event.listen(asking.engine.sync_engine, "before_cursor_execute", note_at_server)
    yield asked
    event.remove(asking.engine.sync_engine, "before_cursor_execute", note_at_server)


async def plan_of(store: Store, path: Path, ask: Callable[[Store], Awaitable[object]]) -> list[str]:
    """Return the steps of the plan for the one statement that `ask` leads to."""
    async with questions(store) as asked:
        await ask(store)
    [statement] = asked
    connection = sqlite3.connect(path)
    try:
        return [step[3] for step in connection.execute(f"EXPLAIN QUERY PLAN {statement}")]
    finally:
        connection.close()
