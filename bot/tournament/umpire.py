"""The rules of a tournament's course: every request is judged here before anything is stored, and again by a check.

Each function returns the act that follows, or raises Overruled. `now` is in Unix milliseconds. `due` says what happens
by itself: no matter who asks, and how often, each thing happens once.
"""

from collections.abc import Iterable, Sequence
from enum import Enum

from bot.tournament.closeness import least_spread, sit_out, spread
from bot.tournament.course import (
    Act,
    Called,
    Course,
    Kind,
    Leave,
    Off,
    Pace,
    Plan,
    Played,
    after,
    call_text,
    present,
    read_call,
    read_result,
    read_round,
    result_text,
    round_text,
)
from bot.tournament.rounds import MOST_PEOPLE, Round, byes_of, fit
from bot.tournament.seating import seating

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
BREAK = 2 * MINUTE  # between two rounds of an evening
WEEK = 7 * DAY
LIFETIME = 14 * DAY  # of a sign-up that nobody starts, and of a round to which nobody can be called
LEEWAY = 10_000  # ms after a call, from which its wait may count: so long it may take to post it
WAIT = {Pace.EVENING: 3 * MINUTE, Pace.WEEKLY: DAY}  # for those who are not here
MOST_ABSENT = 2  # rounds in a row


class No(Enum):
    """Why a request is overruled."""

    OVER = "over"
    ENTERED = "entered"
    LEFT = "left"  # who left does not come back
    FULL = "full"
    TOO_LATE = "too-late"  # the last round has begun
    NOT_IN = "not-in"
    NOT_HOST = "not-host"
    STARTED = "started"
    TOO_FEW = "too-few"
    NO_ROUND = "no-round"
    NO_TABLE = "no-table"  # sits out, or came late
    BEGUN = "begun"
    HERE = "here"
    NO_RESULT = "no-result"
    NO_WAIT = "no-wait"  # nobody could come for longer than it waits


class Overruled(Exception):  # noqa: N818
    """An error: a request is against the rules, and nothing has changed."""

    def __init__(self, no: No) -> None:
        super().__init__(no.value)
        self.no = no


def join(course: Course, player: int, *, now: int) -> Act:
    """Sign up, or enter late. Raises Overruled (OVER, LEFT, ENTERED, FULL, TOO_LATE)."""
    _see_open(course, now)
    if player in course.left:
        raise Overruled(No.LEFT)
    if player in course.entrants:
        raise Overruled(No.ENTERED)
    if len(course.people) >= MOST_PEOPLE:
        raise Overruled(No.FULL)
    if len(course.rounds) >= course.plan.rounds:
        raise Overruled(No.TOO_LATE)
    return _act(course, Kind.JOIN, now, player)


def leave(course: Course, player: int, *, now: int, why: Leave = Leave.PRESSED) -> Act:
    """Leave, and forfeit the entry. Raises Overruled (OVER, NOT_IN)."""
    _see_open(course, now)
    is_lost_host = player == course.host and why is not Leave.PRESSED  # also one who left, but stayed the host
    if player not in course.people and not is_lost_host:
        raise Overruled(No.NOT_IN)
    return _act(course, Kind.LEAVE, now, player, text=why)


def start(course: Course, player: int, *, now: int) -> Act:
    """Let the first round begin. Raises Overruled (OVER, NOT_HOST, STARTED, TOO_FEW)."""
    _see_open(course, now)
    if player != course.host:
        raise Overruled(No.NOT_HOST)
    if course.is_started:
        raise Overruled(No.STARTED)
    if fit(len(course.people), course.plan.shape) is None:
        raise Overruled(No.TOO_FEW)
    return _act(course, Kind.START, now, player)


def here(course: Course, player: int, *, press: int, now: int) -> Act:
    """Be here for one's table. Raises Overruled (OVER, NOT_IN, NO_ROUND, NO_TABLE, BEGUN, HERE)."""
    _see_open(course, now)
    if player not in course.people:
        raise Overruled(No.NOT_IN)
    if (current := course.current) is None:
        raise Overruled(No.NO_ROUND)
    if (number := current.table_of(player)) is None:
        raise Overruled(No.NO_TABLE)
    table = current.tables[number - 1]
    until = waits_until(course, current, table)
    if not table.is_waiting or (until is not None and now >= until):
        raise Overruled(No.BEGUN)
    if player in table.here:
        raise Overruled(No.HERE)
    return _act(course, Kind.HERE, now, player, press=press)


