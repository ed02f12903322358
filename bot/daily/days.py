"""The days of daily deals: each has a secret, published as a commitment the day before and opened once it is over.

The secret is stored as the seed of a table is, under a key that no table has. Everything of the day follows from it:
the seed of each game, the luck of its robots, and the option that some games draw. A day is opened once, when it is
over by the clock, and never closes again, however a clock is set. In the same unit, before its secret, the sittings
end that nobody played to their end.
"""

import hmac
import logging
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager

from bot.daily.calendar import day_at, ends, later
from bot.games.protocol import Seat
from bot.store import ENDED, Conflict, DailyMoveRow, DailyOpenedRow, DigestsGoneRow, SharedLock, Store
from bot.tables import Clock, Declined, Reason
from bot.tables.lobbies.seating import Seating
from bot.tables.state.seeds import Seeds

log = logging.getLogger(__name__)

LOCK = "daily"  # the name of the lock between processes
PREFIX = "daily-"  # of the keys of seeds


class Days:
    """The keeper of the days' secrets."""

    def __init__(self, store: Store, seeds: Seeds, clock: Clock) -> None:
        self._store = store
        self._seeds = seeds
        self._clock = clock
        self._door = Seating(store, name=LOCK)

    @property
    def today(self) -> str:
        """The present day."""
        return day_at(self._clock.now())

    @property
    def ends_at(self) -> int:
        """The end of the present day, in Unix milliseconds."""
        return ends(self.today)

    async def is_open(self, day: str) -> bool:
        """Return whether the secret of a day is open."""
        return await self._store.daily_opened(day) is not None

    async def commitment(self, day: str) -> str:
        """Return the commitment to the secret of a day, which is made now if there is none."""
        key = f"{PREFIX}{day}"
        while (found := (await self._store.commitments([key])).get(key)) is None:
            try:
                await self._store.commit(self._seeds.make(key))
            except Conflict:  # another process made it
                continue
        return found

    async def tomorrow(self) -> str:
        """Return the commitment to the secret of tomorrow."""
        return await self.commitment(later(self.today, 1))

    async def revealed(self, day: str) -> bytes:
        """Return the secret of a day that is open. Raises Declined (DAILY_CLOSED, SEALED)."""
        if not await self.is_open(day):
            raise Declined(Reason.DAILY_CLOSED)
        return await self._seeds.read(f"{PREFIX}{day}")

    async def seed(self, day: str, game: str) -> bytes:
        """Return the seed of a game on a day: for the dealer alone as long as the day is not open."""
        await self.commitment(day)
        return game_seed(await self._seeds.read(f"{PREFIX}{day}"), day, game)

    async def digest(self, day: str, person: int, game: str) -> str:
        """Return a stand-in for a person (their Discord id) and a game on a day, and betrays neither."""
        return (await self.digests(day, person, [game]))[game]

    async def digests(self, day: str, person: int, games: Iterable[str]) -> Mapping[str, str]:
        """Return a stand-in for a person in each of these games, as `digest` does."""
        await self.commitment(day)
        secret = await self._seeds.read(f"{PREFIX}{day}")
        return {game: _digest(secret, person, game) for game in games}

    async def next_to(self, day: str) -> tuple[str | None, str | None]:
        """Return the open days next to a day, before and after it; None for none."""
        return await self._store.daily_opened_before(day), await self._store.daily_opened_after(day)

    @asynccontextmanager
    async def still(self) -> AsyncIterator[SharedLock]:
        """Hold in here that nobody begins or plays anything, and that no day is opened."""
        async with self._door.alone() as lock:
            yield lock

    @asynccontextmanager
    async def playing(self, day: str) -> AsyncIterator[SharedLock]:
        """Hold in here that nobody opens `day`. Raises Declined (DAILY_OVER) if it is open, or not today."""
        async with self._door.together() as lock:
            if day != self.today or await self.is_open(day):
                raise Declined(Reason.DAILY_OVER)
            yield lock

    async def open_past(self) -> None:
        """Open every day that is over, the oldest first."""
        for key in await self._store.daily_seeds_closed(PREFIX):
            day = key.removeprefix(PREFIX)
            try:
                if day < self.today:
                    await self._open(day)
            except Declined as error:  # its key is missing: other days do not wait for it
                log.warning("day %s: not opened (%s)", day, error.reason)

    async def _open(self, day: str) -> None:
        """End what is open on a day, then open its secret, as one unit; it is done once among all processes."""
        while not await self.is_open(day):
            async with self.still() as lock:
                now = self._clock.now()
                cut_off = [DailyMoveRow(each, ply + 1, None, ENDED, now)
                           for each, ply in await self._store.daily_unfinished(day)]  # fmt: skip
                opened = await self._seeds.revelation(f"{PREFIX}{day}")
                try:
                    await self._store.commit(
                        *cut_off, *opened, DailyOpenedRow(day, now), DigestsGoneRow(day), preconditions=[lock]
                    )
                except Conflict:  # another process did it, or something was played at this moment
                    continue
            log.info("day %s: opened, %d sittings cut off", day, len(cut_off))


def _digest(secret: bytes, person: int, game: str) -> str:
    return hmac.digest(secret, f"who/{person}/{game}".encode(), "sha256").hex()


def game_seed(secret: bytes, day: str, game: str) -> bytes:
    """Return the seed of a game, which follows from the secret of its day."""
    return hmac.digest(secret, f"daily/{day}/{game}".encode(), "sha256")


def luck(seed: bytes, seat: Seat, ply: int) -> int:
    """Return the seed of the random choices of the robot at `seat` after `ply` rows of a log."""
    return int.from_bytes(hmac.digest(seed, f"robot/{seat}/{ply}".encode(), "sha256")[:8])


def drawn(seed: bytes, count: int) -> int:
    """Return which of `count` values a game draws."""
    return int.from_bytes(hmac.digest(seed, b"drawn", "sha256")) % count
