"""Beggar My Neighbor through the whole bot: two people press on the table itself, by the card and by the lap."""

import asyncio
import re

import pytest

from bot.games.beggar_my_neighbor.name import NAME
from bot.playground.person import Answer, Person
from bot.playground.seen import Button, SeenMessage
from bot.registry import GAMES
from bot.standing.audit import Audit
from bot.tables import PACES, Vault
from cogs.ids import Verb
from tests.e2e import magpies
from tests.e2e.house import PATIENCE, House, Pass, hidden_text, press, press_of, verbs

MINUTE = 60_000  # ms
ENOUGH = 200  # presses of a deal


async def two(house: House, *, clock: str = "", **options: str) -> str:
    """Seat two people at a table, before the bot opens."""
    house.plays_openly = True
    pace = PACES[clock] if clock else None
    return await magpies.seat(
        house, house.ann, house.bob, game=GAMES[NAME].game, stake=50, pace=pace, **options
    )  # fmt: skip


def tables(house: House, key: str) -> list[SeenMessage]:
    """Return the public messages that can be played on."""
    return [message for message in house.eve.messages(house.channel) if choices(message) and is_of(message, key)]


def is_of(message: SeenMessage, key: str) -> bool:
    """Return whether a message belongs to this table."""
    return any((found := press_of(each)) is not None and found.key == key for each in message.buttons)


async def table(house: House, key: str) -> SeenMessage:
    """Return the public message, which is one."""
    (found,) = await house.eve.until(lambda: tables(house, key), patience=PATIENCE)
    return found


def choices(message: SeenMessage) -> dict[str, Button]:
    """Return the plays that can be pressed there, by label."""
    buttons = [each for each in message.buttons if (found := press_of(each)) is not None and found.verb == Verb.ACT]
    return {each.label: each for each in buttons}


async def play(house: House, key: str, person: Person, label: str) -> Answer:
    """Press the button on the table whose label begins so."""
    message = await table(house, key)
    (button,) = [each for name, each in choices(message).items() if name.startswith(label)]
    return await person.press(message, button.custom_id)


def played(house: House, key: str) -> list[str]:
    """Return the moves in the log, in order."""
    return [str(row[3]) for row in house.plies(key) if re.match("turn|lap", str(row[3]))]


def turner(house: House, message: SeenMessage) -> Person:
    """Return who turns next, as the table says."""
    return next(each for each in (house.ann, house.bob) if f"{each.user.display_name} turns next" in message.text)


