"""A thread: its name and when it is archived."""

import pytest

from bot.playground.limits import check_thread
from tests.playground.limits.table import Json, Limit, each_of, faults
from tests.playground.openapi import openapi_contract


def thread(**changes: object) -> Json:
    return {"name": "Mille: Ada and Blaise", **changes}


LIMITS = [
    Limit("name", thread(name="n" * 100), thread(name="n" * 101), "name", "BASE_TYPE_BAD_LENGTH"),
    Limit("name is there", thread(), thread(name=""), "name", "BASE_TYPE_REQUIRED"),
    Limit("an hour", thread(auto_archive_duration=60), thread(auto_archive_duration=61), "auto_archive_duration",
          "BASE_TYPE_CHOICES"),
    Limit("a day", thread(auto_archive_duration=1440), thread(auto_archive_duration="1440"), "auto_archive_duration",
          "BASE_TYPE_CHOICES"),
    Limit("three days", thread(auto_archive_duration=4320), thread(auto_archive_duration=0),
          "auto_archive_duration", "BASE_TYPE_CHOICES"),
    Limit("a week", thread(auto_archive_duration=10080), thread(auto_archive_duration=10081),
          "auto_archive_duration", "BASE_TYPE_CHOICES"),
    Limit("slow mode", thread(rate_limit_per_user=21600), thread(rate_limit_per_user=21601), "rate_limit_per_user",
          "NUMBER_TYPE_MAX"),
    Limit("type", thread(type=12), thread(type=13), "type", "BASE_TYPE_CHOICES"),
]  # fmt: skip

limits = each_of(LIMITS)


@limits
def test_a_thread_has_limits(limit: Limit) -> None:
    check_thread(limit.fits)
    assert faults(lambda: check_thread(limit.breaks)) == {(limit.path, limit.code)}


@limits
def test_discord_s_document_accepts_it_too(limit: Limit) -> None:
    assert openapi_contract().request_problems("POST", "/channels/1/threads", limit.fits) == []


@pytest.mark.parametrize("payload", [{}, {"archived": True}, {"name": "Mille", "locked": True}])
def test_a_change_names_only_what_it_changes(payload: Json) -> None:
    check_thread(payload, edit=True)
    assert openapi_contract().request_problems("PATCH", "/channels/1", payload) == []


def test_a_change_keeps_the_limits() -> None:
    assert faults(lambda: check_thread({"name": "", "archived": "yes"}, edit=True)) == {
        ("name", "BASE_TYPE_REQUIRED"),
        ("archived", "BOOLEAN_TYPE_CONVERT"),
    }
