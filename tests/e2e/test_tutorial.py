"""The guide's first game, without and with claims, through the whole bot, by the buttons that it never had to write."""

import pytest

from tests.e2e.house import PATIENCE, House
from tests.e2e.magpies import Sitter, play_on, seat
from tests.tutorial import Tutorial, claiming, tutorial

__all__ = ["claiming", "tutorial"]


async def seated(house: House, tutorial: Tutorial) -> tuple[str, list[Sitter]]:
    """Seat three people in a house that hosts the game. Return the key of their table, and them."""
    house.games, house.shown_games, house.words = tutorial.games, tutorial.all_shown, (tutorial.words,)
    people = (house.ann, house.bob, *house.meet("Cem"))
    key = await seat(house, *people, game=tutorial.hosted.game, deals="1")
    await house.open()
    return key, [Sitter(house, person, key) for person in people]


@pytest.mark.long("whole games")
async def test_three_people_play_it_to_the_settlement(house: House, tutorial: Tutorial) -> None:
    key, sitters = await seated(house, tutorial)
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


@pytest.mark.long("whole games")
async def test_a_player_claims_what_another_threw(house: House, claiming: Tutorial) -> None:
    key, sitters = await seated(house, claiming)
    (thrower,) = [sitter for sitter in sitters if await offers(sitter, "Swap")]
    await thrower.choose("Swap")
    (claimer,) = [sitter for sitter in sitters if sitter is not thrower and await offers(sitter, "Claim")]
    await claimer.choose("Claim")
    news = f"{claimer.person.user.display_name} claims"
    await house.eve.until(lambda: any(news in table.text for table in house.tables(key)), patience=PATIENCE)
    await play_on(sitters)
    await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)


async def offers(sitter: Sitter, label: str) -> bool:
    """Return whether the panel of a player has a button with this label to press."""
    await sitter.open()
    return label in {each.label for each in sitter.choices()}
