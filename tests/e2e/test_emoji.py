"""Small cards are Discord's emoji: brought there once, shown next to the names of cards, and never needed."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

import pytest

from bot.games.cards import CARDS, JOKER
from bot.playground.entities import Emoji
from bot.playground.exchanges import Exchange
from bot.playground.limits import MOST_EMOJI
from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from bot.values.timing import Backoff
from cogs.emoji import Draw
from cogs.screens.mille.acts import Act
from render.emoji import name_of, pictures
from render.fonts import Fonts
from tests.e2e.codes import INVALID_FORM, TOO_MANY, UNKNOWN_EMOJI
from tests.e2e.house import PATIENCE, House
from tests.e2e.magpies import Sitter, furnish, play_on, seat
from tests.e2e.players import Presser, offers
from tests.e2e.test_settings import hand_of, prefer
from tests.left_out import first, together
from tests.playground.sample_bot import png

NAMES = {name_of(card) for card in (*CARDS, JOKER)}


@lru_cache(1)
def drawn(_: Fonts) -> Mapping[str, bytes]:
    """Return the real small cards, drawn once for all tests."""
    return pictures(Fonts())


def few(_: Fonts) -> Mapping[str, bytes]:
    """Return two pictures."""
    return {"card_qs": png("black"), "card_jd": png("red")}


def asked(house: House, method: str = "") -> list[Exchange]:
    """Return the requests about emoji."""
    return [each for each in house.discord.exchanges if "/emojis" in each.path and each.method.startswith(method)]


def there(house: House) -> dict[str, Emoji]:
    """Return Discord's emoji, by name."""
    return {each.name: each for each in house.discord.world.emoji.values()}


def stems(house: House) -> list[str]:
    return sorted(name.rpartition("_")[0] for name in there(house))


async def until_idle(house: House) -> None:
    """Wait until the bot has nothing more to ask about emoji."""
    tasks = [task for task in asyncio.all_tasks() if task.get_name() == "emoji"]
    await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)


async def open_with(house: House, draw: Draw | None = None) -> None:
    house.draw_emoji = (lambda _: draw()) if draw is not None else few
    await house.open()
    await until_idle(house)


async def test_they_are_brought_once_and_found_again_by_one_request(house: House) -> None:
    await open_with(house)
    assert stems(house) == ["card_jd", "card_qs"]
    assert [each.method for each in asked(house)] == ["GET", "POST", "POST", "GET"]
    before = there(house)
    await house.close()
    house.discord.exchanges.clear()
    await open_with(house)
    assert [each.method for each in asked(house)] == ["GET"]
    assert there(house) == before


@pytest.mark.long("rare cases")
async def test_a_changed_picture_takes_the_place_of_the_old_one_and_of_nothing_else(house: House) -> None:
    house.discord.world.add_emoji("card_qs", png(), "image/png")  # the operator's own
    await open_with(house)
    before = there(house)
    await house.close()
    await open_with(house, lambda: {"card_qs": png("blue"), "card_jd": png("red")})
    assert stems(house) == ["card", "card_jd", "card_qs"]
    kept = before.keys() & there(house).keys()
    assert len(kept) == 2
    assert "card_qs" in kept


@pytest.mark.parametrize(
    "case",
    first(1, together(["drop", "lose", "fail", "limit"], ["POST", "GET", "DELETE"]), why="all weather"),
    ids="-".join,
)
async def test_the_weather_only_delays_them(house: House, case: tuple[str, str]) -> None:
    weather, method = case
    house.timing = replace(house.timing, emoji_again=Backoff(0.01, 0.01))
    await open_with(house, lambda: {"card_qs": png("blue")})
    await house.close()
    faults, path = house.discord.faults, "/applications/*/emojis*"
    match weather:
        case "drop":
            faults.drop(method, path, times=2)
        case "lose":
            faults.lose_answer(method, path, times=2)
        case "fail":
            faults.fail(501, method, path, times=2)
        case _:
            faults.limit(0.01, method, path, times=2)
    house.allowed |= {INVALID_FORM, UNKNOWN_EMOJI}  # one that had arrived is sent again
    await open_with(house)
    assert stems(house) == ["card_jd", "card_qs"]


async def test_a_bot_that_closes_meanwhile_waits_for_nothing(house: House) -> None:
    house.discord.faults.limit(3600, "POST", "/applications/*/emojis")
    house.draw_emoji = few
    await house.open()
    await house.ann.until(lambda: asked(house, "POST"))
    async with asyncio.timeout(PATIENCE):
        await house.close()


@pytest.mark.long("rare cases")
async def test_an_application_that_has_too_many_has_names_alone(house: House) -> None:
    for number in range(MOST_EMOJI):
        house.discord.world.add_emoji(f"own_{number}", png(), "image/png")
    house.allowed.add(TOO_MANY)
    await open_with(house)
    assert len(asked(house, "POST")) == 1
    await house.start_game()
    assert all(not each.emoji for each in (await hand_of(house, house.ann)).buttons)


