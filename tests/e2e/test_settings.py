"""A person's preferences hold for that person, at once, and for nobody else."""

import asyncio

import pytest

from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from bot.tables import LANGUAGES, LOOKS
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.settings import AUTO
from tests.e2e.controls import is_set, set_to
from tests.e2e.house import PATIENCE, House, hidden_text, press


async def prefer(house: House, person: Person, key: str, value: str) -> SeenMessage:
    """Choose in the person's settings; return the new panel."""
    asked = await person.invoke(house.channel, "/settings")
    assert asked.shown.hidden
    return await set_to(person, asked.shown, Verb.PREFER, key, value)


async def picture_of(house: House, person: Person) -> bytes:
    """Return the hand as its holder sees it."""
    return await person.download((await hand_of(house, person)).files[-1])


async def hand_of(house: House, person: Person) -> SeenMessage:
    answer = await person.invoke(house.channel, "/hand")
    assert answer.shown.hidden
    return answer.shown


async def test_each_choice_is_shown_at_once_and_kept(house: House) -> None:
    await house.open()
    for key, values in LOOKS.items():
        for value in reversed(values):
            panel = await prefer(house, house.ann, key, value or AUTO)
            locale: Locale = "fr" if (key, value) == ("language", "fr") else "en"
            what, now = say(locale, f"settings-{key}"), say(locale, f"settings-{key}-{value or AUTO}")
            assert say(locale, "settings-holds", what=what, chosen=now) in is_set(panel)
    await prefer(house, house.ann, "leaderboards", "no")
    await house.reopen()
    asked = await house.ann.invoke(house.channel, "/settings")
    assert "Leaderboards: hide me" in is_set(asked.shown)
    board = await house.ann.invoke(house.channel, "/leaderboard")
    hidden = "You’ve hidden yourself from leaderboards in /settings."
    assert hidden in hidden_text(await press(house.ann, await board.settled(), Verb.PLACE))
    board = await house.ann.invoke(house.channel, "/leaderboard", where="everywhere")
    assert hidden in hidden_text(await press(house.ann, await board.settled(), Verb.SEEN))
    assert house.rows("SELECT everywhere FROM listings") == []


async def test_a_second_press_on_a_switch_changes_nothing_more(house: House) -> None:
    await house.open()
    asked = await house.ann.invoke(house.channel, "/settings")
    off = str(CustomId(Verb.PREFER, "", word="reactions.off"))
    await asyncio.gather(*(house.ann.press(asked.shown, off) for _ in range(2)))
    assert house.rows("SELECT key, value FROM preferences") == [("reactions", "off")]


async def test_a_language_is_called_by_its_own_name(house: House) -> None:
    """A reader of neither of the two would else not find theirs."""
    await house.open()
    for language in ("fr", "en"):
        panel = await prefer(house, house.ann, "language", language)
        (menu,) = [each for each in panel.menus if each.custom_id.endswith("/language")]
        assert [each.label.split(": ")[-1] for each in menu.options if each.value in LANGUAGES] == [
            "English",
            "Français",
        ]


@pytest.mark.long("rare cases")
async def test_pictures_follow_whoever_looks(house: House) -> None:
    key = await house.start_game()
    await house.eve.until(lambda: "turns up" in house.tables(key)[0].text, patience=PATIENCE)
    hands = [await picture_of(house, house.ann)]
    bobs = await picture_of(house, house.bob)
    public = await house.eve.download(house.tables(key)[0].files[0])
    for preference in (("theme", "day"), ("deck", "four"), ("order", "up")):
        await prefer(house, house.ann, *preference)
        hands.append(await picture_of(house, house.ann))
    assert len(set(hands)) == 4, "each change is seen"
    assert await picture_of(house, house.bob) == bobs
    assert await house.eve.download(house.tables(key)[0].files[0]) == public


@pytest.mark.long("rare cases")
async def test_larger_cards_are_seen_in_the_next_picture(house: House) -> None:
    """Of few cards: a large hand has as much room in both ways."""
    await house.open()
    await house.practice(house.ann, house.channel, game="linger-longer")
    while not (await house.ann.complete(house.channel, "/play", "move", "")).choices:  # until it is her turn
        await house.ann.invoke(house.channel, "/about")
    usual = await picture_of(house, house.ann)
    await prefer(house, house.ann, "cards", "larger")
    assert await picture_of(house, house.ann) != usual
    await prefer(house, house.ann, "cards", LOOKS["cards"][0])
    assert await picture_of(house, house.ann) == usual


async def test_words_follow_whoever_reads(house: House) -> None:
    await house.start_game()
    assert "Tes réglages" in (await prefer(house, house.ann, "language", "fr")).text
    hand = await hand_of(house, house.ann)
    assert "Mille avec Bob" in hand.text
    assert "main" in hand.files[-1].description.lower()
    assert "Mille with Ann" in (await hand_of(house, house.bob)).text
    refused = await house.ann.invoke(house.channel, "/open", stake="a lot")
    assert "mise" in refused.shown.text
