"""Windows of Kalooki at a table: standing orders, presumed answers, and a draw behind them (K2.7, K2.12)."""

from collections.abc import AsyncIterator, Mapping

import pytest

from bot.games.kalooki.board import Board, Phase
from bot.games.kalooki.inner.position import KalookiPosition
from bot.games.kalooki.moves import AskMe, CallRank, Discard, DrawAnyway, parse_move
from bot.games.protocol import Move, No, Seat
from bot.hosted import Games
from bot.robots.kalooki.entry import ENTRY
from bot.tables import Table, When
from bot.values.database import Database
from tests.tables.crowd import open_crowd, seat_crowd
from tests.tables.house import House

pytestmark = pytest.mark.file_only


@pytest.fixture
async def house(kept_in: Database) -> AsyncIterator[House]:
    """One process that hosts Kalooki, with five people known to it."""
    async with open_crowd(kept_in, games=Games(ENTRY)) as house:
        yield house


async def seated(house: House, *, window: int | None = None) -> tuple[Table, Mapping[str, Seat]]:
    """Return four at the beginning of a deal, and who is active, asked first and asked last."""
    table = await seat_crowd(house, 4, game=ENTRY.game, contracts="1", clock="10m", window=window)
    opened = table.position.window
    assert opened is not None
    assert opened.active is not None
    first, _, last = opened.asked
    return table, {"active": opened.active, "first": first, "last": last}


async def order(house: House, table: Table, seat: Seat, when: When, move: Move) -> Table:
    given = await house.tables.orders.give(table.id, table.players[seat], when, move, deal=table.deal)
    return given.table


async def play(house: House, table: Table, seat: Seat, move: str) -> Table:
    return (await house.tables.playing.play(table.id, table.players[seat], parse_move(move))).table


async def texts(house: House, table: Table) -> list[tuple[int | None, str]]:
    return [(row.seat, row.text) for row in await house.store.log(table.id) if row.seat is not None]


async def passed(house: House, table: Table, seconds: int) -> Table:
    """Return the table after this time."""
    house.clock.advance(1000 * seconds)
    await house.tables.windows.look(table.id)
    return await house.tables.memory.table(table.id)


async def turn(house: House, table: Table, seat: Seat, answer: str) -> Table:
    """Return the next window that asks `seat`, once it has answered so, and everyone else as silence does."""
    while seat not in (asked := _asked(table)) or _deal(table).table.caller is not None:
        table = await _default(house, table)
    for one in asked:
        if one in table.position.awaited:
            table = await play(house, table, one, answer if one is seat else "no")
    return await _default(house, table)


async def _default(house: House, table: Table) -> Table:
    seat = min(table.position.awaited)
    move = table.position.default(seat)
    return await play(house, table, seat, str(move))


def _asked(table: Table) -> tuple[Seat, ...]:
    return () if table.position.window is None else table.position.window.asked


def _deal(table: Table) -> Board:
    position = table.position
    assert isinstance(position, KalookiPosition)
    return position.board


async def test_after_three_calls_nobody_waits_for_a_player_unless_they_want_to_be_asked(house: House) -> None:
    table, seats = await seated(house)
    caller = seats["last"]
    for _ in range(3):
        table = await turn(house, table, caller, "call")
    assert _deal(table).table.calls[caller] == 3
    while caller not in _asked(table):
        table = await _default(house, table)
    assert caller not in table.position.awaited, "as everybody expects"
    await order(house, table, caller, When.ALWAYS, AskMe())
    table = await _default(house, table)
    while caller not in _asked(table):
        table = await _default(house, table)
    assert caller in table.position.awaited
    await house.tables.orders.take_back(table.id, table.players[caller], When.ALWAYS, deal=table.deal)
    table = await play(house, table, caller, "call")
    assert _deal(table).table.offenses[caller] == 1


async def test_an_order_for_the_next_window_ends_with_an_answer_that_everybody_expects(house: House) -> None:
    table, seats = await seated(house)
    caller = seats["last"]
    for _ in range(3):
        table = await turn(house, table, caller, "call")
    while caller in _asked(table):
        table = await _default(house, table)
    await order(house, table, caller, When.WINDOW, No())
    while caller not in _asked(table):
        table = await _default(house, table)
    assert caller not in table.position.awaited
    assert not await house.tables.orders.seen_by(table, table.players[caller])


@pytest.mark.parametrize(("is_there", "seconds"), [(False, 15), (True, 60)])
async def test_an_order_to_be_asked_holds_nobody_up_longer_than_an_absent_player(
    house: House, is_there: bool, seconds: int
) -> None:
    table, seats = await seated(house, window=60_000)
    caller = seats["last"]
    for _ in range(3):
        table = await turn(house, table, caller, "call")
    await order(house, table, caller, When.ALWAYS, AskMe())
    while caller not in _asked(table) or table.position.window is None:
        table = await _default(house, table)
    house.stage.live = {caller} if is_there else set()
    for one in _asked(table):
        table = table if one is caller else await play(house, table, one, "no")
    assert caller in (await passed(house, table, seconds - 1)).position.awaited
    assert caller not in _asked(await passed(house, table, 1))


async def test_a_standing_order_calls_its_rank_no_sooner_than_a_person_could(house: House) -> None:
    table, seats = await seated(house)
    table = await play(house, table, seats["active"], "take")
    thrown = table.position.default(seats["active"])
    assert isinstance(thrown, Discard)
    await order(house, table, seats["last"], When.ALWAYS, CallRank(thrown.card.rank))
    table = await play(house, table, seats["active"], str(thrown))
    assert seats["last"] in table.position.awaited
    for one in _asked(table):
        table = table if one is seats["last"] else await play(house, table, one, "no")
    table = await passed(house, table, 2)
    assert seats["last"] in table.position.awaited
    table = await passed(house, table, 6)
    assert _deal(table).table.caller is seats["last"]
    assert (await texts(house, table))[-1] == (seats["last"], "call"), "as a move like any other"


async def test_a_draw_that_lets_any_call_go_allows_it(house: House) -> None:
    table, seats = await seated(house)
    await order(house, table, seats["active"], When.TURN, DrawAnyway())
    for one in _asked(table):
        table = await play(house, table, one, "call" if one is seats["last"] else "no")
    assert [text for _, text in await texts(house, table)][-3:] == ["call", "allow", "draw"]
    assert _deal(table).table.phase is Phase.PLAY


async def test_all_see_that_a_window_has_closed_though_nobody_called(house: House) -> None:
    table, _ = await seated(house)
    news = house.stage.news
    *others, last = _asked(table)
    for seat in others:
        table = await play(house, table, seat, "no")
        assert news[-1].is_hidden
    table = await play(house, table, last, "no")
    assert table.position.window is None
    assert not news[-1].is_hidden
