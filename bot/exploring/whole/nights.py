"""Game nights in whole stories: people plan them, are interested, begin and move and cancel their events.

| must be true | otherwise |
|---|---|
| the table of a night opens soon after its event has begun | it stays closed |
| a night whose event is gone, or over, is off soon | it goes on |
| all who were interested are called soon, each once, and nobody else | not called, or too often |
| its host sits at its table first | somebody else does |

Events begin by themselves, as on Discord. Left out are servers where the bot is not, and channels that were deleted.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

from bot.exploring.alone import Alone
from bot.exploring.duties import POSTED, SOON
from bot.exploring.whole.deeds import STAKES, some_terms
from bot.exploring.whole.hands import Hands
from bot.exploring.whole.house import House
from bot.playground.entities import EventStatus, ScheduledEvent
from bot.playground.permissions import Permission
from bot.playground.schedule import EventPlan, change_event, delete_event, interest, may_change
from bot.playground.seen import see
from bot.store import OPENED, PLANNED, NightRow, Store
from bot.tables.time import HOUR, MINUTE, SECOND
from cogs.ids import Verb

PLANNERS: Final = "planners"  # the role of all who may make events
MOST_PLAYERS: Final = 60  # of a story
PLANNED_ANEW: Final = 0.15  # of all acts about nights: so many plan one
WHEN: Final = ("in 2 minutes", "in 2 minutes", "in 10 minutes", "in 40 minutes", "soon")
CALLED_OFF: Final = 0.05  # of all acts: so many press the button that calls a night off
STABLE: Final = MINUTE  # ms before its beginning in which nobody may have lost interest
WAYS: Final = {"interest": 20, "no interest": 2, "begin": 3, "move": 2, "cancel": 1}


async def night(hands: Hands, luck: Random) -> str:
    """Plan a night, or do something with the event of one."""
    house, user = hands.house, hands.person.user
    _permit(house)
    world = house.discord.world
    events = [each for guild in house.guilds for each in world.events_of(guild) if user.id in guild.members]
    if not events or luck.random() < PLANNED_ANEW:
        when, stake = luck.choice(WHEN), luck.choice(STAKES)
        return await hands.type("/night", luck, when=when, stake=stake, **some_terms(hands, luck))
    if luck.random() < CALLED_OFF and (part := hands.sought({Verb.NIGHT}, luck)) is not None:
        return await hands.use(part, luck)
    event = luck.choice(events)
    way = luck.choices([*WAYS], [*WAYS.values()])[0]
    if way in {"interest", "no interest"}:
        is_interested = way == "interest"
        interest(world, event, user, interested=is_interested)
        house.interest[event.id, user.id] = house.now if is_interested else None
    elif may_change(world, event, user) and event.status is EventStatus.SCHEDULED:
        _change(house, hands, event, way)
    return f"{way} {event.id}"


def _change(house: House, hands: Hands, event: ScheduledEvent, way: str) -> None:
    world, user = house.discord.world, hands.person.user
    later = 10 * MINUTE / SECOND if way == "move" else 0
    plan = EventPlan(event.name, event.description, event.location, event.starts + later, event.ends + later)
    match way:
        case "cancel":
            delete_event(world, event, user)
        case "begin":
            change_event(world, event, user, plan, EventStatus.ACTIVE)
        case _:
            change_event(world, event, user, plan)


def _permit(house: House) -> None:
    """Let everyone make events, the bot too where it is, and the first person manage them."""
    if house.has_nights:
        return
    house.has_nights = True
    for guild in house.guilds:
        bot = [house.discord.bot] if guild.id in house.here() else []
        house.discord.add_role(guild, PLANNERS, *house.people, *bot, permissions=Permission.CREATE_EVENTS)
        house.discord.add_role(guild, "hosts", house.people[0], permissions=Permission.MANAGE_EVENTS)


class Nights:
    """A judge of nights, and what it has seen so far."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._since: dict[tuple[str, str], int] = {}  # since when something is due in a night (Unix ms)

    def idle(self, alone: Alone, store: Store) -> Iterator[str]:
        """Yield what has been due for too long."""
        due = {}
        for row in alone.run(store.open_nights()) if self._house.has_nights else ():
            if row.guild_id in self._house.here() and any(each.id == row.channel_id for each in self._house.channels):
                what = self._due(row, alone, store)
                if what is not None:
                    due[row.id, what] = self._since.get((row.id, what), self._house.now)
        self._since = due
        for (key, what), since in due.items():
            if self._house.is_late(since, POSTED if what == "calls people" else SOON):
                yield f"night {key} never {what}"

    def _due(self, row: NightRow, alone: Alone, store: Store) -> str | None:
        """Return what is to happen in a night; None for nothing yet."""
        if row.state == OPENED:
            calls = alone.run(store.night_calls(row.id))
            return "calls people" if any(each.posted_at is None for each in calls) else "ends"
        event = self._house.discord.world.events.get(row.event_id or 0)
        if row.event_id is not None and (event is None or event.is_over):
            return "is called off, though its event is gone"
        is_begun = event is not None and event.status is EventStatus.ACTIVE
        return "opens, though its event has begun" if is_begun and row.state == PLANNED else None


