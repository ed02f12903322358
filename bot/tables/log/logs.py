"""Reading the logs of tables. A table, its record and its events all follow from its log and its seed."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from cachetools import LRUCache

from bot.games.protocol import EDITION, Event, Seat, Step, View
from bot.games.record import Record
from bot.hosted import Games
from bot.store import LogRow, Store, StoreError
from bot.tables.errors import Declined, Reason
from bot.tables.state.counted import Finish, at_count, counted_by
from bot.tables.state.export import export
from bot.tables.state.log_rows import Entry, after, at_start, entry_of, is_turn, public_events, replay, step_of
from bot.tables.state.people import Player
from bot.tables.state.seeds import Seeds
from bot.tables.state.table import Table
from bot.tables.state.terms import known_game, stored_options
from bot.tables.telling.ports import News

log = logging.getLogger(__name__)

KEPT = 64  # finished deals

TagsOf = Callable[[Table], Awaitable[Sequence[tuple[str, str]]]]
"""A source of further tags for the record of a table, which is given as before its first row."""


async def _no_tags(_: Table) -> Sequence[tuple[str, str]]:
    return ()


class Logs:
    """A replayer of logs. Nearly every call reads the store; `Memory` keeps the tables in frequent use.

    Attributes:
        contest_tags: what the record of a game of a contest says besides.
    """

    def __init__(self, games: Games, store: Store, seeds: Seeds, *, unit: str) -> None:
        """`unit`: the unit of stakes at a table that names none."""
        self.contest_tags: TagsOf = _no_tags
        self._games = games
        self._store = store
        self._seeds = seeds
        self._unit = unit
        # At the end of a deal everyone at the table is shown it, and a counted deal never changes.
        self._finishes: LRUCache[tuple[str, int], Finish] = LRUCache(KEPT)

    async def table(self, key: str) -> Table:
        """Return the table `key` after the last row of its log. Raises Declined (NO_TABLE and UNREADABLE)."""
        with _legible(key):
            start, rows, seed = await self.read(key)
            return replay(start, rows, seed)

    async def newer(self) -> list[str]:
        """Return the running tables that a newer version of the bot began, by rules that this one does not know."""
        found = []
        for row in await self._store.running_rules(EDITION, known=[*self._games]):
            try:
                stored_options(known_game(self._games, row.game), json.loads(row.options))
            except Declined:
                found.append(row.table)
            except ValueError as error:  # the table says so itself when someone asks for it
                log.error("table %s: options cannot be read (%s)", row.table, type(error).__name__)
        return found

    async def news_of(self, table: Table) -> News | None:
        """Return what the log adds to `table`, as one piece of news; None for nothing.

        Raises Declined (DAMAGED, SEALED).
        """
        with _legible(table.id):
            rows = await self._store.log(table.id, after=table.ply)
            if not rows:
                return None
            now, entries, seed = table, list[Entry](), await self._seeds.read(table.id)
            for row in rows:
                step = step_of(now, row, seed)
                entries.append(entry_of(now, row, step))
                now = after(now, row, step)
        self.written(now, [entry.step for entry in entries])
        movers = [entry.row.seat for entry in entries if is_turn(entry.row) and not entry.is_answer]
        seat = None if not movers or movers[0] is None else Seat(movers[0])
        events = tuple(event for entry in entries for event in entry.step.events)
        return News(now, seat, events, is_hidden=all(entry.is_hidden for entry in entries))

    async def deal_events(self, table: Table) -> tuple[Event, ...]:
        """Return the events of the deal on the table, as everyone may know them. Raises Declined (DAMAGED, TWINS)."""
        if table.is_closed:
            raise Declined(Reason.TWINS)
        with _legible(table.id):
            return public_events(*await self.read(table.id))

    async def record(self, key: str) -> Record:
        """Return the record of the game: the whole game once it is over, else what may be revealed.

        The log is replayed in a thread, because a player may export hundreds of games at once.
        Raises Declined (NO_TABLE, DAMAGED).
        """
        with _legible(key):
            start, rows, seed = await self.read(key)
            more = await self.contest_tags(start) if start.terms.is_contest else ()
            return await asyncio.to_thread(export, start, rows, seed, more)

    async def finish(self, table: Table, deal: int, *, seat: Seat | None = None) -> Finish | None:
        """Return how `deal` ended; None while it is not finished. Raises Declined (DAMAGED).

        All hands are open; in a running game that keeps them closed, only that of `seat` is. In duplicate it is not
        finished until it is at all tables.
        """
        if table.is_closed and deal > table.opened:
            return None
        finish = await self._finish(table, deal)
        is_closed = not (table.is_over or table.terms.game.opens_hands)
        return finish.closed(seat) if finish is not None and is_closed else finish

    async def _finish(self, table: Table, deal: int) -> Finish | None:
        finish = self._finishes.get((table.id, deal))
        if finish is None:
            with _legible(table.id):
                finish = at_count(*await self.read(table.id), deal=deal)
            if finish is not None:
                self._finishes[table.id, deal] = finish
        return finish

    def written(self, table: Table, steps: Iterable[Step]) -> None:
        """Note the newest rows in the log of `table`: everyone is about to see how a deal ended."""
        for step in steps:
            if (counted := counted_by(step, seats=len(table.players))) is not None:
                deal, finish = counted
                self._finishes[table.id, deal] = finish

    async def counted(self, table: Table, deal: int, *, seat: Seat | None = None) -> tuple[View, ...]:
        """Return the view of each seat when `deal` was counted, as the player at `seat` may see it now.

        Empty while the deal is not finished.
        """
        finish = await self.finish(table, deal, seat=seat)
        return () if finish is None else finish.hands

    async def commitment(self, table: Table) -> str:
        """Return the commitment to the seed, which was posted before anyone accepted the terms."""
        return await self._seeds.commitment(table.id)

    async def revealed(self, table: Table) -> bytes | None:
        """Return the seed of a game that is over. None while the game goes on."""
        return await self._seeds.read(table.id) if table.is_over else None

    async def read(self, key: str) -> tuple[Table, list[LogRow], bytes]:
        """Return a table before its first row, the rows of its log, and its seed. Raises Declined (NO_TABLE)."""
        seated = await self._store.table(key)
        if seated is None:
            raise Declined(Reason.NO_TABLE)
        seed = await self._seeds.read(key)
        people = await self._store.players(seated.players)
        players = [Player.of(people[player]) for player in seated.players]
        game = known_game(self._games, seated.row.game)
        return at_start(game, seated, players, seed=seed, unit=self._unit), await self._store.log(key), seed


@contextmanager
def _legible(key: str) -> Iterator[None]:
    """Turn any fault in the log of one table into Declined (DAMAGED).

    Errors that concern every table, such as a store that does not answer, are raised unchanged.
    """
    try:
        yield
    except Declined as error:
        if error.reason is Reason.NEWER:
            log.warning("table %s is left to a newer version of the bot: its rules are not known here", key)
        raise
    except StoreError:
        raise
    except Exception as error:
        log.error("table %s cannot be read: %s", key, type(error).__name__)
        raise Declined(Reason.DAMAGED) from error
