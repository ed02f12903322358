"""Anaconda at a table: an all-in seat is never timed out, orders of a round of betting, and leavers in every phase."""

import pytest

from bot.games.anaconda.board import Board, Phase
from bot.games.anaconda.moves import Bet, CallAny, CallUpTo, Check, CheckOrFold, Raise
from bot.games.anaconda.views import AnacondaView
from bot.games.protocol import Move, Refused, Resign, Seat, of_kind
from bot.registry import GAMES
from bot.tables import Declined, Reason, Table, When
from bot.tables.time import MINUTE
from tests.tables.crowd import seat_crowd
from tests.tables.house import House
from tests.there import there

pytestmark = pytest.mark.file_only

ANACONDA = GAMES["anaconda"].game
SLOW = Seat.B


def board(table: Table) -> Board:
    """Return what everyone knows."""
    return of_kind(AnacondaView, table.position.view(None)).board


async def play(house: House, table: Table, seat: Seat, move: Move) -> Table:
    return (await house.tables.playing.play(table.id, table.players[seat], move)).table


async def order(house: House, table: Table, seat: Seat, move: Move, *, number: int | None = None) -> Table:
    orders, player = house.tables.orders, table.players[seat]
    return (await orders.give(table.id, player, When.TURN, move, deal=table.deal, in_round=number)).table


async def defaults(house: House, table: Table, *but: Seat) -> Table:
    """Let everyone who is awaited play by default, except these, until another phase begins."""
    phase = board(table).phase
    while board(table).phase is phase and (quick := table.position.awaited - {*but}):
        seat = min(quick)
        table = await play(house, table, seat, there(table.position.default(seat)))
    return table


async def texts(house: House, table: Table) -> list[tuple[int | None, str]]:
    return [(row.seat, row.text) for row in await house.store.log(table.id) if row.seat is not None]


async def seated(house: House, seats: int = 4, **options: str) -> tuple[Table, list[Seat]]:
    """Return a table, and the order in which its players bet."""
    table = await seat_crowd(house, seats, game=ANACONDA, **options)
    return table, [*board(table).playing]


async def test_a8_2_who_is_all_in_is_never_timed_out(house: House) -> None:
    """By the antes all are; the slow one is late four times in a row, and stays."""
    table = await seat_crowd(house, 3, game=ANACONDA, clock="10m", deals="1", stack="20", ante="20")
    while not table.is_over:
        table = await defaults(house, table, SLOW)
        if table.is_over or SLOW not in table.position.awaited:
            continue
        ply = table.ply
        house.pass_time(70 * MINUTE)
        await house.stage.until(lambda before=ply: house.stage.news[-1].table.ply > before)
        table = await house.tables.memory.table(table.id)
    said = [text for seat, text in await texts(house, table) if seat == SLOW]
    assert said.count("late") == 4
    assert "timeout" not in said
    assert not table.gone


async def test_orders_of_a_round_are_played_when_their_turn_comes(house: House) -> None:
    table, (first, second, third, last) = await seated(house)
    await order(house, table, second, CheckOrFold(1), number=1)
    await order(house, table, third, CallUpTo(1, 4), number=1)
    await order(house, table, last, CallAny(1), number=1)
    await play(house, table, first, Check())
    assert (await texts(house, table))[-4:] == [(seat, "check") for seat in (first, second, third, last)]


async def test_an_order_whose_amount_is_passed_asks_its_owner(house: House) -> None:
    table, (first, second, third, last) = await seated(house)
    await order(house, table, third, CallUpTo(1, 2))
    table = await play(house, table, first, Check())
    table = await play(house, table, second, Check())
    assert (await texts(house, table))[-1] == (third, "check")
    table = await play(house, table, last, [*table.view(last).legal_moves()][1])
    await order(house, table, second, CallUpTo(1, 2))
    table = await play(house, table, first, Raise(4))
    assert table.position.to_act == {second}
    assert await house.tables.orders.seen_by(table, table.players[second]) == (), "it is used up"


async def test_an_order_of_an_earlier_round_plays_nothing(house: House) -> None:
    table, (first, second, third, last) = await seated(house)
    table = await play(house, table, first, Check())
    table = await order(house, table, first, CheckOrFold(1))
    for seat in (second, third, last):
        table = await play(house, table, seat, Check())
    assert board(table).phase is Phase.GIVE
    assert await house.tables.orders.seen_by(table, table.players[first]) == ()
    table = await defaults(house, table)
    assert (board(table).round, table.position.to_act) == (2, {first})
    with pytest.raises(Declined) as caught:
        await order(house, table, second, CheckOrFold(1), number=1)
    assert caught.value.reason is Reason.ROUND_OVER


async def test_an_order_to_fold_is_played_at_once_where_one_is_asked(house: House) -> None:
    table, (first, second, *_) = await seated(house)
    table = await play(house, table, first, [*table.view(first).legal_moves()][1])
    await order(house, table, second, CheckOrFold(1))
    assert (await texts(house, table))[-1] == (second, "fold")
    with pytest.raises(Refused):
        await order(house, table, second, CallAny(1), number=1)


async def test_an_order_that_a_raise_came_before_says_what_a_call_costs_now(house: House) -> None:
    table, (first, second, third, _) = await seated(house)
    table = await play(house, table, first, Bet(2))
    table = await play(house, table, second, Raise(4))
    with pytest.raises(Refused) as caught:
        await order(house, table, third, CallUpTo(1, 2), number=1)
    assert (caught.value.refusal.code, dict(caught.value.refusal.about)) == ("costs-more", {"price": 4})
    assert (await house.tables.memory.table(table.id)).position.to_act == {third}


@pytest.mark.parametrize("phase", [Phase.BET, Phase.GIVE, Phase.DECLARE, Phase.SHOW])
async def test_leavers_fold_in_every_phase_and_the_game_goes_on(house: House, phase: Phase) -> None:
    table, (first, *_) = await seated(house, deals="1")
    while board(table).phase is not phase:
        table = await defaults(house, table)
    if phase is not Phase.BET:
        table = await play(house, table, first, there(table.position.default(first)))
    table = await play(house, table, first, Resign())
    assert first not in board(table).playing
    while not table.is_over:
        table = await defaults(house, table)
    outcome = there(table.position.outcome)
    assert first not in outcome.winners