def called(course: Course, number: int, *, since: int, now: int) -> Act:
    """Let a table wait for its people from now on, or a moment after, since their call is posted.

    Raises Overruled (OVER, NO_TABLE, BEGUN, NO_WAIT).
    """
    _see_open(course, now)
    current, at = course.current, max(now, course.last_at)
    if current is None or not 1 <= number <= len(current.tables):
        raise Overruled(No.NO_TABLE)
    table = current.tables[number - 1]
    if not table.is_waiting or table.since is not None:
        raise Overruled(No.BEGUN)
    if since > at + LEEWAY:
        raise Overruled(No.NO_WAIT)
    return _act(course, Kind.CALLED, now, text=call_text(number, max(since, at)))


def wait(course: Course, longer: int, *, now: int) -> Act:
    """Wait longer for those who are not here, by so many milliseconds. Raises Overruled (OVER, NO_ROUND, NO_WAIT)."""
    _see_open(course, now)
    if (current := course.current) is None or not current.waiting:
        raise Overruled(No.NO_ROUND)
    if not 0 < longer <= now - current.at - current.longer:
        raise Overruled(No.NO_WAIT)
    return _act(course, Kind.WAIT, now, text=str(longer))


def call_off(course: Course, player: int, *, now: int) -> Act:
    """End it all: everyone gets the entry back. Raises Overruled (OVER, NOT_HOST)."""
    _see_open(course, now)
    if player != course.host:
        raise Overruled(No.NOT_HOST)
    return _act(course, Kind.CALL_OFF, now, player, text=Off.HOST)


def result(course: Course, number: int, places: Sequence[Sequence[int]], *, now: int) -> Act:
    """Enter how a table ended: the places of all who played, the best first. Raises Overruled (OVER, NO_RESULT)."""
    _see_open(course, now)
    current = course.current
    table = current.tables[number - 1] if current is not None and 1 <= number <= len(current.tables) else None
    if table is None or table.begun_with is None or table.result is not None:
        raise Overruled(No.NO_RESULT)
    if sorted(each for group in places for each in group) != sorted(table.begun_with) or not all(places):
        raise Overruled(No.NO_RESULT)
    return _act(course, Kind.RESULT, now, text=result_text(number, places))


def due(course: Course, now: int) -> Act | None:
    """Return the next act that happens by itself; None if there is none yet. Seating takes up to half a second."""
    if not course.is_open:
        return None
    if not course.is_started:
        return _act(course, Kind.CALL_OFF, now, text=Off.LAPSED) if _is_lapsed(course, now) else None
    if (current := course.current) is not None:
        return _table_due(course, current, now) or _uncalled_due(course, current, now)
    for each in course.people:
        if course.was_absent(each, MOST_ABSENT):
            return _act(course, Kind.LEAVE, now, each, text=Leave.ABSENT)
    if is_round_due(course, now):
        return _act(course, Kind.ROUND, now, text=round_text(seat(course)))
    is_over = len(course.rounds) >= course.plan.rounds or now >= next_round_at(course)
    return _act(course, Kind.OVER, now) if is_over else None


def _table_due(course: Course, current: Played, now: int) -> Act | None:
    """Return that the next table begins, or that too few came to it; None if all wait or play."""
    for number, table in enumerate(current.tables, start=1):
        if not table.is_waiting:
            continue
        until = waits_until(course, current, table)
        is_awaited = any(each not in table.here and each not in course.left for each in table.people)
        if not is_awaited or (until is not None and now >= until):
            is_playable = len(present(course, table)) in course.plan.playable
            return _act(course, Kind.BEGIN if is_playable else Kind.WALKOVER, now, text=str(number))
    return None


def is_table_due(course: Course, now: int) -> bool:
    """Return whether a table is to begin, or to end without a game."""
    return course.is_open and course.current is not None and _table_due(course, course.current, now) is not None


def _uncalled_due(course: Course, current: Played, now: int) -> Act | None:
    """Return that it is called off, if its people could not be called for very long."""
    if any(each.since is None for each in current.waiting) and now >= current.at + LIFETIME:
        return _act(course, Kind.CALL_OFF, now, text=Off.UNCALLED)
    return None


def is_round_due(course: Course, now: int) -> bool:
    """Return whether a round is to be seated."""
    return (
        course.is_open
        and course.is_started
        and course.current is None
        and len(course.rounds) < course.plan.rounds
        and not any(course.was_absent(each, MOST_ABSENT) for each in course.people)
        and now >= next_round_at(course)
        and fit(len(course.people), course.plan.shape) is not None
    )


def due_at(course: Course) -> int | None:
    """Return when something happens by itself at the latest (Unix ms); None if nothing does."""
    if not course.is_open:
        return None
    if not course.is_started:
        return course.plan.created_at + LIFETIME
    if (current := course.current) is not None:
        ends = [waits_until(course, current, each) or current.at + LIFETIME for each in current.waiting]
        return min(ends, default=None)
    return next_round_at(course)


