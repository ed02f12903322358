"""The rows that a start reads: what is due, shown, and still to be deleted. See `rows.py`."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DueRow:
    """The latest time to look at a table; 0 means now. Replaces.

    It may be earlier than any event there: looking too early does no harm.
    """

    table: str
    at: int


@dataclass(frozen=True, slots=True)
class ShownRow:
    """The ply up to which a table is fully shown; None when unknown. Replaces."""

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


@dataclass(frozen=True, slots=True)
class RulesRow:
    """The rules of a running table: its game and its options, which are JSON. Read only."""

    table: str
    game: str
    options: str


StartRow = DueRow | ShownRow | LeftoverRow | SweptRow
