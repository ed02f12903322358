"""Random games of three to five, with leavers, late players and agreements: a log alone gives their state."""

import asyncio
import random
import shutil
from pathlib import Path

import pytest

from bot.games.protocol import Resign, Seat
from bot.standing import Projector
from bot.standing.audit import Audit
from bot.tables import Declined, Matter, Table, Vault
from bot.tables.playing.robots import robot_to_act
from bot.tables.time import DAY, MINUTE
from tests.tables.crowd import CHOSEN, GAMES, MagpieThinker, open_crowd, seat_crowd
from tests.tables.house import House, standing

MOST = 600  # things that people do at a table
CLOCKS = (None, "10m", "10m claim", "24h claim")


async def idle(house: House, key: str) -> Table:
    """Return the table once all tasks due by now are done, including robots' turns."""
    keeper = house.tables._timekeeper
    while True:
        table = await house.tables.memory.table(key)
        is_due = any(due.when <= house.clock.now() for due in keeper._due.values()) or keeper._running
        is_played = table.is_over or robot_to_act(table) is None
        if not is_due and is_played:
            return table
        await asyncio.sleep(0)


async def act(house: House, table: Table, luck: random.Random) -> None:
    """Act for some player at the table; acts that make no sense just now are declined."""
    seat, key = Seat(luck.randrange(len(table.players))), table.id
    player, turn = table.players[seat], table.position.turn(seat)
    agreements, waiting = house.tables.agreements, house.tables.waiting
    whats = ["move", "leave", "wait", "late", "wish", "agree", "refuse", "resume", "together", "claim"]
    usual, somebody_late = [60, 1, 4, 3, 2, 3, 1, 2, 2, 1], [6, 1, 1, 1, 1, 1, 1, 1, 4, 4]
    what = luck.choices(whats, somebody_late if waiting.late(table) else usual)[0]
    if what == "together":
        await choose_together(house, table, luck)
        return
    try:
        match what:
            case "move":
                people = sorted(table.position.awaited & table.in_person)
                mover = luck.choice(people) if people else seat
                moves = list(table.position.legal_moves(mover))
                if moves:
                    await house.tables.playing.play(key, table.players[mover], luck.choice(moves))
            case "leave":
                await house.tables.playing.play(key, player, Resign())
            case "wait":
                house.pass_time(luck.randrange(20 * MINUTE))
            case "late":
                house.pass_time(luck.choice([70 * MINUTE, 25 * 60 * MINUTE, 8 * DAY]))
            case "wish":
                await agreements.wish(key, player, luck.choice([Matter.PAUSE, Matter.END]))
            case "agree":
                agree = luck.choice([agreements.pause, agreements.end])
                other = Seat(luck.randrange(len(table.players)))
                await agree(key, player, proposed_by=other, turn=table.position.turn(other))
            case "refuse":
                await agreements.refuse(key, player, proposed_by=seat, turn=turn)
            case "resume":
                await agreements.resume(key, player)
            case "claim":
                await waiting.claim(key, player)
    except Declined:
        pass


async def choose_together(house: House, table: Table, luck: random.Random) -> None:
    """Let most or all of the people want the same, for a late player or for a pause."""
    late = sorted(house.tables.waiting.late(table))
    what = luck.choice(["deputy", "deputy", "end"] if late else ["pause", "pause", "end"])
    for player in table.players:
        if luck.random() < 0.1:
            continue
        try:
            if what == "deputy":
                await house.tables.waiting.deputise(table.id, player, late[0])
            elif late:
                await house.tables.waiting.end(table.id, player)
            else:
                await house.tables.agreements.wish(table.id, player, Matter(what))
        except Declined:
            continue


async def play(path: Path, seed: int, *, restarts: random.Random | None) -> tuple[object, ...]:
    """Play a game to its end, and return all of its data; with `restarts` processes end between plies.

    Twelve seeds have every pair of a number of players, a clock and a fate of late players.
    """
    seats, clock, games = 3 + seed % 3, CLOCKS[(seed + 2) % 4], (GAMES, CHOSEN)[(seed + seed // 4) % 2]
    luck = random.Random(seed)
    async with open_crowd(path, games=games, thinker=MagpieThinker()) as house:
        table = await seat_crowd(house, seats, seed=seed, clock=clock, deals="2")
        for _ in range(MOST):
            if table.is_over:
                break
            await act(house, table, luck)
            before, table = table, await idle(house, table.id)
            if restarts is None and table.ply > before.ply:
                assert standing(await house.logged(table.id)) == standing(table)
            if restarts is not None and restarts.random() < 0.1:
                await house.restart()
                table = await idle(house, table.id)
        await look_over(house, table)
        await Projector(house.store, house.tables).drain()
        found = list(Audit(path, games=games, vault=Vault(), unit="chips").faults())
        assert [fault for fault in found if not fault.startswith("offers with id")] == [], "no challenge led here"
        rows = [await house.store.table_proposals(table.id), await house.store.table_proposal_ends(table.id)]
        counted = [await house.store.facts(), await house.store.ratings(players=[each.id for each in house.people])]
        paid = await house.store.transfers(table.id)
        return (*standing(table), await house.store.log(table.id), *rows, *counted, paid)


async def look_over(house: House, table: Table) -> None:
    """Check that money adds up, and leavers are paid nothing."""
    paid = await house.store.transfers(table.id)
    if not table.is_over or table.deputies:
        assert paid == []
        return
    assert [each.amount for each in paid] == [due.amount for due in table.settlement().transfers]
    assert sum(table.settlement().nets(len(table.players))) == 0
    assert not {each.payee for each in paid} & {table.players[seat].id for seat in table.position.left}


@pytest.mark.long("kills")
@pytest.mark.parametrize("seed", range(12))
async def test_processes_that_end_between_two_plies_change_nothing(
    tmp_path: Path, empty_database: Path, seed: int
) -> None:
    one, other = (shutil.copy(empty_database, tmp_path / name) for name in ("one.db", "other.db"))
    through = await play(one, seed, restarts=None)
    assert await play(other, seed, restarts=random.Random(-seed)) == through
