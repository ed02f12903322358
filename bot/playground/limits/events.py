"""The limits of a scheduled event.

Source: Discord's reference, "Guild Scheduled Event: create guild scheduled event", "modify guild scheduled event".
"""

from collections.abc import Mapping

from bot.playground.limits.form import Form
from bot.playground.snowflake import seconds_at

GUILD_ONLY = 2
EXTERNAL = 3  # other kinds need voice, which is not here
STATUSES = (1, 2, 3, 4)


def check_event(payload: Mapping[str, object], *, edit: bool = False) -> None:
    """Refuse an event whose name, description, place or times are out of bounds.

    An `edit` names only what it changes.
    """
    form = Form(payload)
    needed = not edit
    form.text("name", 100, shortest=1, required=needed or "name" in payload, trimmed=True)
    form.text("description", 1000)
    form.choice("privacy_level", (GUILD_ONLY,), required=needed)
    form.choice("entity_type", (EXTERNAL,), required=needed)
    place = form.form("entity_metadata", required=needed)
    if place is not None:
        place.text("location", 100, shortest=1, required=True, trimmed=True)
    if form.given("channel_id"):
        form.fail("GUILD_SCHEDULED_EVENT_CHANNEL_ID_INVALID", "Channel must be null for this type.", "channel_id")
    for key in ("scheduled_start_time", "scheduled_end_time"):
        _check_time(form, key, required=needed or key in payload)
    if edit:
        form.choice("status", STATUSES)
    form.refuse_faults()


def _check_time(form: Form, key: str, *, required: bool) -> None:
    written = form.text(key, 100, required=required)
    if written is None:
        return
    try:
        seconds_at(written)
    except ValueError:
        form.fail("DATE_TIME_TYPE_PARSE", f"Could not parse {written}. Should be ISO8601.", key)
