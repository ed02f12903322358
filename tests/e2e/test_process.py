"""The process: how it starts, its words when it cannot, and how it ends."""

import asyncio
import os
import re
import socket
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from signal import SIGTERM

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.cli.status import NEVER
from bot.connection.redirect import NoStandIn, redirect
from tests.e2e.codes import ANSWERED_BEFORE, TOO_LATE
from tests.e2e.handed_on import Registered
from tests.e2e.house import House
from tests.e2e.judge import log_faults
from tests.e2e.process import OWN, PATIENCE, ROOT, Process
from tests.killing import kill
from tests.left_out import first

DISPENSABLE = ("uvloop", "orjson", "zlib_ng", "prometheus_client")


@asynccontextmanager
async def _started(*words: str, folder: Path, **environment: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Start `python -m bot` with nothing but these settings, in a new interpreter; at last it is killed if need be."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(OWN)}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        *words,
        cwd=folder,
        env={**inherited, "PYTHONPATH": str(ROOT)} | environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        await kill(process)


async def _run(*words: str, folder: Path, **environment: str) -> tuple[int, str, str]:
    """Run it to its end; return exit status, standard output, standard error."""
    log, out = folder / "errors", folder / "printed"
    process = await Process.start(log, environment, words=words, out=out, folder=folder)
    return await process.over(), out.read_text(), log.read_text()


@pytest.mark.parametrize(
    "lacking", first(1, [(), DISPENSABLE], why="processes"), ids=["all installed", "no more than needed"]
)
async def test_sigterm_ends_it_cleanly(house: House, tmp_path: Path, lacking: tuple[str, ...]) -> None:
    """Also where there are no wheels of the packages that only make it faster, as on Windows, and no extra."""
    hiding = "".join(f"sys.modules[{name!r}] = None\n" for name in lacking)
    (tmp_path / "sitecustomize.py").write_text(f"import sys\n{hiding}")
    paths = os.pathsep.join([str(tmp_path), str(ROOT)])
    async with _started("run", folder=tmp_path, PYTHONPATH=paths, **house.settings) as process:
        await house.discord.connected(patience=PATIENCE)
        key = await house.start_game()
        process.send_signal(SIGTERM)
        async with asyncio.timeout(PATIENCE):
            out, err = [each.decode() for each in await process.communicate()]
    assert (process.returncode, out) == (0, "")
    assert "closed" in err.splitlines()[-1]
    assert not re.search("voice|alembic", err, re.IGNORECASE), "nothing is wrong"
    lines = [(line.split()[2], line) for line in err.splitlines()]
    assert log_faults(lines, house.discord.token) == []
    await house.eve.until(lambda: house.discord.gateway.connected == 0, patience=PATIENCE)
    assert len(house.tables(key)) == 1


@pytest.mark.long("processes")
async def test_a_second_bot_on_one_database_ends_and_says_who_has_it(house: House, tmp_path: Path) -> None:
    """Also when the first one has the address for figures too."""
    process = await house.spawn()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        figures = f"127.0.0.1:{taken.getsockname()[1]}"
        status, out, err = await _run("run", folder=tmp_path, **house.settings, CHAPEAU_METRICS=figures)
    assert (status, out) == (2, "")
    complaint = err.splitlines()[-1]
    assert complaint.startswith(f"CHAPEAU_DATABASE: process {process.process.pid} on ")
    assert complaint.endswith("open: stop it first")
    assert "Traceback" not in err
    status, out, err = await _run("backup", str(tmp_path / "copy.db"), folder=tmp_path, **house.settings)
    assert status == 0, err
    status, out, err = await _run("restore", str(tmp_path / "copy.db"), folder=tmp_path, **house.settings)
    assert (status, out) == (2, "")
    assert f"process {process.process.pid} on " in err


@pytest.mark.long("processes")
async def test_sigterm_during_a_press(house: House) -> None:
    house.allowed = {ANSWERED_BEFORE, TOO_LATE}
    process = await house.spawn()
    await house.start_game()
    hands = [asyncio.create_task(person.invoke(house.channel, "/hand")) for person in (house.ann, house.bob)]
    assert await process.terminate() == 0
    house.discord.clock.advance(3.1)
    await asyncio.gather(*hands)


@pytest.mark.long("processes")
async def test_sigterm_waits_for_answers_under_way(house: House) -> None:
    process = await house.spawn()
    await house.start_game()
    house.discord.faults.delay(0.3, "POST", "/interactions/*/callback")
    hands = {asyncio.create_task(person.invoke(house.channel, "/hand")) for person in (house.ann, house.bob)}
    _, waiting = await asyncio.wait(hands, return_when=asyncio.FIRST_COMPLETED)
    assert waiting
    assert await process.terminate() == 0
    assert not [answer for hand in hands if (answer := await hand).failed]


async def test_commands_are_synced_once(house: House) -> None:
    def syncs() -> int:
        return sum(e.method == "PUT" and e.path.endswith("/commands") for e in house.discord.exchanges)

    house.registered = Registered()
    await house.open()
    assert syncs() == 1
    await house.reopen()
    await house.reopen()
    assert syncs() == 1


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"CHAPEAU_PAUSE": "soon"}, ["CHAPEAU_PAUSE"]),
        ({"CHAPEAU_PAUSE": "-1", "CHAPEAU_LOG_LEVEL": "loud"}, ["CHAPEAU_PAUSE", "CHAPEAU_LOG_LEVEL"]),
        ({"CHAPEAU_API": "http://evil.example"}, ["CHAPEAU_API"]),
    ],
)
async def test_wrong_settings_are_named(tmp_path: Path, settings: Mapping[str, str], named: list[str]) -> None:
    """The status makes a service manager not try again."""
    status, out, err = await _run("run", folder=tmp_path, DISCORD_TOKEN="se.cr.et", **settings)
    assert status == NEVER
    assert out == ""
    complaints = [line for line in err.splitlines() if line.startswith("CHAPEAU_")]
    assert sorted(line.partition(":")[0] for line in complaints) == sorted(named)
    assert "Traceback" not in err
    assert "se.cr.et" not in err


