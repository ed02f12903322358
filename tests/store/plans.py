"""How SQLite would answer a question, and how many it is asked."""

import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import Store

Statement = tuple[str, tuple[object, ...]]  # and its values


@contextmanager
def questions(store: Store) -> Iterator[list[Statement]]:
    """What is asked of the store from now on."""
    asked: list[Statement] = []

    def note(_c: Connection, _cursor: object, statement: str, values: tuple[object, ...], *_: object) -> None:
        if statement.startswith(("SELECT", "WITH")):
            asked.append((statement, values))

    engine = store._questions.engine
    listened = engine.sync_engine if isinstance(engine, AsyncEngine) else engine
    event.listen(listened, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(listened, "before_cursor_execute", note)


async def plan_of(store: Store, path: Path, ask: Callable[[Store], Awaitable[object]]) -> list[str]:
    """The steps of the plan for the one statement that `ask` leads to."""
    with questions(store) as asked:
        await ask(store)
    [(statement, values)] = asked
    connection = sqlite3.connect(path)
    try:
        return [step[3] for step in connection.execute(f"EXPLAIN QUERY PLAN {statement}", values)]
    finally:
        connection.close()
