"""Rules that change between two starts of the bot, as people see it."""

import pytest

from bot.text import further_words, say
from cogs.ids import Verb
from tests.e2e.house import PATIENCE, House, id_of, press
from tests.e2e.magpies import Sitter, furnish, play_on, seat
from tests.witness.editions import UPDATED
from tests.witness.game import MAGPIE
from tests.witness.screens.shown import WORDS


def changes() -> str:
    """Return how the rules of Magpie have changed."""
    with further_words(WORDS):
        return say("en", "magpie-edition-2")


async def test_an_older_version_says_that_a_game_needs_a_newer_one_and_leaves_it_alone(house: House) -> None:
    furnish(house, UPDATED)
    people = (house.ann, house.bob, *house.meet("Cem"))
    key = await seat(house, *people, game=UPDATED, deals="1")
    await house.open()
    sitters = [Sitter(house, person, key) for person in people]
    for sitter in sitters:
        await sitter.open()
        await sitter.choose(sitter.choices()[0].label)
    table, plies = house.tables(key)[-1], house.plies(key)
    furnish(house, MAGPIE)
    house.expected_error = f"these games stand still until a newer version of the bot is back: {key}"
    await house.reopen()
    for person in people:
        answer = await press(person, table, Verb.HAND)
        assert answer.message is not None
        assert answer.message.hidden
        assert say("en", "declined-newer") in answer.message.text
    assert house.plies(key) == plies
    assert house.tables(key)[-1].versions == table.versions, "its message is left alone"
    furnish(house, UPDATED)
    await house.reopen()
    for sitter in sitters:
        await sitter.open()
        if choices := sitter.choices():
            await sitter.choose(choices[0].label)
            break
    assert len(house.plies(key)) > len(plies), "it goes on"


@pytest.mark.long("whole games")
async def test_a_rematch_after_the_rules_have_changed_says_how(house: House) -> None:
    furnish(house)
    people = (house.ann, house.bob, *house.meet("Cem"))
    key = await seat(house, *people, deals="1")
    await house.open()
    await play_on([Sitter(house, person, key) for person in people])
    await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    furnish(house, UPDATED)
    await house.reopen()
    over = house.settlements(key)[-1]
    answer = await house.ann.press(over, id_of(over, Verb.REMATCH))
    assert answer.message is not None
    assert say("en", "terms-renewed", changes=changes()) in answer.message.text


@pytest.mark.long("rare cases")
async def test_a_lobby_of_before_says_that_it_keeps_the_earlier_rules(house: House) -> None:
    furnish(house)
    await house.open()
    asked = await house.ann.invoke(house.channel, "/open", game="magpie", seats=3)
    furnish(house, UPDATED)
    await house.reopen()
    sat = await house.bob.press(asked.shown, id_of(asked.shown, Verb.SIT))
    line = say("en", "terms-earlier", changes=changes())
    assert sat.message is not None
    found = house.eve.find(asked.shown.id)
    assert found is not None
    assert line in found.text
