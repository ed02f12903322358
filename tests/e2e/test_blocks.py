"""A blocked person reaches nobody, and sees nothing that would reveal the block."""

from dataclasses import replace

import pytest

from bot.playground.person import Answer, Person
from bot.playground.seen import SeenMessage
from bot.tables import Challenges
from cogs.ids import Verb
from tests.e2e.controls import is_set, set_to
from tests.e2e.house import PATIENCE, House, hidden_text, id_of, press, verbs
from tests.e2e.lobbies import choose, opened, panel_of, said, sit
from tests.e2e.magpies import furnish


def standing(house: House) -> list[tuple[object, ...]]:
    """Return every row about challenges and tables."""
    tables = ("offers", "offer_answers", "seeds", "lobbies", "lobby_acts", "tables", "players", "blocks")
    return [row for table in tables for row in house.rows(f"SELECT * FROM {table}")]


def in_sight(house: House) -> list[SeenMessage]:
    """Return everyone's messages in the channel, and each one's direct messages."""
    return [*house.eve.messages(house.channel), *(each for who in house.people for each in who.direct_messages())]


async def challenge(house: House, person: Person, opponent: Person) -> Answer:
    """Challenge a person to a game of Mille."""
    return await person.invoke(house.channel, "/challenge", opponent=opponent, game="mille")


async def refusal(house: House, by: Person, opponent: Person) -> tuple[object, ...]:
    """Return all that a refused challenge brings: how it was answered, and the answer except its id."""
    rows, seen = standing(house), in_sight(house)
    answer = await challenge(house, by, opponent)
    assert (standing(house), in_sight(house)) == (rows, seen), "nothing is stored, and nothing posted"
    assert answer.followups == []
    return answer.callback, replace(answer.shown, id=0)


async def may_challenge(house: House, person: Person, who: Challenges) -> None:
    """Choose in the person's settings who may challenge them."""
    asked = await person.invoke(house.channel, "/settings")
    panel = await set_to(person, asked.shown, Verb.PREFER, "challenges", who)
    assert any(line.startswith("Who can challenge me: ") for line in is_set(panel))


async def test_a_challenge_is_refused_alike_by_a_block_and_by_the_settings(house: House) -> None:
    await house.open()
    await challenge(house, house.bob, house.eve)  # a first challenge stores who makes it
    blocked = await house.ann.menu(house.channel, house.bob, "Block")
    assert blocked.shown.hidden
    assert "**Bob is blocked.**" in blocked.shown.text
    first = await refusal(house, house.bob, house.ann)
    answer = first[1]
    assert isinstance(answer, SeenMessage)
    assert (answer.text, answer.hidden) == ("Ann can’t be challenged right now.", True)
    assert "isn’t blocked anymore" in (await press(house.ann, blocked.shown, Verb.UNBLOCK)).message.text  # type: ignore[union-attr]
    for who in (Challenges.NOBODY, Challenges.KNOWN):
        await may_challenge(house, house.ann, who)
        assert await refusal(house, house.bob, house.ann) == first
    await may_challenge(house, house.ann, Challenges.ANYBODY)
    posted = (await challenge(house, house.bob, house.ann)).shown
    assert posted.mentions == (house.ann.user.id,)


@pytest.mark.long("rare cases")
async def test_whom_one_blocks_is_listed_and_let_go_again(house: House) -> None:
    await house.open()
    empty = await house.ann.invoke(house.channel, "/block")
    assert "You haven’t blocked anyone" in hidden_text(empty)
    assert "yourself" in hidden_text(await house.ann.invoke(house.channel, "/block", person=house.ann))
    for who in (house.bob, house.eve, house.bob):
        await house.ann.invoke(house.channel, "/block", person=who)
    settings = await house.ann.invoke(house.channel, "/settings")
    listed = (await press(house.ann, settings.shown, Verb.BLOCKS)).shown
    assert listed.hidden
    assert all(f"<@{who.user.id}>" in listed.text for who in (house.bob, house.eve))
    assert listed.mentions == ()
    left = await house.ann.choose(listed, id_of(listed, Verb.UNBLOCK), str(house.bob.user.id))
    assert house.rows("SELECT blocked_id FROM blocks") == [(house.eve.user.id,)]
    assert f"<@{house.bob.user.id}>" not in left.shown.text
    assert "haven’t blocked" in (await house.bob.invoke(house.channel, "/block")).message.text  # type: ignore[union-attr]


