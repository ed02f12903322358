"""Tables in memory. The log is the truth; a table in memory is a copy that can be dropped at any time."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import wraps
from typing import Concatenate, ParamSpec, Protocol, TypeVar
from weakref import WeakValueDictionary

from bot.games.protocol import Refused
from bot.store import Store
from bot.tables.errors import Declined, Overtaken, Reason
from bot.tables.log.logs import Logs
from bot.tables.state.pace import is_for_elsewhere
from bot.tables.state.people import Player
from bot.tables.state.reach import Asker
from bot.tables.state.scales import Scales
from bot.tables.state.table import Table
from bot.tables.telling.home import ALONE, Home

USUAL = 16 << 20  # bytes of tables kept in memory; any other table is read from its log, which takes about 10 ms


@dataclass(frozen=True, slots=True)
class Kept:
    """A table in memory and its approximate size in bytes."""

    table: Table
    weight: int


@dataclass(frozen=True, slots=True)
class Use:
    """The number of tables in memory and their approximate size in bytes."""

    tables: int
    weight: int


class Memory:
    """A cache of the tables last asked for. A caller that changes a table holds it and then keeps the new one."""

    def __init__(
        self,
        store: Store,
        logs: Logs,
        *,
        watch: Callable[[Table], None],
        make_up: Callable[[Table], Awaitable[Table]],
        doubted: Callable[[str, int], None] = lambda _key, _ply: None,
        most: int = USUAL,
        home: Home = ALONE,
    ) -> None:
        """`watch` is called with every kept table: its clocks and its next deal must be awaited.

        `make_up` is called with every table read: it may have to change before anyone sees it. `doubted` is called
        with the key and the ply of a table that may have changed although its commit failed. `most`: bytes of tables to
        keep; held tables are kept even beyond that.
        """
        self._store = store
        self._logs = logs
        self._watch = watch
        self._make_up = make_up
        self._doubted = doubted
        self._most = most
        self._home = home
        self._scales = Scales()
        self._weight = 0  # of all kept tables, in bytes
        self._kept: OrderedDict[str, Kept] = OrderedDict()  # no LRUCache: it would drop held tables
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._reading: set[str] = set()  # tables that are being read, and were not dropped since

    @property
    def use(self) -> Use:
        """The current use of memory."""
        return Use(len(self._kept), self._weight)

    # Finding

    async def table(self, key: str) -> Table:
        """Return the current table `key`. Raises Declined (NO_TABLE, DAMAGED, SEALED)."""
        if (kept := self._known(key)) is not None:
            self._kept.move_to_end(key)
            return kept.table
        async with self.held(key) as table:
            return table

    async def reached(self, key: str, asker: Asker) -> Table:
        """Return the table `key`, if `asker` reaches it. Raises as `table`, for a table out of reach as for none.

        What is out of reach is never read, and takes the same one question as an unknown key.
        """
        if (kept := self._known(key)) is None or not _is_reached(kept.table, asker):
            seated = await self._store.table(key)
            if seated is None or not asker.reaches(
                is_open=seated.row.guild_id is not None and not is_for_elsewhere(seated.row.clock),
                players=seated.players,
                channel_id=seated.channel_id,
            ):
                raise Declined(Reason.NO_TABLE)
        return await self.table(key)

    async def readable(self, keys: Iterable[str]) -> AsyncIterator[Table]:
        """Yield these tables as they are now, except unreadable ones: one table must not stop all the others.

        Raises StoreError when the store cannot be read.
        """
        for key in keys:
            try:
                table = await self.table(key)
            except Declined:
                continue
            yield table

    async def spaced(self, keys: Iterable[str]) -> AsyncIterator[Table]:
        """Yield the same, leaving half of the time to people who are playing."""
        for key in keys:
            began = asyncio.get_running_loop().time()
            async for table in self.readable([key]):
                yield table
            await asyncio.sleep(asyncio.get_running_loop().time() - began)

    async def tables_of(self, player: Player) -> list[Table]:
        """Return the running tables where `player` sits.

        Those that wait for the player come first, those where a robot plays in their place last.
        """
        seated = await self._store.running_tables_of(player.id)
        found = [table async for table in self.readable(each.row.id for each in seated)]
        return sorted(found, key=lambda table: (not table.is_played_by(player), not table.awaits(player)))

    async def refuse_closed(self, player: Player) -> None:
        """Raise Declined (DAMAGED, SEALED) if `player` sits at a running table that cannot be read."""
        for each in await self._store.running_tables_of(player.id):
            await self.table(each.row.id)

    async def finished_tables_of(self, player: Player, *, limit: int) -> list[Table]:
        """Return the last tables where the game of `player` is over, newest first."""
        found = await self._store.finished_tables_of(player.id, limit=limit)
        return [table async for table in self.readable(each.row.id for each in found)]

    async def tables_in(self, channel_id: int) -> list[Table]:
        """Return the running tables of a channel, oldest first."""
        found = await self._store.running_tables_in(channel_id)
        return [table async for table in self.readable(each.row.id for each in found)]

    # Changing

    @asynccontextmanager
    async def held(self, key: str) -> AsyncIterator[Table]:
        """Hold the table `key`: nobody else can change it in here. Raises Declined (NO_TABLE, DAMAGED, SEALED)."""
        async with self._locks.setdefault(key, asyncio.Lock()):
            kept = self._known(key)
            yield await self._read(key) if kept is None else kept.table

    def _known(self, key: str) -> Kept | None:
        """Return the table `key`, if it is in memory and can be trusted."""
        return self._kept.get(key) if self._home.is_current else None

    async def _read(self, key: str) -> Table:
        """Return the table `key`, read from its log and kept. The caller holds it. Raises as `held`."""
        while True:
            self._reading.add(key)
            try:
                table = await self._make_up(await self._logs.table(key))
                is_current = key in self._reading
            except Declined as error:
                if error.reason is not Reason.STALE:
                    raise
                continue  # another process has just changed it
            finally:
                self._reading.discard(key)
            if is_current:  # else it was dropped, since another process may have changed it
                self.keep(table)
                return table

    def keep(self, table: Table) -> None:
        """Remember `table` as it is now. The caller holds it."""
        self._drop(table.id)
        self._kept[table.id] = Kept(table, self._scales.weigh(table))
        self._weight += self._kept[table.id].weight
        if self._weight > self._most:
            self._make_room()
        self._watch(table)

    def _make_room(self) -> None:
        """Drop the tables least recently asked for, except held ones and the last one."""
        *others, _ = self._kept
        for key in others:
            if self._weight <= self._most:
                return
            lock = self._locks.get(key)
            if lock is None or not lock.locked():
                self._drop(key)

    def _drop(self, key: str) -> None:
        if (kept := self._kept.pop(key, None)) is not None:
            self._weight -= kept.weight

    # Other processes

    def peek(self, key: str) -> Table | None:
        """Return the table `key`, if it is in memory; others may have changed it."""
        return None if (kept := self._kept.get(key)) is None else kept.table

    async def freshen(self, key: str) -> bool:
        """Forget the table `key` if another process has changed it. Return whether it has."""
        if self._home.is_alone or key not in self._kept:
            return False
        last = await self._store.last_ply(key)
        async with self._locks.setdefault(key, asyncio.Lock()):
            kept = self._kept.get(key)
            if kept is None or kept.table.ply >= last:
                return False
            self._drop(key)
            return True

    async def latest(self, key: str) -> Table:
        """Return the table `key` as the last commit left it, in whichever process. Raises as `held`.

        A change whose commit is under way here is waited for: the store may know of it already, the memory does not.
        """
        async with self._locks.setdefault(key, asyncio.Lock()):
            pass
        await self.freshen(key)
        return await self.table(key)

    @asynccontextmanager
    async def following(self, key: str) -> AsyncIterator[Table | None]:
        """Hold the table `key` as it is in memory, or None, to bring it up to date after another process."""
        async with self._locks.setdefault(key, asyncio.Lock()):
            yield self.peek(key)

    def drop(self, key: str) -> None:
        """Reread the table `key` at the next request. A caller changing it now keeps its result."""
        self._reading.discard(key)
        self._drop(key)

    def drop_at(self, is_meant: Callable[[int | None], bool]) -> None:
        """Do the same with the tables of some servers."""
        self._reading.clear()  # their servers are not known yet
        for key in [key for key, kept in self._kept.items() if is_meant(kept.table.guild_id)]:
            self._drop(key)

    @contextmanager
    def in_doubt(self, key: str) -> Iterator[None]:
        """Commit a change of the table `key` in here. The caller holds the table.

        When the commit fails or is canceled, only the store knows whether it took place. So the table is dropped, and
        read from its log at the next request.
        """
        try:
            yield
        except BaseException as error:
            kept = self._kept.get(key)
            self._drop(key)
            if kept is not None and not isinstance(error, Declined):
                self._doubted(key, kept.table.ply)
            raise

    async def drop_where(self, is_outdated: Callable[[Player], bool]) -> None:
        """Drop the tables with a player whose row has changed; they are read from their logs again."""
        for key in {*self._kept, *self._locks}:
            kept = self._kept.get(key)
            if kept is not None and not any(map(is_outdated, kept.table.players)):
                continue
            async with self._locks.setdefault(key, asyncio.Lock()):  # its present holder would keep the old player
                kept = self._kept.get(key)
                if kept is not None and any(map(is_outdated, kept.table.players)):
                    self._drop(key)


def _is_reached(table: Table, asker: Asker) -> bool:
    players = [each.id for each in table.players]
    is_open = table.guild_id is not None and not table.terms.is_elsewhere
    return asker.reaches(is_open=is_open, players=players, channel_id=table.channel_id)


class _Acting(Protocol):
    """An object that acts on tables."""

    @property
    def _memory(self) -> Memory: ...


A = TypeVar("A", bound=_Acting)
P = ParamSpec("P")
R = TypeVar("R")


def judged_anew(
    act: Callable[Concatenate[A, str, P], Awaitable[R]],
) -> Callable[Concatenate[A, str, P], Awaitable[R]]:
    """Repeat `act`, which holds the table of the given key, if another process was quicker.

    Also repeat it if it declined because of an outdated table. Within one process the lock of the table ensures this:
    the second caller sees what the first has left.
    """

    @wraps(act)
    async def judged(self: A, key: str, /, *args: P.args, **kwargs: P.kwargs) -> R:
        while True:
            try:
                return await act(self, key, *args, **kwargs)
            except Overtaken:
                continue
            except (Declined, Refused):
                if not await self._memory.freshen(key):
                    raise

    return judged
