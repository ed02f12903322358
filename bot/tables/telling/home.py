"""This process's share among others on the same database: each server's tables have one home."""

from collections.abc import Collection, Sequence
from typing import Protocol

from bot.store import Call, Precondition


class Home(Protocol):
    """The tables at home in this process: it does there what happens automatically and must be done once.

    Any process plays any move. The home runs clocks, deals, robots, announcements, reminders and the public message.
    """

    @property
    def is_alone(self) -> bool:
        """Whether no other process can change anything."""

    @property
    def is_first(self) -> bool:
        """Whether no other process ran when this one started."""

    @property
    def is_current(self) -> bool:
        """Whether this process hears of all changes by others, so that memory can be trusted."""

    @property
    def comes_later(self) -> bool:
        """Whether nothing is at home here at the start, and later homes are reported."""

    @property
    def homes(self) -> Collection[int]:
        """The shards whose tables are at home here now, if others could have them."""

    def holds(self, guild_id: int | None) -> bool:
        """Return whether the tables of this server (None: in direct messages) are at home here right now."""

    @property
    def preconditions(self) -> Sequence[Precondition]:
        """Preconditions for `Store.commit` of rows that only a home may store: it refuses them to a former home."""

    def serves(self, guild_id: int | None) -> bool:
        """Return whether Discord sends this process the events of this server (None: in direct messages)."""

    def deaf(self, since: int | None) -> None:
        """Tell all other processes since when no press from private channels arrives, if this one brings them.

        In Unix milliseconds; None: they arrive. Return at once.
        """

    def call(self, call: Call) -> None:
        """Notify all other processes of something that may be lost. Return at once."""


class Alone:
    """The home of everything, without other processes."""

    @property
    def is_alone(self) -> bool:
        """True."""
        return True

    @property
    def is_first(self) -> bool:
        """True."""
        return True

    @property
    def is_current(self) -> bool:
        """True: nobody else changes anything."""
        return True

    @property
    def comes_later(self) -> bool:
        """False: it is at once."""
        return False

    @property
    def homes(self) -> Collection[int]:
        """Empty: there are no other processes."""
        return ()

    def holds(self, _guild_id: int | None) -> bool:
        """Return everything."""
        return True

    @property
    def preconditions(self) -> Sequence[Precondition]:
        """Empty: nothing can be lost to others."""
        return ()

    def serves(self, _guild_id: int | None) -> bool:
        """Return all servers."""
        return True

    def deaf(self, _since: int | None) -> None:
        """Do nothing: nobody hears it."""

    def call(self, _call: Call) -> None:
        """Do nothing: nobody hears it."""


ALONE = Alone()
