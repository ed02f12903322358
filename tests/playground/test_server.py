"""The server as a whole: where it listens, and its routes' answers to a stranger's hand-made requests."""

import asyncio
import logging
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest

from bot.playground.clock import Clock
from bot.playground.interactions import Interaction
from bot.playground.kinds import InteractionKind
from bot.playground.person import Person
from bot.playground.seen import Impossible
from bot.playground.server import LoopbackDiscord
from bot.playground.wire import Json
from tests.playground.conftest import Scene, running
from tests.playground.sample_bot import SampleBot


async def test_servers_listen_on_loopback_each_on_a_port_of_its_own() -> None:
    async with LoopbackDiscord() as one, LoopbackDiscord() as two:
        assert one.base_url.startswith("http://127.0.0.1:")
        assert one.gateway_url.startswith("ws://127.0.0.1:")
        assert one.base_url != two.base_url


@pytest.mark.long("rare cases")
async def test_a_server_stops_cleanly_under_a_working_bot(server: LoopbackDiscord) -> None:
    guild = server.add_guild("Friends")
    table, ada = server.add_channel(guild, "table"), server.add_person("ada", guild)
    async with running(SampleBot(), server.token):
        waiting = asyncio.create_task(ada.invoke(table, "/mute"))
        await ada.until(lambda: server.gateway.connected)
        await asyncio.sleep(0)
        await server.stop()
        assert (await waiting).failed


async def test_a_person_waits_for_the_bot_to_connect(server: LoopbackDiscord) -> None:
    with pytest.raises(TimeoutError):
        await server.connected(patience=0.01)
    async with running(SampleBot(), server.token):
        await server.connected()


async def test_with_a_clock_that_stands_still_three_seconds_pass_only_when_it_is_turned(redirect: object) -> None:
    async with LoopbackDiscord(clock=Clock(ticking=False)) as server:
        table = server.add_channel(server.add_guild("Friends"), "table")
        ada = server.add_person("ada", *server.world.guilds.values())
        interaction = invoked(server, ada, table.id)
        server.clock.advance(2.9)
        assert not interaction.answered.is_set()
        server.clock.advance(0.2)
        assert interaction.answered.is_set()


def invoked(server: LoopbackDiscord, ada: Person, channel_id: int) -> Interaction:
    """Use a command while no bot is there to answer."""
    data: Json = {"id": "1", "name": "ping", "type": 1}
    return server.backend.act(
        InteractionKind.COMMAND, user_id=ada.user.id, channel_id=channel_id, data=data, command="ping"
    )


async def test_the_webhook_of_an_interaction_exists_from_its_answer_on(server: LoopbackDiscord) -> None:
    table = server.add_channel(server.add_guild("Friends"), "table")
    ada = server.add_person("ada", *server.world.guilds.values())
    interaction = invoked(server, ada, table.id)
    webhook = f"{server.api_url}/webhooks/{server.world.application.id}/{interaction.token}"
    callback = f"{server.api_url}/interactions/{interaction.id}/{interaction.token}/callback"
    async with aiohttp.ClientSession() as session:

        async def status_of(method: str, url: str, body: object = None) -> tuple[int, object]:
            async with session.request(method, url, json=body) as answer:
                text = await answer.text()
                return answer.status, (await answer.json())["code"] if answer.status >= 400 else text

        assert await status_of("POST", webhook, {"content": "early"}) == (404, 10015)
        assert await status_of("POST", callback.replace(interaction.token, "wrong"), {"type": 5}) == (404, 10062)
        assert (await status_of("POST", callback, {"type": 99}))[1] == 50035
        assert await status_of("POST", callback, {"type": 5, "data": {"flags": 64}}) == (204, "")
        assert await status_of("POST", callback, {"type": 5}) == (400, 40060)
        assert (await status_of("GET", webhook + "/messages/@original"))[0] == 200
        assert await status_of("GET", webhook + "/messages/1") == (404, 10008)
        assert await status_of("DELETE", webhook + "/messages/@original") == (204, "")
        assert await status_of("PATCH", webhook + "/messages/@original", {"content": "gone"}) == (404, 10008)


async def test_thinking_that_ends_in_silence_is_noticed(server: LoopbackDiscord) -> None:
    guild = server.add_guild("Friends")
    table, ada = server.add_channel(guild, "table"), server.add_person("ada", guild)
    bot = SampleBot()

    @bot.tree.command()
    async def ponder(interaction: discord.Interaction) -> None:
        """Think for ever"""
        await interaction.response.defer(thinking=True)

    async with running(bot, server.token):
        answer = await ada.invoke(table, "/ponder")
        gone = asyncio.create_task(ada.until(lambda: answer.message and answer.message.did_not_respond))
        await asyncio.sleep(0)
        server.clock.advance(15 * 60)
        assert await gone


async def test_a_form_is_sent_once(scene: Scene) -> None:
    form = (await scene.ada.invoke(scene.table, "/form")).modal
    filled = {"Name": "Ada", "Color": "Red"}
    await scene.ada.submit(form, filled)
    with pytest.raises(Impossible):
        await scene.ada.submit(form, filled)


async def test_what_hangs_on_a_deleted_channel_goes_with_it(scene: Scene) -> None:
    message = await scene.channel().send("here")
    thread = await message.create_thread(name="there")
    await thread.send("inside")
    scene.server.world.delete_channel(scene.table)
    assert scene.ada.find(message.id) is None
    assert scene.ada.channels == []
    with pytest.raises(discord.NotFound) as refused:
        await thread.send("too late")
    assert refused.value.code == 10003
    assert [sight.payload["content"] for sight in scene.ada.transcript()] == ["here", "inside"]


