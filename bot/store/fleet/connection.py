"""A process's line to the others on one PostgreSQL server: their changes, their signs of life, and their homes.

A separate connection does all of that. It hears the notices of other processes (`changes.py`), and every two seconds it
renews the leases of this one:

| lease | who holds it |
|---|---|
| `process …` | the process itself, as long as it lives |
| `shard 5/8` | the home of the servers of this shard |

A process holds the shards that it serves, and those that no living process serves; it gives these back as soon as a
process serves them. A lease is trusted for less time than it lasts, by a clock that nobody sets and that runs while a
process is frozen. So a process that was frozen or cut off finds that it holds nothing anymore.

An answered renewal proves that all earlier notices were heard. Without an answer, nothing in memory is trusted until
there is one again.
"""

import asyncio
import contextlib
import json
import logging
import os
import secrets
import socket
import sys
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from bot.store.calls import Call
from bot.store.errors import InUse, Unavailable
from bot.store.fleet.changes import changes_of, pack, unpack
from bot.store.fleet.follower import Follower
from bot.store.fleet.leases import USUAL, HomeProof, Lease, Leases, LeaseTiming, Member
from bot.store.postgresql import raw_connection, using
from bot.store.questions.remembered import Remembered
from bot.store.rows.rows import Row
from bot.store.writing.transacting import Precondition
from bot.values.database import Server
from bot.values.shards import Shards, in_short, shard_of

if TYPE_CHECKING:
    from asyncpg import Connection, Record

_log = logging.getLogger(__name__)

CHANNEL: Final = "chapeau"
NOTIFY: Final = "SELECT pg_notify($1, $2)"
ANSWERED_WITHIN: Final = 4.0  # s; after that a line counts as cut
AGAIN: Final = (0.2, 0.5, 1.0, 2.0, 5.0)  # s until each attempt to restore a broken line
SKEW: Final = 2.0  # s that the clocks of two hosts may differ by: players see whole minutes
WHOLE: Final = Shards(frozenset({0}), 1)  # of a process that serves all there are


