"""The standings of a tournament as they are drawn, and what its messages let people do at each moment."""

from dataclasses import replace

from bot.tournament.umpire import BREAK, call_off
from cogs.screens.game import Manner
from cogs.screens.tournament import CALL_OFF, LEAVE, SIGN_UP, START, Contest, call_screen, standings_sheet
from cogs.screens.tournament import tournament_screen as shown
from render import Studio
from tests.cogs.screens.test_tournament_fits import contest
from tests.tournament.test_course import HOST, PLAN, A, B, C, D, Desk


def rows(now: Contest) -> list[tuple[int | None, int, int, int]]:
    """Return place, tables won and lost, and hundredths of a point of each row."""
    return [(row.place, row.won, row.lost, row.net) for row in standings_sheet(now, locale="en").rows]


async def enabled(studio: Studio, now: Contest) -> set[str]:
    """Return what the buttons of the message let people do."""
    screen = await shown(now, studio, Manner("en"))
    buttons = [each for block in screen.blocks if isinstance(block, tuple) for each in block]
    return {each.id.word for each in buttons if each.enabled}


async def test_two_rounds_of_three(studio: Studio) -> None:
    desk = Desk(replace(PLAN, entry=0))
    assert await enabled(studio, contest(desk, 2)) == {SIGN_UP, LEAVE, CALL_OFF}
    desk = Desk(replace(PLAN, entry=0), [HOST, A, B])
    assert await enabled(studio, contest(desk, 2)) == {SIGN_UP, LEAVE, START, CALL_OFF}
    desk.start()
    assert await enabled(studio, contest(desk, 2)) == {SIGN_UP, LEAVE, CALL_OFF}, "until the last round begins"
    (called,) = desk.course.rounds[0].tables
    now = contest(desk, 2)
    assert {*call_screen(now, 1, 1, locale="en").pings} == {now.people[each].discord_id for each in called.people}
    desk.come(*called.people)
    assert call_screen(contest(desk, 2), 1, 1, locale="en").pings == ()
    desk.end(1, *([each] for each in called.people))
    assert rows(contest(desk, 2)) == [(1, 1, 0, 100), (2, 0, 0, 50), (3, 0, 1, 0)], "half of the most for sitting out"
    desk.pass_time(BREAK)
    assert await enabled(studio, contest(desk, 2)) == {LEAVE, CALL_OFF}
    assert not standings_sheet(contest(desk, 2), locale="en").is_over
    desk.play_round()
    assert desk.course.is_over
    assert await enabled(studio, contest(desk, 2)) == set()
    assert standings_sheet(contest(desk, 2), locale="en").is_over


async def test_a_tournament_that_was_called_off_says_so_of_every_table_and_that_entries_go_back(studio: Studio) -> None:
    desk = Desk(replace(PLAN, entry=500), [HOST, A, B, C, D])
    desk.start()
    desk.come(*desk.course.rounds[0].tables[0].people)
    desk.do(call_off(desk.course, HOST, now=desk.now))
    screen = await shown(contest(desk, 2), studio, Manner("en"))
    said = "\n".join(each for each in screen.blocks if isinstance(each, str))
    assert said.count("· called off") == 2
    assert "All entries, 50" in said
    assert "playing" not in said
    assert " here" not in said
    before = Desk(replace(PLAN, entry=500), [HOST])
    before.do(call_off(before.course, HOST, now=before.now))
    screen = await shown(contest(before, 2), studio, Manner("en"))
    said = "\n".join(each for each in screen.blocks if isinstance(each, str))
    assert "go back" in said
    assert "owed once you sign up" not in said
