"""Small cards are Discord's emoji: brought there once, shown beside the names of cards, and never needed."""

import asyncio
import re
from collections.abc import Mapping
from functools import lru_cache

import pytest

from bot.games.cards import CARDS, JOKER
from bot.playground.entities import Emoji
from bot.playground.exchanges import Exchange
from bot.playground.limits import MOST_EMOJI
from cogs import emoji as brought
from render.emoji import name_of, pictures
from render.fonts import Fonts
from tests.e2e.house import PATIENCE, House
from tests.e2e.test_settings import hand_of
from tests.playground.sample_bot import png

INVALID_FORM, TOO_MANY = 50035, 30008
EMOJI = re.compile(r"<:(\w+):([0-9]+)> ?(\S*)")
NAMES = {name_of(card) for card in (*CARDS, JOKER)}


@lru_cache(1)
def drawn(_: Fonts) -> Mapping[str, bytes]:
    """The real small cards, drawn once for all tests."""
    return pictures(Fonts())


def few(_: Fonts) -> Mapping[str, bytes]:
    """Two pictures."""
    return {"card_qs": png("black"), "card_jd": png("red")}


def asked(house: House, method: str = "") -> list[Exchange]:
    """The requests about emoji."""
    return [each for each in house.discord.exchanges if "/emojis" in each.path and each.method.startswith(method)]


def there(house: House) -> dict[str, Emoji]:
    """What Discord has, by name."""
    return {each.name: each for each in house.discord.world.emoji.values()}


def stems(house: House) -> list[str]:
    return sorted(name.rpartition("_")[0] for name in there(house))


async def until_idle(house: House) -> None:
    """Wait until the bot has nothing more to ask about emoji."""
    tasks = [task for task in asyncio.all_tasks() if task.get_name() == "emoji"]
    await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)


async def open_with(house: House, draw: brought.Draw | None = None) -> None:
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


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
@pytest.mark.parametrize("weather", ["drop", "lose", "fail", "limit"])
async def test_the_weather_only_delays_them(
    house: House, monkeypatch: pytest.MonkeyPatch, weather: str, method: str
) -> None:
    monkeypatch.setattr(brought, "AGAIN", brought.Backoff(0.01, 0.01))
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
    house.allowed |= {INVALID_FORM, 10014}  # one that had arrived is sent again
    await open_with(house)
    assert stems(house) == ["card_jd", "card_qs"]


async def test_a_bot_that_closes_meanwhile_waits_for_nothing(house: House) -> None:
    house.discord.faults.limit(3600, "POST", "/applications/*/emojis")
    house.draw_emoji = few
    await house.open()
    await house.ann.until(lambda: asked(house, "POST"))
    async with asyncio.timeout(PATIENCE):
        await house.close()


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