def waits_until(course: Course, played: Played, table: Called) -> int | None:
    """Return until when a table waits for those who are not here (Unix ms); None before they are called."""
    return None if table.since is None else table.since + WAIT[course.plan.pace] + played.longer


def is_overdue(course: Course, now: int) -> bool:
    """Return whether a table of the round that is on has waited long enough for those who are not here."""
    current = course.current
    ends = [] if current is None else [waits_until(course, current, each) for each in current.waiting]
    return any(each is not None and now >= each for each in ends)


def next_round_at(course: Course) -> int:
    """Return when the next round begins, with no round on (Unix ms)."""
    if not course.rounds:
        return 0
    last = course.rounds[-1]
    rested = (last.at if last.ended_at is None else last.ended_at) + BREAK
    return max(rested, last.at + WEEK) if course.plan.pace is Pace.WEEKLY else rested


def seat(course: Course) -> Round:
    """Return the next round."""
    scores = {line.person: line.points for line in course.lines}
    return seating(scores, course.past, course.plan.shape, luck=course.plan.luck + len(course.rounds))


def is_lawful(course: Course, seated: Round) -> bool:
    """Return whether a round may follow: everyone sits once, byes come round, and scores are as close as can be.

    It need not be the round that a search finds now: later versions may find others, that have as much or less to do
    with who has met.
    """
    shape, people = course.plan.shape, set(course.people)
    tables = [[each for side in sides for each in side] for sides in seated.tables]
    if sorted([*seated.byes, *(each for table in tables for each in table)]) != sorted(people):
        return False
    if any(tuple(map(len, sides)) != shape.sides for sides in seated.tables):
        return False
    sure, rest = sit_out(byes_of(course.past), people, len(people) % shape.seats)
    if not sure <= set(seated.byes) <= sure | rest or len(seated.byes) != len(people) % shape.seats:
        return False
    scores = {line.person: line.points for line in course.lines}
    order = sorted(people - sure, key=lambda each: -scores[each])
    leaving = len(seated.byes) - len(sure)
    least = least_spread([scores[each] for each in order], [each in rest for each in order], leaving, shape.seats)
    return spread(tables, scores) == least[0][leaving]


def fault(plan: Plan, acts: Iterable[Act]) -> Act | None:
    """Return the first act that the rules would not have let happen; None if there is none."""
    course = Course(plan)
    for act in acts:
        if not _may_follow(course, act):
            return act
        course = after(course, act)
    return None


def _may_follow(course: Course, act: Act) -> bool:
    try:
        match act.kind:
            case Kind.ROUND:
                is_plain = act == _act(course, Kind.ROUND, act.at, text=act.text)
                return is_plain and is_round_due(course, act.at) and is_lawful(course, read_round(act.text))
            case Kind.BEGIN | Kind.WALKOVER | Kind.OVER:
                return due(course, act.at) == act
            case Kind.CALL_OFF if act.player is None:
                return due(course, act.at) == act
            case Kind.LEAVE if act.text == Leave.ABSENT:
                return due(course, act.at) == act
            case _:
                return _asked(course, act) == act
    except (Overruled, ValueError, KeyError, TypeError, IndexError):
        return False


def _asked(course: Course, act: Act) -> Act | None:
    """Return the act that follows from the same request. Raises Overruled, ValueError and TypeError."""
    player = act.player or 0
    match act.kind:
        case Kind.JOIN:
            return join(course, player, now=act.at)
        case Kind.LEAVE:
            return leave(course, player, now=act.at, why=Leave(act.text))
        case Kind.START:
            return start(course, player, now=act.at)
        case Kind.CALLED:
            number, since = read_call(act.text)
            return called(course, number, since=since, now=act.at)
        case Kind.WAIT:
            return wait(course, int(act.text), now=act.at)
        case Kind.HERE:
            return here(course, player, press=act.press or 0, now=act.at)
        case Kind.CALL_OFF:
            return call_off(course, player, now=act.at)
        case Kind.RESULT:
            number, places = read_result(act.text)
            return result(course, number, places, now=act.at)
        case _:
            return None


def _see_open(course: Course, now: int) -> None:
    if not course.is_open or _is_lapsed(course, now):
        raise Overruled(No.OVER)


def _is_lapsed(course: Course, now: int) -> bool:
    return not course.is_started and now >= course.plan.created_at + LIFETIME


def _act(
    course: Course, kind: Kind, now: int, player: int | None = None, *, press: int | None = None, text: str = ""
) -> Act:
    return Act(course.number + 1, max(now, course.last_at), kind, player, press, text)
