"""Presses in tournaments: people open one, sign up, come or don't, leave, and call it off."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.exploring.people import before
from bot.exploring.people.press import NOTHING, Press, Tried
from bot.games.protocol import Resign
from bot.tournament import Setup, Tournament
from bot.tournament.course import Pace
from bot.tournament.pot import Division
from bot.tournament.rounds import fit
from bot.tournament.umpire import Overruled

MOST_OPEN = 2  # in a story
LIKELY, PLAIN, RARELY = 100, 40, 1

Way = Callable[[Press, Tournament], Awaitable[Tournament]]


async def contest(press: Press) -> str:
    """Do something in a tournament, mostly what one would do there next; or open one."""
    found = [each for each in press.wall.contests.values() if each.course.is_open]
    found = [each for each in found if each.row.guild_id not in press.shut]
    if not found or (len(found) < MOST_OPEN and press.luck.random() < 0.1):
        return await _open(press)
    contest = press.luck.choice(found)
    ways = _ways(press, contest)
    way = press.luck.choices([*ways], [*ways.values()])[0]
    try:
        now = await way(press, contest)
    except Overruled as error:
        press.wall.reach(f"overruled {error.no}")
        return f"{contest.row.id} {way.__name__.strip('_')}: overruled, {error.no}"
    press.wall.show_contest(now)
    return f"{contest.row.id} {way.__name__.strip('_')}"


async def _open(press: Press) -> str:
    luck, terms = press.luck, before.some_terms(press)
    seats = [each for each in terms.game.seats if each <= 1 + len(press.others)]
    if not seats:
        return NOTHING
    pace = luck.choices([Pace.EVENING, Pace.WEEKLY], [4, 1])[0]
    division = luck.choice([*Division])
    setup = Setup(
        seats=luck.choice(seats[:3]),
        rounds=luck.choice([1, 2, 3]),
        pace=pace,
        entry=luck.choice([0, 101]),
        division=division,
    )
    contests = press.standing.tournaments.tournaments
    plain = replace(terms, plays_forced=False)
    found = await contests.open(press.person, plain, setup, guild_id=press.guild_id, channel_id=press.channel_id)
    press.wall.show_contest(found)
    return f"{found.row.id} opened, {terms.game.name} {setup.seats} {setup.rounds} {pace}"


def _ways(press: Press, contest: Tournament) -> dict[Way, int]:
    """Return what someone may do, and how likely."""
    course, me = contest.course, press.person.id
    ways: dict[Way, int] = {_look: PLAIN, **dict.fromkeys((_join, _start, _here, _leave, _call_off), RARELY)}
    if me not in course.entrants:
        ways[_join] = LIKELY
    if course.host == me and not course.is_started and fit(len(course.people), course.plan.shape) is not None:
        ways[_start] = LIKELY
    current = course.current
    number = None if current is None else current.table_of(me)
    if current is not None and number is not None and me not in current.tables[number - 1].here:
        ways[_here] = LIKELY
    return ways


async def _look(press: Press, contest: Tournament) -> Tournament:
    return await press.standing.tournaments.tournaments.find(contest.row.id)


async def _join(press: Press, contest: Tournament) -> Tournament:
    press.witness.entering.add((contest.row.id, press.person.id))
    now = await press.standing.tournaments.tournaments.join(contest.row.id, press.person)
    press.witness.entered.add((contest.row.id, press.person.id))
    return now


async def _start(press: Press, contest: Tournament) -> Tournament:
    return await press.standing.tournaments.tournaments.start(contest.row.id, press.person)


async def _here(press: Press, contest: Tournament) -> Tournament:
    press.witness.coming.add((contest.row.id, press.id))
    now = await press.standing.tournaments.tournaments.here(contest.row.id, press.person, press_id=press.id)
    press.witness.came.add((contest.row.id, press.id))
    return now


async def _leave(press: Press, contest: Tournament) -> Tournament:
    """Leave it, and with it one's table."""
    tried = [
        Tried(table.id, seat, (str(Resign()),)) for table, seat in press.own_tables() if table.terms.is_contest
    ]  # fmt: skip
    press.witness.tried += tried
    return await press.standing.tournaments.tournaments.leave(contest.row.id, press.person)


async def _call_off(press: Press, contest: Tournament) -> Tournament:
    return await press.standing.tournaments.tournaments.call_off(contest.row.id, press.person)
