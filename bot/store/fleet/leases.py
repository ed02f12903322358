"""The leases of processes that share a server of PostgreSQL, as rows. Their times are those of the database's clock."""

import json
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.errors import Lost
from bot.store.postgresql import ENTERING
from bot.values.shards import Shards, parse_shards

if TYPE_CHECKING:
    from asyncpg import Connection, Record

# The clock of the database, in milliseconds: (extract(epoch FROM clock_timestamp()) * 1000)::bigint
_NOW: Final = "SELECT extract(epoch FROM clock_timestamp())::float8"
_LIVING: Final = """
SELECT words FROM leases
WHERE name LIKE 'process %' AND until > (extract(epoch FROM clock_timestamp()) * 1000)::bigint ORDER BY name"""
_RENEW: Final = """
INSERT INTO leases (name, holder, until, words)
VALUES ('process ' || $1::text, $1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $3::bigint, $2)
ON CONFLICT (name) DO UPDATE SET until = excluded.until, words = excluded.words"""
_MAKE: Final = """
INSERT INTO leases (name, holder, until, words) SELECT unnest($1::text[]), '', 0, '' ON CONFLICT (name) DO NOTHING"""
_GIVE_BACK: Final = "UPDATE leases SET until = 0 WHERE name = ANY($1::text[]) AND holder = $2"
# One that has run out is left to its holder while a transaction that saw it in time goes on: see `HomeProof`.
_TAKE: Final = """
WITH free AS (
  SELECT name FROM leases
  WHERE name = ANY($1::text[])
  AND (holder = $2 OR (
    until <= (extract(epoch FROM clock_timestamp()) * 1000)::bigint
    AND pg_try_advisory_xact_lock(hashtextextended(name, 19))
  ))
  ORDER BY name FOR UPDATE SKIP LOCKED
)
UPDATE leases SET holder = $2, until = (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $3::bigint
FROM free WHERE leases.name = free.name RETURNING leases.name"""
_KEEP: Final = text("""
SELECT pg_advisory_xact_lock_shared(hashtextextended(name, 19)) FROM unnest(CAST(:names AS text[])) AS name""")
_HELD: Final = text("""
SELECT count(*) FROM leases
WHERE name = ANY(CAST(:names AS text[])) AND holder = :holder
AND until > (extract(epoch FROM clock_timestamp()) * 1000)::bigint""")
_LEAVE: Final = "UPDATE leases SET until = 0 WHERE holder = $1 AND name LIKE 'shard %'"
_FORGET: Final = """
DELETE FROM leases WHERE name LIKE 'process %'
AND (holder = $1 OR until < (extract(epoch FROM clock_timestamp()) * 1000)::bigint - 86400000)"""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaseTiming:
    """The durations of leases and of their renewals."""

    lease: int = 8_000  # ms from a renewal to the end of a lease
    renewed: float = 2.0  # s from one renewal to the next
    margin: float = 1.0  # s that a lease is believed for less than it lasts
    joined_within: float = 12.0  # s that one waits for a process that has just ended: for its lease, and a little more


USUAL: Final = LeaseTiming()


@dataclass(frozen=True, slots=True)
class Member:
    """One of the processes that share the database."""

    id: str
    host: str
    pid: int
    since: int  # Unix milliseconds, by its own clock
    shards: Shards
    is_ready: bool  # whether it takes the homes of what it serves
    deaf_since: int | None = None  # since when it hears no press from private channels, which it should bring

    def __str__(self) -> str:
        return f"process {self.pid} on {self.host}"

    def words(self) -> str:
        """Return how it is stored."""
        member = {"id": self.id, "host": self.host, "pid": self.pid, "since": self.since, "shards": str(self.shards)}
        return json.dumps(member | {"ready": self.is_ready, "unheard": self.deaf_since})