class FleetConnection:
    """The line of this process; a `Home` for hosting. `join` before use, and `close` after it."""

    def __init__(
        self,
        server: Server,
        shards: Shards | None,
        *,
        displaced: Callable[[], None] = lambda: None,
        timing: LeaseTiming = USUAL,
    ) -> None:
        """`shards`: those that this process serves; None: all there are, and there is no other process.

        `displaced` is called when another process has come to serve them, since this one seemed to be gone.
        """
        self._server = server
        self._shards = shards or WHOLE
        self._displaced = displaced
        self._timing = timing
        self._lasts = timing.lease / 1000 - timing.margin  # s that a lease is trusted
        self._id = secrets.token_hex(6)
        self._since = time.time_ns() // 1_000_000
        self._store: Remembered | None = None
        self._follower: Follower | None = None
        self._asks = False  # whether the follower knows nothing yet of what others do
        self._held: frozenset[int] = frozenset()
        self._until = 0.0  # s as of `_seconds`, until when held leases are trusted
        self._living: frozenset[str] = frozenset()
        self._host = socket.gethostname()
        self.on_this_host = 1  # processes that live, this one too: those whose machine has the same name
        self._stands = False
        self._outbox: list[Call] = []
        self._wanted = asyncio.Event()
        self._deaf_since: int | None = None  # as the others know
        self._reported_deaf_since: int | None = None  # as the follower knows
        self._is_unsure = False  # whether something may be stored here that this process does not know of
        self._task: asyncio.Task[None] | None = None
        self.is_first = True

    # A home, for hosting

    @property
    def is_alone(self) -> bool:
        """Whether this process serves everything, so that there can be no other one."""
        return self._shards.is_all

    @property
    def is_current(self) -> bool:
        """Whether all notices of others until a moment ago were heard."""
        return self.is_alone or (self._stands and _seconds() < self._until)

    @property
    def comes_later(self) -> bool:
        """A home is taken once the process is ready for it: see `follow`."""
        return True

    @property
    def homes(self) -> Collection[int]:
        """The shards whose tables are at home here right now."""
        return self._held if _seconds() < self._until else frozenset()

    def holds(self, guild_id: int | None) -> bool:
        """Return whether the tables of this server are at home here right now."""
        return shard_of(guild_id, self._shards.count) in self.homes

    @property
    def preconditions(self) -> Sequence[Precondition]:
        """The preconditions in the database for rows stored at home here."""
        return (HomeProof(Lease(self._id, self._shards.count), frozenset(self.homes)),)

    def serves(self, guild_id: int | None) -> bool:
        """Return whether Discord sends this process the events of this server."""
        return shard_of(guild_id, self._shards.count) in self._shards.served

    def call(self, call: Call) -> None:
        """Notify all other processes of something that may be lost."""
        if not self.is_alone:
            self._outbox.append(call)
            self._wanted.set()

    def deaf(self, since: int | None) -> None:
        """Tell the others, with the next renewal, since when no press from private channels arrives here."""
        self._deaf_since = since

    # For the opener of the store

    def aside(self, stored: Sequence[Row]) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yield the notices of these rows to other processes, in the transaction that stores them."""
        if not self.is_alone:
            for payload in pack(self._id, changes=changes_of(stored)):
                yield NOTIFY, (CHANNEL, payload)

    def doubt(self) -> None:
        """Take up again what is at home here: something may be stored that this process has not reported."""
        _log.warning("it is not known whether a unit is stored: what is at home here is taken up anew")
        self._is_unsure = True
        self._wanted.set()

    async def join(self, store: Remembered) -> None:
        """Become one of the processes that share the database.

        Raises:
            InUse: another process serves one of the same shards, or counts them otherwise.
            Unavailable: the database cannot be used.
        """
        self._store = store
        until = _seconds() + self._timing.joined_within
        connection = await raw_connection(self._server)
        try:
            with using(self._server):
                leases = Leases(connection, self._timing)
                while (reason := await self._enter(leases)) is not None:
                    if _seconds() > until:
                        raise InUse(reason)
                    await asyncio.sleep(0.5)
                skew = await leases.skew()
        finally:
            connection.terminate()
        if skew > SKEW and not self.is_alone:
            _log.warning("the clock of this host is %.1f s away from the database's: turns are timed by both", skew)
        if not self.is_alone:
            store.believe(is_informed=False)
        self._task = asyncio.create_task(self._run(), name="line")

    async def _enter(self, leases: Leases) -> str | None:
        """Take the lease of this process, unless another one prevents it; then return which and why."""
        others = await leases.enter(self._own(is_ready=False), objection=self._objection)
        if isinstance(others, str):
            return others
        self.is_first = not others
        self._count(others)
        return None

    def _own(self, *, is_ready: bool) -> Member:
        own, deaf = os.getpid(), self._deaf_since
        return Member(self._id, self._host, own, self._since, self._shards, is_ready=is_ready, deaf_since=deaf)

    def _count(self, others: Sequence[Member]) -> None:
        self.on_this_host = 1 + sum(each.host == self._host for each in others)

    def _objection(self, others: Sequence[Member]) -> str | None:
        """Return why this process cannot serve its shards next to these, if it cannot."""
        for each in others:
            if each.shards.count != self._shards.count:
                return f"{each} serves {each.shards}, which does not go with {self._shards}: stop it first"
            if both := each.shards.served & self._shards.served:
                return f"{each} serves shard {in_short(both)} of {each.shards.count} already: stop it first"
        return None

    def follow(self, follower: Follower) -> None:
        """Take the homes that are due to this process from now on, and notify `follower` of all that concerns it."""
        self._follower, self._asks = follower, True
        self._wanted.set()

    async def close(self) -> None:
        """Give back held leases, for others to take at once. Work that is done once must have stopped before."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.wait([self._task])
        self._held, self._until = frozenset(), 0.0
        with contextlib.suppress(Unavailable, OSError, TimeoutError):
            async with asyncio.timeout(ANSWERED_WITHIN):
                connection = await raw_connection(self._server)
                await Leases(connection, self._timing).leave(self._id)
                await connection.close()

    # The task

    async def _run(self) -> None:
        failures = 0
        while True:
            try:
                async with asyncio.timeout(3 * ANSWERED_WITHIN):
                    connection = await raw_connection(self._server)
                try:
                    await self._serve(connection)
                finally:
                    failures = 0 if self._stands else failures
                    self._break()
                    connection.terminate()
            except Exception as error:  # of any kind: this task must go on
                if not failures:
                    _log.warning("the line to the database is lost (%s)", type(error).__name__)
            failures += 1
            await asyncio.sleep(AGAIN[min(failures, len(AGAIN)) - 1])

    async def _serve(self, connection: "Connection[Record]") -> None:
        """Hear and renew until the connection breaks. Raises what is wrong with it."""
        connection.add_termination_listener(lambda _: self._wanted.set())
        leases = Leases(connection, self._timing)
        async with asyncio.timeout(ANSWERED_WITHIN):
            if not self.is_alone:
                await connection.add_listener(CHANNEL, self._heard)
        self._is_unsure = False
        while not (connection.is_closed() or self._is_unsure):
            self._wanted.clear()
            async with asyncio.timeout(ANSWERED_WITHIN):
                await self._send(connection)
                due = self._until - self._lasts + self._timing.renewed
                if not self._stands or _seconds() >= due or self._seeks():
                    await self._renew(leases)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._timing.renewed):
                    await self._wanted.wait()

    def _seeks(self) -> bool:
        """Return whether this process could take homes and has not tried yet."""
        return self._follower is not None and not self._held

    async def _send(self, connection: "Connection[Record]") -> None:
        calls, self._outbox = self._outbox, []
        for payload in pack(self._id, calls=calls):
            await connection.execute(NOTIFY, CHANNEL, payload)

    async def _renew(self, leases: Leases) -> None:
        """Renew held leases, take those due to this process, give back those due to others."""
        began = _seconds()
        # Notices sent while the line was broken are lost: each home takes its work up again.
        had = self._held if self._stands and began < self._until else frozenset()
        members = await leases.renew(self._own(is_ready=self._follower is not None))
        others = [each for each in members if each.id != self._id]
        self._count(others)
        if self._objection([each for each in others if each.since > self._since]) is not None:
            _log.error("another process serves the shards of this one by now")
            self._displaced()
        served = frozenset(shard for each in others if each.is_ready for shard in each.shards.served)
        wanted: frozenset[int] = frozenset()
        if self._follower is not None:
            wanted = frozenset(range(self._shards.count)) - (served - self._shards.served)
        self._held &= wanted  # first: others may act for the rest as soon as it is given back
        lease = Lease(self._id, self._shards.count)
        held = await leases.hold(lease, wanted, gives_back=had - wanted)
        if had and self._until <= _seconds():  # while the answer was on its way: what was due then was left out
            _log.warning("the leases ran out before they were renewed: what is at home here is taken up anew")
            had = frozenset()
        self._until = began + self._lasts
        is_new, self._held = not self._stands, held
        if is_new:
            self._stand()
        self._tell_deaf(others)  # first: a new home starts no clock there
        self._tell(had, held)
        if (is_new or self._asks) and self._follower is not None and not self.is_alone:
            self._asks = False
            self._follower.missed()
        living = frozenset(each.id for each in others)
        if living != self._living and self._follower is not None:
            self._living = living
            self._follower.without(living)

    def _tell(self, had: frozenset[int], held: frozenset[int]) -> None:
        """Report new homes here, and lost ones."""
        if self._follower is None or had == held:
            return
        count, gained = self._shards.count, held - had
        if had - held:
            _log.info("gives back shard %s of %d", in_short(had - held), count)
            self._follower.forget()
        orphans = held - self._shards.served
        if gained & self._shards.served:
            _log.info("home of shards %s of %d", in_short(held & self._shards.served), count)
        if gained & orphans:
            _log.info("takes over shard %s of %d, which nobody serves", in_short(gained & orphans), count)
        self._follower.unserved((lambda guild_id: shard_of(guild_id, count) in orphans) if orphans else None)
        if gained:
            self._follower.take_over(lambda guild_id: shard_of(guild_id, count) in gained)

    def _tell_deaf(self, others: Sequence[Member]) -> None:
        """Report since when no press from private channels arrives at the process that brings them, or at none."""
        if self._follower is None:
            return
        since, shard = None, shard_of(None, self._shards.count)
        if shard not in self._shards.served:
            reported = [each.deaf_since for each in others if each.is_ready and shard in each.shards.served]
            since = reported[0] if reported else self._reported_deaf_since or time.time_ns() // 1_000_000
        if since != self._reported_deaf_since:
            self._reported_deaf_since = since
            self._follower.deaf(since)

    def _stand(self) -> None:
        """Note that the line is up: every later notification is heard."""
        self._stands = True
        _log.info("the line to the database is up")
        self._believe(is_informed=True)

    def _break(self) -> None:
        """Note that the line is broken: anything may have been missed."""
        if self._stands:
            self._stands = False
            self._believe(is_informed=False)

    def _believe(self, *, is_informed: bool) -> None:
        if self.is_alone:
            return
        if self._store is not None:
            self._store.believe(is_informed=is_informed)
        if self._follower is not None:
            self._follower.forget()

    def _heard(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        try:
            notice = unpack(str(payload))
        except (ValueError, json.JSONDecodeError):
            _log.warning("what another process tells cannot be read")
            return
        if notice.sender == self._id or self._store is None:
            return
        for change in notice.changes:
            self._store.changed(change.kind, change.key)
        if self._follower is not None:
            self._follower.hear(notice)


def _seconds() -> float:
    """Return the time by a clock that nobody sets, and that goes on while this process, or its machine, is asleep."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()
