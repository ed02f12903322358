"""Discord's document as a judge: it finds faults, and finds none in the traffic of a bot and the server."""

import asyncio
import io
import json
from typing import Any

import discord
import pytest
from discord import ui

from bot.playground.entities import Channel
from bot.playground.exchanges import Exchange
from bot.playground.person import Person
from bot.playground.server import LoopbackDiscord
from tests.playground.conftest import running
from tests.playground.openapi import AMENDMENTS, REQUEST_AMENDMENTS, Amendment, Contract, openapi_contract
from tests.playground.sample_bot import Act, SampleBot, png

MESSAGES = "/channels/1/messages"
CALLBACK = "/interactions/1/token/callback"


@pytest.fixture(name="contract")
def discord_s_document() -> Contract:
    return openapi_contract()


@pytest.mark.parametrize(
    ("path", "template"),
    [
        ("/channels/1/messages", "/channels/{channel_id}/messages"),
        ("/channels/1/messages?limit=5", "/channels/{channel_id}/messages"),
        ("/users/@me", "/users/@me"),
        ("/users/1", "/users/{user_id}"),
        ("/webhooks/1/t/messages/@original", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"),
        ("/webhooks/1/t/messages/2", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"),
        ("/nowhere", None),
    ],
)
def test_a_path_finds_its_operation(contract: Contract, path: str, template: str | None) -> None:
    assert contract.template(path) == template


@pytest.mark.parametrize(
    ("method", "path", "body", "problem"),
    [
        ("GET", "/nowhere", None, "GET /nowhere: not in the document"),
        ("PUT", MESSAGES, {}, f"PUT {MESSAGES}: not in the document"),
        ("POST", MESSAGES, {"content": 5}, "content: 5 breaks type ['string', 'null']"),
        ("POST", MESSAGES, {"nonce": "n" * 26}, "nonce: 'nnnnnnnnnnnnnnnnnnnnnnnnnn' breaks maxLength 25"),
        (
            "POST",
            MESSAGES,
            {"components": [{"type": 99}]},
            "components.0: {'type': 99} is none of the documented forms",
        ),
        (
            "POST",
            MESSAGES,
            {"components": [{"type": 17, "components": [{"type": 10, "content": ""}]}]},
            "components.0.components.0.content: '' breaks minLength 1",
        ),
        ("POST", CALLBACK, {"type": 4, "data": {"content": 5}}, "data.content: 5 breaks type ['string', 'null']"),
        ("POST", CALLBACK, {"type": 9, "data": {"custom_id": "c", "components": []}}, "data: misses title"),
        ("PUT", "/applications/1/commands", [{"type": 1}], "0: misses name"),
        ("GET", "/gateway/bot", {"shards": 1}, "GET /gateway/bot: no body is documented"),
    ],
)
def test_a_wrong_request_is_found(contract: Contract, method: str, path: str, body: object, problem: str) -> None:
    assert problem in contract.request_problems(method, path, body)


@pytest.mark.parametrize(
    ("method", "path", "status", "body", "problem"),
    [
        ("GET", "/gateway", 200, {}, "(body): misses url"),
        ("GET", "/gateway", 302, None, "GET /gateway: status 302 is not documented"),
        ("DELETE", f"{MESSAGES}/2", 204, {}, f"DELETE {MESSAGES}/2: 204 is documented without a body"),
        ("POST", MESSAGES, 400, {"message": "no"}, "(body): misses code"),
        ("POST", MESSAGES, 429, {"message": "slow", "global": False}, "(body): misses retry_after"),
        ("POST", MESSAGES, 200, {"id": 5}, "id: 5 breaks type 'string'"),
    ],
)
def test_a_wrong_response_is_found(
    contract: Contract, method: str, path: str, status: int, body: object, problem: str
) -> None:
    assert problem in contract.response_problems(method, path, status, body)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        (MESSAGES, {"content": "a", "allowed_mentions": {"parse": [], "users": [1]}}),
        (MESSAGES, {"attachments": [{"id": 0, "filename": "hand.png"}]}),
        (MESSAGES, None),
        (CALLBACK, {"type": 6}),
    ],
)
def test_what_discord_py_sends_is_found_right(contract: Contract, path: str, body: object) -> None:
    assert contract.request_problems("POST", path, body) == []


