"""Refusals at a table that fills: one clear sentence each, and nothing is stored."""

import asyncio
from dataclasses import dataclass

import pytest

from bot.games.protocol import Options
from bot.playground.kinds import InteractionKind
from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from tests.e2e.house import PATIENCE, House, hidden_text, id_of, press
from tests.e2e.lobbies import choose, opened, panel_of, said, sit
from tests.e2e.magpies import furnish, seat
from tests.witness.game import MagpieGame


def stored(house: House) -> list[tuple[object, ...]]:
    """Return all rows about lobbies and tables."""
    return house.rows("SELECT (SELECT count(*) FROM lobby_acts), (SELECT count(*) FROM tables)")


async def test_a_game_for_two_takes_no_third(house: House) -> None:
    furnish(house)
    await house.open()
    asked = await house.ann.invoke(house.channel, "/open", game="mille", seats=3)
    assert hidden_text(asked) == "Mille is a game for 2."
    for line, option in (("/open", "seats"), ("/practice", "players")):
        suggested = await house.ann.complete(house.channel, line, option, "", game="magpie")
        assert [(each.name, each.value) for each in suggested.choices] == [("3", 3), ("4, in teams", 4), ("5", 5)]
        suggested = await house.ann.complete(house.channel, line, option, "4", game="magpie")
        assert [each.value for each in suggested.choices] == [4]
        suggested = await house.ann.complete(house.channel, line, "options", "an", game="magpie")
        assert suggested.choices[0].name == "ante: 2"
    suggested = await house.ann.complete(house.channel, "/challenge", "game", "", opponent=house.bob)
    assert [each.value for each in suggested.choices] == [
        name for name, each in house.games.items() if 2 in each.game.seats
    ]


async def test_who_cannot_be_invited(house: House) -> None:
    furnish(house)
    await house.open()
    lobby = await opened(house, seats=4)
    await sit(lobby, house.bob)
    (stranger,) = house.meet("Sam")
    panel, before = await panel_of(house.ann, lobby), stored(house)
    bot = await house.ann.choose(panel, id_of(panel, Verb.INVITE), house.discord.world.bot)
    assert hidden_text(bot) == "You can’t invite a bot. Add a robot instead."
    house.discord.world.remove_member(house.guild, stranger.user)
    said_so = await choose(house.ann, panel, Verb.INVITE, stranger)
    assert hidden_text(said_so) == "Only people in this server can be invited. Not here: Sam."
    both = await choose(house.ann, panel, Verb.INVITE, house.eve, stranger)
    assert "Not here: Sam." in hidden_text(both), "all of them or none"
    assert stored(house) == before


@pytest.mark.long("rare cases")
async def test_who_is_host_no_more_gets_no_form_for_other_terms(house: House) -> None:
    furnish(house)
    await house.open()
    lobby = await sit(await opened(house, seats=4), house.bob)
    panel = await panel_of(house.ann, lobby)
    await press(house.ann, lobby, Verb.STAND)
    before = stored(house)
    for answer in (  # both before the panel follows
        await house.ann.press_as_seen(panel, id_of(panel, Verb.LOBBY_TERMS)),
        await house.ann.choose_as_seen(panel, id_of(panel, Verb.ADD_ROBOT), "novice"),
    ):
        assert hidden_text(answer) == "Only the host can do that."
    assert stored(house) == before


@pytest.mark.long("rare cases")
async def test_who_deletes_their_data_leaves_the_table(house: House) -> None:
    furnish(house)
    await house.open()
    lobby = await sit(await opened(house, seats=4), house.bob)
    asked = await house.ann.invoke(house.channel, "/data delete")
    await house.ann.press(asked.shown, asked.shown.buttons[0].custom_id)
    left = await said(house, lobby, "Bob · host")
    assert "Ann" not in left.text


@pytest.mark.long("rare cases")
async def test_presses_that_are_declined_ask_discord_for_nobody(house: House) -> None:
    """Endless presses at a table with one free seat must not use up everyone's requests."""
    furnish(house)
    (cem,) = house.meet("Cem")
    await house.open()
    lobby = await sit(await opened(house, seats=4), house.bob, cem)
    panel = await panel_of(house.ann, lobby)
    await press(house.ann, lobby, Verb.STAND)  # and the panel of a host is left with a person who is not one
    await sit(lobby, house.ann)
    for each in (house.ann, house.bob, cem):
        await each.until(each.direct_messages, patience=PATIENCE)  # the greeting of who sits down
    before = len(house.discord.exchanges)
    for person, message, verb in ((house.bob, lobby, Verb.SIT), (house.ann, panel, Verb.BEGIN)):
        which = id_of(message, verb)
        await asyncio.gather(*(person.press_as_seen(message, which) for _ in range(5)))
    assert [each.path for each in house.discord.exchanges[before:] if each.counted] == []


