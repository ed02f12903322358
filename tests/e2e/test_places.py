"""A table's place: its own thread, put away or not; in sight; somewhere else when its place is gone."""

import asyncio
from typing import Literal

import pytest

from bot.playground.entities import Channel
from bot.playground.permissions import Permission
from bot.tables import Setting
from cogs.ids import CustomId, Verb
from cogs.stage.scroll import SCREENFUL
from tests.e2e.codes import ARCHIVED, NO_ACCESS, NO_COMMON_SERVER, NO_PERMISSION, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, hidden_text, press, verbs
from tests.e2e.players import Presser, play
from tests.left_out import first


async def begin(house: House) -> tuple[str, Presser, Presser]:
    """Challenge and accept; return the key, and two who play by direct message."""
    asked = await house.ann.invoke(house.channel, "/challenge", opponent=house.bob, options="target=10000")
    await press(house.bob, asked.shown, Verb.ACCEPT)
    key = house.key()
    players = [Presser(house, house.ann, key), Presser(house, house.bob, key)]
    await house.eve.until(lambda: any(player.can_act() for player in players), patience=PATIENCE)
    return key, players[0], players[1]


async def thread_of(house: House) -> Channel:
    """Return the thread below the challenge."""

    def found() -> Channel | None:
        threads = [one for one in house.discord.world.channels.values() if one.parent_id == house.channel.id]
        return threads[0] if threads and house.eve.messages(threads[0]) else None

    return await house.eve.until(found, patience=PATIENCE)


async def scrolled_away(house: House) -> tuple[str, Presser, Presser, int]:
    """Begin a game, and talk until its table is out of sight; return the same, and the id of the table's message."""
    house.allowed = {UNKNOWN_MESSAGE}
    await house.open()
    key, ann, bob = await begin(house)
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    old = house.tables(key)[0].id
    for number in range(SCREENFUL):
        house.eve.say(house.channel, f"talk {number}")
    return key, ann, bob, old


@pytest.mark.long("rare cases")
async def test_a_table_that_scrolled_away_is_posted_anew_below(house: House) -> None:
    key, ann, bob, old = await scrolled_away(house)
    last = house.eve.latest(house.channel)
    assert last is not None
    await play(house, (ann, bob), until=lambda: bool(house.tables(key)) and house.tables(key)[-1].id != old)
    assert house.tables(key)[-1].id > last.id
    await house.eve.until(lambda: house.eve.find(old) is None, patience=PATIENCE)


@pytest.mark.long("rare cases")
async def test_a_table_that_was_posted_anew_unheard_does_not_stay_when_its_game_ends(house: House) -> None:
    """The answer to the post is lost, and the game ends before it is tried again: then nothing posts it but this."""
    key, ann, bob, old = await scrolled_away(house)
    posts = f"/channels/{house.channel.id}/messages"
    house.discord.faults.lose_answer("POST", posts)
    house.discord.faults.drop("POST", posts, times=1_000)
    await play(house, (ann, bob), until=lambda: house.tables(key)[-1].id != old)
    resigning = asyncio.create_task(house.resign(house.ann, key))
    await house.eve.until(lambda: house.rows("SELECT due_at FROM tables") == [(None,)], patience=PATIENCE)
    house.discord.faults.waiting.clear()
    await resigning
    await house.eve.until(lambda: not house.tables(key), patience=PATIENCE)


@pytest.mark.long("rare cases")
async def test_a_table_that_a_process_posted_anew_as_it_ended_is_not_there_twice(house: House) -> None:
    """The next process does not know of the talk, and so edits the message that it knows instead of posting again."""
    key, ann, bob, old = await scrolled_away(house)
    house.discord.faults.lose_answer("POST", f"/channels/{house.channel.id}/messages", times=1_000)
    await play(house, (ann, bob), until=lambda: house.tables(key)[-1].id != old)
    await house.close()
    house.discord.faults.waiting.clear()
    assert len(house.tables(key)) == 2
    await house.open()
    await house.eve.until(lambda: [each.id for each in house.tables(key)] == [old], patience=PATIENCE)
    await house.until_stored(lambda: house.rows("SELECT count(*) FROM leftovers") == [(0,)])
    await house.resign(house.ann, key)


