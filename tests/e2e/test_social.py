"""Nudges and reactions: friendly words between people, in the chosen way, that cost next to nothing."""

import json
import re
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal

import pytest

from bot.playground.permissions import Permission
from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from bot.tables import Reaction, Setting
from cogs.ids import CustomId, Verb
from cogs.screens.mille.acts import Act
from tests.e2e.codes import CLOSED, UNKNOWN_MESSAGE
from tests.e2e.controls import set_to
from tests.e2e.house import PATIENCE, House, Pass, id_of, press, verbs
from tests.e2e.players import PANEL, HandPresser, Presser, play_turns
from tests.left_out import first

MINUTE = 60_000  # ms
ANY_MESSAGE = "/channels/*/messages/*"
NO_SOUND = 1 << 12  # Discord's flag of a message that notifies nobody
WAY = Literal["dm", "hand"]
MOVES = {Act.DRAW, Act.PICK, Act.TAKE}

both_ways = pytest.mark.parametrize("way", first(1, ["dm", "hand"], why="all ways to play"))


@dataclass
class Two:
    """Two people at a table."""

    house: House
    key: str
    mover: Person
    waiter: Person
    way: WAY

    async def panel(self, person: Person) -> SeenMessage:
        """Return a person's present panel: in the direct messages, or opened in the channel."""
        if self.way == "dm":
            return await person.until(lambda: panel_of(person, self.key), patience=PATIENCE)
        answer = await press(person, self.house.tables(self.key)[-1], Verb.HAND)
        return answer.shown

    async def turns(self, number: int = 1) -> None:
        """Play until `number` more turns have ended."""
        kind = Presser if self.way == "dm" else HandPresser
        people = [kind(self.house, person, self.key) for person in (self.mover, self.waiter)]
        await play_turns(self.house, people, self.key, number)


def panels_of(person: Person, key: str) -> list[SeenMessage]:
    """Return the panels of a game in a person's direct messages, which may also hold a deal's result."""
    return [each for each in person.direct_messages() if PANEL & verbs(each) and key in id_of(each, *PANEL)]


def panel_of(person: Person, key: str) -> SeenMessage | None:
    """Return the newest of them."""
    return next(reversed(panels_of(person, key)), None)


async def prefer(house: House, person: Person, key: str, value: str) -> None:
    asked = await person.invoke(house.channel, "/settings")
    await set_to(person, asked.shown, Verb.PREFER, key, value)


async def seated(house: House, way: WAY = "dm") -> Two:
    """Return a game under way: who is to move, and who waits."""
    house.allowed |= {UNKNOWN_MESSAGE}
    key = await house.start_game(target=10_000)
    two = Two(house, key, house.ann, house.bob, way)
    for person in (house.ann, house.bob):  # the hands, which come by direct message
        await person.until(lambda person=person: panel_of(person, key), patience=PATIENCE)
    if not MOVES & verbs(await two.panel(house.ann)):
        two.mover, two.waiter = house.bob, house.ann
    return two


async def nudge(two: Two) -> str:
    """Let the waiting player nudge; return their panel's words then."""
    panel = await two.panel(two.waiter)
    answer = await press(two.waiter, panel, Verb.NUDGE)
    assert answer.shown.id == panel.id, "in place"
    return answer.shown.text


def nudges(person: Person) -> list[SeenMessage]:
    return [each for each in person.direct_messages() if "A friendly nudge" in each.text]


# Nudges


@both_ways
async def test_a_nudge_is_the_panel_anew_by_direct_message(house: House, pass_time: Pass, way: WAY) -> None:
    await house.open()
    two = await seated(house, way)
    pass_time(MINUTE)
    assert "Nudged." in await nudge(two)
    (message,) = await two.mover.until(lambda: nudges(two.mover), patience=PATIENCE)
    assert f"**A friendly nudge: {two.waiter.user.display_name} is waiting for you.**" in message.text
    assert two.mover.user.display_name not in message.text
    assert MOVES & verbs(message)
    await two.mover.until(lambda: len(panels_of(two.mover, two.key)) == 1, patience=PATIENCE)
    assert [each.id for each in panels_of(two.mover, two.key)] == [message.id], "it takes the place of the last panel"


