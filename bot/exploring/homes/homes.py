"""The world of several homes: processes that share a database, and what befalls them."""

import asyncio
import secrets
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Final

from bot.exploring.desk import Wall
from bot.exploring.homes.home_bot import GUILDS, SHARDS, HomeBot
from bot.exploring.homes.server import EPOCH, LeaseServer, Line, connected
from bot.exploring.hours import Away
from bot.exploring.incarnation import Ports, VirtualClock
from bot.exploring.loop import Process
from bot.exploring.people.press import Decided, Witness
from bot.exploring.standing_in import standing_in
from bot.exploring.story import Act, Kind, Story, Transcript
from bot.exploring.timeline import Timeline
from bot.exploring.trouble import Trouble
from bot.exploring.world import LOST, TRAVEL, World, fashion_of, luck_of
from bot.hosted import Games
from bot.store import Unavailable
from bot.store.fleet import connection
from bot.values.shards import shard_of

DOWN: Final = (0.1, 2.0, 6.0, 12.0, 40.0, 450.0)  # s until a process that died is begun again; clocks stop in the last
AWAY: Final = (1.0, 3.0, 7.0, 9.0, 15.0, 40.0)  # s that a process is frozen, or cut off
DISPLACED: Final = 5.0  # s
REPLACED: Final = 0.4  # of all times when a process is frozen: so often another one is begun in its place
LONGER: Final = 30.0  # s that it stays frozen then, since the other one waits for its lease
CRASHED: Final = (0.5, 1.5, 5.0)  # s until the database is back


