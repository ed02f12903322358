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


def logs_of(store: Store, games: Games) -> Logs:
    """Return the reader of the logs of a bot that keeps its seeds open."""
    return Logs(games, store, Seeds(store, Vault()), unit=UNIT)


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
