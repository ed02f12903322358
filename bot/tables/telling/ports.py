"""Hosting's needs from outside: a stage that shows tables, and a way to ask who has left a server."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.games.protocol import Event, Seat
from bot.store import Call
from bot.tables.lobbies.lobby import Lobby
from bot.tables.lobbies.offers import Offer
from bot.tables.state.people import Player
from bot.tables.state.table import Table

Gone = Callable[[int, Sequence[Player]], Awaitable[Collection[int]]]
"""A way to ask who of these players is no longer in a server: their numbers. Nobody where it is unknown."""


@dataclass(frozen=True, slots=True)
class News:
    """An event at a table, already stored.

    `seat` made the move. It is None for the dealer, for an agreement, and after a restart, when every table is shown
    afresh. `is_cut_off`: the last process ended while people played here, perhaps before an answer had arrived.
    `is_hidden`: nobody else may know that anything happened, so nothing they see may change, edits included.
    """

    table: Table
    seat: Seat | None
    events: tuple[Event, ...]
    is_cut_off: bool = False
    is_hidden: bool = False


@dataclass(frozen=True, slots=True)
class Announcement:
    """A message to post in the channel exactly once: a settlement."""

    id: str  # also the nonce of its message
    table: str
    kind: str  # "settle"; of a former version perhaps another one, which nothing shows anymore
    channel_id: int
    deal: int  # number of the last finished deal; 0 when there is none


@dataclass(frozen=True, slots=True)
class SeatNotice:
    """A notice to a seat, once a turn. `kind` is "turn", "reminder", "late" or "away"."""

    seat: Seat  # whose turn or time it is about
    kind: str
    turn: int  # the turn of that seat


class OutOfReach(OSError):  # noqa: N818
    """An error: an outside cause prevents showing something: the line, Discord's servers, a missing permission."""


class Stage(Protocol):
    """A stage that shows tables to people. Hosting calls it after every commit of a move."""

    def tell(self, news: News) -> None:
        """Bring the public message and the panels up to date soon. Return at once and never raise."""

    def is_live(self, table: Table, seat: Seat) -> bool:
        """Return whether the person at `seat` has a panel in view, where a question is seen at once."""

    def is_shown(self, table: Table) -> bool:
        """Return whether everyone could see the present state of `table`, as far as this process shows it."""

    def follows(self, key: str) -> bool:
        """Return whether someone has a panel of the table `key` that this process alone can change."""

    async def called(self, sender: str, call: Call) -> None:
        """Hear a report of the process `sender` about a seat, such as that someone uses a panel there."""

    async def missed(self) -> None:
        """Refresh what people look at here: nothing was heard of other processes for a while."""

    async def without(self, living: Collection[str]) -> None:
        """Note that these other processes live, and no more."""

    def refresh(self, table: Table) -> None:
        """Show `table` again, since something public has changed without a move."""

    async def announce(
        self, announcement: Announcement, table: Table, *, unsure: bool, is_last: bool = False
    ) -> int | None:
        """Post `announcement` and return the id of its message. Return None when it can never be posted.

        `unsure`: an earlier attempt may have succeeded, so look for its message first. `is_last`: do not ask for
        another attempt. Raises OutOfReach or OSError when it may be tried later, and anything else if it cannot be
        drawn.
        """

    async def give_up(self, announcement: Announcement, table: Table | None) -> int | None:
        """Say in plain text that `announcement` cannot be shown (no `table`: its log is damaged).

        Notifies the channel, or the players if no channel accepts it. Returns and raises as `announce`.
        """

    async def remind(self, table: Table, seat: Seat) -> None:
        """Remind `seat` that its time is almost over. Returns once it was notified; raises on a temporary failure."""

    async def time_over(self, table: Table, late: Sequence[Seat]) -> None:
        """Show that `late` have no time left, and notify the others, each once. Returns and raises as `remind`."""

    async def countered(self, offer: Offer) -> None:
        """Show the open `offer` on its message: other terms were proposed as well, or took its place."""

    async def show_lobby(self, lobby: Lobby) -> None:
        """Show the state of `lobby`, where something happened without a press on its message."""

    async def closed(self, offer: Offer) -> None:
        """Show how `offer` ended when nobody pressed on its message: it expired, say, or its rival was accepted."""
