"""A line between a bot and its database that can be cut, or swallow everything."""

import asyncio
from typing import Self

CHUNK = 1 << 16  # bytes


class Relay:
    """A relay of bytes between its port of this machine and another, from `async with` to its end."""

    def __init__(self, port: int) -> None:
        """Relay to `port`, where the database listens."""
        self._target = port
        self._server: asyncio.Server | None = None
        self._flows = asyncio.Event()
        self._flows.set()
        self._open: set[asyncio.StreamWriter] = set()
        self._served: set[asyncio.Task[None]] = set()
        self.is_refusing = False  # whether new lines are hung up on

    @property
    def port(self) -> int:
        """The port to which the bot connects."""
        assert self._server is not None
        number: int = self._server.sockets[0].getsockname()[1]
        return number

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._welcome, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.is_refusing = True
        self._flows.set()
        self.cut()
        await asyncio.gather(*self._served, return_exceptions=True)

    def cut(self) -> None:
        """Break all lines without a word; new ones are let in, unless it refuses."""
        for writer in list(self._open):
            writer.transport.abort()

    def swallow(self) -> None:
        """Let nothing arrive any more on either side, on old lines or new ones, without a notice."""
        self._flows.clear()

    def heal(self) -> None:
        """Let everything through again, also earlier data."""
        self.is_refusing = False
        self._flows.set()

    async def _welcome(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        serving = asyncio.current_task()
        assert serving is not None
        self._served.add(serving)
        self._open.add(writer)
        try:
            await self._flows.wait()
            if not self.is_refusing:
                await self._pass_on(reader, writer)
        except OSError:  # the database is not there
            pass
        finally:
            self._open.discard(writer)
            writer.transport.abort()
            self._served.discard(serving)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._target)
        self._open.add(back)
        pumps = {asyncio.create_task(self._pump(*each)) for each in ((reader, back), (there, writer))}
        await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        self._open.discard(back)
        back.transport.abort()
        for pump in pumps:
            pump.cancel()
        await asyncio.gather(*pumps, return_exceptions=True)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(CHUNK):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
