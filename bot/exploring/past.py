"""The past of a table: its log read once more, row by row, as a judge needs it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.hosted import Games
from bot.store import LogRow, Store
from bot.tables import Player, Table, Vault
from bot.tables.log.logs import Logs
from bot.tables.state.log_rows import after, at_start, step_of
from bot.tables.state.seeds import Seeds

UNIT: Final = "chips"  # that people play for in all stories


class Moment(NamedTuple):
    """A row of a log, with the table before and after it."""

    before: Table
    row: LogRow
    now: Table
    reveals: bool = False  # whether someone has seen something hidden


class Replayed(NamedTuple):
    """A log as it was read, and what it came to."""

    start: Table
    rows: Sequence[LogRow]
    table: Table


class Rereading(Logs):
    """A reader of logs that goes on where it ended, if all that it had read is still there. It reads tables alone."""

    def __init__(self, games: Games, store: Store, known: dict[str, Replayed]) -> None:
        super().__init__(games, store, Seeds(store, Vault()), unit=UNIT)
        self._known = known
        self._last: tuple[Table, Sequence[LogRow]] | None = None

    async def table(self, key: str) -> Table:
        """See `Logs`."""
        table = await super().table(key)
        if self._last is not None:
            self._known[key] = Replayed(*self._last, table)
        return table

    async def read(self, key: str) -> tuple[Table, list[LogRow], bytes]:
        """Return a table before those rows of its log that were not replayed before, these rows, and its seed."""
        start, rows, seed = await super().read(key)
        self._last, known = (start, rows), self._known.get(key)
        if known is None or known.start != start or known.rows != rows[: len(known.rows)]:
            return start, rows, seed
        return known.table, rows[len(known.rows) :], seed


def logs_of(store: Store, games: Games, known: dict[str, Replayed]) -> Logs:
    """Return the reader of the logs of a bot that keeps its seeds open. `known`: what was read before."""
    return Rereading(games, store, known)


async def past_of(store: Store, games: Games, key: str) -> Sequence[Moment]:
    """Return all that happened at a table; nothing if there is no such table."""
    seated = await store.table(key)
    if seated is None:
        return []
    seed, people = await Seeds(store, Vault()).read(key), await store.players(seated.players)
    players = [Player.of(people[each]) for each in seated.players]
    table = at_start(games[seated.row.game].game, seated, players, seed=seed, unit=UNIT)
    found = []
    for row in await store.log(key):
        step = step_of(table, row, seed)
        now = after(table, row, step)
        found.append(Moment(table, row, now, step.reveals))
        table = now
    return found
