"""Twins: two games that differ only in hidden facts. Nobody else learns anything that distinguishes them."""

import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.games.protocol import No, Seat
from bot.tables import News
from bot.tables.state.ahead import When
from bot.tables.time import SECOND
from tests.tables.room import A, B, C, D, E, Room, asked, gift, heard, inner, open_room, open_window, seat_table
from tests.witness.inner.position import least
from tests.witness.moves import Claim, Discard, Draw, Take

Twin = Callable[[Room, bool], Awaitable[None]]
SEED = 3  # with which A begins


async def other_gifts(room: Room, is_other: bool) -> None:
    """Let B give away another card, with a changed mind."""
    table = await room.now()
    for seat in (D, B, A, E):
        table = await room.play(seat, gift(table, seat, which=int(seat == B and is_other)))
    await room.play(B, gift(table, B, which=int(is_other)))
    await room.play(C, gift(table, C))


async def another_mind(room: Room, is_other: bool) -> None:
    """Let B choose once, or waver four times."""
    table = await room.now()
    for which in (0, 1, 0, 1, 1) if is_other else (0,):
        await room.play(B, gift(table, B, which=which))
    for seat in (D, A, E, C):
        await room.play(seat, gift(table, seat))


async def other_answers(room: Room, is_other: bool) -> None:
    """Let C want the card or not, and so D; B, who is asked first, gets it."""
    await open_window(room)
    for seat, is_claim in ((C, is_other), (D, not is_other)):
        room.clock.advance(SECOND)
        await room.play(seat, Claim(1) if is_claim else No())
    await room.play(B, Claim(1))


async def others_answer(room: Room, is_other: bool) -> None:
    """Let C answer before E, or E before C; the last is B."""
    await open_window(room)
    for seat in (D, *((E, C) if is_other else (C, E)), B):
        room.clock.advance(SECOND)
        await room.play(seat, No())


async def another_is_the_last(room: Room, is_other: bool) -> None:
    """Close the window with the answer of C, or with that of E."""
    await open_window(room)
    for seat in (B, D, *((E, C) if is_other else (C, E))):
        room.clock.advance(SECOND)
        await room.play(seat, No())


async def another_is_silent(room: Room, is_other: bool) -> None:
    """Let C or E's time pass."""
    await open_window(room)
    for seat in (B, D, E if is_other else C):
        await room.play(seat, No())
    room.clock.advance(15 * SECOND)
    await room.tables.windows.look("TABLE")


async def others_have_ordered(room: Room, is_other: bool) -> None:
    """Let C or E have ordered never to be asked in this deal; the other one answers by a press."""
    ordering, pressing = (E, C) if is_other else (C, E)
    await room.tables.orders.give("TABLE", room.people[ordering], When.ALWAYS, No(), deal=1)
    await open_window(room)
    for seat in (B, D, pressing):
        room.clock.advance(SECOND)
        await room.play(seat, No())
    await let_orders_answer(room)


async def all_have_ordered(room: Room, is_other: bool) -> None:
    """Let all have ordered never to be asked in this deal; or only E has, and the others are quick."""
    for seat in (B, C, D, E) if is_other else (E,):
        await room.tables.orders.give("TABLE", room.people[seat], When.ALWAYS, No(), deal=1)
    await open_window(room)
    if not is_other:
        for seat in (D, B, C):
            await room.play(seat, No())
    await let_orders_answer(room)


async def others_have_ordered_too(room: Room, is_other: bool) -> None:
    """Let B answer at once after E's order; C and D have ordered or are quick too. B learns nothing of them."""
    for seat in (C, D, E) if is_other else (E,):
        await room.tables.orders.give("TABLE", room.people[seat], When.ALWAYS, No(), deal=1)
    await open_window(room)
    await room.play(B, No())
    if not is_other:
        for seat in (C, D):
            await room.play(seat, No())
    await let_orders_answer(room)


async def let_orders_answer(room: Room) -> None:
    """Let as much time pass as a window may be open by orders alone; it closes by itself."""
    for _ in range(90):
        room.clock.advance(SECOND // 10)
        await room.tables.windows.look("TABLE")
    assert not asked(await room.now())


async def other_orders(room: Room, is_other: bool) -> None:
    """Let C order one thing or another for a turn that does not come, and take it back or not."""
    orders = room.tables.orders
    await orders.give("TABLE", room.people[C], When.TURN, *([Take()] if is_other else [Draw()]), deal=1)
    if is_other:
        await orders.take_back("TABLE", room.people[C], When.TURN, deal=1)
        await orders.give("TABLE", room.people[C], When.TURN, Take(), Discard(gift(await room.now(), C).card), deal=1)
    for seat in asked(await open_window(room)):
        await room.play(seat, No())


async def a_draw_was_ordered(room: Room, is_other: bool) -> None:
    """Let A order to draw, and take it back; or order nothing."""
    await open_window(room)
    if is_other:
        await room.tables.orders.give("TABLE", room.people[A], When.TURN, Draw(), deal=1)
        await room.tables.orders.take_back("TABLE", room.people[A], When.TURN, deal=1)
    for seat in asked(await room.now()):
        await room.play(seat, No())
    table = await room.play(A, Draw())
    await room.play(A, Discard(least(inner(table).hands[A])))


TWINS: tuple[tuple[Twin, tuple[Seat | None, ...]], ...] = (  # and who must see no difference
    (other_gifts, (None, A, D, E)),
    (another_mind, (None, A, D, E)),
    (other_answers, (None, A, B, E)),
    (others_answer, (None, A, B, D)),
    (another_is_the_last, (None, A, B, D)),
    (another_is_silent, (None, A, B, D)),
    (others_have_ordered, (None, A, B, D)),
    (all_have_ordered, (None, A)),
    (others_have_ordered_too, (None, A, B)),
    (other_orders, (None, A, B, D, E)),
    (a_draw_was_ordered, (None, B, C, D, E)),
)
MORE_ROWS = (
    another_mind,
    all_have_ordered,
    others_have_ordered_too,
)  # the operator may know how many answers were stored when


@pytest.mark.parametrize(("twin", "viewers"), TWINS, ids=[twin.__name__ for twin, _ in TWINS])
async def test_nobody_else_can_tell_twins_apart(
    tmp_path: Path,
    empty_database: Path,
    caplog: pytest.LogCaptureFixture,
    twin: Twin,
    viewers: tuple[Seat | None, ...],
) -> None:
    caplog.set_level(logging.DEBUG, logger="bot.tables")
    seen: list[list[News]] = []
    lines: list[list[str]] = []
    for is_other in (False, True):
        path = tmp_path / f"{is_other}.db"
        path.write_bytes(empty_database.read_bytes())
        async with open_room(path) as room:
            await seat_table(room, 5, seed=SEED)
            caplog.clear()
            await twin(room, is_other)
            lines.append([line for line in caplog.messages if "TABLE" in line])
            seen.append([news for news in room.stage.news if not news.is_hidden])
            assert seen[-1]
    if twin not in MORE_ROWS:
        assert lines[0] == lines[1]
    for viewer in viewers:
        one, other = ([heard(news, viewer) for news in each] for each in seen)
        assert one == other, viewer
        assert repr(one) == repr(other), viewer
