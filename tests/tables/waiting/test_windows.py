"""Windows and secret choices: several may act at once, nobody learns who has answered, and silence is an answer."""

import logging
from pathlib import Path

import pytest

from bot.games.protocol import No, Refused, Resign, Seat, Step
from bot.tables import Declined, Reason
from bot.tables.state.ahead import When
from bot.tables.state.undo import still_undoable
from bot.tables.time import HOUR, MINUTE, SECOND
from tests.tables.crowd import MagpieThinker, open_crowd, play_default, seat_crowd
from tests.tables.house import standing
from tests.tables.room import LIVE, A, B, D, Room, asked, face, gift, inner, open_room, open_window, seat_table
from tests.there import there
from tests.witness.inner.position import least
from tests.witness.moves import Claim, Discard, Draw, Take

pytestmark = pytest.mark.file_only


def others(seats: int, *own: Seat) -> list[Seat | None]:
    """Return everyone else at a table, and a bystander."""
    return [None, *(seat for seat in map(Seat, range(seats)) if seat not in own)]


@pytest.mark.parametrize("seats", [3, 4, 5])
async def test_all_choose_at_once_and_may_choose_anew_until_the_last_has_chosen(room: Room, seats: int) -> None:
    table = await seat_table(room, seats)
    first, second = gift(table, A, which=0), gift(table, A, which=1)
    await room.play(A, first)
    table = await room.play(A, second)
    for seat in map(Seat, range(1, seats)):
        assert seat in table.position.awaited
        table = await room.play(seat, gift(table, seat))
    assert (await room.texts())[1:3] == [(0, str(first)), (0, str(second))], "the log has them as they came"
    next_left = Seat(1)
    assert second.card in inner(table).hands[next_left]
    assert standing(await room.logged("TABLE")) == standing(table)
    for news in room.stage.news[: seats - 1]:
        for event in news.events:
            assert "give" not in str(event.seen_by(None))
            assert str(second.card) not in str(event.seen_by(Seat(seats - 1)))