@pytest.mark.long("processes")
@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("CHAPEAU_DATABASE", "/proc/nowhere/chapeau.db", "cannot lock /proc/nowhere/chapeau.db: "),
        ("CHAPEAU_METRICS", "192.0.2.1:9100", "192.0.2.1:9100 cannot be had: "),
    ],
)
async def test_what_may_be_had_at_the_next_start(tmp_path: Path, name: str, value: str, said: str) -> None:
    settings = {name: value}
    status, out, err = await _run("run", folder=tmp_path, DISCORD_TOKEN="se.cr.et", **settings)
    assert (status, out) == (2, "")
    assert err.splitlines()[-1].startswith(f"{name}: {said}")
    assert "Traceback" not in err


async def test_a_wrong_token_is_named(house: House, tmp_path: Path) -> None:
    house.allowed = {0}
    status, _, err = await _run(
        "run", folder=tmp_path, DISCORD_TOKEN="wro.ng.token", CHAPEAU_API=house.discord.base_url
    )
    assert status == NEVER
    assert err.splitlines()[-1].startswith("DISCORD_TOKEN:")
    assert "Traceback" not in err
    assert "wro.ng.token" not in err


@pytest.mark.long("processes")
async def test_nobody_answers_at_the_api(tmp_path: Path) -> None:
    status, _, err = await _run("run", folder=tmp_path, DISCORD_TOKEN="a.b.c", CHAPEAU_API="http://127.0.0.1:9")
    assert status == 2
    assert err.splitlines()[-1].startswith("CHAPEAU_API:")
    assert "Traceback" not in err


@pytest.mark.parametrize("nonsense", [["url"], {"url": 5}, {"url": "ws://["}, {}, "ws://127.0.0.1", None])
async def test_a_stand_in_that_answers_nonsense(nonsense: object) -> None:
    async def gateway(_: web.Request) -> web.Response:
        return web.json_response(nonsense)

    discord = web.Application()
    discord.add_routes([web.get("/api/v10/gateway", gateway)])
    async with TestServer(discord) as server:
        with pytest.raises(NoStandIn, match=r"does not answer as Discord would|on this machine"):
            await redirect(str(server.make_url("")).rstrip("/"), "a.b.c")


@pytest.mark.long("processes")
async def test_discord_lets_nobody_in(tmp_path: Path) -> None:
    async def gateway(_: web.Request) -> web.Response:
        return web.json_response({"url": "ws://127.0.0.1:9"})

    async def refuse(_: web.Request) -> web.Response:
        raise web.HTTPForbidden

    discord = web.Application()
    discord.add_routes([web.get("/api/v10/gateway", gateway), web.get("/api/v10/users/@me", refuse)])
    async with TestServer(discord) as server:
        status, _, err = await _run("run", folder=tmp_path, DISCORD_TOKEN="a.b.c", CHAPEAU_API=str(server.make_url("")))
    assert status == 2
    assert err.splitlines()[-1] == "Discord does not let the bot in now: it answered with status 403"
    assert "Traceback" not in err


@pytest.mark.long("whole games")
async def test_the_demonstration_plays_a_game_to_its_end(tmp_path: Path) -> None:
    status, out, err = await _run("demo", "--target", "100", "--pictures", str(tmp_path / "pictures"), folder=tmp_path)
    assert status == 0, err
    assert out.startswith("This is not Discord")
    assert "pays" in out or "All square" in out
    names = {path.name.split("-", 2)[2] for path in (tmp_path / "pictures").iterdir()}
    assert {"table.png", "panel.png", "scorepad.png", "settlement.png"} <= names
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in (tmp_path / "pictures").iterdir())
