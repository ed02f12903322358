"""The event loop of a process that talks to Discord: uvloop's where it is installed, otherwise that of Python.

It stands still while Python looks for garbage in cycles: for a fifth of a second once everything is looked at. So what
was imported is never looked at again, and the rest more seldom. Most garbage here is in no cycle and goes at once.
"""

import asyncio
import contextlib
import gc
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from functools import partial
from importlib.util import find_spec
from typing import TypeVar

T = TypeVar("T")

MORE = 10_000  # objects made and not gone again until the young are looked at; Python's own figure is 700


def look_seldom() -> None:
    """Look for garbage more seldom. Whoever calls this before much is imported saves a third of the time of that."""
    gc.set_threshold(MORE, *gc.get_threshold()[1:])


def run(main: Coroutine[object, object, T]) -> T:
    """Do as `asyncio.run`, on the fastest loop there is. What there is by now stays until the process ends."""
    look_seldom()
    gc.freeze()
    with asyncio.Runner(loop_factory=_fastest()) as runner:
        return runner.run(main)


def _fastest() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if find_spec("uvloop") is None:
        return None
    import uvloop  # noqa: PLC0415  there is none for Windows and PyPy

    return uvloop.new_event_loop


def made_by(work: Future[T]) -> asyncio.Future[T]:
    """Return what a thread makes, to be awaited on the running loop. Whoever stops waiting leaves the work to be done.

    As `asyncio.shield` of `asyncio.wrap_future`, which pass every result through two futures and as many turns of the
    loop.
    """
    loop = asyncio.get_running_loop()
    made: asyncio.Future[T] = loop.create_future()

    def tell(done: Future[T]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody waits
            loop.call_soon_threadsafe(partial(_hand_over, done, made))

    work.add_done_callback(tell)
    return made


def _hand_over(done: Future[T], made: asyncio.Future[T]) -> None:
    if made.done():  # whoever waited was cancelled
        return
    if done.cancelled():
        made.cancel()
    elif (error := done.exception()) is not None:
        made.set_exception(error)
    else:
        made.set_result(done.result())
