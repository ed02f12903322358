"""A hundred people at once: each challenge, and each press on *Accept*, is answered within three seconds."""

import asyncio

import pytest

from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from tests.e2e.house import PATIENCE, House, press, verbs
from tests.e2e.players import Presser

TABLES = 100


@pytest.mark.long("benches")
async def test_a_hundred_tables_open_at_once(house: House) -> None:
    """The stand-in ends an interaction after three seconds; the cards may come after that."""
    await house.spawn()
    people = [house.discord.add_person(f"guest {number}", house.guild) for number in range(2 * TABLES)]
    pairs = list(zip(people[::2], people[1::2], strict=True))

    async def ask(challenger: Person, opponent: Person) -> SeenMessage:
        answer = await challenger.invoke(house.channel, "/challenge", opponent=opponent)
        return answer.shown

    asked = await asyncio.gather(*(ask(*pair) for pair in pairs))
    assert all(Verb.ACCEPT in verbs(each) for each in asked)
    answers = await asyncio.gather(
        *(press(opponent, each, Verb.ACCEPT) for (_, opponent), each in zip(pairs, asked, strict=True))
    )
    assert not [each for each in answers if each.failed]
    players = [Presser(house, person) for person in people]
    await house.ann.until(lambda: all(player.panel() for player in players), patience=3 * PATIENCE)