async def test_a_host_removes_somebody_who_is_answered_as_who_is_blocked(house: House) -> None:
    furnish(house)
    await house.open()
    (dot,) = house.meet("Dot")
    lobby = await sit(await opened(house, seats=4), house.bob, house.eve)
    panel, nonces = await panel_of(house.ann, lobby), set()
    for person in (house.bob, house.eve):
        done = await choose(house.ann, panel, Verb.REMOVE, id_in(panel, person.user.display_name))
        panel = done.shown
        assert "Removed. They can’t come back to this table." in panel.text
        (notice,) = await person.until(lambda person=person: notices_to(person), patience=PATIENCE)  # type: ignore[misc]
        assert notice.text == "The host removed you from a table of Magpie before the game began."
        nonces.add(house.discord.world.messages[notice.id].nonce)
    assert len(nonces) == 2, "Discord would send the second one to nobody"
    assert Verb.REMOVE not in verbs(panel)
    lobby = await said(house, lobby, "Seats taken: 1 of 4")
    removed = await press(house.bob, lobby, Verb.SIT)
    await house.ann.invoke(house.channel, "/block", person=dot)
    blocked = await press(dot, lobby, Verb.SIT)
    assert hidden_text(blocked) == hidden_text(removed)
    assert hidden_text(removed).startswith("You can’t sit down at this table.")
    assert (blocked.callback, blocked.followups) == (removed.callback, removed.followups)


@pytest.mark.long("rare cases")
async def test_who_blocks_is_asked_before_they_sit_down(house: House) -> None:
    furnish(house)
    await house.open()
    lobby = await sit(await opened(house, host=house.eve, seats=4), house.bob)
    await house.ann.invoke(house.channel, "/block", person=house.bob)
    asked = (await press(house.ann, lobby, Verb.SIT)).shown
    assert asked.hidden
    assert asked.text.startswith("You’ve blocked Bob. Play together anyway?")
    assert house.rows("SELECT count(*) FROM lobby_acts WHERE kind = 'sit'") == [(2,)]
    sure = (await press(house.ann, asked, Verb.SIT)).shown
    assert "You have a seat." in sure.text
    await said(house, lobby, "Seats taken: 3 of 4")


async def test_a_large_stake_is_typed_once_by_who_blocks_somebody(house: House) -> None:
    furnish(house)
    await house.open()
    terms = {"game": "magpie", "seats": 3, "stake": "10", "options": "deals=2"}
    lobby = await typed(house.bob, await house.bob.invoke(house.channel, "/open", **terms))
    await house.ann.invoke(house.channel, "/block", person=house.bob)
    asked = await typed(house.ann, await press(house.ann, lobby, Verb.SIT))
    assert asked.text.startswith("You’ve blocked Bob.")
    sure = (await press(house.ann, asked, Verb.SIT)).shown
    assert "You have a seat." in sure.text


async def typed(person: Person, asked: Answer) -> SeenMessage:
    """Return the answer once a person has typed how much they may lose."""
    return (await person.submit(asked.form, {asked.form.fields[0].custom_id: "80"})).shown


@pytest.mark.long("rare cases")
async def test_who_blocks_is_asked_before_they_accept(house: House) -> None:
    await house.open()
    asked = (await challenge(house, house.bob, house.ann)).shown
    await house.ann.invoke(house.channel, "/block", person=house.bob)
    question = (await press(house.ann, asked, Verb.ACCEPT)).shown
    assert question.text.startswith("You’ve blocked Bob.")
    assert house.rows("SELECT count(*) FROM tables") == [(0,)]
    begun = (await press(house.ann, question, Verb.ACCEPT)).shown
    assert begun.text == "The game begins."
    await house.eve.until(lambda: "accepted" in getattr(house.eve.find(asked.id), "text", ""), patience=PATIENCE)


@pytest.mark.long("rare cases")
async def test_proposals_notify_nobody_who_blocks(house: House) -> None:
    await house.open()
    for opponent in (house.ann, house.eve):
        key = await house.start_game(by=opponent, to=house.bob)
        await house.resign(house.bob, key)
    await house.ann.invoke(house.channel, "/block", person=house.bob)
    entries = [
        (await house.bob.invoke(house.channel, "/ledger correct", **{"with": who}, owes="they", amount="5")).message
        for who in (house.ann, house.eve)
    ]
    assert [each.mentions for each in entries if each is not None] == [(), (house.eve.user.id,)]


def notices_to(person: Person) -> list[SeenMessage]:
    """Return the direct messages that say that a person was removed."""
    return [each for each in person.direct_messages() if "removed you" in each.text]


def id_in(panel: SeenMessage, name: str) -> str:
    """Return the value of the line of a menu that names a person."""
    (value,) = [line.value for menu in panel.menus for line in menu.options if line.label == name]
    return value
