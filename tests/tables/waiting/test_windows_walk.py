"""Any acts in a game with windows, secret choices and orders, in any order: the laws that always hold."""

import random

import pytest

from bot.games.protocol import Move, No, Refused, Seat
from bot.games.record import read, write
from bot.tables import Declined, Table
from bot.tables.state.ahead import When, is_dealt
from bot.tables.state.asking import claim_at
from bot.tables.time import SECOND
from bot.tables.waiting.windows import ORDERED
from tests.left_out import first
from tests.tables.crowd import GAMES
from tests.tables.house import standing
from tests.tables.room import Room, face, seat_table
from tests.witness.moves import Claim, Draw, Take

pytestmark = pytest.mark.file_only  # each statement is asked of a server by other tests

STEPS = 2_000  # more than a walk takes
SEEDS = (0, 8)  # at three and five seats, each by another clock


class Walk:
    """People who do anything."""

    def __init__(self, room: Room, seats: int, chance: random.Random) -> None:
        self.room = room
        self.seats = [Seat(index) for index in range(seats)]
        self.chance = chance
        self.waited = 0  # seconds since the step before

    async def step(self) -> None:
        """Do one thing; declined or refused acts change nothing."""
        table = await self.room.now()
        if table.awaits_deck is not None:
            cutter = table.cutter
            assert cutter is not None
            await self.room.tables.dealing.cut("TABLE", self.room.people[cutter], deal=table.awaits_deck.deal)
            return
        self.waited = 0
        does = self.chance.choices((self._play, self._order, self._take_back, self._wait, self._restart), WEIGHTS)[0]
        try:
            await does(table)
        except (Declined, Refused):
            assert standing(await self.room.now()) == standing(table)

    async def _play(self, table: Table) -> None:
        seat = self.chance.choice(sorted(table.position.to_act))
        await self.room.play(seat, self.chance.choice(list(table.position.legal_moves(seat)) or [No()]))

    async def _order(self, table: Table) -> None:
        seat, when = self.chance.choice(self.seats), self.chance.choice(list(When))
        pool: list[Move] = [No(), Draw(), Take(), Claim(1), Claim(2), *table.position.legal_moves(seat)]
        moves = self.chance.choices(pool, k=self.chance.randint(1, 2))
        await self.room.tables.orders.give("TABLE", self.room.people[seat], when, *moves, deal=table.deal)

    async def _take_back(self, table: Table) -> None:
        seat, when = self.chance.choice(self.seats), self.chance.choice(list(When))
        await self.room.tables.orders.take_back("TABLE", self.room.people[seat], when, deal=table.deal)

    async def _wait(self, table: Table) -> None:
        self.room.stage.live = {seat for seat in self.seats if self.chance.random() < 0.5}
        self.waited = self.chance.choice((1, 5, 20))
        self.room.clock.advance(self.waited * SECOND)
        await self.room.tables.windows.look("TABLE")

    async def _restart(self, table: Table) -> None:
        await self.room.reopen()
        assert standing(await self.room.now()) == standing(table)


WEIGHTS = (20, 4, 1, 3, 0.5)


@pytest.mark.parametrize("seed", first(1, SEEDS))
async def test_a_walk_ends_and_breaks_nothing(room: Room, seed: int) -> None:
    chance = random.Random(seed)
    seats = 3 + seed % 3
    await seat_table(room, seats, seed=seed, clock=("10m", "24h", None)[seed // 3 % 3])
    walk = Walk(room, seats, chance)
    for _ in range(STEPS):
        before = await room.now()
        if before.is_over:
            break
        room.stage.news.clear()
        await walk.step()
        now = await room.now()
        assert standing(await room.logged("TABLE")) == standing(now)
        assert now.position.forced is None, "what is forced is played with its cause"
        orders = await room.store.orders("TABLE")
        assert all(row.deal == now.deal for row in orders)
        assert is_dealt(now) or not orders, "no order outlives its deal"
        never = {row.seat for row in orders if (row.kind, row.moves) == (When.ALWAYS, "no")}
        claim = claim_at(now.position)
        is_early = walk.waited * SECOND < ORDERED[1]
        assert claim is None or is_early or not never & claim.missing, "the order has answered"
        if room.stage.news and all(news.is_hidden for news in room.stage.news):
            moved = {row.seat for row in (await room.store.log("TABLE"))[before.ply :]}
            for seat in (None, *(each for each in walk.seats if each not in moved)):
                assert face(now, seat) == face(before, seat), "what is told to nobody looks like nothing"
    over = await room.now()
    assert over.is_over
    assert await room.store.orders("TABLE") == []
    record = await room.tables.logs.record("TABLE")
    assert read(write(record, games=GAMES.rules).encode(), games=GAMES.rules).position.outcome == over.position.outcome
