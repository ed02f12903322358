"""Entrants and hosts who leave: the server, by a ban, or by deleting their data."""

from collections.abc import Collection, Sequence

import pytest

from bot.standing import Standing
from bot.tables import Player
from bot.tournament.course import Leave, Pace
from bot.tournament.umpire import BREAK, MINUTE
from bot.tournament.watch import SEEN_AT_TABLES, SEEN_EVERY
from tests.tables.house import GUILD
from tests.tournament.board import Board, watched
from tests.tournament.hall import Hall

pytestmark = pytest.mark.file_only


async def test_who_has_left_the_server_leaves_their_table_at_once_and_is_seated_no_more(hall: Hall) -> None:
    board, left = watched(hall), set[int]()

    async def gone(guild_id: int, people: Sequence[Player]) -> Collection[int]:
        assert guild_id == GUILD
        return {each.id for each in people if each.id in left}

    hall.tournaments.gone = gone
    key = (await hall.begun(4)).row.id
    await hall.all_come(key)
    course = (await hall.tournaments.find(key)).course
    ((one,), (other,)) = course.rounds[0].tables[0].sides
    left.add(one)
    hall.clock.pass_time(SEEN_AT_TABLES[Pace.EVENING])
    course = await board.until(lambda course: any(each.tables[0].result is not None for each in course.rounds[:1]))
    result = course.rounds[0].tables[0].result
    assert result is not None
    assert result.places == ((other,), (one,))
    assert course.left == {one: Leave.GONE}
    left.add(other)  # before the next round
    await hall.all_play(key)
    await board.until(lambda course: course.rounds[0].is_over)
    hall.clock.pass_time(BREAK)
    course = await board.until(lambda course: len(course.rounds) == 2)
    assert set(course.rounds[1].tables[0].people) == set(course.entrants) - {one, other}


async def test_who_was_banned_after_they_came_sits_at_no_table_that_begins(hall: Hall) -> None:
    key, banned = (await hall.begun(2)).row.id, set[int]()

    async def gone(_guild_id: int, people: Sequence[Player]) -> Collection[int]:
        return {each.id for each in people if each.id in banned}

    hall.tournaments.gone = gone
    ann, bob = hall.people[:2]
    await hall.tournaments.here(key, ann, press_id=1)
    hall.clock.pass_time(MINUTE)
    banned.add(ann.id)
    course = (await hall.tournaments.here(key, bob, press_id=2)).course
    assert course.left == {ann.id: Leave.GONE}
    assert course.rounds[0].tables[0].begun_with is None
    assert [line.person for line in course.lines] == [bob.id]


async def test_a_host_who_left_the_server_gives_way_before_the_start(hall: Hall) -> None:
    board, (ann, bob, *_) = watched(hall), hall.people

    async def gone(_guild_id: int, _people: Sequence[Player]) -> Collection[int]:
        return {ann.id}

    key = (await hall.open()).row.id
    await hall.tournaments.join(key, bob)
    hall.tournaments.gone = gone
    hall.clock.pass_time(SEEN_EVERY)
    assert (await board.until(lambda course: ann.id in course.left)).host == bob.id


async def test_who_deletes_their_data_leaves_their_table_and_all_see_it(hall: Hall) -> None:
    standing = Standing(hall.store, hall.tables, hall.clock)
    board = Board(standing.tournaments, hall.clock)
    standing.tournaments.show = board.show
    standing.start()
    key = (await hall.begun(2)).row.id
    await hall.all_come(key)
    await standing.forget(hall.people[1])
    course = await board.until(lambda course: any(each.is_over for each in course.rounds[:1]))
    assert course.left == {hall.people[1].id: Leave.FORGOTTEN}
    assert course.lines[0].person == hall.people[0].id
    await standing.close()
