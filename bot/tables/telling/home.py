"""What this process may do by itself, beside others on the same database: each server's tables have one home."""

from collections.abc import Collection, Sequence
from typing import Protocol

from bot.store import Call, Precondition


class Home(Protocol):
    """Which tables are at home in this process: it does there what happens by itself, and is done once.

    Any process plays any move. At home are clocks, deals, robots, announcements, reminders and the public message.
    """

    @property
    def is_alone(self) -> bool:
        """Whether no other process can change anything."""

    @property
    def is_first(self) -> bool:
        """Whether no other process ran when this one started."""

    @property
    def is_current(self) -> bool:
        """Whether this process hears of all that others change, so that memory can be believed."""

    @property
    def comes_later(self) -> bool:
        """Whether nothing is at home here at the start, and what comes to be so is told."""

    @property
    def homes(self) -> Collection[int]:
        """The shards whose tables are at home here now, where others could have them."""

    def holds(self, guild_id: int | None) -> bool:
        """Return whether the tables of this server (None: in direct messages) are at home here, at this very moment."""

    @property
    def preconditions(self) -> Sequence[Precondition]:
        """What `Store.commit` is given with what only a home may store: it refuses that to one who is none any more."""

    def serves(self, guild_id: int | None) -> bool:
        """Return whether Discord tells this process what happens in this server (None: in direct messages)."""

    def call(self, call: Call) -> None:
        """Tell all other processes something that may be lost. Returns at once."""


class Alone:
    """The home of everything: there is no other process."""

    @property
    def is_alone(self) -> bool:
        """It is."""
        return True

    @property
    def is_first(self) -> bool:
        """It always is."""
        return True

    @property
    def is_current(self) -> bool:
        """Nobody else changes anything."""
        return True

    @property
    def comes_later(self) -> bool:
        """It is at once."""
        return False

    @property
    def homes(self) -> Collection[int]:
        """None of those: there are no others."""
        return ()

    def holds(self, _guild_id: int | None) -> bool:
        """Return everything."""
        return True

    @property
    def preconditions(self) -> Sequence[Precondition]:
        """None: nothing can be lost to others."""
        return ()

    def serves(self, _guild_id: int | None) -> bool:
        """Return all servers."""
        return True

    def call(self, _call: Call) -> None:
        """Do nothing: nobody hears it."""


ALONE = Alone()
