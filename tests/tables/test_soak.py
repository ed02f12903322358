"""Many tables at once, with realistic people: eager, patient, gone for good, double-clicking. Every game ends."""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field

import pytest

from bot.games.mille.moves import Draw
from bot.games.protocol import Ending, Refused
from bot.tables import Declined, Table
from bot.tables.hosting import LONGEST_WAIT
from bot.tables.time import HOUR
from tests.games.kits import KITS
from tests.tables.house import NEVER, House, any_move, make_tables, mover, other, seat_table, standing, turn_of
from tests.tables.waiting.test_waiting import AnyThinker

CLOCKS = (None, None, "10m", "10m claim", "24h", "24h claim quiet")
COUNT, ROOM = 160, 2 << 20  # tables, and bytes of memory: for a few of them
TURNS = 12  # moves of one table before time passes for all


@dataclass
class Pair:
    """Two people at a table."""

    key: str
    chooser: random.Random
    leaves_after: int | None  # moves, until one of them stops playing for good
    choice: str  # what the other does then
    moves: int = 0
    declined: Counter[str] = field(default_factory=Counter)

    async def play(self, house: House) -> None:
        """Make some moves, or the last choices of a waiting player."""
        for _ in range(TURNS):
            table = await house.tables.memory.table(self.key)
            if table.is_over:
                return
            if not table.position.to_act:
                await asyncio.sleep(0)
                continue
            is_gone = self.leaves_after is not None and self.moves >= self.leaves_after
            if is_gone and mover(table) == table.players[len(self.key) % 2]:
                await self._wait(house, table)
                return
            if table.robot_at(next(iter(table.position.to_act))) is None:
                await self._press_twice(house, table)

    async def _press_twice(self, house: House, table: Table) -> None:
        """Press once with two deliveries, and have a second person press as well."""
        self.moves += 1
        move, turn = any_move(table, self.chooser), turn_of(table)
        presses = [house.tables.playing.play(self.key, mover(table), move, turn=turn) for _ in range(2)]
        wrong = house.tables.playing.play(self.key, other(table), Draw())
        for answer in await asyncio.gather(*presses, wrong, return_exceptions=True):
            if isinstance(answer, BaseException):
                assert isinstance(answer, Declined | Refused), answer
                self.declined[str(answer)] += 1

    async def _wait(self, house: House, table: Table) -> None:
        """Choose too early, and then again when time is over."""
        waiting, waits = house.tables.waiting, other(table)
        choose = {"claim": waiting.claim, "end": waiting.end, "deputy": waiting.deputise}.get(self.choice)
        if choose is None:
            return  # patient to the end
        try:
            await choose(self.key, waits)
        except Declined as error:
            self.declined[error.reason] += 1
            if error.reason == "no-claim":
                self.choice = "end"


async def soak(house: House) -> list[Pair]:
    """Play all tables until they are over, restarting now and then."""
    luck = random.Random(COUNT)
    await house.tables.close()
    thinker = AnyThinker()

    async def start() -> None:
        house.tables = make_tables(house.store, house.stage, house.clock, thinker=thinker, memory=ROOM)
        await house.tables.start()

    pairs = []
    for number in range(COUNT):
        leaves = luck.choice([None, 0, luck.randrange(5, 80), luck.randrange(5, 80)])
        key = f"T{number:04}{'X' * (number % 2)}"
        await seat_table(house, key, seed=number + 1, clock=luck.choice(CLOCKS), quiet="22:00-08:00 UTC", target="100")
        pairs.append(Pair(key, random.Random(number), leaves, luck.choice(["claim", "end", "deputy", "patient"])))
    await start()
    for _ in range(4_000):
        running = {row.table for row in await house.store.due_tables(NEVER)}
        if not running:
            return pairs
        await asyncio.gather(*(pair.play(house) for pair in pairs if pair.key in running))
        is_quiet = not any(pair.moves < (pair.leaves_after or 10_000) for pair in pairs if pair.key in running)
        house.pass_time(luck.randrange(9 * HOUR) if not is_quiet else LONGEST_WAIT // 8)
        if luck.random() < 0.02:
            await house.tables.close()
            await start()
    raise AssertionError(f"stuck: {await house.store.due_tables(NEVER)}")


async def look_over(house: House, pairs: list[Pair]) -> Counter[Ending]:
    """Check that no card is lost and money adds up, whatever happened; return how the games ended."""
    endings: Counter[Ending] = Counter()
    kit = KITS["mille"]
    for pair in pairs:
        logged, table = await house.logged(pair.key), await house.tables.memory.table(pair.key)
        assert standing(logged) == standing(table)
        assert kit.cards(table.position) == Counter(kit.deck(2))
        outcome = table.position.outcome
        assert outcome is not None
        endings[outcome.ending] += 1
        paid = await house.store.transfers(pair.key)
        assert [each.amount for each in paid] == [due.amount for due in table.settlement().transfers]
        if table.deputies or outcome.ending is Ending.ABANDONED:
            assert paid == []
    for player in house.people:
        assert await house.tables.memory.tables_of(player) == []
    return endings


@pytest.mark.long("soaks")
async def test_many_tables_all_come_to_their_end(house: House) -> None:
    pairs = await soak(house)
    endings = await look_over(house, pairs)
    assert set(endings) == {Ending.PLAYED, Ending.TIMEOUT, Ending.ABANDONED}
    assert sum((pair.declined for pair in pairs), Counter())["stale"] > 0
