"""A tournament of a hundred with the longest names fits Discord at every moment, in both languages."""

from dataclasses import replace

import pytest

from bot.registry import GAMES
from bot.store import TournamentRow
from bot.tables import Player
from bot.text import LOCALES, Locale
from bot.tournament import Tournament
from bot.tournament.course import Plan
from bot.tournament.pot import Division
from bot.tournament.rounds import MOST_PEOPLE, Shape
from bot.tournament.umpire import BREAK, MINUTE, leave
from cogs.screens.game import Manner
from cogs.screens.tournament import (
    CALL_OFF,
    LEAVE,
    PAGE,
    SIGN_UP,
    Contest,
    call_screen,
    standings_screen,
    sure_screen,
    tournament_screen,
)
from cogs.screens.tournament_end import end_screen
from render import Studio
from tests.cogs.desk import UNIT, WORST_NAMES, sent
from tests.left_out import first, together
from tests.tournament.test_course import HOST, PLAN, Desk

LARGEST = 2**63 - 1
PEOPLE = range(HOST, HOST + MOST_PEOPLE)


def contest(desk: Desk, seats: int) -> Contest:
    """Return a tournament with an entry, whose people have the longest names."""
    plan = desk.course.plan
    game = GAMES["mille" if seats == 2 else "guts"].game
    row = TournamentRow(
        "Z" * 10, game.name, LARGEST, LARGEST, HOST, seats, plan.rounds, plan.pace, "", "{}", 1_000_000, UNIT,
        plan.division.value, plan.created_at,
    )  # fmt: skip
    people = {each: Player(each, LARGEST - each, WORST_NAMES[each % len(WORST_NAMES)], "en", None) for each in PEOPLE}
    last = desk.course.rounds[-1].tables if desk.course.rounds else ()
    threads = {table: LARGEST - table for table in range(1, len(last) + 1)}
    secret = None if desk.course.is_open else bytes(32)
    return Contest(Tournament(row, game, "f" * 64, desk.course), people, threads, secret=secret)


def many(seats: int) -> Plan:
    """Return a plan for tables of so many, with a pot for three."""
    shape = Shape((1,) * seats)
    playable = frozenset(range(2, seats + 1))
    return replace(PLAN, shape=shape, playable=playable, division=Division.THREE, entry=1_000_000)


@pytest.mark.parametrize("case", first(1, together(LOCALES[::-1], (2, 10)), why="all sizes"))
async def test_every_message_fits(studio: Studio, case: tuple[Locale, int]) -> None:
    locale, seats = case
    manner = Manner(locale)

    async def fits() -> None:
        now = contest(desk, seats)
        sent(await tournament_screen(now, studio, manner)).check()
        for number, played in enumerate(desk.course.rounds, start=1):
            sent(call_screen(now, number, len(played.tables), locale=locale)).check()

    desk = Desk(many(seats))
    await fits()
    desk = Desk(many(seats), PEOPLE)
    await fits()
    for word in (SIGN_UP, LEAVE, CALL_OFF):
        sent(sure_screen(contest(desk, seats), word, locale=locale)).check()
    desk.start()
    await fits()
    desk.play_round()
    await fits()
    for each in PEOPLE[::3]:
        desk.do(leave(desk.course, each, now=desk.now))
    desk.pass_time(BREAK)
    desk.come(*(each for table in desk.course.rounds[-1].tables[:3] for each in table.people))
    await fits()
    desk.pass_time(3 * MINUTE)
    await fits()
    for number, table in enumerate(desk.course.rounds[-1].tables, start=1):
        if table.begun_with is not None:
            desk.end(number, table.begun_with)
    await fits()
    assert desk.course.is_over
    end = end_screen(contest(desk, seats), locale=locale)
    sent(end).check()
    assert end.pings == ()
    for page in range(-(-len(desk.course.lines) // PAGE)):
        sent(await standings_screen(contest(desk, seats), studio, manner, page)).check()
