"""A table that fills in a group without the bot: only presses show what happens there, and only by their tokens."""

import asyncio
from dataclasses import dataclass

import pytest

from bot.playground.entities import Channel
from bot.playground.permissions import Permission
from bot.playground.person import Answer, Person
from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from tests.e2e.codes import NO_COMMON_SERVER
from tests.e2e.house import PATIENCE, House, Pass, hidden_text, press, verbs
from tests.e2e.lobbies import choose, until
from tests.e2e.magpies import Sitter, furnish

DEAD = 16 * 60  # seconds after which no token lives
BUDGET = 60  # presses of one person in one game


def gather(house: House, *names: str) -> tuple[Channel, list[Person]]:
    """Return a group of Ann and Bob, who have installed the bot, and of people who have not: they share no server."""
    others = [house.discord.add_person(name) for name in names]
    house.more += others
    house.allowed = {NO_COMMON_SERVER}
    house.ann.install()
    house.bob.install()
    return house.discord.add_group(house.ann, house.bob, *others), others


async def opened(house: House, group: Channel, game: str = "magpie", **options: str | int | bool) -> SeenMessage:
    """Let Ann open a table in the group; return its message, once it is known where that is."""
    lobby = (await house.ann.invoke(group, "/open", game=game, **options)).shown
    assert not lobby.hidden, lobby.text
    await house.until_stored(lambda: house.rows("SELECT 1 FROM lobbies WHERE message_id = ?", lobby.id))
    return lobby


async def hidden_followup(answer: Answer, *, count: int = 1) -> SeenMessage:
    """Return the hidden message that follows a press on a public one, as the last of `count`."""
    found = await answer.person.until(lambda: len(answer.followups) >= count and answer.followups, patience=PATIENCE)
    assert found[-1].hidden
    return found[-1]


async def sit(lobby: SeenMessage, *people: Person) -> None:
    """Sit down, one after another. Those who share no server with the bot read that they get no direct messages."""
    for person in people:
        answer = await press(person, lobby, Verb.SIT)
        await hidden_followup(answer, count=1 if person.user.has_app else 2)
        assert person.user.display_name in answer.shown.text


async def says(house: House, lobby: SeenMessage, words: str) -> SeenMessage:
    """Return the lobby once it says these words."""
    return await until(house, lobby, lambda now: words in now.text, seen_by=house.bob)


async def table_at(house: House, lobby: SeenMessage) -> SeenMessage:
    """Return the message of a lobby once it has become the table."""
    return await until(house, lobby, lambda now: Verb.HAND in verbs(now), seen_by=house.bob)


def let_pass(house: House, seconds: float) -> None:
    """Let time pass, for the bot and for Discord."""
    house.clock.advance(round(seconds * 1000))
    house.discord.clock.advance(seconds)


@dataclass
class GroupSitter(Sitter):
    """A person who plays in the panel that follows a press on *My hand* in the group."""

    table: int = 0

    async def is_called(self) -> bool:
        """Press *My hand*, unless a panel is open there, or the game is over."""
        if self.panel() is not None and self.choices():
            return True
        seen = self.person.find(self.table)
        assert seen is not None
        if Verb.HAND not in verbs(seen):
            return False
        self.opened = (await hidden_followup(await press(self.person, seen, Verb.HAND))).id
        return bool(self.choices())


@pytest.mark.long("all ways to play")
async def test_five_in_a_group_play_to_the_settlement(house: House) -> None:
    house.has_one_pack = True
    group, others = gather(house, "Cem", "Dot", "Eli")
    await house.open()
    lobby = await opened(house, group, "guts", seats=5, stake="0.10", options="deals 2")
    *first, last = (house.bob, *others)
    await sit(lobby, *first)
    for _ in range(2):  # the first press says what it means that no direct message comes
        await press(last, lobby, Verb.SIT)
    table = await table_at(house, lobby)
    key = house.key()
    sitters = [GroupSitter(house, person, key, table=table.id) for person in (house.ann, house.bob, *others)]
    for _ in range(BUDGET):
        for sitter in sitters:
            if await sitter.is_called():
                await sitter.choose("In" if sitter is sitters[0] else "Out")
        seen = house.bob.find(table.id)
        assert seen is not None
        if Verb.REMATCH in verbs(seen):
            break
    settled = await until(house, table, lambda now: Verb.REMATCH in verbs(now), seen_by=others[0])
    assert "Ann wins" in settled.text
    assert house.rows("SELECT count(*) FROM transfers") == [(4,)]
    assert [each.id for each in others[0].messages(group) if not each.hidden] == [table.id], "nothing else was posted"

    again = (await press(house.ann, settled, Verb.REMATCH)).shown
    assert not again.hidden
    assert again.id != table.id
    *early, last = (house.bob, *others)
    for person in early:
        assert "You’re in" in hidden_text(await press(person, settled, Verb.REMATCH))
    await press(last, settled, Verb.REMATCH)
    assert (await table_at(house, again)).id == again.id


