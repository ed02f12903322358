"""Other ways to play a game for many: typed moves, a number in a form, and buttons on the public message."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.text import say
from cogs.ids import Verb
from cogs.screens.frame import Controls
from cogs.screens.game import Showing
from cogs.screens.questions import Number, Question, Words
from tests.e2e.house import PATIENCE, House, hidden_text, press, press_of
from tests.e2e.magpies import Sitter, furnish, play_on, seat
from tests.witness.board import Phase
from tests.witness.moves import Claim
from tests.witness.screens.screens import MagpieScreens, own
from tests.witness.screens.shown import MORE_SHOWN, SHOWN


class OtherScreens(MagpieScreens):
    """Whoever claims types the price; the one whose turn begins may play under the table, before everybody's eyes."""

    def questions(self, showing: Showing) -> Sequence[Question]:
        view = own(showing)
        if view.seat not in view.board.asked:
            return super().questions(showing)
        (words,) = super().questions(showing)
        assert isinstance(words, Words)
        offers = tuple(offer for offer in words.offers if offer.amount is not None)
        return (Number(say(showing.locale, "magpie-claim", price=0), offers, typed=Claim),)

    def open_controls(self, showing: Showing) -> Controls:
        board = own(showing).board
        is_open = board.phase in (Phase.BEGIN, Phase.CLAIMED) and not board.asked
        return self.controls(showing) if is_open else Controls()


async def given(house: House) -> tuple[str, list[Sitter]]:
    """Three people who have given a card each: the window is open."""
    (cem,) = house.meet("Cem")
    key = await seat(house, house.ann, house.bob, cem, deals="1")
    await house.open()
    sitters = [Sitter(house, person, key) for person in (house.ann, house.bob, cem)]
    for sitter in sitters:
        await sitter.open()
        await sitter.choose(sitter.choices()[0].label)
    return key, sitters


async def otherwise(house: House) -> tuple[str, list[Sitter]]:
    """The same where the price is typed, and the table itself may be played on."""
    furnish(house)
    house.shown_games = {**MORE_SHOWN, "magpie": replace(SHOWN, screens=OtherScreens)}
    house.plays_openly = True
    key, sitters = await given(house)
    for sitter in sitters:
        await sitter.open()
    return key, sitters


def active(house: House, sitters: list[Sitter]) -> Sitter:
    """Whose turn it is."""
    (found,) = [each for each in sitters if any(button.label.startswith("Take") for button in each.choices())]
    return found


@pytest.mark.long("all ways to play")
async def test_a_whole_deal_by_typed_moves(house: House) -> None:
    furnish(house)
    (cem,) = house.meet("Cem")
    key = await seat(house, house.ann, house.bob, cem, deals="1")
    await house.open()
    people = (house.ann, house.bob, cem)
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    played: set[str] = set()
    while not house.settlements(key):
        before = len(house.plies(key))
        for person in people:
            offered = [str(each.value) for each in (await person.complete(house.channel, "/play", "move", "")).choices]
            wanted = [text for text in offered if not text.startswith("give") or len(house.plies(key)) < 4]
            if wanted:
                played.add(wanted[0].partition(" ")[0])
                answer = await person.invoke(house.channel, "/play", move=wanted[0].capitalize())
                assert answer.message is not None
                assert answer.message.hidden
        if len(house.plies(key)) == before:
            await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert played >= {"give", "no", "discard"}
    wrong = await house.ann.invoke(house.channel, "/play", move="dance", table=key)
    assert wrong.message is not None


@pytest.mark.long("all ways to play")
async def test_a_number_is_typed_into_a_form(house: House) -> None:
    key, sitters = await otherwise(house)
    claimer = next(each for each in sitters if each is not active(house, sitters))
    (button,) = [each for each in claimer.choices() if each.custom_id.endswith("/type-0")]
    panel = claimer.panel()
    assert panel is not None
    form = (await claimer.person.press(panel, button.custom_id)).modal
    assert form is not None
    refused = await claimer.person.submit(form, {form.fields[0].label: "9"})
    assert refused.message is not None
    assert "A claim costs 1 now." in refused.message.text
    form = (await claimer.person.press(refused.message, button.custom_id)).modal
    assert form is not None
    claimed = await claimer.person.submit(form, {form.fields[0].label: " 1 "})
    assert claimed.message is not None
    assert claimed.message.id == panel.id, "the panel itself is redrawn"
    assert "claim 1" in [str(row[3]) for row in house.plies(key)]


@pytest.mark.long("all ways to play")
async def test_the_table_itself_may_be_played_on(house: House) -> None:
    """A press there edits the message that it stands on; others, and old buttons, play nothing."""
    key, sitters = await otherwise(house)
    player = active(house, sitters)
    bystander = next(each for each in sitters if each is not player)

    def taking() -> list[str]:
        buttons = [button for table in house.tables(key) for button in table.buttons]
        return [each.custom_id for each in buttons if (found := press_of(each)) is not None and found.verb == Verb.ACT]

    (table,) = house.tables(key)
    window = [button.label for button in table.buttons if button.label.startswith("Take")]
    assert window == [], "the window comes first"
    for sitter in sitters:
        if sitter is not player:
            await sitter.open()
            if sitter.choices():
                await sitter.person.invoke(house.channel, "/play", move="no")
    (button,) = await house.eve.until(lambda: [each for each in taking() if each.endswith("-0")], patience=PATIENCE)
    (table,) = house.tables(key)
    assert "not playing at this table" in hidden_text(await house.eve.press(table, button))
    plies = len(house.plies(key))
    await bystander.person.press(table, button)
    assert len(house.plies(key)) == plies
    answer = await player.person.press(table, button)
    assert answer.message is not None
    assert answer.message.id == table.id, "the message itself is edited"
    assert not answer.message.hidden
    assert len(house.plies(key)) == plies + 1
    await play_on(sitters)
    await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)


@pytest.mark.long("rare cases")
async def test_the_table_in_words_for_whoever_asks(house: House) -> None:
    furnish(house)
    key, sitters = await given(house)
    (table,) = house.tables(key)
    read = await press(house.eve, table, Verb.READ)
    assert read.message is not None
    assert read.message.hidden
    assert "Pot: 3" in read.message.text
    assert "Your hand" not in read.message.text
    panel = await sitters[0].open()
    own_words = await press(house.ann, panel, Verb.READ)
    assert own_words.message is not None
    assert "Your hand: 3 cards" in own_words.message.text
