"""What is asked of a tournament, and what happens there by itself: each judged again if another act came first."""

from collections.abc import Callable, Sequence

from bot.tournament import umpire
from bot.tournament.course import Act, Course, Leave

Wish = Callable[[Course, int], Act | None]
"""A request: judged at a moment (Unix ms), it gives the act that follows, or None; or raises Overruled."""


def entered(number: int, places: Sequence[Sequence[int]]) -> Wish:
    """Return the wish to enter how a table ended: the places of all who played, the best first."""

    def wish(course: Course, now: int) -> Act:
        return umpire.result(course, number, places, now=now)

    return wish


def gone(player: int) -> Wish:
    """Return the wish that somebody leaves who is no longer in the server."""

    def wish(course: Course, now: int) -> Act:
        return umpire.leave(course, player, now=now, why=Leave.GONE)

    return wish


def longer(round_number: int, by: int) -> Wish:
    """Return the wish to wait so many ms longer in a round, unless it does already."""

    def wish(course: Course, now: int) -> Act | None:
        if len(course.rounds) != round_number or not umpire.is_overdue(course, now):
            return None
        return umpire.wait(course, by, now=now)

    return wish


def called(round_number: int, table: int, *, since: int) -> Wish:
    """Return the wish that a table of a round waits from `since` (Unix ms), unless it does already."""

    def wish(course: Course, now: int) -> Act | None:
        current = course.current
        tables = () if current is None or len(course.rounds) != round_number else current.tables
        if not course.is_open or not 1 <= table <= len(tables):
            return None
        found = tables[table - 1]
        is_new = found.is_waiting and found.since is None
        return umpire.called(course, table, since=since, now=now) if is_new else None

    return wish


def unchanged(act: Act) -> Wish:
    """Return the wish for an act that was due, as long as nothing else happens before."""

    def wish(course: Course, _: int) -> Act | None:
        return act if course.number + 1 == act.number else None

    return wish
