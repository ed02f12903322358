"""What hosting needs from outside: a clock, and a stage on which tables are shown."""

from dataclasses import dataclass
from typing import Protocol

from bot.games.protocol import Event, Seat
from bot.tables.offers import Offer
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class News:
    """Something has happened at a table and is already stored.

    `seat` made the move (None: the dealer, an agreement, or a restart, after which everything is shown afresh).
    """

    table: Table
    seat: Seat | None
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something the channel must be told exactly once: a finished deal, a settlement."""

    id: str  # also the nonce of its message
    table: str
    kind: str  # "deal" or "settle"
    channel_id: int
    deal: int  # the last finished deal, 0 when there is none


@dataclass(frozen=True, slots=True)
class SeatNotice:
    """What a mention under a table tells a seat, once: `kind` is "turn", "reminder" or "late" as in its notices."""

    seat: Seat  # whose turn or time it is about
    kind: str
    turn: int  # of that seat


class Stage(Protocol):
    """Shows tables to people. It is told after the commit, whoever made the move, and must not raise."""

    def tell(self, news: News) -> None:
        """Bring the public message and the players' panels up to date, soon; returns at once."""

    async def announce(
        self, announcement: Announcement, table: Table, *, unsure: bool, is_last: bool = False
    ) -> int | None:
        """Post `announcement`, and return the id of its message; None when it can never be posted.

        `unsure`: an earlier attempt may have succeeded, so look for its message first.
        `is_last`: it was tried for long enough; what its channel still refuses it will never take.
        Raises when it failed for now.
        """

    async def remind(self, table: Table, seat: Seat) -> None:
        """Tell `seat` that its time will be over soon; returns once it was told. Raises when it failed for now."""

    async def time_over(self, table: Table, late: Seat) -> None:
        """Show that `late` has no time left, and tell who waits; as `remind`."""

    async def closed(self, offer: Offer) -> None:
        """Show how `offer` was answered otherwise than by a press on it: lapsed, say, or other terms were accepted."""
