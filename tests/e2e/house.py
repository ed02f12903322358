"""A house for end-to-end tests: a loopback Discord, people in it, and the real bot, here or in a separate process."""

import asyncio
import re
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Literal

from bot import app
from bot.config import Settings
from bot.hosted import Games
from bot.playground.clock import Clock
from bot.playground.entities import Channel, Guild
from bot.playground.person import Answer, Person
from bot.playground.ratelimits import Limits
from bot.playground.seen import Button, SeenMessage
from bot.playground.server import LoopbackDiscord
from bot.registry import GAMES
from bot.robots.thinker import Thinker, Worker
from bot.values.person_limits import PersonLimits
from bot.values.timing import USUAL, Timing
from cogs.ids import CustomId, Verb, parse_id
from cogs.screens.registry import SHOWN
from cogs.screens.shown import Shown
from render import Studio
from render.fonts import Fonts
from tests.e2e.chance import ShiftedClock
from tests.e2e.codes import TOO_LATE, UNKNOWN_MESSAGE
from tests.e2e.handed_on import Registered
from tests.e2e.process import PATIENCE, Process

_CUSTOM_ID = re.compile(r'"custom_id":\s*"([^"]*)"')
LOOK = 0.005  # s between two looks at the database
BEGAN = datetime(2026, 1, 5, 20, tzinfo=UTC).timestamp()


@cache
def _usual_settings() -> Settings:
    """Those that no house changes, read once: that takes a twentieth of a start."""
    return Settings(_env_file=None, robot_pace=0)


Pass = Callable[[int], None]
"""A function that lets milliseconds pass for the bot's clock."""


