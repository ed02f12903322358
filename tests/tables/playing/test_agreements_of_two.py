"""Agreements of two are stored as at any table: nobody agrees to a proposal never made, or no longer open."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.games.mille.moves import Draw
from bot.games.protocol import Ending, Seat
from bot.registry import GAMES
from bot.standing.audit import Audit
from bot.store import LogRow, TableConsentRow, TableProposalEndRow
from bot.tables import Declined, Level, Matter, Reason, Table, Vault, agree
from bot.tables.time import DAY, HOUR, MINUTE
from tests.games.positions import MILLE
from tests.tables.house import CHANNEL, GUILD, House, agree_on, mover, open_house, other, seat_table, standing
from tests.tables.kills import Kill, for_some_kills

pytestmark = pytest.mark.file_only

MATTERS = pytest.mark.parametrize("matter", [Matter.PAUSE, Matter.END])
KEY = "TABLE"
WEEK = 7 * DAY

Act = Callable[[House], Awaitable[object]]


async def answered(house: House, table: Table, seat: Seat, matter: Matter) -> Table:
    """Let `seat` press the button that agrees to the other's possible proposal."""
    agree = house.tables.agreements.pause if matter is Matter.PAUSE else house.tables.agreements.end
    asking = Seat(1 - seat)
    return await agree(table.id, table.players[seat], proposed_by=asking, turn=table.position.turn(asking))


async def reason(work: Awaitable[object]) -> Reason:
    """Return why something is declined."""
    with pytest.raises(Declined) as caught:
        await work
    return caught.value.reason


async def taken_back(house: House, table: Table, by: Seat, *, proposer: Seat) -> None:
    """Let a player press No on the proposal of `proposer`."""
    turn = table.position.turn(proposer)
    await house.tables.agreements.refuse(table.id, table.players[by], proposed_by=proposer, turn=turn)


@MATTERS
async def test_nobody_agrees_to_what_was_not_proposed(house: House, matter: Matter) -> None:
    table = await seat_table(house)
    for seat in (Seat.A, Seat.B):
        assert await reason(answered(house, table, seat, matter)) is Reason.STALE
    assert len(await house.store.log(table.id)) == table.ply
    assert await house.store.table_proposals(table.id) == []


@MATTERS
@pytest.mark.parametrize("by", [Seat.A, Seat.B])
async def test_what_was_taken_back_or_refused_is_agreed_to_no_more(house: House, matter: Matter, by: Seat) -> None:
    """Not even by a question that could not be redrawn."""
    table = await seat_table(house)
    await house.tables.agreements.wish(table.id, table.players[0], matter)
    await taken_back(house, table, by, proposer=Seat.A)
    await house.restart()
    assert await reason(answered(house, table, Seat.B, matter)) is Reason.STALE
    (end,) = await house.store.table_proposal_ends(table.id)
    assert (end.seat, end.ply) == (by, None)
    now = await agree_on(house, table, matter)
    assert now.ply == table.ply + 1, "it may be proposed again"


async def test_a_pause_that_was_proposed_is_no_end(house: House) -> None:
    table = await seat_table(house)
    await house.tables.agreements.wish(table.id, table.players[0], Matter.PAUSE)
    assert await reason(answered(house, table, Seat.B, Matter.END)) is Reason.STALE
    assert (await answered(house, table, Seat.B, Matter.PAUSE)).is_paused


@MATTERS
async def test_who_proposes_the_same_at_once_has_agreed(house: House, matter: Matter) -> None:
    table = await seat_table(house)
    wishes = [house.tables.agreements.wish(table.id, player, matter) for player in table.players]
    await asyncio.gather(*wishes)
    now = await house.tables.memory.table(table.id)
    assert now.ply == table.ply + 1
    assert now.is_over is (matter is Matter.END)
    assert len(await house.store.table_proposals(table.id)) == 1


async def test_of_two_wishes_at_once_that_differ_the_first_one_is_asked(house: House) -> None:
    table = await seat_table(house)
    ann, bob = table.players
    wish = house.tables.agreements.wish
    wishes = wish(table.id, ann, Matter.PAUSE), wish(table.id, bob, Matter.END)
    done = await asyncio.gather(*wishes, return_exceptions=True)
    (declined,) = [each for each in done if isinstance(each, Declined)]
    assert declined.reason is Reason.PROPOSED
    assert (await house.tables.memory.table(table.id)).ply == table.ply


