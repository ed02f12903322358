"""Orders: played when their time comes, taken back until then, dead with their deal, and nobody else's business."""

import asyncio
import json
import logging
from pathlib import Path

import pytest

from bot.cli.story import tell
from bot.games.protocol import Move, No, Refused, Resign, Seat
from bot.standing.mydata import export_of
from bot.standing.standing import Standing
from bot.store import OrderRow
from bot.tables import Declined, Reason, Table
from bot.tables.state.ahead import When
from tests.left_out import first
from tests.tables.house import standing
from tests.tables.room import (
    A,
    B,
    C,
    D,
    E,
    Room,
    asked,
    end_turn,
    face,
    gift,
    inner,
    open_room,
    open_window,
    seat_table,
)
from tests.there import there
from tests.witness.inner.position import least
from tests.witness.moves import Claim, Discard, Draw, Take

pytestmark = pytest.mark.file_only  # each statement is asked of a server by other tests


async def order(room: Room, seat: Seat, when: When, *moves: Move, deal: int = 1) -> Table:
    """Give an order for the player who sits there."""
    return (await room.tables.orders.give("TABLE", room.people[seat], when, *moves, deal=deal)).table


async def ordered(room: Room, seat: Seat) -> list[tuple[str, str]]:
    """Return the orders of the player who sits there."""
    return [(row.kind, row.moves) for row in await room.tables.orders.of(await room.now(), room.people[seat])]


async def declined(room: Room, reason: Reason, seat: Seat, when: When, *moves: Move, deal: int = 1) -> None:
    """Check that the order is declined for this reason, and nothing is stored."""
    before = await room.store.orders("TABLE"), await room.texts()
    with pytest.raises(Declined) as caught:
        await order(room, seat, when, *moves, deal=deal)
    assert caught.value.reason is reason
    assert (await room.store.orders("TABLE"), await room.texts()) == before


@pytest.mark.long("whole deals")
@pytest.mark.parametrize("seats", first(1, [3, 4, 5], why="all sizes"))
async def test_never_this_deal_answers_every_window_as_a_person_might(room: Room, seats: int) -> None:
    """Not as it opens: then all would know that all have ordered."""
    table = await seat_table(room, seats)
    for seat in map(Seat, range(seats)):
        await order(room, seat, When.ALWAYS, No())
    for seat in map(Seat, range(seats)):
        table = await room.play(seat, gift(table, seat))
    taken = set[int]()
    while table.deal == 1 and table.awaits_deck is None:
        active = there(inner(table).board.active)
        assert table.position.awaited == {*asked(table)} != set(), "the window is open"
        await room.reopen()
        taken.add(await closed_after(room))
        table = await room.play(active, Draw())
        table = await room.play(active, Discard(least(inner(table).hands[active])))
    assert await room.store.orders("TABLE") == [], "it is dead with its deal"
    assert min(taken) >= 3, "nobody answers sooner by hand"
    assert max(taken) <= 7
    assert len(taken) > 1, "it is not always the same time"
    table = await room.tables.dealing.cut("TABLE", room.people[int(table.cutter or 0)], deal=2)
    table = await open_window(room)
    room.clock.advance(10_000)
    await room.tables.windows.look("TABLE")
    assert (await room.now()).position.awaited == {*asked(table)}
    assert standing(await room.logged("TABLE")) == standing(table)


async def closed_after(room: Room) -> int:
    """Return the second of a window in which it closes by itself."""
    for second in range(1, 16):
        room.clock.advance(999)
        await room.tables.windows.look("TABLE")
        if not asked(await room.now()):
            return second
        room.clock.advance(1)
    raise AssertionError("the window is still open")


async def test_orders_answer_in_one_unit_which_is_told_as_nobodys(room: Room) -> None:
    table = await seat_table(room, 3)
    for seat in (A, B, C):
        await order(room, seat, When.ALWAYS, No())
    for seat in (A, B, C):
        table = await room.play(seat, gift(table, seat))
    ply = table.ply
    room.stage.news.clear()
    room.clock.pass_time(9_000)
    await room.stage.until(lambda: room.stage.news)
    [news] = room.stage.news
    assert news.seat is None
    active = inner(news.table).board.active
    assert [text for _, text in (await room.texts())[ply:]] == ["no", "no"]
    assert news.table.position.to_act == {active}


