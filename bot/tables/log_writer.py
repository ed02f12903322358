"""Writes the logs of tables: each change is committed first, then remembered, and told last."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence

from bot.games.protocol import Move, Owed, Seat, Step
from bot.store import Conflict, LogRow, Store
from bot.tables.announcer import Announcer
from bot.tables.consequences import consequences
from bot.tables.dues import Dues
from bot.tables.errors import Declined, Reason
from bot.tables.log_rows import RENEW, after, happened, step_of
from bot.tables.logs import Logs
from bot.tables.memory import Memory
from bot.tables.ports import News
from bot.tables.seeds import Seeds
from bot.tables.table import Table
from bot.tables.time import Clock

log = logging.getLogger(__name__)

Decision = Callable[[Table], Sequence[LogRow]]
"""Decides which rows are added to the log of a table as it stands. Raises Declined when none may be."""


class LogWriter:
    """Adds rows to logs. All rows of one call, and what follows from them, are one unit: all are stored, or none."""

    def __init__(
        self,
        memory: Memory,
        logs: Logs,
        store: Store,
        seeds: Seeds,
        clock: Clock,
        announcer: Announcer,
        dues: Dues,
        *,
        tell: Callable[[News], None],
    ) -> None:
        """`tell` is called with each change once it is committed; it must not raise."""
        self._memory = memory
        self._logs = logs
        self._store = store
        self._seeds = seeds
        self._clock = clock
        self._announcer = announcer
        self._dues = dues
        self._tell = tell
        self.ended = asyncio.Event()  # set when a game ends; whoever counts finished games clears it

    async def play(self, table: Table, seat: Seat | None, *moves: Move, is_told: bool = True) -> News:
        """Play `moves`, and renew the stock whenever it is owed. The caller holds `table`.

        Raises Refused for a move against the rules, Declined (STALE) when another process has changed the table.
        """
        steps: list[tuple[LogRow, Step]] = []
        now = table
        for move in moves:
            row = LogRow(now.id, now.ply + 1, seat, str(move), self._clock.now())
            steps.append((row, now.position.play(seat, move)))
            now = after(now, *steps[-1])
            if (renewal := await self._renewal(now)) is not None:  # the next of these moves may need the new stock
                steps.append(renewal)
                now = after(now, *renewal)
        return await self._commit(now, seat, steps, is_told=is_told)

    async def append(
        self, table: Table, seat: Seat | None, rows: Iterable[LogRow], *, seed: bytes = b"", is_told: bool = True
    ) -> News:
        """Add `rows` to the log of `table`; rows that deal cards need the `seed`. The caller holds `table`.

        Raises Declined (STALE) when another process has changed the table.
        """
        steps: list[tuple[LogRow, Step]] = []
        now = table
        for row in rows:
            steps.append((row, step_of(now, row, seed)))
            now = after(now, *steps[-1])
        return await self._commit(now, seat, steps, is_told=is_told)

    async def write(self, key: str, decide: Decision, *, is_told: bool = True) -> Table:
        """Add what `decide` says to the log of the table `key`. Nothing is written when it returns no rows.

        Raises Declined (NO_TABLE, DAMAGED, OVER, STALE), and whatever `decide` raises.
        """
        async with self._memory.held(key) as table:
            if table.is_over:
                raise Declined(Reason.OVER)
            rows = decide(table)
            if not rows:
                return table
            seat = rows[-1].seat
            news = await self.append(table, None if seat is None else Seat(seat), rows, is_told=is_told)
        return news.table

    async def _renewal(self, table: Table) -> tuple[LogRow, Step] | None:
        """The row that renews the stock, with its step. None when no stock is owed."""
        chance = table.position.chance
        if chance is None or chance.kind is not Owed.STOCK:
            return None
        row = LogRow(table.id, table.ply + 1, None, RENEW, table.moved_at)
        return row, step_of(table, row, await self._seeds.read(table.id))

    async def _commit(
        self, now: Table, seat: Seat | None, steps: Sequence[tuple[LogRow, Step]], *, is_told: bool
    ) -> News:
        """Store `steps`, which led to `now`, together with their consequences; then remember and tell them."""
        rows = [row for row, _ in steps]
        events = tuple(event for _, step in steps for event in step.events)
        with self._memory.in_doubt(now.id), self._dues.changing(now) as due:
            following = consequences(now, events)
            revealed = await self._seeds.revelation(now.id) if now.is_over else []
            try:
                await self._store.commit(*rows, *following, *revealed, *due)
            except Conflict as clash:
                if clash.kind is LogRow:  # another process has written this ply
                    raise Declined(Reason.STALE) from clash
                raise
        self._logs.written(now, (step for _, step in steps))
        self._memory.keep(now)
        log.info("table %s ply %d: %s", now.id, now.ply, happened(now, rows))
        if following:
            self._announcer.wake()
        if now.is_over:
            self.ended.set()
        news = News(now, seat, events)
        if is_told:
            self._tell(news)
        return news
