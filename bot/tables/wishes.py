"""What people at a table would rather do together: it is played once all of them have said so.

In memory only, until the next row of the log: no rule knows of it, and a wish that was forgotten is soon made again.
"""

from cachetools import FIFOCache

from bot.games.protocol import Seat
from bot.tables.table import Table

KEPT = 1_000  # tables; the oldest wish is forgotten first


class Wishes:
    """Keeps who has wished for what would be played next."""

    def __init__(self) -> None:
        self._made: FIFOCache[str, tuple[int, frozenset[Seat]]] = FIFOCache(KEPT)

    def join(self, table: Table, seat: Seat) -> bool:
        """Note the wish of `seat`. Returns whether all people at `table` have it now."""
        wishing = self.at(table) | {seat}
        self._made[table.id] = table.ply, wishing
        return wishing >= table.in_person

    def at(self, table: Table) -> frozenset[Seat]:
        """Who has wished for it, and waits for the others."""
        ply, wishing = self._made.get(table.id, (table.ply, frozenset()))
        return wishing & table.in_person if ply == table.ply and not table.is_over else frozenset()
