"""Reading the cost of a bot from inside its process: by thread, to distinguish its parts."""

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from bot.bench import metered

FILE = metered.__file__
LOOP, DRAWING, SQLITE, ROBOTS, REST = "loop", "drawing", "SQLite", "robots", "rest"
PARTS = (LOOP, DRAWING, SQLITE, ROBOTS, REST)
QUIET = 0.02  # s of processor in a while: no more than that, and the bot has nothing left to do
WHILE = 0.5  # s
PATIENCE = 60.0  # s until a bot is asked no longer, or is taken to be quiet


@dataclass(frozen=True, slots=True)
class Reading:
    """The cost of a process since its start."""

    seconds: Mapping[str, float]  # of processor, by part
    resident: int  # bytes in memory

    @property
    def total(self) -> float:
        """The seconds of all parts."""
        return sum(self.seconds.values())

    def since(self, before: "Reading") -> "Reading":
        """Return what it has cost since the reading `before`."""
        return Reading({part: self.seconds[part] - before.seconds[part] for part in PARTS}, self.resident)

    def plus(self, other: "Reading") -> "Reading":
        """Return the costs of both, and the memory of the later."""
        return Reading({part: self.seconds[part] + other.seconds[part] for part in PARTS}, other.resident)


NOTHING = Reading(dict.fromkeys(PARTS, 0.0), 0)


class Meter:
    """A meter that asks the process at the other end of a connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def read(self) -> Reading:
        """Return what the process has cost so far."""
        return await self._ask("read")

    async def profile(self, file: Path) -> None:
        """Begin to profile the loop, or at the second call write the profile to `file`."""
        await self._ask(f"profile {file}")

    async def quiet(self, *, patience: float = PATIENCE) -> Reading:
        """Wait until the process has nothing left to do; what it has cost then."""
        async with asyncio.timeout(max(patience, PATIENCE)):
            last = await self.read()
            while True:
                await asyncio.sleep(WHILE)
                now = await self.read()
                if now.since(last).total < QUIET:
                    return now
                last = now

    def hang_up(self) -> None:
        """Ask no more."""
        self._writer.close()

    async def _ask(self, question: str) -> Reading:
        async with asyncio.timeout(PATIENCE):
            self._writer.write(f"{question}\n".encode())
            figures = json.loads(await self._reader.readline())
        threads: dict[str, float] = figures["threads"]
        seconds = dict.fromkeys(PARTS, 0.0)
        own = threads.pop(metered.METER, 0.0)
        for name, spent in threads.items():
            seconds[_part(name)] += spent
        seconds[ROBOTS] = figures["children"]
        seconds[REST] += max(0.0, figures["process"] - own - sum(threads.values()))  # of threads that have ended
        return Reading(seconds, figures["resident"])


def _part(thread: str) -> str:
    """Return which part of the bot a thread of this name is."""
    if thread == "MainThread":
        return LOOP
    if thread.startswith("render"):
        return DRAWING
    if "_connection_worker" in thread or thread.startswith(("sqlite", "store")):
        return SQLITE
    return REST


class Desk:
    """A port of this machine to which one metered process connects."""

    def __init__(self) -> None:
        self._server: asyncio.Server | None = None
        self._connected: asyncio.Future[Meter] = asyncio.get_running_loop().create_future()

    @property
    def port(self) -> int:
        """The number of the port."""
        if self._server is None:
            raise RuntimeError("the desk is closed")
        number: int = self._server.sockets[0].getsockname()[1]
        return number

    async def meter(self) -> Meter:
        """Return the meter of the process, once it has connected."""
        async with asyncio.timeout(PATIENCE):
            return await asyncio.shield(self._connected)

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._welcome, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._server is not None:
            self._server.close()
        if self._connected.done():
            self._connected.result().hang_up()

    def _welcome(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._connected.done():
            self._connected.set_result(Meter(reader, writer))
