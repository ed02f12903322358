"""The world of one story: people who press, a machine on which the bot runs and dies, and time that passes at once."""

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Final

from bot.exploring.desk import Wall
from bot.exploring.ears import betrays
from bot.exploring.hours import Away, Span
from bot.exploring.incarnation import EPOCH, GUILDS, Incarnation, Ports, VirtualClock
from bot.exploring.loop import Process
from bot.exploring.people.acts import ACTS
from bot.exploring.people.press import Decided, Press, Witness
from bot.exploring.story import PEOPLE, Act, Kind, Story, Transcript
from bot.exploring.timeline import Timeline
from bot.exploring.trouble import Trouble
from bot.games.protocol import BadOption, Game, Refused
from bot.hosted import Games
from bot.robots.thinker import ThinkerClosed
from bot.standing import Objection
from bot.store import StoreError
from bot.tables import UNREADABLE, Declined, TooSoon
from bot.tables.time import SECOND
from bot.values.snowflake import first_id_at

FIRST_ID: Final = 1001  # of the people on Discord
TRAVEL: Final = 0.3  # s; a press arrives after this at most
TAKEN_UP: Final = "overdue, taken up again"  # so the log begins when a part has missed something
UNDISTURBED: Final = 15 * 60.0  # s after any trouble; from then on nothing may be missed
CONNECTED: Final = 5 * SECOND  # ms after a start, from which on a process knows the servers it is in
RECOVERED: Final = 60.0  # s after any trouble; from then on nobody is refused for want of a disk
LOST: Final = 0.02  # of all presses: so many never arrive
ALL_GAMES, FEW_GAMES = 0.5, (1, 3)  # of all stories: in so many people play all games; else so many games
SECOND_GUILD: Final = 0.3  # of what people begin: so much in another server


