"""The heartbeat of the process, and what clocks get back for times when none ran, or none could read a table."""

import json
import logging
from collections.abc import Callable, Collection
from typing import TypeVar

from bot.store import LogRow, NoteRow, StoreError
from bot.tables.ground import Ground, OnGround
from bot.tables.state.absence import PAUSE, RESUME
from bot.tables.state.table import Table
from bot.tables.telling.unshown import Unshown
from bot.tables.waiting.away import ALIVE, GAPS, HEARTBEAT, STILL, Gap, joined, read_alive, read_gaps, read_still

log = logging.getLogger(__name__)

Read = TypeVar("Read")


class Heartbeat(OnGround):
    """The notes of when a process ran. Pauses that nobody asked for give clocks the rest of the time back."""

    def __init__(self, ground: Ground, *, unshown: Unshown, heartbeat: int = HEARTBEAT) -> None:
        """`heartbeat`: milliseconds from one note that a process runs to the next. `unshown`: is stored with each."""
        super().__init__(ground)
        self._heartbeat = heartbeat
        self._unshown = unshown
        self._alive: int | None = None  # the last heartbeat of the process before this one
        self._began = 0  # when this one started
        self._gaps: list[Gap] = []  # oldest first
        self._still: dict[str, int] = {}  # since when tables have been stopped for want of a key, or of a version
        self._still_until = 0  # when this process took those up that it can read
        self._closed: frozenset[str] = frozenset()  # those still stopped
        self._is_here = False  # whether this one ever had a heartbeat

    async def start(self) -> None:
        """Read when the previous process had its last heartbeat."""
        self._alive = await self._noted(ALIVE, read_alive, None)
        self._still = await self._noted(STILL, read_still, {})
        self._began = self._still_until = self._clock.now()
        self._gaps = await self._noted(GAPS, read_gaps, [])
        if not self._home.is_first:
            self._alive = self._began
        elif self._alive is not None and self._alive < self._began:
            self._gaps = joined([*self._gaps, Gap(self._alive, self._began)], apart=self._heartbeat)

    async def read_gaps(self) -> None:
        """Reread when no process ran: a later process may have found that out."""
        self._gaps = await self._noted(GAPS, read_gaps, self._gaps)

    async def _noted(self, key: str, read: Callable[[object], Read], nothing: Read) -> Read:
        """Return what the note `key` says, or `nothing` if unreadable: clocks may then get back less than they lost."""
        try:
            return read(await self._store.note(key))
        except ValueError:
            log.error("notes: %s cannot be read, so clocks may not get back a time without a bot", key)
            return nothing

    async def beat(self) -> None:
        """Store a heartbeat now, and then regularly; with the first one, also the times without any."""
        now = self._clock.now()
        if self._is_here and not self._home.holds(None):
            await self._beat_beside(now)
            self._timekeeper.at(now + self._heartbeat, ALIVE, self.beat)
            return
        rows = [NoteRow(ALIVE, str(now))]
        if not self._is_here and self._home.is_first:  # both: unreadable notes are replaced
            rows += [NoteRow(GAPS, json.dumps(self._gaps)), NoteRow(STILL, json.dumps(self._still))]
        await self._commit(*rows)
        self._is_here = True
        self._timekeeper.at(now + self._heartbeat, ALIVE, self.beat)

    async def _beat_beside(self, now: int) -> None:
        """Store a heartbeat of this process alone, which shows that it can write: another process speaks for all.

        It is named by a shard that is at home here, so there are no more of them than shards.
        """
        if homes := self._home.homes:
            await self._commit(NoteRow(f"{ALIVE} {min(homes)}", str(now)))

    async def _commit(self, *rows: NoteRow) -> None:
        """Store a heartbeat, with what is yet to be shown."""
        changes = self._unshown.changes()
        await self._store.commit(*rows, *changes)
        self._unshown.stored(changes)

    async def close(self) -> None:
        """Store the last heartbeat, unless this process never had one."""
        if not self._is_here:
            return
        try:
            await self._commit(NoteRow(ALIVE, str(self._clock.now())))
        except StoreError as error:
            log.warning("the last heartbeat was not stored: %s", type(error).__name__)

    @property
    def here_until(self) -> int:
        """The time when the previous process was last here (Unix milliseconds)."""
        return self._began if self._alive is None else self._alive

    def owed(self, since: int) -> int:
        """Return for how many milliseconds after `since` no process ran."""
        owed = 0
        for gap in reversed(self._gaps):
            if gap.until <= since:
                break
            owed += gap.until - max(gap.since, since)
        return owed

    async def make_up(self, table: Table) -> Table:
        """Give back the time when no process ran. The log gets pauses that nobody asked for. The caller holds `table`.

        It is called with every table read, and sees in its clock what was given back already.
        """
        since = self._still.get(table.id)
        gaps = self._gaps if since is None else joined([*self._gaps, Gap(since, self._still_until)])
        rows: list[LogRow] = []
        if table.terms.pace is not None and not table.is_paused and table.countdown.running:
            for gap in gaps:
                if gap.until > table.countdown.at:
                    gone, ply = max(gap.since, table.countdown.at), table.ply + len(rows)
                    rows.append(LogRow(table.id, ply + 1, None, PAUSE, gone))
                    rows.append(LogRow(table.id, ply + 2, None, RESUME, gap.until))
        if rows:
            table = (await self._log_writer.append(table, None, rows, is_announced=False)).table
        if since is not None and table.id not in self._closed:
            if not self._home.is_alone:
                self._still = await self._noted(STILL, read_still, self._still)
            self._still = {key: when for key, when in self._still.items() if key != table.id}
            await self._store.commit(NoteRow(STILL, json.dumps(self._still)))
        return table

    async def stand_still(self, tables: Collection[str]) -> None:
        """Note that these tables are stopped for want of a key. `make_up` gives others all that time back."""
        still = self._still | {key: self._still.get(key, self.here_until) for key in tables}
        self._closed = frozenset(tables)
        if still != self._still:
            await self._store.commit(NoteRow(STILL, json.dumps(still)))
            self._still = still

    async def leave_to_others(self, tables: Collection[str]) -> list[str]:
        """Note that these tables, now at home here, are stopped: only a newer version of the bot can read them.

        Return the tables that were stopped before and can be read here, to which `make_up` gives all that time back.
        """
        if not self._home.is_alone:
            self._still, self._still_until = await self._noted(STILL, read_still, self._still), self._clock.now()
        self._closed |= frozenset(tables)
        since = self.here_until if self._home.is_alone else self._clock.now()
        still = dict.fromkeys(tables, since) | self._still
        if still != self._still:
            await self._store.commit(NoteRow(STILL, json.dumps(still)))
            self._still = still
        return [key for key in still if key not in self._closed]