async def test_an_order_for_the_next_window_is_spent_with_it_however_it_closes(room: Room) -> None:
    await seat_table(room, 5)
    table = await open_window(room)
    before = there(inner(table).board.active)
    for seat in asked(table):
        table = await room.play(seat, No())
    table = await room.play(before, Draw())
    for seat in (A, B, C, D, E):
        await order(room, seat, When.WINDOW, No())
    table = await room.play(before, Discard(least(inner(table).hands[before])))
    active, by_hand = inner(table).board.active, asked(table)[-1]
    assert active is not None
    assert not {active, before} & {*asked(table)}
    await room.play(by_hand, Claim(1))
    assert await ordered(room, by_hand) == []
    await room.play(active, Take())  # which closes it before any order has answered
    left = sorted(row.seat for row in await room.store.orders("TABLE"))
    assert left == sorted((active, before)), "who was not asked skips the next one"


async def test_a_draw_waits_for_the_window_and_may_be_taken_back_until_then(room: Room) -> None:
    await seat_table(room, 3)
    table = await open_window(room)
    active = there(inner(table).board.active)
    await order(room, active, When.TURN, Draw())
    assert await ordered(room, active) == [("turn", "draw")]
    await room.tables.orders.take_back("TABLE", room.people[active], When.TURN, deal=1)
    assert await ordered(room, active) == []
    await order(room, active, When.TURN, Draw(), Discard(least(inner(table).hands[active])))
    one, other = asked(table)
    await room.play(one, No())
    assert await ordered(room, active)
    await room.reopen()
    ply = (await room.now()).ply
    table = await room.play(other, No())
    assert [text.split()[0] for _, text in (await room.texts())[ply:]] == ["no", "draw", "discard"]
    assert await room.store.orders("TABLE") == []
    for reason, when in ((Reason.NO_ORDER, When.TURN), (Reason.NO_ORDER, When.ALWAYS)):
        with pytest.raises(Declined) as caught:
            await room.tables.orders.take_back("TABLE", room.people[active], when, deal=1)
        assert caught.value.reason is reason
    assert standing(await room.logged("TABLE")) == standing(table)


async def test_a_draw_that_waits_is_played_when_the_time_of_the_window_is_over(room: Room) -> None:
    await seat_table(room, 5)
    table = await open_window(room)
    active = there(inner(table).board.active)
    await order(room, active, When.TURN, Draw())
    room.stage.news.clear()
    room.clock.advance(15_000)
    await room.tables.windows.look("TABLE")
    [news] = room.stage.news
    assert (await room.texts())[-1] == (active, "draw")
    assert news.seat is None


async def test_an_answer_given_ahead_is_for_the_next_window_alone(room: Room) -> None:
    await seat_table(room, 3)
    table = await open_window(room)
    table = await end_turn(room)  # now a player is asked who was not
    active = there(inner(table).board.active)
    for seat in asked(table):
        table = await room.play(seat, No())
    table = await room.play(active, Draw())
    for seat in (A, B, C):
        await order(room, seat, When.WINDOW, Claim(5))
    ply = table.ply
    table = await room.play(active, Discard(least(inner(table).hands[active])))
    window = asked(table)
    assert window
    room.clock.advance(9_000)
    await room.tables.windows.look("TABLE")
    texts = (await room.texts())[ply + 1 :]
    assert "claim 5" not in [text for _, text in texts], "at another price it is not played"
    assert await room.store.orders("TABLE") == [
        row for row in await room.store.orders("TABLE") if row.seat not in window
    ], "nor later"


async def test_what_can_be_played_now_is_played_now(room: Room) -> None:
    await seat_table(room, 5)
    table = await open_window(room)
    one, *_ = asked(table)
    await order(room, one, When.WINDOW, Claim(1))
    assert inner(await room.now()).board.claims == (one,)
    table = await end_turn(room)
    one, other = asked(table)[:2]
    with pytest.raises(Refused):
        await order(room, other, When.WINDOW, Claim(9))
    assert await room.store.orders("TABLE") == []


