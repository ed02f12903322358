"""Linger Longer through the whole bot: three people and six with robots, by presses and typed, to the receipt."""

import re

import pytest

from bot.games.linger_longer.name import NAME
from cogs.ids import Verb
from tests.e2e.codes import CLOSED, UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, Pass, press
from tests.e2e.magpies import play_on
from tests.e2e.one_card import answered, at_table, leave, opened, played, practised, turn_out, type_two

CARD = re.compile(r"[AKQJ2-9]0?[♠♥♦♣]|10[♠♥♦♣]")


async def test_three_play_a_game_and_pay_for_the_points_between(house: House) -> None:
    """One of them takes no direct messages, and plays all the same."""
    house.allowed = {CLOSED, UNKNOWN_MESSAGE}
    house.bob.close_dms()
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
    assert len(house.pads(key)) == 1, "of the deal before the last"
    assert house.bob.direct_messages() == []
    due = house.rows("SELECT count(*) FROM transfers")[0][0]
    why = (await press(house.ann, settlement, Verb.WHY)).message
    assert why is not None
    assert why.hidden
    assert why.text.count(" pays ") == due > 0, "a line for every payment"
    (total,) = house.rows("SELECT count(*) FROM table_ends WHERE how = 'played'")[0]
    assert total == 1


async def test_cards_are_typed_and_suits_must_be_followed(house: House) -> None:
    key, sitters = await at_table(house, NAME, seats=3, deals="1")
    lead = await opened(house, sitters)
    assert len(await type_two(house, key, lead)) == 3
    assert "That’s no card" in await answered(lead, "play XX")


@pytest.mark.long("rare cases")
async def test_a_robot_plays_on_for_whoever_leaves_and_the_last_one_wins(house: House) -> None:
    key, sitters = await at_table(house, NAME, seats=3, deals="1")
    await house.open()
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    await leave(sitters[0])
    await house.eve.until(lambda: "leaves. A robot plays on" in house.tables(key)[-1].text, patience=PATIENCE)
    await sitters[1].open()
    await leave(sitters[1])
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert "Cem" in settlement.text


@pytest.mark.long("rare cases")
async def test_the_others_turn_out_who_is_late(house: House, pass_time: Pass) -> None:
    key, sitters = await at_table(house, NAME, seats=3, clock="10m", deals="1")
    await turn_out(house, key, await opened(house, sitters), sitters, pass_time)


@pytest.mark.long("whole games")
async def test_a_practice_game_of_six(house: House) -> None:
    """Five robots and one person; whoever is out of a deal only watches until the next."""
    key, ann = await practised(house, NAME, seats=6, options="deals=1")
    while await ann.is_open():
        if ann.choices():
            await ann.choose(ann.choices()[0].label)
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert 6 * 6 - 6 < len(played(house, key)) <= 6 * 6 + 11
    assert "lingers longest" in settlement.text


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
