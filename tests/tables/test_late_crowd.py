"""Lateness and agreements where more than two play: late is a set, and all who have a say must agree."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable
from contextlib import closing
from pathlib import Path

import pytest

from bot.games.protocol import Ending, Resign, Seat
from bot.standing.audit import Audit
from bot.tables import Declined, Matter, OutOfTime, Player, Reason, Table, Vault
from bot.tables.time import DAY, HOUR, MINUTE
from bot.values.database import Database
from tests.tables.crowd import CHOSEN, GAMES, open_crowd, play_default, play_until_turn, seat_crowd
from tests.tables.house import House, standing
from tests.tables.recording_stage import RecordingStage

pytestmark = pytest.mark.file_only


@pytest.fixture
async def crowd(kept_in: Database) -> AsyncIterator[House]:
    """One process, where the others choose the fate of a late player."""
    async with open_crowd(kept_in, games=CHOSEN) as house:
        yield house


@pytest.fixture
async def clocked(kept_in: Database) -> AsyncIterator[House]:
    """One process, where the clock plays the default move."""
    async with open_crowd(kept_in, games=GAMES) as house:
        yield house


async def late_at_turn(house: House, seats: int = 3, clock: str = "10m claim") -> tuple[Table, Seat]:
    """Return a table where only one seat is late, at its turn."""
    table = await play_until_turn(house, await seat_crowd(house, seats, clock=clock))
    (seat,) = table.position.to_act
    house.pass_time(70 * MINUTE)
    await house.stage.until(lambda: house.stage.late)
    return table, seat


async def reason(work: Awaitable[object]) -> Reason:
    """Return why something is declined."""
    with pytest.raises(Declined) as caught:
        await work
    return caught.value.reason


def others(table: Table, *seats: Seat) -> list[Player]:
    """Return everyone else."""
    return [player for at, player in enumerate(table.players) if at not in seats]


# Late where the others choose


async def test_two_late_in_one_window_are_told_once_each_and_neither_may_turn_out_the_other(crowd: House) -> None:
    table = await seat_crowd(crowd, 3, clock="10m claim")
    table = await play_default(crowd, table, Seat.A)
    assert table.countdown.running == {Seat.B, Seat.C}
    crowd.pass_time(70 * MINUTE)
    await crowd.stage.until(lambda: len(crowd.stage.late) == 2)
    waiting, (ann, bob, cid) = crowd.tables.waiting, table.players
    assert waiting.late(table) == {Seat.B, Seat.C}
    for late, other in ((bob, Seat.C), (cid, Seat.B)):
        assert await reason(waiting.claim(table.id, late, other)) is Reason.NOT_WAITING
        assert await reason(waiting.choices(table, late)) is Reason.NOT_WAITING
    choices = await waiting.choices(table, ann)
    assert (choices.late, choices.claimable, choices.is_alone) == ((Seat.B, Seat.C), {Seat.B, Seat.C}, True)
    now = await waiting.claim(table.id, ann, Seat.C)
    assert now.gone == {Seat.C}
    assert not now.is_over
    crowd.pass_time(DAY)
    await crowd.restart()
    await crowd.tables.waiting.look(table.id)
    assert sorted(crowd.stage.late) == [(table.id, Seat.B), (table.id, Seat.C)]


async def test_any_one_who_waits_may_turn_the_late_one_out_and_the_others_play_on(crowd: House) -> None:
    table, seat = await late_at_turn(crowd, 5)
    now = await crowd.tables.waiting.claim(table.id, others(table, seat)[2])
    assert now.gone == {seat}
    assert now.stake == 100
    rows = await crowd.store.log(table.id)
    assert (rows[-1].seat, rows[-1].text) == (seat, "timeout")


async def test_a_stakeless_end_needs_all_who_are_neither_late_nor_gone(crowd: House) -> None:
    table, seat = await late_at_turn(crowd, 4)
    waiting = crowd.tables.waiting
    first, second, gone = others(table, seat)
    assert not (await waiting.end(table.id, first)).is_over
    assert not (await waiting.end(table.id, first)).is_over, "once is not twice"
    if table.terms.game.sides(4):  # leavers have no say anymore
        assert not (await waiting.end(table.id, second)).is_over
    await crowd.tables.playing.play(table.id, gone, Resign())
    await crowd.stage.until(lambda: crowd.stage.news[-1].table.is_over)
    over = await crowd.tables.memory.table(table.id)
    assert over.position.outcome is not None
    assert over.position.outcome.ending is Ending.ABANDONED
    assert await crowd.store.transfers(table.id) == []


async def test_a_robot_without_stakes_needs_all_who_wait(crowd: House) -> None:
    table, seat = await late_at_turn(crowd, 4)
    waiting = crowd.tables.waiting
    for each in others(table, seat):
        assert not (await crowd.tables.memory.table(table.id)).deputies
        now = await waiting.deputise(table.id, each, seat)
    assert now.deputies == {seat}
    assert now.stake == 0
    assert await reason(waiting.deputise(table.id, others(table, seat)[0], seat)) is Reason.IN_TIME
    assert standing(await crowd.logged(table.id)) == standing(now)


async def test_a_proposal_about_somebody_late_falls_when_they_play(crowd: House) -> None:
    table, seat = await late_at_turn(crowd, 4)
    first, *rest = others(table, seat)
    await crowd.tables.waiting.deputise(table.id, first, seat)
    while seat in table.position.awaited:
        table = await play_default(crowd, table, seat)
    assert await crowd.tables.agreements.find(table) is None
    assert await reason(crowd.tables.waiting.deputise(table.id, rest[0], seat)) is Reason.IN_TIME


async def test_when_nobody_may_decide_the_game_ends_after_a_week(crowd: House) -> None:
    table = await seat_crowd(crowd, 3, clock="10m claim")
    crowd.pass_time(70 * MINUTE)
    await crowd.stage.until(lambda: len(crowd.stage.late) == 3)
    assert not table.deciding(crowd.clock.now())
    crowd.pass_time(7 * DAY - 1)
    await crowd.tables.waiting.look(table.id)
    assert not (await crowd.tables.memory.table(table.id)).is_over
    crowd.pass_time(1)
    await crowd.stage.until(lambda: crowd.stage.posted)
    over = await crowd.tables.memory.table(table.id)
    assert over.position.outcome is not None
    assert over.position.outcome.ending is Ending.ABANDONED
    assert await crowd.store.transfers(table.id) == []


# Where the clock plays


async def test_the_clock_plays_the_default_move_and_says_so(clocked: House) -> None:
    table = await play_until_turn(clocked, await seat_crowd(clocked, 3, clock="10m"))
    (seat,) = table.position.to_act
    default = table.position.default(seat)
    clocked.pass_time(70 * MINUTE)
    await clocked.stage.until(lambda: seat not in clocked.stage.news[-1].table.position.to_act)
    rows = (await clocked.store.log(table.id))[table.ply :]
    assert [(row.seat, row.text) for row in rows[:2]] == [(seat, "late"), (seat, str(default))]
    assert [row.text for row in rows].count("late") == 1, "one turn is one lateness"
    now = await clocked.tables.memory.table(table.id)
    assert now.strikes[seat] == 1
    assert OutOfTime(seat) in now.recent
    assert clocked.stage.late == []
    assert await reason(clocked.tables.waiting.claim(table.id, table.players[(seat + 1) % 3])) is Reason.IN_TIME
    assert standing(await clocked.logged(table.id)) == standing(now)


async def test_three_default_moves_in_a_row_are_followed_by_leaving(clocked: House) -> None:
    table = await seat_crowd(clocked, 4, clock="10m", deals="9")
    while not table.gone and not table.is_over:
        for seat in sorted(table.position.awaited - {Seat.C}):
            if seat in table.position.awaited:
                table = await play_default(clocked, table, seat)
        if table.position.awaited == {Seat.C} or table.awaits_deck is not None:
            ply = table.ply
            clocked.pass_time(70 * MINUTE)
            await clocked.stage.until(lambda: clocked.stage.news[-1].table.ply > ply)  # noqa: B023  it waits here
            table = await clocked.tables.memory.table(table.id)
    assert table.gone == {Seat.C}
    texts = [row.text for row in await clocked.store.log(table.id) if row.seat == Seat.C and row.text != "no"]
    assert texts.count("late") == 3
    assert texts[-1] == "timeout"


async def test_silence_in_a_claim_is_no_lateness(clocked: House) -> None:
    table = await seat_crowd(clocked, 3, clock="10m")
    while table.position.window is None or table.position.window.active is None:
        table = await play_default(clocked, table, min(table.position.awaited))
    asked = table.position.window.asked
    clocked.pass_time(70 * MINUTE)
    await clocked.stage.until(lambda: clocked.stage.news[-1].table.position.window != table.position.window)
    now = await clocked.tables.memory.table(table.id)
    assert not any(now.strikes[seat] for seat in asked)
    assert not now.gone


async def test_a_clock_warns_each_who_is_awaited_once(crowd: House) -> None:
    table = await seat_crowd(crowd, 4, clock="10m")
    table = await play_default(crowd, table, Seat.D)
    crowd.pass_time(66 * MINUTE)
    await crowd.stage.until(lambda: len(crowd.stage.reminded) == 3)
    await crowd.restart()
    await crowd.tables.waiting.look(table.id)
    assert sorted(crowd.stage.reminded) == [(table.id, Seat.A), (table.id, Seat.B), (table.id, Seat.C)]


# Agreements


async def test_a_pause_needs_everybody(crowd: House) -> None:
    table = await seat_crowd(crowd, 4, clock="10m")
    agreements, (ann, bob, cid, dan) = crowd.tables.agreements, table.players
    turn = table.position.turn(Seat.A)
    await agreements.wish(table.id, ann, Matter.PAUSE)
    assert await reason(agreements.pause(table.id, ann, proposed_by=Seat.A, turn=turn)) is Reason.OWN_PROPOSAL
    assert await reason(agreements.wish(table.id, bob, Matter.END)) is Reason.PROPOSED
    assert not (await agreements.pause(table.id, bob, proposed_by=Seat.A, turn=turn)).is_paused
    assert not (await agreements.pause(table.id, bob, proposed_by=Seat.A, turn=turn)).is_paused
    assert not (await agreements.pause(table.id, cid, proposed_by=Seat.A, turn=turn)).is_paused
    await crowd.restart()
    now = await crowd.tables.agreements.pause(table.id, dan, proposed_by=Seat.A, turn=turn)
    assert now.is_paused
    assert now.paused_by == Seat.D
    assert not (await crowd.tables.agreements.resume(table.id, bob)).is_paused


@pytest.mark.long("rare cases")
async def test_the_last_two_who_agree_at_once_at_two_processes_are_all(crowd: House) -> None:
    """Neither reads the other's consent before it stores its own."""
    table = await seat_crowd(crowd, 3, clock="10m")
    turn, other = table.position.turn(Seat.A), crowd._process(RecordingStage())
    await crowd.tables.agreements.wish(table.id, table.players[0], Matter.PAUSE)
    await other.memory.table(table.id)
    processes = zip((crowd.tables, other), table.players[1:], strict=True)
    consents = (each.agreements.pause(table.id, player, proposed_by=Seat.A, turn=turn) for each, player in processes)
    await asyncio.gather(*consents, return_exceptions=True)
    assert (await crowd.logged(table.id)).is_paused


