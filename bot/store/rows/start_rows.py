"""The rows that a start reads: what is due, what is shown, and what is still to be deleted. See `rows.py`."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DueRow:
    """When a table must be looked at, at the latest; 0 stands for now. Replaces.

    It may be earlier than anything that happens there: who looks too early does no harm.
    """

    table: str
    at: int


@dataclass(frozen=True, slots=True)
class ShownRow:
    """Up to which ply everything is shown that a table has to show; None when that is not known. Replaces."""

    table: str
    ply: int | None


@dataclass(frozen=True, slots=True)
class LeftoverRow:
    """A message about a table that another one has replaced, and that is to be deleted. Replaces.

    `seat` is whose panel it was; None for a public message.
    """

    table: str
    message_id: int
    channel_id: int
    seat: int | None


@dataclass(frozen=True, slots=True)
class SweptRow:
    """The end of a leftover: the message is deleted, cannot be, or is in use again."""

    table: str
    message_id: int


@dataclass(frozen=True, slots=True)
class ClockRow:
    """A running table where a time was agreed to. Read only. `last_at` is the time of the last row of its log."""

    table: str
    due_at: int
    last_at: int


StartRow = DueRow | ShownRow | LeftoverRow | SweptRow