@dataclass(repr=False)  # asyncio would write it out at the start and the end of each test
class House:
    """Everything a test needs. `allowed` are the error codes with which the bot may be refused in this test.

    The bot in this process draws in `studio`, which is warm from the tests before, looks at `clock`, and has the secret
    of every game from `draw_seed`.
    """

    discord: LoopbackDiscord
    guild: Guild
    channel: Channel
    ann: Person
    bob: Person
    eve: Person
    folder: Path
    studio: Studio
    draw_seed: Callable[[], bytes]
    clock: ShiftedClock = field(default_factory=ShiftedClock)
    timing: Timing = USUAL
    more: list[Person] = field(default_factory=list)  # in addition to Ann, Bob and Eve
    games: Games = field(default_factory=lambda: GAMES)  # those that the bot in this process hosts
    shown_games: Mapping[str, Shown] = field(default_factory=lambda: SHOWN)
    plays_openly: bool = False  # whether something is played by buttons of public messages
    has_one_pack: bool = False  # whether every card is there once, in all games of this house
    has_twins: bool = False  # whether people at several tables are dealt the same hands
    words: tuple[Path, ...] = ()  # further folders of sentences
    program: str = "bot"  # that is run in a process
    draw_emoji: Callable[[Fonts], Mapping[str, bytes]] | None = None  # the small cards; None: names alone
    hire: Callable[[], Worker] | None = None  # for robots' thoughts; None: a new process
    registered: Registered = field(default_factory=Registered)
    allowed: set[int] = field(default_factory=set)
    logs: list[Path] = field(default_factory=list)  # of processes
    environment: dict[str, str] = field(default_factory=dict)
    _running: asyncio.Task[None] | None = None
    _looking: sqlite3.Connection | None = None  # into the database of the bot that runs here
    _process: Process | None = None
    expected_error: str = ""  # words of the only error that may be logged
    was_killed: bool = False  # then the server may complain of requests that were cut in the middle

    @property
    def people(self) -> tuple[Person, ...]:
        """Everyone in the house."""
        return (self.ann, self.bob, self.eve, *self.more)

    def meet(self, *names: str) -> list[Person]:
        """Let further people come to the server."""
        self.more += (people := [self.discord.add_person(name, self.guild) for name in names])
        return people

    # The bot in this process

    async def open(
        self,
        *,
        pause: float = 0,
        offer_lifetime: float = 86_400,
        threads: Literal["no", "yes"] = "no",
        double_press: float = 0,
        metrics: str | None = None,
        window: float = 15,
        person_limits: PersonLimits | None = None,
    ) -> None:
        """Start the bot here."""
        self.registered.put(self)
        given = {
            "database": self.database,
            "api": self.discord.base_url,
            "pause": pause,
            "offer_lifetime": offer_lifetime,
            "double_press": double_press,
            "threads": threads,
            "metrics": metrics,
            "window": window,
            "person_limits": person_limits,
        }
        settings = _usual_settings().model_copy(update=given)
        running = app.run(
            settings,
            self.discord.token,
            games=self.games,
            shown=self.shown_games,
            words=self.words,
            studio=self.studio,
            clock=self.clock,
            timing=self.timing,
            draw_seed=self.draw_seed,
            draw_emoji=self.draw_emoji,
            thinker=Thinker(self.games.robots, hire=self.hire),  # it plays nothing before: that takes long
        )
        self._running = asyncio.create_task(running, name="bot under test")
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
        if self._looking is not None:
            self._looking.close()
            self._looking = None
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    async def reopen(self, *, pause: float = 0, double_press: float = 0) -> None:
        """Stop and start again. A message that was deleted, but not yet noted as such, is deleted again."""
        await self.close()
        self.allowed = self.allowed | {UNKNOWN_MESSAGE}
        await self.open(pause=pause, double_press=double_press)

    # The bot in a separate process

    async def spawn(self) -> Process:
        """Start the bot as a process."""
        log = self.folder / f"bot-{len(self.logs)}.log"
        self.logs.append(log)
        self._process = process = await Process.start(log, self.settings, program=self.program)
        listening = asyncio.create_task(self.discord.connected(patience=PATIENCE))
        ended = asyncio.create_task(process.ended())
        await asyncio.wait({listening, ended}, return_when=asyncio.FIRST_COMPLETED)
        assert not ended.done(), log.read_text()
        ended.cancel()  # and wait until it is: who asks for the end next would be forgotten with it
        await asyncio.gather(ended, listening, return_exceptions=True)
        await listening
        return process

    @property
    def settings(self) -> dict[str, str]:
        """The environment of a process."""
        return {
            "DISCORD_TOKEN": self.discord.token,
            "CHAPEAU_API": self.discord.base_url,
            "CHAPEAU_DATABASE": str(self.database),
            "CHAPEAU_PAUSE": "0",
            "CHAPEAU_DOUBLE_PRESS": "0",
            "CHAPEAU_PERSON_LIMITS": "none",
            **self.environment,
        }

    async def kill(self) -> None:
        """SIGKILL the process; waiting people learn that there was no answer, and one on its way is too late."""
        assert self._process is not None
        self.was_killed = True
        self.allowed = self.allowed | {TOO_LATE}
        await self._process.kill()
        self._process = None
        self.discord.clock.advance(3.1)

    async def leave(self) -> None:
        """End all running processes."""
        await self.close()
        if self._process is not None:
            await self._process.kill()

    # The store

    @property
    def database(self) -> Path:
        return self.folder / "house.db"

    def rows(self, query: str, *values: object) -> list[tuple[object, ...]]:
        """Return the database's answer; it is queried, or changed, besides the bot."""
        if self._running is None:
            with closing(sqlite3.connect(self.database)) as connection, connection:
                return connection.execute(query, values).fetchall()
        if self._looking is None:
            self._looking = sqlite3.connect(self.database)  # kept: a new one reads the whole schema
        with self._looking:
            return self._looking.execute(query, values).fetchall()

    async def until_stored(self, is_so: Callable[[], object]) -> None:
        """Wait for something in the database: a commit is announced to nobody. Raises `TimeoutError`."""
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await asyncio.sleep(LOOK)

    def plies(self, table: str | None = None) -> list[tuple[object, ...]]:
        """Return the log of a table (of all, for None), oldest first."""
        query = (
            "SELECT table_id, ply, seat, text FROM log WHERE table_id = coalesce(?, table_id) ORDER BY table_id, ply"
        )
        return self.rows(query, table)

    # The channel

    def shown(self, verb: Verb, *, key: str | None = None, kind: str = "") -> list[SeenMessage]:
        """Return the messages that offer `verb` in the channel, oldest first; `kind`: the end of the id's word."""
        found = []
        for message in self.eve.messages(self.channel):
            ids = [press for button in message.buttons if (press := press_of(button)) is not None]
            if any(i.verb == verb and key in (None, i.key) and is_of(i, kind) for i in ids):
                found.append(message)
        return found

    def tables(self, key: str | None = None) -> list[SeenMessage]:
        """Return the public tables of running games."""
        return self.shown(Verb.HAND, key=key)

    def ended(self, key: str | None = None) -> list[SeenMessage]:
        """Return the public tables that show how a deal ended, until the next one begins."""
        return [table for table in self.tables(key) if Verb.WHY in verbs(table)]

    def ends(self, key: str) -> set[int]:
        """Return the deals whose end the channel has seen on the table's message, without the last of a game.

        None is passed over if `show_ends` was called before the start.
        """
        ids = (parse_id(found) for sight in self.eve.transcript() for found in _CUSTOM_ID.findall(sight.text()))
        return {
            each.turn for each in ids if each is not None and (each.verb, each.key) == (Verb.WHY, key) and each.turn
        }

    def show_ends(self, *, least: int = 1) -> None:
        """Let the end of each deal be seen, and stay for this many milliseconds at least, as in a running bot."""
        self.timing = replace(self.timing, between_deals=least)

    def settlements(self, key: str | None = None) -> list[SeenMessage]:
        """Return the settlements."""
        return self.shown(Verb.REMATCH, key=key, kind="-settle")

    def is_over(self) -> bool:
        """Return whether a settlement is in the channel."""
        return bool(self.settlements())

    def key(self, number: int = -1) -> str:
        """Return the key of the table that was opened last (or as `number` says, in order of opening)."""
        return str(self.rows("SELECT id FROM tables ORDER BY created_at, rowid")[number][0])

    # People's acts

    async def start_game(
        self, *, target: int = 100, stake: str = "1", by: Person | None = None, to: Person | None = None
    ) -> str:
        """Challenge and accept, in a bot that is started if none runs; wait for the table; return its key."""
        if self._running is None and self._process is None:
            await self.open()
        challenger, challenged = by or self.ann, to or self.bob
        asked = await challenger.invoke(
            self.channel, "/challenge", opponent=challenged, stake=stake, options=f"target={target}"
        )
        assert asked.message is not None, asked
        await press(challenged, asked.message, Verb.ACCEPT)
        key = self.key()
        await self.eve.until(lambda: self.tables(key), patience=PATIENCE)
        return key

    async def practice(self, person: Person, channel: Channel, **options: str) -> SeenMessage:
        """Begin a practice game; return its first message, once the table is there too."""
        before = len(self.rows("SELECT id FROM tables"))
        given = {"options": f"target={options.pop('target')}"} if "target" in options else {}
        begun = (await person.invoke(channel, "/practice", **options, **given)).message
        assert begun is not None
        await self.until_stored(lambda: len(self.rows("SELECT id FROM tables")) > before)  # its cut comes later
        return begun

    async def resign(self, person: Person, key: str | None = None) -> None:
        """Give a game up, and wait for the settlement."""
        before = len(self.settlements())
        given = {} if key is None else {"table": key}
        asked = await person.invoke(self.channel, "/table resign", **given)
        assert asked.message is not None
        assert asked.message.hidden
        await press(person, asked.message, Verb.RESIGN)
        await self.eve.until(lambda: len(self.settlements()) > before, patience=PATIENCE)


