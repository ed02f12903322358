"""Queries about game nights. Each names the indexes that answer it; a test checks the plan."""

from typing import Final

from sqlalchemy import bindparam, select

from bot.store.questions.reader import Reader
from bot.store.questions.wording import Prepared
from bot.store.rows.night_rows import OPENED, PLANNED, NightCallRow, NightRow
from bot.store.schema.night_schema import night_calls, nights


class NightQueries(Reader):
    """Queries about game nights. They only read."""

    async def night(self, night: str) -> NightRow | None:
        """Return a night; None if there is none."""
        # primary key
        return await self._one(select(nights).where(nights.c.id == night), NightRow)

    async def open_nights(self) -> list[NightRow]:
        """Return the nights that are to come, and those whose table is open and whose people are not all called."""
        # ix_nights_state
        return await self._all(_OPEN_NIGHTS, NightRow)

    async def nights_of(self, player: int) -> list[NightRow]:
        """Return all nights that a player planned."""
        # ix_nights_player_id
        return await self._all(_NIGHTS_OF, NightRow, player=player)

    async def night_calls(self, night: str) -> list[NightCallRow]:
        """Return the messages that call people to a night, in order."""
        # primary key
        query = select(night_calls).where(night_calls.c.night == night).order_by(night_calls.c.number)
        return await self._all(query, NightCallRow)


_NIGHTS_OF: Final = Prepared(select(nights).where(nights.c.player == bindparam("player")).order_by(nights.c.id))
_OPEN_NIGHTS: Final = Prepared(
    select(nights).where(nights.c.state.in_([PLANNED, OPENED])).order_by(nights.c.starts_at, nights.c.id)
)
