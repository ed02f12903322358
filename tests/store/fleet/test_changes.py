"""The messages between processes: which rows changed, and never their contents."""

import json

import pytest

from bot.store import (
    AnnouncementRow,
    Call,
    LogRow,
    NoteRow,
    OfferPostedRow,
    OrderRow,
    PlayerSeenRow,
    SeedRow,
    ServerSettingRow,
)
from bot.store.fleet.changes import LONGEST, Change, changes_of, pack, unpack
from bot.store.questions.remembered import KEYS

SECRET = "discard 9S"


def test_a_log_is_told_by_its_last_ply_and_every_other_thing_once() -> None:
    rows = [
        LogRow("t1", 4, 0, SECRET, 1),
        LogRow("t1", 5, None, SECRET, 1),
        ServerSettingRow(7, "unit", "gold"),
        ServerSettingRow(7, "reactions", "no"),
        AnnouncementRow("t1-5-deal", "t1", 5, "deal", 50, "1", 1),
    ]
    assert changes_of(rows) == [
        Change(LogRow, "t1", 5),
        Change(ServerSettingRow, 7),
        Change(AnnouncementRow, "t1"),
    ]


def test_no_card_no_seed_and_nobodys_words_are_told() -> None:
    rows = [
        LogRow("t1", 4, 0, SECRET, 1),
        SeedRow("t1", b"s" * 32, SECRET),
        OrderRow("t1", 0, 1, "turn", SECRET, 1),
        PlayerSeenRow(1001, SECRET, "en", 1),
        NoteRow("alive", SECRET),
        OfferPostedRow("o1", 5),
    ]
    payload = "".join(pack("me", changes=changes_of(rows)))
    assert "9S" not in payload
    assert "seed" not in payload.lower()


@pytest.mark.parametrize("count", [0, 1, 3, 2_000])
def test_what_is_packed_is_unpacked_and_no_payload_is_too_long(count: int) -> None:
    changes = [Change(LogRow, f"TABLÉ{number}", number) for number in range(count)]
    calls = [Call("in use", "t1", number, "x" * 50) for number in range(count)]
    payloads = list(pack("me", changes=changes, calls=calls))
    assert all(len(payload.encode()) <= LONGEST for payload in payloads)
    notices = [unpack(payload) for payload in payloads]
    assert [each for one in notices for each in one.changes] == changes
    assert [each for one in notices for each in one.calls] == calls
    assert {one.sender for one in notices} <= {"me"}


def test_what_a_later_version_tells_is_left_out() -> None:
    payload = json.dumps(["me", [["NewRow", "k", 0], ["LogRow", "t1", 3], {"strange": 1}, ["nudge", "t1", 0, ""]]])
    notice = unpack(payload)
    assert notice.changes == (Change(LogRow, "t1", 3),)
    assert notice.calls == (Call("nudge", "t1", 0, ""),)


@pytest.mark.parametrize("payload", ["", "nonsense", "[]", '["me"]', "{}", "7"])
def test_what_is_no_news_is_refused(payload: str) -> None:
    with pytest.raises(ValueError):
        unpack(payload)


def test_every_row_that_changes_an_answer_in_memory_is_told() -> None:
    kinds = {kind for kind, name in KEYS.items() if name is not None}
    assert kinds <= {change.kind for change in _one_of_each(kinds)}


def _one_of_each(kinds: set[type]) -> list[Change]:
    made = []
    for kind in kinds:
        row = object.__new__(kind)
        object.__setattr__(row, str(KEYS[kind]), 7)
        made += changes_of([row])
    return made
