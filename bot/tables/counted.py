"""A finished deal at the moment it was counted: the only moment at which all hands are open."""

from collections.abc import Iterable

from bot.games.protocol import Seat, View
from bot.store import LogRow
from bot.tables.log_rows import after, step_of
from bot.tables.table import Table


def at_count(table: Table, rows: Iterable[LogRow], seed: bytes, *, deal: int) -> tuple[View, ...]:
    """The view of each seat when `deal` was counted; empty while it is not finished. `table` is before its log."""
    for row in rows:
        step = step_of(table, row, seed)
        if any(event.finished_deal == deal for event in step.events):
            return tuple(step.position.view(Seat(at)) for at in range(len(table.players)))
        table = after(table, row, step)
    return ()
