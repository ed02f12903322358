"""Whether clocks were fair: nobody lost time because the bot was away, and nobody got it back twice.

| must be true | otherwise |
|---|---|
| the time of a turn ends when it was said to, and later by the length of each pause | time was taken, or given |
| a pause that nobody asked for lies in a time when something was wrong, or close to it | time was given back twice |
| while no process ran, the clocks were paused | time was taken |
| the same while the bot was cut off, or not in the server, for long | time was taken |

Clocks that mind quiet hours are left out, and stories in which someone sets the clock of the machine.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.exploring.incarnation import TIMING
from bot.exploring.past import Moment
from bot.games.protocol import Seat
from bot.tables import Table
from bot.tables.state.absence import PAUSE, RESUME
from bot.tables.state.asking import is_same
from bot.tables.state.non_moves import NON_MOVES
from bot.tables.time import MINUTE, SECOND

LEAST: Final = 5 * SECOND  # ms; a shorter absence may be lost in how long a start takes
UNNOTICED: Final = MINUTE  # ms that someone may lose of a time in which the bot was away
AFTER: Final = 15 * MINUTE  # ms after any trouble, within which a pause ends: all is tried again within five minutes


class Span(NamedTuple):
    """A span of time, in Unix milliseconds."""

    since: int
    until: int


@dataclass(slots=True)
class Away:
    """A time in which the bot runs, and cannot be reached in some servers."""

    trouble: str
    guilds: frozenset[int]
    since: int  # Unix milliseconds
    until: int = 0  # 0 while it goes on


def unfair(
    past: Sequence[Moment], *, absences: Sequence[Span], aways: Iterable[Away], troubles: Iterable[Span]
) -> Iterator[str]:
    """Yield how clocks were unfair; `absences`: when no process ran, `troubles`: when anything failed."""
    if not past or past[0].now.terms.pace is None:
        return
    troubles = [*troubles]
    yield from _moved_deadlines(past)
    pauses = _pauses_by_nobody(past)
    excuses = [Span(each.since - TIMING.heartbeat, each.until + AFTER) for each in troubles]
    for pause in pauses:
        if (spare := _length(pause) - _covered(pause, excuses)) > SECOND:
            yield f"time was given back twice: {past[0].now.id}, {spare} ms since {pause.since}"
    for gone in absences:
        lost = _length(gone) - _covered(gone, pauses)
        if _length(gone) > LEAST and lost > SECOND and _was_running(past, gone):
            yield f"time was taken while no process ran: {past[0].now.id}, {lost} ms since {gone.since}"
    for away in aways:
        span = Span(away.since, away.until)
        is_disturbed = any(_covered(span, [each]) or each.since == span.until for each in absences)
        if past[0].now.guild_id not in away.guilds or is_disturbed or _somebody_resumes(past, span):
            continue
        most = UNNOTICED if _is_plain(span, past, troubles) else AFTER
        if (lost := _length(span) - _covered(span, pauses)) > most and _was_running(past, span):
            yield f"time was taken while the bot was away: {past[0].now.id}, {lost} ms since {span.since}"


def _is_plain(span: Span, past: Sequence[Moment], troubles: Iterable[Span]) -> bool:
    """Return whether a time is longer than what goes by unnoticed, and nothing failed or was played meanwhile."""
    until = span.until + AFTER
    is_long = _length(span) > TIMING.heartbeat + UNNOTICED
    has_failed = any(each.since == each.until and span.since <= each.since <= until for each in troubles)
    rows = (row for _, row, _, _ in past if span.since <= row.at <= span.until)
    return is_long and not has_failed and all(row.text in {PAUSE, RESUME} for row in rows)


def _moved_deadlines(past: Sequence[Moment]) -> Iterator[str]:
    """Yield turns whose end moved by anything but the length of a pause."""
    stopped_at, ends = 0, dict[Seat, int]()  # during a pause: since when, and what was said before it
    for before, row, now, _ in past:
        if row.text == RESUME:
            was = {seat: end + max(0, row.at - stopped_at) for seat, end in ends.items()}
            ends = {}
        else:
            going_on = _going_on(before, row.seat, now) if row.text not in NON_MOVES else before.countdown.running
            ends_now = {seat: before.countdown.deadline(seat) for seat in going_on}
            was = {seat: end for seat, end in ends_now.items() if end is not None and end > row.at}
        if row.text == PAUSE:
            stopped_at, ends = row.at, _steady(before, was)
        elif row.text not in NON_MOVES:
            ends = {}
        for seat, end in _steady(before, was).items():
            found = now.countdown.deadline(seat)
            if found is not None and found != end:
                how = "taken" if found < end else "given"
                yield f"time was {how} by a row: {now.id} ply {row.ply} seat {seat}, {found - end} ms"


def _going_on(before: Table, mover: int | None, now: Table) -> frozenset[Seat]:
    """Return the seats whose turn goes on while another seat plays: all choose at once, and nobody is asked again."""
    if before.position.window is None or not is_same(before.position.window, now.position.window):
        return frozenset()
    both = before.countdown.running & now.countdown.running & before.position.awaited & now.position.awaited
    return frozenset(seat for seat in both if seat != mover)


def _steady(table: Table, ends: dict[Seat, int]) -> dict[Seat, int]:
    """Return those of these ends that no quiet hours put off."""
    minds = table.countdown.pace.minds_quiet
    return {seat: end for seat, end in ends.items() if not (minds and table.countdown.quiet[seat] is not None)}


def _pauses_by_nobody(past: Sequence[Moment]) -> list[Span]:
    pauses, since = list[Span](), None
    for _, row, now, _ in past:
        if row.text == PAUSE and row.seat is None:
            since = row.at
        elif since is not None and (not now.is_paused or now.is_played_out):
            pauses.append(Span(since, row.at))
            since = None
    return pauses if since is None else [*pauses, Span(since, max(since, past[-1].row.at))]


def _was_running(past: Sequence[Moment], gone: Span) -> bool:
    """Return whether clocks ran when the bot went, and someone has looked at the table since it is back."""
    before = [each.now for each in past if each.row.at <= gone.since]
    is_seen = past[-1].row.at >= gone.until
    return is_seen and bool(before) and bool(before[-1].countdown.running) and not before[-1].is_paused


def _somebody_resumes(past: Sequence[Moment], span: Span) -> bool:
    return any(
        row.text == RESUME and row.seat is not None and span.since <= row.at <= span.until for _, row, _, _ in past
    )


def _length(span: Span) -> int:
    return span.until - span.since


def _covered(span: Span, by: Iterable[Span]) -> int:
    """Return for how long of a span any of the others lasts."""
    covered, at = 0, span.since
    for each in sorted(by):
        since, until = max(at, each.since), min(span.until, each.until)
        if since < until:
            covered, at = covered + until - since, until
    return covered