@pytest.mark.long("rare cases")
@both_ways
async def test_too_early_a_nudge_says_when_it_is_possible(house: House, pass_time: Pass, way: WAY) -> None:
    """A minute after the last move; then an hour after the last nudge, for a new process too."""
    await house.open()
    two = await seated(house, way)
    soon = await nudge(two)
    pass_time(MINUTE)
    assert "Nudged." in await nudge(two)
    late = await nudge(two)
    await two.mover.until(lambda: nudges(two.mover), patience=PATIENCE)
    await house.reopen()
    again = await nudge(two)
    moments = []
    for words in (soon, late, again):
        assert "Nudged." not in words
        found = re.search(rf"You can nudge {two.mover.user.display_name} <t:(\d+):R>\.", words)
        assert found is not None, words
        moments.append(int(found[1]))
    assert 3500 <= moments[1] - moments[0] <= 3700
    assert moments[2] == moments[1]
    assert len(nudges(two.mover)) == 1


@pytest.mark.long("rare cases")
async def test_who_wants_a_mention_is_nudged_by_one_more_each_hour(house: House, pass_time: Pass) -> None:
    await house.open()
    two = await seated(house, "hand")
    await prefer(house, two.mover, "notice", "mention")
    pass_time(MINUTE)
    house.discord.faults.delay(0.5, "DELETE", ANY_MESSAGE)  # the table before is still there at the second nudge
    seen: set[int] = set()
    for _ in range(2):
        assert "Nudged." in await nudge(two)

        def anew() -> SeenMessage | None:
            tables = house.tables(two.key)
            return next((each for each in tables if each.mentions and each.id not in seen), None)

        table = await house.eve.until(anew, patience=PATIENCE)
        seen.add(table.id)
        assert table.mentions == (two.mover.user.id,)
        assert f"<@{two.mover.user.id}>, a friendly nudge" in table.text
        pass_time(60 * MINUTE)
    assert nudges(two.mover) == []


@pytest.mark.long("rare cases")
async def test_closed_direct_messages_make_it_a_mention(house: House, pass_time: Pass) -> None:
    house.allowed = {CLOSED}
    await house.open()
    two = await seated(house)
    two.mover.close_dms()
    pass_time(MINUTE)
    await nudge(two)
    await house.eve.until(lambda: "a friendly nudge" in house.tables(two.key)[-1].text, patience=PATIENCE)


@pytest.mark.long("rare cases")
async def test_silence_is_kept_and_is_nobody_elses_business(house: House, pass_time: Pass) -> None:
    await house.open()
    two = await seated(house)
    await prefer(house, two.mover, "notice", "silence")
    pass_time(MINUTE)
    before = house.discord.counted
    assert "Nudged." in await nudge(two)
    await two.turns()  # any message due would have been sent by now
    assert nudges(two.mover) == []
    assert all("nudge" not in each.text for each in house.eve.messages(house.channel))
    assert house.discord.counted - before <= 3


@pytest.mark.long("rare cases")
async def test_in_quiet_hours_a_nudge_makes_no_sound(house: House, pass_time: Pass) -> None:
    await house.open()
    two = await seated(house)
    asked = await two.mover.invoke(house.channel, "/settings")
    form = await two.mover.press(asked.shown, str(CustomId(Verb.QUIET, "")))
    hour = datetime.fromtimestamp(house.clock.now() / 1000, UTC).hour
    hours = f"{(hour - 1) % 24}:00-{(hour + 2) % 24}:00"
    await two.mover.submit(form.form, {"text": hours, "text-1": "UTC"})
    pass_time(MINUTE)
    await nudge(two)
    (message,) = await two.mover.until(lambda: nudges(two.mover), patience=PATIENCE)
    assert house.discord.world.messages[message.id].now.flags & NO_SOUND


