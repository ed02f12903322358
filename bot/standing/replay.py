"""Look at a finished game step by step. All hands are open, because nothing needs to be hidden any more."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.protocol import Event
from bot.standing.errors import Objection, Why
from bot.store import LogRow, Store
from bot.tables import Table, Tables
from bot.tables.log_rows import DEAL, after, at_start, step_of


@dataclass(frozen=True, slots=True)
class Moment:
    """A finished game as it was after some rows of its log."""

    table: Table
    last: int  # the ply of the end
    events: tuple[Event, ...]  # of the last row, as everybody saw them
    deals: tuple[int, ...]  # the plies at which a deck was dealt

    @property
    def ply(self) -> int:
        return self.table.ply

    @property
    def next_deal(self) -> int:
        """The ply of the next deal, or of the end if there is none."""
        return next((ply for ply in self.deals if ply > self.ply), self.last)


async def moment(store: Store, tables: Tables, table: Table, ply: int) -> Moment:
    """The game of `table` at `ply`, or at the nearest ply that it has. Raises Objection (UNFINISHED)."""
    seated, seed = await store.table(table.id), await tables.logs.revealed(table)
    if not table.is_over or seated is None or seed is None:
        raise Objection(Why.UNFINISHED)
    log = await store.log(table.id)
    start = at_start(seated, table.players, seed, unit=table.terms.unit)
    now, events = _until(start, log[: min(max(ply, 1), len(log))], seed)
    deals = tuple(row.ply for row in log if DEAL.fullmatch(row.text))
    return Moment(now, len(log), events, deals)


def _until(table: Table, rows: Sequence[LogRow], seed: bytes) -> tuple[Table, tuple[Event, ...]]:
    told: tuple[Event, ...] = ()
    for row in rows:
        step = step_of(table, row, seed)
        told = tuple(known for event in step.events if (known := event.seen_by(None)) is not None)
        table = after(table, row, step)
    return table, told
