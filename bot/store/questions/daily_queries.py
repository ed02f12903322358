"""Queries about daily deals. Each names the indexes that answer it; a test checks the plan."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import Integer, Select, bindparam, exists, func, select

from bot.store.questions.reader import Reader
from bot.store.questions.wording import Prepared
from bot.store.rows.daily_rows import DailyMoveRow, DailyOpenedRow, DailySittingRow, SatRow
from bot.store.schema import schema
from bot.store.schema.daily_schema import daily_moves, daily_openings, daily_results, daily_sittings

ENDED: Final = "end"
"""The text of the log row of a sitting that the end of its day cut off."""

_S: Final = daily_sittings.c
_SAT: Final = (_S.id, _S.day, _S.game, _S.player, _S.guild_id, _S.edition, daily_results.c.score)
_SEEDS: Final = schema.seeds.c
_OPENED: Final = exists().where(daily_openings.c.day == func.substr(_SEEDS.table, bindparam("start", type_=Integer)))
_SEEDS_CLOSED: Final = Prepared(
    select(_SEEDS.table)
    .where(_SEEDS.table >= bindparam("prefix"), _SEEDS.table < bindparam("end"), ~_OPENED)
    .order_by(_SEEDS.table)
)


class DailyQueries(Reader):
    """Queries about daily deals. They only read."""

    async def daily_opened(self, day: str) -> DailyOpenedRow | None:
        """Return when a day was opened; None if it was not."""
        # primary key
        return await self._one(select(daily_openings).where(daily_openings.c.day == day), DailyOpenedRow)

    async def daily_opened_before(self, day: str) -> str | None:
        """Return the last day before this one that was opened; None for none."""
        # primary key
        opened = daily_openings.c.day
        return await self._one(select(opened).where(opened < day).order_by(opened.desc()).limit(1), str)

    async def daily_opened_after(self, day: str) -> str | None:
        """Return the first day after this one that was opened; None for none."""
        # primary key
        opened = daily_openings.c.day
        return await self._one(select(opened).where(opened > day).order_by(opened).limit(1), str)

    async def daily_digests(self, day: str, digests: Collection[str]) -> frozenset[str]:
        """Return those of these digests that have a sitting on a day."""
        # uq_daily_sittings_day_digest
        return frozenset(await self._all(select(_S.digest).where(_S.day == day, _S.digest.in_(digests)), str))

    async def daily_seeds_closed(self, prefix: str) -> list[str]:
        """Return the keys of the seeds of days that were not opened, oldest first; each begins with `prefix`."""
        # primary keys
        return await self._all(_SEEDS_CLOSED, str, start=len(prefix) + 1, prefix=prefix, end=f"{prefix}~")

    async def daily_unfinished(self, day: str) -> list[tuple[str, int]]:
        """Return the sittings of a day without a result and without an end, each with the last ply of its log."""
        # uq_daily_sittings_day_digest, primary keys
        moves = daily_moves.c
        last = func.coalesce(select(func.max(moves.ply)).where(moves.sitting == _S.id).scalar_subquery(), 0)
        ended = exists().where(moves.sitting == _S.id, moves.text == ENDED)
        result = exists().where(daily_results.c.sitting == _S.id)
        query = select(_S.id, last).where(_S.day == day, ~result, ~ended).order_by(_S.id)
        return await self._all(query, _pair)

    async def daily_sitting(self, key: str) -> DailySittingRow | None:
        """Return a sitting; None if there is none."""
        # primary key
        return await self._one(select(daily_sittings).where(_S.id == key), DailySittingRow)

    async def daily_sat(self, day: str, digest: str) -> DailySittingRow | None:
        """Return the sitting with this digest; None if there is none."""
        # uq_daily_sittings_day_digest
        return await self._one(select(daily_sittings).where(_S.day == day, _S.digest == digest), DailySittingRow)

    async def daily_moves(self, sitting: str) -> list[DailyMoveRow]:
        """Return the log of a sitting."""
        # primary key
        moves = daily_moves
        return await self._all(select(moves).where(moves.c.sitting == sitting).order_by(moves.c.ply), DailyMoveRow)

    async def daily_of_day(self, day: str) -> list[SatRow]:
        """Return all sittings of a day."""
        # uq_daily_sittings_day_digest, primary key
        return await self._all(_sat().where(_S.day == day).order_by(_S.at, _S.id), SatRow)

    async def daily_since(self, day: str) -> list[SatRow]:
        """Return all sittings of this day and later ones."""
        # uq_daily_sittings_day_digest, primary key
        return await self._all(_sat().where(_S.day >= day).order_by(_S.day, _S.at, _S.id), SatRow)

    async def daily_of(self, player: int) -> list[SatRow]:
        """Return all sittings of a player, oldest first."""
        # ix_daily_sittings_player_id, primary key
        return await self._all(_sat().where(_S.player == player).order_by(_S.day, _S.at, _S.id), SatRow)


def _sat() -> Select[tuple[object, ...]]:
    return select(*_SAT).outerjoin(daily_results, daily_results.c.sitting == _S.id)


def _pair(key: str, ply: int) -> tuple[str, int]:
    return key, ply