@pytest.mark.parametrize(
    ("status", "body"),
    [
        (429, {"message": "You are being rate limited.", "retry_after": 1.5, "global": False}),
        (404, {"message": "Unknown Channel", "code": 10003}),
        (500, None),
    ],
)
def test_discord_s_errors_are_found_right(contract: Contract, status: int, body: object) -> None:
    assert contract.response_problems("POST", MESSAGES, status, body) == []


def test_numbers_pass_for_ids_in_requests_only(contract: Contract) -> None:
    assert contract.schema_problems("SnowflakeType", 5, request=True) == []
    assert contract.schema_problems("SnowflakeType", 5) == ["(body): 5 breaks type 'string'"]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ({"content": "a" * 2000}, {"content": "a" * 2001}),
        ({"nonce": "n" * 25}, {"nonce": "n" * 26}),
        ({"sticker_ids": ["1"] * 3}, {"sticker_ids": ["1"] * 4}),
        ({"sticker_ids": ["12"]}, {"sticker_ids": ["1a"]}),
        ({"content": "a", "flags": 4096}, {"content": "a", "flags": "4096"}),
        ({"content": "a", "tts": True}, {"content": "a", "tts": 1}),
        ({"embeds": [{"title": "a"}]}, {"embeds": [{"title": "a"}, {"title": "a" * 257}]}),
        ({"embeds": [{"footer": {"text": "a"}}]}, {"embeds": [{"footer": {"text": "a"}}, {"footer": {"text": 1}}]}),
    ],
)
def test_what_is_like_something_right_is_not_looked_at_but_no_fault_is_like_it(
    contract: Contract, right: object, wrong: object
) -> None:
    exchanges = [Exchange("POST", MESSAGES, MESSAGES, {}, each, (), 0, None, counted=True) for each in (right, wrong)]
    assert list(contract.problems([exchanges[0], exchanges[0]])) == []
    assert len(list(contract.problems(exchanges))) == 1


@pytest.mark.parametrize("amendment", [*AMENDMENTS, *REQUEST_AMENDMENTS], ids=lambda amendment: amendment.pointer)
def test_every_amendment_says_what_is_wrong_with_the_document(amendment: Amendment) -> None:
    assert amendment.reason.split(":")[0] in ("looser", "tighter", "wrong")


class Panel(ui.LayoutView):
    """Every kind of component a message may have."""

    def __init__(self, shown: str, link: str, *items: ui.Item[Any]) -> None:
        super().__init__(timeout=None)
        emoji = discord.PartialEmoji(name="🃏")
        whom = [discord.SelectDefaultValue(id=1, type=discord.SelectDefaultValueType.user)]
        box: ui.Container[Any] = ui.Container(ui.TextDisplay("# Table"), ui.Separator(), accent_color=0x2E7D32)
        box.add_item(ui.Section(ui.TextDisplay("text"), accessory=ui.Thumbnail(link, description="alt text")))
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{shown}", description="alt text")))
        box.add_item(
            ui.ActionRow(ui.Button(label="Draw", emoji=emoji, custom_id="draw"), ui.Button(url=link, label="R"))
        )
        box.add_item(ui.ActionRow(ui.Select(custom_id="kind", options=[discord.SelectOption(label="K", emoji=emoji)])))
        box.add_item(ui.ActionRow(ui.UserSelect(custom_id="whom", default_values=whom)))
        box.add_item(ui.ActionRow(ui.ChannelSelect(custom_id="where", channel_types=[discord.ChannelType.text])))
        self.add_item(box)
        for item in items:
            self.add_item(ui.ActionRow(item))


def picture(name: str) -> discord.File:
    return discord.File(io.BytesIO(png()), name, description="four red pixels")


async def people_at_work(ada: Person, bob: Person, table: Channel) -> None:
    """Let two people use every command, button and form of the sample bot."""
    counting = await ada.invoke(table, "/ping")
    await bob.press(counting.shown, "Count 1")
    await ada.invoke(table, "/greet", who=bob, times=2, size=2)
    await ada.invoke(table, "/slow", hidden=True)
    await ada.invoke(table, "/twice")
    await ada.invoke(table, "/picture")
    await ada.invoke(table, "/box lid open")
    await ada.invoke(table, "/whisper", to=bob)
    await ada.complete(table, "/find", "word", "ap")
    await ada.menu(table, bob, "Wave at")
    form = (await ada.invoke(table, "/form")).form
    await ada.submit(form, {"Name": "Ada", "Color": "Red"})


