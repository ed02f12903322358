"""What the store finds, and nobody writes: rows put together from several tables, or without their words."""

from dataclasses import dataclass, field

from bot.store.rows.rows import AnnouncementRow, TableEndRow, TableRow


@dataclass(frozen=True, slots=True)
class StoredSeed:
    """A seed as it is stored, and what became of its offer: a table, whose game may be over, or nothing."""

    table: str
    seed: bytes = field(repr=False)
    commitment: str
    is_table: bool
    is_over: bool


@dataclass(frozen=True, slots=True)
class SeatedTable:
    """A table with its players in order of seat, and its end if the game is over.

    `quiet` is the players' quiet hours when the game began; `channel_id` is where the game is played now.
    """

    row: TableRow
    players: tuple[int, ...]
    end: TableEndRow | None
    quiet: tuple[str | None, ...]
    channel_id: int


@dataclass(frozen=True, slots=True)
class Unposted:
    """An announcement that is not known to be posted. If `tried_at` is set it may be: look in the channel first."""

    row: AnnouncementRow
    tried_at: int | None


@dataclass(frozen=True, slots=True)
class AnnouncedRow:
    """The outcome of an announcement, without its words. Read only."""

    id: str
    kind: str
    channel_id: int
    created_at: int
    tried_at: int | None
    message_id: int | None
    posted_at: int | None
