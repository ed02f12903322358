"""Virtual time. It jumps to the next timer once nothing else is left to do, and a seed decides who acts next."""

import asyncio
import heapq
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Final

MINUTE: Final = 60.0  # s
MOST_IN_A_MINUTE: Final = 50_000  # callbacks; in ordinary stories there are less than 5,000
MOST_STEPS: Final = 2_000_000  # callbacks of one story; ordinary ones have about 100,000


class NeverAtRest(AssertionError):  # noqa: N818  a judge's word
    """An error: something is done again and again, and time stops, or hardly goes on."""


class Lane:
    """A queue of callbacks. In an `orderly` one they run in their order, as asyncio promises; in others in any."""

    __slots__ = ("_calls", "_chance", "_kept", "_open", "is_frozen", "is_live", "is_orderly")

    def __init__(self, timeline: "Timeline", *, is_orderly: bool) -> None:
        self._open = timeline.open_lanes
        self._chance = timeline.chance
        self._calls: deque[asyncio.Handle] = deque()
        self._kept: list[asyncio.Handle] = []  # of the dead: to let go of it would close its task, with all `finally`
        self.is_orderly = is_orderly
        self.is_live = True
        self.is_frozen = False

    def push(self, call: asyncio.Handle) -> None:
        """Add a callback, unless nothing runs here anymore."""
        if not self.is_live:
            self._kept.append(call)
            return
        if not (self._calls or self.is_frozen):
            self._open.append(self)
        self._calls.append(call)

    def freeze(self) -> None:
        """Run nothing until `thaw`; what is to be done waits."""
        if self._calls and not self.is_frozen:
            self._open.remove(self)
        self.is_frozen = True

    def thaw(self) -> None:
        """Go on with all that waits."""
        if self.is_frozen:
            self.is_frozen = False
            if self._calls and self.is_live:
                self._open.append(self)

    def pop(self) -> asyncio.Handle:
        """Take the next callback."""
        calls = self._calls
        if not self.is_orderly and len(calls) > 1:
            calls.rotate(-self._chance.randrange(len(calls)))
        call = calls.popleft()
        if not calls:
            self._open.remove(self)
        return call

    def end(self) -> None:
        """Run nothing that waits here, now or later."""
        self.is_live = False
        if self._calls and not self.is_frozen:
            self._open.remove(self)
        self._kept += self._calls
        self._calls.clear()


class Timeline:
    """The time of a world, and all that happens in it, one callback after the other."""

    def __init__(self, chance: Random) -> None:
        """`chance` decides which lane is next, and all that lanes leave open."""
        self.chance = chance
        self.now = 0.0  # s since the beginning
        self.steps = 0
        self._minute = (0.0, 0)  # s: when it began, and the steps before it
        self.open_lanes: list[Lane] = []  # those where something waits
        self._timers: list[tuple[float, int, asyncio.Handle, Lane]] = []
        self._count = 0

    def at(self, when: float, call: asyncio.Handle, lane: Lane) -> None:
        """Let `call` be ready in `lane` at `when`, in seconds."""
        if when <= self.now:
            lane.push(call)
            return
        self._count += 1
        heapq.heappush(self._timers, (when, self._count, call, lane))

    def step(self, *, until: float) -> bool:
        """Run one callback, of those that are ready or become ready by `until`. Return whether there was one."""
        lanes = self.open_lanes
        while not lanes:
            if not self._timers or self._timers[0][0] > until:
                self.now = max(self.now, until)
                return False
            self._advance()
        lane = lanes[self.chance.randrange(len(lanes))] if len(lanes) > 1 else lanes[0]
        call = lane.pop()
        if not call.cancelled():
            self.steps += 1
            self._refuse_haste(call)
            call._run()
        return True

    def _refuse_haste(self, call: asyncio.Handle) -> None:
        """Raise NeverAtRest if too much happens: a story that did not end would be a fault that nobody hears of."""
        began, steps = self._minute
        if self.now >= began + MINUTE:
            self._minute = (self.now, self.steps)
        elif self.steps - steps > MOST_IN_A_MINUTE:
            raise NeverAtRest(f"never at rest: {MOST_IN_A_MINUTE} callbacks within a minute, such as {call}")
        if self.steps > MOST_STEPS:
            raise NeverAtRest(f"never at rest: {MOST_STEPS} callbacks, such as {call}")

    def run(self, seconds: float, *, watch: Callable[[], None] | None = None) -> None:
        """Let this time pass; `watch` is called after each callback."""
        until = self.now + seconds
        while self.step(until=until):
            if watch is not None:
                watch()

    def _advance(self) -> None:
        """Go to the next timer; all timers of that moment are ready."""
        self.now = max(self.now, self._timers[0][0])
        while self._timers and self._timers[0][0] <= self.now:
            _, _, call, lane = heapq.heappop(self._timers)
            if not call.cancelled():
                lane.push(call)