async def answers_of_every_kind(channel: discord.TextChannel, ada: Person) -> None:
    """Let the bot answer presses in every way there is, with all kinds of component."""
    link = "https://example.org/rules"
    done: asyncio.Queue[str] = asyncio.Queue()

    async def reply(interaction: discord.Interaction) -> None:
        view = Panel("hand.png", link)
        await interaction.response.send_message(view=view, file=picture("hand.png"), ephemeral=True)
        await interaction.edit_original_response(view=Panel("next.png", link), attachments=[picture("next.png")])
        await interaction.original_response()
        await interaction.delete_original_response()
        done.put_nowait("Reply")

    async def update(interaction: discord.Interaction) -> None:
        view = Panel("the pile.png", link, *buttons)
        await interaction.response.edit_message(view=view, attachments=[picture("the pile.png")])
        done.put_nowait("Update")

    async def defer(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        embed = discord.Embed(title="t").set_image(url="attachment://a.png")
        later = await interaction.followup.send("later", wait=True, embed=embed, file=picture("a.png"))
        await later.edit(content="edited")
        await later.delete()
        done.put_nowait("Defer")

    buttons = [Act("Reply", reply), Act("Update", update), Act("Defer", defer)]
    message = await channel.send(view=Panel("table.png", link, *buttons), file=picture("table.png"))
    for button in buttons:
        assert not (await ada.press(message.id, button.label or "")).failed
        assert await asyncio.wait_for(done.get(), 5) == button.label


async def the_rest_of_the_api(channel: discord.TextChannel, ada: Person) -> None:
    """Let the bot write, read, open threads and direct messages, and look things up."""
    client = channel._state._get_client()
    message = await channel.send(
        "hello", nonce="n-1", embed=discord.Embed(title="t", url="https://example.org", color=3).set_author(name="a")
    )
    await message.edit(content="changed")
    await message.reply("reply")
    thread = await message.create_thread(name="thread")
    await thread.send("inside")
    await thread.edit(archived=True)
    await channel.fetch_message(message.id)
    assert [found async for found in channel.history(limit=5)]
    async with channel.typing():
        await message.delete()
    direct = await (await client.fetch_user(ada.user.id)).create_dm()
    await direct.send("psst", file=picture("hand.png"))
    ada.close_dms()
    with pytest.raises(discord.Forbidden):
        await direct.send("psst")
    with pytest.raises(discord.HTTPException):
        await channel.send("x" * 2001)
    await client.application_info()
    command = {"name": "settings", "type": 1, "description": "Settings", "default_member_permissions": 32}
    await client.http.upsert_global_command(client.application_id or 0, command)
    await client.http.get_global_commands(client.application_id or 0)
    await client.fetch_channel(channel.id)
    await (await client.fetch_guild(channel.guild.id)).fetch_member(ada.user.id)


async def test_a_whole_session_keeps_to_discord_s_document(server: LoopbackDiscord, contract: Contract) -> None:
    guild = server.add_guild("Friends")
    table = server.add_channel(guild, "table")
    ada, bob = server.add_person("ada", guild), server.add_person("bob", guild)
    bot = SampleBot(enable_debug_events=True)
    heard: list[dict[str, Any]] = []

    async def on_socket_raw_receive(packet: str) -> None:
        heard.append(json.loads(packet))

    bot.on_socket_raw_receive = on_socket_raw_receive  # type: ignore[attr-defined]
    async with running(bot, server.token):
        await people_at_work(ada, bob, table)
        channel = bot.get_channel(table.id)
        assert isinstance(channel, discord.TextChannel)
        await answers_of_every_kind(channel, ada)
        await the_rest_of_the_api(channel, ada)

    assert [problem for exchange in server.exchanges for problem in contract.exchange_problems(exchange)] == []
    assert len({(exchange.method, exchange.route) for exchange in server.exchanges}) > 20
    messages = [packet["d"] for packet in heard if packet["t"] in ("MESSAGE_CREATE", "MESSAGE_UPDATE")]
    messages += [packet["d"]["message"] for packet in heard if packet["t"] and "message" in packet["d"]]
    assert len(messages) > 20
    assert [problem for message in messages for problem in contract.schema_problems("MessageResponse", message)] == []
