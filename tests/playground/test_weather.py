"""Faults on demand, and how fast the bot may go."""

import asyncio

import aiohttp
import discord
import pytest

from bot.playground.person import Person
from bot.playground.ratelimits import Allowance, Limits
from bot.playground.server import LoopbackDiscord
from tests.playground.conftest import Scene

MESSAGES = "/channels/*/messages"


async def test_a_dropped_request_was_never_looked_at(scene: Scene) -> None:
    scene.server.faults.drop("POST", MESSAGES)
    with pytest.raises(aiohttp.ClientError):
        await scene.channel().send("lost")
    assert scene.ada.messages(scene.table) == []
    await scene.channel().send("not lost")
    assert [seen.content for seen in scene.ada.messages(scene.table)] == ["not lost"]


async def test_a_lost_answer_leaves_what_was_done(scene: Scene) -> None:
    scene.server.faults.lose_answer("POST", MESSAGES)
    with pytest.raises(aiohttp.ClientError):
        await scene.channel().send("done", nonce="once")
    await scene.channel().send("done", nonce="once")
    assert len(scene.ada.messages(scene.table)) == 1


async def test_a_callback_whose_answer_was_lost_is_told_so_when_it_comes_again(scene: Scene) -> None:
    scene.server.faults.lose_answer("POST", "/interactions/*")
    answer = await scene.ada.invoke(scene.table, "/ping")
    assert answer.message.content == "pong"
    interaction = scene.bot.interactions[-1]
    with pytest.raises(discord.HTTPException) as refused:
        await interaction.response.send_message("pong")
    assert refused.value.code == 40060


async def test_a_delayed_request_arrives_later(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    scene.server.faults.delay(60, "POST", MESSAGES)
    slow = asyncio.create_task(scene.channel().send("slow"))
    quick = await scene.bot.fetch_user(scene.ada.user.id)
    assert quick.name == "ada"
    assert scene.ada.messages(scene.table) == []
    loop = asyncio.get_running_loop()
    before = loop.time
    monkeypatch.setattr(loop, "time", lambda: before() + 60)  # nobody waits for it
    await slow
    assert scene.ada.latest(scene.table).content == "slow"


async def test_a_server_error_is_tried_again(scene: Scene) -> None:
    scene.server.faults.fail(502, "POST", MESSAGES)
    await scene.channel().send("second try")
    statuses = [e.status for e in scene.server.exchanges if e.route.endswith("/messages")]
    assert statuses == [502, 200]


async def test_a_429_is_waited_out(scene: Scene) -> None:
    scene.server.faults.limit(0.05, "POST", MESSAGES)
    await scene.channel().send("patient")
    statuses = [e.status for e in scene.server.exchanges if e.route.endswith("/messages")]
    assert statuses == [429, 200]


async def test_a_fault_befalls_as_many_requests_as_it_was_told(scene: Scene) -> None:
    scene.server.faults.fail(503, "GET", "/users/*", times=2)
    for _ in range(2):
        with pytest.raises(discord.DiscordServerError):
            await scene.bot.fetch_user(scene.ada.user.id)
    assert (await scene.bot.fetch_user(scene.ada.user.id)).name == "ada"


async def sends(server: LoopbackDiscord, channel: int, count: int) -> list[aiohttp.ClientResponse]:
    """Send `count` messages; the headers answer a client that does not pace itself."""
    headers = {"Authorization": f"Bot {server.token}"}
    path = f"{server.api_url}/channels/{channel}/messages"
    answers = []
    async with aiohttp.ClientSession(headers=headers) as session:
        for n in range(count):
            async with session.post(path, json={"content": str(n)}) as answer:
                await answer.read()
                answers.append(answer)
    return answers


async def test_five_messages_in_five_seconds_a_channel(redirect: object) -> None:
    async with LoopbackDiscord() as server:
        guild = server.add_guild("Friends")
        one, two = server.add_channel(guild, "one"), server.add_channel(guild, "two")
        answers = await sends(server, one.id, 6)
        assert [a.status for a in answers] == [200] * 5 + [429]
        assert [a.headers["X-RateLimit-Remaining"] for a in answers] == ["4", "3", "2", "1", "0", "0"]
        refused = await answers[-1].json()
        assert 0 < refused["retry_after"] <= 5
        assert not refused["global"]
        assert answers[-1].headers["X-RateLimit-Scope"] == "user"
        assert [a.status for a in await sends(server, two.id, 1)] == [200]
        assert len(server.exchanges) == 7


async def test_fifty_requests_a_second_in_all() -> None:
    async with LoopbackDiscord(limits=Limits(sends=Allowance(1000, 1.0), in_all=Allowance(3, 60.0))) as server:
        channel = server.add_channel(server.add_guild("Friends"), "one")
        answers = await sends(server, channel.id, 4)
        assert [a.status for a in answers] == [200, 200, 200, 429]
        assert (await answers[-1].json())["global"]
        assert answers[-1].headers["X-RateLimit-Global"] == "true"


async def test_discord_py_paces_itself_by_the_headers(scene: Scene) -> None:
    scene.server.rates.limits = Limits(sends=Allowance(2, 0.3))
    await asyncio.gather(*(scene.channel().send(str(n)) for n in range(5)))
    assert [e.status for e in scene.server.exchanges if e.route.endswith("/messages")] == [200] * 5


async def test_answers_to_interactions_do_not_count_against_the_fifty(scene: Scene) -> None:
    before = scene.server.counted
    answer = await scene.ada.invoke(scene.table, "/slow")
    await scene.ada.until(lambda: answer.followups)
    assert scene.server.counted == before
    await scene.channel().send("this one does")
    assert scene.server.counted == before + 1
    assert [e.counted for e in scene.server.exchanges[-4:]] == [False, False, False, True]


async def test_the_record_holds_what_was_asked_and_told(scene: Scene) -> None:
    await scene.ada.invoke(scene.table, "/picture")
    exchange = scene.server.exchanges[-1]
    assert exchange.route == "/interactions/{interaction_id}/{interaction_token}/callback"
    assert exchange.query == {"with_response": "1"}
    assert exchange.files == ("red.png",)
    assert exchange.request["type"] == 4
    assert exchange.response["resource"]["message"]["flags"] == 1 << 15
    assert exchange.interaction


async def test_what_is_no_route_is_not_found() -> None:
    headers = {"Authorization": "Bot loopback-token"}
    async with LoopbackDiscord() as server, aiohttp.ClientSession() as session:
        async with session.get(server.api_url + "/nothing/here", headers=headers) as answer:
            assert (answer.status, (await answer.json())["message"]) == (404, "404: Not Found")
        async with session.get(server.api_url + "/users/@me") as answer:
            assert (answer.status, (await answer.json())["message"]) == (401, "401: Unauthorized")
        assert [exchange.path for exchange, _ in server.refusals] == ["/nothing/here", "/users/@me"]
        async with session.get(server.base_url + "/attachments/1/2/three.png") as answer:
            assert answer.status == 404


async def test_waiting_gives_up_after_a_while(server: LoopbackDiscord) -> None:
    ada: Person = server.add_person("ada")
    with pytest.raises(TimeoutError):
        await ada.until(lambda: False, patience=0.01)