class Homes(World):
    """Two processes, each of which serves one server of Discord, on one database.

    Attributes:
        ghosts: processes that were frozen while another one took their place, and may go on.
        blows: when anything befell them (Unix ms).
    """

    def __init__(self, story: Story, games: Games, folder: Path, empty: Path) -> None:
        seed = story.seed
        self.games = games
        self.timeline = Timeline(luck_of(f"schedule {seed}"))
        self.transcript = Transcript(lambda: self.timeline.now)
        self.faults = []
        self.witness = Witness(faults=self.faults)
        self.trouble = Trouble()
        self.wall = Wall(self.transcript, luck_of(f"wall {seed}"), is_shared=True, faults=self.faults)
        self.clock = VirtualClock(self.timeline)
        self.machine = self._new_machine()
        self.dead = []
        self.absences = []
        self.aways = []
        self._gone_since = None
        self.presses = 0
        self.fuse = None
        self.places = GUILDS
        self.fashion = fashion_of(seed, games)
        self.server = LeaseServer(self.timeline, luck_of(f"server {seed}"))
        self._ports = Ports(self.timeline, self.wall, self.clock, games, luck_of(f"keys {seed}"))
        self._file = folder / "shared.db"
        shutil.copy(empty, self._file)
        self._numbers = 0
        self.ghosts: list[HomeBot] = []
        self.blows: list[int] = []
        self.bots = [self._new_home(shard) for shard in range(SHARDS)]
        self.bot = self.bots[0]

    def _new_home(self, shard: int) -> HomeBot:
        self._numbers += 1
        made: HomeBot = HomeBot(
            self._ports, self.server, self._numbers, self._file, shard=shard, displaced=lambda: self._displaced(made)
        )
        return made

    def _displaced(self, bot: HomeBot) -> None:
        """Let a process end that has heard of another one in its place."""
        if bot is self.bots[bot.shard]:
            self.machine.call_soon(self.kill, bot.shard, DISPLACED)
        elif bot in self.ghosts:
            self.transcript.add("displaced", bot.number)
            self.ghosts.remove(bot)
            self.machine.call_soon(self._end, bot)

    def _end(self, bot: HomeBot) -> None:
        bot.kill()
        bot.disk.close()
        self.server.break_lines(bot.process.name)

    def begin(self) -> None:
        """Start all processes."""
        for bot in self.bots:
            self._begin(bot)

    def _begin(self, bot: HomeBot) -> None:
        """Start a process, unless it was itself replaced before its time had come."""
        if bot is not self.bots[shard := bot.shard]:
            return
        self.transcript.add("start", bot.number, "shard", shard)

        def started(error: BaseException | None) -> None:
            if bot is not self.bots[shard]:
                return
            if error is None:
                self._back(shard)
                return
            self.transcript.add("no start", bot.number, type(error).__name__)
            if not self._is_weather(error):
                self.faults.append(f"a process does not start: {type(error).__name__} {error}")
            for each in [each for each in self.ghosts if each.shard == shard]:
                self._displaced(each)  # an operator does as the error says
            self.machine.call_soon(self.kill, shard, DISPLACED)

        self.trouble.begin(f"down {shard}", self.timeline.now)
        bot.start().add_done_callback(lambda task: started(None if task.cancelled() else task.exception()))

    def kill(self, shard: int, after: float) -> None:
        """Let a process die, and another one take its place `after` seconds."""
        old = self.bots[shard]
        self.transcript.add("dies", old.number)
        self.wall.reach("kill")
        self.wall.excuse(self.now)
        self._gone(shard)
        self._end(old)
        self._replace(shard, after)

    def _gone(self, shard: int) -> None:
        """Note that nobody is answered in the servers of a shard."""
        if not self.trouble.has(name := f"down {shard}"):
            self.trouble.begin(name, self.timeline.now)
            guilds = frozenset(each for each in self.places if shard_of(each, SHARDS) == shard)
            self.aways.append(Away(name, guilds, self.now))

    def _back(self, shard: int) -> None:
        self.trouble.end(name := f"down {shard}", self.timeline.now)
        for each in self.aways:
            if each.trouble == name:
                each.until = each.until or self.now

    def _replace(self, shard: int, after: float) -> None:
        self.dead.append(self.bots[shard])
        self.bots[shard] = self._new_home(shard)
        self.bot = self.bots[0]
        self.machine.call_later(after, self._begin, self.bots[shard])

    def hand_over(self, shard: int, after: float) -> None:
        """Let an operator end a process, and begin another one `after` seconds: the other one is home until then."""
        old = self.bots[shard]
        if not old.is_up:
            return
        self.transcript.add("ends", old.number)
        self.wall.reach("hand over")
        self.wall.excuse(self.now)
        self._gone(shard)

        def ended() -> None:
            if old is self.bots[shard]:
                old.kill()
                old.disk.close()
                self._replace(shard, after)

        old.end().add_done_callback(lambda _: self.machine.call_soon(ended))

    def freeze(self, shard: int, seconds: float) -> None:
        """Freeze a process; all its clocks but the loop's go on."""
        process = self.bots[shard].process
        process.freeze()
        self._trouble(f"frozen {shard}", seconds, process.thaw)

    def replace(self, shard: int, seconds: float, after: float) -> None:
        """Freeze a process, and let another one take its place `after` seconds, which the old one has to notice."""
        if not (old := self.bots[shard]).is_up:
            return
        self.freeze(shard, seconds)
        self.wall.reach("replaced")
        self._gone(shard)
        self.ghosts.append(old)
        self._replace(shard, after)

    def cut(self, shard: int, seconds: float) -> None:
        """Cut a process off from the database."""
        name = self.bots[shard].process.name
        self.server.cut.add(name)
        self._trouble(f"cut {shard}", seconds, partial(self.server.cut.discard, name))

    def crash(self, seconds: float) -> None:
        """Let the database crash. Nothing that it has confirmed is lost; all lines break."""
        self.server.is_down = True
        self.server.break_lines()

        def back() -> None:
            self.server.is_down = False

        self._trouble("database", seconds, back)

    def _trouble(self, name: str, seconds: float, over: Callable[[], None]) -> None:
        self.wall.excuse(self.now)
        self.trouble.begin(name, self.timeline.now)
        self.transcript.add("trouble", name, seconds)
        self.wall.reach(f"trouble {name}")

        def ends() -> None:
            over()
            self.trouble.end(name, self.timeline.now)
            self.transcript.add("well again", name)

        self.machine.call_later(seconds, ends)

    def befall(self, act: Act) -> None:
        """Let something befall a process, or the database."""
        self.blows.append(self.now)
        luck = act.luck
        shard = luck.randrange(SHARDS)
        match act.kind:
            case Kind.KILL:
                self.kill(shard, luck.choice(DOWN))
            case Kind.RESTART:
                self.hand_over(shard, luck.choice(DOWN))
                if luck.random() < 0.3:
                    self.machine.call_later(1.5, self.crash, luck.choice(CRASHED))
            case Kind.SLOW:
                seconds = luck.choice(AWAY)
                if luck.random() < REPLACED:
                    self.replace(shard, LONGER + seconds, luck.choice(CRASHED))
                else:
                    self.freeze(shard, seconds)
            case Kind.LINE:
                self.cut(shard, luck.choice(AWAY))
            case Kind.COMMIT:
                if self.bots[shard].is_up:
                    self.bots[shard].writing.is_next_unknown = True
            case _:
                self.crash(luck.choice(CRASHED))

    def press(self, act: Act) -> None:
        """Let somebody press: Discord sends it to the process that serves the server."""
        self.presses += 1
        decided: Decided = []
        luck = act.luck
        for _ in range(2 if act.kind is Kind.TWICE else 1):
            if luck.random() >= LOST:
                self.machine.call_later(TRAVEL * luck.random(), self._hear, act, self.presses, decided)

    @property
    def awake(self) -> list[HomeBot]:
        """The processes that run now."""
        return [each for each in (*self.bots, *self.ghosts) if each.is_up and not each.process.is_frozen]

    @property
    def trusting(self) -> list[HomeBot]:
        """Those that trust their memory, and may."""
        return [each for each in self.awake if each.line.is_current and each.process.name not in self.server.cut]

    @property
    def lonely(self) -> list[Away]:
        """The times in which a shard was served by nobody, and nothing else befell any process."""
        return [each for each in self.aways if not any(each.since < at < each.until for at in self.blows)]

    def _hear(self, act: Act, number: int, decided: Decided) -> None:
        guild = list(self.places)[act.luck.random() < 0.5]
        bot = self.bots[shard_of(guild, SHARDS)]
        if bot.is_up and not bot.process.is_frozen:
            bot.process.start(self._handle(bot, act, number, decided), str(act))

    def leave(self) -> None:
        """See `World`."""
        for each in (*self.bots, *self.ghosts):
            each.kill()
            each.disk.close()
        self.machine.kill()

    def _watch(self) -> None:
        super()._watch()
        for each in (*self.bots[1:], *self.ghosts):
            if each.process.faults:
                self.faults += [f"nobody caught: {fault}" for fault in each.process.faults]
                each.process.faults.clear()
        for here, there in combinations(self.awake, 2):
            both = set(here.line.homes) & set(there.line.homes)
            if both:
                self.faults.append(f"two homes: shards {sorted(both)} at {here.number} and {there.number}")


@contextmanager
def led(homes: Homes, luck: Random) -> Iterator[None]:
    """Let the line between processes take its time, its chance and its connections from this world."""

    async def raw_connection(_server: object) -> Line:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Process)  # noqa: S101
        try:
            return await connected(homes.server, loop)
        except OSError:
            raise Unavailable("cannot reach the database") from None

    def now() -> float:
        return homes.timeline.now

    stand_ins = (
        (connection, "_seconds", now),
        (connection, "raw_connection", raw_connection),
        (time, "time", lambda: EPOCH + now()),
        (time, "time_ns", lambda: round((EPOCH + now()) * 1e9)),
        (secrets, "token_hex", lambda size: luck.randbytes(size).hex()),
    )
    with standing_in(*stand_ins):
        yield
