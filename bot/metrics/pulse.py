"""The beat of the event loop: its delay shows how long the loop was kept from everything else."""

import asyncio
from collections.abc import Callable

BEAT = 1.0  # s


class Pulse:
    """Calls `felt` with the delay of each beat, in seconds, from `async with` to its end."""

    def __init__(self, felt: Callable[[float], None], *, every: float = BEAT) -> None:
        self._felt = felt
        self._every = every
        self._timer: asyncio.TimerHandle | None = None

    async def __aenter__(self) -> "Pulse":
        self._set(asyncio.get_running_loop())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _set(self, loop: asyncio.AbstractEventLoop) -> None:
        due = loop.time() + self._every
        self._timer = loop.call_at(due, self._beat, loop, due)

    def _beat(self, loop: asyncio.AbstractEventLoop, due: float) -> None:
        self._set(loop)
        self._felt(max(0.0, loop.time() - due))
