"""A finished deal at the moment it was counted: the only moment at which all hands are open."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.games.protocol import Event, Seat, View
from bot.store import LogRow
from bot.tables.log_rows import after, step_of
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class Finish:
    """How a deal ended. It exists for counted deals only, so whatever it holds may be shown to everybody."""

    public: View  # the table as everybody saw it
    hands: tuple[View, ...] = field(repr=False)  # of each seat, its hand included
    events: tuple[Event, ...] = ()  # of the move that ended the deal, as everybody saw them


def at_count(table: Table, rows: Iterable[LogRow], seed: bytes, *, deal: int) -> Finish | None:
    """How `deal` ended; None while it is not finished. `table` is before its log."""
    for row in rows:
        step = step_of(table, row, seed)
        if any(event.finished_deal == deal for event in step.events):
            hands = tuple(step.position.view(Seat(at)) for at in range(len(table.players)))
            events = tuple(known for event in step.events if (known := event.seen_by(None)) is not None)
            return Finish(step.position.view(None), hands, events)
        table = after(table, row, step)
    return None