@pytest.mark.long("rare cases")
async def test_little_talk_leaves_the_table_where_it_is(house: House) -> None:
    await house.open()
    key, ann, bob = await begin(house)
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    old = house.tables(key)[0]
    for number in range(SCREENFUL - 1):
        house.eve.say(house.channel, f"talk {number}")
    moves = house.rows("SELECT count(*) FROM log")[0][0] + 4  # too few to end the deal, whose pad is a message as well
    await play(house, (ann, bob), until=lambda: house.rows("SELECT count(*) FROM log")[0][0] >= moves)
    await house.eve.until(
        lambda: [each for each in house.tables(key) if (each.id, each.versions) != (old.id, old.versions)],
        patience=PATIENCE,
    )
    assert [message.id for message in house.tables(key)] == [old.id]


@pytest.mark.long("rare cases")
async def test_each_game_has_its_thread_which_is_taken_out_again(house: House) -> None:
    house.allowed = {ARCHIVED}
    await house.open(threads="yes")
    key, ann, bob = await begin(house)
    thread = await thread_of(house)
    assert "Ann" in thread.name
    assert house.tables(key) == [], "nothing but the challenge stands in the channel"
    parent, house.channel = house.channel, thread
    (table,) = house.tables(key)
    house.discord.world.archive(thread, True)
    await play(house, (ann, bob), until=lambda: house.tables(key)[0].versions > table.versions)
    assert [message.id for message in house.tables(key)] == [table.id]
    await house.close()
    await house.open(threads="yes")
    asked = await house.ann.invoke(thread, "/table resign")
    await press(house.ann, asked.shown, Verb.RESIGN)
    await house.eve.until(house.is_over, patience=PATIENCE)
    house.channel = parent
    assert house.settlements() == []


async def test_without_a_thread_the_game_is_in_the_channel(house: House) -> None:
    house.allowed = {NO_PERMISSION}
    house.discord.forbid(house.channel, house.discord.bot, Permission.CREATE_PUBLIC_THREADS)
    await house.open(threads="yes")
    key, _, _ = await begin(house)
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)


@pytest.mark.parametrize(("of_operator", "of_server"), [("no", "yes"), ("yes", "no")])
async def test_a_server_decides_on_threads_before_the_operator(
    house: House, of_operator: Literal["no", "yes"], of_server: str
) -> None:
    house.discord.add_role(house.guild, "keepers", house.ann, permissions=Permission.MANAGE_GUILD)
    await house.open(threads=of_operator)
    asked = await house.ann.invoke(house.channel, "/server-settings")
    await house.ann.choose(asked.shown, str(CustomId(Verb.SERVER, "", word=Setting.THREADS)), of_server)
    key, _, _ = await begin(house)
    if of_server == "yes":
        thread = await thread_of(house)
        await house.eve.until(lambda: house.eve.messages(thread), patience=PATIENCE)
        assert house.tables(key) == []
    else:
        await house.eve.until(lambda: house.tables(key), patience=PATIENCE)


@pytest.mark.long("rare cases")
async def test_from_a_locked_thread_the_table_comes_back_to_the_channel(house: House) -> None:
    house.allowed = {ARCHIVED, NO_PERMISSION}
    await house.open(threads="yes")
    key, ann, bob = await begin(house)
    thread = await thread_of(house)
    assert thread.thread is not None
    thread.thread.locked = True
    house.discord.world.archive(thread, True)
    await play(house, (ann, bob), until=lambda: bool(house.tables(key)))
    await house.resign(house.ann, key)
    assert len(house.settlements()) == 1


@pytest.mark.long("rare cases")
async def test_when_its_thread_is_deleted_the_table_comes_back_to_the_channel(house: House) -> None:
    house.allowed = {UNKNOWN_CHANNEL, UNKNOWN_MESSAGE}
    await house.open(threads="yes")
    key, ann, bob = await begin(house)
    house.discord.world.delete_channel(await thread_of(house))
    await play(house, (ann, bob), until=lambda: bool(house.tables(key)))
    await house.resign(house.ann, key)
    assert len(house.settlements()) == 1


