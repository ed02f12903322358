"""A stand-in, or a proxy before Discord, that answers as Discord never does: one clear line, no traceback."""

import asyncio
import json
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest
from aiohttp import WSMsgType, web
from aiohttp.test_utils import TestServer

from bot import app
from bot.cli.run import run
from bot.cli.status import NEVER
from bot.config import Settings
from bot.connection.misread import Misread
from bot.registry import GAMES
from bot.values.timing import Timing
from cogs.screens.registry import SHOWN
from render import Studio
from tests.e2e.process import Process
from tests.left_out import first

USER = {"id": "1", "username": "Chapeau", "discriminator": "0", "avatar": None, "bot": True}
HELLO = {"op": 10, "d": {"heartbeat_interval": 41250}, "s": None, "t": None}
READY = {"op": 0, "d": {}, "s": 1, "t": "READY"}

Say = Callable[[web.WebSocketResponse], Awaitable[None]]


class Fake:
    """A stand-in that answers the way to the gateway, except where a test inserts nonsense."""

    def __init__(self, *, say: Say | None = None, **nonsense: object) -> None:
        """Answer with `nonsense` in place of `me` or `gateway`: a text as HTML, or an object as JSON."""
        self.nonsense = nonsense
        self.say = say
        self.reached = asyncio.Event()
        self.open = asyncio.Event()  # ends what never answers

    @asynccontextmanager
    async def running(self) -> AsyncIterator[str]:
        """Run it; yield its address."""
        routes = web.Application()
        root = "/api/v10"
        routes.add_routes(
            [
                web.get(root + "/gateway", self._way),
                web.get(root + "/users/@me", self._me),
                web.get(root + "/oauth2/applications/@me", self._application),
                web.put(root + "/applications/1/commands", self._commands),
                web.get(root + "/gateway/bot", self._bots),
                web.get("/socket", self._socket),
            ]
        )
        async with TestServer(routes) as server:
            self.url = str(server.make_url("/socket")).replace("http", "ws")
            try:
                yield str(server.make_url("")).rstrip("/")
            finally:
                self.open.set()

    async def _way(self, _: web.Request) -> web.Response:
        return web.json_response({"url": self.url})

    async def _me(self, _: web.Request) -> web.Response:
        return await self._answer("me", USER)

    async def _application(self, _: web.Request) -> web.Response:
        return await self._answer("application", APPLICATION)

    async def _commands(self, _: web.Request) -> web.Response:
        return await self._answer("commands", [])

    async def _bots(self, _: web.Request) -> web.Response:
        limit = {"total": 1, "remaining": 1, "reset_after": 0, "max_concurrency": 1}
        return await self._answer("gateway", {"url": self.url, "shards": 1, "session_start_limit": limit})

    async def _answer(self, name: str, usual: object) -> web.Response:
        answer = self.nonsense.get(name, usual)
        if answer is ...:
            self.reached.set()
            await self.open.wait()
        if isinstance(answer, str):
            return web.Response(text=answer, content_type="text/html")
        body = answer if isinstance(answer, bytes) else json.dumps(answer).encode()
        return web.Response(body=body, content_type="application/json")  # without a charset, as the library wants it

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        if self.say is not None:
            await self.say(socket)
        self.reached.set()
        async for message in socket:
            if message.type is WSMsgType.ERROR:
                break
        return socket


APPLICATION = {
    "id": "1", "name": "Chapeau", "icon": None, "description": "", "bot_public": True, "bot_require_code_grant": False,
    "verify_key": "", "flags": 0, "owner": USER, "team": None, "summary": "",
}  # fmt: skip


def saying(*things: object) -> Say:
    """Return a sender of these in sequence: an object as JSON, text or bytes as is; a number closes with that code."""

    async def say(socket: web.WebSocketResponse) -> None:
        for thing in things:
            match thing:
                case int():
                    await socket.close(code=thing)
                case str():
                    await socket.send_str(thing)
                case bytes():
                    await socket.send_bytes(thing)
                case _:
                    await socket.send_json(thing)

    return say


NONSENSE = [
    ({"me": b"{nonsense"}, "the login"),
    ({"commands": {"id": 5}}, "the list of commands"),
    ({"gateway": {"url": "ws://127.0.0.1:9", "shards": 0, "session_start_limit": {}}}, "no shards"),
    ({"say": saying(HELLO, b"not packed\x00\x00\xff\xff")}, "the gateway"),
    ({"me": "<html>Welcome</html>"}, "the login"),
    ({"me": b""}, "the login"),
    ({"me": []}, "the login"),
    ({"me": {"id": []}}, "the login"),
    ({"me": {**USER, "id": "9" * 5000}}, "the login"),
    ({"application": "<html></html>"}, "the login"),
    ({"gateway": "<html></html>"}, "the gateway"),
    ({"gateway": {"url": 5, "shards": 1}}, "the gateway"),
    ({"gateway": {"url": "ws://127.0.0.1:9", "shards": "many", "session_start_limit": {}}}, "the gateway"),
    ({"say": saying(HELLO, READY)}, "the gateway"),
    ({"say": saying(HELLO, "no JSON")}, "the gateway"),
]


