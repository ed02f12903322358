"""A scheduled event: its name, its place and its times."""

from bot.playground.limits import check_event
from tests.playground.limits.table import Json, Limit, each_of, faults
from tests.playground.openapi import openapi_contract


def event(**changes: object) -> Json:
    times = {"scheduled_start_time": "2026-11-27T20:00:00+00:00", "scheduled_end_time": "2026-11-27T23:00:00+00:00"}
    kind = {"privacy_level": 2, "entity_type": 3, "entity_metadata": {"location": "#table"}}
    return {"name": "Game night", **times, **kind, **changes}


LIMITS = [
    Limit("name", event(name="n" * 100), event(name="n" * 101), "name", "BASE_TYPE_BAD_LENGTH"),
    Limit("name is there", event(), event(name=""), "name", "BASE_TYPE_REQUIRED"),
    Limit("description", event(description="d" * 1000), event(description="d" * 1001), "description",
          "BASE_TYPE_MAX_LENGTH"),
    Limit("place", event(entity_metadata={"location": "p" * 100}), event(entity_metadata={"location": "p" * 101}),
          "entity_metadata.location", "BASE_TYPE_BAD_LENGTH"),
    Limit("place is there", event(), event(entity_metadata=None), "entity_metadata", "BASE_TYPE_REQUIRED"),
    Limit("members only", event(), event(privacy_level=1), "privacy_level", "BASE_TYPE_CHOICES"),
    Limit("no channel", event(channel_id=None), event(channel_id="5"), "channel_id",
          "GUILD_SCHEDULED_EVENT_CHANNEL_ID_INVALID"),
    Limit("a time with an offset", event(scheduled_start_time="2026-11-27T21:00:00+01:00"),
          event(scheduled_start_time="2026-11-27T21:00:00"), "scheduled_start_time", "DATE_TIME_TYPE_PARSE"),
    Limit("an end", event(), event(scheduled_end_time=None), "scheduled_end_time", "BASE_TYPE_REQUIRED"),
]  # fmt: skip

limits = each_of(LIMITS)


@limits
def test_an_event_has_limits(limit: Limit) -> None:
    check_event(limit.fits)
    assert faults(lambda: check_event(limit.breaks)) == {(limit.path, limit.code)}


@limits
def test_discord_s_document_accepts_it_too(limit: Limit) -> None:
    assert openapi_contract().request_problems("POST", "/guilds/1/scheduled-events", limit.fits) == []


def test_a_change_names_only_what_it_changes() -> None:
    for change in ({"name": "Later"}, {"status": 4}, {"scheduled_start_time": "2026-11-27T20:00:00+00:00"}):
        check_event(change, edit=True)
        assert openapi_contract().request_problems("PATCH", "/guilds/1/scheduled-events/2", change) == []
    assert faults(lambda: check_event({"name": "", "status": 5}, edit=True)) == {
        ("name", "BASE_TYPE_REQUIRED"),
        ("status", "BASE_TYPE_CHOICES"),
    }
