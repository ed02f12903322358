"""Rolling Stone through the whole bot: four people, by presses, to the receipt."""

import re

import pytest

from bot.games.rolling_stone.name import NAME
from cogs.ids import Verb
from tests.e2e.codes import CLOSED, UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, press
from tests.e2e.one_card import (
    ENOUGH,
    at_table,
    is_asked,
    leave,
    opened,
    play,
    play_out,
    played,
)  # fmt: skip

CARD = re.compile(r"(?:[AKQJ2-9]|10)[♠♥♦♣](?: · new)?")


@pytest.mark.long("whole games")
async def test_four_play_a_game_and_pay_for_the_cards_they_hold(house: House) -> None:
    """One of them takes no direct messages, and plays all the same."""
    house.allowed = {CLOSED, UNKNOWN_MESSAGE}
    house.bob.close_dms()
    key, sitters = await at_table(house, NAME, seats=4)
    first = await opened(house, sitters)
    assert "You lead" in first.alts()
    assert "Your hand: 8 cards" in first.alts()
    assert "Left in play: 8 spades, 8 hearts, 8 clubs, 8 diamonds." in first.alts()
    assert len(first.choices()) == 8
    assert all(CARD.fullmatch(button.label) for button in first.choices()), "a turn is one press: a button a card"
    await play(first)
    assert len(played(house, key)) == 1
    await play_out(house, key, sitters)
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert "is out and wins" in settlement.text
    pictures = " ".join(file.description or "" for file in settlement.files)
    (points,) = re.findall(r"wins (\d+) point", settlement.text)
    held = [int(count) for count in re.findall(r", (\d+) cards?, −\d+ points? in this deal", pictures)]
    assert sum(held) == int(points), "a point for each card in hand"
    assert house.bob.direct_messages() == []


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
