"""Clocks and pauses on Discord, with a clock that a test sets."""

import asyncio
from dataclasses import replace

import pytest

from bot.playground.gateway.session import Connection
from bot.playground.permissions import Permission
from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from cogs.ids import CustomId, Verb, parse_id
from tests.e2e.codes import NO_PERMISSION, UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, Pass, hidden_text, press, verbs
from tests.e2e.players import Presser, play

MINUTE = 60_000  # ms


async def started(house: House, clock: str) -> tuple[str, Presser, Presser]:
    """Start a game with a clock: return its key, whose turn it is, and who waits."""
    house.allowed = {UNKNOWN_MESSAGE}
    await house.open()
    asked = await house.ann.invoke(house.channel, "/challenge", opponent=house.bob, clock=clock, options="target=100")
    assert "Clock: 10 minutes a turn" in asked.shown.text
    await press(house.bob, asked.shown, Verb.ACCEPT)
    key = house.key()
    players = [Presser(house, house.ann, key), Presser(house, house.bob, key)]
    await house.eve.until(lambda: any(player.can_act() for player in players), patience=PATIENCE)
    mover, other = sorted(players, key=lambda player: not player.can_act())
    await house.eve.until(lambda: house.tables(key) and "out <t:" in house.tables(key)[-1].text, patience=PATIENCE)
    return key, mover, other


async def offered(house: House, player: Presser) -> SeenMessage:
    """Return the waiting player's choices, among the direct messages."""

    def found() -> SeenMessage | None:
        return next((m for m in player.person.direct_messages() if Verb.WAIT in verbs(m)), None)

    return await house.eve.until(found, patience=PATIENCE)


def ids(message: SeenMessage, verb: Verb) -> str:
    """Return the id of the button that asks for `verb`."""
    return next(b.custom_id for b in message.buttons if (i := parse_id(b.custom_id)) is not None and i.verb == verb)


async def test_a_reminder_then_the_choices_then_the_claim(house: House, pass_time: Pass) -> None:
    key, mover, other = await started(house, "10m claim")
    pass_time(66 * MINUTE)
    await mover.person.until(
        lambda: any("Your time in Mille" in m.text for m in mover.person.direct_messages()), patience=PATIENCE
    )
    pass_time(5 * MINUTE)
    choices = await offered(house, other)
    assert verbs(choices) == {Verb.WAIT, Verb.DEPUTY, Verb.UNPAID, Verb.CLAIM}
    await house.eve.until(lambda: "is out of time" in house.tables(key)[-1].text, patience=PATIENCE)
    table = house.tables(key)[-1]
    assert "only the waiting player" in hidden_text(await press(mover.person, table, Verb.LATE)).lower()
    assert "not playing" in hidden_text(await press(house.eve, table, Verb.LATE))
    again = await press(other.person, table, Verb.LATE)
    assert again.shown.hidden
    waits = await press(other.person, choices, Verb.WAIT)
    assert waits.message is not None
    assert not house.settlements()
    await press(other.person, again.shown, Verb.CLAIM)
    await house.eve.until(house.is_over, patience=PATIENCE)
    assert "is out of time" in house.settlements()[-1].text
    assert house.rows("SELECT how FROM table_ends") == [("timeout",)]
    assert len([m for m in mover.person.direct_messages() if "Your time in Mille" in m.text]) == 1


@pytest.mark.long("rare cases")
async def test_a_move_after_the_end_of_time_takes_the_choices_back(house: House, pass_time: Pass) -> None:
    key, mover, other = await started(house, "10m")
    pass_time(71 * MINUTE)
    choices = await offered(house, other)
    assert Verb.CLAIM not in verbs(choices)
    await house.eve.until(lambda: "is out of time" in house.tables(key)[-1].text, patience=PATIENCE)
    await play(house, [mover], until=lambda: "is out of time" not in house.tables(key)[-1].text)
    gone = (await press(other.person, choices, Verb.DEPUTY)).shown
    assert "nothing left to decide" in gone.text
    assert not verbs(gone)


@pytest.mark.long("whole games")
async def test_a_robot_plays_on_to_the_end_without_stakes(house: House, pass_time: Pass) -> None:
    key, mover, other = await started(house, "10m claim")
    pass_time(71 * MINUTE)
    await press(other.person, await offered(house, other), Verb.DEPUTY)
    await house.eve.until(lambda: "A robot is playing for" in house.tables(key)[-1].text, patience=PATIENCE)
    late = await mover.person.invoke(house.channel, "/play", move="draw", table=key)
    assert "robot is playing for you" in hidden_text(late)
    await house.close()
    await house.open()
    await play(house, [other])
    assert house.rows("SELECT count(*) FROM transfers") == [(0,)]
    assert "nobody pays" in house.settlements()[-1].text


@pytest.mark.long("rare cases")
async def test_a_robot_is_asked_for_twice_and_the_second_press_takes_nothing_back(
    house: House, pass_time: Pass
) -> None:
    _, _, other = await started(house, "10m")
    pass_time(71 * MINUTE)
    choices = await offered(house, other)
    answers = await asyncio.gather(*(press(other.person, choices, Verb.DEPUTY) for _ in range(2)))
    assert {"A robot plays on from here, no stakes."} == {each.message.text for each in answers if each.message}


async def test_a_game_ends_without_payment(house: House, pass_time: Pass) -> None:
    _, _, other = await started(house, "10m")
    pass_time(71 * MINUTE)
    await press(other.person, await offered(house, other), Verb.UNPAID)
    await house.eve.until(house.is_over, patience=PATIENCE)
    assert "ended early. Nobody pays." in house.settlements()[-1].text
    assert "agree" not in house.settlements()[-1].text, "nobody was there to agree"
    assert house.rows("SELECT count(*) FROM transfers") == [(0,)]


