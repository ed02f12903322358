"""The stops of a game that is gone through turn by turn, as its log has them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot.games.protocol import Event
from bot.store import LogRow
from bot.tables.state.log_rows import DEAL, after, is_turn, step_of
from bot.tables.state.table import Table


@dataclass(frozen=True, slots=True)
class Stop:
    """A stop of a replay: after the cards of a deal were dealt, or after a whole turn."""

    ply: int  # the last row of the log that belongs to it
    deal: int  # from 1; 0 for a game that ended before its first deal
    turn: int  # of the deal, from 1; 0 when its cards were just dealt


@dataclass(frozen=True, slots=True)
class Moment:
    """A finished game as it was at one of its stops."""

    table: Table
    number: int  # of the stop, from 0
    stops: tuple[Stop, ...]
    events: tuple[Event, ...]  # since the stop before, as everyone saw them

    @property
    def stop(self) -> Stop:
        """Its place in the game."""
        return self.stops[self.number]

    @property
    def turns(self) -> int:
        """The number of turns of this deal."""
        return max(stop.turn for stop in self.stops if stop.deal == self.stop.deal)

    @property
    def deals(self) -> tuple[int, ...]:
        """The number of the stop at which each deal begins, in order."""
        return tuple(number for number, stop in enumerate(self.stops) if stop.deal and not stop.turn)


def moment_at(start: Table, log: Sequence[LogRow], seed: bytes, number: int) -> Moment:
    """Return the game at the stop with this number, or the nearest one; `start` is before the first row of its log."""
    stops = stops_of(log)
    number = min(max(number, 0), len(stops) - 1)
    since = stops[number - 1].ply if number else 0
    now, events = _until(start, log[: stops[number].ply], seed, since=since)
    return Moment(now, number, stops, events)


def stops_of(log: Iterable[LogRow]) -> tuple[Stop, ...]:
    """Return the stops of a game. A row that is no move, or ends the game at once, belongs to the turn before it."""
    stops: list[Stop] = []
    mover: int | None = None
    for row in log:
        last = stops[-1] if stops else None
        if DEAL.fullmatch(row.text):
            mover = None
            stops.append(Stop(row.ply, 1 if last is None else last.deal + 1, 0))
        elif last is None:
            stops.append(Stop(row.ply, 0, 0))
        elif is_turn(row) and row.seat != mover:
            mover = row.seat
            stops.append(Stop(row.ply, last.deal, last.turn + 1))
        else:
            stops[-1] = replace(last, ply=row.ply)
    return tuple(stops)


def _until(table: Table, rows: Sequence[LogRow], seed: bytes, *, since: int) -> tuple[Table, tuple[Event, ...]]:
    """Return the table after these rows, and what everyone saw of those after the ply `since`."""
    events: list[Event] = []
    for row in rows:
        step = step_of(table, row, seed)
        if row.ply > since:
            events += [known for event in step.events if (known := event.seen_by(None)) is not None]
        table = after(table, row, step)
    return table, tuple(events)
