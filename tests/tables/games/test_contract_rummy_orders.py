"""Windows of Contract Rummy at a table: orders to buy, and a turn that is chosen while others are asked (CR2.8)."""

from collections.abc import AsyncIterator

import pytest

from bot.games.cards import JOKER
from bot.games.contract_rummy.board import Board, Phase
from bot.games.contract_rummy.inner.position import ContractRummyPosition
from bot.games.contract_rummy.moves import AskLast, AskRank, parse_move
from bot.games.protocol import Move, Seat
from bot.hosted import Games
from bot.robots.contract_rummy.entry import ENTRY
from bot.tables import Declined, Reason, Table, When
from bot.values.database import Database
from tests.tables.crowd import open_crowd, seat_crowd
from tests.tables.house import House
from tests.there import there

pytestmark = pytest.mark.file_only


@pytest.fixture
async def house(kept_in: Database) -> AsyncIterator[House]:
    """One process that hosts Contract Rummy, with five people known to it."""
    async with open_crowd(kept_in, games=Games(ENTRY)) as house:
        yield house


async def seated(house: House) -> Table:
    """Return four at a table whose first card is not a joker, before the first turn."""
    for number in range(9):
        table = await seat_crowd(house, 4, key=f"TABLE{number}", game=ENTRY.game, contracts="1", clock="10m")
        if board(table).table.top is not JOKER:
            return table
    raise AssertionError("nothing but jokers is turned up")


async def order(house: House, table: Table, seat: Seat, when: When, *moves: Move) -> Table:
    given = await house.tables.orders.give(table.id, table.players[seat], when, *moves, deal=table.deal)
    return given.table


async def play(house: House, table: Table, seat: Seat, move: str) -> Table:
    return (await house.tables.playing.play(table.id, table.players[seat], parse_move(move))).table


async def passed(house: House, table: Table, seconds: int) -> Table:
    """Return the table after this time."""
    house.clock.advance(1000 * seconds)
    await house.tables.windows.look(table.id)
    return await house.tables.memory.table(table.id)


def board(table: Table) -> Board:
    position = table.position
    assert isinstance(position, ContractRummyPosition)
    return position.board


async def test_a_standing_order_buys_its_rank_no_sooner_than_a_person_could(house: House) -> None:
    table = await seated(house)
    active, top = there(board(table).table.active), there(board(table).table.top)
    buyer = Seat((active + 2) % 4)
    await order(house, table, buyer, When.ALWAYS, AskRank(top.rank))
    table = await play(house, table, active, "draw")
    await order(house, table, Seat((active + 1) % 4), When.ALWAYS, AskLast())
    assert buyer in table.position.awaited
    table = await passed(house, table, 2)
    assert buyer in table.position.awaited
    table = await passed(house, table, 6)
    now = board(table).table
    assert (now.bought[buyer], now.phase, now.buyer) == (1, Phase.PLAY, buyer)
    assert (buyer, "ask") in [(row.seat, row.text) for row in await house.store.log(table.id)]


async def test_a_discard_chosen_while_others_are_asked_is_played_when_the_window_has_closed(house: House) -> None:
    table = await seated(house)
    active = there(board(table).table.active)
    table = await play(house, table, active, "draw")
    chosen = table.view(active).waiting_moves()[-1]
    table = await order(house, table, active, When.TURN, chosen)
    assert board(table).table.active is active
    for step in (1, 2, 3):
        table = await play(house, table, Seat((active + step) % 4), "no")
    assert board(table).table.active is Seat((active + 1) % 4)
    assert str(board(table).table.top) == str(chosen).split()[1]


async def test_nobody_else_sees_an_order_or_who_has_answered(house: House) -> None:
    table = await seated(house)
    active = there(board(table).table.active)
    table = await play(house, table, active, "draw")
    first, second, third = (Seat((active + step) % 4) for step in (1, 2, 3))
    seen = [table.view(seat) for seat in (active, first, third, None)]
    table = await play(house, table, second, "ask")
    table = await order(house, table, active, When.TURN, table.view(active).waiting_moves()[-1])
    assert [table.view(seat) for seat in (active, first, third, None)] == seen
    assert await house.tables.orders.seen_by(table, table.players[first]) == ()


async def test_a_discard_pressed_while_others_are_asked_waits(house: House) -> None:
    table = await seated(house)
    active = there(board(table).table.active)
    table = await play(house, table, active, "draw")
    with pytest.raises(Declined) as declined:
        await play(house, table, active, str(table.view(active).waiting_moves()[-1]))
    assert declined.value.reason is Reason.WAITING
