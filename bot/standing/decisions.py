"""The decisions of a player in a finished game, each with what the player could know then."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.protocol import Move, Seat, View
from bot.standing.errors import Objection, Why
from bot.store import LogRow, Store
from bot.tables import Table, Tables
from bot.tables.state.log_rows import after, at_start, is_turn, move_of, replay, step_of
from bot.tables.state.undo import UNDO


@dataclass(frozen=True, slots=True)
class Decision:
    """A move that a player chose in person."""

    ply: int  # of its row in the log
    deal: int
    view: View  # of the player, before it
    move: Move


async def decisions_of(store: Store, tables: Tables, table: Table, seat: Seat) -> tuple[Decision, ...]:
    """Return what `seat` decided in the game of `table`, in order. Raises Objection (UNFINISHED).

    Without what the clock or a robot played, what was taken back, and secret choices that were changed.
    """
    start, log, seed = await _begun(store, tables, table)
    return await asyncio.to_thread(_decisions, start, log, seed, seat)


async def table_before(store: Store, tables: Tables, table: Table, ply: int) -> Table:
    """Return the table as it was before this row of its log. Raises Objection (UNFINISHED)."""
    start, log, seed = await _begun(store, tables, table)
    return await asyncio.to_thread(replay, start, [row for row in log if row.ply < ply], seed)


async def _begun(store: Store, tables: Tables, table: Table) -> tuple[Table, Sequence[LogRow], bytes]:
    seated, seed = await store.table(table.id), await tables.logs.revealed(table)
    if not table.is_over or seated is None or seed is None:
        raise Objection(Why.UNFINISHED)
    start = at_start(table.terms.game, seated, table.players, seed=seed, unit=table.terms.unit)
    return start, await store.log(table.id), seed


def _decisions(table: Table, log: Sequence[LogRow], seed: bytes, seat: Seat) -> tuple[Decision, ...]:
    found = list[Decision]()
    for row in log:
        if row.seat == seat and row.text == UNDO and found:
            found.pop()
        elif row.seat == seat and is_turn(row) and seat in table.in_person - table.overdue:
            decision = Decision(row.ply, table.deal, table.view(seat), move_of(table, row))
            if found and table.position.window is not None and found[-1].view.turn == decision.view.turn:
                found.pop()  # a choice that is changed
            found.append(decision)
        table = after(table, row, step_of(table, row, seed))
    return tuple(found)