@pytest.mark.long("rare cases")
async def test_nobody_to_nudge_before_a_robot_in_ones_own_turn_or_in_a_pause(house: House, pass_time: Pass) -> None:
    await house.open()
    two = await seated(house)
    assert Verb.NUDGE not in verbs(await two.panel(two.mover))
    asked = await two.mover.invoke(house.channel, "/table pause")
    old = await two.panel(two.waiter)
    await press(two.waiter, asked.shown, Verb.PAUSE)
    pass_time(MINUTE)
    if Verb.NUDGE in verbs(await two.panel(two.waiter)):  # not redrawn yet
        refused = await press(two.waiter, old, Verb.NUDGE)
        assert "There’s nobody to nudge right now." in refused.shown.text
        assert Verb.NUDGE not in verbs(refused.shown)
    direct = house.eve.open_direct()
    await house.eve.invoke(direct, "/practice")
    panel = await house.eve.until(lambda: panel_of(house.eve, house.key()), patience=PATIENCE)
    assert not {Verb.NUDGE, Verb.REACT} & verbs(panel)
    assert nudges(two.mover) == []


# Reactions


def react(two: Two, word: str = "") -> str:
    return str(CustomId(Verb.REACT, two.key, word=word))


async def tools(two: Two, person: Person) -> SeenMessage:
    """Open what is behind ⋯ in the panel."""
    return (await press(person, await two.panel(person), Verb.MORE)).shown


async def choose(two: Two, person: Person, reaction: Reaction) -> SeenMessage:
    """Open the tools, and react; the panel is the same message all the time."""
    panel = await two.panel(person)
    opened = (await press(person, panel, Verb.MORE)).shown
    assert opened.id == panel.id
    offered = [button.label for button in opened.buttons if button.custom_id.startswith(react(two))]
    assert len(offered) == 6
    answer = await person.press(opened, react(two, reaction))
    assert answer.shown.id == panel.id
    return answer.shown


def rows(message: SeenMessage) -> list[list[str]]:
    """Return the ids of its buttons, row by row."""
    found: list[list[str]] = []

    def walk(parts: object) -> None:
        for part in parts if isinstance(parts, list | tuple) else ():
            if part.get("type") == 1:
                found.append([str(each.get("custom_id")) for each in part["components"]])
            else:
                walk(part.get("components"))

    walk(message.components)
    return found


def counted(house: House, words: str) -> list[str]:
    """Return the counted requests with these words: all but answers to presses."""
    free = ("/interactions/", "/webhooks/")
    return [
        each.path
        for each in house.discord.exchanges
        if words in json.dumps(each.request, ensure_ascii=False) and not each.path.startswith(free)
    ]


@pytest.mark.long("rare cases")
@both_ways
async def test_a_reaction_is_seen_in_live_panels_for_nothing_and_with_the_next_edit_of_the_table(
    house: House, way: WAY
) -> None:
    await house.open()
    two = await seated(house, way)
    live = await press(two.mover, await two.panel(two.mover), Verb.MORE)
    own = await choose(two, two.waiter, Reaction.CLAP)
    assert "You: 😎 Well played" in own.text
    words = f"{two.waiter.user.display_name}: 😎 Well played"
    await two.mover.until(lambda: words in (two.mover.find(live.shown.id) or own).text, patience=PATIENCE)
    assert words not in house.tables(two.key)[-1].text
    assert counted(house, "Well played") == [], "no request of its own"
    await two.turns()
    await house.eve.until(lambda: words in house.tables(two.key)[-1].text, patience=PATIENCE)
    assert counted(house, "Well played") != [], "what is looked for would be found"
    await two.turns(2)
    await house.eve.until(lambda: words not in house.tables(two.key)[-1].text, patience=PATIENCE)
    assert not any("😎" in str(text) for *_, text in house.plies(two.key))


