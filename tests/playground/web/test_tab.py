"""A tab's messages: all that its person sees, at once, and nothing else."""

import asyncio
import logging

import discord
import pytest

from tests.playground.web.conftest import House


def channel_of(house: House) -> discord.TextChannel:
    found = house.bot.get_channel(house.table.id)
    assert isinstance(found, discord.TextChannel)
    return found


async def test_a_tab_begins_with_everything_there_is(house: House) -> None:
    house.bob.say(house.table, "hello")
    async with house.tab(house.ada) as ada:
        hello = ada.hello
        assert [one["content"] for one in hello["messages"]] == ["hello"]
        assert [one["name"] for one in hello["places"]["channels"]] == ["table"]
        assert {one["display"] for one in hello["places"]["users"].values()} == {"ada", "bob", "Bot"}
        assert hello["welcome"] == {
            "sentence": "Say hello to the bot.",
            "button": "Hello",
            "command": "/ping",
            "channel": "dm",
            "beside": {"button": "Again", "command": "/ping", "options": {}},
            "asked": None,
        }
        assert (hello["host"], hello["status"]["online"], hello["longer"]) == (True, True, [])


async def test_news_comes_by_itself(house: House) -> None:
    async with house.tab(house.ada) as ada:
        message = await channel_of(house).send("one")
        assert (await ada.sees("one"))["version"] == 1
        await message.edit(content="two")
        edited = await ada.sees("two")
        assert (edited["id"], edited["version"], edited["edited"] is not None) == (str(message.id), 2, True)
        await message.delete()
        await ada.until(lambda: not ada.messages)


async def test_a_hidden_reply_is_told_to_its_reader_alone_and_ends_with_a_reload(house: House) -> None:
    async with house.tab(house.ada) as ada, house.tab(house.bob) as bob:
        await ada.ask("invoke", channel=str(house.table.id), line="/greet", options={"who": user(house.bob)})
        seen = await ada.sees("hello bob 1 1")
        assert seen["hidden"]
        await bob.ask("say", channel=str(house.table.id), words="done")
        await bob.sees("done")
        assert "hello bob" not in str(bob.news)
    async with house.tab(house.ada, fresh=False) as again:
        assert seen["id"] in again.messages
    async with house.tab(house.ada) as reloaded:
        assert seen["id"] not in reloaded.messages


def user(person: object) -> dict[str, str]:
    return {"user": str(person.user.id)}  # type: ignore[attr-defined]


async def test_direct_messages_of_others_are_never_told(house: House) -> None:
    async with house.tab(house.ada) as ada, house.tab(house.bob) as bob:
        await ada.ask("invoke", channel=str(house.table.id), line="/whisper", options={"to": user(house.bob)})
        await ada.sees("done")
        whispered = await bob.sees("psst")
        assert "psst" not in str(ada.news)
        for act in ("press", "delete", "dismiss"):
            assert "error" in await ada.ask(act, message=whispered["id"], button="x")
        assert "error" in await ada.ask("history", channel=whispered["channel"], before="9" * 19)
        assert "error" in await ada.ask("say", channel=whispered["channel"], words="me too")
    async with house.tab(house.ada) as again:
        assert "psst" not in str(again.hello)
        assert whispered["channel"] not in str(again.hello)


async def test_a_channel_that_opens_comes_with_its_messages_and_goes_with_them(house: House) -> None:
    eve = house.server.add_person("eve")
    house.bob.say(house.table, "hello")
    async with house.tab(eve) as tab:
        assert tab.hello["places"]["channels"] == []
        house.server.world.add_member(house.guild, eve.user)
        await tab.sees("hello")
        house.server.world.remove_member(house.guild, eve.user)
        await tab.until(lambda: not tab.messages)
        assert tab.news[-1]["t"] == "gone"


async def test_older_messages_come_when_asked_for(house: House) -> None:
    for number in range(60):
        house.bob.say(house.table, f"line {number}")
    async with house.tab(house.ada) as ada:
        first = ada.hello["messages"][0]
        assert (first["content"], ada.hello["longer"]) == ("line 10", [str(house.table.id)])
        older = await ada.ask("history", channel=str(house.table.id), before=first["id"])
        assert [one["content"] for one in older["messages"]] == [f"line {number}" for number in range(10)]
        assert older["more"] is False


