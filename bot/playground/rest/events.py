"""The scheduled events of servers."""

from bot.playground.entities import EventStatus, ScheduledEvent
from bot.playground.limits import check_event
from bot.playground.payloads import event_payload, interest_payload
from bot.playground.refusal import Reason, Refusal
from bot.playground.rest.ask import NO_CONTENT, Ask, Reply, Route
from bot.playground.schedule import EventPlan, add_event, change_event, delete_event
from bot.playground.snowflake import seconds_at
from bot.playground.wire import child, text, whole

ALL = "/guilds/{guild_id}/scheduled-events"
ONE = ALL + "/{event_id}"
MOST_USERS = 100


def listing(ask: Ask) -> Reply:
    """GET …/scheduled-events"""
    world = ask.backend.world
    counts = ask.asks("with_user_count")
    return Reply([event_payload(world, each, counted=counts) for each in world.events_of(ask.guild())])


def create(ask: Ask) -> Reply:
    """POST …/scheduled-events"""
    world, guild = ask.backend.world, ask.guild()
    check_event(ask.form)
    return Reply(event_payload(world, add_event(world, guild, world.bot, _plan(ask, None))))


def read(ask: Ask) -> Reply:
    """GET …/scheduled-events/{event_id}"""
    return Reply(event_payload(ask.backend.world, _event(ask), counted=ask.asks("with_user_count")))


def edit(ask: Ask) -> Reply:
    """PATCH …/scheduled-events/{event_id}"""
    world, event = ask.backend.world, _event(ask)
    check_event(ask.form, edit=True)
    status = whole(ask.form.get("status"))
    change_event(world, event, world.bot, _plan(ask, event), None if status is None else EventStatus(status))
    return Reply(event_payload(world, event))


def remove(ask: Ask) -> Reply:
    """DELETE …/scheduled-events/{event_id}"""
    delete_event(ask.backend.world, _event(ask), ask.backend.world.bot)
    return NO_CONTENT


def users(ask: Ask) -> Reply:
    """GET …/scheduled-events/{event_id}/users: in order of their ids; `before` wins over `after`"""
    world, event = ask.backend.world, _event(ask)
    before, after = (whole(ask.query.get(each, "")) for each in ("before", "after"))
    most = min(whole(ask.query.get("limit", "")) or MOST_USERS, MOST_USERS)
    found = sorted(event.interested)
    if before is not None:
        found = [each for each in found if each < before][-most:]
    else:
        found = [each for each in found if each > (after or 0)][:most]
    with_member = ask.asks("with_member")
    return Reply([interest_payload(world, event, each, with_member=with_member) for each in found])


def _event(ask: Ask) -> ScheduledEvent:
    event = ask.backend.world.events.get(ask.id("event_id"))
    if event is None or event.guild_id != ask.guild().id:
        raise Refusal.of(Reason.UNKNOWN_EVENT)
    return event


def _plan(ask: Ask, event: ScheduledEvent | None) -> EventPlan:
    """Return what a body says; what a change leaves out stays as it is."""
    form = ask.form
    starts, ends = (
        seconds_at(text(form, key)) if form.get(key) is not None else before
        for key, before in (
            ("scheduled_start_time", 0.0 if event is None else event.starts),
            ("scheduled_end_time", 0.0 if event is None else event.ends),
        )
    )
    kept = EventPlan("", None, "", 0.0, 0.0) if event is None else event
    description = text(form, "description") or None if "description" in form else kept.description
    return EventPlan(
        text(form, "name", kept.name),
        description,
        text(child(form, "entity_metadata"), "location", kept.location),
        starts,
        ends,
    )


ROUTES = (
    Route("GET", ALL, listing),
    Route("POST", ALL, create),
    Route("GET", ONE, read),
    Route("PATCH", ONE, edit),
    Route("DELETE", ONE, remove),
    Route("GET", ONE + "/users", users),
)
