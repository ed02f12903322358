"""Lines in memory, below the real aiohttp."""

import asyncio
from collections.abc import Iterator
from random import Random

import aiohttp
import pytest
from aiohttp import web

from bot.exploring.timeline import Timeline
from bot.exploring.whole.wire import WiredProcess, Wires

PATH = "there"
URL = "http://there.test/"


class Lines:
    """Two processes, and the lines between them."""

    def __init__(self) -> None:
        self.timeline = Timeline(Random(1))
        self.wires = Wires(self.timeline, Random(2))
        self.here = WiredProcess(self.timeline, self.wires, "here", is_orderly=True)
        self.there = WiredProcess(self.timeline, self.wires, "there", is_orderly=True)

    def serve(self) -> None:
        """Answer requests there: each with its own contents, after a second."""

        async def answer(request: web.Request) -> web.Response:
            said = await request.read()
            await asyncio.sleep(1)
            return web.Response(body=said)

        async def begin() -> None:
            app = web.Application()
            app.router.add_post("/", answer)
            runner = web.AppRunner(app)
            await runner.setup()
            await web.UnixSite(runner, PATH).start()

        self.there.start(begin(), "serve")
        self.timeline.run(1)

    def ask(self, said: bytes) -> "asyncio.Task[bytes]":
        """Ask from here."""

        async def ask() -> bytes:
            async with (
                aiohttp.ClientSession(connector=aiohttp.UnixConnector(PATH)) as session,
                session.post(URL, data=said) as reply,
            ):
                return await reply.read()

        return self.here.start(ask(), "ask")


@pytest.fixture
def lines() -> Iterator[Lines]:
    made = Lines()
    yield made
    made.here.kill()
    made.there.kill()


@pytest.mark.parametrize("size", [1, 900_000])
def test_a_request_and_its_answer_arrive_whole(lines: Lines, size: int) -> None:
    lines.serve()
    said = bytes(range(256)) * (size // 256 + 1)
    reply = lines.ask(said)
    lines.timeline.run(5)
    assert reply.result() == said


def test_nobody_listens(lines: Lines) -> None:
    reply = lines.ask(b"a")
    lines.timeline.run(1)
    assert isinstance(reply.exception(), aiohttp.ClientConnectorError)


def test_the_lines_of_a_killed_process_break(lines: Lines) -> None:
    lines.serve()
    reply = lines.ask(b"a")
    lines.timeline.run(0.5)
    assert not reply.done()
    lines.there.kill()
    lines.timeline.run(0.5)
    assert isinstance(reply.exception(), aiohttp.ClientError)


def test_latency_is_as_the_world_says(lines: Lines) -> None:
    lines.serve()
    lines.wires.latency = 10.0
    reply = lines.ask(b"a")
    lines.timeline.run(2)
    assert not reply.done()
    lines.timeline.run(100)
    assert reply.result() == b"a"
