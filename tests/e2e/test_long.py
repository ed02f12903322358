"""A game of several deals, as people play it, and its cost in requests."""

import pytest

from tests.e2e.house import PATIENCE, House
from tests.e2e.players import Presser, play

REQUESTS_A_TURN = 2  # counted ones: a new panel for the opponent, the table, the pads between deals


@pytest.mark.long("whole games")
async def test_a_game_of_several_deals(house: House) -> None:
    house.show_ends()
    key = await house.start_game(target=400)
    before = house.discord.counted
    ann, bob = Presser(house, house.ann), Presser(house, house.bob)
    await play(house, (ann, bob))
    await house.eve.until(lambda: not house.tables(key), patience=PATIENCE)
    deals = len([row for row in house.plies(key) if str(row[3]).startswith("deal ")])
    assert deals > 1
    assert house.ends(key) == set(range(1, deals))
    assert len(house.settlements(key)) == 1
    turns = len([row for row in house.plies(key) if str(row[3]).startswith(("discard", "pass"))])
    assert (house.discord.counted - before) / turns < REQUESTS_A_TURN