async def test_a_deal_in_laps_to_the_receipt(house: House) -> None:
    """Either presses; every press edits the message it is on, and nobody gets any other message."""
    key = await two(house)
    await house.open()
    first = await table(house, key)
    assert list(choices(first)) == ["Turn", "Lap", "10 laps", "To the end…"]
    assert "26 cards" in " ".join(file.description or "" for file in first.files)
    before = house.discord.counted
    for number in range(ENOUGH):
        if house.settlements(key) or not tables(house, key):
            break
        person, label = (house.ann, house.bob)[number % 2], ("Lap", "10 laps")[number // 2 % 2]
        answer = await play(house, key, person, label)
        assert answer.shown.id == first.id, "the message itself is edited"
        assert not answer.shown.hidden
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert "has all 52 cards after" in settlement.text
    assert house.discord.counted - before <= 2 + len(played(house, key)) // 4, "a press costs no counted request"
    assert house.ann.direct_messages() == house.bob.direct_messages() == []


async def test_card_by_card_each_in_turn(house: House) -> None:
    key = await two(house)
    await house.open()
    message = await table(house, key)
    first = turner(house, message)
    second = house.bob if first is house.ann else house.ann
    assert "your opponent’s card" in hidden_text(await play(house, key, second, "Turn"))
    assert played(house, key) == []
    answer = await play(house, key, first, "Turn")
    assert played(house, key) == ["turn"]
    assert f"{first.user.display_name} turns " in answer.shown.text
    assert "not playing at this table" in hidden_text(await play(house, key, house.eve, "Lap"))
    read = await press(house.eve, await table(house, key), Verb.READ)
    assert "On the pile, in order: " in read.shown.text


@pytest.mark.long("rare cases")
async def test_five_quick_presses_play_one_lap_and_are_drawn_together(house: House, pass_time: Pass) -> None:
    """Each is answered at once; the message changes for the first, and once more for all the others."""
    key = await two(house)
    await house.open(double_press=0.7)
    message = await table(house, key)
    drawn, lap = message.versions, choices(message)["Lap"].custom_id
    people = (house.ann, house.bob, house.ann, house.bob, house.ann)
    answers = await asyncio.gather(*(each.press(message, lap) for each in people))
    assert not any(answer.failed for answer in answers)
    assert played(house, key) == ["lap"]
    pass_time(2_000)
    await house.eve.until(lambda: not behind(house, key, drawn + 2), patience=PATIENCE)
    counted = house.discord.counted
    await play(house, key, house.ann, "Lap")
    await play(house, key, house.bob, "Lap")
    assert len(played(house, key)) <= 3
    pass_time(2_000)
    await house.eve.until(lambda: not behind(house, key, drawn + 3), patience=PATIENCE)
    assert (await table(house, key)).versions <= drawn + 4
    assert house.discord.counted == counted


def behind(house: House, key: str, versions: int) -> bool:
    """Return whether the table has had fewer changes than that."""
    return all(message.versions < versions for message in tables(house, key))


@pytest.mark.long("rare cases")
async def test_by_hand_until_the_laps_come_back(house: House) -> None:
    """Also after a restart; typed laps are refused until then."""
    key = await two(house)
    await house.open()
    await table(house, key)
    assert "wants every card turned by hand" in (await by_hand(house, key, house.bob)).text
    assert "Lap" not in choices(await table(house, key))
    typed = await house.ann.invoke(house.channel, "/play", move="lap")
    assert "Here you turn every card by hand" in hidden_text(typed)
    assert played(house, key) == []
    await house.reopen()
    message = await table(house, key)
    assert list(choices(message)) == ["Turn"]
    await play(house, key, turner(house, message), "Turn")
    assert played(house, key) == ["turn"]
    assert "not playing at this table" in hidden_text(await press(house.eve, await table(house, key), Verb.PACE))
    assert "brings the laps back" in (await by_hand(house, key, house.ann)).text
    await play(house, key, house.ann, "Lap")
    assert [row[3] for row in house.plies(key)][1:] == ["steps", "turn", "strides", "lap"]
    await house.close()
    assert list(Audit(house.database, GAMES, vault=Vault(), unit="", clock=house.clock).faults()) == []


async def by_hand(house: House, key: str, person: Person) -> SeenMessage:
    """Press *By hand*, or its reversal; return the message then."""
    answer = await press(person, await table(house, key), Verb.PACE)
    return answer.shown


async def test_to_the_end_go_both_or_nobody(house: House) -> None:
    key = await two(house)
    await house.open()
    for _ in range(2):
        answer = await play(house, key, house.ann, "To the end")
        assert "Ann would love to play to the end" in answer.shown.text
    assert "not playing at this table" in hidden_text(await play(house, key, house.eve, "To the end"))
    await play(house, key, house.bob, "Lap")
    answer = await play(house, key, house.bob, "To the end")
    assert "Bob would love to play to the end" in answer.shown.text, "Ann wished for it before the lap"
    await house.reopen()
    assert "Bob would love to play to the end" in (await table(house, key)).text
    await play(house, key, house.ann, "To the end")
    assert played(house, key) == ["lap", "laps 50"]


@pytest.mark.long("rare cases")
async def test_to_the_end_pressed_on_an_outdated_table_is_answered(house: House, pass_time: Pass) -> None:
    """Laps within a second are drawn together: a wish for the end between them is answered: nobody heard of it."""
    key = await two(house)
    await house.open(double_press=0.7)
    for _ in range(2):
        await play(house, key, house.ann, "Lap")
    shown = await table(house, key)
    assert played(house, key) == ["lap", "lap"], "of which the message shows the first"
    late = await play(house, key, house.bob, "To the end")
    (said,) = await house.bob.until(lambda: late.followups, patience=PATIENCE)
    assert said.hidden
    assert said.text == "The table had just moved on, so nothing was played. Press again if you still want that."
    lap = await play(house, key, house.bob, "Lap")
    pass_time(2_000)
    await house.eve.until(lambda: not behind(house, key, shown.versions + 1), patience=PATIENCE)
    assert (await table(house, key)).id == shown.id
    assert "would love" not in (await table(house, key)).text
    assert lap.followups == [], "a lap that came too late is on the table all the same"
    assert played(house, key) == ["lap", "lap"]
    pass_time(2_000)
    agreed = await play(house, key, house.bob, "To the end")
    assert "Bob would love to play to the end" in agreed.shown.text
    assert agreed.followups == []


@pytest.mark.long("rare cases")
async def test_laps_are_typed(house: House) -> None:
    key = await two(house)
    await house.open()
    await table(house, key)
    for typed, written in (("Lap", "lap"), ("laps 3", "laps 3")):
        answer = await house.ann.invoke(house.channel, "/play", move=typed)
        assert answer.shown.hidden
        assert played(house, key)[-1] == written
    refused = await house.ann.invoke(house.channel, "/play", move="laps 51")
    assert "Try `turn`, `lap` or `laps 10`" in refused.shown.text
    offered = [str(each.value) for each in (await house.ann.complete(house.channel, "/play", "move", "la")).choices]
    assert offered == ["lap", "laps 10", "laps 50"]


@pytest.mark.long("rare cases")
async def test_a_lap_is_played_for_who_is_late(house: House, pass_time: Pass) -> None:
    key = await two(house, clock="10m")
    await house.open()
    await table(house, key)
    pass_time(71 * MINUTE)
    await house.eve.until(lambda: played(house, key), patience=PATIENCE)
    assert played(house, key)[0] == "lap"
    assert "timeout" not in [row[3] for row in house.plies(key)]


@pytest.mark.long("rare cases")
async def test_a_question_that_named_a_smaller_loss_is_asked_again(house: House) -> None:
    key = await two(house, deals="3")
    await house.open()
    questions = {each.user.id: await leaving(house, each, key) for each in (house.ann, house.bob)}
    assert all("0.50 chips." in each.text for each in questions.values())
    while not any(str(row[3]).startswith("deal 2") for row in house.plies(key)):
        for person in (house.ann, house.bob):
            if "10 laps" in choices(await table(house, key)):
                await play(house, key, person, "10 laps")
    costs = {each.user.id: (await leaving(house, each, key)).text for each in (house.ann, house.bob)}
    loser = next(each for each in (house.ann, house.bob) if "1 chip." in costs[each.user.id])
    question = questions[loser.user.id]
    again = (await press(loser, question, Verb.RESIGN)).shown
    assert again.id == question.id
    assert "1 chip." in again.text
    assert house.settlements(key) == []
    await press(loser, again, Verb.RESIGN)
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert "1 chip" in settlement.text


async def leaving(house: House, person: Person, key: str) -> SeenMessage:
    """Return the question whether to resign."""
    return (await person.invoke(house.channel, "/table resign", table=key)).shown


@pytest.mark.long("rare cases")
async def test_whoever_resigns_pays_a_stake(house: House) -> None:
    key = await two(house)
    await house.open()
    await play(house, key, house.ann, "Lap")
    asked = await house.ann.invoke(house.channel, "/table resign")
    assert "you pay Bob 0.50 chips." in asked.shown.text
    await press(house.ann, asked.shown, Verb.RESIGN)
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert "0.50" in " ".join(file.description or "" for file in settlement.files)


@pytest.mark.long("all ways to play")
async def test_a_practice_game_by_direct_message(house: House) -> None:
    """There is no table for others to see: it is played on the panel."""
    await house.open()
    direct = house.ann.open_direct()
    await house.ann.invoke(direct, "/practice", game=NAME, level="regular")
    for _ in range(ENOUGH):
        await house.ann.until(lambda: direct_choices(house) or ended(house), patience=PATIENCE)
        if ended(house):
            break
        message = direct_choices(house)[-1]
        assert "By hand" not in {each.label for each in message.buttons}, "a robot plays laps"
        await house.ann.press(message, choices(message)["10 laps"].custom_id)
    assert ended(house)


def direct_choices(house: House) -> list[SeenMessage]:
    """Return the direct messages on which Ann can play."""
    return [message for message in house.ann.direct_messages() if choices(message)]


def ended(house: House) -> bool:
    """Return whether a direct message informed Ann how the game ended."""
    return any(Verb.REMATCH in verbs(message) for message in house.ann.direct_messages())


@pytest.mark.long("rare cases")
async def test_a_practice_game_against_a_robot(house: House) -> None:
    house.plays_openly = True
    await house.open()
    begun = await house.ann.invoke(house.channel, "/practice", game=NAME, level="regular")
    assert begun.message is not None
    await house.until_stored(lambda: house.rows("SELECT id FROM tables"))
    key = house.key()
    for _ in range(ENOUGH):
        await house.eve.until(lambda: tables(house, key) or house.settlements(key), patience=PATIENCE)
        if house.settlements(key):
            break
        await play(house, key, house.ann, "10 laps")
    assert house.settlements(key)


@pytest.mark.long("rare cases")
async def test_the_next_deal_stands_on_the_table_at_once(house: House) -> None:
    """Also where it is dealt without a pause, while the press that ended the one before is still answered."""
    key = await two(house, deals="2", laps="20")
    await house.open()
    for _ in range(2):  # twenty laps are a deal
        await play(house, key, house.ann, "10 laps")
    await house.eve.until(lambda: any("Deal 2" in message.text for message in tables(house, key)), patience=PATIENCE)
