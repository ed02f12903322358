"""The event loop of a process that talks to Discord: uvloop's where it is installed, otherwise that of Python.

It stands still while Python looks for garbage in cycles: for a fifth of a second once everything is looked at. So what
was imported is never looked at again, and the rest more seldom. Most garbage here is in no cycle and goes at once.
"""

import asyncio
import gc
from collections.abc import Callable, Coroutine
from importlib.util import find_spec
from typing import TypeVar

T = TypeVar("T")

MORE = 10_000  # objects made and not gone again until the young are looked at; Python's own figure is 700


def run(main: Coroutine[object, object, T]) -> T:
    """Do as `asyncio.run`, on the fastest loop there is. What there is by now stays until the process ends."""
    gc.freeze()
    gc.set_threshold(MORE, *gc.get_threshold()[1:])
    with asyncio.Runner(loop_factory=_fastest()) as runner:
        return runner.run(main)


def _fastest() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if find_spec("uvloop") is None:
        return None
    import uvloop  # noqa: PLC0415  there is none for Windows and PyPy

    return uvloop.new_event_loop
