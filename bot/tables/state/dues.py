"""Due times of tables. The store keeps a lower bound of each, so that a start need not read any log.

A look too early finds nothing to do, and learns when there will be. So an ordinary move, which postpones what is due,
writes nothing; one that advances something says so in its own unit.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager

from bot.store import DueRow
from bot.tables.state.table import Table
from bot.tables.time import Clock

Done = Mapping[str, int]
"""Until when (Unix milliseconds) each part has done all that was due at a table, by the part's name."""


class Dues:
    """A register of due times, of each table this process has read, and of what the store says about it."""

    def __init__(self, clock: Clock, *, moment: Callable[[Table, Done], int]) -> None:
        """`moment`: when something is due at a table (ms) once parts have done so much; 0: now."""
        self._clock = clock
        self._moment = moment
        self._next: dict[str, int] = {}
        self._done: dict[str, dict[str, int]] = {}
        self._stored: dict[str, int] = {}
        self._changing: set[str] = set()  # tables with a change on its way to the store
        self._put_off: set[str] = set()  # tables whose later time this process has stored, unknown to others perhaps

    def note(self, table: Table) -> None:
        """Note the current `table`, where nothing is done yet."""
        self._done.pop(table.id, None)
        if table.is_over:
            self.forget(table.id)
        else:
            self._next[table.id] = self._moment(table, {})

    def looked(self, part: str, table: Table, until: int) -> None:
        """Note that `part` has done all that was due at the current `table` until then; others may have missed it."""
        if not table.is_over:
            done = self._done.setdefault(table.id, {})
            done[part] = until
            self._next[table.id] = self._moment(table, done)

    def forget(self, key: str) -> None:
        """Forget the table `key`: its game is over, or only the store knows its state."""
        self._next.pop(key, None)
        self._done.pop(key, None)
        self._stored.pop(key, None)
        self._put_off.discard(key)

    def forget_stored(self, key: str) -> None:
        """Forget what the store says about the table `key`: another process has said something else."""
        self._stored.pop(key, None)

    def clear(self) -> None:
        """Forget all tables."""
        self._next.clear()
        self._done.clear()
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

        While this process does not know the stored time, the other one has set it, unless this one has postponed it
        since. Once the rows are stored, call `followed`; until then it is still to be done.
        """
        is_ours = table.id in self._stored or table.id in self._put_off
        return self.rows(table) if is_ours else []

    def followed(self, key: str) -> None:
        """Note that the store names no later time than is right for the table `key`."""
        self._put_off.discard(key)

    def rows(self, table: Table) -> list[DueRow]:
        """Return what must be stored about `table`, if any: it says when something is due there."""
        if table.is_over:  # the end itself removes it from the index
            return []
        when, stored = self._moment(table, {}), self._stored.get(table.id)
        is_stored = stored is not None and (stored <= when if stored > self._clock.now() else stored == when)
        return [] if is_stored else [DueRow(table.id, when)]

    def later(self, found: Iterable[DueRow]) -> list[DueRow]:
        """Return the rows that postpone the stored times of these tables, where this process knows better.

        They must be on their way to the store before anything else happens: a change may advance something.
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
