"""Reviews that are kept: how people played in games that are over."""

import asyncio
from collections.abc import Callable

from bot.coach import Review
from bot.coach.edition import edition
from bot.coach.keeping import read_review, written
from bot.games.protocol import Seat
from bot.store import ReviewRow, Store
from bot.tables import Clock


class Reviews:
    """A store of reviews. Each is for its player alone, until another edition of the coach judges differently."""

    def __init__(self, store: Store, clock: Clock, *, edition: Callable[[], str] = edition) -> None:
        """`edition` returns the mark of the coach; the first time it reads much."""
        self._store = store
        self._clock = clock
        self._edition = edition

    async def find(self, table: str, seat: Seat) -> Review | None:
        """Return the review of a seat; None if this coach has not made it."""
        row = await self._store.review(table, seat)
        if row is None or row.edition != await asyncio.to_thread(self._edition):
            return None
        try:
            return read_review(row.review)
        except ValueError:  # it was changed by hand, so it is made again
            return None

    async def keep(self, table: str, seat: Seat, review: Review) -> None:
        """Keep the review of a seat, unless its player has just deleted their data."""
        edition = await asyncio.to_thread(self._edition)
        await self._store.commit(ReviewRow(table, seat, edition, written(review), self._clock.now()))