@pytest.mark.long("rare cases")
async def test_one_press_shows_a_lobby_again_that_was_left_lying(house: House) -> None:
    furnish(house)
    group, (cem,) = gather(house, "Cem")
    await house.open()
    lobby = await opened(house, group, seats=4)
    assert "As of" in lobby.text
    panel = await hidden_followup(await press(house.ann, lobby, Verb.TABLE_OPTIONS))
    await sit(lobby, cem)
    let_pass(house, DEAD)
    added = (await choose(house.ann, panel, Verb.ADD_ROBOT, "novice")).shown
    assert "Béret (novice robot)" in added.text
    house.clock.advance(2_000)
    old = house.bob.find(lobby.id)
    assert old is not None
    assert "Béret" not in old.text, "nothing can change it now"
    refused = await press(cem, old, Verb.SIT)
    assert "already" in (await hidden_followup(refused)).text
    await says(house, lobby, "Béret (novice robot)")


@pytest.mark.long("rare cases")
async def test_a_refresh_that_comes_late_does_not_bring_the_lobby_back(house: House) -> None:
    furnish(house)
    group, (cem, dot) = gather(house, "Cem", "Dot")
    await house.open()
    lobby = await opened(house, group, seats=4)
    await sit(lobby, house.bob, cem)
    await press(dot, lobby, Verb.SIT)  # the first press says what it means that no direct message comes
    slow = house.discord.faults.delay(3.0, "POST", "/interactions/*/callback")
    refresh = asyncio.create_task(press(house.bob, lobby, Verb.RENEW_LOBBY))
    await house.until_stored(lambda: not slow.times)  # its answer is on its way
    await press(dot, lobby, Verb.SIT)
    await table_at(house, lobby)
    await refresh
    await table_at(house, lobby)


async def test_the_end_of_a_lobby_shows_with_the_next_press(house: House) -> None:
    furnish(house)
    group, _ = gather(house)
    await house.open(offer_lifetime=DEAD + 60)
    lobby = await opened(house, group, seats=4)
    let_pass(house, DEAD + 120)
    await house.until_stored(lambda: house.rows("SELECT 1 FROM lobby_acts WHERE kind = 'close'"))
    await press(house.bob, lobby, Verb.RENEW_LOBBY)
    closed = await until(house, lobby, lambda now: not verbs(now), seen_by=house.bob)
    assert "has expired" in closed.text


async def test_the_host_starts_with_robots_and_whoever_may_lose_much_has_typed_it(house: House) -> None:
    furnish(house)
    group, _ = gather(house)
    await house.open()
    form = (await house.ann.invoke(group, "/open", game="magpie", seats=4, stake="20")).form
    lobby = (await house.ann.submit(form, {form.fields[0].custom_id: "300"})).shown
    assert not lobby.hidden, lobby.text
    form = (await press(house.bob, lobby, Verb.SIT)).form
    sat = await house.bob.submit(form, {form.fields[0].custom_id: "300"})
    assert sat.shown.id == lobby.id
    assert "Bob" in sat.shown.text
    question = await hidden_followup(await press(house.ann, lobby, Verb.BEGIN))
    assert "empty" in question.text
    await press(house.ann, lobby, Verb.FILL)
    table = await table_at(house, lobby)
    assert "Practice, no stakes." in table.text
    assert house.rows("SELECT stake FROM tables") == [(0,)]


async def test_a_hidden_panel_changes_the_lobby_for_all_and_calls_those_it_asks(house: House) -> None:
    furnish(house)
    group, (cem, dot) = gather(house, "Cem", "Dot")
    await house.open()
    lobby = await opened(house, group, seats=4)
    await sit(lobby, cem)
    panel = await hidden_followup(await press(house.ann, lobby, Verb.TABLE_OPTIONS))
    invited = await choose(house.ann, panel, Verb.INVITE, dot)
    (call,) = await dot.until(lambda: [each for each in dot.messages(group) if each.mentions], patience=PATIENCE)
    assert "is keeping you a seat" in call.text
    assert call.answers == lobby.id, "and not a message that others cannot see"
    await says(house, lobby, "Kept for Dot")
    form = (await press(house.ann, invited.shown, Verb.LOBBY_TERMS)).form
    await house.ann.submit(form, {form.fields[1].custom_id: "2"})
    await says(house, lobby, "**Stake: 2 coins")
    (_, asked) = await cem.until(
        lambda: len(found := [each for each in cem.messages(group) if each.mentions]) > 1 and found, patience=PATIENCE
    )
    own = (await press(cem, asked, Verb.LOBBY)).shown
    assert own.hidden
    left = await press(cem, lobby, Verb.STAND)
    assert "Cem" not in left.shown.text
    await until(house, own, lambda now: "don’t have a seat" in now.text, seen_by=cem)


