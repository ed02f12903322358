"""A finished deal at the moment it was counted: the only time when a game that opens all hands does so."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from bot.games.protocol import Event, Seat, Step, View
from bot.store import LogRow
from bot.tables.state.log_rows import after, step_of
from bot.tables.state.table import Table


@dataclass(frozen=True, slots=True)
class Finish:
    """The end of a deal. It exists for counted deals only; players who may not see all hands get it `closed`."""

    public: View  # the table as everyone saw it
    hands: tuple[View, ...] = field(repr=False)  # of each seat, its hand included
    events: tuple[Event, ...] = ()  # of the move that ended the deal, as everyone saw them

    def closed(self, seat: Seat | None = None) -> "Finish":
        """Return the same as this seat may know it: each other hand as everyone saw it."""
        return replace(self, hands=tuple(own if at == seat else self.public for at, own in enumerate(self.hands)))


def counted_by(step: Step, *, seats: int) -> tuple[int, Finish] | None:
    """Return the number of the deal that `step` has finished, and how it ended; None when it has finished none."""
    deal = next((event.finished_deal for event in step.events if event.finished_deal is not None), None)
    if deal is None:
        return None
    hands = tuple(step.position.view(Seat(at)) for at in range(seats))
    events = tuple(known for event in step.events if (known := event.seen_by(None)) is not None)
    return deal, Finish(step.position.view(None), hands, events)


def at_count(table: Table, rows: Iterable[LogRow], seed: bytes, *, deal: int) -> Finish | None:
    """Return how `deal` ended; None while it is not finished. `table` is before its log."""
    for row in rows:
        step = step_of(table, row, seed)
        if any(event.finished_deal == deal for event in step.events):
            counted = counted_by(step, seats=len(table.players))
            return None if counted is None else counted[1]
        table = after(table, row, step)
    return None
