"""Whether each clock shows the time that it must: what was used is added up once more, in the simplest way.

| must be true | otherwise |
|---|---|
| a seat has used the time in which its clock ran, without pauses and quiet hours | its clock is wrong |
| what it used beyond the time for a turn is gone from its bank | its bank is wrong |
| its time ends when all that is left of both has passed | its end is wrong |
| nobody is out of time before that | it was over too soon |
| the end of a deal can be seen for some seconds | the deal came too soon |

Games that ask in windows are left out for the first three, and stories in which someone sets the clock of the machine.
"""

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from bot.exploring.incarnation import TIMING
from bot.exploring.past import Moment
from bot.games.protocol import ENDS, Seat, Timeout
from bot.store import LogRow
from bot.tables import Table
from bot.tables.state.absence import LATE, PAUSE, RESUME
from bot.tables.state.log_rows import cut_of
from bot.tables.state.non_moves import NON_MOVES
from bot.tables.state.quiet import QuietHours
from bot.tables.time import MINUTE

SLICE: Final = 15 * MINUTE  # ms; people here begin and end their quiet hours at such times


def mistimed(past: Sequence[Moment]) -> Iterator[str]:
    """Yield what is wrong with the times at a table."""
    if past and all(each.before.position.window is each.now.position.window is None for each in past):
        yield from _Hourglass(past[0].before).faults(past)
    over = set[tuple[int, int]]()  # by seat and moment: the clock has played for it, and it may leave for that
    for before, row, _, _ in past:
        if row.text in {LATE, str(Timeout())} and row.seat is not None and (row.seat, row.at) not in over:
            over.add((row.seat, row.at))
            end = before.countdown.deadline(Seat(row.seat))
            if row.at < end if end is not None else row.text == LATE:
                yield f"time was over too soon: {before.id} ply {row.ply} seat {row.seat}: {end} after {row.at}"
        if cut_of(row) is not None and before.deal and row.at < before.moved_at + TIMING.between_deals:
            yield f"a deal came too soon: {before.id} ply {row.ply}: {row.at - before.moved_at} ms"


class _Hourglass:
    """The time of each seat at one table."""

    def __init__(self, table: Table) -> None:
        self._pace = table.countdown.pace
        self._quiet = table.countdown.quiet if self._pace.minds_quiet else (None,) * len(table.players)
        self._bank = [self._pace.bank for _ in table.players]
        self._used = [0 for _ in table.players]
        self._running = frozenset[Seat]()
        self._at = table.countdown.at
        self._is_stopped = False

    def faults(self, past: Sequence[Moment]) -> Iterator[str]:
        """Yield the first moment in which the table says something else."""
        for before, row, now, _ in past:
            self._pass(before, row, now)
            if now.is_over:
                return
            for what in self._differs(now):
                yield f"{what}: {now.id} ply {row.ply}"
                return

    def _pass(self, before: Table, row: LogRow, now: Table) -> None:
        until = max(self._at, row.at)
        if not self._is_stopped:
            for seat in self._running:
                self._used[seat] += loud(self._quiet[seat], self._at, until)
        self._at = until
        self._is_stopped = row.text == PAUSE or (self._is_stopped and row.text != RESUME)
        people = now.in_person
        running = now.position.awaited & people if len(people) > 1 else frozenset[Seat]()
        for seat in self._running:
            if seat not in running or _ends_turn(before, row, seat):
                self._bank[seat] = max(0, self._bank[seat] - max(0, self._used[seat] - self._pace.turn))
                self._used[seat] = 0
        self._running = running

    def _differs(self, now: Table) -> Iterator[str]:
        countdown = now.countdown
        if countdown.running != self._running or countdown.is_stopped != self._is_stopped:
            yield f"other clocks run than must: {sorted(countdown.running)}, not {sorted(self._running)}"
            return
        for seat in sorted(self._running):
            if countdown.used[seat] != self._used[seat]:
                yield f"the clock of {seat} is wrong: {countdown.used[seat]} ms are used, not {self._used[seat]}"
            if countdown.bank[seat] != self._bank[seat]:
                yield f"the bank of {seat} is wrong: {countdown.bank[seat]} ms are left, not {self._bank[seat]}"
            left, end = max(0, self._pace.turn + self._bank[seat] - self._used[seat]), countdown.deadline(seat)
            if end is not None and (found := loud(self._quiet[seat], self._at, end)) != left:
                yield f"the end of the time of {seat} is wrong: {found} ms from now, not {left}"


def _ends_turn(before: Table, row: LogRow, seat: Seat) -> bool:
    """Return whether `seat` has played a move that is a turn of its own."""
    is_move = row.text not in NON_MOVES and row.text not in ENDS and cut_of(row) is None
    return row.seat == seat and is_move and before.terms.game.style.is_move_a_line


def loud(quiet: QuietHours | None, since: int, until: int) -> int:
    """Return how many milliseconds of a span are not quiet."""
    if quiet is None:
        return until - since
    zone, passed = ZoneInfo(quiet.zone), 0
    while since < until:
        then = min(until, (since // SLICE + 1) * SLICE)
        wall = datetime.fromtimestamp(since / 1000, zone).time()
        is_over_night = quiet.start > quiet.end
        is_after, is_before = wall >= quiet.start, wall < quiet.end
        is_quiet = is_after or is_before if is_over_night else is_after and is_before
        passed += 0 if is_quiet else then - since
        since = then
    return passed
