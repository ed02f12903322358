"""The rows of notes: small facts by key. What `rows.py` says about rows holds here too."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NoteRow:
    """A small fact that belongs to no other row, by key. Replaces."""

    key: str
    value: str


@dataclass(frozen=True, slots=True)
class NextNoteRow:
    """A note that changes once: `before` is what it was, None if there was none. A `Conflict` if it is not that now."""

    note: str  # its key
    now: str
    before: str | None


NoteStoreRow = NoteRow | NextNoteRow
