"""The questions of a process that starts, and then looks at each table in its time, without reading any log."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from sqlalchemy import ColumnElement, bindparam, func, literal, or_, select

from bot.store.questions.reader import Reader
from bot.store.questions.wording import Prepared
from bot.store.rows.found_rows import StoredSeed
from bot.store.rows.rows import ELSEWHERE
from bot.store.rows.start_rows import ClockRow, DueRow, LeftoverRow, RulesRow
from bot.store.schema import schema

FORCED = "forced"  # the text of a clock that is none: the terms only say what happens to forced moves
_HAS_CLOCK = schema.tables.c.clock.is_not(None) & (schema.tables.c.clock != FORCED)
_IS_ELSEWHERE = func.coalesce(schema.tables.c.clock, "").like(f"%{ELSEWHERE}")
_IS_RUNNING = schema.tables.c.due_at.is_not(None)  # it will be due at some time; a trigger sees to it


class StartQueries(Reader):
    """Queries about running tables, answered from the index of due times. They only read."""

    async def due_tables(self, before: int, *, guild_ids: Iterable[int] | None = None) -> list[DueRow]:
        """Return the tables due at `before` (ms) or earlier, the longest due first; of these servers, if given."""
        # ix_tables_due_at
        if guild_ids is not None:
            return await self._all(_DUE_TABLES_OF, DueRow, before=before, guild_ids=list(guild_ids))
        return await self._all(_DUE_TABLES, DueRow, before=before)

    async def unshown_tables(self) -> list[str]:
        """Return the running tables whose messages may show less than their logs say, the oldest first."""
        # ix_tables_due_at, primary key of log
        return await self._all(_UNSHOWN_TABLES, str)

    async def unshown_ends(self, since: int) -> list[str]:
        """Return the tables that ended at `since` (ms) or later and may be shown as running, the first to end first."""
        # ix_table_ends_at, primary keys
        return await self._all(_UNSHOWN_ENDS, str, since=since)

    async def clocked_tables(self, guild_ids: Iterable[int] | None = None) -> list[str]:
        """Return the running tables with an agreed clock, of all servers or of these, in order of due time."""
        # ix_tables_due_at
        tables = schema.tables.c
        query = select(tables.id).where(_IS_RUNNING, _HAS_CLOCK).order_by(tables.due_at, tables.id)
        if guild_ids is not None:
            query = query.where(tables.guild_id.in_(list(guild_ids)))
        return await self._all(query, str)

    async def clocks(self) -> list[ClockRow]:
        """Return the running tables with an agreed clock, and the facts that determine how their clocks are shown."""
        # ix_tables_due_at, primary key of log
        return await self._all(_CLOCKS, ClockRow)

    async def leftovers(self, table: str | None = None) -> list[LeftoverRow]:
        """Return the messages that are still to be deleted, the oldest first; of one table, if given."""
        # primary key; without a table all of it, which is little
        if table is not None:
            return await self._all(_LEFTOVERS_OF, LeftoverRow, table=table)
        return await self._all(_LEFTOVERS, LeftoverRow)

    async def running_servers(self, *, elsewhere: bool = False) -> set[int]:
        """Return the servers in which a game is going on; `elsewhere`: the places instead where the bot is not."""
        # ix_tables_due_at
        return set(await self._all(_RUNNING_PLACES if elsewhere else _RUNNING_SERVERS, int))

    async def running_games(self) -> dict[str, int]:
        """Return how many games of each kind are going on."""
        # ix_tables_due_at
        game = schema.tables.c.game
        return dict(await self._all(select(game, func.count()).where(_IS_RUNNING).group_by(game), _counted))

    async def running_rules(self, word: str, *, known: Iterable[str]) -> list[RulesRow]:
        """Return the running tables of other games than the `known` ones, and those whose options have this key."""
        # ix_tables_due_at
        return await self._all(_running_rules(word), RulesRow, known=list(known))

    async def running_seeds(self, *, other_than: int) -> list[StoredSeed]:
        """Return the seeds of running tables whose stored length is not `other_than` bytes: the sealed ones."""
        # ix_tables_due_at, primary key of seeds
        return await self._all(_RUNNING_SEEDS, StoredSeed, length=other_than)


@cache
def _running_rules(word: str) -> Prepared:
    is_meant = or_(
        _TABLES.options.contains(f'"{word}"', autoescape=True),
        _TABLES.game.not_in(bindparam("known", expanding=True)),
    )
    query = select(_TABLES.id, _TABLES.game, _TABLES.options).where(_IS_RUNNING, is_meant)
    return Prepared(query.order_by(_TABLES.created_at, _TABLES.id))


def _counted(game: str, count: int) -> tuple[str, int]:
    return game, count


def _is_unshown() -> ColumnElement[bool]:
    """Return whether the messages of a table are not known to show its last ply."""
    tables, log = schema.tables.c, schema.log.c
    last = select(func.max(log.ply)).where(log.table == tables.id).correlate(schema.tables).scalar_subquery()
    return or_(tables.shown_ply.is_(None), tables.shown_ply < last)


_TABLES, _ENDS, _SEEDS, _PLIES = schema.tables.c, schema.table_ends.c, schema.seeds.c, schema.log.c
_LEFT: Final = select(schema.leftovers).order_by(schema.leftovers.c.message_id)
_LEFTOVERS: Final = Prepared(_LEFT)
_LEFTOVERS_OF: Final = Prepared(_LEFT.where(schema.leftovers.c.table == bindparam("table")))
_DUE: Final = (
    select(_TABLES.id, _TABLES.due_at).where(_TABLES.due_at <= bindparam("before")).order_by(_TABLES.due_at, _TABLES.id)
)
_DUE_TABLES: Final = Prepared(_DUE)
_DUE_TABLES_OF: Final = Prepared(_DUE.where(_TABLES.guild_id.in_(bindparam("guild_ids", expanding=True))))
_UNSHOWN_TABLES: Final = Prepared(
    select(_TABLES.id).where(_IS_RUNNING, _is_unshown()).order_by(_TABLES.created_at, _TABLES.id)
)
_UNSHOWN_ENDS: Final = Prepared(
    select(_ENDS.table)
    .join(schema.tables, _TABLES.id == _ENDS.table)
    .where(_ENDS.at >= bindparam("since"), _is_unshown())
    .order_by(_ENDS.at, _ENDS.table)
)
_LAST: Final = select(_PLIES.at).where(_PLIES.table == _TABLES.id).order_by(_PLIES.ply.desc()).limit(1)
_CLOCKS: Final = Prepared(
    select(_TABLES.id, _TABLES.due_at, func.coalesce(_LAST.correlate(schema.tables).scalar_subquery(), 0))
    .where(_IS_RUNNING, _HAS_CLOCK)
    .order_by(_TABLES.due_at, _TABLES.id)
)
_OF_RUNNING: Final = select(_TABLES.guild_id).where(_IS_RUNNING, _TABLES.guild_id.is_not(None)).distinct()
_RUNNING_SERVERS: Final = Prepared(_OF_RUNNING.where(~_IS_ELSEWHERE))
_RUNNING_PLACES: Final = Prepared(_OF_RUNNING.where(_IS_ELSEWHERE))
_RUNNING_SEEDS: Final = Prepared(
    select(_SEEDS.table, _SEEDS.seed, _SEEDS.commitment, literal(True), literal(False))
    .join(schema.tables, _TABLES.id == _SEEDS.table)
    .where(_IS_RUNNING, func.length(_SEEDS.seed) != bindparam("length"))
    .order_by(_TABLES.created_at, _TABLES.id)
)
