"""The gateway: sessions, shards, and what goes wrong with them."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground.gateway import Intent
from bot.playground.person import PATIENCE
from bot.playground.server import LoopbackDiscord
from tests.playground.conftest import Scene, running
from tests.playground.sample_bot import Act, SampleBot


@pytest.fixture(autouse=True)
def _quiet(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL, "discord.client")


async def still_works(scene: Scene) -> None:
    answer = await scene.ada.invoke(scene.table, "/ping")
    assert answer.shown.content == "pong"


async def test_a_dropped_line_is_resumed_and_nothing_is_missed(scene: Scene) -> None:
    gateway = scene.server.gateway
    gateway.drop()
    assert gateway.connected == 0
    assert not (await scene.ada.invoke(scene.table, "/ping")).failed
    assert (gateway.identified, gateway.resumed) == (1, 1)


async def test_asked_to_reconnect_the_bot_resumes(scene: Scene) -> None:
    gateway = scene.server.gateway
    gateway.ask_reconnect()
    await resumed(scene, 1)
    assert gateway.identified == 1
    await still_works(scene)


async def resumed(scene: Scene, times: int) -> None:
    await scene.ada.until(lambda: scene.server.gateway.resumed == times)


async def test_closed_with_a_code_the_bot_resumes(scene: Scene) -> None:
    await scene.server.gateway.hang_up(4000)
    await resumed(scene, 1)
    await still_works(scene)


async def test_a_session_invalid_but_resumable_is_resumed(scene: Scene) -> None:
    scene.server.gateway.invalidate(resumable=True)
    await resumed(scene, 1)
    assert scene.server.gateway.identified == 1


async def test_a_session_invalid_for_good_is_begun_anew(scene: Scene) -> None:
    scene.server.gateway.invalidate(resumable=False)
    await scene.ada.until(lambda: scene.server.gateway.identified == 2)
    assert scene.server.gateway.resumed == 0
    await still_works(scene)


async def test_a_silent_line_is_left_and_resumed(redirect: Callable[[LoopbackDiscord], None]) -> None:
    async with LoopbackDiscord(heartbeat_every=0.3) as server:
        redirect(server)
        guild = server.add_guild("Friends")
        table, ada = server.add_channel(guild, "table"), server.add_person("ada", guild)
        async with running(SampleBot(heartbeat_timeout=0.6), server.token):
            server.gateway.fall_silent()
            await ada.until(lambda: server.gateway.resumed)
            assert not (await ada.invoke(table, "/ping")).failed


async def test_a_bot_that_talks_without_a_heartbeat_is_hung_up_on() -> None:
    async with (
        LoopbackDiscord(heartbeat_every=0.2) as server,
        aiohttp.ClientSession() as session,
        session.ws_connect(server.gateway_url) as line,
    ):
        await session_id(line, server)

        async def talk() -> None:
            while not line.closed:
                await line.send_json({"op": 3, "d": {}})
                await asyncio.sleep(0.05)

        talking = asyncio.create_task(talk())
        assert (await line.receive(timeout=PATIENCE)).data == 4009
        await talking


async def test_a_bot_may_say_120_things_a_minute(server: LoopbackDiscord) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(server.gateway_url) as line:
        await session_id(line, server)
        for _ in range(120):
            await line.send_json({"op": 3, "d": {}})
        assert (await line.receive()).data == 4008


async def test_a_session_that_is_resumed_has_one_line(server: LoopbackDiscord) -> None:
    async with aiohttp.ClientSession() as session:
        first = await session.ws_connect(server.gateway_url)
        known = await session_id(first, server)
        async with session.ws_connect(server.gateway_url) as second:
            await second.receive_json()
            await second.send_json({"op": 6, "d": {"token": server.token, "session_id": known, "seq": 1}})
            assert (await second.receive_json())["t"] == "RESUMED"
            assert (await first.receive(timeout=PATIENCE)).type in (aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.ERROR)
            assert server.gateway.connected == 1


async def test_a_bot_that_does_not_answer_keeps_the_server_from_nothing() -> None:
    """Two lines whose other ends are deaf: they are waited for once, and not for long."""
    async with LoopbackDiscord() as server:
        host, port = server.base_url.removeprefix("http://").split(":")
        lines = [await asyncio.open_connection(host, int(port)) for _ in range(2)]
        for reader, writer in lines:
            writer.write(
                b"GET /gateway/ HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            )
            assert b"101" in await reader.readline()
        async with asyncio.timeout(9):  # s; the library would wait ten for each
            await server.stop()
        for _, writer in lines:
            writer.close()


async def session_id(line: aiohttp.ClientWebSocketResponse, server: LoopbackDiscord) -> str:
    await line.receive_json()
    await line.send_json({"op": 2, "d": {"token": server.token, "intents": 0}})
    return str((await line.receive_json())["d"]["session_id"])


@pytest.mark.parametrize(("code", "away", "op"), [(4000, 1, 0), (1000, 1, 9), (1001, 1, 9), (4000, 300, 9)], ids=str)
async def test_a_session_closed_cleanly_or_left_too_long_is_over(
    server: LoopbackDiscord, code: int, away: float, op: int
) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(server.gateway_url) as line:
            known = await session_id(line, server)
            await line.close(code=code)
        server.clock.advance(away)
        async with session.ws_connect(server.gateway_url) as line:
            await line.receive_json()
            await line.send_json({"op": 6, "d": {"token": server.token, "session_id": known, "seq": 1}})
            assert (await line.receive_json())["op"] == op


async def test_a_wrong_token_is_refused(server: LoopbackDiscord) -> None:
    with pytest.raises(discord.LoginFailure):
        async with running(SampleBot(), "another-token"):
            pass
    async with aiohttp.ClientSession() as session, session.ws_connect(server.gateway_url) as line:
        await line.receive_json()
        await line.send_json({"op": 2, "d": {"token": "another-token", "intents": 0, "properties": {}}})
        assert (await line.receive()).data == 4004


@pytest.mark.parametrize(
    ("payload", "code"),
    [
        ({"op": 99, "d": None}, 4001),
        ("no json", 4002),
        ({"op": 1, "d": "x" * 5000}, 4002),
        ({"op": 3, "d": {}}, 4003),
        ({"op": 2, "d": {"token": "loopback-token", "intents": 0, "shard": [2, 2]}}, 4010),
        ({"op": 2, "d": {"token": "loopback-token", "intents": 1 << 60}}, 4013),
        ({"op": 2, "d": {"token": "loopback-token", "intents": 1 << 15}}, 4014),
    ],
)
async def test_the_gateway_hangs_up_on_nonsense(server: LoopbackDiscord, payload: object, code: int) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(server.gateway_url) as line:
        await line.receive_json()
        await (line.send_str(payload) if isinstance(payload, str) else line.send_json(payload))
        assert (await line.receive()).data == code


async def test_a_privileged_intent_must_be_allowed_in_the_portal(server: LoopbackDiscord) -> None:
    intents = discord.Intents.default() | discord.Intents(message_content=True)
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(SampleBot(intents=intents), server.token):
            pass
    server.world.application.privileged_intents = Intent.MESSAGE_CONTENT
    async with running(SampleBot(intents=intents), server.token):
        assert server.gateway.connected == 1


async def test_each_shard_hears_of_its_own_servers(server: LoopbackDiscord) -> None:
    guilds = [server.add_guild(name) for name in "abcdefgh"]
    bots = [SampleBot(shard_id=index, shard_count=2) for index in (0, 1)]
    async with running(bots[0], server.token), running(bots[1], server.token):
        for index, bot in enumerate(bots):
            assert {g.id for g in bot.guilds} == {g.id for g in guilds if (g.id >> 22) % 2 == index}
        ada = server.add_person("ada", *guilds)
        direct = ada.open_direct()
        await ada.invoke(direct, "/ping")
        assert [len(bot.interactions) for bot in bots] == [1, 0]


class Sharded(discord.AutoShardedClient):
    """A client that starts its shards one after another, without the pause Discord asks for."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait."""