@pytest.mark.long("rare cases")
@both_ways
async def test_one_reaction_a_turn(house: House, way: WAY) -> None:
    await house.open()
    two = await seated(house, way)
    await choose(two, two.waiter, Reaction.MOMENT)
    assert (await tools(two, two.waiter)).button(react(two, Reaction.MOMENT)).disabled
    await two.turns(2)
    assert not (await tools(two, two.waiter)).button(react(two, Reaction.MOMENT)).disabled


@pytest.mark.long("rare cases")
async def test_back_closes_the_tools(house: House) -> None:
    await house.open()
    two = await seated(house)
    panel = await two.panel(two.waiter)
    opened = await tools(two, two.waiter)
    assert len(rows(opened)[-1]) == len(rows(panel)[-1]), "Back stands where ⋯ stood"
    assert rows(opened)[-1] != rows(panel)[-1]
    closed = await press(two.waiter, opened, Verb.MORE)
    assert rows(closed.shown) == rows(panel)


async def test_who_wants_no_reactions_neither_sends_nor_sees_them(house: House) -> None:
    await house.open()
    await prefer(house, house.ann, "reactions", "off")
    await prefer(house, house.bob, "reactions", "off")
    two = await seated(house)
    assert Verb.REACT not in verbs(await tools(two, two.waiter))
    await prefer(house, two.waiter, "reactions", "on")
    await press(two.waiter, await two.panel(two.waiter), Verb.REFRESH)
    live = await tools(two, two.mover)
    await choose(two, two.waiter, Reaction.WOW)
    shown = await press(two.mover, live, Verb.MORE)
    assert "😮" not in shown.shown.text
    assert Verb.REACT not in verbs(await tools(two, two.mover))


@pytest.mark.long("rare cases")
async def test_a_server_may_do_without_reactions(house: House) -> None:
    house.discord.add_role(house.guild, "keepers", house.ann, permissions=Permission.MANAGE_GUILD)
    await house.open()
    two = await seated(house)
    opened = await tools(two, two.waiter)
    asked = await house.ann.invoke(house.channel, "/server-settings")
    await set_to(house.ann, asked.shown, Verb.SERVER, Setting.REACTIONS, "no")
    refused = await two.waiter.press(opened, react(two, Reaction.CLAP))
    assert "Reactions are off at this table." in refused.shown.text
    assert Verb.REACT not in verbs(refused.shown)
    await two.turns()
    assert "😎" not in house.tables(two.key)[-1].text


@pytest.mark.long("rare cases")
async def test_who_is_blocked_nudges_and_reacts_as_ever_and_reaches_nobody(house: House, pass_time: Pass) -> None:
    await house.open()
    two = await seated(house)
    blocked = await two.mover.invoke(house.channel, "/block", person=two.waiter)
    pass_time(MINUTE)
    assert "Nudged." in await nudge(two)
    assert "You: 😎 Well played" in (await choose(two, two.waiter, Reaction.CLAP)).text
    shown = await press(two.mover, await two.panel(two.mover), Verb.MORE)
    assert "Well played" not in shown.shown.text
    await press(two.mover, blocked.shown, Verb.UNBLOCK)
    again = await press(two.mover, shown.shown, Verb.MORE)
    assert "Well played" in again.shown.text
    assert nudges(two.mover) == []


@pytest.mark.long("rare cases")
async def test_everything_is_said_in_french_too(house: House, pass_time: Pass) -> None:
    await house.open()
    for person in (house.ann, house.bob):
        await prefer(house, person, "language", "fr")
    two = await seated(house)
    own = await choose(two, two.waiter, Reaction.OUCH)
    assert "Toi\N{NO-BREAK SPACE}: 😱 Ayoye" in own.text
    assert "Tu pourras relancer" in await nudge(two)
    pass_time(MINUTE)
    assert "Relance envoyée." in await nudge(two)
    await two.mover.until(lambda: any("t’attend." in each.text for each in two.mover.direct_messages()))