async def test_nobody_types_for_somebody_else(house: House) -> None:
    furnish(house)
    await house.open()
    form = (await house.ann.invoke(house.channel, "/open", game="magpie", seats=3, stake="10", options="deals=2")).form
    field = {"type": 18, "component": {"type": 4, "custom_id": form.fields[0].custom_id, "value": "80"}}
    forged = house.discord.backend.act(
        InteractionKind.MODAL,
        user_id=house.bob.user.id,
        channel_id=house.channel.id,
        data={"custom_id": form.custom_id, "components": [field]},
        opened_by=form.opened_by,
    )
    await forged.answered.wait()
    assert forged.original is not None
    assert forged.original.only_for == house.bob.user.id
    assert stored(house) == [(0, 0)]


# The possible cost


async def typed(person: Person, lobby: SeenMessage, amount: str) -> str:
    """Sit down where it may cost much, typing an amount; return the answer."""
    form = (await press(person, lobby, Verb.SIT)).form
    answer = await person.submit(form, {form.fields[0].custom_id: amount})
    return answer.shown.text


async def test_more_than_fifty_is_typed_before_anybody_agrees(house: House) -> None:
    furnish(house)
    await house.open()
    asked = await house.ann.invoke(house.channel, "/open", game="magpie", seats=3, stake="10", options="deals=2")
    form = asked.form
    assert stored(house) == [(0, 0)]
    assert form.title == "Large stakes"
    wrong = await house.ann.submit(form, {form.fields[0].custom_id: "8"})
    assert hidden_text(wrong) == "That wasn’t 80, so nothing was agreed. Press again if you want to."
    assert stored(house) == [(0, 0)]
    form = (await house.ann.invoke(house.channel, "/open", game="magpie", seats=3, stake="10", options="deals=2")).form
    lobby = (await house.ann.submit(form, {form.fields[0].custom_id: "80.00"})).shown
    assert "At worst, you lose 80 coins." in lobby.text
    assert "wasn’t 80" in await typed(house.bob, lobby, "yes")
    assert "Seats taken: 2 of 3" in await typed(house.bob, lobby, "80")
    form = (await press(house.eve, lobby, Verb.SIT)).form
    await house.reopen()
    late = await house.eve.submit(form, {form.fields[0].custom_id: "80"})
    assert "out of date" in hidden_text(late), "a restart forgets the question, and nobody has agreed to anything"
    assert "The game begins." in await typed(house.eve, lobby, "80")


@pytest.mark.long("rare cases")
async def test_terms_that_cost_much_are_typed_by_the_host_who_names_them(house: House) -> None:
    furnish(house)
    await house.open()
    lobby = await opened(house, seats=3)
    panel = await panel_of(house.ann, lobby)
    form = (await press(house.ann, panel, Verb.LOBBY_TERMS)).form
    asked = (await house.ann.submit(form, {form.fields[1].custom_id: "20"})).shown
    assert "Nothing is agreed until you confirm it." in asked.text
    form = (await press(house.ann, asked, Verb.LARGE_STAKE)).form
    await house.ann.submit(form, {form.fields[0].custom_id: "240"})
    await said(house, lobby, "Stake: 20 coins.")


@dataclass(frozen=True, slots=True)
class DearForFew(MagpieGame):
    """Magpie, where three could lose much more than four."""

    def most_lost(self, options: Options, *, seats: int, stake: int) -> int | None:
        """Return a hundred with three."""
        return 100_00 if seats == 3 else 1_00


@pytest.mark.long("rare cases")
async def test_a_rematch_is_agreed_to_for_all_numbers_that_it_may_start_with(house: House) -> None:
    """Four have played; their table may start with three again, which is dearer."""
    people = [house.ann, house.bob, *house.meet("Cem", "Dot")]
    key = await seat(house, *people, game=DearForFew(), deals="1")
    furnish(house, DearForFew())
    await house.open()
    question = (await house.ann.invoke(house.channel, "/table call-off")).shown
    for person in people[1:]:
        await press(person, question, Verb.AGREE)
    settlement = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    form = (await press(house.bob, settlement[0], Verb.REMATCH)).form
    assert form.title == "Large stakes"
    lobby = (await house.bob.submit(form, {form.fields[0].custom_id: "100"})).shown
    assert "At worst, you lose 100 coins." in lobby.text


@pytest.mark.long("rare cases")
async def test_the_settings_of_the_server_hold(house: House) -> None:
    furnish(house)
    (cem,) = house.meet("Cem")
    role = house.discord.world.add_role(house.guild, "players")
    house.discord.world.grant_role(house.guild, house.ann.user, role)
    house.discord.world.grant_role(house.guild, cem.user, role)
    for name, value in (("role", str(role.id)), ("largest-stake", "2")):
        house.rows("INSERT INTO server_settings VALUES (?, ?, ?)", house.guild.id, name, value)
    await house.open()
    lobby = await opened(house, seats=4)
    assert "Stake: 0.02 coins" in lobby.text, "the game proposes more than is allowed here"
    assert "can’t be more than" in hidden_text(
        await house.ann.invoke(house.channel, "/open", game="magpie", stake="0.03")
    )
    assert "only <@&" in hidden_text(await press(house.bob, lobby, Verb.SIT))
    panel, before = await panel_of(house.ann, lobby), stored(house)
    assert "Bob can’t play in this server." in hidden_text(await choose(house.ann, panel, Verb.INVITE, house.bob))
    assert stored(house) == before
    await sit(lobby, cem)
