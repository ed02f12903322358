"""Robots at the table: each plays its turn by itself, at a human pace, from the view of its seat."""

import asyncio
import hashlib
import hmac
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.games.protocol import Move, Refused, Seat, View
from bot.robots.queue import Asker, Rank
from bot.tables.errors import UNREADABLE, Declined, is_passing
from bot.tables.state.asking import choice_at, is_same
from bot.tables.state.table import Table
from bot.tables.state.turn_pauses import TurnPauses
from bot.tables.telling.home import ALONE, Home
from bot.tables.telling.ports import News
from bot.values.timing import Backoff

log = logging.getLogger(__name__)

PAUSES = 4  # that robots of a table take together while they play one after the other; fewer take one each
THOUGHTS = 3  # attempts to find a move, before the robot plays the default
NEXT_THOUGHT = 0.1  # of the pace: the least time of every thought of a turn after the first


class Thinker(Protocol):
    """A finder of robots' moves, off the event loop."""

    async def think(self, level: str, view: View, seed: int, *, asker: Asker) -> Move: ...


class Robots:
    """A player for every robot whose turn it is, in one task per table."""

    def __init__(  # noqa: PLR0913  each is one thing that is needed or set
        self,
        thinker: Thinker | None,
        *,
        home: Home = ALONE,
        pace: float,
        again: Backoff,
        find_table: Callable[[str], Awaitable[Table]],
        play: Callable[[Table, Seat, Move], Awaitable[News]],
        pauses: TurnPauses,
        find_seed: Callable[[str], Awaitable[bytes]],
        tell: Callable[[News], None],
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """`pace`: seconds that a robot waits before its turn. `again`: those until a turn that failed is tried again.
        `find_seed`: the seed of a table, for deputies.

        Where many robots sit each waits less, and those choosing in secret wait once for all: public facts decide that.
        A robot thinks while it waits. A thought after the wait would betray the hand by its length: it is short if only
        one move is legal. Where turns have `pauses`, it waits for the end of each too.

        `play` commits a move without announcing it; it raises Declined (STALE) if the table has changed. `tell` is
        called with each whole turn. `wait` waits for a number of seconds.
        """
        self._home = home
        self._thinker = thinker
        self._pace = pace
        self._again = again
        self._find_table = find_table
        self._play = play
        self._pauses = pauses
        self._find_seed = find_seed
        self._tell = tell
        self._wait = wait
        self._turns: dict[str, asyncio.Task[None]] = {}
        self._thinking: set[str] = set()  # tables where a robot thinks
        self._is_closed = False

    def call(self, table: Table) -> None:
        """Let a robot play soon, if it is to act at `table`. A thought for a game that is over is given up."""
        if table.is_over and table.id in self._thinking:
            self._turns[table.id].cancel()
        if self._thinker is None or self._is_closed or table.id in self._turns:
            return
        if self._robot_at(table) is not None:
            self._turns[table.id] = asyncio.create_task(self._run(self._thinker, table.id), name=f"robot {table.id}")

    def is_thinking(self, key: str) -> bool:
        """Return whether a robot thinks at the table `key`, or waits as long as a person would."""
        return key in self._thinking

    async def stop(self, key: str) -> None:
        """End the turn of a robot at the table `key`, unless it thinks; the next call restarts it."""
        if key in self._turns and key not in self._thinking:
            turn = self._turns[key]
            turn.cancel()
            await asyncio.wait([turn])

    async def close(self) -> None:
        """End all tasks. A robot whose turn it is plays after the next start."""
        self._is_closed = True
        turns = list(self._turns.values())
        for turn in turns:
            turn.cancel()
        await asyncio.gather(*turns, return_exceptions=True)

    async def _run(self, thinker: Thinker, key: str) -> None:
        failures, choosing = 0, None
        try:
            while True:
                try:
                    table = await self._find_table(key)
                    if (seat := self._robot_at(table)) is None:
                        return
                    waited = choosing is not None and is_same(choosing, choice_at(table.position))
                    choosing = choice_at(table.position)
                    await self._turn(thinker, table, seat, self._pace * NEXT_THOUGHT if waited else self._pause(table))
                    failures = 0
                except Declined as error:
                    if error.reason in UNREADABLE:
                        return
                    continue  # someone has resigned, or another process has played
                except Exception as error:  # after any failure, the opponent must not wait forever
                    level = logging.WARNING if is_passing(error) else logging.ERROR
                    log.log(level, "table %s: robot failed: %s", key, type(error).__name__)
                    failures += 1
                    await asyncio.sleep(self._again.after(failures))
        finally:
            del self._turns[key]

    def _pause(self, table: Table) -> float:
        """Return the seconds before the turn of a robot at `table`."""
        robots = sum(table.robot_at(Seat(at)) is not None for at in range(len(table.players)))
        return self._pace * min(1.0, PAUSES / robots)

    def _robot_at(self, table: Table) -> Seat | None:
        """Return the seat of a robot that is to act at `table`, if it plays here."""
        return robot_to_act(table) if self._home.holds(table.guild_id) else None

    async def _turn(self, thinker: Thinker, table: Table, seat: Seat, pause: float) -> None:
        """Play all moves of one turn, the first after `pause` seconds, and announce them together."""
        made: list[News] = []
        try:
            while self._robot_at(table) == seat:
                chance = await self._chance(table, seat)
                self._thinking.add(table.id)
                try:
                    thought, *_ = await asyncio.gather(
                        self._thought(thinker, table, seat, chance), self._wait(pause), self._pauses.wait(table)
                    )
                finally:
                    self._thinking.discard(table.id)
                if not self._home.holds(table.guild_id):  # it now plays elsewhere
                    return
                made.append(await self._move(table, seat, thought))
                table, pause = made[-1].table, self._pace * NEXT_THOUGHT
                if self._pauses.is_pausing(table):  # what is played so far does not wait for it
                    return
        finally:
            if made:
                events = tuple(event for news in made for event in news.events)
                self._tell(News(table, made[0].seat, events, is_hidden=all(news.is_hidden for news in made)))

    async def _thought(self, thinker: Thinker, table: Table, seat: Seat, chance: int) -> Move:
        """Return the move that a robot finds, or the default after `THOUGHTS` failures."""
        for failures in range(1, THOUGHTS + 1):
            try:
                level, view = table.robot_at(seat) or "", table.position.view(seat)
                return await thinker.think(level, view, chance, asker=asker_at(table))
            except Exception as error:  # after any failure, the opponent must not wait forever
                log.warning("table %s ply %d: robot stumbled: %s", table.id, table.ply, type(error).__name__)
            await asyncio.sleep(self._again.after(failures))
        log.error("table %s ply %d: robot finds no move", table.id, table.ply)
        return _default(table, seat)

    async def _chance(self, table: Table, seat: Seat) -> int:
        """Return the seed of a robot's random choices: the same at the same ply, even after a restart.

        That of a deputy follows from the seed of the table (F12), so that everyone can replay it afterwards.
        """
        if seat not in table.position.deputies:
            return int.from_bytes(hashlib.sha256(f"{table.id}/{table.ply}".encode()).digest()[:8])
        return deputy_chance(await self._find_seed(table.id), game=table.terms.game.name, seat=seat, ply=table.ply)

    async def _move(self, table: Table, seat: Seat, move: Move) -> News:
        """Play `move`, or the default when the judge refuses it: the robot would choose the same move again."""
        try:
            return await self._play(table, seat, move)
        except Refused as error:
            log.error("table %s ply %d: a robot's move is refused (%s)", table.id, table.ply, error.refusal.code)
            return await self._play(table, seat, _default(table, seat))


def _default(table: Table, seat: Seat) -> Move:
    """Return a legal move without thought."""
    move = table.position.default(seat)
    return move if move is not None else next(iter(table.position.legal_moves(seat)))


def asker_at(table: Table) -> Asker:
    """Return for whom robots think at `table`: for all who play there, or for the one person among robots."""
    people = [player for player in table.players if player.robot is None]
    return Asker(Rank.PRACTICE, str(people[0].id)) if len(people) == 1 else Asker(Rank.TABLE, table.id)


def robot_to_act(table: Table) -> Seat | None:
    """Return the seat of a robot that is to act; None when there is none."""
    return next((seat for seat in sorted(table.position.awaited) if table.robot_at(seat) is not None), None)


def deputy_chance(seed: bytes, *, game: str, seat: Seat, ply: int) -> int:
    """Return the seed of the random choices of the deputy at `seat` after `ply` rows of the log."""
    return int.from_bytes(hmac.digest(seed, f"{game}/deputy/{seat}/{ply}".encode(), "sha256")[:8])
