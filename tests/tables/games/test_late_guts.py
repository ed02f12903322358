"""G7.3: silence means out; after three times in a row the seat leaves, and takes its chips along."""

import pytest

from bot.games.guts.moves import In
from bot.games.guts.views import GutsView
from bot.games.protocol import Seat
from bot.registry import GAMES
from bot.tables import Table
from bot.tables.time import MINUTE
from tests.tables.crowd import seat_crowd
from tests.tables.house import House

pytestmark = pytest.mark.file_only

GUTS = GAMES["guts"].game
SLOW = Seat.C


async def others_are_in(house: House, table: Table) -> Table:
    """Let everyone who is awaited be in, except the slow one."""
    while quick := table.position.awaited - {SLOW}:
        seat = min(quick)
        table = (await house.tables.playing.play(table.id, table.players[seat], In())).table
    return table


async def time_runs_out(house: House, table: Table) -> Table:
    """Let the time for the slow one end, or the next deal come."""
    ply = table.ply
    house.pass_time(70 * MINUTE)
    await house.stage.until(lambda: house.stage.news[-1].table.ply > ply)
    return await house.tables.memory.table(table.id)


@pytest.mark.parametrize("declare", ["turns", "together"])
async def test_g7_3_three_times_out_by_the_clock_then_the_seat_leaves(house: House, declare: str) -> None:
    table = await seat_crowd(house, 4, game=GUTS, clock="10m", deals="9", declare=declare)
    while not table.gone:
        table = await others_are_in(house, table)
        table = await time_runs_out(house, table)
    assert not table.is_over
    texts = [row.text for row in await house.store.log(table.id) if row.seat == SLOW]
    assert texts == ["late", "out"] * 2 + ["late", "out", "timeout"]
    view = table.position.view(None)
    assert isinstance(view, GutsView)
    assert view.left == (SLOW,)
    assert view.board.chips[SLOW] < 0


async def test_g7_3_a_move_of_ones_own_begins_the_count_anew(house: House) -> None:
    table = await seat_crowd(house, 3, game=GUTS, clock="10m", deals="9", declare="together")
    for own in (False, False, True, False, False):
        while not table.position.awaited:
            table = await time_runs_out(house, table)
        if own:
            table = (await house.tables.playing.play(table.id, table.players[SLOW], In())).table
        table = await others_are_in(house, table)
        if SLOW in table.position.awaited and not own:
            table = await time_runs_out(house, table)
    assert not table.gone
    assert table.strikes[SLOW] == 2
