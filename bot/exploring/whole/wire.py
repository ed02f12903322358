"""Lines between processes, in memory: what asyncio calls transports, with latency, cuts and deaths as a seed decides.

A process connects by `create_unix_connection`, which aiohttp's documented `UnixConnector` calls, and listens by
`create_unix_server`, which its `UnixSite` calls. Bytes arrive in their order, as on a stream.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from enum import Enum
from random import Random
from typing import Final

from bot.exploring.loop import Delay, Process
from bot.exploring.timeline import Lane, Timeline

NEAR: Final = 0.02  # s; the latency of a piece at most, while the line is well

Factory = Callable[[], asyncio.BaseProtocol]


class Sign(Enum):
    """The arrivals besides bytes."""

    END = "end"  # the other side writes nothing more
    RESET = "reset"  # the line is broken


class Wires:
    """All lines of a world, and who listens where.

    Attributes:
        latency: seconds that a piece travels at most.
    """

    def __init__(self, timeline: Timeline, luck: Random) -> None:
        self.latency = NEAR
        self._timeline = timeline
        self._luck = luck
        self._lane = Lane(timeline, is_orderly=True)
        self._listening: dict[str, tuple[WiredProcess, Factory]] = {}
        self._ends: set[End] = set()

    def listen(self, path: str, process: "WiredProcess", factory: Factory) -> None:
        """Let `process` accept the lines to `path`."""
        self._listening[path] = process, factory

    def is_listening(self, path: str) -> bool:
        """Return whether someone does."""
        return path in self._listening

    def leave(self, path: str) -> None:
        """Accept no more lines there."""
        self._listening.pop(path, None)

    async def connect(self, process: "WiredProcess", factory: Factory, path: str) -> "tuple[End, asyncio.BaseProtocol]":
        """Return a new line from `process` to `path`, with its protocol. Raises ConnectionRefusedError."""
        await asyncio.sleep(self.latency * self._luck.random())
        if not self.is_listening(path):
            raise ConnectionRefusedError(f"nobody listens at {path}")
        other, accept = self._listening[path]
        here, there = End(self, process), End(self, other)
        here.peer, there.peer = there, here
        self._ends |= {here, there}
        protocol = here.begin(factory)
        other.call_soon(there.begin, accept)
        return here, protocol

    def send(self, end: "End", what: bytes | Sign) -> None:
        """Let it arrive at the other end, after all that was sent before."""
        now = self._timeline.now
        end.arrives = max(end.arrives, now + self.latency * self._luck.random())
        self._timeline.at(end.arrives, asyncio.Handle(end.peer.take, (what,), end.peer.process), self._lane)

    def forget(self, end: "End") -> None:
        """Note that an end is closed."""
        self._ends.discard(end)

    def break_off(self, process: Process) -> None:
        """Break all lines of a process that is dead: the others hear of it."""
        for end in sorted((each for each in self._ends if each.process is process), key=End.number_of):
            self.send(end, Sign.RESET)
            self._ends.discard(end)


class End(asyncio.Transport):
    """One end of a line."""

    peer: "End"

    def __init__(self, wires: Wires, process: "WiredProcess") -> None:
        super().__init__({"peername": "wire", "sockname": "wire"})
        self.process = process
        self.arrives = 0.0  # s on the timeline; when the last piece sent from here arrives
        self._number = process.next_number()
        self._wires = wires
        self._protocol: asyncio.BaseProtocol | None = None
        self._inbox: deque[bytes | Sign] = deque()
        self._is_reading = True
        self._is_closing = False

    def __hash__(self) -> int:
        return self._number

    def number_of(self) -> int:
        """Return the number of this end among all that its process had."""
        return self._number

    def begin(self, factory: Factory) -> asyncio.BaseProtocol:
        """Make the protocol, which learns of the line."""
        self._protocol = protocol = factory()
        protocol.connection_made(self)
        self._soon()
        return protocol

    # What arrives

    def take(self, what: bytes | Sign) -> None:
        """Take a piece that has arrived."""
        self._inbox.append(what)
        self._soon()

    def _soon(self) -> None:
        for _ in self._inbox:
            self.process.call_soon(self._deliver)

    def _deliver(self) -> None:
        protocol = self._protocol
        if not self._inbox or not self._is_reading or self._is_closing or not isinstance(protocol, asyncio.Protocol):
            return
        match self._inbox.popleft():
            case Sign.END:
                if not protocol.eof_received():
                    self.close()
            case Sign.RESET:
                self._close(ConnectionResetError("the line is broken"))
            case piece:
                protocol.data_received(piece)

    # What asyncio asks of a transport

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """See asyncio."""
        if data and not self._is_closing:
            self._wires.send(self, bytes(data))

    def writelines(self, list_of_data: Iterable[bytes | bytearray | memoryview]) -> None:
        """See asyncio."""
        self.write(b"".join(list_of_data))

    def write_eof(self) -> None:
        """See asyncio."""
        if not self._is_closing:
            self._wires.send(self, Sign.END)

    def can_write_eof(self) -> bool:
        """See asyncio."""
        return True

    def get_write_buffer_size(self) -> int:
        """Return 0: what was written is on its way."""
        return 0

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Do nothing: there is no buffer."""

    def pause_reading(self) -> None:
        """See asyncio."""
        self._is_reading = False

    def resume_reading(self) -> None:
        """See asyncio."""
        self._is_reading = True
        self._soon()

    def is_reading(self) -> bool:
        """See asyncio."""
        return self._is_reading and not self._is_closing

    def is_closing(self) -> bool:
        """See asyncio."""
        return self._is_closing

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """See asyncio."""
        self._protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        """See asyncio."""
        assert self._protocol is not None  # noqa: S101
        return self._protocol

    def close(self) -> None:
        """See asyncio."""
        self.write_eof()
        self._close(None)

    def abort(self) -> None:
        """See asyncio."""
        if not self._is_closing:
            self._wires.send(self, Sign.RESET)
        self._close(None)

    def _close(self, error: Exception | None) -> None:
        if self._is_closing:
            return
        self._is_closing = True
        self._wires.forget(self)
        if self._protocol is not None:
            self.process.call_soon(self._protocol.connection_lost, error)


