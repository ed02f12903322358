"""`python -m bot` without a token: the playground as a separate process, used through the sockets of its page."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.cli.main import main
from bot.cli.playground import GUILD, PEOPLE, welcome
from bot.cli.status import NEVER
from bot.hosted import Games
from bot.playground.components import walk
from bot.playground.served import ELSEWHERE, KEYS, PORT
from bot.playground.server import LoopbackDiscord
from bot.registry import GAMES
from bot.text import further_words
from cogs.beginning import MOST_SEATS
from cogs.ids import Verb, parse_id
from cogs.screens.mille.acts import Act
from tests.killing import kill
from tests.playground.test_child import is_alive
from tests.witness.game import MORE_GAMES
from tests.witness.screens.shown import WORDS

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0  # s
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/u/\S+")
MOVES = (Act.PICK, Act.DRAW, Act.PASS)


@dataclass
class Opened:
    """A playground that runs."""

    process: asyncio.subprocess.Process
    said: list[str] = field(default_factory=list)

    @property
    def address(self) -> str:
        return next(found[0] for line in self.said if (found := ADDRESS.search(line)))

    async def until_ready(self) -> None:
        """Read its output up to the address."""
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while not any(ADDRESS.search(line) for line in self.said):
                line = await self.process.stdout.readline()
                assert line, self.said
                self.said.append(line.decode().rstrip())

    async def end_by_itself(self) -> int:
        """Wait for the end; return the exit status. One that does not end is killed."""
        assert self.process.stdout is not None
        try:
            async with asyncio.timeout(PATIENCE):
                self.said += (await self.process.stdout.read()).decode().splitlines()
                return await self.process.wait()
        finally:
            await kill(self.process)

    async def end(self, number: int = signal.SIGTERM) -> int:
        """Send a signal, and wait for the end; return the exit status."""
        if self.process.returncode is None:
            self.process.send_signal(number)
        return await self.end_by_itself()


async def start(folder: Path, *arguments: str) -> Opened:
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("DISCORD_", "CHAPEAU_"))}
    environment |= {
        "CHAPEAU_PAUSE": "0",
        "CHAPEAU_ROBOT_PACE": "0",
        "CHAPEAU_DOUBLE_PRESS": "0",
        "CHAPEAU_PERSON_LIMITS": "none",
        "PYTHONPATH": str(ROOT),
    }
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "--no-browser", *arguments),
        cwd=folder,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    return Opened(process)


@asynccontextmanager
async def playground(folder: Path, *arguments: str) -> AsyncIterator[Opened]:
    """Run one that is open, though its bot may still be on its way; it ends in good order."""
    opened = await start(folder, *(arguments or ("--port", "0")))
    try:
        await opened.until_ready()
        yield opened
    finally:
        status = await opened.end()
    assert status == 0
    assert opened.said[-1] == "Closed."


class Tab:
    """One browser tab, without the browser."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._asks = 0
        self.hello: dict[str, Any] = {}
        self.messages: dict[str, dict[str, Any]] = {}
        self.status: dict[str, Any] = {}

    @classmethod
    @asynccontextmanager
    async def at(cls, address: str) -> AsyncIterator["Tab"]:
        """Open a person's tab, once the bot is there."""
        origin = address[: address.index("/u/")]
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(address + "/socket", origin=origin, max_msg_size=0) as socket,
        ):
            tab = cls(socket)
            await tab.until(lambda: bool(tab.status.get("online")))
            yield tab

    async def until(self, predicate: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not predicate():
                self._hear(await self._socket.receive_json())

    async def until_closed(self) -> None:
        """Collect the messages until the playground hangs up."""
        async with asyncio.timeout(PATIENCE):
            async for message in self._socket:
                self._hear(message.json())

    async def ask(self, what: str, **more: object) -> dict[str, Any]:
        """Ask for an act, and get its answer."""
        self._asks += 1
        await self._socket.send_str(json.dumps({"n": self._asks, "do": what, **more}))
        async with asyncio.timeout(PATIENCE):
            while True:
                answer = await self._socket.receive_json()
                self._hear(answer)
                if answer["t"] == "re" and answer["n"] == self._asks:
                    assert "error" not in answer, answer
                    return answer

    def _hear(self, frame: dict[str, Any]) -> None:
        match frame["t"]:
            case "hello":
                self.hello, self.status = frame, frame["status"]
                self.messages = {message["id"]: message for message in frame["messages"]}
            case "message":
                self.messages[frame["message"]["id"]] = frame["message"]
            case "gone":
                self.messages.pop(frame["message"], None)
            case "status":
                self.status = frame["status"]

    def seen(self) -> list[tuple[Any, ...]]:
        """Return every message in its present form, without links."""
        strip = re.compile(r"/u/[^/]+/files/")
        return [
            (key, message["version"], message["content"], strip.sub("", json.dumps(message["components"])))
            for key, message in self.messages.items()
        ]

    def parts(self) -> Iterator[tuple[Verb, dict[str, Any], dict[str, Any]]]:
        """Yield the parts that can be pressed or chosen: request, message and part; the newest first."""
        for message in reversed(list(self.messages.values())):
            for part in walk(message["components"]):
                press = parse_id(str(part.get("custom_id", "")))
                if press is not None and not part.get("disabled"):
                    yield press.verb, message, part

    def find(self, *verbs: Verb) -> tuple[dict[str, Any], dict[str, Any]] | None:
        return next(
            ((message, part) for wanted in verbs for verb, message, part in self.parts() if verb == wanted), None
        )

    async def turn(self) -> None:
        """Draw when it is time, and discard the first card offered."""
        await self.until(lambda: self.find(*MOVES, Act.DISCARD) is not None)
        while (found := self.find(Act.DISCARD)) is None:
            message, button = self.find(*MOVES) or pytest.fail("nothing to press")
            assert not (await self.ask("press", message=message["id"], button=button["custom_id"]))["failed"]
        message, button = found
        assert not (await self.ask("press", message=message["id"], button=button["custom_id"]))["failed"]


def family(pid: int) -> set[int]:
    """Return the processes that descend from one."""
    pairs = [line.split() for line in subprocess.check_output(["ps", "-A", "-o", "pid=,ppid="], text=True).splitlines()]
    children = {int(child) for child, parent in pairs if int(parent) == pid}
    return children.union(*(family(child) for child in children))


def parent(pid: int) -> int:
    return int(subprocess.check_output(["ps", "-o", "ppid=", "-p", str(pid)], text=True))


@contextmanager
def take(port: int) -> Iterator[int]:
    """Take this port (for 0, any one), unless it is taken already."""
    with socket.socket() as taken:
        with suppress(OSError):
            taken.bind(("127.0.0.1", port))
            taken.listen()
        yield taken.getsockname()[1] or port


@pytest.mark.long("processes")
async def test_a_game_goes_on_after_ctrl_c_and_after_a_kill_of_the_bot(tmp_path: Path) -> None:
    """A restart by the page is one of the child's tests, and one of the page's. Robots begin to think after Ctrl-C."""
    async with playground(tmp_path) as first, Tab.at(first.address) as tab:
        processes = family(first.process.pid)
        assert len(processes) >= 2, "the bot and its leash"
        await tab.ask("invoke", channel=(await tab.ask("open_direct"))["channel"], line="/practice")
        await tab.until(lambda: tab.find(*MOVES) is not None)
        message, button = tab.find(*MOVES) or pytest.fail("nothing to press")
        await asyncio.gather(first.end(signal.SIGINT), tab.until_closed())
        seen = tab.seen()
    assert not any(map(is_alive, processes)), "nothing is left after SIGINT"

    async with playground(tmp_path) as second, Tab.at(second.address) as tab:
        assert second.address.partition("/u/")[2] == first.address.partition("/u/")[2], "links stay good"
        assert [frame[0] for frame in tab.seen()] == [frame[0] for frame in seen]
        for now, before in zip(tab.seen(), seen, strict=True):
            assert now == before or now[1] > before[1], "as it was, or the bot has edited it since"
        await tab.ask("press", message=message["id"], button=button["custom_id"])
        await tab.until(lambda: tab.find(Act.DISCARD) is not None)
        await tab.turn()

        (leash,) = {pid for pid in family(second.process.pid) if parent(pid) == second.process.pid}
        (bot,) = {pid for pid in family(leash) if parent(pid) == leash}
        os.kill(bot, signal.SIGKILL)
        await tab.until(lambda: not tab.status["online"])
        await tab.until(lambda: tab.status["online"])
        await tab.turn()
        left = family(second.process.pid)
        assert len(left) > 2, "the bot, its leash, and those in which robots think"
    async with asyncio.timeout(PATIENCE):
        while any(map(is_alive, left)):  # robots notice the end of their bot by themselves
            await asyncio.sleep(0.01)
    assert any(line.startswith("The bot ended with status 137; it starts again in 0.5 s.") for line in second.said)


@pytest.mark.long("rare cases")
async def test_a_signal_ends_it_while_it_opens(tmp_path: Path) -> None:
    opened = await start(tmp_path, "--port", "0")
    assert opened.process.stdout is not None
    await opened.process.stdout.readline()
    assert await opened.end() == 0


@pytest.mark.long("rare cases")
async def test_fresh_begins_anew_and_keeps_what_was_there_aside(tmp_path: Path) -> None:
    folder = tmp_path / "playground"
    folder.mkdir()
    async with keeping(folder / "world.db") as before:
        ann = before.add_person("Ann")
        ann.say(before.add_channel(before.add_guild("Old", owner=ann), "old"), "hello")
        before.world.notes[KEYS] = json.dumps({str(ann.user.id): "an-old-key"})
    (folder / "games.db").write_bytes(b"games")
    async with playground(tmp_path, "--fresh", "--port", "0") as opened:
        assert "an-old-key" not in opened.address
    async with keeping(folder / "world.db") as now, keeping(folder / "world.db.old") as aside:
        assert [guild.name for guild in now.world.guilds.values()] == [GUILD, ELSEWHERE]
        assert [guild.name for guild in aside.world.guilds.values()] == ["Old"]
        assert [message.now.content for message in aside.world.messages.values()] == ["hello"]
    assert (folder / "games.db.old").read_bytes() == b"games"


@asynccontextmanager
async def keeping(path: Path) -> AsyncIterator[LoopbackDiscord]:
    """Run the Discord whose memory is in this file, without page and bot."""
    server = LoopbackDiscord()
    server.keep_in(path)
    async with server:
        yield server


@pytest.mark.long("processes")
async def test_a_damaged_file_is_put_aside_and_another_port_serves_when_the_usual_one_is_taken(tmp_path: Path) -> None:
    """Each is said in one sentence."""
    (tmp_path / "playground").mkdir()
    (tmp_path / "playground" / "world.db").write_bytes(b"no database" * 1000)
    with take(PORT):
        async with playground(tmp_path, "--no-browser") as opened:
            assert f":{PORT}/" not in opened.address
            assert f"Port {PORT} is taken; this is another one." in opened.said
    (line,) = [line for line in opened.said if "world.db" in line]
    assert line.startswith(
        "playground/world.db is damaged: file is not a database. What was there is kept as world.db.old"
    )


@pytest.mark.long("processes")
async def test_two_playgrounds_do_not_share_a_folder(tmp_path: Path) -> None:
    (tmp_path / "playground").mkdir()
    async with keeping(tmp_path / "playground" / "world.db"):
        other = await start(tmp_path, "--port", "0", "--fresh")
        assert await other.end_by_itself() == 2
        assert "playground/world.db is in use: another playground runs in this folder" in other.said[-1]


@pytest.mark.long("rare cases")
async def test_a_port_that_was_asked_for_and_is_taken_is_said_in_one_sentence(tmp_path: Path) -> None:
    with take(0) as taken:
        opened = await start(tmp_path, "--port", str(taken))
        assert await opened.end_by_itself() == 2
    assert opened.said[-1] == f"--port: {taken} cannot be had: Address already in use"


@pytest.mark.parametrize(
    ("arguments", "token", "sentence"),
    [
        (["run"], None, "DISCORD_TOKEN: is not set"),
        (["--fresh"], "a.b.c", "--port, --no-browser and --fresh are for the playground"),
        (["run", "--port", "1"], None, None),
        (["--port", "65536"], None, "a port is a number from 0 (any) to 65535"),
    ],
)
def test_options_that_make_no_sense_are_said_in_one_sentence(
    arguments: list[str],
    token: str | None,
    sentence: str | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", token or "")
    try:
        status = main(arguments)
    except SystemExit as exit_:
        status = exit_.code
    assert status == (NEVER if arguments == ["run"] else 2)
    assert (sentence or "unrecognized arguments: --port 1") in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_visitor_is_asked_for_a_game_where_there_are_several() -> None:
    assert welcome(Games(GAMES["mille"])).asked is None
    with further_words(WORDS):
        asked = welcome(MORE_GAMES).asked
    assert asked is not None
    assert asked.option == "game"
    assert [*asked.values] == [*MORE_GAMES]
    assert asked.values["linger-longer"] == "Linger Longer"


def test_there_are_as_many_people_as_sit_at_the_largest_table() -> None:
    assert len(set(PEOPLE)) == MOST_SEATS
