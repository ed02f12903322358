"""A process on a timeline: an event loop of asyncio, and threads that work when the seed says.

`BaseEventLoop` is what asyncio offers to own loops. Replaced are its clock, its queue and its threads. Nothing here
opens a socket.

Objects of asyncio are kept in sets here and there, whose order is that of their addresses. So futures and tasks have
numbers for hashes: the same in each run.
"""

import asyncio
import sys
from collections import deque
from collections.abc import AsyncGenerator, Callable, Coroutine, Generator
from concurrent.futures import Executor
from contextvars import Context
from functools import partial
from typing import Final, Generic, TypeVar, TypeVarTuple, Unpack

from bot.exploring.timeline import Lane, Timeline

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

UNDER_WAY: Final = 0.5  # of what a thread does when its process is killed: so much of it is done

Delay = Callable[[], float]
"""A drawer of the seconds that something takes."""


class NumberedFuture(asyncio.Future[T], Generic[T]):
    """A future with a hash that is the same in each run."""

    def __init__(self, *, loop: "Process") -> None:
        super().__init__(loop=loop)
        self._number = loop.next_number()

    def __hash__(self) -> int:
        return self._number


class NumberedTask(asyncio.Task[T], Generic[T]):
    """A task with a hash that is the same in each run."""

    def __init__(self, work: Coroutine[object, object, T], *, loop: "Process", context: Context | None = None) -> None:
        self._number = loop.next_number()
        super().__init__(work, loop=loop, context=context)

    def __hash__(self) -> int:
        return self._number


class Process(asyncio.BaseEventLoop):
    """An event loop that ends when the world says so, and from then on runs nothing, not even `finally`.

    Attributes:
        faults: what nobody caught: the error, or what asyncio says of it.
    """

    def __init__(self, timeline: Timeline, name: str, *, is_orderly: bool, delay: Delay = lambda: 0.0) -> None:
        """`delay`: seconds that a trip to a thread takes."""
        self._is_alive = False
        super().__init__()
        self.set_debug(False)
        self._is_alive = True
        self.set_task_factory(self._make_task)
        self.set_exception_handler(self._note_fault)
        self.name = name
        self.faults: list[str] = []
        self._timeline = timeline
        self._delay = delay
        self.habit = "orderly" if is_orderly else "shuffled"
        self._lane = Lane(timeline, is_orderly=is_orderly)
        self._threads: list[Thread] = []
        self._numbers = 0

    def next_number(self) -> int:
        """Return a number that no other future or task here has."""
        self._numbers += 1
        return self._numbers

    def start(self, work: Coroutine[object, object, T], name: str) -> "asyncio.Task[T]":
        """Return a task that does `work` here, started from outside."""
        return self.create_task(work, name=name)

    def kill(self) -> None:
        """End it between two callbacks. Work of a thread that has begun is done, or not, as the seed says."""
        for each in self._threads:
            each.kill()
        self._lane.end()
        self._is_alive = False

    def freeze(self) -> None:
        """Stop it, with its threads, as a machine that is paused."""
        for each in (self._lane, *(thread.lane for thread in self._threads)):
            each.freeze()

    def thaw(self) -> None:
        """Let it go on: all that is due by now is done at once."""
        for each in (self._lane, *(thread.lane for thread in self._threads)):
            each.thaw()

    @property
    def is_frozen(self) -> bool:
        """Whether it is stopped."""
        return self._lane.is_frozen

    # What asyncio asks of a loop

    def time(self) -> float:
        """Return the seconds since the beginning."""
        return self._timeline.now

    def is_running(self) -> bool:
        """Return whether it was not killed."""
        return self._is_alive

    def is_closed(self) -> bool:
        """Return whether it was killed."""
        return not self._is_alive

    def close(self) -> None:
        """Do as `kill`."""
        self.kill()

    def call_soon(
        self, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        """See asyncio."""
        call = asyncio.Handle(partial(self._do, callback), args, self, context)
        self._lane.push(call)
        return call

    def call_soon_threadsafe(
        self, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        """See asyncio: threads run between callbacks."""
        return self.call_soon(callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """See asyncio."""
        call = asyncio.TimerHandle(when, partial(self._do, callback), args, self, context)
        self._timeline.at(when, call, self._lane)
        return call

    def create_future(self) -> "asyncio.Future[object]":
        """See asyncio."""
        return NumberedFuture(loop=self)

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[Unpack[Ts]], T], *args: *Ts
    ) -> "asyncio.Future[T]":
        """Run it in a thread of its own, whatever the executor."""
        return self.new_thread().run(partial(func, *args))

    def new_thread(self) -> "Thread":
        """Return a new thread."""
        thread = Thread(self, self._timeline, self._delay)
        self._threads.append(thread)
        return thread

    # Inside

    def _do(self, callback: Callable[[Unpack[Ts]], object], *args: *Ts) -> None:
        """Run a callback as a part of this process."""
        asyncio._set_running_loop(self)
        hooks = sys.get_asyncgen_hooks()
        sys.set_asyncgen_hooks(finalizer=self._left)
        try:
            callback(*args)
        finally:
            sys.set_asyncgen_hooks(*hooks)
            asyncio._set_running_loop(None)

    def _make_task(
        self,
        _loop: asyncio.AbstractEventLoop,
        work: Coroutine[object, object, T] | Generator[object, None, T],
        *,
        context: Context | None = None,
    ) -> "asyncio.Future[T]":
        if isinstance(work, Generator):
            raise TypeError("a coroutine is needed")
        return NumberedTask(work, loop=self, context=context)

    def _left(self, generator: AsyncGenerator[object, object]) -> None:
        if self._is_alive:
            self.create_task(_closing(generator), name="left generator")

    def _note_fault(self, _loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        if self._is_alive:
            error = context.get("exception")
            self.faults.append(f"{context.get('message')}: {type(error).__name__ if error else '-'} {error or ''}")


async def _closing(generator: AsyncGenerator[object, object]) -> None:
    await generator.aclose()


class Thread:
    """A thread that does one thing after the other. Each begins when the one before is done, and takes its time."""

    def __init__(self, process: Process, timeline: Timeline, delay: Delay) -> None:
        self._process = process
        self._timeline = timeline
        self._delay = delay
        self.lane = Lane(timeline, is_orderly=True)
        self._jobs: deque[Callable[[], None]] = deque()

    def run(self, work: Callable[[], T]) -> "asyncio.Future[T]":
        """Do `work` there. Whoever gives the future up does not stop it."""
        done: NumberedFuture[T] = NumberedFuture(loop=self._process)
        self._jobs.append(partial(self._work, work, done))
        if len(self._jobs) == 1:
            self._begin()
        return done

    def kill(self) -> None:
        """End. What had begun is done, or not, and nobody hears of it: the process is dead."""
        self.lane.end()
        if self._jobs and self._timeline.chance.random() < UNDER_WAY:
            self._jobs[0]()
        self._jobs.clear()

    def _begin(self) -> None:
        call = asyncio.Handle(self._finish, (), self._process)
        self._timeline.at(self._timeline.now + self._delay(), call, self.lane)

    def _finish(self) -> None:
        self._jobs.popleft()()
        if self._jobs:
            self._begin()

    def _work(self, work: Callable[[], T], done: "asyncio.Future[T]") -> None:
        try:
            made = work()
        except Exception as error:
            self._process.call_soon_threadsafe(_fail, done, error)
        else:
            self._process.call_soon_threadsafe(_succeed, done, made)


def _succeed(done: "asyncio.Future[T]", made: T) -> None:
    if not done.done():
        done.set_result(made)


def _fail(done: "asyncio.Future[T]", error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
