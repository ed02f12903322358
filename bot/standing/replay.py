"""Look at a finished game turn by turn. All hands are open, because nothing needs to be hidden anymore."""

from bot.standing.errors import Objection, Why
from bot.store import Store
from bot.tables import Table, Tables
from bot.tables.state.log_rows import at_start
from bot.tables.state.stops import Moment, moment_at


async def moment(store: Store, tables: Tables, table: Table, number: int) -> Moment:
    """Return the game of `table` at the stop with this number, or the nearest one. Raises Objection (UNFINISHED)."""
    seated, seed = await store.table(table.id), await tables.logs.revealed(table)
    if not table.is_over or seated is None or seed is None:
        raise Objection(Why.UNFINISHED)
    start = at_start(table.terms.game, seated, table.players, seed=seed, unit=table.terms.unit)
    return moment_at(start, await store.log(table.id), seed, number)
