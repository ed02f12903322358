"""One application in several processes: each hears of its own servers, and shard 0 of direct messages."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.playground.clock import Clock
from bot.playground.entities import Channel
from bot.playground.gateway import StartLimits
from bot.playground.person import Person
from bot.playground.ratelimits import Limits
from bot.playground.server import LoopbackDiscord
from tests.playground.conftest import running
from tests.playground.sample_bot import SampleBot

GUILDS = 1  # the intent
TOO_MANY_SERVERS = 4011
INVALID_SESSION = 9


@pytest.fixture(autouse=True)
def _quiet(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL, "discord.client")


@asynccontextmanager
async def two_shards(server: LoopbackDiscord) -> AsyncIterator[list[SampleBot]]:
    """Run a bot of two processes."""
    bots = [SampleBot(shard_id=index, shard_count=2) for index in (0, 1)]
    async with AsyncExitStack() as stack:
        for bot in bots:
            await stack.enter_async_context(running(bot, server.token))
        yield bots


@asynccontextmanager
async def line(server: LoopbackDiscord, *, shard: tuple[int, int]) -> AsyncIterator[tuple[Any, Any]]:
    """Open a raw line for a session of this shard, with its first message: words, or why it is closed."""
    async with aiohttp.ClientSession() as session, session.ws_connect(server.gateway_url) as opened:
        await opened.receive_json()
        await opened.send_json({"op": 2, "d": {"token": server.token, "intents": GUILDS, "shard": list(shard)}})
        answer = await opened.receive()
        yield opened, answer.json() if answer.type is aiohttp.WSMsgType.TEXT else answer.data


async def test_a_press_is_answered_by_the_process_that_serves_the_server(server: LoopbackDiscord) -> None:
    guilds = [server.add_guild("Friends", shard=(shard, 2)) for shard in (0, 1)]
    ada = server.add_person("ada", *guilds)
    places = [server.add_channel(guild, "table") for guild in guilds]
    async with two_shards(server) as bots:
        assert server.gateway.listening == {(0, 2): 1, (1, 2): 1}
        for bot, guild in zip(bots, guilds, strict=True):
            assert [each.id for each in bot.guilds] == [guild.id]
        for place in (*places, ada.open_direct()):
            answer = await ada.invoke(place, "/ping")
            assert answer.message is not None
        assert [[each.guild_id for each in bot.interactions] for bot in bots] == [
            [guilds[0].id, None],
            [guilds[1].id],
        ]


async def test_words_are_heard_by_one_process_and_those_in_private_by_the_first(server: LoopbackDiscord) -> None:
    guild = server.add_guild("Friends", shard=(1, 2))
    table, ada = server.add_channel(guild, "table"), server.add_person("ada", guild)
    direct = ada.open_direct()
    async with two_shards(server) as bots:
        mention = f"<@{server.bot.id}>"
        ada.say(table, f"{mention} in the server")
        ada.say(direct, f"{mention} in private")
        await ada.invoke(table, "/ping")  # events arrive in order: by now all was heard
        await ada.invoke(direct, "/ping")
        heard = [[each.content for each in bot.heard if each.author.id == ada.user.id] for bot in bots]
        assert heard == [[f"{mention} in private"], [f"{mention} in the server"]]


async def unanswered(server: LoopbackDiscord, person: Person, place: Channel) -> bool:
    """Return whether a command waits in vain for three seconds."""
    waiting = asyncio.create_task(person.invoke(place, "/ping"))
    await asyncio.sleep(0)  # now it is asked
    server.clock.advance(3.1)
    return (await waiting).failed


async def test_where_no_process_serves_the_server_nobody_answers_in_time(server: LoopbackDiscord) -> None:
    guilds = [server.add_guild("Friends", shard=(shard, 2)) for shard in (0, 1)]
    ada = server.add_person("ada", *guilds)
    places = [server.add_channel(guild, "table") for guild in guilds]
    async with two_shards(server) as bots:
        await bots[1].close()
        await ada.until(lambda: server.gateway.listening == {(0, 2): 1})
        assert await unanswered(server, ada, places[1])
        assert (await ada.invoke(places[0], "/ping")).message is not None
    async with running(SampleBot(shard_id=1, shard_count=2), server.token):
        assert (await ada.invoke(places[1], "/ping")).message is not None
        assert await unanswered(server, ada, ada.open_direct()), "shard 0 is gone"


async def test_each_shard_resumes_for_itself(server: LoopbackDiscord) -> None:
    guilds = [server.add_guild("Friends", shard=(shard, 2)) for shard in (0, 1)]
    ada = server.add_person("ada", *guilds)
    places = [server.add_channel(guild, "table") for guild in guilds]
    async with two_shards(server) as bots:
        server.gateway.drop(1)
        assert server.gateway.listening == {(0, 2): 1}
        answer = await ada.invoke(places[1], "/ping")  # reported again to the shard that comes back
        assert answer.message is not None
        assert (server.gateway.identified, server.gateway.resumed) == (2, 1)
        assert [bot.events.count("RESUMED") for bot in bots] == [0, 1]


async def test_a_bot_is_told_how_many_shards_to_have_and_how_often_it_may_begin(
    redirect: Callable[[LoopbackDiscord], None],
) -> None:
    limits = StartLimits(shards=4, a_day=10, at_once=2)
    async with LoopbackDiscord(limits=Limits.off(), starts=limits) as server:
        redirect(server)
        async with (
            two_shards(server),
            aiohttp.ClientSession(headers={"Authorization": f"Bot {server.token}"}) as session,
            session.get(f"{server.api_url}/gateway/bot") as answer,
        ):
            payload = await answer.json()
    assert payload == {
        "url": server.gateway_url,
        "shards": 4,
        "session_start_limit": {"total": 10, "remaining": 8, "reset_after": 0, "max_concurrency": 2},
    }


async def test_who_begins_too_soon_is_told_to_try_again(redirect: Callable[[LoopbackDiscord], None]) -> None:
    async with LoopbackDiscord(starts=StartLimits(at_once=2, between=3600)) as server:
        redirect(server)
        async with line(server, shard=(0, 4)) as (_, events), line(server, shard=(1, 4)) as (_, others):
            assert [events["t"], others["t"]] == ["READY", "READY"], "each has a key of its own"
            async with line(server, shard=(2, 4)) as (later, third):
                assert (third["op"], third["d"]) == (INVALID_SESSION, False)
                assert not later.closed
            assert server.gateway.listening == {(0, 4): 1, (1, 4): 1}
            assert server.gateway.identified == 2


async def test_a_shard_of_too_many_servers_is_not_served() -> None:
    async with LoopbackDiscord(clock=Clock(ticking=False), starts=StartLimits(most_servers=1)) as server:
        for shard in (0, 0, 1):
            server.add_guild("Friends", shard=(shard, 2))
        async with line(server, shard=(0, 2)) as (_, events):
            assert events == TOO_MANY_SERVERS
        async with line(server, shard=(1, 2)) as (_, events):
            assert events["d"]["shard"] == [1, 2]
