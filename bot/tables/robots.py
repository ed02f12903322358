"""Robots at the table: each plays its turn by itself, at a human pace, from what its seat may see."""

import asyncio
import hashlib
import logging
from typing import Protocol

from bot.games.protocol import Event, Move, Refused, Seat, View
from bot.robots.protocol import Level
from bot.tables.errors import Declined, Reason
from bot.tables.table import Table

log = logging.getLogger(__name__)

ROBOT_NAMES = {Level.NOVICE: "Béret (robot)", Level.REGULAR: "Melon (robot)"}  # hats, the better the taller
RETRY = 5.0  # s until what failed is tried again; each further time twice as long
LONGEST_RETRY = 300.0  # s
THOUGHTS = 3  # about one move, before a robot that finds none plays the default


class Thinker(Protocol):
    """Finds a robot's move, somewhere off the event loop."""

    async def start(self) -> None:
        """Make ready for the first thought; at once where that is done."""
        ...

    async def think(self, level: str, view: View, seed: int) -> Move: ...


class Hosting(Protocol):
    """What a robot's turn needs of the tables."""

    async def table(self, key: str) -> Table: ...

    async def play_robot(self, table: Table, seat: Seat, move: Move) -> tuple[Table, tuple[Event, ...]]:
        """Commit a robot's move without telling it. Raises Declined when the table has moved on."""
        ...

    def tell(self, table: Table, seat: Seat, events: tuple[Event, ...]) -> None:
        """Tell a robot's whole turn at once."""
        ...


class Robots:
    """Plays for every robot whose turn it is: one task a table, all ended by `close`."""

    def __init__(self, hosting: Hosting, thinker: Thinker | None, *, pace: float) -> None:
        """`pace`: seconds a robot lets pass before its turn."""
        self._hosting = hosting
        self._thinker = thinker
        self._pace = pace
        self._turns: dict[str, asyncio.Task[None]] = {}
        self._is_closed = False

    def call(self, table: Table) -> None:
        """Something happened at `table`: if a robot is to play, it does so, soon."""
        if self._thinker is None or self._is_closed or table.id in self._turns:
            return
        if _robot_to_act(table) is not None:
            self._turns[table.id] = asyncio.create_task(self._run(self._thinker, table.id), name=f"robot {table.id}")

    async def close(self) -> None:
        """Play no more; whose turn it is plays after the next start."""
        self._is_closed = True
        turns = list(self._turns.values())
        for turn in turns:
            turn.cancel()
        await asyncio.gather(*turns, return_exceptions=True)

    async def _run(self, thinker: Thinker, key: str) -> None:
        delay = RETRY
        try:
            while True:
                try:
                    if (seat := _robot_to_act(await self._hosting.table(key))) is None:
                        return
                    # What cannot start says so when it is to think.
                    await asyncio.gather(asyncio.sleep(self._pace), thinker.start(), return_exceptions=True)
                    await self._turn(thinker, key, seat)
                    delay = RETRY
                except Declined as error:
                    if error.reason is Reason.DAMAGED:
                        return
                    continue  # somebody resigned meanwhile, or another process played
                except Exception as error:  # a robot that stumbles must not leave its opponent waiting for ever
                    log.error("table %s: robot failed: %s", key, type(error).__name__)
                    await asyncio.sleep(delay)
                    delay = min(2 * delay, LONGEST_RETRY)
        finally:
            del self._turns[key]

    async def _turn(self, thinker: Thinker, key: str, seat: Seat) -> None:
        """All moves of one turn, told as one."""
        table = await self._hosting.table(key)
        events: tuple[Event, ...] = ()
        try:
            while _robot_to_act(table) == seat:
                table, happened = await self._move(table, seat, await _thought(thinker, table, seat))
                events += happened
        finally:
            if events:
                self._hosting.tell(table, seat, events)

    async def _move(self, table: Table, seat: Seat, move: Move) -> tuple[Table, tuple[Event, ...]]:
        """Play `move`, or the default when the judge refuses it: the same thought would come again for ever."""
        try:
            return await self._hosting.play_robot(table, seat, move)
        except Refused as error:
            log.error("table %s ply %d: a robot's move is refused (%s)", table.id, table.ply, error.refusal.code)
            return await self._hosting.play_robot(table, seat, _default(table, seat))


async def _thought(thinker: Thinker, table: Table, seat: Seat) -> Move:
    """What a robot plays; the default when it stumbles again and again."""
    delay = RETRY
    for _ in range(THOUGHTS):
        try:
            return await thinker.think(table.robot_at(seat) or "", table.view(seat), _seed(table))
        except Exception as error:  # whatever is wrong with a robot, its opponent must not wait for ever
            log.warning("table %s ply %d: robot stumbled: %s", table.id, table.ply, type(error).__name__)
        await asyncio.sleep(delay)
        delay = min(2 * delay, LONGEST_RETRY)
    log.error("table %s ply %d: robot finds no move", table.id, table.ply)
    return _default(table, seat)


def _default(table: Table, seat: Seat) -> Move:
    """A move that the judge accepts, without a thought."""
    move = table.position.default(seat)
    return move if move is not None else next(iter(table.position.legal_moves(seat)))


def _robot_to_act(table: Table) -> Seat | None:
    """The seat of a robot that is to play."""
    return next((seat for seat in table.position.to_act if table.robot_at(seat) is not None), None)


def _seed(table: Table) -> int:
    """What a robot's whims follow from: the same at the same ply, also after a restart."""
    return int.from_bytes(hashlib.sha256(f"{table.id}/{table.ply}".encode()).digest()[:8])
