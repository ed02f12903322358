"""What a process does once it hears that its duties among others have changed."""

from collections.abc import Callable, Collection
from typing import Protocol

from bot.store.fleet.changes import FleetNotice

IsMeant = Callable[[int | None], bool]
"""Whether a server (None: direct messages) is meant."""


class Follower(Protocol):
    """An interface to this process's duties among others. None of its calls takes long or raises."""

    def take_over(self, is_meant: IsMeant) -> None:
        """Begin the work that is done once for these servers: their home is here now."""

    def forget(self) -> None:
        """Reread what is in memory."""

    def missed(self) -> None:
        """Refresh what people look at here: others may have done anything in the meantime."""

    def unserved(self, is_meant: IsMeant | None) -> None:
        """Note that no process serves these servers, whose home is here; None for no such servers."""

    def deaf(self, since: int | None) -> None:
        """Note since when nobody in private channels has reached the other process that brings their presses.

        In Unix milliseconds; None: they reach it, or this process brings them.
        """

    def hear(self, notice: FleetNotice) -> None:
        """Note a notice from another process."""

    def without(self, living: Collection[str]) -> None:
        """Note that these other processes live, and no more."""
