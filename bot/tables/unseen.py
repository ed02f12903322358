"""A stage where nobody looks, for a command that changes tables while no bot runs: its next start shows them."""

from collections.abc import Collection

from bot.games.protocol import Seat
from bot.store import Call
from bot.tables.lobbies.lobby import Lobby
from bot.tables.lobbies.offers import Offer
from bot.tables.state.table import Table
from bot.tables.telling.ports import Announcement, News, OutOfReach


class Unseen:
    """A stage that shows nothing; anything to show is put off."""

    def tell(self, news: News) -> None:
        """Do nothing: nobody looks."""

    def refresh(self, table: Table) -> None:
        """Do nothing: nobody looks."""

    def is_live(self, table: Table, seat: Seat) -> bool:
        """Return False: nobody has a panel."""
        return False

    def is_shown(self, table: Table) -> bool:
        """Return True: there is nothing to show."""
        return True

    def follows(self, key: str) -> bool:
        """Return False: nobody has a panel."""
        return False

    async def called(self, sender: str, call: Call) -> None:
        """Do nothing: there is no other process."""

    async def missed(self) -> None:
        """Do nothing: there is no other process."""

    async def without(self, living: Collection[str]) -> None:
        """Do nothing: there is no other process."""

    async def announce(
        self, announcement: Announcement, table: Table, *, unsure: bool, is_last: bool = False
    ) -> int | None:
        """Put it off. Raises OutOfReach."""
        raise OutOfReach

    async def give_up(self, announcement: Announcement, table: Table | None) -> int | None:
        """Put it off. Raises OutOfReach."""
        raise OutOfReach

    async def remind(self, table: Table, seat: Seat) -> None:
        """Put it off. Raises OutOfReach."""
        raise OutOfReach

    async def time_over(self, table: Table, late: Collection[Seat]) -> None:
        """Put it off. Raises OutOfReach."""
        raise OutOfReach

    async def countered(self, offer: Offer) -> None:
        """Put it off. Raises OutOfReach."""
        raise OutOfReach

    async def show_lobby(self, lobby: Lobby) -> None:
        """Put it off. Raises OutOfReach."""
        raise OutOfReach

    async def closed(self, offer: Offer) -> None:
        """Put it off. Raises OutOfReach."""
        raise OutOfReach
