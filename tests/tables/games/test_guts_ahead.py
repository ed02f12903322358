"""G13: in Guts players choose ahead: in, out, or out if another is in by then."""

import pytest

from bot.games.guts.moves import In, Out, OutIfIn
from bot.games.protocol import Move, Refused, Seat
from bot.registry import GAMES
from bot.tables import Declined, Reason, Table, When
from tests.tables.crowd import seat_crowd
from tests.tables.house import House

pytestmark = pytest.mark.file_only

GUTS = GAMES["guts"].game


async def seated(house: House) -> tuple[Table, list[Seat]]:
    """Return four who speak in turn, and their order."""
    table = await seat_crowd(house, 4, game=GUTS, deals="1", declare="turns")
    first = next(iter(table.position.to_act))
    return table, [Seat((first + place) % 4) for place in range(4)]


async def order(house: House, table: Table, seat: Seat, move: Move) -> Table:
    given = await house.tables.orders.give(table.id, table.players[seat], When.TURN, move, deal=table.deal)
    return given.table


async def play(house: House, table: Table, seat: Seat, move: Move) -> Table:
    return (await house.tables.playing.play(table.id, table.players[seat], move)).table


async def texts(house: House, table: Table) -> list[tuple[int | None, str]]:
    return [(row.seat, row.text) for row in await house.store.log(table.id) if row.seat is not None]


async def test_out_if_somebody_is_in_is_played_once_somebody_is(house: House) -> None:
    table, (first, second, third, last) = await seated(house)
    for seat in (second, third, last):
        assert table.view(seat).waiting_moves() == (In(), Out(), OutIfIn())
    assert table.view(first).waiting_moves() == ()
    await order(house, table, third, OutIfIn())
    await order(house, table, second, In())
    now = await play(house, table, first, Out())
    assert (await texts(house, table))[-3:] == [(first, "out"), (second, "in"), (third, "out")], (
        "as moves like any other"
    )
    assert now.position.to_act == {last}


async def test_if_nobody_is_in_its_owner_is_asked(house: House) -> None:
    table, (first, second, third, _) = await seated(house)
    await order(house, table, third, OutIfIn())
    await play(house, table, first, Out())
    now = await play(house, table, second, Out())
    assert now.position.to_act == {third}
    with pytest.raises(Refused):
        await order(house, now, third, OutIfIn())  # asked by now, nobody plays an *if*
    assert await house.tables.orders.seen_by(now, table.players[third]) == (), "it is used up"
    assert (await texts(house, table))[-1] == (second, "out")


async def test_once_somebody_is_in_it_is_no_choice_of_its_own(house: House) -> None:
    table, (first, second, third, _) = await seated(house)
    now = await play(house, table, first, In())
    assert now.view(third).waiting_moves() == (In(), Out())
    with pytest.raises(Declined) as caught:
        await house.tables.orders.give(table.id, table.players[third], When.TURN, Out(), deal=now.deal + 1)
    assert caught.value.reason is Reason.ROUND_OVER
    await order(house, now, second, OutIfIn())
    assert (await texts(house, table))[-1] == (second, "out"), "asked by now, it is what it has come to"


async def test_what_waits_for_a_window_is_not_kept_where_there_are_none(house: House) -> None:
    """A forged press can ask for it; nobody could read it afterwards."""
    table, (_, second, *_) = await seated(house)
    for when in (When.ALWAYS, When.WINDOW):
        with pytest.raises(Declined) as caught:
            await house.tables.orders.give(table.id, table.players[second], when, In(), deal=table.deal)
        assert caught.value.reason is Reason.NOT_AHEAD
    assert await house.store.orders(table.id) == []