async def test_two_of_three_cannot_end_the_thirds_game(crowd: House) -> None:
    table = await seat_crowd(crowd, 3)
    agreements, turn = crowd.tables.agreements, table.position.turn(Seat.A)
    assert await reason(agreements.end(table.id, table.players[1], proposed_by=Seat.A, turn=turn)) is Reason.STALE
    await agreements.wish(table.id, table.players[0], Matter.END)
    assert not (await agreements.end(table.id, table.players[1], proposed_by=Seat.A, turn=turn)).is_over
    await agreements.refuse(table.id, table.players[2], proposed_by=Seat.A, turn=turn)
    assert await reason(agreements.end(table.id, table.players[1], proposed_by=Seat.A, turn=turn)) is Reason.STALE
    for player in table.players:
        table = await agreements.wish(table.id, player, Matter.END)
    assert table.is_over
    numbers = [(row.number, row.ply) for row in await crowd.store.table_proposal_ends(table.id)]
    assert numbers == [(1, None), (2, table.ply)]


@pytest.mark.parametrize(("clock", "time"), [("10m", HOUR), ("24h", DAY), (None, DAY)])
async def test_a_proposal_lapses_with_time_and_once_its_proposer_has_other_choices(
    crowd: House, clock: str | None, time: int
) -> None:
    table = await seat_crowd(crowd, 3, clock=clock)
    agreements = crowd.tables.agreements
    await agreements.wish(table.id, table.players[1], Matter.PAUSE)
    crowd.clock.advance(time - 1)
    assert await agreements.find(table) is not None
    crowd.clock.advance(1)
    assert await agreements.find(table) is None
    await agreements.wish(table.id, table.players[1], Matter.PAUSE)
    found = await agreements.find(table)
    assert found is not None
    assert (found.number, found.agreed) == (2, {Seat.B})
    while table.position.turn(Seat.B) == found.turn:
        table = await play_default(crowd, table, min(table.position.awaited))
    assert await agreements.find(table) is None


