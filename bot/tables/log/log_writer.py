"""Writing the logs of tables: each change is committed first, then remembered, and announced last."""

import logging
from collections.abc import Callable, Iterable, Sequence

from bot.games.protocol import Abandon, Move, Seat
from bot.store import Conflict, LogRow, OrderRow, Precondition, Row, Store
from bot.tables.errors import Declined, Overtaken, Reason
from bot.tables.log.logs import Logs
from bot.tables.log.memory import Memory, judged_anew
from bot.tables.state.absence import LATE
from bot.tables.state.ahead import choice_of, taken_of
from bot.tables.state.consequences import consequences
from bot.tables.state.dues import Dues
from bot.tables.state.log_rows import happened, next_row
from bot.tables.state.seeds import Seeds
from bot.tables.state.table import Table
from bot.tables.state.turn_pauses import TurnPauses, forced_move, pausing_seat
from bot.tables.state.unit import Choice, Unit
from bot.tables.telling.announcer import Announcer
from bot.tables.telling.endings import Endings
from bot.tables.telling.ports import News
from bot.tables.time import Clock

log = logging.getLogger(__name__)

Decision = Callable[[Table], Sequence[LogRow]]
"""A function that decides which rows to add to the log of a table. Raises Declined when none may be."""


class LogWriter:
    """A writer of logs. The rows of one call and their consequences are one unit: all are stored, or none."""

    def __init__(  # noqa: PLR0913  each is one thing that it works with
        self,
        memory: Memory,
        logs: Logs,
        store: Store,
        seeds: Seeds,
        clock: Clock,
        announcer: Announcer,
        dues: Dues,
        pauses: TurnPauses,
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
        self._pauses = pauses
        self._tell = tell
        self.ended = Endings()

    async def play(
        self, table: Table, seat: Seat | None, *moves: Move, is_announced: bool = True, is_late: bool = False
    ) -> News:
        """Play `moves` and their automatic consequences. The caller holds `table`.

        `is_late`: the clock plays them, because the time of `seat` has run out in this turn.

        Raises Refused for a move against the rules, Overtaken when another process has changed the table.
        """
        unit = await self._begin(table)
        if is_late:
            unit.append([next_row(table, seat, LATE, at=self._clock.now())])
        for move in moves:
            await unit.play(seat, move)
        return await self._finish(unit, seat, is_announced=is_announced)

    async def press(self, table: Table, seat: Seat, *moves: Move) -> News:
        """Play the moves that a person has chosen in turn, or keep them until the pause of that turn is over.

        What is kept is no news yet, and dead if the turn passes without it. The caller holds `table`. Raises as `play`,
        and Declined (TAKEN).
        """
        if not table.terms.plays_forced:
            return await self.play(table, seat, *moves)
        orders = await self._store.orders(table.id)
        if taken_of(table, seat, orders) is not None:
            raise Declined(Reason.TAKEN)
        if not self._pauses.is_pausing(table):
            return await self.play(table, seat, *moves)
        trial = Unit(table, self._clock, orders=(), seed=self._seeds.read)
        for move in moves:
            await trial.play(seat, move)
        at = max([self._clock.now(), *(row.at + 1 for row in orders)])
        with self._memory.in_doubt(table.id):
            await self._store.commit(choice_of(table, seat, moves, at=at))
            if await self._store.last_ply(table.id) != table.ply:  # another process has just written there
                raise Overtaken
        return News(table, None, (), is_hidden=True)

    async def play_due(self, table: Table, seat: Seat) -> News:
        """Play what `seat` has chosen in its turn, else the move without a choice; nothing where it is to choose.

        The caller holds `table`, where the pause of the turn is over. Raises as `play`.
        """
        unit = await self._begin(table)
        await unit.follow()
        if not unit.entries and (move := forced_move(table)) is not None:
            await unit.play(seat, move)
        return await self._finish(unit, seat, is_announced=True)

    async def play_each(self, table: Table, choose: Choice, *, is_answering: bool) -> News:
        """Play what `choose` returns until it returns None.

        `is_answering`: whether orders answer before that in the window that is open. The caller holds `table`. Raises
        as `play`.
        """
        unit = await self._begin(table, is_answering=is_answering)
        await unit.follow()
        await unit.play_each(choose)
        return await self._finish(unit, None, is_announced=True)

    async def order(self, table: Table, order: OrderRow) -> News:
        """Store an order, and play it at once if it is due. The caller holds `table`. Raises as `play`."""
        unit = await self._begin(table)
        unit.ahead.give(order)
        return await self._finish(unit, Seat(order.seat), is_announced=True)

    async def append(
        self,
        table: Table,
        seat: Seat | None,
        rows: Iterable[LogRow],
        *,
        seed: bytes = b"",
        also: Sequence[Row] = (),
        preconditions: Sequence[Precondition] = (),
        is_announced: bool = True,
    ) -> News:
        """Add `rows` to the log of `table`; rows that deal cards need the `seed`. The caller holds `table`.

        `also`: rows stored in the same unit. Raises Overtaken when another process has changed the table, and
        StoreError where one of the `preconditions` does not hold.
        """
        unit = await self._begin(table)
        unit.append(rows, seed=seed)
        return await self._finish(unit, seat, also=also, preconditions=preconditions, is_announced=is_announced)

    @judged_anew
    async def write(
        self, key: str, decide: Decision, *, preconditions: Sequence[Precondition] = (), is_announced: bool = True
    ) -> Table:
        """Add the rows that `decide` returns, if any, to the log of the table `key`.

        Raises Declined (NO_TABLE, DAMAGED, OVER), anything `decide` raises, and StoreError where one of the
        `preconditions` does not hold.
        """
        async with self._memory.held(key) as table:
            if table.is_played_out:
                raise Declined(Reason.OVER)
            rows = decide(table)
            if not rows:
                return table
            seat = rows[-1].seat
            by = None if seat is None else Seat(seat)
            news = await self.append(table, by, rows, preconditions=preconditions, is_announced=is_announced)
        return news.table

    async def _begin(self, table: Table, *, is_answering: bool = False) -> Unit:
        """Begin a unit of rows at `table`.

        Where turns have pauses, orders wait in a game that is paused, as what leaves no choice does. Neither follows in
        the unit that resumes it: `play_due` plays both alike.
        """
        orders = await self._store.orders(table.id)
        return Unit(
            table,
            self._clock,
            orders=orders,
            seed=self._seeds.read,
            is_answering=is_answering,
            is_pausing=lambda now: self._pauses.is_pausing(now) or (table.is_paused and pausing_seat(now) is not None),
        )

    async def _finish(
        self,
        unit: Unit,
        seat: Seat | None,
        *,
        also: Sequence[Row] = (),
        preconditions: Sequence[Precondition] = (),
        is_announced: bool,
    ) -> News:
        """Add what follows by itself, store it all with its consequences; then remember and announce it.

        An answer to a claim is announced as nobody's.
        """
        await unit.follow()
        if unit.now.gone and not unit.now.in_person and not unit.now.is_played_out:  # only robots are left
            await unit.play(None, Abandon())
        now, events = unit.now, unit.events
        if unit.entries:
            await self._commit(unit, also, preconditions)
        elif unit.orders:
            await self._store.commit(*unit.orders)
        is_answer = bool(unit.entries) and unit.entries[0].is_answer
        news = News(now, None if is_answer else seat, events, is_hidden=unit.is_hidden)
        if is_announced and unit.entries:
            self._tell(news)
        return news

    async def _commit(self, unit: Unit, also: Sequence[Row], preconditions: Sequence[Precondition]) -> None:
        now, events = unit.now, unit.events
        rows = [entry.row for entry in unit.entries]
        with self._memory.in_doubt(now.id), self._dues.changing(now) as due:
            following = consequences(now, events)
            revealed = await self._seeds.revelation(now.id) if now.is_over else []
            try:
                await self._store.commit(
                    *rows, *unit.orders, *following, *revealed, *due, *also, preconditions=preconditions
                )
            except Conflict as clash:
                if clash.kind in (LogRow, *map(type, also)):  # another process has written this
                    raise Overtaken from clash
                raise
        self._logs.written(now, unit.steps)
        self._memory.keep(now)
        log.info("table %s ply %d: %s", now.id, now.ply, happened(now, unit.entries))
        if following:
            self._announcer.wake()
        if now.is_over:
            self.ended.tell(now.id)
