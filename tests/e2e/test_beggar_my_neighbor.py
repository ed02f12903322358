"""Beggar My Neighbor through the whole bot: two people press on the table itself, by the card and by the lap."""

import asyncio
import re

import pytest

from bot.games.beggar_my_neighbor.name import NAME
from bot.playground.person import Answer, Person
from bot.playground.seen import Button, SeenMessage
from bot.registry import GAMES
from bot.tables import PACES
from cogs.ids import Verb
from tests.e2e import magpies
from tests.e2e.house import PATIENCE, House, Pass, hidden_text, press, press_of

MINUTE = 60_000  # ms
ENOUGH = 200  # presses of a deal


async def two(house: House, monkeypatch: pytest.MonkeyPatch, *, clock: str = "", **options: str) -> str:
    """Two people at a table, before the bot opens."""
    monkeypatch.setattr(magpies, "games_with", lambda _: GAMES)
    house.plays_openly = True
    pace = PACES[clock] if clock else None
    return await magpies.seat(
        house, house.ann, house.bob, game=GAMES[NAME].game, stake=50, pace=pace, **options
    )  # fmt: skip


def tables(house: House, key: str) -> list[SeenMessage]:
    """The public messages on which somebody can play."""
    return [message for message in house.eve.messages(house.channel) if choices(message) and is_of(message, key)]


def is_of(message: SeenMessage, key: str) -> bool:
    """Whether a message belongs to this table."""
    return any((found := press_of(each)) is not None and found.key == key for each in message.buttons)


async def table(house: House, key: str) -> SeenMessage:
    """The public message, which is one."""
    (found,) = await house.eve.until(lambda: tables(house, key), patience=PATIENCE)
    return found


def choices(message: SeenMessage) -> dict[str, Button]:
    """What can be pressed there to play, by label."""
    buttons = [each for each in message.buttons if (found := press_of(each)) is not None and found.verb == Verb.ACT]
    return {each.label: each for each in buttons}


async def play(house: House, key: str, person: Person, label: str) -> Answer:
    """Press the button on the table whose label begins so."""
    message = await table(house, key)
    (button,) = [each for name, each in choices(message).items() if name.startswith(label)]
    return await person.press(message, button.custom_id)


def played(house: House, key: str) -> list[str]:
    """The moves in the log, in order."""
    return [str(row[3]) for row in house.plies(key) if re.match("turn|lap", str(row[3]))]


def turner(house: House, message: SeenMessage) -> Person:
    """Who turns next, as the table says."""
    return next(each for each in (house.ann, house.bob) if f"{each.user.display_name} turns next" in message.text)


async def test_a_deal_in_laps_to_the_receipt(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Either presses; every press edits the message it stands on, and nobody is sent anything but that."""
    key = await two(house, monkeypatch)
    await house.open()
    first = await table(house, key)
    assert list(choices(first)) == ["Turn", "Lap", "10 laps", "50 laps"]
    assert "26 cards" in " ".join(file.description or "" for file in first.files)
    before = house.discord.counted
    for number in range(ENOUGH):
        if house.settlements(key) or not tables(house, key):
            break
        person, label = (house.ann, house.bob)[number % 2], ("Lap", "10 laps")[number // 2 % 2]
        answer = await play(house, key, person, label)
        assert answer.message is not None
        assert answer.message.id == first.id, "the message itself is edited"
        assert not answer.message.hidden
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert "has all 52 cards after" in settlement.text
    assert house.discord.counted - before <= 2 + len(played(house, key)) // 4, "a press costs no counted request"
    assert house.ann.direct_messages() == house.bob.direct_messages() == []


async def test_card_by_card_each_in_turn(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    key = await two(house, monkeypatch)
    await house.open()
    message = await table(house, key)
    first = turner(house, message)
    second = house.bob if first is house.ann else house.ann
    assert "not your card to turn" in hidden_text(await play(house, key, second, "Turn"))
    assert played(house, key) == []
    answer = await play(house, key, first, "Turn")
    assert answer.message is not None
    assert played(house, key) == ["turn"]
    assert f"{first.user.display_name} turns " in answer.message.text
    assert "not playing at this table" in hidden_text(await play(house, key, house.eve, "Lap"))
    read = await press(house.eve, await table(house, key), Verb.READ)
    assert read.message is not None
    assert "On the pile, in order: " in read.message.text


async def test_both_press_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """One lap is played: the other press meant what stood there before, and shows the table as it is."""
    key = await two(house, monkeypatch)
    await house.open()
    message = await table(house, key)
    lap = choices(message)["Lap"].custom_id
    answers = await asyncio.gather(*(each.press(message, lap) for each in (house.ann, house.bob)))
    assert played(house, key) == ["lap"]
    assert [each.message.id for each in answers if each.message is not None] == [message.id] * 2


async def test_laps_are_typed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    key = await two(house, monkeypatch)
    await house.open()
    await table(house, key)
    for typed, written in (("Lap", "lap"), ("laps 3", "laps 3")):
        answer = await house.ann.invoke(house.channel, "/play", move=typed)
        assert answer.message is not None
        assert answer.message.hidden
        assert played(house, key)[-1] == written
    refused = await house.ann.invoke(house.channel, "/play", move="laps 51")
    assert refused.message is not None
    assert "Try `turn`, `lap` or `laps 10`" in refused.message.text
    offered = [str(each.value) for each in (await house.ann.complete(house.channel, "/play", "move", "la")).choices]
    assert offered == ["lap", "laps 10", "laps 50"]


async def test_three_deals_follow_one_another(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    key = await two(house, monkeypatch, deals="3", laps="20")
    await house.open()
    for _ in range(ENOUGH):
        await house.eve.until(lambda: tables(house, key) or house.settlements(key), patience=PATIENCE)
        if house.settlements(key):
            break
        await play(house, key, house.ann, "50 laps")
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert played(house, key) == ["laps 50"] * 3
    assert "Why" in " ".join(button.label for button in settlement.buttons)


async def test_a_lap_is_played_for_who_is_late(house: House, monkeypatch: pytest.MonkeyPatch, pass_time: Pass) -> None:
    key = await two(house, monkeypatch, clock="10m")
    await house.open()
    await table(house, key)
    pass_time(71 * MINUTE)
    await house.eve.until(lambda: played(house, key), patience=PATIENCE)
    assert played(house, key)[0] == "lap"
    assert "timeout" not in [row[3] for row in house.plies(key)]


async def test_whoever_resigns_pays_a_stake(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    key = await two(house, monkeypatch)
    await house.open()
    await play(house, key, house.ann, "Lap")
    asked = await house.ann.invoke(house.channel, "/table resign")
    assert asked.message is not None
    assert "you pay at least one stake" in asked.message.text
    await press(house.ann, asked.message, Verb.RESIGN)
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert "0.50" in " ".join(file.description or "" for file in settlement.files)


async def test_a_practice_game_against_a_robot(house: House) -> None:
    house.plays_openly = True
    await house.open()
    begun = await house.ann.invoke(house.channel, "/practice", game=NAME, level="novice")
    assert begun.message is not None
    while not house.rows("SELECT id FROM tables"):
        await house.ann.invoke(house.channel, "/about")
    key = house.key()
    for _ in range(ENOUGH):
        await house.eve.until(lambda: tables(house, key) or house.settlements(key), patience=PATIENCE)
        if house.settlements(key):
            break
        await play(house, key, house.ann, "10 laps")
    assert house.settlements(key)
