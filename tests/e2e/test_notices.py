"""Your turn, once, in the right place: by direct message, by a mention, or not at all; in quiet hours silently."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime

import pytest

from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from cogs.ids import CustomId, Verb
from tests.e2e.codes import UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, Pass, hidden_text, press, verbs
from tests.e2e.players import HandPresser, play_turns

SECOND = 1_000  # ms
NO_SOUND = 1 << 12  # Discord's flag of a message that notifies nobody
QUIET = str(CustomId(Verb.QUIET, ""))
NOTICE = str(CustomId(Verb.PREFER, "", word="notice"))


async def settings(house: House, person: Person) -> SeenMessage:
    """Return the person's settings."""
    asked = await person.invoke(house.channel, "/settings")
    assert asked.shown.hidden
    return asked.shown


async def be_quiet(house: House, person: Person, hours: str, zone: str) -> SeenMessage:
    """Fill in the form of quiet hours; return the panel then."""
    asked = await person.press(await settings(house, person), QUIET)
    answer = await person.submit(asked.form, {"text": hours, "text-1": zone})
    return answer.shown


async def while_time_passes(pass_time: Pass, found: Callable[[], SeenMessage | None]) -> SeenMessage:
    """Let time pass until the search succeeds."""
    async with asyncio.timeout(PATIENCE):
        while (message := found()) is None:
            pass_time(SECOND)
            await asyncio.sleep(0)
    return message


async def test_quiet_hours_are_typed_and_shown(house: House) -> None:
    await house.open()
    panel = await be_quiet(house, house.ann, "22h à 7:30", "paris")
    assert panel.button(QUIET).label == "Quiet hours: 22:00 to 07:30 (Europe/Paris)"
    asked = await house.ann.press(panel, QUIET)
    nonsense = await house.ann.submit(asked.form, {"text": "at night", "text-1": "Paris"})
    assert "22:00-8:00" in hidden_text(nonsense)
    asked = await house.ann.press(panel, QUIET)
    nowhere = await house.ann.submit(asked.form, {"text": "22-8", "text-1": "Atlantis"})
    assert "time zone" in hidden_text(nowhere)
    assert "22:00 to 07:30" in (await settings(house, house.ann)).button(QUIET).label, "nothing changed"
    assert (await be_quiet(house, house.ann, "", "")).button(QUIET).label == "Quiet hours: none"


@pytest.mark.long("whole deals")
async def test_who_wants_a_mention_gets_the_table_anew_and_no_direct_message(house: House, pass_time: Pass) -> None:
    """A player who uses a panel is called once the turn has waited ninety seconds."""
    house.allowed = {UNKNOWN_MESSAGE}
    await house.open()
    for person in (house.ann, house.bob):
        await person.choose(await settings(house, person), NOTICE, "mention")
    key = await house.start_game(target=10_000)
    people = {house.ann.user.id: house.ann, house.bob.user.id: house.bob}
    called: list[int] = []
    before_all = house.discord.counted
    while len(called) < 2:

        def newly_called() -> SeenMessage | None:
            return next((m for m in house.tables(key) if m.mentions and m.id not in called), None)

        table = await while_time_passes(pass_time, newly_called)
        called.append(table.id)
        person = people[table.mentions[0]]
        assert f"<@{person.user.id}>, it’s your turn" in table.text
        await play_turns(house, [HandPresser(house, person, key)], key)
    await house.eve.until(lambda: len(house.tables(key)) == 1, patience=PATIENCE)
    assert house.discord.counted - before_all <= 2 * (len(called) + 1), "a message and the removal of the old one"
    assert house.ann.direct_messages() == []
    assert house.bob.direct_messages() == []


async def test_in_quiet_hours_the_panel_comes_without_a_sound(house: House) -> None:
    await house.open()
    hour = datetime.fromtimestamp(house.clock.now() / 1000, UTC).hour
    await be_quiet(house, house.ann, f"{(hour - 1) % 24}:00-{(hour + 2) % 24}:00", "UTC")
    await house.start_game()
    for person, is_silent in ((house.ann, True), (house.bob, False)):
        panel = await person.until(lambda person=person: next(iter(person.direct_messages()), None), patience=PATIENCE)
        assert Verb.MORE in verbs(panel)
        assert bool(house.discord.world.messages[panel.id].now.flags & NO_SOUND) is is_silent


async def test_a_forged_choice_changes_nothing(house: House) -> None:
    await house.open()
    panel = await settings(house, house.ann)
    await house.ann.choose(panel, NOTICE, "silence")
    menu = (await settings(house, house.ann)).menus[0]
    assert [each.label for each in menu.options if each.default] == ["Your turn: no message"]
    assert await press(house.ann, panel, Verb.QUIET)
