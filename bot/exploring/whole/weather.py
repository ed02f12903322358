"""Blows to the whole bot, besides what befalls its tables: lines, sessions, answers of Discord, and its places."""

from collections.abc import Callable, Container, Mapping
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Final

from bot.exploring import blows
from bot.exploring.story import Act, Kind
from bot.exploring.whole.house import House
from bot.exploring.whole.nights import PLANNERS
from bot.exploring.whole.wire import NEAR
from bot.playground.entities import Guild, Message
from bot.tables.time import SECOND

SOON_UP: Final = (100, 3 * SECOND, 40 * SECOND)  # ms; while Discord knows the nonce of what was posted
AT_A_POST: Final = 0.6  # of all kills: so many fall while a message is being posted
ARCHIVED: Final = 0.5  # of all threads that someone chooses: so many are put away, not deleted
AS_POSTED: Final = 0.3  # of all messages that someone deletes: so many are new, and the bot has not heard of their post


def befall(house: House, act: Act) -> None:
    """Let it happen."""
    BLOWS[act.kind](house, act.luck)


def heal(house: House) -> None:
    """Let everything be well from now on, except that the bot may still be down."""
    house.fuse = house.sky.on_post = None
    for each in sorted(house.trouble.now):
        _over(house, each)
    house.bot.disk.next_commits.clear()


def _kill(house: House, luck: Random, *, power: bool = False) -> None:
    """Let the bot die: often in the moment between a message that it posts and the note of it."""
    if luck.random() < AT_A_POST:
        after, down = 2 * NEAR * luck.random(), luck.choice(SOON_UP)
        dies = partial(blows.dies, house, down, power=power)
        house.sky.on_post = lambda: house.soon(after, dies)
    else:
        blows.BLOWS[Kind.POWER if power else Kind.KILL](house, luck)


def _place(house: House, luck: Random) -> None:
    """Let someone delete a channel and open another one in its place, or delete a thread, or put it away."""
    world = house.discord.world
    threads = [each for each in world.channels.values() if each.thread is not None]
    place = luck.choice([*threads, *house.channels] if luck.random() < 0.5 else house.channels)
    if place in house.channels:
        at = house.channels.index(place)
        house.channels[at] = house.discord.add_channel(house.guilds[at], "cards")
    elif luck.random() < ARCHIVED:
        world.archive(place, True)
        house.wall.reach("thread put away")
        return
    world.delete_channel(place)
    house.wall.reach("place deleted")


def _line(house: House, luck: Random) -> None:
    """Let something go wrong with the line to the gateway."""
    gateway = house.discord.gateway
    how = luck.choice(["cut", "cut", "hang up", "reconnect", "resumable", "invalid"])
    match how:
        case "cut":
            gateway.drop()
        case "hang up":
            house.machine.start(gateway.hang_up(), "hang up")
        case "reconnect":
            gateway.ask_reconnect()
        case _:
            gateway.invalidate(resumable=how == "resumable")
    _begin(house, "line", 30.0, how)  # until the library has come back, and more


def _server(house: House, luck: Random) -> None:
    """Be removed from a server, and let in again later."""
    guild = luck.choice(house.guilds)
    if house.discord.bot.id in guild.members:
        house.discord.world.remove_member(guild, house.discord.bot)
        _begin(house, f"server {house.guilds.index(guild)}", luck.choice([5.0, 300.0, 4000.0]))


def _message(house: House, luck: Random) -> None:
    """Let someone who keeps order delete one of the newest messages, or the one that the bot is about to post."""
    channel = luck.choice(house.channels)
    newest = [each for each in list(channel.messages.values())[-4:] if not each.hidden]
    if not newest:
        return
    deleted = luck.choice(newest)
    if luck.random() < AS_POSTED:
        known, after = {*house.discord.world.messages}, NEAR * luck.random()
        house.sky.on_post = lambda: house.soon(after, partial(_delete_new, house, known))
    else:
        _delete(house, deleted)
        house.wall.reach("message deleted")


def _delete_new(house: House, known: Container[int]) -> None:
    """Delete a message that the bot has posted in a channel, unless it is one of those `known` before."""
    world = house.discord.world
    there = [each for place in house.channels for each in list(place.messages.values())[-2:]]
    posted = [each for each in there if each.id not in known and each.author_id == world.bot.id and not each.hidden]
    for each in posted[-1:]:
        _delete(house, each)
        house.wall.reach("message deleted as it was posted")


def _delete(house: House, message: Message) -> None:
    house.discord.world.delete(message)
    house.removed.add(message.id)


def _discord(house: House, luck: Random) -> None:
    sky = house.sky
    what = luck.choice(["failing", "failing", "far", "doubled"])
    match what:
        case "failing":
            sky.failing = luck.choice([0.1, 0.3, 0.6])
        case "far":
            house.wires.latency = luck.choice([0.5, 1.5])
        case _:
            sky.doubled = 0.5
    _begin(house, "discord", luck.choice([5.0, 60.0, 600.0]), what)


def _begin(house: House, trouble: str, seconds: float, how: str = "") -> None:
    house.trouble.begin(trouble, house.timeline.now)
    house.transcript.add("trouble", trouble, how)
    house.wall.reach(f"trouble {trouble} {how}".rstrip())
    if trouble == "discord":
        house.storm(seconds)
    house.machine.call_later(seconds, _over, house, trouble)


def _over(house: House, trouble: str) -> None:
    if trouble == "down" or not house.trouble.has(trouble):
        return
    house.trouble.end(trouble, house.timeline.now)
    house.transcript.add("well again", trouble)
    match trouble:
        case "discord":
            house.sky.failing = house.sky.doubled = 0.0
            house.wires.latency = NEAR
        case "full":
            house.bot.disk.is_full = False
        case "slow":
            house.bot.slowness = 0.0
        case "line":
            pass
        case _:
            _let_in(house, house.guilds[int(trouble.split()[1])])


def _let_in(house: House, guild: Guild) -> None:
    """Let a server have the bot again, which may do there what it could do before."""
    world, bot = house.discord.world, house.discord.bot
    world.add_member(guild, bot)
    for role in [each for each in guild.roles.values() if each.name == PLANNERS]:
        world.grant_role(guild, bot, role)


BLOWS: Final[Mapping[Kind, Callable[[House, Random], None]]] = MappingProxyType(
    {
        **blows.BLOWS,
        Kind.KILL: _kill,
        Kind.POWER: partial(_kill, power=True),
        Kind.LINE: _line,
        Kind.SERVER: lambda house, luck: luck.choices([_server, _message, _place], [4, 5, 2])[0](house, luck),
        Kind.DISCORD: _discord,
    }
)
