"""One process of the bot: its store, hosting and standing, as they are wired in the real one."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeVar

from bot.exploring.desk import Desk, Wall
from bot.exploring.driver import Disk, connect_in
from bot.exploring.loop import Process
from bot.exploring.timeline import Timeline
from bot.hosted import Games
from bot.robots.protocol import Level
from bot.robots.random_legal import RandomLegal
from bot.robots.thinker import Thinker
from bot.standing import Standing
from bot.store import Store
from bot.tables import Hosting, Tables
from bot.tables.keys import KEY_LENGTH, KEY_SIGNS
from bot.tables.log.memory import USUAL
from bot.tables.telling.home import ALONE, Home
from bot.tables.time import DAY, HOUR, MINUTE, SECOND
from bot.values.person_limits import PersonLimits
from bot.values.timing import Timing

T = TypeVar("T")

EPOCH = 1_790_000_000_000  # Unix ms when each story begins, in 2026
GUILDS = {5: 50, 6: 60}  # servers, and the channel of each where people play
ORDERLY = 0.5  # of all processes: so many keep the order of callbacks
FORGETFUL, ONE = 0.2, 0.03  # of all: so many keep few tables in memory, or one, so that the others are read again
FEW = 40_000  # bytes of memory, for three to five tables; with one, each look at a duplicate reads the others
DEAL_PAUSE = 10 * SECOND  # before each deal
OFFER_LIFETIME = 30 * MINUTE  # longer than someone may sit in a lobby without being asked
LONGEST_WAIT = 2 * DAY
TIMING = Timing(  # else idle days cost most, and nothing is ever given up
    rounds_every=5 * MINUTE, overdue_every=5 * MINUTE, heartbeat=5 * MINUTE, longest_posted=6 * HOUR
)


class VirtualClock:
    """The clock of the machine: the time of the world, and by how much someone has set it wrong."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self.offset = 0  # ms

    def now(self) -> int:
        """See `Clock`."""
        return EPOCH + self.offset + round(self._timeline.now * 1000)

    def call_at(self, when: int, callback: Callable[[], object]) -> asyncio.TimerHandle:
        """See `Clock`."""
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, callback)


class InlineWorker:
    """A worker in a thread of this process, in the time of the world."""

    async def start(self) -> None:
        """See `Worker`."""

    async def ask(self, question: Callable[[], T]) -> T:
        """See `Worker`."""
        return await asyncio.get_running_loop().run_in_executor(None, question)

    async def close(self) -> None:
        """See `Worker`."""


def inline_thinker() -> Thinker:
    """Return a thinker whose robots play any legal move: what they play is no concern here."""
    return Thinker([RandomLegal(level) for level in Level], hire=InlineWorker)


@dataclass
class Ports:
    """The things that a process gets from outside, and that outlive it."""

    timeline: Timeline
    wall: Wall
    clock: VirtualClock
    games: Games
    luck: Random  # of keys and seeds
    secrets: set[str] = field(default_factory=set)  # as they would be written
    outside: set[int] = field(default_factory=set)  # the servers that the bot is not in

    def draw_key(self) -> str:
        """Return a new key."""
        return "".join(self.luck.choice(KEY_SIGNS) for _ in range(KEY_LENGTH))

    def draw_seed(self) -> bytes:
        """Return a new secret."""
        seed = self.luck.randbytes(32)
        self.secrets.update((seed.hex(), str(seed)))
        return seed


class Incarnation:
    """The bot from one start to its end."""

    def __init__(self, ports: Ports, number: int, path: Path) -> None:
        chance = ports.timeline.chance
        self.number = number
        self.path = path
        self.disk = Disk(refused=lambda: ports.wall.excuse(ports.clock.now()), time=lambda: ports.timeline.now)
        self.slowness = 0.0  # s; how long a trip to a thread may take
        forgetful = chance.random()
        self._memory = USUAL if forgetful >= FORGETFUL else FEW if forgetful >= ONE else 0
        self._ports = ports
        self.process = self._new_process(f"bot {number}", is_orderly=chance.random() < ORDERLY)
        self.is_up = False
        self.store: Store | None = None
        self.tables: Tables | None = None
        self.standing: Standing | None = None
        self.thinker = inline_thinker()

    def start(self) -> "asyncio.Task[None]":
        """Begin to run."""
        return self.process.start(self._start(), "start")

    @property
    def parts(self) -> tuple[Tables, Standing]:
        """Hosting and standing, once it is up."""
        assert self.tables is not None  # noqa: S101
        assert self.standing is not None  # noqa: S101
        return self.tables, self.standing

    def kill(self) -> None:
        """End at once."""
        self.is_up = False
        self.process.kill()

    def end(self) -> "asyncio.Task[None]":
        """End as an operator ends it."""
        self.is_up = False
        return self.process.start(self._close(), "close")

    def _new_process(self, name: str, *, is_orderly: bool) -> Process:
        return Process(self._ports.timeline, name, is_orderly=is_orderly, delay=self._delay)

    async def _start(self) -> None:
        ports = self._ports
        connect = connect_in(self.process, self.disk)
        self.store = store = await Store.open(self.path, busy_timeout=0, connect=connect, now=ports.clock.now)
        hosting = replace(self._hosting(), timing=TIMING, memory=self._memory)
        tables = await self._host(store, hosting, thinker=self.thinker)
        self.is_up = True
        await asyncio.sleep(0.5)  # until the gateway is ready
        here = set(GUILDS) - ports.outside
        tables.presence.in_reach(0, here)
        tables.in_servers(here)

    def _hosting(self) -> Hosting:
        """Return how it hosts, at the usual pace."""
        return Hosting(
            games=self._ports.games,
            pause=DEAL_PAUSE,
            offer_lifetime=OFFER_LIFETIME,
            unit="chips",
            robot_pace=1.5,
            person_limits=PersonLimits(),
            longest_wait=LONGEST_WAIT,
        )

    async def _host(
        self, store: Store, hosting: Hosting, *, thinker: Thinker | None = None, home: Home = ALONE
    ) -> Tables:
        """Start hosting and standing on an open store, as the bot does before its gateway is ready; return hosting.

        `thinker`: of reviews; `home`: of its tables, where there are other processes.
        """
        ports = self._ports
        desk = Desk(ports.wall, ports.clock)
        self.tables = tables = Tables(
            store,
            desk,
            ports.clock,
            hosting,
            thinker=self.thinker,
            draw_seed=ports.draw_seed,
            draw_key=ports.draw_key,
            turn_key=bytes(32),
            home=home,
        )
        self.standing = standing = Standing(store, tables, ports.clock, thinker=thinker)
        standing.tournaments.show = partial(desk.show_contest, standing.tournaments.tournaments)
        await standing.ledger.sign()
        await tables.start()
        tables.presence.out_of_reach(None, None)
        standing.start()
        return tables

    async def _close(self) -> None:
        tables, standing = self.parts
        await standing.close()
        await tables.close()
        await self.thinker.close()
        if self.store is not None:
            await self.store.close()

    def _delay(self) -> float:
        """Return how long a trip to a thread takes: mostly no time, so that only the order counts."""
        chance = self._ports.timeline.chance
        draw = chance.random()
        if self.slowness:
            return self.slowness * draw
        return 0.0 if draw < 0.6 else 0.03 * (draw - 0.6)
