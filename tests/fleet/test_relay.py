"""The line that the proofs break."""

import asyncio
from contextlib import suppress

import pytest

from tests.fleet.relay import Relay

BROKEN = (ConnectionError, asyncio.IncompleteReadError)


async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while line := await reader.readline():
            writer.write(line)
    writer.close()


async def test_a_line_is_cut_swallows_and_heals() -> None:
    server = await asyncio.start_server(echo, "127.0.0.1", 0)
    async with server, Relay(server.sockets[0].getsockname()[1]) as relay:
        reader, writer = await asyncio.open_connection("127.0.0.1", relay.port)
        writer.write(b"one\n")
        assert await reader.readline() == b"one\n"
        relay.swallow()
        writer.write(b"two\n")
        waiting = asyncio.create_task(reader.readline())
        _, pending = await asyncio.wait({waiting}, timeout=0.05)
        assert pending == {waiting}
        relay.heal()
        assert await waiting == b"two\n"
        relay.cut()
        with pytest.raises(BROKEN):
            await reader.readexactly(1)
        relay.is_refusing = True
        writer.close()
        refused, writer = await asyncio.open_connection("127.0.0.1", relay.port)
        with pytest.raises(BROKEN):
            await refused.readexactly(1)
        relay.heal()
        writer.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", relay.port)
        writer.write(b"three\n")
        assert await reader.readline() == b"three\n"
        writer.close()