async def test_a_client_may_start_all_its_shards_itself(server: LoopbackDiscord) -> None:
    guilds = {server.add_guild(name).id for name in "abcdefgh"}
    bot = Sharded(intents=discord.Intents.default(), shard_count=2, guild_ready_timeout=0.05)
    async with running(bot, server.token):
        await server.connected(shards=2)
        assert {guild.id for guild in bot.guilds} == guilds
        assert bot.shards.keys() == {0, 1}


async def test_without_the_content_intent_other_peoples_words_stay_unread(scene: Scene) -> None:
    scene.ada.say(scene.table, "a secret of ours")
    scene.ada.say(scene.table, f"<@{scene.bot.user.id}> for you")
    direct = scene.ada.open_direct()
    scene.ada.say(direct, "in private")
    await scene.ada.invoke(scene.table, "/ping")  # events arrive in order: by now all was heard
    assert [m.content for m in scene.bot.heard][:3] == ["", f"<@{scene.bot.user.id}> for you", "in private"]


async def test_only_what_the_intents_name_is_told(server: LoopbackDiscord) -> None:
    guild = server.add_guild("Friends")
    table, ada = server.add_channel(guild, "table"), server.add_person("ada", guild)
    bot = SampleBot(intents=discord.Intents(guilds=True))
    async with running(bot, server.token):
        ada.say(table, "hello")
        await ada.invoke(table, "/ping")
        assert bot.heard == []
        assert not any(re.match("MESSAGE|GUILD_MEMBER", event) for event in bot.events)


