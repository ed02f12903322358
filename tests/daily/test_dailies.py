"""Playing a daily deal: the same for everyone, once for each, and over at midnight."""

import asyncio
from dataclasses import replace

import pytest

from bot.daily import farewell
from bot.games.proof import prove
from bot.games.record import write
from bot.registry import GAMES
from bot.standing import Leagues, Ledger
from bot.standing.mydata import Places, export_of, forget
from bot.store import Conflict, DailyOpenedRow, SealRow
from bot.tables import DAY, Declined, Player, Reason
from bot.tables.time import HOUR
from tests.daily.days import Dailyhouse, one_press, to_end, usual

pytestmark = pytest.mark.file_only

DAILY = [name for name, entry in GAMES.items() if entry.daily is not None]
GAME = "guts"
WHOLE = 2  # games that are played to their end
PRESSES = 12  # in the others


async def moves(house: Dailyhouse, key: str) -> list[tuple[int, int | None, str]]:
    """Return the log of a sitting without its times."""
    return [(row.ply, row.seat, row.text) for row in await house.store.daily_moves(key)]


async def met_again(house: Dailyhouse, discord_id: int) -> Player:
    """Return the player with this Discord id, as the bot meets them now."""
    return await house.tables.people.meet(discord_id, name="Ann", locale="en")


@pytest.mark.parametrize("game", DAILY[:WHOLE])
async def test_two_who_choose_alike_have_the_same_game(house: Dailyhouse, game: str) -> None:
    ann, bob, _ = house.people
    one, other = await house.played(ann, game), await house.played(bob, game)
    assert one.is_done
    assert await moves(house, one.row.id) == await moves(house, other.row.id)
    assert await house.dailies.compared(one.row.id) == await house.dailies.compared(other.row.id)


@pytest.mark.long("all games")
@pytest.mark.parametrize("game", DAILY[WHOLE:])
async def test_two_who_choose_alike_begin_the_same_game(house: Dailyhouse, game: str) -> None:
    """Robots that think for long play the whole of it as they play its beginning."""
    begun = []
    for each in house.people[:2]:
        sitting = await house.dailies.begin(each, game, guild_id=5)
        for _ in range(PRESSES):
            if not sitting.is_done:
                sitting = await one_press(house.dailies, each, sitting)
        begun.append(sitting)
    one, other = begun
    assert await moves(house, one.row.id) == await moves(house, other.row.id)
    assert one.is_done is other.is_done


def test_the_game_without_a_choice_has_no_daily_deal() -> None:
    assert {name for name, entry in GAMES.items() if entry.game.is_chance} == {*GAMES} - {*DAILY}


@pytest.mark.at_server
async def test_a_second_press_on_begin_begins_nothing(house: Dailyhouse) -> None:
    ann, other = house.people[0], house.another()
    begun = await asyncio.gather(
        *(each.begin(ann, GAME, guild_id=5) for each in (house.dailies, other, house.dailies, other))
    )
    assert len({each.row.id for each in begun}) == 1
    await to_end(house.dailies, ann, begun[0], usual)
    assert (await other.begin(ann, GAME, guild_id=6)).is_done, "a finished one is not begun again"


@pytest.mark.at_server
async def test_two_presses_at_once_play_one_move(house: Dailyhouse) -> None:
    ann, other = house.people[0], house.another()
    sitting = await house.dailies.begin(ann, GAME, guild_id=5)
    await asyncio.gather(*(one_press(each, ann, sitting) for each in (house.dailies, other)), return_exceptions=True)
    now = await house.dailies.find(sitting.row.id, ann)
    assert [row.ply for row in await house.store.daily_moves(sitting.row.id)] == list(range(1, now.table.ply + 1))


async def test_nobody_plays_or_sees_the_sitting_of_another(house: Dailyhouse) -> None:
    ann, bob, _ = house.people
    sitting = await house.dailies.begin(ann, GAME, guild_id=5)
    with pytest.raises(Declined) as declined:
        await one_press(house.dailies, bob, sitting)
    assert declined.value.reason is Reason.NO_TABLE