@pytest.mark.parametrize("case", first(2, NONSENSE, why="all nonsense"))
async def test_nonsense_ends_the_bot(
    case: tuple[dict[str, object], str], studio: Studio, tmp_path: Path, empty_database: Path
) -> None:
    fake, expected = case
    database = shutil.copy(empty_database, tmp_path / "a.db")
    async with Fake(**fake).running() as api:  # type: ignore[arg-type]
        settings = Settings(_env_file=None, database=database, api=api)
        with pytest.raises(Misread, match=expected):
            await app.run(settings, "a.b.c", games=GAMES, shown=SHOWN, studio=studio)


@pytest.mark.parametrize("silent", first(1, ["me", "application"], why="all nonsense"))
async def test_a_login_that_is_never_answered_ends_the_bot_in_one_line(
    silent: str, studio: Studio, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The status makes a service manager start it again: the next attempt may be answered."""
    timing = Timing(login_within=1.0)  # s: it asks before, also on a busy machine
    fake = Fake(**{silent: ...})  # type: ignore[arg-type]
    async with fake.running() as api:
        settings = Settings(_env_file=None, database=tmp_path / "a.db", api=api)
        with pytest.raises(TimeoutError) as ended:
            await app.run(settings, "a.b.c", games=GAMES, shown=SHOWN, studio=studio, timing=timing)
        assert fake.reached.is_set()

    async def end(*_: object, **__: object) -> None:
        raise ended.value

    monkeypatch.setattr(app, "run", end)
    status = await asyncio.to_thread(run, settings, "a.b.c")
    assert status not in {0, NEVER}
    assert capsys.readouterr().err == "Discord cannot be reached (it does not answer the login within 1 s)\n"


async def test_a_gateway_that_closes_for_good_ends_the_bot(studio: Studio, tmp_path: Path) -> None:
    async with Fake(say=saying(HELLO, 4004)).running() as api:
        settings = Settings(_env_file=None, database=tmp_path / "a.db", api=api)
        with pytest.raises(discord.ConnectionClosed):
            await app.run(settings, "a.b.c", games=GAMES, shown=SHOWN, studio=studio)


def settings(api: str) -> dict[str, str]:
    """Return the environment of a process."""
    return {"DISCORD_TOKEN": "a.b.c", "CHAPEAU_API": api}


@pytest.mark.long("processes")
@pytest.mark.parametrize("fake", [{"me": "<html>Welcome</html>"}, {"say": saying(HELLO, READY)}])
async def test_nonsense_is_told_in_one_line(fake: dict[str, object], tmp_path: Path) -> None:
    async with Fake(**fake).running() as api:  # type: ignore[arg-type]
        process = await Process.start(tmp_path / "log", settings(api), folder=tmp_path)
        status = await process.over()
    log = process.log.read_text()
    assert status == 2
    assert log.splitlines()[-1].startswith("Discord cannot be understood: the ")
    assert "Traceback" not in log


@pytest.mark.long("processes")
@pytest.mark.parametrize(
    "fake",
    first(
        1,
        [
            {"say": saying("no JSON")},
            {"me": ...},
            {"gateway": ...},
            {},
            {"say": saying({"op": 10, "d": {}})},
            {"say": saying(1011)},
        ],
        why="processes",
    ),
)
async def test_it_tries_again_in_one_line_or_waits_and_ends_when_asked(fake: dict[str, object], tmp_path: Path) -> None:
    """It may be an outage: no answer, or a gateway gone or garbled before it has let the bot in."""
    stand_in = Fake(**fake)  # type: ignore[arg-type]
    async with stand_in.running() as api:
        process = await Process.start(tmp_path / "log", settings(api), folder=tmp_path)
        ended = asyncio.create_task(process.ended())
        reached = asyncio.create_task(stand_in.reached.wait())
        await asyncio.wait({ended, reached}, return_when=asyncio.FIRST_COMPLETED)
        assert not ended.done()
        reached.cancel()
        process.process.terminate()
        status = await ended
    log = process.log.read_text()
    assert status == 0
    assert log.splitlines()[-1].endswith("closed")
    assert "Traceback" not in log
