"""Guts through the whole bot: a lobby of three and of ten, in or out by presses, and who pays whom."""

import pytest

from bot.registry import GAMES
from tests.e2e import magpies
from tests.e2e.house import PATIENCE, House
from tests.e2e.magpies import Sitter
from tests.left_out import first

NAMES = ("Cem", "Dan", "Fay", "Gus", "Hal", "Ida", "Joe", "Kim")


@pytest.mark.parametrize("declare", ["turns", "together"])
@pytest.mark.parametrize("seats", first(1, [3, 10], why="all sizes"))
async def test_only_one_is_in_and_is_paid_by_all(
    house: House, declare: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(magpies, "games_with", lambda _: GAMES)
    house.has_one_pack = True
    people = [house.ann, house.bob, *house.meet(*NAMES[: seats - 2])]
    game = GAMES["guts"].game
    key = await magpies.seat(house, *people, game=game, stake=10, deals="1", declare=declare)
    await house.open()
    sitters = [Sitter(house, person, key) for person in people]
    for _ in range(seats):
        for sitter in sitters:
            if await sitter.is_open() and sitter.choices():  # chosen together, all is over after one round
                await sitter.choose("In" if sitter is sitters[0] else "Out")
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert f"Ann wins {seats} counters." in settlement.text
    assert settlement.text.count("0.10") == seats - 1
    assert [row[3] for row in house.plies(key)].count("in") == 1
