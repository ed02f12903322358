"""What hosting needs from outside: a stage that shows tables."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.games.protocol import Event, Seat
from bot.store import Call
from bot.tables.lobbies.lobby import Lobby
from bot.tables.lobbies.offers import Offer
from bot.tables.state.table import Table


@dataclass(frozen=True, slots=True)
class News:
    """Something happened at a table, and is stored already.

    `seat` made the move. It is None for the dealer, for an agreement, and after a restart, when every table is shown
    afresh. `is_cut_off`: the process before ended while people played here, perhaps before an answer had arrived.
    `is_hidden`: nobody else may know that anything happened, so nothing that they see may change, edits included.
    """

    table: Table
    seat: Seat | None
    events: tuple[Event, ...]
    is_cut_off: bool = False
    is_hidden: bool = False


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something that is posted in the channel exactly once: a finished deal, or a settlement."""

    id: str  # also the nonce of its message
    table: str
    kind: str  # "deal" or "settle"
    channel_id: int
    deal: int  # number of the last finished deal; 0 when there is none


@dataclass(frozen=True, slots=True)
class SeatNotice:
    """Something that a seat is told once a turn. `kind` is "turn", "reminder" or "late"."""

    seat: Seat  # whose turn it is, or whose time is meant
    kind: str
    turn: int  # the turn of that seat


class OutOfReach(Exception):  # noqa: N818
    """Something cannot be shown for now, for a reason outside: the line, Discord's servers, a missing permission."""


class Stage(Protocol):
    """Shows tables to people. Hosting calls it after the commit, whoever made the move."""

    def tell(self, news: News) -> None:
        """Bring the public message and the panels up to date soon. Returns at once and never raises."""

    def is_live(self, table: Table, seat: Seat) -> bool:
        """Return whether the person at `seat` has a panel before their eyes, on which a question is seen at once."""

    def follows(self, key: str) -> bool:
        """Return whether somebody has a panel of the table `key` that this process alone can change."""

    async def called(self, sender: str, call: Call) -> None:
        """Hear what the process `sender` tells about a seat, such as that somebody uses a panel there."""

    async def missed(self) -> None:
        """Show anew what somebody looks at here: nothing was heard of other processes for a while."""

    async def without(self, living: Collection[str]) -> None:
        """Note that these other processes live, and no more."""

    def refresh(self, table: Table) -> None:
        """Show `table` again, since something that everybody sees has changed without a move."""

    async def announce(
        self, announcement: Announcement, table: Table, *, unsure: bool, is_last: bool = False
    ) -> int | None:
        """Post `announcement` and return the id of its message. Return None when it can never be posted.

        `unsure`: an earlier attempt may have succeeded, so look for its message first. `is_last`: do not ask for
        another attempt. Raises OutOfReach or OSError when it failed for now, and anything else when it cannot be drawn.
        """

    async def give_up(self, announcement: Announcement, table: Table | None) -> int | None:
        """Say in plain text that `announcement` cannot be shown (no `table`: its log is damaged).

        Tells the channel, or the players where no channel takes it. Returns and raises as `announce`.
        """

    async def remind(self, table: Table, seat: Seat) -> None:
        """Tell `seat` that its time will be over soon. Returns once it was told; raises when it failed for now."""

    async def time_over(self, table: Table, late: Sequence[Seat]) -> None:
        """Show that `late` have no time left, and tell the others, each once. Returns and raises as `remind`."""

    async def countered(self, offer: Offer) -> None:
        """Show on the message of the open `offer` that other terms were proposed beside it."""

    async def show_lobby(self, lobby: Lobby) -> None:
        """Show how things stand in `lobby`, where something happened without a press on its message."""

    async def closed(self, offer: Offer) -> None:
        """Show how `offer` ended when nobody pressed on its message: it lapsed, say, or its rival was accepted."""
