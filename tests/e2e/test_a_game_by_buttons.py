"""A whole game by presses in direct messages: the table, the pads, the settlement, the ledger."""

import re

import pytest

from cogs.screens.mille.acts import Act
from tests.e2e.house import PATIENCE, House, Pass, verbs
from tests.e2e.players import Presser, play
from tests.there import there


async def test_two_people_finish_a_game(house: House) -> None:
    house.show_ends()
    await house.open()
    key = await house.start_game(target=100, stake="2.50")
    table = house.tables(key)[0]
    await play(house, (Presser(house, house.ann), Presser(house, house.bob)))

    (settlement,) = house.settlements(key)
    deals = len([row for row in house.plies(key) if str(row[3]).startswith("deal ")])
    assert house.ends(key) == set(range(1, deals)), "the last one's end is on the settlement"

    paid = re.search(r"<@(\d+)> pays <@(\d+)> ([0-9.]+) coins", settlement.text)
    assert paid is not None, settlement.text
    cents = round(float(paid[3]) * 100)
    assert house.rows(
        "SELECT a.discord_id, b.discord_id, amount FROM transfers"
        " JOIN players a ON a.id = payer_id JOIN players b ON b.id = payee_id"
    ) == [(int(paid[1]), int(paid[2]), cents)]
    assert {int(paid[1]), int(paid[2])} == {house.ann.user.id, house.bob.user.id}
    receipt = next(file.description for file in settlement.files if file.filename == "settlement.png")
    *items, total = re.findall(r": ([0-9]+(?:\.[0-9]{2})?)(?: more)?\.(?: |$)", receipt)
    assert sum(round(float(each) * 100) for each in items) == cents, "the items add up to what is paid"
    assert round(float(total) * 100) == cents
    assert re.search(r"(Ann|Bob) wins, [-−]?\d+ to [-−]?\d+", receipt)
    assert settlement.mentions == (), "nobody is woken by a settlement"

    over = await house.eve.until(
        lambda: [m for m in house.eve.messages(house.channel) if "This game is over" in m.text], patience=PATIENCE
    )
    assert [message.id for message in over] == [table.id], "one table message, edited in place from first to last"
    assert house.tables(key) == []


@pytest.mark.long("whole deals")
async def test_the_table_shows_how_a_deal_ended_until_the_next_one_begins_by_itself(
    house: House, pass_time: Pass
) -> None:
    await house.open(pause=600)
    key = await house.start_game(target=10_000)
    (table,) = house.tables(key)
    pass_time(600_000)
    players = (Presser(house, house.ann), Presser(house, house.bob))
    await play(house, players, until=lambda: bool(house.ended(key)))
    (ended,) = house.ended(key)
    assert ended.id == table.id, "no message of its own"
    assert [file.filename for file in ended.files] == ["table.png", "scorepad.png"]
    assert all("Deal 1" in file.description for file in ended.files)
    pass_time(600_000)
    await house.eve.until(lambda: "Deal 2" in house.tables(key)[0].text, patience=PATIENCE)
    assert house.ended(key) == []
    await house.resign(house.ann, key)
    posted = [message.id for message in house.eve.messages(house.channel)]
    assert posted[1:] == [table.id, house.settlements(key)[0].id], "the challenge, the table, the settlement"


async def test_a_hand_comes_as_a_picture_with_words_and_controls(house: House) -> None:
    await house.open()
    await house.start_game()
    players = (Presser(house, house.ann), Presser(house, house.bob))
    await house.ann.until(lambda: all(player.panel() for player in players), patience=PATIENCE)
    for player in players:
        panel = there(player.panel())
        hand = next(file for file in panel.files if file.filename == "panel.png")
        assert "cards" in hand.description
        assert (await player.person.download(hand)).startswith(b"\x89PNG")
    called = [player for player in players if player.can_act()]
    assert len(called) == 1, "one of the two is to play"
    panel = there(called[0].panel())
    assert Act.DRAW in verbs(panel)
    assert {file.filename for file in panel.files} == {"panel.png"}
