"""How long windows hold up a live table of Kalooki: four people who answer after one to six seconds, half by order."""

from collections.abc import AsyncIterator
from random import Random

import pytest

from bot.games.kalooki.inner.position import KalookiPosition
from bot.games.kalooki.moves import CallLast, Take
from bot.games.protocol import Move, Seat
from bot.hosted import Games
from bot.robots.kalooki.entry import ENTRY
from bot.robots.levels import find_robot
from bot.robots.protocol import Level
from bot.tables import Table, When
from bot.tables.time import SECOND
from bot.values.database import Database
from tests.left_out import first
from tests.tables.crowd import open_crowd, seat_crowd
from tests.tables.house import House

pytestmark = pytest.mark.file_only

TURNS = {"a few turns": 12, "a long game": 150}
MOST = 5.0  # seconds a turn, on average
STEP = SECOND // 4
ORDERING = (Seat.B, Seat.D)  # who call by order alone


@pytest.fixture
async def house(kept_in: Database) -> AsyncIterator[House]:
    """One process that hosts Kalooki, with five people known to it."""
    async with open_crowd(kept_in, games=Games(ENTRY)) as house:
        yield house


class People:
    """Four people at a table, each of whom thinks as a robot does, and answers when they are ready."""

    def __init__(self, house: House, seed: int) -> None:
        self.house, self.chooser = house, Random(seed)
        self.held_up: list[float] = []  # seconds of each turn, by its window

    async def turn(self, table: Table) -> Table:
        """Play one turn, and note how long it was held up by a window."""
        begun, position = self.house.clock.now(), table.position
        if position.window is not None:
            table = await self._window(table)
        self.held_up.append((self.house.clock.now() - begun) / SECOND)
        active = _active(table)
        while table.position.outcome is None and _active(table) == active and table.position.window is None:
            if table.awaits_deck is not None:
                break
            table = await self._play(table, min(table.position.awaited), self._thought(table))
        return table

    async def _window(self, table: Table) -> Table:
        """Let everybody answer when they are ready; the active player may take the card as well."""
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
                elif seat == window.active and isinstance(move := self._thought(table, seat), Take):
                    table = await self._play(table, seat, move)
                if table.position.window is None:
                    return table
            self.house.clock.advance(STEP)
            await self.house.tables.windows.look(table.id)
            table = await self.house.tables.memory.table(table.id)
        return table

    def _thought(self, table: Table, seat: Seat | None = None) -> Move:
        view = table.view(min(table.position.awaited) if seat is None else seat)
        if not [*view.legal_moves()]:
            return CallLast()  # which is no move: nothing is to be done yet
        robot = find_robot(Level.REGULAR, view, robots=ENTRY.robots)
        return robot.choose(view, random=self.chooser)

    async def _play(self, table: Table, seat: Seat, move: Move) -> Table:
        return (await self.house.tables.playing.play(table.id, table.players[seat], move)).table


def _active(table: Table) -> Seat | None:
    assert isinstance(table.position, KalookiPosition)
    return table.position.board.table.active


@pytest.mark.parametrize("turns", first(1, TURNS, why="a long game"))
async def test_windows_hold_up_a_live_table_for_five_seconds_a_turn_at_most(house: House, turns: str) -> None:
    people, deal = People(house, 3), 0
    table = await seat_crowd(house, 4, game=ENTRY.game, clock="10m")
    while len(people.held_up) < TURNS[turns] and table.position.outcome is None:
        if table.awaits_deck is not None:
            table = await house.tables.dealing.cut(table.id, house.people[int(table.cutter or 0)], deal=table.deal + 1)
            continue
        if table.deal != deal:
            deal = table.deal
            for seat in ORDERING:
                await house.tables.orders.give(table.id, table.players[seat], When.ALWAYS, CallLast(), deal=deal)
        table = await people.turn(await house.tables.memory.table(table.id))
    assert 1 < sum(people.held_up) / len(people.held_up) <= MOST
