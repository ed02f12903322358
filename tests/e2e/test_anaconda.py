"""Anaconda through the whole bot: an order ahead from its menu, a fold that is asked about, cards for who leaves."""

import pytest

from bot.games.anaconda.name import NAME
from bot.playground.seen import Button
from cogs.ids import Verb
from tests.e2e.codes import UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, press, press_of
from tests.e2e.magpies import Sitter
from tests.e2e.one_card import at_table
from tests.there import there

PASSED = 3  # cards


def moves(house: House, key: str) -> list[str]:
    """Return the moves in the log, in order."""
    return [str(row[3]) for row in house.plies(key) if row[3] is not None]


def marks(sitter: Sitter) -> list[Button]:
    """Return the buttons that mark cards."""
    panel = sitter.panel()
    found = [(each, press_of(each)) for each in (() if panel is None else panel.buttons) if not each.disabled]
    return [each for each, press in found if press is not None and press.word.startswith("mark-")]


async def mark_and_pass(sitter: Sitter) -> None:
    """Mark three cards, and pass them."""
    for button in marks(sitter)[-PASSED:]:
        panel = sitter.panel()
        assert panel is not None
        sitter.answered(await sitter.person.press(panel, button.custom_id))
    await sitter.choose("Pass these 3")


async def turn(sitters: list[Sitter]) -> tuple[Sitter, Sitter, Sitter]:
    """Return the player whose turn it is to bet, and the others in order, with their panels open."""
    for sitter in sitters:
        await sitter.open()
    (at,) = [at for at, sitter in enumerate(sitters) if sitter.choices()]
    first, second, third = (*sitters[at:], *sitters[:at])
    return first, second, third


async def test_an_order_ahead_folds_to_a_bet_and_nobody_sees_the_hand(house: House) -> None:
    house.allowed = {UNKNOWN_MESSAGE}
    key, sitters = await at_table(house, NAME, seats=3, deals="1")
    await house.open()
    first, second, third = await turn(sitters)
    panel = third.panel()
    assert panel is not None
    (menu,) = panel.menus
    assert menu.options[0].label == "Check, or fold"
    noted = third.answered(await third.person.choose(panel, menu.custom_id, menu.options[0].value))
    assert "Noted: Check, or fold." in noted.text
    await first.choose("Bet 2")
    await second.open()
    await second.choose("Call 2")
    await house.eve.until(lambda: moves(house, key)[-1:] == ["fold"], patience=PATIENCE)
    await first.open()
    await mark_and_pass(first)
    assert "Hand" not in house.tables(key)[-1].text


@pytest.mark.long("rare cases")
async def test_a_fold_where_checking_is_free_is_asked_about_first(house: House) -> None:
    house.allowed = {UNKNOWN_MESSAGE}
    key, sitters = await at_table(house, NAME, seats=3, deals="1")
    await house.open()
    first, *_ = await turn(sitters)
    asked = await first.choose("Fold")
    assert "Checking is free. Fold anyway?" in asked.text
    assert "fold" not in moves(house, key)
    (sure,) = [each for each in asked.buttons if (it := press_of(each)) is not None and it.verb == Verb.ANYWAY]
    first.answered(await first.person.press(asked, sure.custom_id))
    await house.eve.until(lambda: moves(house, key)[-1:] == ["fold"], patience=PATIENCE)


async def test_what_is_no_number_gets_a_sentence_with_the_bounds_and_bets_nothing(house: House) -> None:
    house.allowed = {UNKNOWN_MESSAGE}
    key, sitters = await at_table(house, NAME, seats=3, deals="1", limit="none")
    await house.open()
    first, *_ = await turn(sitters)
    before = moves(house, key)
    for typed, said in (("ten", "Type a whole number. From 2 to 99,"), ("1", "That’s too little: 2 or more.")):
        panel = first.panel()
        assert panel is not None
        (other,) = [button for button in panel.buttons if button.label == "Other…"]
        asked = await first.person.press(panel, other.custom_id)
        assert asked.form is not None
        answer = await first.person.submit(asked.form, {"Number": typed})
        assert said in (await answer.settled()).text
    assert moves(house, key) == before


@pytest.mark.long("rare cases")
async def test_a_panel_names_another_receiver_at_once_when_the_first_one_leaves(house: House) -> None:
    """Without a press of its owner, who may have marked cards for the one who left."""
    house.allowed = {UNKNOWN_MESSAGE}
    key, sitters = await at_table(house, NAME, seats=4, deals="1")
    await house.open()
    for _ in sitters:
        for sitter in sitters:
            await sitter.open()
        (asked,) = [sitter for sitter in sitters if sitter.choices()]
        await asked.choose("Check")
    giver = sitters[0]
    await giver.open()
    panel = giver.answered(await giver.person.press(there(giver.panel()), marks(giver)[0].custom_id))
    (first,) = [each.person for each in sitters if f"Mark three cards for {each.person.user.name}." in panel.text]
    leaving = await first.invoke(house.channel, "/table resign", table=key)
    await press(first, leaving.shown, Verb.RESIGN)
    await giver.person.until(
        lambda: f"Mark three cards for {first.user.name}." not in there(giver.panel()).text, patience=PATIENCE
    )
    panel = there(giver.panel())
    assert "Mark three cards for " in panel.text
    assert "Pass 1/3" in [button.label for button in panel.buttons], "what was marked stays marked"
