"""Posts what must appear exactly once. Announcements wait in rows, which one task drains, also after a restart."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.store import AnnouncementPostedRow, AnnouncementRow, AttemptRow, Store, StoreError, Unposted
from bot.tables.errors import Declined, Reason
from bot.tables.ports import Announcement, Stage
from bot.tables.table import Table
from bot.tables.time import DAY, Clock

log = logging.getLogger(__name__)

FIRST_RETRY = 1.0  # s
LONGEST_RETRY = 60 * 60.0  # s
LONGEST_TRIED = 7 * DAY  # ms from a move until its announcement is tried for the last time
LONGEST_WITHOUT_STORE = 10.0  # s until the store is asked again after it failed
NEVER = 0  # stored as message id of an announcement that can never be posted


@dataclass(frozen=True, slots=True)
class Backoff:
    """How long nothing is posted in a channel where posting failed. Seconds, on the loop's clock."""

    delay: float
    until: float


class Announcer:
    """Posts announcements in the order in which they were committed, each exactly once."""

    def __init__(
        self, store: Store, stage: Stage, clock: Clock, *, find_table: Callable[[str], Awaitable[Table]]
    ) -> None:
        self._store = store
        self._stage = stage
        self._clock = clock
        self._find_table = find_table
        self._backoffs: dict[int, Backoff] = {}  # by channel; each is longer than the one before
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the task. It begins with what an earlier process left unposted."""
        self._wanted.set()
        self._task = asyncio.create_task(self._run(), name="announcer")

    async def close(self) -> None:
        """End the task. What still waits is posted after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def wake(self) -> None:
        """Look for announcements now, because some were stored."""
        self._wanted.set()

    async def _run(self) -> None:
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            again = await self._drain()
            if again is None:
                continue
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(again):
                    await self._wanted.wait()
            self._wanted.set()

    async def _drain(self) -> float | None:
        """Post all that waits. Return when to try again (on the loop's clock), or None when nothing is left.

        A channel where posting fails does not hold up the others. It is tried again after growing pauses.
        """
        now = asyncio.get_running_loop().time
        try:
            waiting = await self._store.unposted()
        except Exception as error:  # of any kind: the task must go on
            log.warning("announcements cannot be read: %s", type(error).__name__)
            return now() + LONGEST_WITHOUT_STORE
        stuck = {channel for channel, backoff in self._backoffs.items() if backoff.until > now()}
        for unposted in waiting:
            channel = unposted.row.channel_id
            if channel in stuck:
                continue
            if await self._post(unposted):
                self._backoffs.pop(channel, None)
                continue
            stuck.add(channel)
            before = self._backoffs.get(channel)
            delay = FIRST_RETRY if before is None else min(2 * before.delay, LONGEST_RETRY)
            self._backoffs[channel] = Backoff(delay, now() + delay)
        return min((self._backoffs[channel].until for channel in stuck), default=None)

    async def _post(self, unposted: Unposted) -> bool:
        """Post one announcement. Return False when the next ones of its channel must wait for it."""
        row = unposted.row
        try:
            table = await self._find_table(row.table or "")
        except Declined as error:
            if error.reason is Reason.SEALED:  # it is posted after a start with the key
                return True
            return await self._give_up(row, error)
        except StoreError as error:
            log.warning("announcement %s failed: %s", row.id, type(error).__name__)
            return False
        try:
            await self._store.commit(AttemptRow(row.id, self._clock.now()))
            is_last = row.created_at + LONGEST_TRIED <= self._clock.now()
            message = await self._stage.announce(
                _announcement(row), table, unsure=unposted.tried_at is not None, is_last=is_last
            )
            await self._store.commit(AnnouncementPostedRow(row.id, message or NEVER, self._clock.now()))
        except Declined as error:
            return await self._give_up(row, error)
        except Exception as error:
            log.warning("announcement %s failed: %s", row.id, type(error).__name__)
            return False
        log.info("announcement %s posted", row.id)
        return True

    async def _give_up(self, row: AnnouncementRow, error: Declined) -> bool:
        """Mark `row` as never to be posted, because its table is damaged. Return whether the store took that."""
        log.error("announcement %s: its table cannot be read (%s)", row.id, error.reason)
        try:
            await self._store.commit(AnnouncementPostedRow(row.id, NEVER, self._clock.now()))
        except StoreError as failure:
            log.warning("announcement %s is not given up yet: %s", row.id, type(failure).__name__)
            return False
        return True


def _announcement(row: AnnouncementRow) -> Announcement:
    return Announcement(row.id, row.table or "", row.kind, row.channel_id, int(row.body))
