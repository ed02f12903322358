"""What comes next is under the settlement, and in the ledger: it is again, looked at, or squared up."""

import pytest

from bot.playground.seen import SeenMessage
from bot.registry import GAMES
from cogs.ids import Verb
from tests.e2e import magpies
from tests.e2e.house import PATIENCE, House, hidden_text, press, verbs
from tests.e2e.magpies import Sitter, play_on
from tests.there import there


async def settled(house: House) -> SeenMessage:
    """Return the settlement of a game that Ann has lost to Bob."""
    await house.open()
    await house.start_game(stake="2")
    await house.resign(house.ann)
    return house.settlements()[0]


def proposals(house: House) -> list[SeenMessage]:
    """Return the proposed entries in the channel."""
    return [message for message in house.eve.messages(house.channel) if Verb.ENTER in verbs(message)]


async def test_a_debt_is_squared_up_under_its_settlement_once_the_other_agrees(house: House) -> None:
    settlement = await settled(house)
    assert "not playing" in hidden_text(await press(house.eve, settlement, Verb.SQUARE))
    asked = there((await press(house.ann, settlement, Verb.SQUARE)).message)
    assert not asked.hidden
    assert house.bob.user.id in asked.mentions
    await press(house.bob, asked, Verb.ENTER)
    ledger = there((await house.ann.invoke(house.channel, "/ledger show")).message)
    assert Verb.SQUARE not in verbs(ledger), "nothing is owed"
    assert "owe" in hidden_text(await press(house.bob, settlement, Verb.SQUARE)), "there is nothing left to square"


async def test_a_debt_is_squared_up_from_the_ledger(house: House) -> None:
    await settled(house)
    shown = there((await house.bob.invoke(house.channel, "/ledger show")).message)
    assert shown.hidden
    asked = there((await press(house.bob, shown, Verb.SQUARE)).message)
    assert not asked.hidden
    assert proposals(house) == [asked]


async def test_a_finished_game_is_replayed_and_counted_for_whoever_presses_alone(house: House) -> None:
    settlement = await settled(house)
    replay = there((await press(house.bob, settlement, Verb.REPLAY)).message)
    assert replay.hidden
    assert "deal 1 of 1 · cards dealt" in replay.text
    stats = there((await press(house.ann, settlement, Verb.STATS)).message)
    assert stats.hidden
    assert "not playing" in hidden_text(await press(house.eve, settlement, Verb.REPLAY))
    now = there(house.eve.find(settlement.id))
    assert now.versions == settlement.versions


@pytest.mark.long("rare cases")
async def test_who_owes_several_chooses_whom_they_have_paid(house: House) -> None:
    people = [house.ann, house.bob, *house.meet("Cem")]
    house.has_one_pack = True
    key = await magpies.seat(house, *people, game=GAMES["guts"].game, stake=10, deals="1", declare="together")
    await house.open()
    sitters = [Sitter(house, person, key) for person in people]
    for sitter in sitters:
        await sitter.open()
        await sitter.choose("In" if sitter is sitters[0] else "Out")
    await play_on(sitters)
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    which = there((await press(house.ann, settlement, Verb.SQUARE)).message)
    assert which.hidden
    (menu,) = which.menus
    assert sorted(each.label for each in menu.options) == ["Bob", "Cem"]
    asked = there((await house.ann.choose(which, menu.custom_id, menu.options[0].value)).message)
    assert not asked.hidden
    alone = there((await press(house.bob, settlement, Verb.SQUARE)).message)
    assert not alone.hidden, "Bob owes Ann alone"
