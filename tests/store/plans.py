"""How SQLite would answer a question."""

import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

from sqlalchemy import Connection, event

from bot.store import Store


async def plan_of(store: Store, path: Path, ask: Callable[[Store], Awaitable[object]]) -> list[str]:
    """The steps of the plan for the one statement that `ask` leads to."""
    asked: list[tuple[str, tuple[object, ...]]] = []

    def note(_c: Connection, _cursor: object, statement: str, values: tuple[object, ...], *_: object) -> None:
        if statement.startswith("SELECT"):
            asked.append((statement, values))

    event.listen(store._reader.sync_engine, "before_cursor_execute", note)
    await ask(store)
    event.remove(store._reader.sync_engine, "before_cursor_execute", note)
    [(statement, values)] = asked
    connection = sqlite3.connect(path)
    try:
        return [step[3] for step in connection.execute(f"EXPLAIN QUERY PLAN {statement}", values)]
    finally:
        connection.close()
