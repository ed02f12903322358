"""The event loop of a process that talks to Discord: uvloop's where it is installed, otherwise that of Python."""

import asyncio
from collections.abc import Callable, Coroutine
from importlib.util import find_spec
from typing import TypeVar

T = TypeVar("T")


def run(main: Coroutine[object, object, T]) -> T:
    """Do as `asyncio.run`, on the fastest loop there is."""
    with asyncio.Runner(loop_factory=_fastest()) as runner:
        return runner.run(main)


def _fastest() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if find_spec("uvloop") is None:
        return None
    import uvloop  # noqa: PLC0415  there is none for Windows and PyPy

    return uvloop.new_event_loop