class World:
    """All that happens in a story. Tell it act by act, and look at it with judges.

    Attributes:
        bot: the process that runs, or the next one.
        dead: those before it, kept so that nothing of them runs, not even `finally`.
        faults: what no judge had to look for.
    """

    def __init__(self, story: Story, games: Games, folder: Path, empty: Path) -> None:
        """`folder`: where the files of the database go. `empty`: a database with all its tables and no row."""
        seed = story.seed
        self.games = games
        self.timeline = Timeline(luck_of(f"schedule {seed}"))
        self.transcript = Transcript(lambda: self.timeline.now)
        self.faults: list[str] = []
        self.witness = Witness(faults=self.faults)
        self.trouble = Trouble()
        self.wall = Wall(self.transcript, luck_of(f"wall {seed}"), faults=self.faults)
        self.clock = VirtualClock(self.timeline)
        self.machine = self._new_machine()
        self.dead: list[Incarnation] = []
        self.absences: list[Span] = []  # when no process ran
        self.aways: list[Away] = []  # when the bot could not be reached, though it ran
        self._gone_since: int | None = None  # Unix ms
        self.presses = 0
        self.fuse: tuple[int, Callable[[], None]] | None = None  # after so many callbacks, something befalls the bot
        self.places = GUILDS
        self.fashion = fashion_of(seed, games)
        self._folder = folder
        self._ports = Ports(self.timeline, self.wall, self.clock, games, luck_of(f"keys {seed}"))
        first = folder / "1.db"
        shutil.copy(empty, first)
        self.bot = self._new_bot(1, first)
        self.trouble.begin("down", self.timeline.now)

    def _new_machine(self) -> Process:
        """Return the process in which the world itself happens."""
        return Process(self.timeline, "world", is_orderly=True)

    def _is_weather(self, error: BaseException) -> bool:
        """Return whether the bot may end with this error when it starts, and be started again."""
        return isinstance(error, StoreError)

    def _new_bot(self, number: int, path: Path) -> Incarnation:
        """Return a process of the bot, on this file."""
        return Incarnation(self._ports, number, path)

    @property
    def outside(self) -> set[int]:
        """The servers that the bot is not in."""
        return self._ports.outside

    @property
    def now(self) -> int:
        """The time of the bot's clock, in Unix milliseconds."""
        return self.clock.now()

    @property
    def true_now(self) -> int:
        """The same by a clock that nobody has set."""
        return EPOCH + round(self.timeline.now * SECOND)

    @property
    def troubles(self) -> list[Span]:
        """The times when anything was wrong, in Unix milliseconds of a clock that nobody has set."""
        spells = self.trouble.so_far(self.timeline.now)
        spans = [Span(EPOCH + round(since * 1000), EPOCH + round(until * 1000)) for since, until in spells]
        return [*spans, *(Span(at, at) for at in self.wall.errors)]

    def pass_time(self, milliseconds: int) -> None:
        """Let time pass."""
        self.timeline.run(milliseconds / 1000, watch=self._watch)

    def is_reached(self) -> bool:
        """Return whether presses arrive."""
        return self.bot.is_up and not self.trouble.has("line")

    def wait_until_up(self, *, most: int) -> None:
        """Let time pass until people reach the bot, but not more than `most` milliseconds."""
        end = self.timeline.now + most / 1000
        while not self.is_reached() and self.timeline.step(until=end):
            self._watch()

    def _watch(self) -> None:
        """Look whether something befalls the bot just now."""
        if self.fuse is not None:
            steps, blow = self.fuse
            self.fuse = (steps - 1, blow)
            if steps <= 1:
                self.fuse = None
                blow()
        faults = self.bot.process.faults
        if faults:
            self.faults += [f"nobody caught: {each}" for each in faults]
            faults.clear()

    # The machine

    def begin(self) -> None:
        """Start the bot, on the file as it lies."""
        bot = self.bot
        self.transcript.add("start", bot.number, bot.process.habit)
        if self._gone_since is not None:
            self.absences.append(Span(self._gone_since, self.now))
            self._gone_since = None

        def started(error: BaseException | None) -> None:
            if bot is not self.bot:
                return
            if error is None:
                self.trouble.end("down", self.timeline.now)
                found = [
                    Away(f"server {each}", frozenset({each}), self.now + CONNECTED) for each in sorted(self.outside)
                ]
                self.aways += found
                return
            self.wall.reach(f"no start: {type(error).__name__}")
            self.transcript.add("no start", type(error).__name__)
            if not self._is_weather(error):
                self.faults.append(f"the bot does not start: {type(error).__name__} {error}")
            self.machine.call_soon(lambda: self.die(after=5 * SECOND))

        bot.start().add_done_callback(lambda task: started(None if task.cancelled() else task.exception()))

    def die(self, *, after: int, power: bool = False) -> None:
        """Let the bot die now, and the next one begin `after` milliseconds."""
        old = self.bot
        self.transcript.add("dies", old.number, "power" * power, self.timeline.steps)
        self.wall.reach("loss of power" if power else "kill")
        self.trouble.begin("down", self.timeline.now)
        self.wall.excuse(self.now)
        self._go(old)
        path = self._folder / f"{old.number + 1}.db"
        taken_over(old.path, path, with_log=old.disk.is_synced or not power)
        old.disk.close()
        self._next(path, after)

    def end(self, *, after: int) -> None:
        """Let an operator end the bot, and begin it again `after` milliseconds."""
        old = self.bot
        if not old.is_up:
            return
        self.transcript.add("ends", old.number)
        self.wall.excuse(self.now)
        self.wall.reach("restart")
        self.trouble.begin("down", self.timeline.now)

        def ended() -> None:
            if old is self.bot:  # else it was killed while it closed
                self._go(old)
                old.disk.close()
                self._next(old.path, after)

        old.end().add_done_callback(lambda _: self.machine.call_soon(ended))

    def _go(self, old: Incarnation) -> None:
        old.kill()
        for away in self.aways:
            away.until = away.until or self.now
        self._gone_since = self.now if self._gone_since is None else self._gone_since

    def _next(self, path: Path, after: int) -> None:
        old = self.bot
        self.dead.append(old)
        self.bot = self._new_bot(old.number + 1, path)
        self.bot.disk.is_full = self.trouble.has("full")
        self.machine.call_later(after / 1000, self.begin)

    def leave(self) -> None:
        """Let go of all that the dead have kept. What is closed now can do nothing anymore."""
        self.bot.kill()
        self.bot.disk.close()
        self.machine.kill()

    # Presses

    def press(self, act: Act) -> None:
        """Let someone press."""
        self.presses += 1
        luck = act.luck
        decided: Decided = []
        for _ in range(2 if act.kind is Kind.TWICE else 1):
            if luck.random() < LOST:
                self.transcript.add("lost", act)
            else:
                self.machine.call_later(TRAVEL * luck.random(), self._arrive, act, self.presses, decided)

    def _arrive(self, act: Act, number: int, decided: Decided) -> None:
        bot = self.bot
        if not bot.is_up or self.trouble.has("line"):
            self.transcript.add("unheard", act)
            self.wall.reach("press unheard")
        else:
            bot.process.start(self._handle(bot, act, number, decided), str(act))

    async def _handle(self, bot: Incarnation, act: Act, number: int, decided: Decided) -> None:
        """Answer a press, as a cog does."""
        who, under_way = FIRST_ID + act.who, self.witness.under_way
        under_way[who] += 1
        try:
            said = await ACTS[act.kind](await self._press_of(bot, act, number, decided))
        except TooSoon:
            said = self._refused("too soon")
        except Declined as error:
            said = self._refused(f"declined {error.reason}")
            if error.reason in UNREADABLE:
                self.faults.append(f"a game cannot be read, though its log is whole: {act}: {error.reason}")
        except Refused as error:
            said = self._refused(f"refused {error.refusal.game} {error.refusal.code}")
        except BadOption as error:
            said = self._refused(f"bad option {error.code}")
        except Objection as error:
            said = self._refused(f"objection {error.why}")
        except StoreError as error:
            said = self._refused(f"store {type(error).__name__}")
            if min(self.trouble.well_for(self.timeline.now), self.timeline.now - bot.disk.failed_at) > RECOVERED:
                self.faults.append(f"a press was refused, though nothing is wrong: {act}: {error}")
        except ThinkerClosed:
            said = self._refused("no more thoughts")
            if bot.is_up:
                self.faults.append(f"nobody thinks, though the bot does not end: {act}")
        except Exception as error:
            said = f"raised {type(error).__name__}"
            self.faults.append(f"a press failed: {act}: {type(error).__name__} {error}")
        finally:
            under_way[who] -= 1
        self.transcript.add(f"#{number}", PEOPLE[act.who], act.kind, said)

    async def _press_of(self, bot: Incarnation, act: Act, number: int, decided: Decided) -> Press:
        tables, standing = bot.parts
        gone = frozenset[int]() if self.wall.is_shared else frozenset(self.witness.forgotten)
        people = [await tables.people.meet(FIRST_ID + at, name=name, locale="en") for at, name in enumerate(PEOPLE)]
        self.faults += [f"player {each.id} is here again, though forgotten" for each in people if each.id in gone]
        luck = act.luck
        guild_id = list(self.places)[luck.random() < SECOND_GUILD]
        return Press(
            tables=tables,
            standing=standing,
            wall=self.wall,
            witness=self.witness,
            person=people[act.who],
            others=[each for at, each in enumerate(people) if at != act.who],
            luck=luck,
            id=first_id_at(self.now) + number,
            now=self.now,
            guild_id=guild_id,
            channel_id=self.places[guild_id],
            decided=decided,
            fashion=self.fashion,
            shut=[each for each in self.places if self.trouble.has(f"server {each}")],
        )

    def known_tables(self) -> set[str]:
        """Return the tables that people know, where the game may go on."""
        begun = {*self.witness.accepted, *(each.id for each in self.wall.lobbies.values() if each.is_started)}
        return (begun | {*self.wall.tables}) - {key for key, each in self.wall.tables.items() if each.is_over}

    def hear(self, line: str) -> None:
        """Hear a line of the bot's log."""
        if betrays(line, self._ports.secrets):
            self.faults.append(f"the log names a card or a secret: {line}")
        is_disturbed = self.wall.is_shared or self.wall.reached["clock set"] or not self.is_well_for(UNDISTURBED)
        if TAKEN_UP in line and not is_disturbed:
            self.faults.append(f"taken up though nothing was wrong: {line}")

    def is_late(self, when: int, patience: int) -> bool:
        """Return whether what was due at `when` (Unix ms) is undone though all was well for `patience` ms since."""
        return min(self.now - when, self.trouble.well_for(self.timeline.now) * 1000) > patience

    def is_well_for(self, seconds: float) -> bool:
        """Return whether nothing has been wrong for so long."""
        now = self.timeline.now
        return min(self.trouble.well_for(now), now - self.bot.disk.failed_at) > seconds

    def _refused(self, what: str) -> str:
        self.wall.reach(what)
        return what


def taken_over(old: Path, new: Path, *, with_log: bool) -> None:
    """Copy a database as it lies, with its journal unless that was not synced when the power went."""
    shutil.copy(old, new)
    log = old.with_name(f"{old.name}-wal")
    if with_log and log.exists():
        shutil.copy(log, new.with_name(f"{new.name}-wal"))


def luck_of(name: str) -> Random:
    """Return the luck of this name, the same in each run."""
    return Random(name)  # noqa: S311  luck, not secrets


def fashion_of(seed: int, games: Games) -> Sequence[Game]:
    """Return the games that people play in a story: all, or a few, so that they do more in each."""
    luck, all_games = luck_of(f"liking {seed}"), [each.game for each in games.values()]
    return (
        all_games if luck.random() < ALL_GAMES else luck.sample(all_games, min(luck.choice(FEW_GAMES), len(all_games)))
    )