async def test_a_bot_that_may_not_says_so_once(house: House, caplog: pytest.LogCaptureFixture) -> None:
    house.discord.faults.fail(403, "GET", "/applications/*/emojis")
    await open_with(house)
    assert [record.message for record in caplog.records if "small cards" in record.message] == [
        "no small cards: Discord refuses them (403, 0)"
    ]


# People's views


def shown_on(message: SeenMessage) -> list[str]:
    """Return the names of the emoji on buttons and in menus."""
    on_buttons = [button.emoji for button in message.buttons]
    return list(filter(None, [*on_buttons, *(line.emoji for menu in message.menus for line in menu.options)]))


async def drawn_turn(house: House) -> Presser:
    """Begin a game and draw; return the player who may discard now."""
    key = await house.start_game()
    players = [Presser(house, person, key) for person in (house.ann, house.bob)]
    await house.ann.until(lambda: any(each.can_act() for each in players), patience=PATIENCE)
    mover = next(each for each in players if each.can_act())
    while Act.DISCARD not in offers(_panel(mover)):
        await mover.step()
    return mover


async def log_of(house: House, person: Person) -> str:
    answer = await person.invoke(house.channel, "/table log")
    return answer.shown.text


def _panel(player: Presser) -> SeenMessage:
    found = player.panel()
    assert found is not None
    return found


@pytest.mark.long("whole deals")
async def test_cards_have_emoji_beside_their_names_on_buttons_in_menus_news_and_logs(house: House) -> None:
    house.draw_emoji = drawn
    await house.open()
    await until_idle(house)
    mover = await drawn_turn(house)
    panel = _panel(mover)
    discards = offers(panel)[Act.DISCARD]
    assert all(each.emoji and not each.label for each in discards), "a picture alone"
    while mover.can_act():
        await mover.step()
    key = house.key()
    await house.eve.until(lambda: house.tables(key)[0].text.count(":card_") > 1, patience=PATIENCE)
    for person in (house.ann, house.bob):
        assert ":card_" in await log_of(house, person)
    public = [each.text() for each in house.eve.transcript() if "card_" in each.text()]
    assert public, "and the judge of every house looks what stands beside each"
    assert all('"emoji"' not in text for text in public), "no button that everybody sees has one"


@pytest.mark.long("whole deals")
async def test_a_deal_of_many_shows_them_and_no_hidden_card(house: House) -> None:
    furnish(house)
    house.draw_emoji = drawn
    people = [house.ann, house.bob, *house.meet("Cem")]
    key = await seat(house, *people)
    await house.open()
    await until_idle(house)
    sitters = [Sitter(house, person, key) for person in people]
    for sitter in sitters:
        assert shown_on(await sitter.open()), "a card to give, in secret"
    await play_on(sitters, until=lambda: _is_shown_to(house.eve))
    assert _is_shown_to(house.eve)


def _is_shown_to(person: Person) -> bool:
    """Return whether somebody who does not play has seen a small card."""
    return any("<:card_" in each.text() for each in person.transcript())


@pytest.mark.long("rare cases")
async def test_whoever_prefers_names_sees_names_alone(house: House) -> None:
    house.draw_emoji = drawn
    await house.open()
    await until_idle(house)
    mover = await drawn_turn(house)
    await prefer(house, mover.person, "emoji", "off")
    assert shown_on(await hand_of(house, mover.person)) == []
    log = await log_of(house, mover.person)
    assert "turns up" in log
    assert ":card_" not in log
    await prefer(house, mover.person, "emoji", "on")
    assert shown_on(await hand_of(house, mover.person)) != []


@pytest.mark.long("rare cases")
async def test_an_emoji_that_was_removed_takes_no_message_with_it(house: House) -> None:
    house.draw_emoji = drawn
    house.allowed.add(INVALID_FORM)
    await house.open()
    await until_idle(house)
    mover = await drawn_turn(house)
    for emoji in list(house.discord.world.emoji.values()):
        house.discord.world.remove_emoji(emoji)
    before = len(house.plies())
    hand = await hand_of(house, mover.person)
    assert offers(hand)[Act.DISCARD]
    assert shown_on(hand) == []
    await mover.step()
    assert len(house.plies()) > before


@pytest.mark.long("rare cases")
async def test_the_lesson_and_a_game_that_is_over_show_them_too(house: House) -> None:
    house.draw_emoji = drawn
    await house.open()
    await until_idle(house)
    lesson = (await house.ann.invoke(house.channel, "/learn")).shown
    draw = next(button for button in lesson.buttons if button.label == "Draw")
    lesson = (await house.ann.press(lesson, draw.custom_id)).shown
    assert shown_on(lesson)
    mover = await drawn_turn(house)
    await house.resign(mover.person)
    await house.eve.until(house.is_over, patience=PATIENCE)
    replay = (await mover.person.invoke(house.channel, "/game replay", table=house.key())).shown
    assert "turns up :card_" in replay.text


async def test_every_card_has_its_emoji_and_their_names_fit_discord() -> None:
    names = drawn(Fonts()).keys()
    assert names >= NAMES
    assert all(2 <= len(f"{name}_a1b2c3") <= 32 for name in names)