async def test_a_standing_order_answers_the_window_that_is_open(room: Room) -> None:
    await seat_table(room, 3)
    table = await open_window(room)
    one, other = asked(table)
    room.stage.news.clear()
    table = await order(room, other, When.ALWAYS, No())
    assert table.position.awaited == {one}
    assert [news.is_hidden for news in room.stage.news] == [True]
    assert await ordered(room, other) == [("always", "no")]
    table = await room.play(other, Claim(1))
    assert dict(inner(table).answers)[other] == Claim(1), "it may be changed"
    table = await room.play(one, No())
    assert inner(table).board.claims == (other,)


async def test_what_cannot_be_ordered_is_declined(room: Room) -> None:
    table = await seat_table(room, 3)
    for when in When:
        await declined(room, Reason.NOT_AHEAD, A, when, Resign())
        await declined(room, Reason.NOT_AHEAD, A, when)
    await declined(room, Reason.NOT_AHEAD, A, When.ALWAYS, No(), Draw())
    await declined(room, Reason.NOT_AHEAD, A, When.TURN, *[Draw()] * 21)
    await declined(room, Reason.STALE, A, When.ALWAYS, No(), deal=2)
    with pytest.raises(Declined) as caught:
        await room.tables.orders.give("TABLE", room.people[4], When.ALWAYS, No(), deal=1)
    assert caught.value.reason is Reason.NOT_SEATED
    with pytest.raises(Declined) as caught:
        await room.tables.orders.give(
            "TABLE", room.people[A], When.TURN, Draw(), deal=1, in_round=table.view(A).ordering_round + 1
        )
    assert caught.value.reason is Reason.ROUND_OVER


async def test_nobody_else_learns_of_an_order(
    room: Room, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    before = await seat_table(room, 3)
    caplog.clear()
    room.stage.news.clear()
    await order(room, A, When.ALWAYS, No())
    await order(room, A, When.TURN, Take(), Discard(gift(before, A).card))
    await room.tables.orders.take_back("TABLE", room.people[A], When.TURN, deal=1)
    await order(room, A, When.TURN, Take())
    now = await room.now()
    assert [face(now, seat) for seat in (None, A, B, C)] == [face(before, seat) for seat in (None, A, B, C)]
    assert now.ply == before.ply
    assert room.stage.news == []
    assert [line for line in caplog.messages if "TABLE" in line] == []
    assert "take" not in repr(await room.store.orders("TABLE"))
    exports = [json.loads((await export_of(room.store, room.tables, who)).content) for who in room.people[:3]]
    assert [len(export["seats"][0]["orders"]) for export in exports] == [2, 0, 0]
    assert {row["moves"] for row in exports[0]["seats"][0]["orders"]} == {"no", "take"}
    for other in room.people[1:3]:
        assert await room.tables.orders.of(now, other) == []
    assert "take" not in str((await room.tables.logs.record("TABLE")).entries)


def test_the_story_of_a_table_tells_no_order(
    tmp_path: Path, empty_database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "chapeau.db"
    path.write_bytes(empty_database.read_bytes())

    async def make() -> None:
        async with open_room(path) as room:
            await seat_table(room, 3)
            await order(room, A, When.TURN, Draw())

    asyncio.run(make())
    monkeypatch.setenv("CHAPEAU_DATABASE", str(path))
    assert tell("TABLE") == 0
    output = capsys.readouterr().out
    assert "ply 1" in output
    assert "draw" not in output
    assert "order" not in output


async def test_who_is_forgotten_leaves_no_order(room: Room) -> None:
    await seat_table(room, 5)
    await order(room, A, When.ALWAYS, No())
    await order(room, B, When.ALWAYS, No())
    await room.store.commit(OrderRow("TABLE", 0, 1, "turn", "take", 5))
    await Standing(room.store, room.tables, room.clock).forget(room.people[A])
    assert [row.seat for row in await room.store.orders("TABLE")] == [B]
    assert not (await room.now()).is_over


async def test_an_order_that_cannot_be_read_stops_nobody(room: Room) -> None:
    await seat_table(room, 3)
    table = await open_window(room)
    one, other = asked(table)
    active = there(inner(table).board.active)
    await room.store.commit(OrderRow("TABLE", active, 1, "turn", "dance", 5))
    for seat in (one, other):
        table = await room.play(seat, No())
    assert table.position.awaited == {active}
    assert await room.store.orders("TABLE") == []
