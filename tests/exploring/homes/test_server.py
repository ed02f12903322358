"""Lines between processes and the server of their database."""

import asyncio
from random import Random

import pytest

from bot.exploring.homes.server import LeaseServer, Line, connected
from bot.exploring.loop import Process
from bot.exploring.timeline import Timeline
from bot.store.fleet.connection import CHANNEL


@pytest.mark.parametrize("breaks", [False, True])
def test_a_notice_waits_while_the_line_is_cut_and_only_a_broken_line_loses_it(*, breaks: bool) -> None:
    timeline = Timeline(Random(1))
    server, process = LeaseServer(timeline, Random(2)), Process(timeline, "one", is_orderly=True)
    heard: list[str] = []

    async def listen() -> Line:
        line = await connected(server, process)
        await line.add_listener(CHANNEL, lambda *words: heard.append(str(words[-1])))
        return line

    listening: asyncio.Task[Line] = process.start(listen(), "listen")
    timeline.run(1)
    server.cut.add("one")
    for payload in ("first", "second"):
        server.notify(payload)
        timeline.run(5)
    assert heard == []
    server.cut.discard("one")
    if breaks:
        listening.result().break_off()
    timeline.run(5)
    assert heard == ([] if breaks else ["first", "second"])
    process.kill()
