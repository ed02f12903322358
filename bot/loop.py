"""The event loop of a process that talks to Discord: uvloop's where it is installed, otherwise that of Python.

It stops while Python looks for garbage in cycles: for a fifth of a second in a full search. So imported objects are
never searched again, and the rest less often. Most garbage here is in no cycle and goes at once.
"""

import asyncio
import contextlib
import gc
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from functools import partial
from importlib.util import find_spec
from typing import TypeVar

from bot.garbage import look_seldom

T = TypeVar("T")


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
    """Return the result of a thread, awaited on the running loop. Canceling the wait does not cancel the work.

    It does the same as `asyncio.shield` of `asyncio.wrap_future`, which pass results through two futures and two turns
    of the loop.
    """
    loop = asyncio.get_running_loop()
    made: asyncio.Future[T] = loop.create_future()

    def tell(done: Future[T]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody waits
            loop.call_soon_threadsafe(partial(_hand_over, done, made))

    work.add_done_callback(tell)
    return made


def _hand_over(done: Future[T], made: asyncio.Future[T]) -> None:
    if made.done():  # the caller was canceled
        return
    if done.cancelled():
        made.cancel()
    elif (error := done.exception()) is not None:
        made.set_exception(error)
    else:
        made.set_result(done.result())
