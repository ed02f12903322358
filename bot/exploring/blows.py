"""Blows to the bot: kills, losses of power, restarts, clocks that are set, and faults of disk, line and Discord."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Final

from bot.exploring.driver import Commit
from bot.exploring.hours import Away
from bot.exploring.incarnation import GUILDS
from bot.exploring.story import Act, Kind
from bot.exploring.world import World
from bot.tables.time import DAY, HOUR, MINUTE, SECOND

DOWN: Final = (100, 3 * SECOND, 3 * SECOND, 40 * SECOND, HOUR, DAY)  # ms until a bot that died is up again
WITHIN: Final = 80  # callbacks within which a blow falls: in the middle of something, perhaps of a commit
DIES_TOO: Final = 0.3  # of all times when Discord fails: in so many the bot dies, too
SET_BY: Final = (-3 * SECOND, MINUTE, 2 * HOUR)  # ms by which someone sets a clock; `check` bears no more back


def befall(world: World, act: Act) -> None:
    """Let it happen: at once, or in the middle of what the bot does next."""
    BLOWS[act.kind](world, act.luck)


def heal(world: World) -> None:
    """Let everything be well from now on, except that the bot may still be down."""
    world.fuse = None
    for each in ("full", "slow", "discord", "line"):
        _over(world, each)
    for guild in GUILDS:
        _back(world, guild)
    world.bot.disk.next_commits.clear()


def _kill(world: World, luck: Random, *, power: bool = False) -> None:
    world.fuse = (1 + luck.randrange(WITHIN), partial(dies, world, luck.choice(DOWN), power=power))


def dies(world: World, after: int, *, power: bool) -> None:
    """Let the bot die now, if it is there."""
    if not world.trouble.has("down") or world.bot.disk.connections:  # else it is not there; it may be on its way up
        world.die(after=after, power=power)


def _restart(world: World, luck: Random) -> None:
    world.end(after=luck.choice(DOWN))


def _clock(world: World, luck: Random) -> None:
    """Set the clock of the machine while it is down."""
    by = luck.choice(SET_BY)

    def dies_then() -> None:
        dies(world, 10 * SECOND, power=False)
        world.clock.offset += by
        world.transcript.add("clock", by)
        world.wall.reach("clock set")

    world.fuse = (1, dies_then)


def _line(world: World, luck: Random) -> None:
    """Lose the line to Discord for a while."""
    if not world.bot.is_up or world.trouble.has("line"):
        return
    bot, (tables, _) = world.bot, world.bot.parts
    world.trouble.begin("line", world.timeline.now)
    world.aways.append(Away("line", frozenset(GUILDS), world.now))
    world.transcript.add("line lost")
    world.wall.reach("line lost")
    bot.process.call_soon(tables.presence.out_of_reach, 0, set(GUILDS))
    world.machine.call_later(luck.choice([2, 20, 200, 4000, 4000, 40_000]), _over, world, "line")


def _server(world: World, luck: Random) -> None:
    """Be removed from a server, and let in again later."""
    if not world.bot.is_up:
        return
    guild, (tables, _) = luck.choice(list(GUILDS)), world.bot.parts
    if not world.trouble.has(f"server {guild}"):
        world.aways.append(Away(f"server {guild}", frozenset({guild}), world.now))
    world.trouble.begin(f"server {guild}", world.timeline.now)
    world.outside.add(guild)
    world.transcript.add("removed from", guild)
    world.wall.reach("server lost")
    world.bot.process.call_soon(partial(tables.in_server, guild, is_here=False))
    world.machine.call_later(luck.choice([5, 300, 4000, 40_000]), _back, world, guild)


def _back(world: World, guild: int) -> None:
    world.outside.discard(guild)
    if world.trouble.has(f"server {guild}"):
        _is_back(world, f"server {guild}")
        world.trouble.end(f"server {guild}", world.timeline.now)
        world.transcript.add("back in", guild)
        if world.bot.is_up:
            tables, _ = world.bot.parts
            world.bot.process.call_soon(partial(tables.in_server, guild, is_here=True))


def _is_back(world: World, trouble: str) -> None:
    """Note that the bot can be reached again."""
    last = next((each for each in reversed(world.aways) if each.trouble == trouble), None)
    if last is not None:
        last.until = world.now


def _full(world: World, luck: Random) -> None:
    world.bot.disk.is_full = True
    _begin(world, "full", luck.choice([1, 10, 600, 20_000]))


def _slow(world: World, luck: Random) -> None:
    world.bot.slowness = luck.choice([0.05, 0.5, 3.0])
    _begin(world, "slow", luck.choice([2, 30, 300]))


def _discord(world: World, luck: Random) -> None:
    world.wall.failing = luck.choice([0.2, 0.4, 1.0])
    world.wall.latency = luck.choice([0.05, 1.0, 10.0])
    seconds = luck.choice([20, 300, 5000, 50_000])
    _begin(world, "discord", seconds)
    if luck.random() < DIES_TOO:
        world.machine.call_later(0.9 * seconds, _dies_too, world, luck.choice(DOWN))


def _dies_too(world: World, after: int) -> None:
    """Let the bot die before Discord is well again: what it could not show is left to the next process."""
    if world.trouble.has("discord"):
        dies(world, after, power=False)


def _commit(world: World, luck: Random) -> None:
    due = luck.choice([*Commit])
    world.bot.disk.next_commits.append(due)
    world.transcript.add("next commit", due)
    world.wall.reach(f"commit {due}")


def _begin(world: World, trouble: str, seconds: float) -> None:
    world.trouble.begin(trouble, world.timeline.now)
    world.transcript.add("trouble", trouble)
    world.wall.reach(f"trouble {trouble}")
    world.machine.call_later(seconds, _over, world, trouble)


def _over(world: World, trouble: str) -> None:
    if not world.trouble.has(trouble):
        return
    _is_back(world, trouble)
    world.trouble.end(trouble, world.timeline.now)
    world.transcript.add("well again", trouble)
    match trouble:
        case "full":
            world.bot.disk.is_full = False
        case "slow":
            world.bot.slowness = 0.0
        case "discord":
            world.wall.failing, world.wall.latency = 0.0, 0.05
        case _ if world.bot.is_up:
            tables, _ = world.bot.parts
            here = {each for each in GUILDS if not world.trouble.has(f"server {each}")}
            world.bot.process.call_soon(tables.presence.in_reach, 0, here)
        case _:
            pass


BLOWS: Final[Mapping[Kind, Callable[[World, Random], None]]] = MappingProxyType(
    {
        Kind.KILL: _kill,
        Kind.POWER: partial(_kill, power=True),
        Kind.RESTART: _restart,
        Kind.CLOCK: _clock,
        Kind.LINE: _line,
        Kind.SERVER: _server,
        Kind.FULL: _full,
        Kind.COMMIT: _commit,
        Kind.SLOW: _slow,
        Kind.DISCORD: _discord,
    }
)
