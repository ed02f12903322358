"""The deletion of a table's message by others: it comes back at once, and after the second time not within an hour."""

import asyncio

import pytest

from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from bot.tables.time import MINUTE
from bot.tables.waiting.messages import HIDDEN_FOR
from cogs.ids import Verb
from cogs.stage.settled import EVERY
from tests.e2e.codes import NO_ACCESS, NO_COMMON_SERVER, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from tests.e2e.controls import set_to
from tests.e2e.house import PATIENCE, House, Pass
from tests.e2e.players import Presser, play
from tests.left_out import first


async def started(house: House) -> tuple[str, list[Presser]]:
    key = await house.start_game(target=10_000)
    return key, [Presser(house, person, key) for person in (house.ann, house.bob)]


def delete(house: House, message: SeenMessage) -> None:
    """Delete as a moderator of the server would, or a bot."""
    house.discord.world.delete(house.discord.world.messages[message.id])


async def back(house: House, key: str, before: SeenMessage) -> SeenMessage:
    """Return the table, once it is there again in another message."""
    (found,) = await house.eve.until(
        lambda: [each for each in house.tables(key) if each.id != before.id], patience=PATIENCE
    )
    return found


async def noted(house: House, message: SeenMessage) -> None:
    """Wait until the bot has noted that this message was deleted."""
    await house.until_stored(lambda: house.rows("SELECT 1 FROM notes WHERE value LIKE ?", f"{message.id}%"))


async def at_rest(key: str) -> None:
    """Wait until the bot has nothing to show of a table."""
    while showing := [task for task in asyncio.all_tasks() if task.get_name() == f"public message {key}"]:
        await asyncio.wait(showing)


@pytest.mark.long("rare cases")
async def test_it_comes_back_at_once_and_nobody_looks_for_it(house: House) -> None:
    key, _ = await started(house)
    (shown,) = house.tables(key)
    before = len(house.discord.exchanges)
    delete(house, shown)
    await back(house, key, shown)
    asked = [each for each in house.discord.exchanges[before:] if f"/channels/{house.channel.id}/" in each.path]
    assert [(each.method, each.status) for each in asked] == [("POST", 200)], "no edit has failed, and nothing was read"


@pytest.mark.long("rare cases")
async def test_after_the_second_time_it_is_gone_for_an_hour(house: House, pass_time: Pass) -> None:
    key, players = await started(house)
    for _ in range(3):  # the bot deletes what a newer message takes the place of, which is not counted
        (shown,) = house.tables(key)
        await house.ann.invoke(house.channel, "/table show")
        await house.eve.until(lambda shown=shown: house.eve.find(shown.id) is None, patience=PATIENCE)
    (shown,) = house.tables(key)
    house.discord.world.purge(*(house.discord.world.messages[each] for each in (shown.id,)))
    shown = await back(house, key, shown)
    delete(house, shown)
    await noted(house, shown)
    presses = sum(each.presses for each in players)
    await play(house, players, until=lambda: sum(each.presses for each in players) > presses + 6)
    assert house.tables(key) == []
    await house.reopen()
    presses = sum(each.presses for each in players)
    await play(house, players, until=lambda: sum(each.presses for each in players) > presses + 6)
    assert house.tables(key) == [], "a restart does not forget it"
    pass_time(HIDDEN_FOR)
    await play(house, players, until=lambda: bool(house.tables(key)))


@pytest.mark.long("rare cases")
@pytest.mark.parametrize("is_restarted", [False, True])
async def test_after_that_hour_it_is_there_again_though_nobody_has_played(
    house: House, pass_time: Pass, *, is_restarted: bool
) -> None:
    key, _ = await started(house)

    def is_settled() -> bool:
        pass_time(EVERY)
        return bool(house.rows("SELECT 1 FROM tables WHERE shown_ply IS NOT NULL"))

    await house.until_stored(is_settled)
    (shown,) = house.tables(key)
    delete(house, shown)
    shown = await back(house, key, shown)
    delete(house, shown)
    await noted(house, shown)
    if is_restarted:
        await house.reopen()
    await at_rest(key)
    pass_time(HIDDEN_FOR - MINUTE)
    await at_rest(key)
    assert house.tables(key) == []
    pass_time(MINUTE)
    await back(house, key, shown)


