"""A house for end-to-end tests: a loopback Discord, people in it, and the real bot, here or in a process of its own."""

import asyncio
import os
import sqlite3
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from signal import SIGTERM
from typing import Literal

from bot import app
from bot.config import Settings
from bot.playground.clock import Clock
from bot.playground.entities import Channel, Guild
from bot.playground.person import Answer, Person
from bot.playground.ratelimits import Limits
from bot.playground.seen import Button, SeenMessage
from bot.playground.server import LoopbackDiscord
from cogs.ids import CustomId, Verb, parse_id

PATIENCE = 20.0  # s until a test gives up on what must appear
ROOT = Path(__file__).resolve().parents[2]

# Imports what the bot needs, says so, and waits for the word before it becomes `python -m bot run`: a test that
# kills the bot often need not wait for imports each time.
WARM = """
import runpy, sys
import bot.app, bot.store.migrate, render
print("warm", flush=True)
if sys.stdin.readline():
    sys.argv = ["bot", "run"]
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
"""


@dataclass
class Process:
    """The bot in a process of its own, which can be killed."""

    process: asyncio.subprocess.Process
    log: Path

    @classmethod
    async def warm(cls, log: Path, environment: Mapping[str, str]) -> "Process":
        """A process that has imported everything, and waits."""
        with log.open("wb") as errors:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                WARM,
                cwd=ROOT,
                env={**os.environ, **environment},
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=errors,
            )
        assert process.stdout is not None
        assert await process.stdout.readline() == b"warm\n", log.read_text()
        return cls(process, log)

    def go(self) -> None:
        """Run the bot."""
        assert self.process.stdin is not None
        self.process.stdin.write(b"go\n")

    async def kill(self) -> None:
        """End it between any two steps (SIGKILL)."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()
        if self.process.stdin is not None:
            self.process.stdin.close()

    async def terminate(self) -> int:
        """Ask it to close (SIGTERM); its exit status."""
        self.process.send_signal(SIGTERM)
        async with asyncio.timeout(PATIENCE):
            return await self.process.wait()


@dataclass
class House:
    """Everything a test needs. `allowed` are the error codes with which the bot may be refused in this test."""

    discord: LoopbackDiscord
    guild: Guild
    channel: Channel
    ann: Person
    bob: Person
    eve: Person
    folder: Path
    allowed: set[int] = field(default_factory=set)
    logs: list[Path] = field(default_factory=list)  # of processes
    environment: dict[str, str] = field(default_factory=dict)
    _running: asyncio.Task[None] | None = None
    _process: Process | None = None
    _next: asyncio.Task[Process] | None = None
    was_killed: bool = False  # then the server may complain of requests that were cut in the middle

    # The bot in this process

    async def open(
        self, *, pause: float = 0, offer_lifetime: float = 86_400, threads: Literal["no", "yes"] = "no"
    ) -> None:
        """Start the bot here."""
        settings = Settings(
            _env_file=None,
            database=self.database,
            api=self.discord.base_url,
            pause=pause,
            offer_lifetime=offer_lifetime,
            robot_pace=0,
            threads=threads,
        )
        self._running = asyncio.create_task(app.run(settings, self.discord.token), name="bot under test")
        listening = asyncio.create_task(self.discord.connected(patience=PATIENCE))
        await asyncio.wait({self._running, listening}, return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            listening.cancel()
            self._running.result()
        await listening

    async def close(self) -> None:
        """Stop the bot that runs here, as a signal would."""
        if self._running is None:
            return
        running, self._running = self._running, None
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    async def reopen(self, *, pause: float = 0) -> None:
        """Stop and start again."""
        await self.close()
        await self.open(pause=pause)

    # The bot in a process of its own

    async def spawn(self) -> Process:
        """Start the bot as a process, and have the next one ready."""
        if self._next is None:
            self._next = asyncio.create_task(self._warm())
        self._process = process = await self._next
        process.go()
        listening = asyncio.create_task(self.discord.connected(patience=PATIENCE))
        ended = asyncio.create_task(process.process.wait())
        await asyncio.wait({listening, ended}, return_when=asyncio.FIRST_COMPLETED)
        assert not ended.done(), process.log.read_text()
        ended.cancel()
        await listening
        self._next = asyncio.create_task(self._warm())
        return process

    async def kill(self) -> None:
        """SIGKILL the process; whoever waits for an answer is told that there was none."""
        assert self._process is not None
        self.was_killed = True
        await self._process.kill()
        self._process = None
        self.discord.clock.advance(3.1)

    async def leave(self) -> None:
        """End whatever still runs."""
        await self.close()
        for process in (self._process, await self._next if self._next is not None else None):
            if process is not None:
                await process.kill()

    async def _warm(self) -> Process:
        log = self.folder / f"bot-{len(self.logs)}.log"
        self.logs.append(log)
        environment = {
            "DISCORD_TOKEN": self.discord.token,
            "CHAPEAU_API": self.discord.base_url,
            "CHAPEAU_DATABASE": str(self.database),
            "CHAPEAU_PAUSE": "0",
            **self.environment,
        }
        return await Process.warm(log, environment)

    # What the store holds

    @property
    def database(self) -> Path:
        return self.folder / "house.db"

    def rows(self, query: str, *values: object) -> list[tuple[object, ...]]:
        """What the database says, read beside the bot."""
        with sqlite3.connect(self.database) as connection:
            return connection.execute(query, values).fetchall()

    def plies(self, table: str | None = None) -> list[tuple[object, ...]]:
        """The log of a table (of all, for None), oldest first."""
        return self.rows(
            "SELECT table_id, ply, seat, text FROM log WHERE ?1 IS NULL OR table_id = ?1 ORDER BY table_id, ply", table
        )

    # What stands in the channel

    def shown(self, verb: Verb, *, key: str | None = None, kind: str = "") -> list[SeenMessage]:
        """The messages that offer `verb` in the channel, oldest first; `kind`: the end of the id's word."""
        found = []
        for message in self.eve.messages(self.channel):
            ids = [press for button in message.buttons if (press := press_of(button)) is not None]
            if any(i.verb is verb and key in (None, i.key) and is_of(i, kind) for i in ids):
                found.append(message)
        return found

    def tables(self, key: str | None = None) -> list[SeenMessage]:
        """The public tables of running games."""
        return self.shown(Verb.HAND, key=key)

    def pads(self, key: str | None = None) -> list[SeenMessage]:
        """The score pads of finished deals, without the last of a game."""
        return self.shown(Verb.HAND, key=key, kind="-deal")

    def settlements(self, key: str | None = None) -> list[SeenMessage]:
        """The settlements."""
        return self.shown(Verb.REMATCH, key=key, kind="-settle")

    def is_over(self) -> bool:
        """Whether a settlement stands in the channel."""
        return bool(self.settlements())

    def key(self, number: int = -1) -> str:
        """The key of the table that was opened last (or as `number` says, in order of opening)."""
        return str(self.rows("SELECT id FROM tables ORDER BY created_at, rowid")[number][0])

    # What people do

    async def start_game(
        self, *, target: int = 100, stake: str = "1", by: Person | None = None, to: Person | None = None
    ) -> str:
        """Challenge and accept; wait until the table stands in the channel. Its key."""
        challenger, challenged = by or self.ann, to or self.bob
        asked = await challenger.invoke(
            self.channel, "/challenge", opponent=challenged, stake=stake, target=str(target)
        )
        assert asked.message is not None, asked
        await press(challenged, asked.message, Verb.ACCEPT)
        key = self.key()
        await self.eve.until(lambda: self.tables(key), patience=PATIENCE)
        return key

    async def resign(self, person: Person, key: str | None = None) -> None:
        """Give a game up, and wait for the settlement."""
        before = len(self.settlements())
        given = {} if key is None else {"table": key}
        asked = await person.invoke(self.channel, "/table resign", **given)
        assert asked.message is not None
        assert asked.message.hidden
        await press(person, asked.message, Verb.RESIGN)
        await self.eve.until(lambda: len(self.settlements()) > before, patience=PATIENCE)


