"""The showing of each table's newest state: by at most one task for each, and not more often than agreed."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord

from bot.tables import Table
from bot.values.timing import Backoff
from cogs.guard import whereabouts

log = logging.getLogger(__name__)


Calm = Callable[[], Awaitable[None]]
"""A function that returns when nothing is more urgent than to show tables."""


class Debouncer:
    """A caller of `show` with the newest state of each table, which tries again later when that fails."""

    def __init__(
        self, name: str, show: Callable[[Table], Awaitable[None]], *, between: float, calm: Calm, again: Backoff
    ) -> None:
        """Show tables at least `between` seconds apart, each after `calm`.

        `again`: seconds before a failed showing is tried again.
        """
        self._name = name
        self._show = show
        self._between = between
        self._calm = calm
        self._again = again
        self._latest: dict[str, Table] = {}
        self._due: dict[str, float] = {}  # when the latest state must be shown, in seconds of the loop's clock
        self._hurried: dict[str, asyncio.Event] = {}  # of tables that wait; set when their due time has moved forward
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._showing: set[str] = set()
        self._is_closed = False

    def put(self, table: Table, *, within: float = 0, is_put_off: bool = False) -> None:
        """Show `table` as soon as allowed, unless a newer state of it is waiting or comes first.

        `within`: it may wait this many seconds, so that soon changes are shown together. `is_put_off`: those already
        waiting may wait as long.
        """
        due = asyncio.get_running_loop().time() + within
        if is_put_off:
            self._due[table.id] = due
        elif due < self._due.setdefault(table.id, due):
            self._due[table.id] = due
            if (hurried := self._hurried.get(table.id)) is not None:
                hurried.set()
        waiting = self._latest.get(table.id)
        if waiting is None or waiting.ply <= table.ply:
            self._latest[table.id] = table
        if table.id not in self._tasks and not self._is_closed:
            task = asyncio.create_task(self._run(table.id), name=f"{self._name} {table.id}")
            self._tasks[table.id] = task

    def put_once(self, table: Table) -> None:
        """Show `table` as soon as allowed, unless that is under way: a press asks for its present state."""
        if table.id in self._latest or table.id not in self._showing:
            self.put(table)

    def is_behind(self, key: str) -> bool:
        """Return whether the newest state of the table `key` is still to be shown."""
        return key in self._latest or key in self._showing

    async def caught_up(self, key: str, *, within: float) -> None:
        """Wait until the newest state of the table `key` was shown, or for this many seconds."""
        task = self._tasks.get(key)
        if task is not None and self.is_behind(key):
            await asyncio.wait({task}, timeout=within)

    async def close(self) -> None:
        """Stop showing; cancel showings under way."""
        self._is_closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, key: str) -> None:
        try:
            await self._show_latest(key)
        finally:
            del self._tasks[key]  # not in a callback: a table put before that ran would never be shown

    async def _show_latest(self, key: str) -> None:
        failures = 0
        while key in self._latest:
            await self._until_due(key)
            await self._calm()
            table = self._latest.pop(key)
            del self._due[key]
            self._showing.add(key)
            try:
                await self._show(table)
            except Exception as error:
                is_weather = isinstance(error, discord.HTTPException | aiohttp.ClientError | OSError)
                what = type(error).__name__ if is_weather else whereabouts(error)
                log.warning("table %s ply %d: %s failed: %s", key, table.ply, self._name, what)
                self._latest.setdefault(key, table)
                self._due[key] = 0  # after the pause below there is no reason to wait longer
                failures += 1
                pause = self._again.after(failures)
            else:
                failures, pause = 0, self._between
            finally:
                self._showing.discard(key)
            await asyncio.sleep(pause)

    async def _until_due(self, key: str) -> None:
        """Wait until the latest state must be shown."""
        while (left := self._due[key] - asyncio.get_running_loop().time()) > 0:
            hurried = self._hurried[key] = asyncio.Event()
            try:
                async with asyncio.timeout(left):
                    await hurried.wait()
            except TimeoutError:
                pass
            finally:
                del self._hurried[key]
