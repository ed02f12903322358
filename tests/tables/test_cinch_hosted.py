"""Cinch at a table: what is forced plays itself, a deputy plays on for who leaves, and a side without anybody loses."""

from collections.abc import AsyncIterator
from random import Random

import pytest

from bot.games.cinch.board import Stage
from bot.games.cinch.views import CinchView
from bot.games.protocol import Ending, Resign, Seat, of_kind
from bot.registry import GAMES
from bot.robots.protocol import Level
from bot.tables import Table
from bot.values.database import Database
from tests.tables.crowd import AtOnce, goes_on, open_crowd, seat_crowd
from tests.tables.house import House

CINCH = GAMES["cinch"].game


@pytest.fixture
def thinker() -> AtOnce:
    """What plays for who has left."""
    return AtOnce()


@pytest.fixture
async def house(kept_in: Database, thinker: AtOnce) -> AsyncIterator[House]:
    """One process with five people."""
    async with open_crowd(kept_in, games=GAMES, thinker=thinker) as opened:
        yield opened


def look(table: Table) -> CinchView:
    """What everybody knows."""
    return of_kind(CinchView, table.position.view(None))


async def test_a_deputy_plays_to_the_end_for_who_left_and_is_paid_nothing(house: House, thinker: AtOnce) -> None:
    table = await seat_crowd(house, 4, game=CINCH, target="11")
    table = (await house.tables.playing.play(table.id, table.players[Seat.B], Resign())).table
    chooser = Random(1)
    while not table.is_over:
        table = await goes_on(house, table, chooser)
        assert table.position.forced is None
    assert {*thinker.asked} == {(Level.REGULAR, Seat.B)}
    outcome = table.position.outcome
    assert outcome is not None
    assert outcome.ending is Ending.PLAYED
    assert Seat.B not in outcome.winners
    paid = await house.store.transfers(table.id)
    assert paid
    assert all(each.payee != table.players[Seat.B].id for each in paid)
    assert len({each.amount for each in paid}) == 1


async def test_c9_when_both_partners_have_left_the_others_have_won(house: House) -> None:
    table = await seat_crowd(house, 4, game=CINCH, stake=10)
    for seat in (Seat.B, Seat.D):
        table = (await house.tables.playing.play(table.id, table.players[seat], Resign())).table
    assert (table.is_over, look(table).board.stage) == (True, Stage.BID)
    a, b, c, d = (player.id for player in table.players)
    paid = [(each.payer, each.payee, each.amount) for each in await house.store.transfers(table.id)]
    assert sorted(paid) == sorted([(b, c, 510), (d, a, 510)])
