"""How often one person may ask others, and how many games against robots they may have."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Sequence
from dataclasses import replace

import pytest

from bot.games.protocol import Resign
from bot.robots.protocol import Level
from bot.standing import Standing
from bot.store import NoteRow, Store
from bot.tables import DAY, Hosting, LimitReached, Matter, Player, Reason, Table, TooSoon, agree
from bot.tables.lobbies.limits import ASKS, BETWEEN, CALLED_AGAIN, FORGOTTEN, PRACTICE
from bot.tables.service import Tables
from bot.tables.waiting.nudges import STOOD
from bot.values.database import Database
from bot.values.person_limits import PersonLimits
from tests.games.positions import MILLE
from tests.tables.hall import TERMS as MANY
from tests.tables.hall import Hall
from tests.tables.house import CHANNEL, GUILD, House
from tests.tables.recording_stage import RecordingStage

pytestmark = pytest.mark.file_only

TERMS = replace(agree(MILLE, 100, {}), unit="chips")
LIMITS = PersonLimits()


def limited(house: House, store: Store | None = None) -> Tables:
    """Return a process with the usual limits."""
    return Tables(
        store or house.store,
        RecordingStage(),
        house.clock,
        Hosting(games=house.games, pause=0, offer_lifetime=DAY, unit="chips", person_limits=LIMITS),
    )


@pytest.fixture
async def tables(house: House) -> AsyncIterator[Tables]:
    """The same, closed at the end."""
    tables = limited(house)
    yield tables
    await tables.close()


def challenge(tables: Tables, asker: Player, asked: Player | None) -> Awaitable[object]:
    return tables.offers.make(asker, asked, terms=TERMS, guild_id=GUILD, channel_id=CHANNEL)


async def reached(asked: Awaitable[object]) -> LimitReached:
    """Return the limit that forbids the wish."""
    with pytest.raises(LimitReached) as caught:
        await asked
    return caught.value


async def outcomes(asked: Sequence[Awaitable[object]]) -> tuple[int, set[Reason]]:
    """Return how many of these simultaneous wishes succeed, and why the others do not."""
    found = await asyncio.gather(*asked, return_exceptions=True)
    limits = [each for each in found if isinstance(each, LimitReached)]
    assert [each for each in found if isinstance(each, BaseException) and each not in limits] == []
    return len(found) - len(limits), {each.reason for each in limits}


@pytest.mark.long("rare cases")
async def test_of_many_challenges_at_once_three_reach_one_person(house: House, tables: Tables) -> None:
    ann, bob, _ = house.people
    assert await outcomes([challenge(tables, ann, bob) for _ in range(40)]) == (3, {Reason.ASKED_OFTEN})
    assert len(await house.store.open_offers()) == 3
    limit = await reached(challenge(tables, ann, bob))
    assert (limit.player, limit.at) == (bob.name, house.clock.now() + BETWEEN)


@pytest.mark.long("processes")
async def test_two_processes_count_what_either_has_stored(house: House, tables: Tables, kept_in: Database) -> None:
    ann, bob, _ = house.people
    async with await Store.open(kept_in) as store:
        other = limited(house, store)
        at_once = [challenge(each, ann, bob) for each in (tables, other) * 20]
        assert await outcomes(at_once) == (3, {Reason.ASKED_OFTEN})
        again = limited(house)  # as after a restart
        await reached(challenge(again, ann, bob))
        for each in (again, other):
            await each.close()


@pytest.mark.long("rare cases")
async def test_five_challenges_are_open_at_a_time(house: House, tables: Tables) -> None:
    ann, bob, cid = house.people
    at_once = [challenge(tables, ann, asked) for asked in (bob, cid, None) * 10]
    assert (await outcomes(at_once))[0] == LIMITS.challenges
    limit, open_now = await reached(challenge(tables, ann, None)), await tables.offers.open()
    assert (limit.reason, limit.at) == (Reason.OPEN_CHALLENGES, open_now[0].expires_at)
    await tables.offers.withdraw(open_now[0], ann)
    await challenge(tables, ann, None)
    house.pass_time(DAY)
    await challenge(tables, ann, None)


async def test_other_terms_are_no_further_challenge(house: House, tables: Tables) -> None:
    ann, bob, _ = house.people
    for _ in range(LIMITS.to_one):
        await challenge(tables, ann, bob)
    await challenge(tables, ann, None)
    await challenge(tables, ann, None)
    first, second = [each for each in await tables.offers.open() if each.challenged == bob][:2]
    await tables.offers.change_terms(first, ann, replace(TERMS, stake=7))
    await tables.offers.change_terms(second, bob, replace(TERMS, stake=7))
    assert (await reached(challenge(tables, ann, None))).reason is Reason.OPEN_CHALLENGES


async def test_after_three_times_one_may_ask_once_in_ten_minutes(house: House, tables: Tables) -> None:
    ann, bob, cid = house.people

    async def ask() -> None:
        await challenge(tables, ann, bob)
        made = next(each for each in await tables.offers.open() if (each.challenger, each.challenged) == (ann, bob))
        await tables.offers.withdraw(made, ann)

    for _ in range(LIMITS.to_one):
        await ask()
    for _ in range(3):
        house.pass_time(BETWEEN - 1)
        assert (await reached(ask())).at == house.clock.now() + 1
        house.pass_time(1)
        await ask()
    await challenge(tables, ann, cid)
    await challenge(tables, bob, ann)
    house.pass_time(FORGOTTEN)
    for _ in range(LIMITS.to_one):
        await ask()


@pytest.mark.parametrize("note", ["", "{", "[]", "7", '{"2": 1}', '[1, {"2": 3}]', '[1, {"2": [3, 9000000000000]}]'])
async def test_a_note_that_says_nothing_keeps_nobody_from_asking(house: House, tables: Tables, note: str) -> None:
    ann, bob, _ = house.people
    await house.store.commit(NoteRow(f"{ASKS}{ann.id}", note), NoteRow(f"{PRACTICE}{ann.id}", note))
    await challenge(tables, ann, bob)
    await practice(tables, ann)


async def test_nobody_asks_more_often_by_deleting_their_data(house: House, tables: Tables) -> None:
    ann, bob, cid = house.people
    for _ in range(LIMITS.to_one):
        await challenge(tables, bob, ann)
    await Standing(house.store, tables, house.clock).forget(bob)
    back = await tables.people.meet(bob.discord_id or 0, name="Bob", locale="en")
    limit = await reached(challenge(tables, back, ann))
    assert (limit.player, limit.at) == (ann.name, house.clock.now() + BETWEEN)
    await challenge(tables, back, cid)
    house.pass_time(BETWEEN)
    await challenge(tables, back, ann)
    await reached(challenge(tables, back, ann))
    house.pass_time(FORGOTTEN)
    for _ in range(LIMITS.to_one):
        await challenge(tables, back, ann)


async def rematch(tables: Tables, player: Player, other: Player) -> object:
    return await tables.beginnings.rematch(player, other, terms=TERMS, guild_id=GUILD, channel_id=CHANNEL, cut="777")


async def test_friends_who_play_on_and_on_reach_no_limit(house: House, tables: Tables) -> None:
    ann, bob, _ = house.people
    for _ in range(2 * LIMITS.to_one):
        await rematch(tables, ann, bob)
        table = await rematch(tables, bob, ann)
        assert isinstance(table, Table)
        house.pass_time(1_000)
        await tables.playing.play(table.id, bob, Resign())
    for _ in range(LIMITS.to_one):
        await rematch(tables, ann, bob)
        await tables.offers.withdraw((await tables.offers.open())[0], ann)
    assert (await reached(rematch(tables, ann, bob))).reason is Reason.ASKED_OFTEN


async def test_an_invitation_counts_like_a_challenge(hall: Hall) -> None:
    house, (ann, bob, cid, dot, *_) = hall.house, hall.people
    tables = limited(house)
    where = {"terms": MANY, "seats": 4, "guild_id": GUILD, "channel_id": CHANNEL}
    lobby = await tables.lobbies.open(ann, **where, press_id=1, others=[bob, cid])
    for _ in range(LIMITS.to_one - 1):
        await tables.lobbies.leave(lobby.id, bob)
        await tables.lobbies.invite(lobby.id, ann, [bob])
    await tables.lobbies.leave(lobby.id, bob)
    before = await tables.lobbies.book.find(lobby.id)
    assert (await reached(tables.lobbies.invite(lobby.id, ann, [dot, bob]))).player == bob.name
    assert await tables.lobbies.book.find(lobby.id) == before, "nobody is invited"
    await reached(tables.lobbies.open(ann, **where, press_id=2, others=[bob]))
    await reached(challenge(tables, ann, bob))
    await tables.lobbies.invite(lobby.id, ann, [dot])
    await tables.close()


async def test_nudges_and_proposals_count_too(house: House, tables: Tables) -> None:
    ann, bob, _ = house.people
    await challenge(tables, ann, bob)
    table = await tables.beginnings.accept((await tables.offers.open())[0], bob, cut="777")
    waits = next(each for each in (ann, bob) if table.seat_of(each) not in table.position.to_act)
    other = bob if waits == ann else ann
    house.pass_time(STOOD)
    await tables.nudges.nudge(table.id, waits)
    ledger = Standing(house.store, tables, house.clock).ledger
    propose = {"unit": "chips", "by": 5}
    for _ in range(LIMITS.to_one - 1 - (waits == ann)):
        await ledger.propose_correction(GUILD, waits, other, **propose)
    assert (await reached(ledger.propose_correction(GUILD, waits, other, **propose))).reason is Reason.ASKED_OFTEN
    assert (await reached(tables.agreements.wish(table.id, waits, Matter.PAUSE))).reason is Reason.ASKED_OFTEN
    with pytest.raises(TooSoon):
        await tables.nudges.nudge(table.id, waits)


async def practice(tables: Tables, player: Player) -> Table:
    promise = await tables.beginnings.promise(
        player, level=Level.NOVICE, terms=agree(MILLE, 0, {}), seats=2, guild_id=GUILD
    )
    return await tables.beginnings.practice(promise, player, channel_id=CHANNEL, cut="777")


@pytest.mark.long("rare cases")
async def test_somebody_has_five_games_against_robots(house: House, tables: Tables) -> None:
    ann, bob, _ = house.people
    assert await outcomes([practice(tables, ann) for _ in range(20)]) == (5, {Reason.MANY_PRACTICE})
    await practice(tables, bob)
    first = (await tables.memory.tables_of(ann))[0]
    await tables.agreements.end_unrated(first.id, ann)
    await practice(tables, ann)
    await reached(practice(tables, ann))


async def test_a_table_filled_with_robots_alone_is_practice(hall: Hall) -> None:
    tables, ann = limited(hall.house), hall.people[0]
    where = {"terms": MANY, "seats": 3, "guild_id": GUILD, "channel_id": CHANNEL}

    async def start() -> None:
        lobby = await tables.lobbies.open(ann, **where, press_id=hall.press())
        for _ in range(2):
            await tables.lobbies.add_robot(lobby.id, ann, Level.NOVICE, press_id=hall.press())
        await tables.lobbies.start(lobby.id, ann)

    for _ in range(LIMITS.practice):
        await start()
    assert len(await hall.house.store.running_tables_of(ann.id)) == LIMITS.practice
    assert (await reached(start())).reason is Reason.MANY_PRACTICE
    await tables.close()


@pytest.mark.at_server
async def test_a_role_is_called_by_one_of_many_tables_at_once_in_two_processes(hall: Hall) -> None:
    house, first = hall.house, limited(hall.house)
    others = limited(house)
    where = {"terms": MANY, "seats": 3, "guild_id": GUILD, "channel_id": CHANNEL, "role": 7}
    wishes = [
        each.lobbies.open(player, **where, press_id=hall.press())
        for each in (first, others)
        for player in hall.people[:3]
    ]
    assert await outcomes(wishes) == (1, {Reason.ROLE_CALLED})
    ann = hall.people[0]
    limit = await reached(first.offers.make(ann, None, terms=TERMS, guild_id=GUILD, channel_id=CHANNEL, role=7))
    assert limit.at == house.clock.now() + CALLED_AGAIN
    assert len(await house.store.open_lobbies()) == 1
    await first.offers.make(ann, None, terms=TERMS, guild_id=GUILD, channel_id=CHANNEL, role=8)
    await first.offers.make(ann, None, terms=TERMS, guild_id=GUILD + 1, channel_id=CHANNEL, role=7)
    house.pass_time(CALLED_AGAIN)
    await first.lobbies.open(ann, **where, press_id=hall.press())
    await first.close()
    await others.close()