@pytest.mark.long("rare cases")
async def test_where_nothing_may_be_posted_a_mention_keeps_no_game_from_its_end(house: House, pass_time: Pass) -> None:
    """Both chose notices by a mention, and the bot may no longer write where they play."""
    house.timing = replace(house.timing, notified_within=0.2)
    await started(house, "10m")
    house.allowed = {UNKNOWN_MESSAGE, NO_PERMISSION}
    for person in (house.ann, house.bob):
        panel = (await person.invoke(house.channel, "/settings")).shown
        await person.choose(panel, str(CustomId(Verb.PREFER, "", word="notice")), "mention")
    house.discord.forbid(house.channel, house.discord.bot, Permission.SEND_MESSAGES)
    pass_time(71 * MINUTE)
    await house.eve.until(
        lambda: any(each.code == NO_PERMISSION for _, each in house.discord.refusals), patience=PATIENCE
    )
    pass_time(31 * 24 * 60 * MINUTE)
    async with asyncio.timeout(PATIENCE):
        while not house.rows("SELECT how FROM table_ends"):
            pass_time(MINUTE)  # what failed is tried again after a pause
            await asyncio.sleep(0)
    assert house.rows("SELECT how FROM table_ends") == [("abandoned",)]


@pytest.mark.long("rare cases")
async def test_a_pause_both_accepted(house: House, pass_time: Pass) -> None:
    key, mover, other = await started(house, "10m")
    asked = await mover.person.invoke(house.channel, "/table pause")
    assert asked.shown.mentions == (other.person.user.id,)
    assert "up to your opponent to agree" in hidden_text(await press(mover.person, asked.shown, Verb.PAUSE))
    await press(other.person, asked.shown, Verb.PAUSE)
    await house.eve.until(lambda: "Paused" in house.tables(key)[-1].text, patience=PATIENCE)
    pass_time(600 * MINUTE)
    await house.reopen()
    await house.eve.until(lambda: Verb.RESUME in verbs(house.tables(key)[-1]), patience=PATIENCE)
    assert "goes on" in (await press(other.person, house.tables(key)[-1], Verb.RESUME)).message.text  # type: ignore[union-attr]
    await house.eve.until(lambda: " runs out <t:" in house.tables(key)[-1].text, patience=PATIENCE)
    refused = await mover.person.invoke(house.channel, "/table resume")
    assert "isn’t paused" in hidden_text(refused)
    assert not [m for m in other.person.direct_messages() if Verb.WAIT in verbs(m)]


@pytest.mark.long("rare cases")
async def test_panels_tell_of_the_clock_and_of_a_pause_that_stops_it(house: House, pass_time: Pass) -> None:
    _, mover, other = await started(house, "10m")

    def tells(words: str) -> bool:
        panel = mover.panel()
        return panel is not None and words in panel.text

    assert tells("your time runs out <t:")
    asked = await other.person.invoke(house.channel, "/table pause")
    await press(mover.person, asked.shown, Verb.PAUSE)
    await mover.person.until(lambda: tells("Paused") and not tells("<t:"), patience=PATIENCE)
    assert "paused" in (await listed(house, mover.person)).text
    await other.person.invoke(house.channel, "/table resume")
    await mover.person.until(lambda: tells("your time runs out <t:"), patience=PATIENCE)


@pytest.mark.long("rare cases")
async def test_who_is_replaced_by_a_robot_sees_so_and_is_offered_nothing(house: House, pass_time: Pass) -> None:
    key, mover, other = await started(house, "10m")
    pass_time(71 * MINUTE)
    assert "you’re out of time" in (await listed(house, mover.person)).text
    assert "your call" in (await listed(house, other.person)).text
    hand = await other.person.invoke(house.channel, "/hand")
    await press(other.person, (await press(other.person, hand.shown, Verb.LATE)).message, Verb.DEPUTY)  # type: ignore[arg-type]
    await mover.person.until(lambda: "robot is playing for you" in mover.panel().text, patience=PATIENCE)  # type: ignore[union-attr]
    assert not mover.can_act()
    assert "a robot is playing for you" in (await listed(house, mover.person)).text
    for line in ("/table resign", "/table call-off", "/table pause"):
        assert "robot is playing for you" in hidden_text(await mover.person.invoke(house.channel, line, table=key))


async def listed(house: House, person: Person) -> SeenMessage:
    """Return the person's games."""
    answer = await person.invoke(house.channel, "/table list")
    return answer.shown


@pytest.mark.long("rare cases")
async def test_a_clock_stands_still_while_discord_is_away(
    house: House, pass_time: Pass, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line breaks, and for a day nobody answers at the other end."""
    key, mover, other = await started(house, "10m")
    gateway, knocked, answers = house.discord.gateway, asyncio.Event(), asyncio.Event()
    converse = gateway._converse

    async def be_away(connection: Connection) -> None:
        knocked.set()
        await answers.wait()
        await converse(connection)

    monkeypatch.setattr(gateway, "_converse", be_away)
    gateway.drop()
    await knocked.wait()
    pass_time(24 * 60 * MINUTE)
    await house.eve.until(lambda: "The bot was offline" in house.tables(key)[-1].text, patience=PATIENCE)
    answers.set()
    await house.eve.until(lambda: "The bot is back" in house.tables(key)[-1].text, patience=PATIENCE)
    assert [text for *_, text in house.plies(key)][-2:] == ["pause", "resume"]
    assert "is out of time" not in house.tables(key)[-1].text
    assert not [message for message in other.person.direct_messages() if Verb.WAIT in verbs(message)]
    await play(house, [mover], until=lambda: len(house.plies(key)) > 4)