@pytest.mark.long("rare cases")
async def test_table_show_still_shows_it(house: House) -> None:
    key, players = await started(house)
    (shown,) = house.tables(key)
    delete(house, shown)
    shown = await back(house, key, shown)
    delete(house, shown)
    await noted(house, shown)
    asked = (await house.ann.invoke(house.channel, "/table show")).shown
    await play(house, players, until=lambda: house.tables(key)[0].versions > 1)
    assert [each.id for each in house.tables(key)] == [asked.id]


@pytest.mark.long("rare cases")
async def test_deleted_while_the_bot_is_down_counts_too(house: House) -> None:
    key, players = await started(house)
    for is_last in (False, True):
        (shown,) = house.tables(key)
        await house.close()
        delete(house, shown)
        house.allowed = {UNKNOWN_MESSAGE}
        await house.open()
        presses = sum(each.presses for each in players)
        await play(house, players, until=lambda presses=presses: sum(each.presses for each in players) > presses + 6)
        if not is_last:
            await back(house, key, shown)
    assert house.tables(key) == []


@pytest.mark.parametrize("what", first(1, ["channel", "server"], why="rare cases"))
async def test_where_no_place_is_left_each_is_sent_one_settlement(house: House, what: str) -> None:
    house.allowed = {UNKNOWN_CHANNEL, NO_ACCESS, UNKNOWN_MESSAGE, NO_COMMON_SERVER}
    key, players = await started(house)
    await play(house, players, until=lambda: sum(each.presses for each in players) > 3)
    if what == "channel":
        house.discord.world.delete_channel(house.channel)
    else:
        house.discord.world.remove_member(house.guild, house.discord.bot)
    direct = house.ann.open_direct()
    asked = (await house.ann.invoke(direct, "/table resign", table=key)).shown
    await house.ann.press(asked, "Resign")
    posted = "SELECT 1 FROM announcements WHERE kind = 'settle' AND message_id IS NOT NULL"
    await house.until_stored(lambda: house.rows(posted))
    for person in (house.ann, house.bob):
        found: list[SeenMessage] = await person.until(
            lambda person=person: [each for each in person.direct_messages() if "pays" in each.text], patience=PATIENCE
        )
        assert len(found) == 1
        is_sent = any(each.custom_id.endswith("-settle") for each in found[0].buttons)
        assert is_sent == (what == "channel"), "a removed bot can write to nobody"


@pytest.mark.long("rare cases")
async def test_whoever_is_called_under_the_table_is_called_by_direct_message_while_it_is_gone(house: House) -> None:
    await house.open()
    for person in (house.ann, house.bob):
        asked = (await person.invoke(house.channel, "/settings")).shown
        await set_to(person, asked, Verb.PREFER, "notice", "mention")
    key = await house.start_game(target=10_000)
    (shown,) = house.tables(key)
    delete(house, shown)
    shown = await back(house, key, shown)
    delete(house, shown)
    await noted(house, shown)
    turn, waiting = (house.ann, house.bob) if await choices(house, house.ann) else (house.bob, house.ann)
    assert waiting.direct_messages() == []
    for word in ("draw", "discard"):
        found = [each for each in await choices(house, turn) if each.startswith(word)]
        await turn.invoke(house.channel, "/play", move=found[0])
    await waiting.until(waiting.direct_messages, patience=PATIENCE)
    assert house.tables(key) == []


async def choices(house: House, person: Person) -> list[str]:
    """Return the moves that `/play` suggests."""
    return [str(each.value) for each in (await person.complete(house.channel, "/play", "move", "")).choices]