async def test_the_transcript_holds_forms_and_suggestions_of_the_one_who_saw_them(scene: Scene) -> None:
    await scene.ada.invoke(scene.table, "/form")
    await scene.ada.complete(scene.table, "/find", "word", "b")
    assert [sight.kind for sight in scene.ada.transcript()] == ["modal", "choices"]
    assert "banana" in [sight.text() for sight in scene.ada.transcript()][1]
    assert list(scene.bob.transcript()) == []


DEEP = b"[" * 200_000
LONG = "9" * 5000


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("channels/{channel}/messages", DEEP, 400),
        ("channels/{channel}/messages", b'{"content": ' + DEEP, 400),
        ("channels/{channel}/messages", b'{"nonce": ' + LONG.encode() + b"}", 400),
        (
            "channels/{channel}/messages",
            b'{"content": "", "message_reference": {"message_id": "' + LONG.encode() + b'"}}',
            400,
        ),
        ("channels/" + "9" * 40 + "/messages", b'{"content": "x"}', 400),
        ("channels/" + LONG + "/messages", b'{"content": "x"}', 400),
        ("users/@me/channels", b'{"recipient_id": "' + LONG.encode() + b'"}', 404),
        ("channels/{channel}/messages", b'{"content": "<@' + LONG.encode() + b'>"}', 400),
    ],
)
async def test_a_hostile_body_is_refused_at_once(server: LoopbackDiscord, path: str, body: bytes, status: int) -> None:
    table = server.add_channel(server.add_guild("Friends"), "table")
    headers = {"Authorization": f"Bot {server.token}", "Content-Type": "application/json"}
    url = f"{server.api_url}/{path.format(channel=table.id)}"
    async with aiohttp.ClientSession() as session, session.post(url, data=body, headers=headers) as answer:
        assert answer.status == status


async def test_a_file_that_arrives_in_awkward_pieces_is_whole(server: LoopbackDiscord) -> None:
    """They are a few bytes, shorter than the boundary, and then more than one read: as a busy network has it."""
    table = server.add_channel(server.add_guild("Friends"), "table")
    head = b'--hedge\r\nContent-Disposition: form-data; name="files[0]"; filename="hand.png"\r\n\r\n'
    file = bytes(range(256)) * 100

    async def pieces() -> AsyncIterator[bytes]:
        for piece in (head + file[:100], file[100:103], file[103:] + b"\r\n--hedge--\r\n"):
            yield piece
            for _ in range(50):  # turns of the loop, which is the server's too
                await asyncio.sleep(0)

    headers = {"Authorization": f"Bot {server.token}", "Content-Type": "multipart/form-data; boundary=hedge"}
    url = f"{server.api_url}/channels/{table.id}/messages"
    async with aiohttp.ClientSession() as session, session.post(url, data=pieces(), headers=headers) as answer:
        assert answer.status == 200
        assert [kept["size"] for kept in (await answer.json())["attachments"]] == [len(file)]


HANDSHAKE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13"
)


@pytest.mark.parametrize(
    ("line", "headers"),
    [
        ("POST /api/v10/channels/{channel}/messages", "Content-Type: application/json\r\nContent-Length: 99"),
        (
            "POST /api/v10/channels/{channel}/messages",
            "Content-Type: multipart/form-data; boundary=hedge\r\nContent-Length: 99",
        ),
        ("GET /api/v10/users/@me", "X-Nothing: more"),
        ("GET /gateway/", HANDSHAKE),
    ],
    ids=["JSON", "files", "no body", "gateway"],
)
async def test_who_goes_away_in_the_middle_of_a_request_is_no_fault_of_the_server(
    server: LoopbackDiscord, caplog: pytest.LogCaptureFixture, line: str, headers: str
) -> None:
    """A bot that ends cuts off what it was saying, at any moment of it."""
    table = server.add_channel(server.add_guild("Friends"), "table")
    host, _, port = server.base_url.removeprefix("http://").partition(":")
    asked = f"{line.format(channel=table.id)} HTTP/1.1\r\nHost: x\r\nAuthorization: Bot {server.token}\r\n{headers}"
    begun = "--hedge\r\n" if "Length" in headers else ""
    for turns in range(12):  # of the loop, which is the server's too
        for is_rude in (True, False):
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(f"{asked}\r\n\r\n{begun}".encode())
            for _ in range(turns):
                await asyncio.sleep(0)
            (writer.transport.abort if is_rude else writer.close)()
    await server.stop()
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("POST /api/v10/channels/1/messages", 401),
        ("POST /api/v10/interactions/1/nobodys/callback", 404),
        ("POST /api/v10/interactions/" + "9" * 5000 + "/nobodys/callback", 400),
        ("POST /api/v10/webhooks/1/nobodys", 404),
        ("PATCH /api/v10/webhooks/1/nobodys/messages/@original", 404),
        ("DELETE /api/v10/webhooks/1/nobodys/messages/2", 404),
    ],
)
@pytest.mark.parametrize("kind", ["application/json", "multipart/form-data; boundary=x"])
async def test_a_strangers_body_is_not_read(server: LoopbackDiscord, line: str, status: int, kind: str) -> None:
    """Sixty megabytes are announced, none of them is sent, and the answer comes all the same."""
    host, _, port = server.base_url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"{line} HTTP/1.1\r\nHost: x\r\nAuthorization: Bot stranger\r\n"
        f"Content-Type: {kind}\r\nContent-Length: 60000000\r\n\r\n".encode()
    )
    await writer.drain()
    assert f" {status} ".encode() in await reader.readline()
    writer.close()
    await writer.wait_closed()
