"""One of several processes on one database: hosting with the real line to the others, above the server's stand-in."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from bot.exploring.driver import Disk, connect_in
from bot.exploring.homes.server import LeaseServer
from bot.exploring.incarnation import Incarnation, Ports
from bot.exploring.loop import Process, Thread
from bot.store import Conflict, Precondition, Row, Store, Unavailable
from bot.store.errors import Lost
from bot.store.fleet.connection import FleetConnection
from bot.store.fleet.leases import HomeProof
from bot.store.questions.asking import FileQuestions
from bot.store.shared_locks import SharedLock, SharedLocks
from bot.store.writing.transacting import NOT_STORED, UNSURE, Aside, ByKind
from bot.store.writing.writes import WRITES
from bot.tables.fleet.following import Following
from bot.values.database import Server
from bot.values.shards import SHIFT, Shards

SHARDS: Final = 2
GUILDS: Final = {(shard << SHIFT) | 5: 50 + shard for shard in range(SHARDS)}  # one for each shard, and its channel
ANYWHERE: Final = Server("postgresql://nobody@nowhere/games")


class SharedFile:
    """Transactions of one process on the file that all of them share, each as one step: see the package."""

    def __init__(
        self,
        server: LeaseServer,
        process: Process,
        path: Path,
        *,
        disk: Disk,
        aside: Aside,
        unsure: Callable[[], None],
    ) -> None:
        """`disk`: notes when a commit was reported as failed."""
        self._server = server
        self._disk = disk
        self._process = process
        self._thread: Thread = process.new_thread()
        self._connection = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
        self._aside = aside
        self._unsure = unsure
        self.is_next_unknown = False

    async def store(self, rows: ByKind, preconditions: Sequence[Precondition] = ()) -> None:
        """See `Transactions`."""
        await self._thread.run(lambda: self._store(rows, preconditions))

    async def expunge(self) -> bool:
        """See `Transactions`: the server does that by itself."""
        return True

    async def close(self) -> None:
        """See `Transactions`."""
        self._connection.close()

    def _store(self, rows: ByKind, preconditions: Sequence[Precondition]) -> None:
        if not self._server.reaches(self._process):
            raise Unavailable(f"{NOT_STORED}: the line is broken")
        for each in preconditions:
            self._see(each)
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            for kind, every in rows.items():
                self._write(kind, every)
        except BaseException:
            self._connection.execute("ROLLBACK")
            raise
        self._connection.execute("COMMIT")
        for _, (_, payload) in self._aside([row for every in rows.values() for row in every]):
            self._server.notify(payload)
        if self.is_next_unknown:
            self.is_next_unknown = False
            self._disk.failed_at = self._disk.time()
            self._process.call_soon(self._unsure)
            raise Unavailable(f"{UNSURE}: the line is broken")

    def _see(self, condition: Precondition) -> None:
        match condition:
            case HomeProof():
                if not self._server.holds(condition):
                    raise Lost("nothing was stored: it is at home in another process by now")
            case SharedLock():
                if not self._server.has_lock(self._process, condition.name):
                    raise Lost("nothing was stored: the lock is lost")
            case _:
                raise TypeError("no condition that is known here")

    def _write(self, kind: type[Row], rows: Sequence[Row]) -> None:
        write = WRITES[kind]
        sql, fixed = write.sqlite
        try:
            written = self._connection.executemany(sql, [fixed | write.parameters(row) for row in rows])
        except sqlite3.IntegrityError:
            raise Conflict(kind) from None
        if write.changes_one and written.rowcount != len(rows):
            raise Conflict(kind)


class HomeLocks(SharedLocks):
    """The locks that processes share."""

    def __init__(self, server: LeaseServer, process: Process) -> None:
        super().__init__(None)
        self._server = server
        self._process = process

    @asynccontextmanager
    async def of(self, name: str, *, is_shared: bool = False) -> AsyncIterator[SharedLock]:
        """See `SharedLocks`."""
        try:
            await self._server.locked(self._process, name, is_shared=is_shared)
        except OSError:
            raise Unavailable("cannot take a lock") from None
        try:
            yield SharedLock(name, self._process.name)
        finally:
            self._server.unlock(self._process, name)


class HomeBot(Incarnation):
    """One of the processes, from one start to its end. It serves one shard."""

    line: FleetConnection
    writing: SharedFile

    def __init__(
        self, ports: Ports, server: LeaseServer, number: int, path: Path, *, shard: int, displaced: Callable[[], None]
    ) -> None:
        super().__init__(ports, number, path)
        self.shard = shard
        self.server = server
        self._displaced = displaced

    async def _start(self) -> None:
        ports, process = self._ports, self.process
        self.line = line = FleetConnection(ANYWHERE, Shards(frozenset({self.shard}), SHARDS), displaced=self._displaced)
        self.writing = SharedFile(self.server, process, self.path, disk=self.disk, aside=line.aside, unsure=line.doubt)
        asking = await FileQuestions.open(self.path, 0, connect_in(process, self.disk))
        self.store = store = Store(asking, self.writing, HomeLocks(self.server, process), now=ports.clock.now)
        await line.join(store)
        tables = await self._host(store, self._hosting(), home=line)
        line.follow(Following(tables))
        self.is_up = True
        await asyncio.sleep(0.5)  # until the gateway is ready
        here = {guild for at, guild in enumerate(GUILDS) if at == self.shard}
        tables.presence.in_reach(self.shard, here)
        tables.in_servers(here)

    async def _close(self) -> None:
        await super()._close()
        await self.line.close()