async def test_nobody_else_notices_an_answer(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    """Neither the table, nor the news, nor the operator's log reveals who has answered, however often."""
    await seat_table(room, 5)
    before = await open_window(room)
    caplog.set_level(logging.INFO)
    room.stage.news.clear()
    lines: set[str] = set()
    for seat in asked(before)[1:]:
        for move in (No(), Claim(inner(before).board.price), No()):
            caplog.clear()
            room.clock.advance(SECOND)
            now = await room.play(seat, move)
            for other in others(5, seat):
                assert face(now, other) == face(before, other)
            lines.update(line.replace(f"ply {now.ply}", "ply") for line in caplog.messages)
        before = now
    assert len(lines) == 1
    assert all(news.is_hidden and news.seat is None for news in room.stage.news)
    assert standing(await room.logged("TABLE")) == standing(now)


async def test_the_first_claim_in_order_stands_and_what_it_forces_is_told_with_it(room: Room) -> None:
    await seat_table(room, 4)
    table = await open_window(room)
    first, second, *_ = asked(table)
    active = inner(table).board.active
    await room.play(second, Claim(1))
    room.stage.news.clear()
    ply = (await room.now()).ply
    table = await room.play(first, Claim(1))
    assert inner(table).board.claims == (first,)
    assert [text for _, text in (await room.texts())[ply:]] == ["claim 1", "draw"], "what is forced is played by itself"
    [news] = room.stage.news
    assert not news.is_hidden
    assert table.position.to_act == {active}
    assert standing(await room.logged("TABLE")) == standing(table)


@pytest.mark.parametrize("last", [0, 1])
async def test_nobody_learns_whose_answer_was_the_last(room: Room, last: int) -> None:
    await seat_table(room, 3)
    table = await open_window(room)
    one, other = asked(table)[last], asked(table)[1 - last]
    await room.play(other, No())
    room.stage.news.clear()
    turns = len(table.turns)
    table = await room.play(one, No())
    [news] = room.stage.news
    assert news.seat is None
    assert not news.is_hidden
    assert len(table.turns) == turns, "it is nobody's turn that has brought this"


async def test_who_is_not_asked_and_who_must_wait_is_refused(room: Room) -> None:
    await seat_table(room, 3)
    table = await open_window(room)
    active = there(inner(table).board.active)
    with pytest.raises(Refused) as caught:
        await room.play(active, Draw())
    assert caught.value.refusal.code == "others-are-asked"
    table = await room.play(active, Take())
    assert asked(table) == ()
    for seat in set(map(Seat, range(3))) - {active}:
        with pytest.raises(Declined) as declined:
            await room.play(seat, No())
        assert declined.value.reason is Reason.WAITING


async def test_robots_answer_once_each_and_nobody_is_told(tmp_path: Path, empty_database: Path) -> None:
    path = tmp_path / "robots.db"
    path.write_bytes(empty_database.read_bytes())
    async with open_crowd(path, thinker=MagpieThinker()) as house:
        table = await seat_crowd(house, 4, deals="1")
        for seat in (A, B):  # of two sides, so that the game goes on
            await house.tables.playing.play(table.id, house.people[seat], Resign())
        while not (table := await house.tables.memory.table(table.id)).is_over:
            if people := sorted(table.position.awaited & table.in_person):
                await play_default(house, table, people[0])
            else:
                ply = table.ply
                await house.stage.until(lambda ply=ply: house.stage.news[-1].table.ply > ply)
        rows = await house.store.log(table.id)
        assert {row.seat for row in rows if row.text == "no"} > {A, B}
        hidden = [news for news in house.stage.news if news.is_hidden]
        assert hidden
        assert all(news.seat is None and not news.table.is_over for news in hidden)
        assert standing(await house.logged(table.id)) == standing(table)


# Clocks


@pytest.mark.parametrize("seats", [3, 5])
async def test_silence_is_no_for_all_in_one_unit(room: Room, seats: int) -> None:
    await seat_table(room, seats)
    table = await open_window(room)
    opened, (first, *missing) = table.ply, asked(table)
    closes = room.tables.windows.closes_at(table)
    assert closes == room.clock.now() + LIVE
    await room.play(first, No())
    assert room.tables.windows.closes_at(await room.now()) == closes
    room.stage.news.clear()
    room.clock.pass_time(LIVE - 1)
    assert (await room.now()).ply == opened + 1
    room.clock.pass_time(1)
    await room.stage.until(lambda: room.stage.news)
    [news] = room.stage.news
    assert (await room.texts())[opened + 1 :] == [(seat, "no") for seat in missing]
    assert news.seat is None
    assert asked(news.table) == ()
    assert standing(await room.logged("TABLE")) == standing(news.table)


@pytest.mark.parametrize(("clock", "length"), [("24h", 6 * HOUR), ("24h claim", 6 * HOUR), (None, 6 * HOUR)])
async def test_by_the_day_a_window_is_open_for_hours(room: Room, clock: str | None, length: int) -> None:
    await seat_table(room, 3, clock=clock)
    table = await open_window(room)
    assert room.tables.windows.closes_at(table) == room.clock.now() + length
    room.clock.pass_time(length - 1)
    await room.tables.windows.look("TABLE")
    assert asked(await room.now())
    room.clock.pass_time(1)
    await room.tables.windows.look("TABLE")
    assert not asked(await room.now())


async def test_without_a_clock_a_window_is_short_while_most_people_look(room: Room) -> None:
    await seat_table(room, 3, clock=None)
    await open_window(room)
    room.stage.live = {A}
    room.clock.advance(LIVE)
    await room.tables.windows.look("TABLE")
    assert asked(await room.now())
    room.stage.live = {A, B}
    await room.tables.windows.look("TABLE")
    assert not asked(await room.now())


async def test_a_restart_goes_on_with_the_time_that_was_left(room: Room) -> None:
    await seat_table(room, 5)
    table = await open_window(room)
    await room.play(asked(table)[0], No())
    room.clock.advance(10 * SECOND)
    await room.reopen()
    table = await room.now()
    assert room.tables.windows.closes_at(table) == room.clock.now() + 5 * SECOND
    room.stage.news.clear()
    room.clock.pass_time(5 * SECOND)
    await room.stage.until(lambda: any(not asked(news.table) for news in room.stage.news))
    assert not asked(await room.now())


async def test_a_window_stands_still_in_a_pause_and_while_nobody_can_answer(room: Room) -> None:
    await seat_table(room, 3)
    await open_window(room)
    room.clock.advance(10 * SECOND)
    table = await room.now()
    await room.tables.presence.server_lost(table)
    assert room.tables.windows.closes_at(await room.now()) is None
    room.clock.advance(HOUR)
    await room.tables.windows.look("TABLE")
    assert asked(await room.now())
    await room.tables.presence.server_found(await room.now())
    assert room.tables.windows.closes_at(await room.now()) == room.clock.now() + 5 * SECOND


@pytest.mark.parametrize("seconds", [5, 15, 60])
@pytest.mark.parametrize("is_set_by", ["the operator", "the server"])
async def test_nobody_waits_long_for_who_is_not_there(
    tmp_path: Path, empty_database: Path, seconds: int, is_set_by: str
) -> None:
    path, own = tmp_path / "other.db", is_set_by == "the server"
    path.write_bytes(empty_database.read_bytes())
    async with open_room(path, window=(37 if own else seconds) * SECOND) as room:
        await seat_table(room, 3, window=seconds * SECOND if own else None)
        table = await open_window(room)
        looks, away = asked(table)
        room.stage.live = {looks}
        room.clock.advance(min(15, seconds) * SECOND)
        await room.tables.windows.look("TABLE")
        is_open = bool(asked(await room.now()))
        assert is_open is (seconds > 15)
        if is_open:
            assert (await room.texts())[-1] == (away, "no")
            room.clock.advance((seconds - 15) * SECOND)
            await room.tables.windows.look("TABLE")
        assert not asked(await room.now())


async def test_where_others_are_still_asked_nothing_is_overdue(tmp_path: Path, empty_database: Path) -> None:
    """Else the watch would take the table up, though nothing is wrong."""
    path = tmp_path / "other.db"
    path.write_bytes(empty_database.read_bytes())
    async with open_room(path, window=MINUTE) as room:
        await seat_table(room, 3)
        table = await open_window(room)
        room.stage.live = {asked(table)[0]}
        room.stage.news.clear()
        room.clock.pass_time(15 * SECOND)
        await room.stage.until(lambda: room.stage.news)
        due, now = room.tables.dues.next("TABLE"), room.clock.now()
        assert asked(await room.now())
    assert there(due) > now


async def test_an_order_that_waits_for_the_quiet_hours_of_one_lets_silence_answer_for_the_others(room: Room) -> None:
    """Else whoever could still claim, though their time is over, would know that someone has an order."""
    quiet = {D: "22:00-08:00 Europe/Paris"}
    await seat_table(room, 4, clock="10m quiet", quiet=quiet)
    await room.tables.orders.give("TABLE", room.people[B], When.ALWAYS, No(), deal=1)
    table = await open_window(room)
    opened = table.ply
    assert asked(table) == (D, A, B)
    room.clock.pass_time(LIVE)
    await room.tables.windows.look("TABLE")
    assert (await room.texts())[opened:] == [(A, "no")]
    assert room.tables.windows.closes_at(await room.now()) == there(table.countdown.quiet[D]).after(
        table.countdown.at, LIVE
    )
    room.clock.pass_time(9 * HOUR)
    await room.tables.windows.look("TABLE")
    assert (await room.texts())[opened + 1 : opened + 3] == [(B, "no"), (D, "no")]


async def test_the_active_players_clock_stands_still_and_that_of_who_is_asked_begins_anew(room: Room) -> None:
    await seat_table(room, 3)
    table = await open_window(room)
    active = there(inner(table).board.active)
    assert table.countdown.deadline(active) is None
    assert all(table.countdown.deadline(seat) is not None for seat in asked(table))
    room.clock.advance(14 * SECOND)
    for seat in asked(table):
        table = await room.play(seat, No())
    assert table.countdown.running == {active}
    assert table.countdown.deadline(active) == room.clock.now() + 10 * MINUTE + HOUR
    room.clock.advance(MINUTE)
    table = await room.play(active, Draw())
    assert table.countdown.used[active] == MINUTE
    table = await room.play(active, Discard(least(inner(table).hands[active])))
    assert table.countdown.held == {inner(table).board.active}
    assert all(table.countdown.used[seat] == 0 for seat in asked(table))


async def test_undo_does_not_reach_over_a_window(room: Room) -> None:
    table = await seat_table(room, 3)
    opened = (await open_window(room)).position
    step = Step(opened, (), reveals=False)
    seat = min(opened.to_act)
    assert still_undoable((), seat, Draw(), table.position, step) == ()
    assert still_undoable((), seat, No(), opened, Step(table.position, (), reveals=False)) == ()
