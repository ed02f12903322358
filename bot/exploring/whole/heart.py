"""The heartbeat of discord.py in virtual time. The library beats in a thread, which no seed can lead."""

import asyncio
from typing import Any, Protocol


class Socket(Protocol):
    """The questions that the library's websocket is asked here."""

    HEARTBEAT: int
    sequence: int | None
    _max_heartbeat_timeout: float

    async def send_heartbeat(self, data: object) -> None:
        """Send a beat."""

    async def close(self, code: int = 4000) -> None:
        """Hang up."""


class Heart:
    """The library's `discord.gateway.KeepAliveHandler`: it beats, and hangs up when nothing is heard."""

    def __init__(self, *, ws: Socket, interval: float, shard_id: int | None = None) -> None:
        self._socket = ws
        self._interval = interval
        self._sent = self._heard = self._now()
        self._task: asyncio.Task[None] | None = None
        self.latency = float("inf")

    def start(self) -> None:
        """Begin to beat."""
        self._task = asyncio.create_task(self._beat(), name="heart")

    def stop(self) -> None:
        """Beat no more."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()

    def tick(self) -> None:
        """Note that something was heard."""
        self._heard = self._now()

    def ack(self) -> None:
        """Note that a beat was answered."""
        self.latency = self._now() - self._sent

    def beat(self) -> dict[str, Any]:
        """Return a beat that is sent now."""
        self._sent = self._now()
        return self.get_payload()

    def get_payload(self) -> dict[str, Any]:
        """Return a beat."""
        return {"op": self._socket.HEARTBEAT, "d": self._socket.sequence}

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self._interval)
            if self._heard + self._socket._max_heartbeat_timeout < self._now():
                await self._socket.close(4000)
                return
            try:
                await self._socket.send_heartbeat(self.beat())
            except Exception:  # as the library: the line is gone, and its reader hears of it
                return

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()
