"""When each table must be looked at next. The store keeps a lower bound of it, so that a start need not read any log.

Whoever looks too early finds nothing to do, and finds out when there will be. So an ordinary move, which puts off what
is due, writes nothing; one that brings something forward says so in its own unit.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from bot.store import DueRow
from bot.tables.state.table import Table
from bot.tables.time import Clock


class Dues:
    """Knows of each table that this process has read when something is due there, and what the store says about it."""

    def __init__(self, clock: Clock, *, moment: Callable[[Table, int], int]) -> None:
        """`moment`: when something is due at a table (ms), if all is done that was due until a given time; 0: now."""
        self._clock = clock
        self._moment = moment
        self._next: dict[str, int] = {}
        self._stored: dict[str, int] = {}
        self._changing: set[str] = set()  # tables of which a change is on its way to the store
        self._put_off: set[str] = set()  # tables of which this process has stored a later time, and others may not know

    def note(self, table: Table, *, after: int = 0) -> None:
        """Note that `table` stands so now, and that all is done that was due there until `after`."""
        if table.is_over:
            self.forget(table.id)
        else:
            self._next[table.id] = self._moment(table, after)

    def forget(self, key: str) -> None:
        """Forget the table `key`: its game is over, or only the store knows how it stands."""
        self._next.pop(key, None)
        self._stored.pop(key, None)
        self._put_off.discard(key)

    def forget_stored(self, key: str) -> None:
        """Forget what the store says about the table `key`: another process has said something else."""
        self._stored.pop(key, None)

    def clear(self) -> None:
        """Forget all tables."""
        self._next.clear()
        self._stored.clear()
        self._put_off.clear()

    def next(self, key: str) -> int | None:
        """Return when something is due at the table `key`; 0: now, for as long as it takes. None: not awaited here."""
        return self._next.get(key)

    def is_known(self, key: str) -> bool:
        """Return whether this process awaits what is due at the table `key`."""
        return key in self._next

    @contextmanager
    def changing(self, table: Table) -> Iterator[list[DueRow]]:
        """Commit in here a change that leads to `table`, together with the row that this yields, if any."""
        key, rows = table.id, self.rows(table)
        self._changing.add(key)
        try:
            yield rows
        except BaseException:
            self.forget(key)
            raise
        else:
            self.stored(rows)
        finally:
            self._changing.discard(key)

    def late(self, table: Table) -> list[DueRow]:
        """Return the rows to store about `table`, changed by another process: the store may name too late a time.

        As long as this process does not know what it says, the other one has said it: unless this one has put that off
        since, before it heard of it.
        """
        is_ours = table.id in self._stored or table.id in self._put_off
        self._put_off.discard(table.id)
        return self.rows(table) if is_ours else []

    def rows(self, table: Table) -> list[DueRow]:
        """Return what must be stored about `table`, if anything: it says when something is due there."""
        if table.is_over:  # the end itself takes it out of the index
            return []
        when, stored = self._moment(table, 0), self._stored.get(table.id)
        is_told = stored is not None and (stored <= when if stored > self._clock.now() else stored == when)
        return [] if is_told else [DueRow(table.id, when)]

    def later(self, found: Iterable[DueRow]) -> list[DueRow]:
        """Return the rows that put off what the store says of these tables, as far as this process knows better.

        They must be on their way to the store before anything else happens: a change may bring something forward.
        """
        later = [
            DueRow(row.table, self._next[row.table])
            for row in found
            if row.table not in self._changing and self._next.get(row.table, 0) > row.at
        ]
        self._put_off.update(row.table for row in later)
        return later

    def stored(self, rows: Iterable[DueRow]) -> None:
        """Note that these rows are stored."""
        self._stored.update((row.table, row.at) for row in rows)
