"""Queries about duplicate. Each names the indexes that answer it; a test checks the plan."""

from typing import Final

from sqlalchemy import bindparam, exists, select

from bot.store.questions.reader import Reader
from bot.store.questions.wording import Prepared
from bot.store.rows.twin_rows import TwinRow
from bot.store.schema.schema import tables
from bot.store.schema.twin_schema import twins


class TwinQueries(Reader):
    """Queries about duplicate. They only read."""

    async def twins_of(self, table: str) -> list[TwinRow]:
        """Return all tables of the duplicate where `table` is one, in order; none for another table."""
        # primary key, uq_twins_lobby_id_number
        return await self._all(_TWINS_OF, TwinRow, table=table)

    async def twins_begun_in(self, lobby: str) -> list[TwinRow]:
        """Return all tables of the duplicate that began in a lobby, in order; none where there was none."""
        # uq_twins_lobby_id_number
        return await self._all(_BEGUN_IN, TwinRow, lobby=lobby)

    async def running_twins(self) -> list[str]:
        """Return the tables of duplicates that go on, or wait for the others."""
        # ix_tables_due_at, primary key; read at a start
        return await self._all(_RUNNING_TWINS, str)


_LOBBY: Final = select(twins.c.lobby).where(twins.c.table == bindparam("table")).scalar_subquery()
_TWINS_OF: Final = Prepared(select(twins).where(twins.c.lobby == _LOBBY).order_by(twins.c.number))
_BEGUN_IN: Final = Prepared(select(twins).where(twins.c.lobby == bindparam("lobby")).order_by(twins.c.number))
_RUNNING_TWINS: Final = Prepared(
    select(tables.c.id)
    .where(tables.c.due_at.is_not(None), exists().where(twins.c.table == tables.c.id))
    .order_by(tables.c.due_at, tables.c.id)
)
