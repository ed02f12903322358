"""A timekeeper for what happens by itself, such as the next deal or the lapse of a challenge."""

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.tables.errors import Declined, Reason, is_passing
from bot.tables.time import Clock
from bot.values.timing import Backoff

log = logging.getLogger(__name__)

SPARE = 64  # outdated entries the heap may hold on top of one for each current entry

Action = Callable[[], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Due:
    """An action and its time."""

    when: int  # Unix milliseconds
    action: Action


@dataclass(frozen=True, slots=True)
class Failure:
    """An action that failed, perhaps again and again."""

    times: int  # in a row
    at: int  # Unix milliseconds; when it failed last
    again: int  # Unix milliseconds; when it is tried again at the earliest


class Timekeeper:
    """A runner of due actions, each once. A slow action holds up only actions with the same key."""

    def __init__(self, clock: Clock, again: Backoff) -> None:
        """`again`: milliseconds until an action that failed is tried again."""
        self._clock = clock
        self._again = again
        self._due: dict[str, Due] = {}
        self._order: list[tuple[int, str]] = []  # a heap of times and keys; outdated entries are skipped
        self._running: set[str] = set()  # keys; another action with one of these keys waits until it is free
        self._failures: dict[str, Failure] = {}  # by key
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the task that runs due actions."""
        self._task = asyncio.create_task(self._run(), name="timekeeper")

    async def close(self) -> None:
        """Cancel running actions, and start no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def at(self, when: int, key: str, action: Action) -> None:
        """Run `action` at `when` (Unix milliseconds). It replaces any action awaited under `key`.

        Two actions with the same key never run at once: the later one waits. After a failure, what was due by then
        waits until it is tried again: each reader of the table's log asks for it at once, and would for ever. Such a
        reader may be the action itself, which asks some moments after it was due.
        """
        failure = self._failures.get(key)
        if failure is not None and when <= failure.at:
            when = failure.again
        self._due[key] = Due(when, action)
        if key not in self._running:
            self._put(key)

    def by(self, when: int, key: str, action: Action) -> None:
        """Do the same, unless an earlier action is already awaited under `key`."""
        if (due := self._due.get(key)) is None or when < due.when:
            self.at(when, key, action)

    def forget(self, key: str) -> None:
        """Drop the action that is awaited under `key`."""
        self._due.pop(key, None)
        self._failures.pop(key, None)

    def _put(self, key: str) -> None:
        """Enter the action awaited under `key` into the heap."""
        moment = (self._due[key].when, key)
        if len(self._order) > 2 * len(self._due) + SPARE:
            self._order = [(due.when, each) for each, due in self._due.items() if each not in self._running]
            heapq.heapify(self._order)
        else:
            heapq.heappush(self._order, moment)
        if self._order[0] == moment:
            self._changed.set()

    async def _run(self) -> None:
        async with asyncio.TaskGroup() as acting:  # their tasks end together with this one
            while True:
                self._changed.clear()
                while (key := self._next()) is not None:
                    self._running.add(key)
                    acting.create_task(self._act(key, self._due.pop(key)), name=key)
                alarm = self._clock.call_at(self._order[0][0], self._changed.set) if self._order else None
                try:
                    await self._changed.wait()
                finally:
                    if alarm is not None:
                        alarm.cancel()

    def _next(self) -> str | None:
        """Return the key of the action that has been due longest and may run. None when nothing is due."""
        while self._order and self._order[0][0] <= self._clock.now():
            when, key = heapq.heappop(self._order)
            due = self._due.get(key)
            if due is not None and due.when == when and key not in self._running:
                return key
        return None

    async def _act(self, key: str, due: Due) -> None:
        try:
            await due.action()
        except Exception as error:  # only its type is logged, because its text may quote the request
            if isinstance(error, Declined) and error.reason is Reason.NEWER:  # as it will be until this process ends
                log.warning("%s: due, but left to a newer version of the bot", key)
                return
            times = self._failures[key].times + 1 if key in self._failures else 1
            delay = round(self._again.after(times))
            level = logging.WARNING if is_passing(error) else logging.ERROR
            log.log(level, "%s: due, but failed (%s); again in %d ms", key, type(error).__name__, delay)
            now = self._clock.now()
            self._failures[key] = Failure(times, now, now + delay)
            wanted = self._due.get(key, due)  # meanwhile it may have been asked for once more
            self.at(wanted.when, key, wanted.action)
        else:
            self._failures.pop(key, None)
        finally:
            self._running.discard(key)
            if key in self._due:
                self._put(key)