def make_house(discord: LoopbackDiscord, folder: Path, studio: Studio, *, draw_seed: Callable[[], bytes]) -> House:
    """Return a server with a channel and three people: Ann and Bob play, Eve looks on."""
    guild = discord.add_guild("Friends")
    channel = discord.add_channel(guild, "cards")
    ann, bob, eve = (discord.add_person(name, guild) for name in ("Ann", "Bob", "Eve"))
    return House(discord, guild, channel, ann, bob, eve, folder, studio, draw_seed)


def quiet_discord(*, ticking: bool = False, limits: Limits | None = None) -> LoopbackDiscord:
    """Return a loopback Discord without rate limits, with its clock stopped so that slow machines fail no test.

    A stopped clock begins at the same moment in every run, so that ids are the same, and with them the cuts.
    """
    return LoopbackDiscord(
        bot_name="Chapeau",
        clock=Clock(ticking=ticking, began=None if ticking else BEGAN),
        limits=limits or Limits.off(),
    )


def press_of(button: Button) -> CustomId | None:
    """Return a button's request."""
    return parse_id(button.custom_id)


def is_of(press: CustomId, kind: str) -> bool:
    """Return whether the word of an id is of this kind; ids of the table itself have no word."""
    return press.word.endswith(kind) if kind else not press.word


def id_of(message: SeenMessage, *wanted: Verb) -> str:
    """Return the first custom id on a message that asks for one of the `wanted`, and can be pressed."""
    parts = [*(each for each in message.buttons if not each.disabled), *message.menus]
    ids = [each.custom_id for each in parts if (i := parse_id(each.custom_id)) is not None and i.verb in wanted]
    assert ids, f"nothing asks for {wanted}: {message.text}"
    return ids[0]


def verbs(message: SeenMessage | None) -> set[Verb]:
    """Return everything a message offers that can be pressed."""
    if message is None:
        return set()
    buttons = (each for each in message.buttons if not each.disabled)
    ids = (parse_id(part.custom_id) for part in (*buttons, *message.menus))
    return {each.verb for each in ids if each is not None}


async def press(person: Person, message: SeenMessage, verb: Verb) -> Answer:
    """Press the button that asks for `verb`."""
    return await person.press(message, id_of(message, verb))


async def look(person: Person, panel: SeenMessage) -> Answer:
    """Have a panel redrawn and play nothing: *Refresh* does it while one waits, *⋯* also on one's own turn."""
    return await press(person, panel, Verb.REFRESH if Verb.REFRESH in verbs(panel) else Verb.MORE)


def hidden_text(answer: Answer) -> str:
    """Return the one hidden sentence a person got; the answer must be no more than that, and the rule behind it."""
    message = answer.message
    assert message is not None, "no answer"
    assert message.hidden, message.text
    pressed = [parse_id(button.custom_id) for button in message.buttons]
    assert all(each is not None and each.verb == Verb.RULE for each in pressed), "no more than the rule"
    assert not message.menus
    assert not message.files
    assert len(message.text) < 200
    return message.text
