"""Results next to each other: how many one has beaten, days in a row, and the boards of a day and of a month.

Only sittings that were played to their end count. Each function reads all that it needs from the rows it is given.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from bot.daily.calendar import later
from bot.store import SatRow

MOST = 100  # points of a sitting that beats all others, on the board of a month
FORGIVEN = 7  # days, among which one may be missed without the end of a streak


@dataclass(frozen=True, slots=True)
class Compared:
    """One result next to those of all others in the same game, with the same rules and robots."""

    score: int
    players: int  # all of them, this one too
    beaten: int
    place: int  # from 1; those with the same score share one
    list_number: int  # from 1; of those of its day and game, in the order in which their rules and robots came

    @property
    def percent(self) -> int | None:
        """The number of others, of a hundred, whom this one has beaten; None where there is nobody else."""
        return 100 * self.beaten // (self.players - 1) if self.players > 1 else None


@dataclass(frozen=True, slots=True)
class Placed:
    """A line of a board."""

    place: int  # from 1; those with the same points share one
    player: int
    points: int


def compared(own: SatRow, day: Iterable[SatRow]) -> Compared | None:
    """Return how `own` compares with the others of its `day`; None for one without a result."""
    if own.score is None:
        return None
    same = [each for each in day if each.game == own.game]
    editions = list(dict.fromkeys(each.edition for each in same))
    scores = [each.score for each in same if each.edition == own.edition and each.score is not None]
    above = sum(score > own.score for score in scores)
    beaten = sum(score < own.score for score in scores)
    return Compared(own.score, len(scores), beaten, above + 1, editions.index(own.edition) + 1)


def best_of(day: Iterable[SatRow], game: str, edition: str | None) -> SatRow | None:
    """Return the best sitting of a day in a game and a list, by default the first; of equal ones the first begun."""
    done = [each for each in day if each.game == game and each.score is not None]
    edition = done[0].edition if done and edition is None else edition
    done = [each for each in done if each.edition == edition]
    return max(done, key=lambda each: each.score or 0, default=None)


def streak(days: Collection[str], today: str) -> int:
    """Return how many days in a row a person finished a daily deal, up to `today` or yesterday.

    One day may be missed in any `FORGIVEN` days: it is forgiven, and does not count.
    """
    count, missed = 0, list[str]()
    day = today if today in days else later(today, -1)
    while True:
        if day in days:
            count += 1
        elif (missed and later(missed[-1], -FORGIVEN) < day) or later(day, -1) not in days:
            return count
        else:
            missed.append(day)
        day = later(day, -1)


def board(rows: Iterable[SatRow]) -> list[Placed]:
    """Return who did best: each sitting brings as many points as it beats of `MOST` others, half for equal ones.

    One without others brings half of them. A person may have sittings on many days and in many games.
    """
    lists: dict[tuple[str, str, str], list[SatRow]] = defaultdict(list)
    for each in rows:
        if each.score is not None:
            lists[each.day, each.game, each.edition].append(each)
    points: dict[int, int] = defaultdict(int)
    for same in lists.values():
        for each in same:
            points[each.player] += _points(each, same)
    return _placed(points.items())


def _points(own: SatRow, same: Sequence[SatRow]) -> int:
    others = len(same) - 1
    if not others or own.score is None:
        return MOST // 2
    beaten = sum(own.score > each.score for each in same if each.score is not None)
    equal = sum(own.score == each.score for each in same) - 1
    return MOST * (2 * beaten + equal) // (2 * others)


def _placed(points: Iterable[tuple[int, int]]) -> list[Placed]:
    placed: list[Placed] = []
    for player, total in sorted(points, key=lambda each: (-each[1], each[0])):
        is_shared = bool(placed) and placed[-1].points == total
        placed.append(Placed(placed[-1].place if is_shared else len(placed) + 1, player, total))
    return placed
