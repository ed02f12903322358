"""A table that is played step by step: a player there may say so, and take it back. No record shows it."""

import pytest

from bot.games.beggar_my_neighbor.moves import Lap, Turn
from bot.games.protocol import Resign, Seat
from bot.games.record import write
from bot.registry import GAMES
from bot.tables import Declined, Reason, StepByStep
from tests.tables.crowd import seat_crowd
from tests.tables.house import House

pytestmark = pytest.mark.file_only

BEGGAR = GAMES["beggar-my-neighbor"].game


async def test_either_says_so_and_takes_it_back(house: House) -> None:
    table, step = await seat_crowd(house, 2, game=BEGGAR), house.tables.playing.step
    ann, bob = table.players
    table = await step(table.id, ann, is_on=True)
    assert table.is_stepwise
    assert table.turns[-1].events[-1] == StepByStep(Seat.A, over=False)
    assert await step(table.id, bob, is_on=True) == table, "it is so already"
    (seat,) = table.position.awaited
    table = (await house.tables.playing.play(table.id, table.players[seat], Turn())).table
    assert table.is_stepwise, "until somebody takes it back"
    table = await step(table.id, bob, is_on=False)
    assert not table.is_stepwise
    assert [row.text for row in await house.store.log(table.id)][1:] == ["steps", "turn", "strides"]
    table = (await house.tables.playing.play(table.id, ann, Resign())).table
    record = await house.tables.logs.record(table.id)
    written = write(record, games=GAMES.rules)
    assert "turn" in written
    assert "steps" not in written
    assert "strides" not in written


async def test_it_changes_neither_turn_nor_clock(house: House) -> None:
    table = await seat_crowd(house, 2, game=BEGGAR, clock="10m")
    house.clock.advance(1_000)
    after = await house.tables.playing.step(table.id, table.players[0], is_on=True)
    assert (after.position, after.called) == (table.position, table.called)
    (seat,) = table.position.awaited
    assert after.countdown.deadline(seat) == table.countdown.deadline(seat) is not None


async def test_only_whoever_sits_there_and_only_where_moves_do_several_steps(house: House) -> None:
    table = await seat_crowd(house, 2, game=BEGGAR)
    with pytest.raises(Declined) as caught:
        await house.tables.playing.step(table.id, house.people[4], is_on=True)
    assert caught.value.reason is Reason.NOT_SEATED
    table = (await house.tables.playing.play(table.id, table.players[0], Resign())).table
    with pytest.raises(Declined) as caught:
        await house.tables.playing.step(table.id, house.people[1], is_on=True)
    assert caught.value.reason is Reason.OVER
    other = await seat_crowd(house, 4, key="OTHER", game=GAMES["rolling-stone"].game)
    assert (await house.tables.playing.step(other.id, other.players[0], is_on=True)).ply == other.ply


async def test_each_move_is_a_turn_of_its_own(house: House) -> None:
    """Also where one player makes several; the news of them are not one long turn."""
    table = await seat_crowd(house, 2, game=BEGGAR)
    for _ in range(3):
        table = (await house.tables.playing.play(table.id, table.players[0], Lap())).table
    assert [turn.seat for turn in table.turns[-3:]] == [Seat.A] * 3
