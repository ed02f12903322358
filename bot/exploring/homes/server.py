"""The server of a database that several processes share, as far as leases, notices and locks go; see the package."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Final

from bot.exploring.loop import Process
from bot.exploring.timeline import Timeline
from bot.store.fleet import leases
from bot.store.fleet.connection import CHANNEL, NOTIFY
from bot.store.fleet.leases import HomeProof

EPOCH: Final = 1_790_000_000.0  # Unix s when each story begins
DAY: Final = 86_400_000  # ms
TRAVEL: Final = 0.004  # s; a question takes this at most, and so does its answer
POLLED: Final = 0.003  # s between two looks at a lock that somebody else holds
CUT_FOR: Final = 0.5  # s between two looks at a line that is cut
PROCESS: Final = "process "

Record = Mapping[str, str]
Heard = Callable[[object, int, str, object], None]


@dataclass
class Row:
    """A lease."""

    holder: str
    until: int  # ms by the clock of the database
    words: str


@dataclass
class LeaseServer:
    """The server. It has one clock, that of the timeline.

    Attributes:
        is_down: whether it answers nobody.
        cut: the processes that cannot reach it.
    """

    timeline: Timeline
    luck: Random
    is_down: bool = False
    cut: set[str] = field(default_factory=set)
    rows: dict[str, Row] = field(default_factory=dict)
    lines: "list[Line]" = field(default_factory=list)
    locks: dict[str, list[tuple[Process, bool]]] = field(default_factory=lambda: defaultdict(list))

    @property
    def now(self) -> int:
        """The time in milliseconds."""
        return round(self.timeline.now * 1000)

    def reaches(self, process: Process) -> bool:
        """Return whether this process can ask."""
        return not self.is_down and process.name not in self.cut and process.is_running()

    def break_lines(self, *names: str) -> None:
        """Break the lines of these processes; of all, for none."""
        for each in self.lines[:]:
            if not names or each.process.name in names:
                each.break_off()
        for held in self.locks.values():
            held[:] = [each for each in held if names and each[0].name not in names]

    def holds(self, proof: HomeProof) -> bool:
        """Return whether a process has all these leases now."""
        found = [self.rows.get(proof.lease.name(shard)) for shard in proof.shards]
        return bool(found) and all(
            row is not None and row.holder == proof.lease.holder and row.until > self.now for row in found
        )

    def notify(self, payload: str) -> None:
        """Let all who listen hear of something."""
        for each in self.lines:
            each.hear(payload)

    def do(self, sql: str, args: Sequence[object]) -> list[Record]:
        """Execute one of the statements of `leases`, or a notice."""
        if sql == NOTIFY:
            self.notify(str(args[1]))
            return []
        return STATEMENTS[sql](self, *args)

    # The statements

    def living(self) -> list[Record]:
        """See `leases`."""
        found = sorted((name, row) for name, row in self.rows.items() if name.startswith(PROCESS))
        return [{"words": row.words} for _, row in found if row.until > self.now]

    def renew(self, holder: object, words: object, lasts: object) -> list[Record]:
        """See `leases`."""
        self.rows[f"{PROCESS}{holder}"] = Row(str(holder), self.now + int(str(lasts)), str(words))
        return []

    def make(self, names: object) -> list[Record]:
        """See `leases`."""
        for name in _texts(names):
            self.rows.setdefault(name, Row("", 0, ""))
        return []

    def give_back(self, names: object, holder: object) -> list[Record]:
        """See `leases`."""
        for name in _texts(names):
            if self.rows[name].holder == holder:
                self.rows[name].until = 0
        return []

    def take(self, names: object, holder: object, lasts: object) -> list[Record]:
        """See `leases`."""
        taken: list[Record] = []
        for name in sorted(_texts(names)):
            row = self.rows[name]
            if row.holder == holder or row.until <= self.now:
                self.rows[name] = Row(str(holder), self.now + int(str(lasts)), "")
                taken.append({"name": name})
        return taken

    def leave(self, holder: object) -> list[Record]:
        """See `leases`."""
        for name, row in self.rows.items():
            if row.holder == holder and name.startswith("shard "):
                row.until = 0
        return []

    def forget(self, holder: object) -> list[Record]:
        """See `leases`."""
        gone = [
            name
            for name, row in self.rows.items()
            if name.startswith(PROCESS) and (row.holder == holder or row.until < self.now - DAY)
        ]
        for name in gone:
            del self.rows[name]
        return []

    # Locks

    async def locked(self, process: Process, name: str, *, is_shared: bool) -> None:
        """Wait until no other process is in the way, and hold the lock. Raises OSError."""
        held = self.locks[name]
        while True:
            if not self.reaches(process):
                raise OSError("cannot reach the database")
            held[:] = [each for each in held if each[0].is_running()]
            if all(each is process or (is_shared and other) for each, other in held):
                break
            await asyncio.sleep(POLLED)
        held.append((process, is_shared))

    def has_lock(self, process: Process, name: str) -> bool:
        """Return whether a process still holds it."""
        return any(each is process for each, _ in self.locks[name])

    def unlock(self, process: Process, name: str) -> None:
        """Free the lock once."""
        held = self.locks[name]
        at = next((at for at, (each, _) in enumerate(held) if each is process), None)
        if at is not None:
            del held[at]


STATEMENTS: Final[Mapping[str, Callable[..., list[Record]]]] = {
    leases._LIVING: LeaseServer.living,
    leases._RENEW: LeaseServer.renew,
    leases._MAKE: LeaseServer.make,
    leases._GIVE_BACK: LeaseServer.give_back,
    leases._TAKE: LeaseServer.take,
    leases._LEAVE: LeaseServer.leave,
    leases._FORGET: LeaseServer.forget,
}


class Line:
    """A connection of one process, as asyncpg's: what the line between processes asks of it."""

    def __init__(self, server: LeaseServer, process: Process) -> None:
        self.process = process
        self._server = server
        self._heard: Heard | None = None
        self._coming: list[str] = []  # notices on their way
        self._broken: list[Callable[[object], None]] = []
        self._is_closed = False

    async def execute(self, sql: str, *args: object) -> str:
        """See asyncpg."""
        await self.fetch(sql, *args)
        return ""

    async def fetch(self, sql: str, *args: object) -> list[Record]:
        """See asyncpg: the question travels, and so does the answer. Either may be lost where the line is cut."""
        if sql.startswith("SELECT pg_advisory_xact_lock("):  # of `transaction`, which holds it already
            return []
        await self.travel()
        found = self._server.do(sql, args)
        await self.travel()
        return found

    async def fetchval(self, _sql: str) -> float:
        """Return the time of the database, in Unix seconds as everybody's clock has it."""
        await self.travel()
        return EPOCH + self._server.timeline.now

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """Let nobody else enter in between."""
        await self._server.locked(self.process, "entering", is_shared=False)
        try:
            yield
        finally:
            self._server.unlock(self.process, "entering")

    async def add_listener(self, channel: str, heard: Heard) -> None:
        """See asyncpg."""
        assert channel == CHANNEL  # noqa: S101
        await self.travel()
        self._heard = heard

    def add_termination_listener(self, broken: Callable[[object], None]) -> None:
        """See asyncpg."""
        self._broken.append(broken)

    def hear(self, payload: str) -> None:
        """Hear a notice soon. While the line is cut it waits; only a line that breaks loses it."""
        if self._heard is not None:
            self._coming.append(payload)
            self.process.call_later(TRAVEL, self._arrive)

    def _arrive(self) -> None:
        if self._heard is None or self._is_closed:
            return
        if self.process.name in self._server.cut:
            self.process.call_later(CUT_FOR, self._arrive)
            return
        coming, self._coming = self._coming, []
        for each in coming:
            self._heard(self, 0, CHANNEL, each)

    def break_off(self) -> None:
        """Break the line; the process hears of it."""
        self._close()
        for each in self._broken:
            self.process.call_soon(each, self)

    def is_closed(self) -> bool:
        """See asyncpg."""
        return self._is_closed

    def terminate(self) -> None:
        """See asyncpg."""
        self._close()

    async def close(self) -> None:
        """See asyncpg."""
        self._close()

    def _close(self) -> None:
        self._is_closed = True
        if self in self._server.lines:
            self._server.lines.remove(self)

    async def travel(self) -> None:
        """Let something travel between process and server. Raises OSError where the line breaks."""
        await asyncio.sleep(TRAVEL * self._server.luck.random())
        while not self._is_closed and self.process.name in self._server.cut:  # noqa: ASYNC110  the world's own waiting
            await asyncio.sleep(CUT_FOR)  # nothing comes back, and nobody says so
        if self._is_closed or self._server.is_down:
            raise ConnectionResetError("the line is broken")


async def connected(server: LeaseServer, process: Process) -> Line:
    """Return a new line of a process. Raises OSError."""
    line = Line(server, process)
    server.lines.append(line)
    await line.travel()
    return line


def _texts(names: object) -> list[str]:
    return [str(each) for each in names] if isinstance(names, list) else []
