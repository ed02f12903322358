"""The rows of daily deals: who sits at which, what was played, and which days are over. See `rows.py`.

The secret of a day is a `SeedRow` under the key of that day. A day is written as ISO 8601 has it: 2026-11-26.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class DailySittingRow:
    """A person's one sitting at the deal of a day in a game. Once.

    `digest` hides the person and the game, and only one sitting of a day has it. It outlives the deletion of
    their data, and is None once the day is over. `edition` marks the rules and robots it began with. `options` is JSON
    of all options of the rules.
    """

    id: str
    day: str
    game: str
    digest: str | None
    player: int
    guild_id: int | None
    edition: str
    rules: str
    options: str
    at: int


@dataclass(frozen=True, slots=True)
class DailyMoveRow:
    """One entry of the log of a sitting, as `LogRow` has it. A ply that is already taken is a `Conflict`."""

    sitting: str
    ply: int
    seat: int | None
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class DailyResultRow:
    """The result of a sitting that was played to its end. Once. It is stored with the last move."""

    sitting: str
    score: int  # more is better
    at: int


@dataclass(frozen=True, slots=True)
class DailyOpenedRow:
    """A day is over, and its secret open. Once."""

    day: str
    at: int


@dataclass(frozen=True, slots=True)
class DigestsGoneRow:
    """The erasure of the digests of a day that is over."""

    gone: str  # the day


ERASING: Final[frozenset[type[object]]] = frozenset({DigestsGoneRow})
"""Those that erase what rows of another kind stored."""

DailyStoreRow = DailySittingRow | DailyMoveRow | DailyResultRow | DailyOpenedRow | DigestsGoneRow


@dataclass(frozen=True, slots=True)
class SatRow:
    """A sitting with its result, None if it has none. Read only."""

    id: str
    day: str
    game: str
    player: int
    guild_id: int | None
    edition: str
    score: int | None