async def test_a_proposer_may_propose_something_else_instead(house: House) -> None:
    table = await seat_table(house)
    for matter in (Matter.PAUSE, Matter.END):
        await house.tables.agreements.wish(table.id, table.players[0], matter)
    assert await reason(answered(house, table, Seat.B, Matter.PAUSE)) is Reason.STALE
    now = await answered(house, table, Seat.B, Matter.END)
    assert now.position.outcome is not None
    assert now.position.outcome.ending is Ending.ABANDONED
    ends = [(end.number, end.seat, end.ply) for end in await house.store.table_proposal_ends(table.id)]
    assert ends == [(1, Seat.A, None), (2, Seat.B, now.ply)]


async def test_what_one_may_decide_alone_waits_for_no_answer(house: House) -> None:
    """A player proposes a pause and stays away: one who waits for them may end the game all the same."""
    table = await seat_table(house)
    await house.tables.agreements.wish(table.id, mover(table), Matter.PAUSE)
    house.pass_time(WEEK - HOUR)
    await house.tables.agreements.wish(table.id, mover(table), Matter.PAUSE)
    house.pass_time(2 * HOUR)
    now = await house.tables.waiting.end(table.id, other(table))
    assert now.is_over
    assert len(await house.store.table_proposal_ends(table.id)) == 2


@pytest.mark.parametrize(("clock", "time"), [("10m", HOUR), ("24h", DAY), (None, DAY)])
async def test_who_plays_by_the_day_has_a_day_to_answer(house: House, clock: str | None, time: int) -> None:
    table = await seat_table(house, clock=clock)
    await house.tables.agreements.wish(table.id, other(table), Matter.PAUSE)
    house.clock.advance(time - 1)
    assert await house.tables.agreements.find(table) is not None
    house.clock.advance(1)
    assert await house.tables.agreements.find(table) is None
    asked = table.seat_of(mover(table))
    assert asked is not None
    assert await reason(answered(house, table, Seat(asked), Matter.PAUSE)) is Reason.STALE


@MATTERS
async def test_a_robot_proposes_nothing(house: House, matter: Matter) -> None:
    ann = house.people[0]
    promise = await house.tables.beginnings.promise(
        ann, level=Level.NOVICE, terms=agree(MILLE, 0, {}), seats=2, guild_id=GUILD
    )
    table = await house.tables.beginnings.practice(promise, ann, channel_id=CHANNEL, cut="777")
    assert await reason(answered(house, table, Seat(table.own_seat(ann)), matter)) is Reason.STALE


# Kills


def wishes(seat: Seat, matter: Matter) -> Act:
    """Let `seat` propose something, or agree to it."""
    return lambda house: house.tables.agreements.wish(KEY, house.people[seat], matter)


def answers(seat: Seat, matter: Matter) -> Act:
    """Let `seat` press the button of the question."""

    async def act(house: House) -> None:
        await answered(house, await house.tables.memory.table(KEY), seat, matter)

    return act


async def takes_back(house: House) -> None:
    """Let A take back its proposal."""
    await taken_back(house, await house.tables.memory.table(KEY), Seat.A, proposer=Seat.A)


async def resumes(house: House) -> None:
    """Let B end the pause."""
    await house.tables.agreements.resume(KEY, house.people[1])


async def draws(house: House) -> None:
    """Let the player to move draw a card."""
    table = await house.tables.memory.table(KEY)
    await house.tables.playing.play(KEY, mover(table), Draw())


ACTS: tuple[Act, ...] = (
    wishes(Seat.A, Matter.PAUSE),
    answers(Seat.B, Matter.PAUSE),
    resumes,
    draws,
    wishes(Seat.A, Matter.END),
    takes_back,
    wishes(Seat.B, Matter.PAUSE),
    wishes(Seat.B, Matter.END),  # in its place
    answers(Seat.A, Matter.END),
)


@pytest.mark.long("kills")
@for_some_kills(len(ACTS))
async def test_a_kill_loses_nothing_that_two_agreed_on(kill: Kill) -> None:
    ends = []
    for run in kill.runs():
        async with open_house(run.path) as house:
            await seat_table(house, KEY, seed=3, clock="10m")
            run.watch(house.store, LogRow, TableConsentRow, TableProposalEndRow)
            for act in ACTS:
                house.clock.advance(MINUTE)
                await run.do(house, act)
            assert run.commits >= len(ACTS)
            table = await house.tables.memory.table(KEY)
            assert table.is_over
            assert standing(await house.logged(KEY)) == standing(table)
            rows = (await house.store.table_proposals(KEY), await house.store.table_consents(KEY))
            ended = await house.store.table_proposal_ends(KEY)
            ends.append((standing(table), await house.store.log(KEY), *rows, ended))
        faults = Audit(run.path, GAMES, vault=Vault(), unit="chips").faults()
        assert [fault for fault in faults if not fault.startswith("offers with id")] == [], "no challenge led here"
    whole, killed = ends
    assert killed == whole
