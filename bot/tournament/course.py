"""The course of a tournament, as the log of its acts makes it. Nothing but the acts changes it."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from bot.tournament.pot import Division
from bot.tournament.rounds import Round, Shape, Sides
from bot.tournament.standings import Line, Result, standings


class Pace(StrEnum):
    """The pace of a tournament."""

    EVENING = "evening"
    WEEKLY = "weekly"


class Kind(StrEnum):
    """A kind of event in a tournament."""

    JOIN = "join"
    LEAVE = "leave"  # its text says why
    START = "start"
    ROUND = "round"  # its text says who sits where
    CALLED = "called"  # a table; its text is its number, and from when its wait counts (Unix ms)
    WAIT = "wait"  # longer for those who are not here; its text says for how many milliseconds they could not come
    HERE = "here"
    BEGIN = "begin"  # a table begins with those who are here; its text is the number of the table
    WALKOVER = "walkover"  # too few came to a table; its text is the number of the table
    RESULT = "result"  # its text is the number of the table, and its places
    OVER = "over"
    CALL_OFF = "call-off"  # its text says why


class Leave(StrEnum):
    """Why someone leaves a tournament."""

    PRESSED = "pressed"
    ABSENT = "absent"  # did not come twice in a row
    GONE = "gone"  # from the server: they left it or were banned, which the bot cannot tell apart
    FORGOTTEN = "forgotten"  # their data are deleted


class Off(StrEnum):
    """Why a tournament is called off."""

    HOST = "host"
    LAPSED = "lapsed"  # nobody started it
    UNCALLED = "uncalled"  # its people could not be called


@dataclass(frozen=True, slots=True)
class Act:
    """An act of the log. `number` counts from 1, `at` is in Unix milliseconds, `press` is Discord's id of a press."""

    number: int
    at: int
    kind: Kind
    player: int | None = None
    press: int | None = None
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """The terms of a tournament, which never change."""

    host: int
    shape: Shape
    playable: frozenset[int]  # the numbers of people that a table can begin with
    rounds: int
    pace: Pace
    entry: int  # minor units
    division: Division
    created_at: int  # Unix milliseconds
    luck: int  # decides what nothing else does