async def test_who_has_left_has_no_say(crowd: House) -> None:
    table = await seat_crowd(crowd, 4)
    agreements, (ann, bob, cid, dan) = crowd.tables.agreements, table.players
    await crowd.tables.playing.play(table.id, dan, Resign())
    assert await reason(agreements.wish(table.id, dan, Matter.END)) is Reason.LEFT
    assert await reason(agreements.resume(table.id, dan)) is Reason.LEFT
    assert await reason(agreements.refuse(table.id, dan, proposed_by=Seat.A, turn=0)) is Reason.LEFT
    for player in (ann, bob, cid):
        assert not table.is_over
        table = await agreements.wish(table.id, player, Matter.END)
    assert table.is_over


@pytest.mark.long("rare cases")
async def test_a_check_misses_consents_and_ends_at_a_table_for_many(tmp_path: Path, empty_database: Path) -> None:
    path = Path(shutil.copy(empty_database, tmp_path / "chapeau.db"))
    async with open_crowd(path, games=CHOSEN) as house:
        table, seat = await late_at_turn(house, 5)
        for player in others(table, seat):
            await house.tables.waiting.deputise(table.id, player, seat)

    def faults() -> list[str]:
        found = Audit(path, CHOSEN, vault=Vault(), unit="chips").faults()
        return [fault for fault in found if not fault.startswith("offers with id")]  # no challenge led here

    assert faults() == []
    waits = min(set(Seat) - {seat})
    for what in (f"table_consents WHERE seat = {int(waits)}", "table_proposal_ends"):
        with closing(sqlite3.connect(path)) as connection, connection:
            name = what.split()[0]
            connection.execute(f"DROP TRIGGER {name}_no_delete")
            connection.execute(f"DELETE FROM {what}")
        found = faults()
        assert [fault for fault in found if fault.startswith(name)], found


@pytest.mark.long("rare cases")
async def test_a_check_holds_the_clock_to_its_time(tmp_path: Path, empty_database: Path) -> None:
    path = Path(shutil.copy(empty_database, tmp_path / "chapeau.db"))
    async with open_crowd(path, games=GAMES) as house:
        table = await play_until_turn(house, await seat_crowd(house, 3, clock="10m"))
        (seat,) = table.position.to_act
        house.pass_time(70 * MINUTE)
        await house.stage.until(lambda: seat not in house.stage.news[-1].table.position.to_act)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DROP TRIGGER log_no_update")
        connection.execute("UPDATE log SET at = at - 1 WHERE text = 'late'")
    found = list(Audit(path, GAMES, vault=Vault(), unit="chips").faults())
    assert [fault for fault in found if "text says that the time of that seat was over" in fault], found
