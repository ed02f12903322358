"""Duplicates for tests: people who begin one, and play it at random."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from bot.games.protocol import Game
from bot.games.record import write
from bot.registry import GAMES
from bot.robots.random_legal import RandomLegal
from bot.tables import Pace, Player, Table, agree
from tests.tables.house import CHANNEL, GUILD, House
from tests.tables.recording_stage import PATIENCE


@dataclass
class Duplicate:
    """A duplicate of random players: `keys` of its tables, in order."""

    house: House
    people: list[Player]
    keys: list[str]
    luck: random.Random = field(default_factory=lambda: random.Random(5))

    async def table(self, number: int) -> Table:
        return await self.house.tables.memory.table(self.keys[number])

    async def play(self, number: int, *, until: Callable[[Table], bool] = lambda table: table.awaits_twins) -> Table:
        """Play at one table until it waits for the others, or until something else."""
        table = await self.until(number, lambda table: bool(table.position.to_act) or until(table))
        while not until(table):
            seat = min(table.position.awaited)
            move = RandomLegal().choose(table.view(seat), random=self.luck)
            table = (await self.house.tables.playing.play(table.id, table.players[seat], move)).table
        return table

    async def until(self, number: int, is_so: Callable[[Table], bool]) -> Table:
        """Wait until something is so at one table."""
        async with asyncio.timeout(PATIENCE):
            while not is_so(table := await self.table(number)):
                await asyncio.sleep(0)
        return table

    async def shown(self, number: int) -> tuple[object, ...]:
        """Return all that is told of one table to others than its players, and to players once a deal is over."""
        logs, table = self.house.tables.logs, await self.table(number)
        record = write(await logs.record(table.id), games=GAMES.rules)
        finish, seed = await logs.finish(table, table.deal), await logs.revealed(table)
        return table.view(None), record, table.opened if finish is None else finish, seed


async def begin(house: House, game: Game, people: int, *, pace: Pace | None = None, **options: str) -> Duplicate:
    """Let so many people begin a duplicate."""
    met = [await house.tables.people.meet(2001 + at, name=f"P{at}", locale="en") for at in range(people)]
    terms = replace(agree(game, 0, options), is_duplicate=True, pace=pace)
    lobbies = house.tables.lobbies
    lobby = await lobbies.open(met[0], terms=terms, seats=people, guild_id=GUILD, channel_id=CHANNEL, press_id=1)
    for at, each in enumerate(met[1:], 2):
        assert not lobby.is_over
        lobby = await lobbies.sit(lobby.id, each, version=lobby.version, press_id=at)
    keys = await lobbies.book.tables_of(lobby)
    assert lobby.is_started
    return Duplicate(house, met, keys)