@dataclass(frozen=True, slots=True)
class Called:
    """A table of a round: who is here, whether it has begun, and its result."""

    sides: Sides
    since: int | None = None  # from when it waits for its people (Unix ms); None: they are not called yet
    here: Mapping[int, int] = field(default_factory=dict)  # presses by player, in their order
    begun_with: tuple[int, ...] | None = None  # those who play, in the order of their presses
    result: Result | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether it has neither begun nor a result."""
        return self.begun_with is None and self.result is None

    @property
    def people(self) -> tuple[int, ...]:
        """Everyone who is to sit here."""
        return tuple(each for side in self.sides for each in side)

    @property
    def cut(self) -> str:
        """The default cut: the ids of the presses of those who play."""
        return " ".join(str(self.here[each]) for each in self.begun_with or ())


@dataclass(frozen=True, slots=True)
class Played:
    """A round, from its seating on."""

    round: Round
    at: int
    tables: tuple[Called, ...]
    ended_at: int | None = None  # when the last table had its result
    longer: int = 0  # ms in which nobody could come, so that it waits so much longer

    @property
    def waiting(self) -> tuple[Called, ...]:
        """The tables that have neither begun nor a result, since somebody is not here."""
        return tuple(each for each in self.tables if each.is_waiting)

    @property
    def waits_since(self) -> int | None:
        """From when the first of them waits (Unix milliseconds); None if nobody there has been called."""
        return min((each.since for each in self.waiting if each.since is not None), default=None)

    @property
    def is_over(self) -> bool:
        """Whether every table has its result."""
        return self.ended_at is not None

    def table_of(self, player: int) -> int | None:
        """Return the number of the table of a player, from 1; None for one who sits out."""
        return next((number for number, each in enumerate(self.tables, start=1) if player in each.people), None)


@dataclass(frozen=True, slots=True)
class Course:
    """A tournament at some moment."""

    plan: Plan
    number: int = 0  # of the last act
    last_at: int = 0
    entrants: tuple[int, ...] = ()  # everyone who ever signed up, in order: each owes the entry
    left: Mapping[int, Leave] = field(default_factory=dict)
    is_started: bool = False
    rounds: tuple[Played, ...] = ()
    is_over: bool = False
    called_off: Off | None = None

    @property
    def people(self) -> tuple[int, ...]:
        """Those who take part, in the order of signing up."""
        return tuple(each for each in self.entrants if each not in self.left)

    @property
    def host(self) -> int | None:
        """The person who may start it and call it off: once the host is gone, the longest participant, or None."""
        if self.left.get(self.plan.host, Leave.PRESSED) in {Leave.PRESSED, Leave.ABSENT}:
            return self.plan.host
        return next(iter(self.people), None)

    @property
    def is_open(self) -> bool:
        """Whether anything can still happen."""
        return not self.is_over and self.called_off is None

    @property
    def current(self) -> Played | None:
        """The round that is not over; None between rounds."""
        return self.rounds[-1] if self.rounds and not self.rounds[-1].is_over else None

    @property
    def past(self) -> tuple[Round, ...]:
        """All rounds as they were seated."""
        return tuple(each.round for each in self.rounds)

    @property
    def lines(self) -> tuple[Line, ...]:
        """The standings of those who take part."""
        played = [(each.round, [t.result for t in each.tables if t.result is not None]) for each in self.rounds]
        return standings(self.people, played, self.plan.shape)

    def was_absent(self, player: int, last: int) -> bool:
        """Return whether a player did not come to the `last` rounds."""
        recent = self.rounds[-last:]
        results = [t.result for each in recent for t in each.tables if t.result is not None]
        return len(recent) == last and sum(player in each.absent for each in results) == last


def course_of(plan: Plan, acts: Iterable[Act]) -> Course:
    """Return a tournament after these acts. Raises ValueError for acts that cannot follow each other."""
    course = Course(plan)
    for act in acts:
        course = after(course, act)
    return course


def after(course: Course, act: Act) -> Course:
    """Return a tournament after one more act. Raises ValueError, KeyError or TypeError for one that cannot be read."""
    if act.number != course.number + 1:
        raise ValueError(f"act {act.number} follows {course.number}")
    course = replace(course, number=act.number, last_at=act.at)
    match act.kind:
        case Kind.JOIN:
            return replace(course, entrants=(*course.entrants, _player(act)))
        case Kind.LEAVE:
            return replace(course, left={**course.left, _player(act): Leave(act.text)})
        case Kind.START:
            return replace(course, is_started=True)
        case Kind.ROUND:
            seated = read_round(act.text)
            waits_since = None if is_by_call(act.text) else act.at
            called = tuple(Called(sides, waits_since) for sides in seated.tables)
            return replace(course, rounds=(*course.rounds, Played(seated, act.at, called)))
        case Kind.OVER:
            return replace(course, is_over=True)
        case Kind.CALL_OFF:
            return replace(course, called_off=Off(act.text))
        case _:
            return _in_round(course, act)


def _in_round(course: Course, act: Act) -> Course:
    """Return a tournament after one more act of the round that is on. Raises as `after`."""
    last = course.rounds[-1]
    match act.kind:
        case Kind.CALLED:
            at, since = read_call(act.text)
            return _with(course, at, replace(last.tables[at - 1], since=since))
        case Kind.WAIT:
            return replace(course, rounds=(*course.rounds[:-1], replace(last, longer=last.longer + int(act.text))))
        case Kind.HERE:
            player, press = _player(act), act.press
            number = last.table_of(player)
            if number is None or press is None:
                raise ValueError("only who is to sit at a table can be here")
            table = last.tables[number - 1]
            return _with(course, number, replace(table, here={**table.here, player: press}))
        case Kind.BEGIN:
            number = int(act.text)
            table = last.tables[number - 1]
            return _with(course, number, replace(table, begun_with=present(course, table)))
        case Kind.WALKOVER:
            number = int(act.text)
            table = last.tables[number - 1]
            return _with(course, number, replace(table, result=_result(table, (present(course, table),))))
        case _:
            number, places = read_result(act.text)
            table = last.tables[number - 1]
            return _with(course, number, replace(table, result=_result(table, places)))


def present(course: Course, table: Called) -> tuple[int, ...]:
    """Return those who are here and have not left, in the order of their presses."""
    return tuple(each for each in table.here if each not in course.left)


def _player(act: Act) -> int:
    if act.player is None:
        raise ValueError(f"nobody did {act.kind}")
    return act.player


def _with(course: Course, number: int, table: Called) -> Course:
    last = course.rounds[-1]
    tables = (*last.tables[: number - 1], table, *last.tables[number:])
    ended_at = None if any(each.result is None for each in tables) else course.last_at
    return replace(course, rounds=(*course.rounds[:-1], replace(last, tables=tables, ended_at=ended_at)))


def _result(table: Called, places: tuple[tuple[int, ...], ...]) -> Result:
    there = {each for group in places for each in group}
    absent = tuple(each for each in table.people if each not in there)
    return Result(table.sides, tuple(group for group in places if group), absent)


def round_text(seated: Round) -> str:
    """Return a round as an act says it."""
    return json.dumps({"tables": seated.tables, "byes": seated.byes, "by_call": True})


def is_by_call(text: str) -> bool:
    """Return whether tables of the round that an act says wait from their calls on: in old ones, from the seating."""
    return bool(json.loads(text).get("by_call"))


def call_text(number: int, since: int) -> str:
    """Return the call to a table as an act says it."""
    return f"{number} {since}"


def read_call(text: str) -> tuple[int, int]:
    """Return the table that an act says was called, and from when its wait counts. Raises ValueError."""
    number, since = text.split()
    return int(number), int(since)


def read_round(text: str) -> Round:
    """Return the round that an act says. Raises ValueError, KeyError or TypeError."""
    said = json.loads(text)
    tables = tuple(tuple(tuple(int(each) for each in side) for side in table) for table in said["tables"])
    return Round(tables, tuple(int(each) for each in said["byes"]))


def result_text(number: int, places: Iterable[Iterable[int]]) -> str:
    """Return the result of a table as an act says it."""
    return json.dumps([number, [list(group) for group in places]])


def read_result(text: str) -> tuple[int, tuple[tuple[int, ...], ...]]:
    """Return the table and the places that an act says. Raises ValueError or TypeError."""
    number, places = json.loads(text)
    return int(number), tuple(tuple(int(each) for each in group) for group in places)
