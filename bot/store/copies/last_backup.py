"""A note that `python -m bot backup` leaves next to the database: when and where the last copy was made.

It is a separate file. A row in the database would need a second process to write it. Only the operator knows the newest
file at the destination, which may since have moved to another machine.
"""

import json
import os
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.store.copies.backup import half_of

_MOST: Final = 10_000  # bytes that are read


@dataclass(frozen=True, slots=True)
class LastBackup:
    """The last copy that was made of a database, and checked."""

    at: datetime
    copy: Path
    size: int  # bytes


def note_backup(database: Path, copy: Path) -> None:
    """Note that `copy` was just made of `database`, replacing the last note. Raises OSError."""
    place = note_of(database)
    note = {"at": datetime.now(UTC).isoformat(timespec="seconds"), "copy": str(copy.absolute())}
    content = json.dumps({**note, "bytes": copy.stat().st_size}) + "\n"
    with half_of(place) as half:
        half.write_text(content, encoding="utf-8")
        os.replace(half, place)


def last_backup(database: Path) -> LastBackup | None:
    """Return the last copy that was noted; None if there is none, or if the note cannot be read."""
    try:
        with note_of(database).open(encoding="utf-8") as file:
            found = json.loads(file.read(_MOST))
        at = datetime.fromisoformat(found["at"]).astimezone(UTC)
        return LastBackup(at, Path(found["copy"]), int(found["bytes"]))
    except (OSError, ValueError, KeyError, TypeError, OverflowError, RecursionError):
        return None


def note_of(database: Path) -> Path:
    """Return where that is written down."""
    real = database.resolve()
    return real.with_name(f"{real.name}-backup")
