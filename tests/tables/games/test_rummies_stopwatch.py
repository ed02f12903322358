"""How long windows hold up a live table of a rummy: four people who answer after one to six seconds, half by order."""

from collections.abc import AsyncIterator
from random import Random

import pytest

from bot.games.contract_rummy.inner.position import ContractRummyPosition
from bot.games.discarding import Take
from bot.games.kalooki.inner.position import KalookiPosition
from bot.games.protocol import Move, Seat
from bot.hosted import Games
from bot.robots.contract_rummy.entry import ENTRY as CONTRACT_RUMMY
from bot.robots.kalooki.entry import ENTRY as KALOOKI
from bot.robots.levels import find_robot
from bot.robots.protocol import Level, Robot
from bot.tables import Table, When
from bot.tables.time import SECOND
from bot.values.database import Database
from tests.left_out import first
from tests.tables.crowd import open_crowd, seat_crowd
from tests.tables.house import House

pytestmark = pytest.mark.file_only

GAMES = Games(KALOOKI, CONTRACT_RUMMY)
TURNS = {"a few turns": 12, "a long game": 150}
MOST = 5.0  # seconds a turn, on average
STEP = SECOND // 4
ORDERING = (Seat.B, Seat.D)  # who claim by order alone: what completes their contract


@pytest.fixture
async def house(kept_in: Database) -> AsyncIterator[House]:
    """One process that hosts the rummies, with five people known to it."""
    async with open_crowd(kept_in, games=GAMES) as house:
        yield house


class People:
    """Four people at a table, each of whom thinks as a robot does, and answers when they are ready."""

    def __init__(self, house: House, seed: int) -> None:
        self.house, self.chooser = house, Random(seed)
        self.held_up: list[float] = []  # seconds of each turn, by its window

    async def turn(self, table: Table) -> Table:
        """Play one turn, and note how long it was held up by windows."""
        active, held_up = _active(table), 0
        while table.position.outcome is None and _active(table) == active and table.awaits_deck is None:
            if table.position.window is None:
                table = await self._play(table, min(table.position.awaited), self._thought(table))
                continue
            begun = self.house.clock.now()
            table = await self._window(table)
            held_up += self.house.clock.now() - begun
        self.held_up.append(held_up / SECOND)
        return table

    async def _window(self, table: Table) -> Table:
        """Let everyone answer when they are ready; the active player may take the card as well."""
        opened, window = self.house.clock.now(), table.position.window
        assert window is not None
        assert window.active is not None
        ready = {
            seat: opened + round(self.chooser.uniform(1, 6) * SECOND)
            for seat in (*window.asked, window.active)
            if seat not in ORDERING or seat == window.active
        }
        while table.position.window is not None and table.position.window.asked == window.asked:
            for seat in [seat for seat, at in ready.items() if at <= self.house.clock.now()]:
                del ready[seat]
                if seat in table.position.awaited and seat in window.asked:
                    table = await self._play(table, seat, self._thought(table, seat))
                elif seat == window.active and Take() in (view := table.view(seat)).legal_moves():
                    move = self._robot(table).choose(view, random=self.chooser)
                    table = await self._play(table, seat, move) if move == Take() else table
                if table.position.window is None:
                    return table
            self.house.clock.advance(STEP)
            await self.house.tables.windows.look(table.id)
            table = await self.house.tables.memory.table(table.id)
        return table

    def _thought(self, table: Table, seat: Seat | None = None) -> Move:
        view = table.view(min(table.position.awaited) if seat is None else seat)
        return self._robot(table).choose(view, random=self.chooser)

    def _robot(self, table: Table) -> Robot:
        return find_robot(Level.REGULAR, table.view(None), robots=GAMES.robots)

    async def _play(self, table: Table, seat: Seat, move: Move) -> Table:
        return (await self.house.tables.playing.play(table.id, table.players[seat], move)).table


def _active(table: Table) -> Seat | None:
    assert isinstance(table.position, KalookiPosition | ContractRummyPosition)
    return table.position.board.table.active


@pytest.mark.parametrize("name", [KALOOKI.game.name, CONTRACT_RUMMY.game.name])
@pytest.mark.parametrize("turns", first(1, TURNS, why="a long game"))
async def test_windows_hold_up_a_live_table_for_five_seconds_a_turn_at_most(
    house: House, turns: str, name: str
) -> None:
    people, deal = People(house, 3), 0
    table = await seat_crowd(house, 4, game=GAMES[name].game, clock="10m")
    while len(people.held_up) < TURNS[turns] and table.position.outcome is None:
        if table.awaits_deck is not None:
            table = await house.tables.dealing.cut(table.id, house.people[int(table.cutter or 0)], deal=table.deal + 1)
            continue
        if table.deal != deal:
            deal = table.deal
            for seat in ORDERING:
                last = table.view(seat).standing_orders()[0]
                await house.tables.orders.give(table.id, table.players[seat], When.ALWAYS, last, deal=deal)
        table = await people.turn(await house.tables.memory.table(table.id))
    assert 1 < sum(people.held_up) / len(people.held_up) <= MOST
