"""Posting what must appear exactly once. Announcements wait in rows, which one task drains, even after a restart."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import PurePath
from typing import TypeAlias

from bot.store import AnnouncementPostedRow, AnnouncementRow, AttemptRow, Store, StoreError, Unposted
from bot.tables.errors import Declined, Reason
from bot.tables.state.table import Table
from bot.tables.telling.drain import Drain
from bot.tables.telling.home import Home
from bot.tables.telling.ports import Announcement, Stage
from bot.tables.time import Clock
from bot.values.timing import Timing

log = logging.getLogger(__name__)

LONGEST_WITHOUT_STORE = 10.0  # s until a store that failed is asked again
ALIKE = 3  # failures of one announcement in the same way until it is given up
NEVER = 0  # stored as message id of an announcement that can never be posted


Way: TypeAlias = tuple[type[Exception], str, int]
"""A way to fail: the kind of error, and the file and line that raised it."""


@dataclass(frozen=True, slots=True)
class Stuck:
    """A channel where posting failed so often in a row; nothing is posted there until then, on the loop's clock."""

    failures: int
    until: float


class Announcer:
    """A poster of announcements, in the order of their commits, each exactly once."""

    def __init__(
        self,
        home: Home,
        store: Store,
        stage: Stage,
        clock: Clock,
        *,
        timing: Timing,
        find_table: Callable[[str], Awaitable[Table]],
    ) -> None:
        self._home = home
        self._store = store
        self._stage = stage
        self._clock = clock
        self._timing = timing
        self._find_table = find_table
        self._stuck: dict[int, Stuck] = {}  # by channel
        self._put_off: set[str] = set()  # announcements for a process with the key of their game, or of its version
        self._is_busy = False  # whether something is being posted
        self._failures: dict[str, tuple[Way, int]] = {}  # by announcement: how it failed last, and how often in a row
        self._task = Drain("announcer", self._drain)

    def start(self) -> None:
        """Start the task. It begins with announcements that an earlier process left unposted."""
        self._task.start()

    async def close(self) -> None:
        """End the task. Waiting announcements are posted after the next start."""
        await self._task.close()

    def wake(self) -> None:
        """Look for announcements now, because some were stored."""
        self._task.wake()

    async def waiting(self) -> list[AnnouncementRow]:
        """Return what to post here now: announcements that wait for no channel, no key and no earlier one."""
        waiting = [] if self._is_busy else [each.row for each, _ in await self._unposted()]
        if self._is_busy:  # by now
            return []
        return [row for row in waiting if row.channel_id not in self._stuck and row.id not in self._put_off]

    async def _drain(self) -> float | None:
        """See `_post_all`."""
        self._is_busy = True
        try:
            return await self._post_all()
        finally:
            self._is_busy = False

    async def _post_all(self) -> float | None:
        """Post all that waits. Return the seconds until the next try, or None when nothing is left.

        A channel where posting fails does not hold up the others. It is tried again after growing pauses.
        """
        now = asyncio.get_running_loop().time
        try:
            waiting = await self._unposted()
        except Exception as error:  # of any kind: the task must go on
            log.warning("announcements cannot be read: %s", type(error).__name__)
            return LONGEST_WITHOUT_STORE
        stuck = {channel for channel, known in self._stuck.items() if known.until > now()}
        for unposted, guild_id in waiting:
            channel = unposted.row.channel_id
            if channel in stuck or not self._home.holds(guild_id):
                continue
            if await self._post(unposted):
                self._stuck.pop(channel, None)
                continue
            stuck.add(channel)
            failures = 1 + (self._stuck[channel].failures if channel in self._stuck else 0)
            self._stuck[channel] = Stuck(failures, now() + self._timing.posted_again.after(failures))
        return min((self._stuck[channel].until - now() for channel in stuck), default=None)

    async def _unposted(self) -> list[tuple[Unposted, int | None]]:
        """Return what waits to be posted here, each with the server of its table."""
        waiting = await self._store.unposted()
        if self._home.is_alone:
            return [(each, None) for each in waiting]
        places = await self._store.servers_of({each.row.table for each in waiting if each.row.table is not None})
        found = [(each, places.get(each.row.table or "")) for each in waiting]
        return [(each, guild_id) for each, guild_id in found if self._home.holds(guild_id)]

    async def _post(self, unposted: Unposted) -> bool:
        """Post one announcement. Return False when the next ones of its channel must wait for it."""
        row = unposted.row
        table: Table | None = None
        is_last = row.created_at + self._timing.longest_posted <= self._clock.now()
        try:
            table = await self._find_table(row.table or "")
            await self._store.commit(AttemptRow(row.id, self._clock.now()), preconditions=self._home.preconditions)
            message = await self._stage.announce(
                _announcement(row), table, unsure=unposted.tried_at is not None, is_last=is_last
            )
            await self._store.commit(AnnouncementPostedRow(row.id, message or NEVER, self._clock.now()))
        except Declined as error:
            if error.reason in (Reason.SEALED, Reason.NEWER):
                self._put_off.add(row.id)
                return True
            return await self._give_up(row, table, error)
        except Exception as error:
            log.warning("announcement %s failed: %s", row.id, type(error).__name__)
            return not self._may_succeed(row, error, is_last=is_last) and await self._give_up(row, table, error)
        self._failures.pop(row.id, None)
        log.info("announcement %s posted", row.id)
        return True

    def _may_succeed(self, row: AnnouncementRow, error: Exception, *, is_last: bool) -> bool:
        """Return whether another attempt may succeed after this `error`.

        Not after the last one, announced to the stage as such (`is_last`), and not when an announcement failed
        repeatedly in the same way without an outside cause: then something in it cannot be drawn.
        """
        if isinstance(error, StoreError):
            return True
        if is_last:
            return False
        if isinstance(error, OSError):
            return True
        way = _way(error)
        before, times = self._failures.get(row.id, (way, 0))
        self._failures[row.id] = (way, times + 1 if before == way else 1)
        return self._failures[row.id][1] < ALIKE

    async def _give_up(self, row: AnnouncementRow, table: Table | None, error: Exception) -> bool:
        """Say in plain text that `row` cannot be shown, and mark it as done. Return whether that succeeded."""
        where = "" if isinstance(error, Declined) else " at {1}:{2}".format(*_way(error))
        log.error("announcement %s is given up: %s%s", row.id, _name(error), where)
        try:
            message_id = await self._stage.give_up(_announcement(row), table)
        except (OSError, StoreError) as failure:
            log.warning("announcement %s is not given up yet: %s", row.id, type(failure).__name__)
            return False
        except Exception as failure:  # not even that can be said, and the channel must go on
            log.error("announcement %s: nobody could be notified (%s)", row.id, type(failure).__name__)
            message_id = None
        try:
            await self._store.commit(AnnouncementPostedRow(row.id, message_id or NEVER, self._clock.now()))
        except StoreError as failure:
            log.warning("announcement %s is not given up yet: %s", row.id, type(failure).__name__)
            return False
        self._failures.pop(row.id, None)
        return True


def _name(error: Exception) -> str:
    return error.reason if isinstance(error, Declined) else type(error).__name__


def _way(error: Exception) -> Way:
    """Return the kind of an error and the line that raised it. Its text is left out: it may quote the request."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return type(error), "", 0
    return type(error), PurePath(trace.tb_frame.f_code.co_filename).name, trace.tb_lineno


def _announcement(row: AnnouncementRow) -> Announcement:
    return Announcement(row.id, row.table or "", row.kind, row.channel_id, int(row.body))