@pytest.mark.at_server
async def test_midnight_ends_what_is_open_and_opens_the_day_once(house: Dailyhouse) -> None:
    ann, bob, _ = house.people
    done, left = await house.played(ann, GAME), await house.dailies.begin(bob, GAME, guild_id=5)
    day = done.row.day
    assert not await house.dailies.days.is_open(day)
    house.pass_time(DAY // 2)
    await asyncio.gather(house.dailies.days.open_past(), house.another().days.open_past())
    assert await house.dailies.days.is_open(day)
    assert (await house.dailies.find(left.row.id, bob)).is_cut_off
    assert await house.dailies.compared(left.row.id) is None
    assert not (await house.dailies.find(done.row.id, ann)).is_cut_off
    assert (await one_press(house.dailies, bob, left)).is_cut_off, "an old panel plays nothing"
    assert [(await house.store.daily_sitting(each.row.id)) for each in (done, left)] == [
        replace(each.row, digest=None) for each in (done, left)
    ]
    with pytest.raises(Conflict):
        await house.store.commit(DailyOpenedRow(day, 1))


async def test_a_kill_before_the_day_is_opened_leaves_it_to_the_next_process(house: Dailyhouse) -> None:
    ann = house.people[0]
    sitting = await house.dailies.begin(ann, GAME, guild_id=5)
    house.pass_time(DAY)
    after = house.another()
    after.start()
    try:
        async with asyncio.timeout(20):
            while not await after.days.is_open(sitting.row.day):
                await asyncio.sleep(0)
    finally:
        await after.close()
    assert (await after.find(sitting.row.id, ann)).is_cut_off


@pytest.mark.at_server
async def test_a_day_once_opened_never_closes_again(house: Dailyhouse) -> None:
    ann = house.people[0]
    sitting = await house.dailies.begin(ann, GAME, guild_id=5)
    house.pass_time(DAY)
    await house.dailies.days.open_past()
    house.pass_time(-DAY)
    assert await house.dailies.days.is_open(sitting.row.day)
    for game in (GAME, "cinch"):
        with pytest.raises(Declined) as declined:
            await house.dailies.begin(ann, game, guild_id=5)
        assert declined.value.reason is Reason.DAILY_OVER
    assert (await house.dailies.today(ann)).is_over


@pytest.mark.parametrize("how", ["played on", "forgotten"])
async def test_a_clock_that_is_set_back_in_a_sitting_leaves_its_times_in_order(house: Dailyhouse, how: str) -> None:
    ann = house.people[0]
    sitting = await house.dailies.begin(ann, GAME, guild_id=5)
    house.pass_time(HOUR)
    sitting = await one_press(house.dailies, ann, sitting)
    house.pass_time(-HOUR // 2)
    if how == "played on":
        await to_end(house.dailies, ann, sitting, usual)
    else:
        await house.store.commit(*await farewell(house.store, ann, now=house.clock.now()))
    times = [row.at for row in await house.store.daily_moves(sitting.row.id)]
    assert times == sorted(times)
    assert times[-1] == times[0] + HOUR


async def test_nothing_is_given_out_before_midnight_and_all_of_it_afterward(house: Dailyhouse) -> None:
    ann = house.people[0]
    sitting = await house.played(ann, GAME)
    for ask in (
        house.dailies.record(sitting.row.id, name="Ann"),
        house.dailies.moment(sitting.row.id, 0, name="Ann"),
        house.dailies.best(sitting.row.day, GAME, None),
        house.dailies.days.revealed(sitting.row.day),
        house.dailies.days.revealed(house.dailies.days.today),
    ):
        with pytest.raises(Declined) as declined:
            await ask
        assert declined.value.reason is Reason.DAILY_CLOSED
    posted = (await house.dailies.today(ann)).tomorrow
    with pytest.raises(Declined):
        await house.tables.memory.table(sitting.row.id)
    house.pass_time(DAY)
    await house.dailies.days.open_past()
    record = await house.dailies.record(sitting.row.id, name="Ann")
    text = write(record, games=GAMES.rules).encode()
    assert prove(text, games=GAMES.rules).seed == dict(record.others)["Seed"]
    assert posted == await house.dailies.days.commitment(house.dailies.days.today), "tomorrow has come as promised"


async def test_what_is_exported_holds_ones_own_moves_alone(house: Dailyhouse) -> None:
    ann = house.people[0]
    sitting = await house.played(ann, GAME)
    stored = await moves(house, sitting.row.id)
    daily = await export_of(house.store, house.tables, ann)
    assert f'"{sitting.row.id}"'.encode() in daily.content
    secret = await house.dailies.days.seed(sitting.row.day, GAME)
    assert secret.hex().encode() not in daily.content
    assert daily.content.count(b'"text"') == sum(seat == 0 for _, seat, _ in stored)


async def test_deleted_data_give_no_second_try(house: Dailyhouse) -> None:
    ann = house.people[0]
    sitting = await house.dailies.begin(ann, GAME, guild_id=5)
    ledger, leagues = Ledger(house.store, house.clock), Leagues(house.store, house.clock, GAMES)
    await forget(house.store, house.tables, ann, where=Places(ledger, leagues, house.dailies.days))
    again = await met_again(house, 1001)
    assert again.id != ann.id
    forgotten = [each.game for each in (await house.dailies.today(again)).entries if each.is_forgotten]
    assert forgotten == [GAME], "they are told so, and may play all others"
    with pytest.raises(Declined) as declined:
        await house.dailies.begin(again, GAME, guild_id=5)
    assert declined.value.reason is Reason.DAILY_SAT
    assert (await house.store.daily_moves(sitting.row.id))[-1].text == "end"
    house.pass_time(DAY)
    assert not (await house.dailies.begin(again, GAME, guild_id=5)).is_cut_off


@pytest.mark.at_server
async def test_each_open_day_leads_to_those_next_to_it(house: Dailyhouse) -> None:
    days, played = house.dailies.days, list[str]()
    for _ in range(2):
        played.append((await house.dailies.begin(house.people[0], GAME, guild_id=5)).row.day)
        house.pass_time(3 * DAY)
        await days.open_past()
    for before, day, after in zip([None, *played[:-1]], played, [*played[1:], None], strict=True):
        assert await days.next_to(day) == (before, after)
    assert await days.next_to(days.today) == (played[-1], None)


async def test_an_update_begins_a_second_list(house: Dailyhouse) -> None:
    ann, bob, _ = house.people
    first = await house.played(ann, GAME)
    house.clock.advance(1000)
    updated = house.another(edition="two")
    second = await to_end(updated, bob, await updated.begin(bob, GAME, guild_id=5), usual)
    found = [await updated.compared(each.row.id) for each in (first, second)]
    assert [(each.players, each.list_number) for each in found if each is not None] == [(1, 1), (1, 2)]


@pytest.mark.at_server
async def test_who_begins_at_midnight_has_not_begun_a_day_that_is_over(house: Dailyhouse) -> None:
    """Whatever the order: no sitting of an opened day is left open."""
    day = house.dailies.days.today
    await house.dailies.begin(house.people[0], GAME, guild_id=5)
    house.clock.advance(DAY)
    beginning = [asyncio.create_task(house.dailies.begin(each, GAME, guild_id=5)) for each in house.people]
    await asyncio.gather(*beginning, house.dailies.days.open_past(), house.another().days.open_past())
    assert await house.store.daily_unfinished(day) == []
    assert {each.day for each in await house.store.daily_since(day)} == {day, house.dailies.days.today}


async def test_a_day_whose_key_is_missing_keeps_no_other_closed(house: Dailyhouse) -> None:
    lost = house.dailies.days.today
    await house.dailies.begin(house.people[0], GAME, guild_id=5)
    await house.store.commit(SealRow(f"daily-{lost}", b"sealed with a key that nobody has anymore"))
    house.clock.advance(DAY)
    day = (await house.dailies.begin(house.people[0], GAME, guild_id=5)).row.day
    house.clock.advance(DAY)
    await house.dailies.days.open_past()
    assert [await house.dailies.days.is_open(each) for each in (lost, day)] == [False, True]


async def test_the_end_of_a_deal_shows_no_hand_of_another(house: Dailyhouse) -> None:
    ann = house.people[0]
    sitting = await house.dailies.begin(ann, GAME, guild_id=5)
    while sitting.finish is None:
        sitting = await one_press(house.dailies, ann, sitting)
    _, *others = sitting.finish.hands
    assert others == [sitting.finish.public] * len(others)
