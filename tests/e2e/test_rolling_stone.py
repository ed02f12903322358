"""Rolling Stone through the whole bot: a trick that is taken up, and whoever is left alone."""

import re

import pytest

from bot.games.rolling_stone.name import NAME
from cogs.ids import Verb
from tests.e2e.house import PATIENCE, House, press
from tests.e2e.one_card import (
    ENOUGH,
    at_table,
    is_asked,
    leave,
    play,
)  # fmt: skip


async def test_a_trick_is_taken_up_by_itself_and_told_to_all(house: House) -> None:
    key, sitters = await at_table(house, NAME, seats=4)
    await house.open()
    text, taker = "", sitters[0]
    for turn in range(ENOUGH):
        for sitter in sitters:
            if not text and await sitter.is_called() and is_asked(sitter):
                panel = sitter.panel()
                assert panel is not None
                if "You pick up" in panel.text:
                    text, taker = panel.text, sitter
                else:
                    await play(sitter, turn * turn)
        if text:
            break
    (count, held) = re.findall(r"You pick up (\d+) cards? and have (\d+)", text)[0]
    assert "You lead: any card, even of the suit you picked up." in text
    assert f"You pick up {count} and lead" in taker.alts()
    assert f"Your hand: {held} cards" in taker.alts()
    read = await press(taker.person, house.tables(key)[-1], Verb.READ)
    assert "Everyone knows you have " in read.shown.text


@pytest.mark.long("rare cases")
async def test_a_robot_plays_on_for_whoever_leaves_and_the_last_one_wins(house: House) -> None:
    key, sitters = await at_table(house, NAME, seats=4)
    await house.open()
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    *leavers, last = sitters
    for leaver in leavers:
        await leave(leaver)
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert "is left alone and wins" in settlement.text
    assert last.person.user.display_name in settlement.text
