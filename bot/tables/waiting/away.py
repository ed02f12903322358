"""Notes about times when nobody could play: the bot's last heartbeat, its absences, and the tables that stopped.

The notes are read by every start and by `python -m bot check`. An unreadable one does not prevent a start.
"""

import json
from collections.abc import Iterable
from typing import NamedTuple

from bot.values.timing import USUAL

HEARTBEAT = USUAL.heartbeat  # ms
ALIVE = "alive"  # key of the note that holds the time of the last heartbeat
GAPS = "gaps"  # key of the note that holds all times when no process ran
STILL = "standing still"  # key of the note that holds the tables without a key, and since when
MOST_GAPS = 500  # the oldest become one
LATEST = 10**15  # ms; later than any time


class Gap(NamedTuple):
    """A span of time when no process ran."""

    since: int  # Unix milliseconds
    until: int


def read_alive(note: object) -> int | None:
    """Return the time of the last heartbeat; None when there was none. Raises ValueError for any other note."""
    if note is None:
        return None
    if not isinstance(note, str) or not note.isascii() or not note.isdecimal():
        raise ValueError("no digits")
    return _moment(int(note))


def read_gaps(note: object) -> list[Gap]:
    """Return the times when no process ran, oldest first. Raises ValueError for any other note."""
    found = _parse(note, "[]")
    if not isinstance(found, list):
        raise ValueError("no list")
    return joined(_gap(each) for each in found)


def _gap(entry: object) -> Gap:
    match entry:
        case [since, until]:
            return Gap(_moment(since), _moment(until))
    raise ValueError("no pair")


def read_still(note: object) -> dict[str, int]:
    """Return since when tables have been stopped for want of a key. Raises ValueError for any other note."""
    found = _parse(note, "{}")
    if not isinstance(found, dict):
        raise ValueError("no mapping")
    return {str(table): _moment(since) for table, since in found.items()}


def _parse(note: object, nothing: str) -> object:
    if not isinstance(note, str | None):
        raise ValueError("no text")
    try:
        found: object = json.loads(note or nothing)
    except RecursionError as error:
        raise ValueError("too deep") from error
    return found


def _moment(found: object) -> int:
    if type(found) is not int or not 0 <= found < LATEST:
        raise ValueError("no moment")
    return found


def joined(gaps: Iterable[Gap], *, apart: int = 0) -> list[Gap]:
    """Return these gaps in order, merging those no further `apart`."""
    found: list[Gap] = []
    for gap in sorted(gaps):
        last = found[-1] if found else None
        if last is not None and gap.since <= last.until + apart:
            found[-1] = Gap(last.since, max(last.until, gap.until))
        else:
            found.append(gap)
    spare = len(found) - MOST_GAPS
    return found if spare <= 0 else [Gap(found[0].since, found[spare].until), *found[spare + 1 :]]
