"""Another way to play a game for many: a number in a form."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.text import say
from cogs.screens.game import Showing
from cogs.screens.questions import Number, Question, Words
from tests.e2e.house import House
from tests.e2e.magpies import Sitter, furnish, seat
from tests.witness.moves import Claim
from tests.witness.screens.screens import MagpieScreens, own
from tests.witness.screens.shown import MORE_SHOWN, SHOWN


class OtherScreens(MagpieScreens):
    """Screens in which a claimer types the price."""

    def questions(self, showing: Showing) -> Sequence[Question]:
        view = own(showing)
        if view.seat not in view.board.asked:
            return super().questions(showing)
        cards, words = super().questions(showing)
        assert isinstance(words, Words)
        offers = tuple(offer for offer in words.offers if offer.amount is not None)
        return (
            cards,
            Number(say(showing.locale, "magpie-claim", price=0), offers, typed=Claim),
        )


async def given(house: House) -> tuple[str, list[Sitter]]:
    """Seat three people who have given a card each: the window is open."""
    (cem,) = house.meet("Cem")
    key = await seat(house, house.ann, house.bob, cem, deals="1")
    await house.open()
    sitters = [Sitter(house, person, key) for person in (house.ann, house.bob, cem)]
    for sitter in sitters:
        await sitter.open()
        await sitter.choose(sitter.choices()[0].label)
    return key, sitters


async def otherwise(house: House) -> tuple[str, list[Sitter]]:
    """Return the same where the price is typed."""
    furnish(house)
    house.shown_games = {**MORE_SHOWN, "magpie": replace(SHOWN, screens=OtherScreens)}
    key, sitters = await given(house)
    for sitter in sitters:
        await sitter.open()
    return key, sitters


def active(house: House, sitters: list[Sitter]) -> Sitter:
    """Return whose turn it is."""
    (found,) = [each for each in sitters if any(button.label.startswith("Take") for button in each.choices())]
    return found


@pytest.mark.long("all ways to play")
async def test_a_number_is_typed_into_a_form(house: House) -> None:
    key, sitters = await otherwise(house)
    claimer = next(each for each in sitters if each is not active(house, sitters))
    panel = claimer.panel()
    assert panel is not None
    (button,) = [each for each in panel.buttons if each.custom_id.endswith("/type-1")]
    form = (await claimer.person.press(panel, button.custom_id)).form
    refused = await claimer.person.submit(form, {form.fields[0].label: "9"})
    assert "A claim costs 1 now." in refused.shown.text
    form = (await claimer.person.press(refused.shown, button.custom_id)).form
    claimed = await claimer.person.submit(form, {form.fields[0].label: " 1 "})
    assert claimed.shown.id == panel.id, "the panel itself is redrawn"
    assert "claim 1" in [str(row[3]) for row in house.plies(key)]
