"""Neighbors for tests of several processes on one database: each has a memory, stage and home, and hears the others.

They share a file of SQLite, which real processes must not; a `Wire` carries what PostgreSQL would report to them.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bot.hosted import Games
from bot.registry import GAMES
from bot.store import Call, Precondition, Row, Store
from bot.store.fleet.changes import changes_of, pack, unpack
from bot.tables import Table
from bot.tables.fleet.following import Following
from bot.tables.playing.robots import Thinker
from tests.tables.house import House, make_tables
from tests.tables.recording_stage import PATIENCE, RecordingStage
from tests.tables.still_clock import StillClock


@dataclass
class SomeHome:
    """A home of the servers that a test names."""

    guilds: set[int | None] = field(default_factory=set)
    is_first: bool = False
    is_alone: bool = False
    is_current: bool = True
    comes_later: bool = True
    calls: list[Call] = field(default_factory=list)
    deaf_since: int | None = None
    homes: frozenset[int] = frozenset()

    def holds(self, guild_id: int | None) -> bool:
        """Return whether the test said so."""
        return guild_id in self.guilds

    @property
    def preconditions(self) -> Sequence[Precondition]:
        """None: whatever is stored is at home here."""
        return ()

    def call(self, call: Call) -> None:
        """Remember it."""
        self.calls.append(call)

    def deaf(self, since: int | None) -> None:
        """Remember it."""
        self.deaf_since = since

    def serves(self, guild_id: int | None) -> bool:
        """Return the same."""
        return guild_id in self.guilds


class WiredStore(Store):
    """A store that notifies others of its rows, as PostgreSQL would."""

    wire: "Wire | None" = None

    def learn(self, stored: Iterable[Row]) -> None:
        """Learn it, and notify the others."""
        rows = list(stored)
        super().learn(rows)
        if self.wire is not None:
            self.wire.carry(self, rows)


@dataclass
class Wire:
    """A carrier of news from each process to all others, unless it is held back."""

    ends: list[tuple[WiredStore, Following]] = field(default_factory=list)
    is_held: bool = False
    waiting: list[tuple[WiredStore, list[Row]]] = field(default_factory=list)

    def carry(self, sender: WiredStore, rows: list[Row]) -> None:
        """Bring it now, or later."""
        self.waiting.append((sender, rows))
        if not self.is_held:
            self.release()

    def release(self) -> None:
        """Bring all news held back."""
        self.is_held = False
        waiting, self.waiting = self.waiting, []
        for sender, rows in waiting:
            for payload in pack("sender", changes=changes_of(rows)):
                notice = unpack(payload)
                for store, following in self.ends:
                    if store is not sender:
                        for change in notice.changes:
                            store.changed(change.kind, change.key)
                        following.hear(notice)


@dataclass
class Neighbors:
    """Two processes on one database."""

    houses: list[House]
    homes: list[SomeHome]
    wire: Wire

    async def until(self, is_so: Callable[[], object]) -> None:
        """Wait for a condition that comes true by itself."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(house.store.find_robot("none") for house in self.houses))
            while not is_so():
                await self.houses[0].store.find_robot("none")

    async def until_both_know(self, table: Table) -> None:
        """Wait until each process that has the table in memory has its present state."""
        await self.until(lambda: all(_knows(house, table) for house in self.houses))


def _knows(house: House, table: Table) -> bool:
    known = house.tables.memory.peek(table.id)
    return known is not None and known.ply >= table.ply


@asynccontextmanager
async def open_neighbors(
    database: Path,
    *,
    games: Games = GAMES,
    second: Games | None = None,
    thinker: Thinker | None = None,
    offer_lifetime: int = 60_000,
) -> AsyncIterator[Neighbors]:
    """Open two processes on this file, neither of which is the home of anything yet.

    `second`: what the second hosts, if it is of another version.
    """
    clock, wire, houses, homes = StillClock(), Wire(), list[House](), list[SomeHome]()
    async with AsyncExitStack() as opened:
        for key, hosted in ((b"second", games), (b"first", second or games)):
            store = await opened.enter_async_context(await WiredStore.open(database, busy_timeout=5))
            store.believe(is_informed=True)
            stage, home = RecordingStage(live={0, 1}), SomeHome()
            tables = make_tables(
                store,
                stage,
                clock,
                games=hosted,
                thinker=thinker,
                home=home,
                offer_lifetime=offer_lifetime,
                turn_key=key,
            )
            wire.ends.append((store, Following(tables)))
            store.wire = wire
            names = ("Ann", "Bob", "Cid")
            people = [await tables.people.meet(1001 + at, name=name, locale="en") for at, name in enumerate(names)]
            await tables.start()
            opened.push_async_callback(tables.close)
            houses.append(House(store, stage, clock, tables, tuple(people), hosted, thinker))
            homes.append(home)
        await asyncio.sleep(0)
        yield Neighbors(houses, homes, wire)


async def see(pair: Neighbors, table: Table) -> None:
    """Let both processes have a table in memory."""
    for house in pair.houses:
        await house.tables.memory.table(table.id)


def last(house: House, table: Table) -> Table:
    """Return a table as a process has it in memory."""
    return house.tables.memory.peek(table.id) or table
