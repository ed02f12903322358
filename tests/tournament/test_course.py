"""The course of a tournament: people come and go, each thing happens once, and its log says all."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from bot.tournament.course import Act, Course, Kind, Leave, Off, Pace, Plan, after, course_of, round_text
from bot.tournament.pot import Division, nets
from bot.tournament.rounds import Round, Shape
from bot.tournament.umpire import (
    BREAK,
    DAY,
    LEEWAY,
    LIFETIME,
    MINUTE,
    WEEK,
    No,
    Overruled,
    call_off,
    called,
    due,
    due_at,
    fault,
    here,
    join,
    leave,
    result,
    start,
)
from tests.there import there

HOST, A, B, C, D, E, F = range(100, 107)
PLAN = Plan(
    host=HOST, shape=Shape((1, 1)), playable=frozenset({2}), rounds=2, pace=Pace.EVENING, entry=100,
    division=Division.TWO, created_at=1_000, luck=7,
)  # fmt: skip
THREES = replace(PLAN, shape=Shape((1, 1, 1)), playable=frozenset({2, 3}))


class Desk:
    """A tournament, played by hand: it keeps the log, does what is due, and calls people to their tables at once."""

    def __init__(self, plan: Plan = PLAN, people: Sequence[int] = (), *, calls: bool = True) -> None:
        self.course, self.log, self.now = Course(plan), list[Act](), plan.created_at
        self.calls = calls
        for each in people:
            self.do(join(self.course, each, now=self.now))

    def do(self, act: Act) -> None:
        self.log.append(act)
        self.course = after(self.course, act)
        self.pass_time(0)

    def pass_time(self, ms: int) -> None:
        self.now += ms
        while (act := due(self.course, self.now) or self._call()) is not None:
            self.log.append(act)
            self.course = after(self.course, act)

    def call(self, number: int, *, since: int | None = None) -> Act:
        """Return the call to a table."""
        return called(self.course, number, since=since or self.now, now=self.now)

    def _call(self) -> Act | None:
        tables = () if self.course.current is None else self.course.current.tables
        uncalled = [number for number, each in enumerate(tables, start=1) if each.is_waiting and each.since is None]
        return self.call(uncalled[0]) if uncalled and self.calls else None

    def start(self) -> None:
        self.do(start(self.course, HOST, now=self.now))

    def come(self, *people: int) -> None:
        for each in people:
            self.do(here(self.course, each, press=each * 10, now=self.now))

    def end(self, number: int, *places: Sequence[int]) -> None:
        self.do(result(self.course, number, places, now=self.now))

    def play_round(self) -> None:
        """Let everyone come, and the player with the lower number win at each table."""
        tables = there(self.course.current).tables
        for table in tables:
            self.come(*table.people)
        for number, table in enumerate(tables, start=1):
            self.end(number, *[(each,) for each in sorted(table.people)])


def no(desk: Desk, act: str, player: int) -> No:
    """Return why a request is overruled."""
    course, now = desk.course, desk.now
    asked: dict[str, Callable[[], Act]] = {
        "join": lambda: join(course, player, now=now),
        "leave": lambda: leave(course, player, now=now),
        "start": lambda: start(course, player, now=now),
        "here": lambda: here(course, player, press=1, now=now),
        "call-off": lambda: call_off(course, player, now=now),
    }
    with pytest.raises(Overruled) as caught:
        asked[act]()
    return caught.value.no


def test_a_tournament_from_sign_up_to_its_end() -> None:
    desk = Desk(people=(A, B, C, D))
    desk.start()
    assert [len(each.tables) for each in desk.course.rounds] == [2]
    desk.play_round()
    assert desk.course.current is None
    assert due_at(desk.course) == desk.now + BREAK
    desk.pass_time(BREAK)
    desk.play_round()
    assert desk.course.is_over
    first = desk.course.lines[0]
    assert (first.place, first.person, first.points) == (1, A, 4)
    assert sum(nets(100, desk.course.entrants, desk.course.lines, Division.TWO).values()) == 0
    assert course_of(PLAN, desk.log) == desk.course
    assert fault(PLAN, desk.log) is None
    assert due(desk.course, desk.now + WEEK) is None


def test_a_table_begins_when_all_are_here_and_is_cut_by_their_presses() -> None:
    desk = Desk(people=(A, B))
    desk.start()
    desk.come(B)
    assert desk.course.rounds[0].tables[0].begun_with is None
    desk.come(A)
    table = desk.course.rounds[0].tables[0]
    assert (table.begun_with, table.cut) == ((B, A), f"{B}0 {A}0")


@pytest.mark.parametrize(("pace", "wait"), [(Pace.EVENING, 3 * MINUTE), (Pace.WEEKLY, DAY)])
def test_who_does_not_come_in_time_gets_nothing_and_the_others_are_ahead(pace: Pace, wait: int) -> None:
    desk = Desk(replace(PLAN, pace=pace), (A, B))
    desk.start()
    desk.come(A)
    desk.pass_time(wait - 1)
    assert desk.course.current is not None
    assert no(desk, "here", A) is No.HERE
    desk.pass_time(1)
    assert desk.course.current is None
    assert {line.person: line.points for line in desk.course.lines} == {A: 2, B: 0}


def test_each_table_waits_from_its_own_call_on_and_none_before_it() -> None:
    desk = Desk(people=(A, B, C, D), calls=False)
    desk.start()
    desk.pass_time(MINUTE)
    desk.do(desk.call(1, since=desk.now + LEEWAY))
    desk.pass_time(MINUTE)
    assert due_at(desk.course) == desk.now + 2 * MINUTE + LEEWAY
    with pytest.raises(Overruled):
        desk.call(1)
    with pytest.raises(Overruled):
        desk.call(2, since=desk.now + LEEWAY + 1)
    desk.pass_time(2 * MINUTE + LEEWAY)
    first, second = desk.course.rounds[0].tables
    assert first.result is not None
    assert second.is_waiting
    desk.do(desk.call(2))
    desk.come(*second.people)
    desk.end(2, second.people)
    assert desk.course.rounds[0].is_over
    assert fault(PLAN, desk.log) is None


def test_a_round_to_which_nobody_can_be_called_makes_nobody_absent_and_in_the_end_it_is_called_off() -> None:
    desk = Desk(people=(A, B), calls=False)
    desk.start()
    desk.pass_time(LIFETIME - 1)
    assert desk.course.people == (A, B)
    assert due_at(desk.course) == desk.now + 1
    desk.pass_time(1)
    assert desk.course.called_off is Off.UNCALLED
    assert fault(PLAN, desk.log) is None


def test_tables_of_a_log_from_before_there_were_calls_waited_from_the_seating_on() -> None:
    desk = Desk(people=(A, B), calls=False)
    desk.start()
    seated = desk.log.pop()
    desk.log.append(replace(seated, text=seated.text.replace(', "by_call": true', "")))
    desk.course = course_of(PLAN, desk.log)
    desk.pass_time(3 * MINUTE)
    assert desk.course.rounds[0].is_over
    assert fault(PLAN, desk.log) is None


def test_nobody_gains_where_nobody_comes_and_who_misses_two_rounds_has_left() -> None:
    desk = Desk(replace(PLAN, rounds=5), (A, B, C, D))
    for number in range(2):
        desk.start() if not number else desk.pass_time(BREAK)
        desk.come(A)
        desk.pass_time(3 * MINUTE)
    assert desk.course.left == dict.fromkeys((B, C, D), Leave.ABSENT)
    assert {line.person: line.points for line in desk.course.lines} == {A: 4}
    desk.pass_time(BREAK)
    assert desk.course.is_over  # nobody is left to play with
    assert nets(100, desk.course.entrants, desk.course.lines, Division.TWO) == {A: 300, B: -100, C: -100, D: -100}


def test_a_table_plays_with_those_who_came_where_the_game_lets_it() -> None:
    desk = Desk(THREES, (A, B, C))
    desk.start()
    desk.come(A, B)
    desk.pass_time(3 * MINUTE)
    assert desk.course.rounds[0].tables[0].begun_with == (A, B)
    desk.end(1, (B,), (A,))
    assert {line.person: line.points for line in desk.course.lines} == {A: 2, B: 4, C: 0}


def test_who_leaves_before_a_table_begins_is_not_awaited_and_who_leaves_in_it_stays_in_its_result() -> None:
    desk = Desk(THREES, (A, B, C))
    desk.start()
    desk.come(A, B)
    desk.do(leave(desk.course, C, now=desk.now))
    assert desk.course.rounds[0].tables[0].begun_with == (A, B)
    desk.do(leave(desk.course, A, now=desk.now, why=Leave.FORGOTTEN))
    desk.end(1, (B,), (A,))
    assert [line.person for line in desk.course.lines] == [B]
    assert desk.course.entrants == (A, B, C)


def test_a_late_comer_sits_from_the_next_round_on_and_none_comes_after_the_last_began() -> None:
    desk = Desk(people=(A, B, C))
    desk.start()
    desk.do(join(desk.course, D, now=desk.now))
    assert no(desk, "here", D) is No.NO_TABLE
    playing = [each for each in (A, B, C) if each not in desk.course.rounds[0].round.byes]
    desk.come(*playing)
    desk.end(1, playing)
    desk.pass_time(BREAK)
    assert desk.course.rounds[1].table_of(D) is not None
    assert no(desk, "join", E) is No.TOO_LATE


def test_refusals() -> None:
    desk = Desk(people=(A,))
    assert no(desk, "start", HOST) is No.TOO_FEW
    assert no(desk, "start", A) is No.NOT_HOST
    assert no(desk, "join", A) is No.ENTERED
    assert no(desk, "leave", B) is No.NOT_IN
    desk.do(join(desk.course, B, now=desk.now))
    assert no(desk, "here", A) is No.NO_ROUND
    desk.start()
    assert no(desk, "start", HOST) is No.STARTED
    desk.do(leave(desk.course, A, now=desk.now))
    assert no(desk, "join", A) is No.LEFT
    assert no(desk, "here", A) is No.NOT_IN
    desk.do(call_off(desk.course, HOST, now=desk.now))
    assert {no(desk, each, B) for each in ("join", "leave", "start", "here", "call-off")} == {No.OVER}


def test_the_host_calls_it_off_and_if_they_are_gone_the_first_who_signed_up_does() -> None:
    desk = Desk(people=(A, B))
    assert no(desk, "call-off", A) is No.NOT_HOST
    desk.do(leave(desk.course, HOST, now=desk.now, why=Leave.GONE))
    desk.do(call_off(desk.course, A, now=desk.now))
    assert desk.course.called_off is Off.HOST
    assert fault(PLAN, desk.log) is None


@pytest.mark.parametrize("why", [Leave.GONE, Leave.FORGOTTEN])
def test_a_host_who_left_the_tournament_and_then_for_good_hands_it_on(why: Leave) -> None:
    desk = Desk(people=(HOST, A, B))
    desk.do(leave(desk.course, HOST, now=desk.now))
    assert no(desk, "start", A) is No.NOT_HOST
    desk.do(leave(desk.course, HOST, now=desk.now, why=why))
    with pytest.raises(Overruled):
        leave(desk.course, HOST, now=desk.now, why=why)
    desk.do(start(desk.course, A, now=desk.now))
    assert fault(PLAN, desk.log) is None


def test_a_sign_up_that_nobody_starts_lapses() -> None:
    desk = Desk(people=(A,))
    desk.pass_time(LIFETIME - 1)
    assert desk.course.is_open
    desk.pass_time(1)
    assert desk.course.called_off is Off.LAPSED


def test_a_round_a_week_begins_a_week_after_the_last() -> None:
    desk = Desk(replace(PLAN, pace=Pace.WEEKLY), (A, B))
    desk.start()
    desk.play_round()
    assert due_at(desk.course) == desk.course.rounds[0].at + WEEK
    desk.pass_time(WEEK)
    assert len(desk.course.rounds) == 2


def stormy(seed: int) -> Desk:
    """Return a tournament of people who come, stay away, leave and enter as chance has it."""
    luck = random.Random(seed)
    shape = luck.choice([Shape((1, 1)), Shape((1, 1, 1)), Shape((2, 2))])
    playable = frozenset({shape.seats} if shape.has_partners else {*range(2, shape.seats + 1)})
    plan = replace(PLAN, shape=shape, playable=playable, rounds=luck.randint(1, 4), pace=luck.choice([*Pace]))
    desk = Desk(plan, range(1, luck.randint(shape.seats, 9) + 1))
    desk.start()
    while desk.course.is_open:
        player = luck.randint(1, 12)
        try:
            match luck.randint(0, 40):
                case 0:
                    desk.do(join(desk.course, player, now=desk.now))
                case 1:
                    desk.do(leave(desk.course, player, now=desk.now, why=luck.choice([*Leave][2:])))
                case n if n < 25:
                    desk.come(player)
                case n if n < 35 and (current := desk.course.current) is not None:
                    number = luck.randint(1, len(current.tables))
                    people = list(current.tables[number - 1].begun_with or ())
                    luck.shuffle(people)
                    desk.end(number, *[(each,) for each in people])
                case n if n > 35:
                    desk.pass_time((due_at(desk.course) or desk.now) - desk.now)
        except Overruled:
            continue
    return desk


@pytest.mark.parametrize("seed", range(12))
def test_whatever_people_do_each_round_is_seated_once_and_the_pot_sums_to_zero(seed: int) -> None:
    """A process that is killed anywhere goes on from the log: the tournament is nothing but its acts."""
    desk = stormy(seed)
    plan, course = desk.course.plan, desk.course
    for number in range(len(desk.log)):
        before = course_of(plan, desk.log[:number])
        assert after(before, desk.log[number]).number == number + 1
    assert course_of(plan, desk.log) == course
    assert fault(plan, desk.log) is None
    assert sum(act.kind is Kind.ROUND for act in desk.log) == len(course.rounds) <= plan.rounds
    for kind in (Kind.BEGIN, Kind.WALKOVER):
        said = [act for act in desk.log if act.kind is kind]
        assert len(said) == len({(sum(a.kind is Kind.ROUND for a in desk.log[: act.number]), act.text) for act in said})
    won = nets(plan.entry, course.entrants, course.lines, plan.division)
    assert sum(won.values()) == 0
    assert set(won) == set(course.entrants)
    if course.people:
        assert all(won[each] == -plan.entry for each in course.left if each in won)


def test_what_the_rules_would_not_have_let_happen_is_found() -> None:
    desk = Desk(people=(A, B, C, D))
    desk.start()
    desk.play_round()
    desk.pass_time(BREAK)
    seated = next(number for number, act in enumerate(desk.log) if act.kind is Kind.ROUND)
    begun = next(number for number, act in enumerate(desk.log) if act.kind is Kind.BEGIN)
    call = next(number for number, act in enumerate(desk.log) if act.kind is Kind.CALLED)
    again = max(number for number, act in enumerate(desk.log) if act.kind is Kind.ROUND)
    first, log = desk.course.past[0], desk.log[: again + 1]
    twice = Round((*first.tables[:1], first.tables[0]))
    for number, false in [
        (0, replace(log[0], player=B)),
        (seated, replace(log[seated], text=round_text(twice))),
        (seated, replace(log[seated], text="{}")),
        (seated - 1, replace(log[seated - 1], player=A)),
        (call, replace(log[call], text=f"1 {log[call].at - 1}")),
        (call + 1, replace(log[call + 1], text=log[call].text)),
        (begun, replace(log[begun], text="2")),
        (begun, replace(log[begun], kind=Kind.WALKOVER)),
        (len(log) - 1, replace(log[-1], at=log[-2].at)),
    ]:
        found = fault(PLAN, [*log[:number], false, *log[number + 1 :]])
        assert found is not None
        assert found.number in {number + 1, number + 2}
    far = [line.person for line in course_of(PLAN, log[:-1]).lines]
    apart = Round((((far[0],), (far[3],)), ((far[1],), (far[2],))))
    assert fault(PLAN, [*log[:-1], replace(log[-1], text=round_text(apart))]) == replace(
        log[-1], text=round_text(apart)
    )