def make_house(discord: LoopbackDiscord, folder: Path) -> House:
    """A server with a channel and three people: Ann and Bob play, Eve looks on."""
    guild = discord.add_guild("Friends")
    channel = discord.add_channel(guild, "cards")
    ann, bob, eve = (discord.add_person(name, guild) for name in ("Ann", "Bob", "Eve"))
    return House(discord, guild, channel, ann, bob, eve, folder)


def quiet_discord(*, ticking: bool = False, limits: Limits | None = None) -> LoopbackDiscord:
    """A loopback Discord whose clock stands still, so that a slow machine fails no test, and without rate limits."""
    return LoopbackDiscord(bot_name="Chapeau", clock=Clock(ticking=ticking), limits=limits or Limits.off())


def press_of(button: Button) -> CustomId | None:
    """What a button asks for."""
    return parse_id(button.custom_id)


def is_of(press: CustomId, kind: str) -> bool:
    """Whether the word of an id is of this kind; ids of the table itself have no word."""
    return press.word.endswith(kind) if kind else not press.word


def id_of(message: SeenMessage, verb: Verb) -> str:
    """The custom id on a message that asks for `verb`."""
    parts = [*message.buttons, *message.menus]
    return next(part.custom_id for part in parts if (i := parse_id(part.custom_id)) is not None and i.verb is verb)


def verbs(message: SeenMessage | None) -> set[Verb]:
    """Everything a message offers."""
    if message is None:
        return set()
    ids = (parse_id(part.custom_id) for part in (*message.buttons, *message.menus))
    return {each.verb for each in ids if each is not None}


async def press(person: Person, message: SeenMessage, verb: Verb) -> Answer:
    """Press the button that asks for `verb`."""
    return await person.press(message, id_of(message, verb))


def hidden_text(answer: Answer) -> str:
    """The one hidden sentence somebody got; the answer must be no more than that."""
    message = answer.message
    assert message is not None, "no answer"
    assert message.hidden, message.text
    assert not message.buttons
    assert not message.menus
    assert not message.files
    assert len(message.text) < 200
    return message.text