async def test_pictures_are_behind_the_readers_own_key(house: House) -> None:
    async with house.tab(house.ada) as ada, house.tab(house.bob) as bob:
        await ada.ask("invoke", channel=str(house.table.id), line="/picture")
        for tab, person in ((ada, house.ada), (bob, house.bob)):
            await tab.until(lambda tab=tab: tab.messages)
            (message,) = tab.messages.values()
            item = message["components"][0]["components"][1]["items"][0]
            root = house.address(person).removeprefix(house.server.base_url)
            assert item["media"]["url"].startswith(f"{root}/files/{message['id']}/")
            assert item["description"] == "four red pixels"
            assert (message["files"], house.server.base_url in str(tab.news)) == ([], False)


async def test_thinking_that_ends_in_silence_is_told(house: House) -> None:
    @house.bot.tree.command()
    async def ponder(interaction: discord.Interaction) -> None:
        """Think for ever"""
        await interaction.response.defer(thinking=True)

    await house.bot.tree.sync()
    async with house.tab(house.ada) as ada, house.tab(house.bob) as bob:
        await ada.ask("invoke", channel=str(house.table.id), line="/ponder")
        for tab in (ada, bob):
            await tab.until(lambda tab=tab: [one for one in tab.messages.values() if one["thinking"]])
        house.server.clock.advance(15 * 60)
        for tab in (ada, bob):
            await tab.until(lambda tab=tab: [one for one in tab.messages.values() if one["silent"]])


async def test_a_thread_is_a_place_of_its_own(house: House) -> None:
    async with house.tab(house.ada) as ada:
        message = await channel_of(house).send("here")
        thread = await message.create_thread(name="there")
        await thread.send("inside")
        inside = await ada.sees("inside")
        places = [one for one in ada.news if one["t"] == "places"][-1]["places"]["channels"]
        found = next(one for one in places if one["id"] == inside["channel"])
        assert (found["kind"], found["parent"], found["id"]) == ("thread", str(house.table.id), str(message.id))


async def test_a_reply_quotes_only_what_its_reader_sees(house: House) -> None:
    async with house.tab(house.ada) as ada:
        await ada.ask("invoke", channel=str(house.table.id), line="/slow", options={"hidden": True})
        more = await ada.until(lambda: [one for one in ada.messages.values() if one["content"] == "and more"])
        assert more[0]["answers"]["text"] == "thought"
    async with house.tab(house.bob) as bob:
        assert "thought" not in str(bob.hello)


async def test_the_bots_typing_and_its_absence_are_told(house: House) -> None:
    async with house.tab(house.ada) as ada:
        async with channel_of(house).typing():
            await ada.until(lambda: [one for one in ada.news if one["t"] == "typing"])
        await house.bot.close()
        await ada.until(lambda: [one for one in ada.news if one["t"] == "status" and not one["status"]["online"]])


async def test_a_tab_that_says_nonsense_harms_nobody(house: House) -> None:
    async with house.tab(house.ada) as ada:
        await ada.socket.send_str("not json")
        await ada.socket.send_str("[1, 2]")
        assert "error" in await ada.ask("fly")
        assert "error" in await ada.ask("invoke", channel="x", line=7, options=[])
        assert "error" in await ada.ask("press", message={"a": 1}, button=None)
        assert (await ada.ask("say", channel=str(house.table.id), words="still here"))["message"]


@pytest.mark.long("rare cases")
async def test_the_server_stops_under_open_tabs(house: House) -> None:
    async with house.tab(house.ada) as ada:
        await house.server.stop()
        await ada.socket.close()
        assert ada.socket.close_code == 1001


@pytest.mark.long("rare cases")
async def test_who_closes_a_tab_before_it_is_welcomed_is_no_fault(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    host, _, port = house.server.base_url.removeprefix("http://").partition(":")
    path = house.address(house.ada).removeprefix(house.server.base_url)
    for turns in range(12):  # of the loop, which is the server's too
        _, writer = await asyncio.open_connection(host, int(port))
        writer.write(
            f"GET {path}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {house.server.base_url}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        for _ in range(turns):
            await asyncio.sleep(0)
        writer.transport.abort()
    await house.server.stop()
    records = [record for record in caplog.records if record.name == "aiohttp.server"]
    assert [record.getMessage() for record in records if record.levelno >= logging.ERROR] == []