class Listener(asyncio.AbstractServer):
    """The listener at a path."""

    def __init__(self, wires: Wires, path: str, process: "WiredProcess") -> None:
        self._wires = wires
        self._path = path
        self._process = process

    def close(self) -> None:
        """See asyncio."""
        self._wires.leave(self._path)

    async def wait_closed(self) -> None:
        """See asyncio."""

    def get_loop(self) -> asyncio.AbstractEventLoop:
        """See asyncio."""
        return self._process

    def is_serving(self) -> bool:
        """See asyncio."""
        return self._wires.is_listening(self._path)

    async def start_serving(self) -> None:
        """Do nothing: it serves from the beginning."""

    async def serve_forever(self) -> None:
        """Never asked here."""
        raise NotImplementedError


class WiredProcess(Process):
    """A process with lines to others."""

    def __init__(
        self, timeline: Timeline, wires: Wires, name: str, *, is_orderly: bool, delay: Delay = lambda: 0.0
    ) -> None:
        super().__init__(timeline, name, is_orderly=is_orderly, delay=delay)
        self._wires = wires

    def kill(self) -> None:
        """See `Process`; its lines break."""
        was_alive = self.is_running()
        super().kill()
        if was_alive:
            self._wires.break_off(self)

    async def create_unix_connection(  # type: ignore[override]  # of all that asyncio offers, what aiohttp asks for
        self, protocol_factory: Factory, path: str, **_: object
    ) -> tuple[asyncio.Transport, asyncio.BaseProtocol]:
        """See asyncio."""
        return await self._wires.connect(self, protocol_factory, path)

    async def create_unix_server(  # type: ignore[override]
        self, protocol_factory: Factory, path: str, **_: object
    ) -> asyncio.AbstractServer:
        """See asyncio."""
        self._wires.listen(path, self, protocol_factory)
        return Listener(self._wires, path, self)
