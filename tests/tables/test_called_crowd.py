"""The called seats where several are asked at a time, and the memory of a table of many."""

import random
from collections.abc import AsyncIterator

import pytest

from bot.games.protocol import Resign, Seat
from bot.tables import Table
from bot.values.database import Database
from tests.tables.crowd import open_crowd, play_default, play_on, seat_crowd
from tests.tables.house import House

pytestmark = pytest.mark.file_only


@pytest.fixture
async def crowd(kept_in: Database) -> AsyncIterator[House]:
    """One process, with five people known to it."""
    async with open_crowd(kept_in) as house:
        yield house


def called(before: Table, now: Table) -> set[Seat]:
    """Return the seats that the events in between call."""
    return {Seat(at) for at, turn in enumerate(now.called) if turn != before.called[at]}


async def test_all_are_called_once_to_a_choice_and_again_to_what_comes_then(crowd: House) -> None:
    table = await seat_crowd(crowd, 5)
    assert min(table.called) >= 0, "the deal calls everybody"
    for seat in (Seat.E, Seat.A, Seat.C, Seat.B):
        now = await play_default(crowd, table, seat)
        assert called(table, now) == set(), "who answers calls nobody"
        assert not now.awaits(table.players[seat])
        assert now.awaits(table.players[Seat.D])
        table = now
    now = await play_default(crowd, table, Seat.D)
    assert called(table, now) == now.position.to_act, "the next window, and whose turn it is"


async def test_nobody_is_called_by_a_claim_that_is_let_go(crowd: House) -> None:
    table = await seat_crowd(crowd, 4)
    while table.position.window is None or table.position.window.active is None:
        table = await play_default(crowd, table, min(table.position.awaited))
    active, asked = table.position.window.active, table.position.window.asked
    for seat in asked:
        now = await play_default(crowd, table, seat)
        assert called(table, now) == set(), "the active player was called when the turn began"
        table = now
    assert table.awaits(table.players[active])


async def test_a_move_calls_whoever_is_next(crowd: House) -> None:
    chooser = random.Random(4)
    table = await seat_crowd(crowd, 5, deals="3")
    while not table.is_over:
        if table.awaits_deck is not None:
            await crowd.stage.until(lambda: crowd.stage.news[-1].table.ply > table.ply)  # noqa: B023  it waits here
            table = await crowd.tables.memory.table(table.id)
            continue
        now = await play_on(crowd, table, chooser)
        new = now.position.to_act - table.position.to_act
        assert new <= called(table, now) | (set(Seat) if now.is_over else set())
        assert called(table, now) <= now.position.to_act or now.is_dealt
        assert len(now.turns) <= 7, "one of each player, another one, and a deal"
        table = now


async def test_somebody_who_left_is_never_awaited(crowd: House) -> None:
    table = await seat_crowd(crowd, 4)
    gone = table.players[Seat.B]
    table = (await crowd.tables.playing.play(table.id, gone, Resign())).table
    chooser = random.Random(2)
    while table.position.awaited & table.in_person and not table.is_over:
        assert not table.awaits(gone)
        table = await play_on(crowd, table, chooser)
    assert [each.id for each in await crowd.tables.memory.tables_of(gone)] == [table.id], "it is still in their list"