@pytest.mark.long("rare cases")
async def test_the_same_open_again_shows_a_lobby_anew_whose_message_is_gone(house: House) -> None:
    furnish(house)
    group, (cem,) = gather(house, "Cem")
    await house.open()
    lobby = await opened(house, group, seats=4)
    await sit(lobby, cem)
    let_pass(house, DEAD)
    house.discord.world.delete(house.discord.world.messages[lobby.id])
    anew = await opened(house, group, seats=4)
    assert anew.id != lobby.id
    assert "Cem" in anew.text
    assert anew.mentions == ()
    assert house.rows("SELECT count(*) FROM lobbies") == [(1,)]
    for stake in ("1", "2"):
        other = await opened(house, group, seats=4, stake=stake)
        assert "Cem" not in other.text, "on other terms it is another table"
    again = await house.ann.invoke(group, "/open", game="magpie", seats=4, stake="3")
    assert "Cem" in again.shown.text, "where no more can be opened, too"
    assert "You already have 3 tables" in (await hidden_followup(again)).text
    await press(house.bob, again.shown, Verb.SIT)
    await says(house, again.shown, "Bob")


@pytest.mark.long("rare cases")
async def test_others_go_on_where_the_host_has_left(house: House, pass_time: Pass) -> None:
    furnish(house)
    group, (cem, dot) = gather(house, "Cem", "Dot")
    await house.open()
    lobby = await opened(house, group, seats=5)
    pass_time(DEAD * 1000)
    await sit(lobby, house.bob, cem, dot)
    await press(cem, lobby, Verb.BEGIN)
    await says(house, lobby, "Ann: are you ready")
    assert house.rows("SELECT count(*) FROM tables") == [(0,)], "the host is asked first"
    pass_time(3 * 60_000)
    await house.until_stored(lambda: house.rows("SELECT 1 FROM tables"))
    assert house.rows("SELECT count(*) FROM seats") == [(3,)]


@pytest.mark.long("kills")
async def test_a_new_process_goes_on_with_the_first_press(house: House) -> None:
    furnish(house)
    group, (cem, dot) = gather(house, "Cem", "Dot")
    await house.spawn()
    lobby = await opened(house, group, seats=4)
    await sit(lobby, house.bob)
    await house.kill()
    await house.spawn()
    sat = await press(cem, lobby, Verb.SIT)
    assert "Cem" in sat.shown.text
    await house.kill()
    await house.spawn()
    for _ in range(2):
        await press(dot, lobby, Verb.SIT)
    await house.kill()  # before its message becomes the table, perhaps
    await house.spawn()
    seen = house.bob.find(lobby.id)
    assert seen is not None
    await press(house.bob, seen, Verb.HAND if Verb.HAND in verbs(seen) else Verb.SIT)
    await table_at(house, lobby)
    assert house.rows("SELECT count(*) FROM seats") == [(4,)]


async def test_nothing_is_opened_where_nobody_would_see_it_or_it_could_not_be_whole(house: House) -> None:
    furnish(house)
    await house.open()
    house.ann.install()
    strangers = house.discord.add_guild("Strangers", owner=house.eve, with_bot=False)
    house.discord.world.add_member(strangers, house.ann.user)
    cards = house.discord.add_channel(strangers, "cards")
    twins = await house.ann.invoke(cards, "/open", game="cinch", duplicate=True)
    assert "several tables" in hidden_text(twins)
    called = await house.ann.invoke(cards, "/open", game="magpie", call="everyone")
    assert "can call a role only" in hidden_text(called)
    house.discord.forbid(cards, house.ann, Permission.USE_EXTERNAL_APPS)
    unseen = await house.ann.invoke(cards, "/open", game="magpie")
    assert "hides the answers of apps" in hidden_text(unseen)
    assert house.rows("SELECT count(*) FROM lobbies") == [(0,)]
