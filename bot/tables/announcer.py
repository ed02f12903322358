"""What must be posted exactly once: rows that one task drains, also after a restart."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from bot.store import AnnouncementPostedRow, AnnouncementRow, AttemptRow, Store, Unposted
from bot.tables.ports import Announcement, Stage
from bot.tables.table import Table
from bot.tables.time import Clock

log = logging.getLogger(__name__)

FIRST_RETRY = 1.0  # s
LONGEST_RETRY = 60.0  # s
NEVER = 0  # the message id kept for what can never be posted


class Announcer:
    """Posts announcements in the order they were committed, each once, whatever happens in between."""

    def __init__(
        self, store: Store, stage: Stage, clock: Clock, *, find_table: Callable[[str], Awaitable[Table]]
    ) -> None:
        self._store = store
        self._stage = stage
        self._clock = clock
        self._find_table = find_table
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin with what an earlier process left unposted."""
        self._wanted.set()
        self._task = asyncio.create_task(self._run(), name="announcer")

    async def close(self) -> None:
        """Post nothing more; what waits is posted after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def wake(self) -> None:
        """There is something to post."""
        self._wanted.set()

    async def _run(self) -> None:
        delay = FIRST_RETRY
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            if await self._drain():
                delay = FIRST_RETRY
                continue
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(delay):
                    await self._wanted.wait()
            delay = min(2 * delay, LONGEST_RETRY)
            self._wanted.set()

    async def _drain(self) -> bool:
        """Post all that waits; whether nothing is left to try again. One that fails does not hold up other channels."""
        try:
            waiting = await self._store.unposted()
        except Exception as error:  # whatever it is, this task must outlive it
            log.warning("announcements cannot be read: %s", type(error).__name__)
            return False
        stuck: set[int] = set()
        for unposted in waiting:
            channel = unposted.row.channel_id
            if channel not in stuck and not await self._post(unposted):
                stuck.add(channel)
        return not stuck

    async def _post(self, unposted: Unposted) -> bool:
        row = unposted.row
        try:
            table = await self._find_table(row.table or "")
            await self._store.commit(AttemptRow(row.id, self._clock.now()))
            message = await self._stage.announce(_announcement(row), table, unsure=unposted.tried_at is not None)
            await self._store.commit(AnnouncementPostedRow(row.id, message or NEVER, self._clock.now()))
        except Exception as error:
            log.warning("announcement %s failed: %s", row.id, type(error).__name__)
            return False
        log.info("announcement %s posted", row.id)
        return True


def _announcement(row: AnnouncementRow) -> Announcement:
    return Announcement(row.id, row.table or "", row.kind, row.channel_id, int(row.body))
