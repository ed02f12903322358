"""All hands are open once a deal is counted, and never before."""

import random

import pytest

from bot.games.mille.views import MilleView
from tests.tables.house import House, any_move, mover, seat_table

pytestmark = pytest.mark.file_only


async def test_hands_are_open_from_the_count_of_a_deal_on(house: House) -> None:
    chooser = random.Random(1)
    table = await seat_table(house, seed=1, target="10000")
    while table.deal == 1 and table.awaits_deck is None:
        assert await house.tables.logs.finish(table, 1) is None
        table = (await house.tables.playing.play(table.id, mover(table), any_move(table, chooser))).table
    finish = await house.tables.logs.finish(table, 1)
    assert finish is not None
    assert finish.public.seat is None
    hands = [view.hand for view in finish.hands if isinstance(view, MilleView)]
    assert len(hands) == 2
    assert any(hands), "somebody was left with cards, or both were"
    assert any(event.finished_deal == 1 for event in finish.events)
    assert await house.tables.logs.finish(table, 2) is None
    await house.restart()
    assert await house.tables.logs.finish(table, 1) == finish, "its log tells the same"
