"""Whether a tournament ran by its rules, and its pot was divided by them: its acts are retold simply.

| must be true | otherwise |
|---|---|
| its host starts it, and calls it off; it lapses after two weeks | by another, or too soon |
| everyone who takes part sits in each round, or sits out; who did not come twice in a row does not | misseated |
| rounds are two minutes apart; in a weekly tournament seven days from seating to seating | too soon |
| a table begins, or is given up, once all are there, or have had three minutes, in a weekly one a day | too soon |
| it begins with as many as can play, and its result names just those | misplayed |
| it is over after its last round, or when too few are left for another one | over too soon |
| each wins what their place brings: by points, then tables won, then the points of those they met | mispaid |

Stories in which someone sets the clock of the machine are left out of what needs times.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from bot.store import TournamentActRow, TournamentRow
from bot.tables.time import DAY, MINUTE, SECOND
from bot.tournament.course import Kind, Leave, Off, Pace, read_call, read_result, read_round
from bot.tournament.rounds import Shape

BREAK: Final = 2 * MINUTE  # ms between rounds
WEEK: Final = 7 * DAY
LIFETIME: Final = 14 * DAY  # ms
TO_COME: Final = {Pace.EVENING: 3 * MINUTE, Pace.WEEKLY: DAY}  # ms
ON_ITS_WAY: Final = 10 * SECOND  # ms that a call may take
MOST_ABSENT: Final = 2  # rounds in a row
PARTS: Final = {"first": (1,), "two": (2, 1), "three": (3, 2, 1)}  # of the pot, by place
STAYS: Final = frozenset({Leave.PRESSED, Leave.ABSENT})  # a host who leaves so is still the host


@dataclass
class _Table:
    """A table of a round. People by their numbers, on their sides."""

    sides: Sequence[Sequence[int]]
    since: int | None = None  # from when it waits (Unix ms)
    here: list[int] = field(default_factory=list)
    begun: list[int] | None = None
    places: Sequence[Sequence[int]] | None = None  # once it has a result

    @property
    def people(self) -> list[int]:
        return [each for side in self.sides for each in side]

    @property
    def absent(self) -> list[int]:
        there = [each for group in self.places or () for each in group]
        return [each for each in self.people if each not in there]

    @property
    def is_waiting(self) -> bool:
        return self.begun is None and self.places is None


@dataclass
class _Round:
    at: int  # Unix ms
    byes: Sequence[int]
    tables: list[_Table]
    longer: int = 0  # ms that it waits longer
    ended_at: int = 0  # Unix ms; 0 while it is on


def misjudged(
    row: TournamentRow, acts: Sequence[TournamentActRow], shape: Shape, sizes: frozenset[int], *, is_timed: bool
) -> Iterator[str]:
    """Yield which acts of a tournament its rules do not allow.

    `sizes`: the numbers of people with whom a table can begin; `is_timed`: whether times can be trusted.
    """
    contest = Contest(row, shape, sizes, is_timed=is_timed)
    for act in acts:
        for what in contest.faults(act):
            yield f"tournament {row.id}: {what}: act {act.number} ({act.kind} {act.player} {act.text})"
        contest.do(act)


class Contest:
    """A tournament in its simplest form."""

    def __init__(self, row: TournamentRow, shape: Shape, sizes: frozenset[int], *, is_timed: bool) -> None:
        self._row = row
        self._shape = shape
        self._sizes = sizes
        self._is_timed = is_timed
        self._pace = Pace(row.pace)
        self._entrants: list[int] = []
        self._left: dict[int, Leave] = {}
        self._rounds: list[_Round] = []
        self._is_started = False

    @property
    def people(self) -> list[int]:
        """Those who take part, in the order of signing up."""
        return [each for each in self._entrants if each not in self._left]

    @property
    def host(self) -> int | None:
        """The person who may start it and call it off."""
        is_there = self._left.get(self._row.host, Leave.PRESSED) in STAYS
        return self._row.host if is_there else next(iter(self.people), None)

    @property
    def _current(self) -> _Round | None:
        return self._rounds[-1] if self._rounds and not self._rounds[-1].ended_at else None

    # What may happen

    def faults(self, act: TournamentActRow) -> Iterator[str]:
        """Yield what is wrong with the next act."""
        match Kind(act.kind):
            case Kind.JOIN if act.player in self._entrants or len(self._rounds) >= self._row.rounds:
                yield "someone joins again, or too late"
            case Kind.START if act.player != self.host or self._is_started or len(self.people) < self._shape.seats:
                yield "started by another, again, or with too few"
            case Kind.LEAVE if act.text == Leave.ABSENT and not self._was_absent(act.player or 0):
                yield "somebody is out who came"
            case Kind.ROUND:
                yield from self._seated(act)
            case Kind.OVER:
                yield from self._over(act)
            case Kind.CALL_OFF:
                yield from self._called_off(act)
            case Kind.CALLED | Kind.HERE | Kind.BEGIN | Kind.WALKOVER | Kind.RESULT:
                yield from self._at_table(act)
            case _:
                pass

    def _seated(self, act: TournamentActRow) -> Iterator[str]:
        seated = read_round(act.text)
        there = [*seated.byes, *(each for table in seated.tables for side in table for each in side)]
        if sorted(there) != sorted(self.people):
            yield f"{sorted(self.people)} take part, and {sorted(there)} sit or sit out"
        if any(map(self._was_absent, self.people)):
            yield "somebody is seated who did not come twice"
        if not self._is_started or self._current is not None or len(self._rounds) >= self._row.rounds:
            yield "a round too many"
        elif self._is_timed and act.at < self._next_at():
            yield f"a round begins {self._next_at() - act.at} ms too soon"

    def _next_at(self) -> int:
        if not self._rounds:
            return 0
        last = self._rounds[-1]
        return max(last.ended_at + BREAK, last.at + WEEK if self._pace is Pace.WEEKLY else 0)

    def _over(self, act: TournamentActRow) -> Iterator[str]:
        if self._current is not None:
            yield "over, and a round is on"
        elif len(self._rounds) < self._row.rounds and (
            len(self.people) >= self._shape.seats or (self._is_timed and act.at < self._next_at())
        ):
            yield "over too soon"

    def _called_off(self, act: TournamentActRow) -> Iterator[str]:
        match act.text:
            case Off.HOST if act.player != self.host:
                yield "called off by another"
            case Off.LAPSED if self._is_started or (self._is_timed and act.at < self._row.created_at + LIFETIME):
                yield "lapsed too soon"
            case Off.UNCALLED if self._is_timed and act.at < self._rounds[-1].at + LIFETIME:
                yield "called off too soon"
            case _:
                pass

    def _at_table(self, act: TournamentActRow) -> Iterator[str]:
        """Yield what is wrong with what happens at a table of the round."""
        if (current := self._current) is None:
            yield "no round is on"
            return
        table = self._table(current, act)
        if table is None or (table.begun is None) == (act.kind == Kind.RESULT) or table.places is not None:
            yield "nothing can happen there"
            return
        until = None if table.since is None else table.since + TO_COME[self._pace] + current.longer
        match Kind(act.kind):
            case Kind.CALLED:
                _, since = read_call(act.text)
                if self._is_timed and not act.at <= since <= act.at + ON_ITS_WAY:
                    yield "it waits from another moment on"
            case Kind.HERE:
                if act.player in table.here or (self._is_timed and until is not None and act.at >= until):
                    yield "here again, or too late"
            case Kind.RESULT:
                _, places = read_result(act.text)
                if sorted(each for group in places for each in group) != sorted(table.begun or ()):
                    yield f"{table.begun} played there"
            case kind:
                there = [each for each in table.here if each not in self._left]
                missing = [each for each in table.people if each not in table.here and each not in self._left]
                if missing and (until is None or (self._is_timed and act.at < until)):
                    yield f"it does not wait for {missing}"
                if (len(there) in self._sizes) != (kind is Kind.BEGIN):
                    yield f"{len(there)} are there"

    def _table(self, current: _Round, act: TournamentActRow) -> _Table | None:
        if act.kind == Kind.HERE:
            return next((each for each in current.tables if act.player in each.people), None)
        at = read_result(act.text)[0] if act.kind == Kind.RESULT else int(act.text.split()[0])
        return current.tables[at - 1] if 1 <= at <= len(current.tables) else None

    def _was_absent(self, player: int) -> bool:
        """Return whether someone did not come to the last two rounds."""
        last = self._rounds[-MOST_ABSENT:]
        missed = [any(player in table.absent for table in each.tables if table.places is not None) for each in last]
        return len(last) == MOST_ABSENT and all(missed)

    # What happens

    def do(self, act: TournamentActRow) -> None:
        """Let the next act happen."""
        who, current = act.player or 0, self._current
        match Kind(act.kind):
            case Kind.JOIN:
                self._entrants.append(who)
            case Kind.LEAVE:
                self._left[who] = Leave(act.text)
            case Kind.START:
                self._is_started = True
            case Kind.ROUND:
                seated = read_round(act.text)
                self._rounds.append(_Round(act.at, seated.byes, [_Table(each) for each in seated.tables]))
            case Kind.WAIT if current is not None:
                current.longer += int(act.text)
            case Kind.CALLED | Kind.HERE | Kind.BEGIN | Kind.WALKOVER | Kind.RESULT if current is not None:
                if (table := self._table(current, act)) is not None:
                    self._do_at(table, act)
                if all(each.places is not None for each in current.tables):
                    current.ended_at = act.at
            case _:
                pass

    def _do_at(self, table: _Table, act: TournamentActRow) -> None:
        there = [each for each in table.here if each not in self._left]
        match Kind(act.kind):
            case Kind.CALLED:
                table.since = read_call(act.text)[1]
            case Kind.HERE:
                table.here.append(act.player or 0)
            case Kind.BEGIN:
                table.begun = there
            case Kind.WALKOVER:
                table.places = [there] if there else []
            case _:
                table.places = read_result(act.text)[1]

    # What each wins

    def nets(self) -> Mapping[int, int]:
        """Return what everyone who signed up wins, or pays, in minor units."""
        entry, pot, won = self._row.entry, self._row.entry * len(self._entrants), Counter[int]()
        if not (lines := self._lines()):
            return dict.fromkeys(self._entrants, 0)
        parts = [*PARTS[self._row.division]][: len(lines)]
        whole, at = sum(parts), 0
        for _, group in groupby(lines, key=lambda each: each[0]):
            sharing = [person for _, person in group]
            for person in sharing:
                won[person] = pot * sum(parts[at : at + len(sharing)]) // (whole * len(sharing))
            at += len(sharing)
        winners = [person for _, person in lines if won[person]] or [lines[0][1]]
        for number in range(pot - sum(won.values())):
            won[winners[number % len(winners)]] += 1
        return {each: won[each] - entry for each in self._entrants}

    def _lines(self) -> list[tuple[tuple[int, int, int], int]]:
        """Return everyone who takes part to the end, the best first, by points, tables won, and whom they met."""
        points, wins, met = Counter[int](), Counter[int](), defaultdict[int, list[int]](list)
        for played in self._rounds:
            for each in played.byes:
                points[each] += self._shape.seats - max(self._shape.sides)
            for table in played.tables:
                for person in table.people if table.places is not None else ():
                    others = [each for side in table.sides if person not in side for each in side]
                    met[person] += others
                    gained = [_against(table, person, other) for other in others]
                    points[person] += sum(gained)
                    wins[person] += _has_won(table, person)
        keys = {each: (points[each], wins[each], sum(points[other] for other in met[each])) for each in self.people}
        order = sorted(self.people, key=lambda each: ([-key for key in keys[each]], each))
        return [(keys[each], each) for each in order]


def _place(table: _Table, person: int) -> int:
    places = table.places or ()
    return next((at for at, group in enumerate(places) if person in group), len(places))


def _against(table: _Table, person: int, other: int) -> int:
    """Return the half points of one person against another at their table: two for who is placed above."""
    one, two = _place(table, person), _place(table, other)
    if person in table.absent or one > two:
        return 0
    return 1 if one == two else 2


def _has_won(table: _Table, person: int) -> bool:
    """Return whether somebody was the best at a table where anyone was not."""
    return bool(table.places) and _place(table, person) == 0 and len({_place(table, each) for each in table.people}) > 1
