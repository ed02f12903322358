"""Linger Longer through the whole bot: three people, by presses, to the receipt; and the lesson."""

import re

from bot.games.linger_longer.name import NAME
from cogs.ids import Verb
from tests.e2e.codes import CLOSED, UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, press
from tests.e2e.magpies import play_on
from tests.e2e.one_card import at_table, opened, played

CARD = re.compile(r"[AKQJ2-9]0?[♠♥♦♣]|10[♠♥♦♣]")


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
    why = (await press(house.ann, settlement, Verb.WHY)).message
    assert why is not None
    assert why.hidden
    assert why.text.count(" pays ") == due > 0, "a line for every payment"
    (total,) = house.rows("SELECT count(*) FROM table_ends WHERE how = 'played'")[0]
    assert total == 1


async def test_the_lesson_is_played_by_the_games_own_buttons_and_ends_at_a_table(house: House) -> None:
    house.has_one_pack = True
    await house.open()
    panel = (await house.eve.invoke(house.channel, "/learn", game=NAME)).message
    for label, words in (
        ("A♠", "step 2 of 6"),
        ("9♦", "worth more later"),
        ("5♣", "step 3 of 6"),
        ("6♥", "step 4 of 6"),
        ("Q♦", "step 5 of 6"),
        ("2", "as large as it was dealt"),
        ("3", "step 6 of 6"),
        ("2", "try it with robots"),
    ):
        assert panel is not None
        assert panel.hidden
        (button,) = [each for each in panel.buttons if each.label.startswith(label) and not each.disabled]
        panel = (await house.eve.press(panel, button.custom_id)).message
        assert panel is not None
        assert words in panel.text
    begun = (await press(house.eve, panel, Verb.PRACTISE)).message
    assert begun is not None
    assert "for practice" in begun.text
