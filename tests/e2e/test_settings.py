"""What one person prefers holds for that person, at once, and for nobody else."""

from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from bot.tables import LOOKS
from cogs.ids import CustomId, Verb
from cogs.screens.settings import AUTO
from tests.e2e.house import PATIENCE, House, hidden_text, press


async def prefer(house: House, person: Person, key: str, value: str) -> SeenMessage:
    """Choose in one's own settings; the panel as it is then."""
    asked = await person.invoke(house.channel, "/settings")
    assert asked.message is not None
    assert asked.message.hidden
    answer = await person.choose(asked.message, str(CustomId(Verb.PREFER, "", word=key)), value)
    assert answer.message is not None
    assert answer.message.id == asked.message.id
    return answer.message


def chosen(panel: SeenMessage) -> list[str]:
    """What the menus say that holds."""
    return [each.label for menu in panel.menus for each in menu.options if each.default]


async def picture_of(house: House, person: Person) -> bytes:
    """The hand as its holder sees it."""
    return await person.download((await hand_of(house, person)).files[-1])


async def hand_of(house: House, person: Person) -> SeenMessage:
    answer = await person.invoke(house.channel, "/hand")
    assert answer.message is not None
    assert answer.message.hidden
    return answer.message


async def test_each_choice_is_shown_at_once_and_kept(house: House) -> None:
    await house.open()
    for key, values in LOOKS.items():
        for value in reversed(values):
            panel = await prefer(house, house.ann, key, value or AUTO)
            (menu,) = [each for each in panel.menus if each.custom_id.endswith(f"/{key}")]
            assert [each.value for each in menu.options if each.default] == [value or AUTO]
    await prefer(house, house.ann, "leaderboards", "no")
    await house.reopen()
    asked = await house.ann.invoke(house.channel, "/settings")
    assert asked.message is not None
    assert "Leaderboards: leave you out" in chosen(asked.message)
    board = await house.ann.invoke(house.channel, "/leaderboard")
    assert "no leaderboard" in hidden_text(await press(house.ann, await board.settled(), Verb.SEEN))
    assert house.rows("SELECT everywhere FROM listings") == []


async def test_pictures_follow_whoever_looks(house: House) -> None:
    await house.open()
    key = await house.start_game()
    await house.eve.until(lambda: "turns up" in house.tables(key)[0].text, patience=PATIENCE)
    hands = [await picture_of(house, house.ann)]
    bobs = await picture_of(house, house.bob)
    public = await house.eve.download(house.tables(key)[0].files[0])
    for preference in (("theme", "day"), ("deck", "four"), ("order", "up"), ("cards", "larger")):
        await prefer(house, house.ann, *preference)
        hands.append(await picture_of(house, house.ann))
    assert len(set(hands)) == 5, "each change is seen"
    assert await picture_of(house, house.bob) == bobs
    assert await house.eve.download(house.tables(key)[0].files[0]) == public


async def test_words_follow_whoever_reads(house: House) -> None:
    await house.open()
    await house.start_game()
    assert "Vos réglages" in (await prefer(house, house.ann, "language", "fr")).text
    hand = await hand_of(house, house.ann)
    assert "Mille avec Bob" in hand.text
    assert "main" in hand.files[-1].description.lower()
    assert "Mille with Ann" in (await hand_of(house, house.bob)).text
    refused = await house.ann.invoke(house.channel, "/open", stake="a lot")
    assert refused.message is not None
    assert "mise" in refused.message.text
