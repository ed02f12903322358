"""Who gets in: this machine's browsers with a key, and nobody else."""

import io

import aiohttp
import discord
import pytest

from bot.playground.person import Person
from bot.playground.web.keys import Keys
from tests.playground.sample_bot import png
from tests.playground.web.conftest import House


async def status(house: House, path: str, **headers: str) -> int:
    async with house.session.get(house.server.base_url + path, headers=headers) as answer:
        return answer.status


def path_of(house: House, person: Person) -> str:
    return house.address(person).removeprefix(house.server.base_url)


async def test_a_key_opens_the_page_with_its_security_headers(house: House) -> None:
    async with house.session.get(house.address(house.ada)) as answer:
        assert answer.status == 200
        assert "main.js" in await answer.text()
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy
        assert "img-src 'self' data: blob:" in policy
        assert "unsafe" not in policy
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize("path", ["/", "/u/", "/u/wrong", "/u/wrong/files/1/1/red.png", "/u/ärger", "/u/wrong/socket"])
async def test_without_a_key_there_is_nothing(house: House, path: str) -> None:
    assert await status(house, path, Origin=house.server.base_url) == 404


@pytest.mark.parametrize("path", ["/", "/u/{key}", "/page/js/main.js", "/api/v10/gateway", "/gateway/"])
async def test_another_host_is_refused_everywhere(house: House, path: str) -> None:
    path = path.replace("/u/{key}", path_of(house, house.ada))
    port = house.server.base_url.rsplit(":", 1)[1]
    for host in ("example.com", f"example.com:{port}", "127.0.0.1", "127.0.0.1:1", f"127.0.0.1.example.com:{port}", ""):
        assert await status(house, path, Host=host) == 403


@pytest.mark.parametrize("origin", ["http://example.com", "null", "https://127.0.0.1", ""])
async def test_another_origin_is_refused_everywhere(house: House, origin: str) -> None:
    for path in (path_of(house, house.ada), path_of(house, house.ada) + "/socket", "/page/js/main.js", "/gateway/"):
        assert await status(house, path, Origin=origin) == 403


async def test_a_page_that_somebody_sent_is_saved_and_not_opened(house: House) -> None:
    """On the CDN too: its origin is that of the playground's own page."""
    channel = house.bot.get_channel(house.table.id)
    assert isinstance(channel, discord.TextChannel)
    files = [discord.File(io.BytesIO(b"<script>"), "page.html"), discord.File(io.BytesIO(png()), "red.png")]
    message = await channel.send(files=files)
    page, picture = house.ada.find(message.id).files
    for file, kept in ((page, "attachment"), (picture, None)):
        async with house.session.get(file.url) as answer:
            assert answer.headers.get("Content-Disposition") == kept


async def test_localhost_is_this_machine_too(house: House) -> None:
    host = house.server.base_url.removeprefix("http://").replace("127.0.0.1", "localhost")
    assert await status(house, path_of(house, house.ada), Host=host, Origin=f"http://{host}") == 200
    assert await status(house, path_of(house, house.ada), Host=host, Origin=house.server.base_url) == 403


async def test_a_websocket_without_an_origin_is_refused(house: House) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await house.session.ws_connect(house.address(house.ada) + "/socket")
    assert refused.value.status == 403


async def test_the_static_files_are_files_of_the_page_only(house: House) -> None:
    async with house.session.get(house.server.base_url + "/page/js/main.js") as answer:
        assert answer.status == 200
        assert "javascript" in answer.headers["Content-Type"]
        assert answer.headers["Cache-Control"] == "no-cache"
    assert await status(house, "/page/") == 403
    assert await status(house, "/page/%2e%2e/web/keys.py") == 404


async def test_a_file_is_for_those_who_see_its_message(house: House) -> None:
    seen = (await house.ada.invoke(house.table, "/picture")).shown
    end = f"/files/{seen.id}/{house.server.world.messages[seen.id].now.attachments[0].id}/red.png"
    for person in (house.ada, house.bob):
        async with house.session.get(house.address(person) + end) as answer:
            assert (answer.status, answer.headers["Content-Type"]) == (200, "image/png")
            assert await answer.read() == png()
    assert await status(house, path_of(house, house.ada) + end.replace("red", "blue")) == 404
    stranger = house.server.add_person("eve")
    assert await status(house, path_of(house, stranger) + end) == 404
    house.ada.delete(seen)
    assert await status(house, path_of(house, house.ada) + end) == 404


async def test_a_file_that_an_edit_replaced_still_loads(house: House) -> None:
    """A tab may be loading it: Discord keeps such files too."""
    channel = house.bot.get_channel(house.table.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send(file=discord.File(io.BytesIO(png()), "red.png"))
    path = f"{house.address(house.ada)}/files/{message.id}/{message.attachments[0].id}/red.png"
    await message.edit(attachments=[discord.File(io.BytesIO(png("blue")), "blue.png")])
    async with house.session.get(path) as answer:
        assert await answer.read() == png()


async def test_faces_are_shown_to_those_who_meet(house: House) -> None:
    house.bob.user.avatar = png("blue")
    stranger = house.server.add_person("eve")
    face = f"/avatars/{house.bob.user.id}/1"
    async with house.session.get(house.address(house.ada) + face) as answer:
        assert await answer.read() == png("blue")
    assert await status(house, path_of(house, stranger) + face) == 404
    assert await status(house, path_of(house, house.ada) + f"/avatars/{house.ada.user.id}/1") == 404


def test_keys_are_long_kept_and_different() -> None:
    keys = Keys({7: "kept"})
    assert (keys.of(7), keys.holder("kept")) == (7 and "kept", 7)
    assert len({keys.of(user) for user in range(10, 30)}) == 20
    assert all(len(keys.of(user)) >= 32 for user in range(10, 30))
    assert keys.holder(keys.of(12)) == 12
    assert keys.holder("") is None
    assert Keys(keys.known).holder(keys.of(12)) == 12