async def test_members_are_told_only_with_the_members_intent(server: LoopbackDiscord) -> None:
    guild = server.add_guild("Friends")
    server.add_person("ada", guild)
    server.world.application.privileged_intents = Intent.GUILD_MEMBERS
    few, many = SampleBot(), SampleBot(intents=discord.Intents.default() | discord.Intents(members=True))
    async with running(few, server.token), running(many, server.token):
        assert [m.name for m in few.guilds[0].members] == ["Bot"]
        assert {m.name for m in many.guilds[0].members} == {"Bot", "owner", "ada"}
        server.add_person("bob", guild)
        found = await many.guilds[0].query_members("bo")
        assert {m.name for m in found} == {"Bot", "bob"}


async def test_a_server_joined_later_is_told(scene: Scene) -> None:
    joined = asyncio.create_task(scene.bot.wait_for("guild_join", timeout=PATIENCE))
    await asyncio.sleep(0)  # now it listens
    guild = scene.server.add_guild("Later")
    assert (await joined).id == guild.id
    table = scene.server.add_channel(guild, "table")
    scene.server.world.add_member(guild, scene.ada.user)
    assert not (await scene.ada.invoke(table, "/ping")).failed
    assert scene.bot.get_guild(guild.id) is not None


async def test_of_a_deleted_thread_little_is_told(scene: Scene) -> None:
    """The bot cannot count on the name, the owner or the messages of a thread it does not remember."""
    thread = await scene.channel().create_thread(name="Table", type=discord.ChannelType.public_thread)
    async with events_of(scene.server) as events:
        scene.server.world.delete_channel(scene.server.world.channels[thread.id])
        event, told_of = await events.get()
    assert event == "THREAD_DELETE"
    assert told_of.keys() == {"id", "guild_id", "parent_id", "type"}


async def test_with_a_deleted_channel_its_threads_go_without_a_word(scene: Scene) -> None:
    thread = await scene.channel().create_thread(name="Table", type=discord.ChannelType.public_thread)
    place = scene.server.world.channels[thread.id]
    async with events_of(scene.server) as events:
        scene.server.world.delete_channel(scene.table)
        event, told_of = await events.get()
    assert (event, told_of["id"]) == ("CHANNEL_DELETE", str(scene.table.id))
    assert place not in scene.ada.channels


@asynccontextmanager
async def events_of(server: LoopbackDiscord) -> AsyncIterator[asyncio.Queue[tuple[str, Any]]]:
    """Collect the gateway's events for a second bot from now on, with their data."""
    events: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()
    async with aiohttp.ClientSession() as session, session.ws_connect(server.gateway_url) as line:
        await line.receive_json()
        await line.send_json({"op": 2, "d": {"token": server.token, "intents": Intent.GUILDS}})
        while (await line.receive_json())["t"] != "GUILD_CREATE":
            pass

        async def listen() -> None:
            async for message in line:
                said = message.json()
                events.put_nowait((said["t"], said["d"]))

        listening = asyncio.create_task(listen())
        try:
            yield events
        finally:
            listening.cancel()


async def test_a_button_survives_a_restart_of_the_bot(scene: Scene) -> None:
    answer = await scene.ada.invoke(scene.table, "/ping")
    await scene.bot.close()
    async with running(SampleBot(), scene.server.token):
        pressed = await scene.ada.press(answer.message, "Count 1")
    assert pressed.message.content == "counted 1"


async def test_hidden_replies_reach_the_bot_as_direct_messages_do(scene: Scene) -> None:
    async def hide(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("only you", ephemeral=True)

    message = await scene.offer(Act("Hide", hide))
    await scene.ada.press(message.id, "Hide")
    await scene.ada.invoke(scene.table, "/ping")
    heard = [(m.content, m.guild) for m in scene.bot.heard if m.flags.ephemeral]
    assert heard == [("only you", None)]