def read_member(words: str) -> Member:
    """Return the inverse of `Member.words`. Raises ValueError, KeyError or TypeError."""
    stored = json.loads(words)
    id_, host, since, shards = stored["id"], stored["host"], int(stored["since"]), parse_shards(stored["shards"])
    deaf = stored.get("unheard")  # an earlier version does not say it
    deaf_since = None if deaf is None else int(deaf)
    is_ready = bool(stored["ready"])
    return Member(id_, host, int(stored["pid"]), since, shards, is_ready=is_ready, deaf_since=deaf_since)


@dataclass(frozen=True, slots=True)
class Lease:
    """The leases of shards, for one process."""

    holder: str
    count: int  # of all shards

    def name(self, shard: int) -> str:
        """Return the name of the lease of a shard."""
        return f"shard {shard}/{self.count}"


@dataclass(frozen=True, slots=True)
class HomeProof:
    """Proof that some shards are at home in a process, by the database's clock; a `Precondition` of a home's rows.

    The process itself may be wrong about it: where a virtual machine is paused, all its clocks stop.
    """

    lease: Lease
    shards: frozenset[int]

    async def see(self, connection: AsyncConnection) -> None:
        """See `Precondition`: no other process takes these leases before this transaction has ended. Raises Lost."""
        names = sorted(self.lease.name(shard) for shard in self.shards)
        await connection.execute(_KEEP, {"names": names})
        held = await connection.scalar(_HELD, {"names": names, "holder": self.lease.holder})
        if not names or held != len(names):
            raise Lost("nothing was stored: it is at home in another process by now")


class Leases:
    """The rows of leases, over one connection."""

    def __init__(self, connection: "Connection[Record]", timing: LeaseTiming) -> None:
        self._connection = connection
        self._lasts = timing.lease

    async def enter(
        self, own: Member, *, objection: Callable[[Sequence[Member]], str | None]
    ) -> Sequence[Member] | str:
        """Take the lease of a process, unless there is an `objection` to it next to the other living ones.

        Returns these others, or else the objection.
        """
        async with self._connection.transaction():
            await self._connection.execute("SELECT pg_advisory_xact_lock($1)", ENTERING)
            others = await self._living()
            if (reason := objection(others)) is not None:
                return reason
            await self._connection.execute(_RENEW, own.id, own.words(), self._lasts)
            lease = Lease(own.id, own.shards.count)
            await self._connection.execute(_MAKE, [lease.name(shard) for shard in range(own.shards.count)])
        return others

    async def skew(self) -> float:
        """Return how many seconds the clock of this host is away from that of the database, at least."""
        before = time.time()
        there = float(await self._connection.fetchval(_NOW))
        return max(0.0, before - there, there - time.time())

    async def renew(self, own: Member) -> list[Member]:
        """Renew the lease of a process. Returns all that live, itself too."""
        await self._connection.execute(_RENEW, own.id, own.words(), self._lasts)
        return await self._living()

    async def hold(self, lease: Lease, wanted: Collection[int], *, gives_back: Collection[int]) -> frozenset[int]:
        """Take and renew the leases of these shards as far as they are free. Returns those that are held."""
        if gives_back:
            names = [lease.name(shard) for shard in gives_back]
            await self._connection.execute(_GIVE_BACK, names, lease.holder)
        if not wanted:
            return frozenset()
        by_name = {lease.name(shard): shard for shard in wanted}
        taken = await self._connection.fetch(_TAKE, list(by_name), lease.holder, self._lasts)
        return frozenset(by_name[each["name"]] for each in taken)

    async def leave(self, holder: str) -> None:
        """Give back all that a process holds."""
        await self._connection.execute(_LEAVE, holder)
        await self._connection.execute(_FORGET, holder)

    async def _living(self) -> list[Member]:
        found = []
        for each in await self._connection.fetch(_LIVING):
            try:
                found.append(read_member(each["words"]))
            except (ValueError, KeyError, TypeError):  # of a later version
                continue
        return found
