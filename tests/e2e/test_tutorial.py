"""The guide's first game through the whole bot, by the buttons that it never had to write."""

import pytest

from tests.e2e.house import PATIENCE, House
from tests.e2e.magpies import Sitter, play_on, seat
from tests.tutorial import Tutorial, tutorial

__all__ = ["tutorial"]


@pytest.mark.long("whole games")
async def test_three_people_play_it_to_the_settlement(house: House, tutorial: Tutorial) -> None:
    house.games, house.shown_games, house.words = tutorial.games, tutorial.all_shown, (tutorial.words,)
    (cem,) = house.meet("Cem")
    people = (house.ann, house.bob, cem)
    key = await seat(house, *people, game=tutorial.hosted.game, deals="1")
    await house.open()
    sitters = [Sitter(house, person, key) for person in people]
    labels = set()
    for sitter in sitters:
        await sitter.open()
        labels |= {each.label for each in sitter.choices()}
        assert "Your hand:" in sitter.alts()
    assert labels == {"Keep", "Swap"}
    (table,) = house.tables(key)
    assert "Your hand:" not in " ".join(file.description or "" for file in table.files)
    await play_on(sitters)
    await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert sum(str(row[3]) == "keep" for row in house.plies(key)) == 3, "everybody has one turn"
