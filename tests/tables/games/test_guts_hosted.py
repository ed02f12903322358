"""Guts at a table: agreements from before the cards turned bind nobody, and leavers are paid."""

import pytest

from bot.games.guts.moves import In, Out
from bot.games.guts.views import GutsView
from bot.games.protocol import Move, Resign, Seat
from bot.registry import GAMES
from bot.tables import Declined, Matter, Reason, Table
from tests.tables.crowd import seat_crowd
from tests.tables.house import House

pytestmark = pytest.mark.file_only

GUTS = GAMES["guts"].game


async def say(house: House, table: Table, *moves: Move) -> Table:
    """Let the asked players say so, one after another; a second passes before each."""
    for move in moves:
        house.clock.advance(1000)
        (seat,) = table.position.to_act
        table = (await house.tables.playing.play(table.id, table.players[seat], move)).table
    return table


async def test_an_end_proposed_before_the_showdown_is_agreed_to_no_more(house: House) -> None:
    table = await seat_crowd(house, 3, game=GUTS, declare="turns")
    (first,) = table.position.to_act
    table = await say(house, table, In())
    await house.tables.agreements.wish(table.id, table.players[first], Matter.END)
    assert await house.tables.agreements.find(table) is not None
    table = await say(house, table, In())
    assert await house.tables.agreements.find(table) is not None, "the deal goes on"
    table = await say(house, table, In())
    assert table.position.board.scores, "hands were shown"
    assert await house.tables.agreements.find(table) is None


async def test_what_who_has_left_is_to_be_paid_cannot_be_agreed_away(house: House) -> None:
    table = await seat_crowd(house, 3, game=GUTS, declare="turns")
    (winner,) = table.position.to_act
    table = await say(house, table, In(), Out(), Out())
    others = [seat for seat in (Seat.A, Seat.B, Seat.C) if seat != winner]
    await house.tables.agreements.wish(table.id, table.players[others[0]], Matter.END)
    await house.tables.agreements.wish(table.id, table.players[others[1]], Matter.END)
    table = (await house.tables.playing.play(table.id, table.players[winner], Resign())).table
    await house.tables.agreements.complete(table.id)
    assert not (await house.tables.memory.table(table.id)).is_over, "a consent of two does not end it as the third goes"
    for seat in others:
        with pytest.raises(Declined) as caught:
            await house.tables.agreements.wish(table.id, table.players[seat], Matter.END)
        assert caught.value.reason is Reason.STAKES_LEFT
    table = (await house.tables.playing.play(table.id, table.players[others[0]], Resign())).table
    assert table.is_over
    paid = await house.store.transfers(table.id)
    assert table.players[winner].id in {each.payee for each in paid}


async def test_the_same_secret_choice_made_again_is_written_once(house: House) -> None:
    table = await seat_crowd(house, 3, game=GUTS, declare="together")
    player, rows = table.players[Seat.B], len(await house.store.log(table.id))
    for move, written in ((In(), 1), (In(), 1), (Out(), 2), (Out(), 2), (In(), 3), (In(), 3)):
        before = len(house.stage.news)
        played = await house.tables.playing.play(table.id, player, move, turn=table.position.turn(Seat.B))
        view = played.view
        assert isinstance(view, GutsView)
        assert view.choice == move, "what was chosen stands"
        assert len(await house.store.log(table.id)) == rows + written
        assert len(house.stage.news) - before <= 1
