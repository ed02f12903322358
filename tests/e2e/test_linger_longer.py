"""Linger Longer through the whole bot: three people, by presses, to the receipt."""

import re

import pytest

from bot.games.linger_longer.name import NAME
from cogs.ids import Verb
from tests.e2e.codes import CLOSED, UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, press
from tests.e2e.magpies import play_on
from tests.e2e.one_card import at_table, opened, played

CARD = re.compile(r"[AKQJ2-9]0?[♠♥♦♣]|10[♠♥♦♣]")


@pytest.mark.long("whole games")
async def test_three_play_a_game_and_pay_for_the_points_between(house: House) -> None:
    """One of them takes no direct messages, and plays all the same."""
    house.allowed = {CLOSED, UNKNOWN_MESSAGE}
    house.bob.close_dms()
    house.show_ends()
    key, sitters = await at_table(house, NAME, seats=3, deals="2")
    first = await opened(house, sitters)
    assert "You lead" in first.alts()
    assert all(CARD.fullmatch(button.label) for button in first.choices()), "a turn is one press: a button a card"
    assert len(first.choices()) == 3
    others = [sitter for sitter in sitters if sitter is not first]
    assert all("Your hand: 3 cards" in sitter.alts() for sitter in others)
    await first.choose(first.choices()[0].label)
    assert len(played(house, key)) == 1
    await play_on(sitters)
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert "the game" in settlement.text or "Settlement" in settlement.text
    assert house.ends(key) == {1}, "the end of the last deal is on the settlement"
    assert house.bob.direct_messages() == []
    due = house.rows("SELECT count(*) FROM transfers")[0][0]
    why = (await press(house.ann, settlement, Verb.WHY)).shown
    assert why.hidden
    assert why.text.count(" pays ") == due > 0, "a line for every payment"
    (total,) = house.rows("SELECT count(*) FROM table_ends WHERE how = 'played'")[0]
    assert total == 1