def misheld(house: House) -> Iterator[str]:
    """Yield what is wrong with nights at the end of a story."""
    if not house.has_nights:
        return
    with Alone() as alone:
        store = alone.read(house.bot.path)
        users = alone.run(store.players(range(1, MOST_PLAYERS)))
        for row in [each for user in users for each in alone.run(store.nights_of(user))]:
            acts = alone.run(store.lobby_acts([row.id]))
            if acts and acts[0].player != row.player:
                yield f"night {row.id}: {acts[0].player} sits there first, not its host {row.player}"
            if acts:
                host = users[row.player].discord_id
                yield from _called(house, row, acts[0].at, host)


def _apart(alone: Alone, store: Store, host: int) -> set[int]:
    """Return whom a block keeps apart from a host."""
    found = alone.run(store.players(alone.run(store.blockers_of(host))))
    blockers = {each.discord_id for each in found.values() if each.discord_id is not None}
    return {each.blocked_id for each in alone.run(store.blocks_of(host))} | blockers


def _called(house: House, row: NightRow, opened_at: int, host: int | None) -> Iterator[str]:
    """Yield who was called to a night too often, or for nothing."""
    channel = house.discord.world.channels.get(row.channel_id)
    prefix = f"{row.id}-call-"
    calls = (
        [] if channel is None else [each for each in channel.messages.values() if str(each.nonce).startswith(prefix)]
    )
    often = Counter(user for each in calls for user in see(house.discord.world, each).mentions)
    ever = {user for (event, user), _ in house.interest.items() if event == row.event_id}
    for user, times in sorted(often.items()):
        if times > 1:
            yield f"night {row.id}: {user} was called {times} times"
        if user not in ever or user == host:
            yield f"night {row.id}: {user} was called, and was not interested"
    surely = {user for user in ever if (at := house.interest[row.event_id or 0, user]) and at < opened_at - STABLE}
    with Alone() as alone:
        store = alone.read(house.bot.path)
        rows = alone.run(store.night_calls(row.id))
        ends = [each.at for each in alone.run(store.lobby_acts([row.id])) if each.kind in {"start", "close"}]
        apart = house.shunned | _apart(alone, store, row.player)
        blocked = {each.blocked_id for each in alone.run(store.blocks_of(row.player)) if each.at < opened_at}
    for user in sorted({*often} & blocked):
        yield f"night {row.id}: {user} was called, whom its host blocks"
    last = max((each.posted_at or opened_at for each in rows), default=opened_at + STABLE)
    was_open = all(each.posted_at for each in rows) and all(at > last for at in ends)
    was_here = not any(house.wall.reached[f"trouble server {at}"] for at in range(len(house.guilds)))
    is_reached = channel is not None and was_here and last < opened_at + HOUR
    if is_reached and was_open and (missing := sorted(surely - {*often} - {host} - apart)):
        yield f"night {row.id}: {missing} were interested, and not called"
