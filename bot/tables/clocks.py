"""What happens by itself when its time has come: the next deal, an unanswered challenge."""

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.tables.time import Clock

log = logging.getLogger(__name__)

RETRY = 5_000  # ms until something that failed is tried again; twice as long each time it fails again
LONGEST_RETRY = 5 * 60_000  # ms
SPARE = 64  # moments in the order of time that nothing is awaited at any more, however little is awaited

Action = Callable[[], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Due:
    """What is to be done at a moment."""

    when: int  # Unix milliseconds
    action: Action


class Timekeeper:
    """Runs what is due, each thing once. What takes long holds up only what has the same key; `close` ends it all."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._due: dict[str, Due] = {}
        self._order: list[tuple[int, str]] = []  # a heap of moments with their keys; what `_due` denies is passed over
        self._running: set[str] = set()  # keys; what else is due under one of them waits until it is free
        self._failures: dict[str, int] = {}  # by key, in a row
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to run what is due."""
        self._task = asyncio.create_task(self._run(), name="timekeeper")

    async def close(self) -> None:
        """Run nothing more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def at(self, when: int, key: str, action: Action) -> None:
        """Run `action` at `when` (Unix milliseconds), in place of anything else awaited under `key`.

        Never while something runs under `key` already: then after it.
        """
        self._due[key] = Due(when, action)
        if key not in self._running:
            self._put(key)

    def forget(self, key: str) -> None:
        """Do not run what is awaited under `key`."""
        self._due.pop(key, None)
        self._failures.pop(key, None)

    def _put(self, key: str) -> None:
        """What is awaited under `key` may run once its time has come."""
        moment = (self._due[key].when, key)
        if len(self._order) > 2 * len(self._due) + SPARE:
            self._order = [(due.when, each) for each, due in self._due.items() if each not in self._running]
            heapq.heapify(self._order)
        else:
            heapq.heappush(self._order, moment)
        if self._order[0] == moment:
            self._changed.set()

    async def _run(self) -> None:
        async with asyncio.TaskGroup() as acting:  # ended together with this task, and waited for
            while True:
                self._changed.clear()
                while (key := self._next()) is not None:
                    self._running.add(key)
                    acting.create_task(self._act(key, self._due.pop(key).action), name=key)
                alarm = self._clock.call_at(self._order[0][0], self._changed.set) if self._order else None
                try:
                    await self._changed.wait()
                finally:
                    if alarm is not None:
                        alarm.cancel()

    def _next(self) -> str | None:
        """What is due and may run, the longest due first; None when nothing is."""
        while self._order and self._order[0][0] <= self._clock.now():
            when, key = heapq.heappop(self._order)
            due = self._due.get(key)
            if due is not None and due.when == when and key not in self._running:
                return key
        return None

    async def _act(self, key: str, action: Action) -> None:
        try:
            await action()
        except Exception as error:  # of which the type only is logged: its text may quote what was sent
            failures = self._failures.get(key, 0)
            delay = min(RETRY * 2**failures, LONGEST_RETRY)
            level = logging.WARNING if isinstance(error, OSError) else logging.ERROR  # such as a line that broke
            log.log(level, "%s: due, but failed (%s); again in %d ms", key, type(error).__name__, delay)
            self._failures[key] = failures + 1
            self._due.setdefault(key, Due(self._clock.now() + delay, action))
        else:
            self._failures.pop(key, None)
        finally:
            self._running.discard(key)
            if key in self._due:
                self._put(key)
