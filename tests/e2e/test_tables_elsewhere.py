"""A table where the bot is not: two people with only a private message between them play by presses alone."""

from bot.playground.entities import Channel
from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from tests.e2e.house import PATIENCE, House, press, verbs


async def begun(house: House, between: Channel) -> SeenMessage:
    """Let Ann, who has installed the bot, challenge Bob, who has not; return their table."""
    asked = (await house.ann.invoke(between, "/challenge", opponent=house.bob, options="target=100")).shown
    (seen,) = house.bob.messages(between)
    assert seen.id == asked.id
    await press(house.bob, seen, Verb.ACCEPT)
    return await house.bob.until(lambda: table_at(house, between, seen.id), patience=PATIENCE)


def table_at(house: House, between: Channel, message_id: int) -> SeenMessage | None:
    """Return a message of the channel once it shows a running table."""
    found = next((each for each in house.bob.messages(between) if each.id == message_id), None)
    return found if Verb.RENEW in verbs(found) else None


async def hand_of(person: Person, table: SeenMessage) -> SeenMessage:
    """Press *My hand* on a table; the panel follows the answer to the press."""
    answer = await press(person, table, Verb.HAND)
    (hand,) = await person.until(lambda: answer.followups, patience=PATIENCE)
    return hand


async def test_two_play_to_the_settlement(house: House) -> None:
    await house.open()
    house.ann.install()
    between = house.discord.between(house.ann, house.bob)
    table = await begun(house, between)
    assert (await hand_of(house.bob, table)).hidden
