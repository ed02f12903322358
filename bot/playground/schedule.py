"""The scheduled events of servers: made, changed, begun and ended, and who is interested in them.

Source: Discord's reference, "Guild Scheduled Event". Only events somewhere else (EXTERNAL) exist here. They begin and
end by themselves.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.playground.changes import EventChanged, InterestChanged
from bot.playground.entities import EventStatus, Guild, ScheduledEvent, User
from bot.playground.permissions import Permission, permissions_in_guild
from bot.playground.refusal import Reason, Refusal, invalid_field
from bot.playground.world import World

MOST_EVENTS = 100  # of a server that are not over
FOLLOWING: Mapping[EventStatus, frozenset[EventStatus]] = {
    EventStatus.SCHEDULED: frozenset({EventStatus.SCHEDULED, EventStatus.ACTIVE, EventStatus.CANCELED}),
    EventStatus.ACTIVE: frozenset({EventStatus.ACTIVE, EventStatus.COMPLETED}),
}


@dataclass(frozen=True, slots=True)
class EventPlan:
    """The contents of an event; times in seconds since 1970."""

    name: str
    description: str | None
    location: str
    starts: float
    ends: float


def add_event(world: World, guild: Guild, creator: User, plan: EventPlan) -> ScheduledEvent:
    """Return a new event. Raises the `Refusal` for someone who may not, for a past start, and for one too many."""
    if not permissions_in_guild(guild, guild.members[creator.id]) & Permission.CREATE_EVENTS:
        raise Refusal.of(Reason.MISSING_PERMISSIONS)
    _see_times(world, plan.starts, plan.ends)
    if len(world.events_of(guild)) >= MOST_EVENTS:
        raise Refusal.of(Reason.TOO_MANY_EVENTS)
    event = ScheduledEvent(
        world.snowflakes.mint(),
        guild.id,
        creator.id,
        plan.name,
        plan.description,
        plan.location,
        plan.starts,
        plan.ends,
    )
    world.events[event.id] = event
    world.changes.publish(EventChanged(event, "create"))
    wind(world, event)
    return event


def change_event(
    world: World, event: ScheduledEvent, by: User, plan: EventPlan, status: EventStatus | None = None
) -> None:
    """Let an event say something else, or begin or end. Raises the `Refusal` for what cannot be."""
    _may_change(world, event, by)
    if event.is_over:
        raise Refusal.of(Reason.EVENT_OVER)
    if status is not None and status not in FOLLOWING[event.status]:
        raise invalid_field("BASE_TYPE_CHOICES", "Invalid status transition.", "status")
    if (plan.starts, plan.ends) != (event.starts, event.ends):
        _see_times(world, plan.starts if event.status is EventStatus.SCHEDULED else None, plan.ends)
    event.name, event.description, event.location = plan.name, plan.description, plan.location
    event.starts, event.ends = plan.starts, plan.ends
    event.status = status or event.status
    world.changes.publish(EventChanged(event, "update"))
    wind(world, event)


def delete_event(world: World, event: ScheduledEvent, by: User) -> None:
    """Delete an event, which is how people cancel one. Raises the `Refusal` for someone who may not."""
    _may_change(world, event, by)
    del world.events[event.id]
    world.changes.publish(EventChanged(event, "delete"))


def interest(world: World, event: ScheduledEvent, user: User, *, interested: bool) -> None:
    """Let someone be interested in an event, or no longer."""
    if interested == (user.id in event.interested):
        return
    if interested:
        event.interested.append(user.id)
    else:
        event.interested.remove(user.id)
    world.changes.publish(InterestChanged(event, user.id, "add" if interested else "remove"))


def may_change(world: World, event: ScheduledEvent, user: User) -> bool:
    """Return whether someone may change an event: who made it, or who manages events."""
    member = world.guilds[event.guild_id].members.get(user.id)
    if member is None:
        return False
    granted = permissions_in_guild(world.guilds[event.guild_id], member)
    own = event.creator_id == user.id and granted & Permission.CREATE_EVENTS
    return bool(own or granted & Permission.MANAGE_EVENTS)


def wind(world: World, event: ScheduledEvent) -> None:
    """Let an event begin and end by itself, from now on."""
    due = {EventStatus.SCHEDULED: event.starts, EventStatus.ACTIVE: event.ends}.get(event.status)
    if due is not None:
        world.clock.call_in(max(0.0, due - world.clock.now()), lambda: _pass_time(world, event))


def _pass_time(world: World, event: ScheduledEvent) -> None:
    """Begin or end an event whose time has come; it may have been changed since the alarm was set."""
    if world.events.get(event.id) is not event:
        return
    now, before = world.clock.now(), event.status
    if event.status is EventStatus.SCHEDULED and event.starts <= now:
        event.status = EventStatus.ACTIVE
    elif event.status is EventStatus.ACTIVE and event.ends <= now:
        event.status = EventStatus.COMPLETED
    if event.status is not before:
        world.changes.publish(EventChanged(event, "update"))
        wind(world, event)


def _may_change(world: World, event: ScheduledEvent, by: User) -> None:
    if not may_change(world, event, by):
        raise Refusal.of(Reason.MISSING_PERMISSIONS)


def _see_times(world: World, starts: float | None, ends: float) -> None:
    """Refuse times in the past, and an end before the start. None for a start that has been."""
    now = world.clock.now()
    if starts is not None and starts <= now:
        raise invalid_field(
            "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past.", "scheduled_start_time"
        )
    if ends <= (now if starts is None else starts):
        raise invalid_field(
            "GUILD_SCHEDULED_EVENT_END_BEFORE_START", "Event must end after it starts.", "scheduled_end_time"
        )