@pytest.mark.long("rare cases")
async def test_when_its_channel_is_deleted_the_table_is_shown_elsewhere(house: House) -> None:
    house.allowed = {UNKNOWN_CHANNEL, NO_ACCESS, UNKNOWN_MESSAGE}
    await house.open()
    key, ann, bob = await begin(house)
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    house.discord.world.delete_channel(house.channel)
    house.channel = house.discord.add_channel(house.guild, "new cards")
    await play(house, (ann, bob), until=lambda: bool(house.discord.refusals))
    while "channel deleted" not in hidden_text(await house.ann.invoke(house.channel, "/table list")):
        pass  # the bot has yet to read the refusal
    panel = (await house.ann.invoke(house.channel, "/hand", table=key)).shown
    assert "<#" not in panel.text
    ann.opened = panel.id  # where she plays from here on
    shown = await house.bob.invoke(house.channel, "/table show", table=key)
    assert not shown.shown.hidden
    await play(house, (ann, bob), until=lambda: house.tables(key)[0].versions > 1)
    await house.reopen()
    await house.resign(house.ann, key)
    assert len(house.settlements()) == 1


@pytest.mark.parametrize("threads", first(1, ["no", "yes"], why="rare cases"))
async def test_a_deleted_place_is_named_no_more_before_anything_is_shown_there(
    house: House, threads: Literal["no", "yes"]
) -> None:
    await house.open(threads=threads)
    _, ann, _ = await begin(house)
    place = await thread_of(house) if threads == "yes" else house.channel
    elsewhere = house.discord.add_channel(house.guild, "other cards")

    def is_shown() -> bool:
        return any(Verb.HAND in verbs(message) for message in house.eve.messages(place))

    await house.eve.until(is_shown, patience=PATIENCE)
    house.discord.world.delete_channel(place)
    while "channel deleted" not in hidden_text(await house.ann.invoke(elsewhere, "/table list")):
        pass  # the bot has yet to hear of it
    old = await house.ann.until(ann.panel, patience=PATIENCE)
    panel = (await press(house.ann, old, Verb.MORE)).shown
    assert "Mille with Bob" in panel.text
    assert "<#" not in panel.text
    assert house.discord.refusals == []


@pytest.mark.long("rare cases")
async def test_elsewhere_a_table_that_has_its_channel_is_only_shown(house: House) -> None:
    await house.open()
    key, _, _ = await begin(house)
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    other = house.discord.add_channel(house.guild, "other cards")
    shown = await house.bob.invoke(other, "/table show", table=key)
    assert shown.shown.hidden
    assert len(house.tables(key)) == 1


@pytest.mark.long("rare cases")
async def test_whoever_could_not_be_written_to_meanwhile_is_called_when_the_bot_is_back(house: House) -> None:
    """Without a server in common Discord refuses direct messages; a mention has no channel to be in."""
    _, ann, bob = await _begun_and_removed(house)
    house.discord.world.delete_channel(house.channel)
    turn, waiting = (ann, bob) if ann.can_act() else (bob, ann)
    await play(house, [turn], until=lambda: not turn.can_act())
    await house.eve.until(lambda: _refused(house), patience=PATIENCE)
    before = waiting.person.direct_messages()[-1].id
    house.discord.world.add_member(house.guild, house.discord.bot)
    await waiting.person.until(lambda: waiting.person.direct_messages()[-1].id != before, patience=PATIENCE)
    assert waiting.can_act()


async def _begun_and_removed(house: House) -> tuple[str, Presser, Presser]:
    """Begin a game in a server that then removes the bot. Return its table, and who plays."""
    house.allowed = {NO_ACCESS, UNKNOWN_CHANNEL, NO_COMMON_SERVER}
    await house.open()
    key, ann, bob = await begin(house)
    await house.eve.until(lambda: house.tables(key) and ann.panel() and bob.panel(), patience=PATIENCE)
    house.discord.world.remove_member(house.guild, house.discord.bot)
    await house.eve.until(lambda: house.plies(key)[-1][2:] == (None, "pause"), patience=PATIENCE)
    return key, ann, bob


def _refused(house: House) -> bool:
    return any(refusal.code == NO_COMMON_SERVER for _, refusal in house.discord.refusals)


@pytest.mark.long("rare cases")
async def test_a_player_who_left_blocks_nobody(house: House) -> None:
    house.allowed = {NO_COMMON_SERVER, UNKNOWN_MESSAGE}
    await house.open()
    key, ann, _ = await begin(house)
    house.discord.world.remove_member(house.guild, house.bob.user)
    house.bob.close_dms()
    await play(house, [ann], until=lambda: not ann.can_act())
    other = await house.start_game(by=house.ann, to=house.eve)
    assert other != key
    await house.resign(house.ann, key)
    assert house.rows("SELECT table_id FROM table_ends") == [(key,)]
