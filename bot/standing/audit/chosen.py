"""A check that players, servers and the bot itself can have stored what their settings and notes say."""

import json
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from bot.hosted import Games
from bot.standing.audit.clocks import LATEST
from bot.standing.audit.sentences import wrong
from bot.store import NoteRow, PreferenceRow, ServerSettingRow
from bot.store.copies.numbers import NUMBERS, Numbers
from bot.store.copies.snapshot import Snapshot
from bot.tables.lobbies.limits import ASKS, CALLS, PRACTICE, read_asks, read_promised
from bot.tables.settings.preferences import can_be_chosen
from bot.tables.settings.servers import can_be_set
from bot.tables.waiting.away import ALIVE, GAPS, STILL, read_alive, read_gaps, read_still

Reader = Callable[[str], int]
"""Reads a note, and returns the latest moment in it (Unix milliseconds). Raises ValueError for what says nothing."""


def _latest_gap(value: str) -> int:
    return max((gap.until for gap in read_gaps(value)), default=0)


def _questions(value: str) -> int:
    match json.loads(value):
        case [*messages] if all(isinstance(each, list) and len(each) == 2 for each in messages):
            return 0
    raise ValueError("no messages")


def _numbers(value: str) -> int:
    Numbers.read(value)
    return 0


ABSENCES: Mapping[str, Reader] = MappingProxyType(
    {
        ALIVE: lambda value: read_alive(value) or 0,
        GAPS: _latest_gap,
        STILL: lambda value: max(read_still(value).values(), default=0),
    }
)
OTHERS: Mapping[str, Reader] = MappingProxyType(
    {
        f"{ALIVE} ": lambda value: read_alive(value) or 0,
        "nudge/": lambda value: read_alive(value) or 0,
        "wish/": lambda value: 0 * (read_alive(value) or 0),
        "asked/": _questions,
        ASKS: lambda value: max((at for _, at in read_asks(value)[1].values()), default=0),
        PRACTICE: lambda value: max(read_promised(value).values(), default=0),
        CALLS: int,
        NUMBERS: _numbers,
    }
)
"""The notes whose value can be read, by how their keys begin. Others, such as the language of a server, are free."""


def alive_of(snapshot: Snapshot) -> int:
    """Return when the bot was last known to run (Unix milliseconds); 0 if it never ran or its note is unreadable."""
    for note in snapshot.rows(NoteRow, "key", [ALIVE]):
        try:
            return read_alive(note.value) or 0
        except ValueError:
            break
    return 0


def chosen_faults(snapshot: Snapshot, games: Games) -> Iterator[str]:
    """Yield what nobody can have chosen. An empty value is the default."""
    for setting in snapshot.rows(ServerSettingRow):
        if setting.value and not can_be_set(setting.key, setting.value, games):
            yield wrong(setting, "value", "is nothing that can be set there")
    for preference in snapshot.rows(PreferenceRow):
        if preference.value and not can_be_chosen(preference.key, preference.value):
            yield wrong(preference, "value", "is nothing that can be chosen there")


def noted_faults(snapshot: Snapshot, now: int) -> Iterator[str]:
    """Yield what the bot cannot have noted; `now` in Unix milliseconds."""
    for note in snapshot.rows(NoteRow):
        read = ABSENCES.get(note.key) or next((OTHERS[each] for each in OTHERS if note.key.startswith(each)), None)
        try:
            latest = 0 if read is None else read(note.value)
        except (ValueError, TypeError):
            lost = ", so that clocks may not get back a time without a bot" if note.key in ABSENCES else ""
            yield wrong(note, "value", f"cannot be read{lost}")
        else:
            if latest > now + LATEST:
                yield wrong(note, "value", "tells of a time that is still to come")
