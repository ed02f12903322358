"""Questions to a PostgreSQL database besides the bots', asked and answered at once, as tests ask SQLite."""

import asyncio
import threading
import time
from typing import Any

import asyncpg

PATIENCE = 60.0  # s until a server that starts again is given up


class Asker:
    """A separate connection in a separate thread; a broken one is replaced."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="asker", daemon=True)
        self._thread.start()
        self._connection: asyncpg.Connection | None = None

    def rows(self, query: str, *values: object) -> list[tuple[object, ...]]:
        """Return the database's answer; the places of the values are written `$1`."""
        return asyncio.run_coroutine_threadsafe(self._ask(query, values), self._loop).result()

    def close(self) -> None:
        """Ask no more."""
        asyncio.run_coroutine_threadsafe(self._leave(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _ask(self, query: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                if self._connection is None or self._connection.is_closed():
                    self._connection = await asyncpg.connect(self._url)
                return [tuple(row) for row in await self._connection.fetch(query, *values)]
            except (OSError, asyncpg.PostgresConnectionError, asyncpg.CannotConnectNowError, asyncpg.InterfaceError):
                self._connection = None
                if time.monotonic() > end:
                    raise
                await asyncio.sleep(0.05)

    async def _leave(self) -> None:
        if self._connection is not None:
            await self._connection.close()
