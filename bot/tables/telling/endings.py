"""The ends of games, announced to all that follow them."""

from collections.abc import Callable

Hears = Callable[[str | None], None]
"""A listener: it is called with the key of a table that is over, or None if any may be. It returns at once."""


class Endings:
    """A teller of games that have ended. It may tell of one twice, so listeners look for themselves."""

    def __init__(self) -> None:
        self._hearing: list[Hears] = []

    def follow(self, hears: Hears) -> None:
        """Call `hears` with each end from now on."""
        self._hearing.append(hears)

    def tell(self, key: str | None = None) -> None:
        """Tell everyone that the table `key` is over; None: that any may be, since others had the time to end them."""
        for hears in self._hearing:
            hears(key)
