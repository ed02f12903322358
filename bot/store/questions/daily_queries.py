"""Queries about daily deals. Each names the indexes that answer it; a test checks the plan."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import Integer, bindparam, exists, func, select

from bot.store.questions.reader import Reader
from bot.store.questions.wording import Prepared
from bot.store.rows.daily_rows import DailyMoveRow, DailyOpenedRow, DailySittingRow, SatRow
from bot.store.schema import schema
from bot.store.schema.daily_schema import daily_moves, daily_openings, daily_results, daily_sittings

ENDED: Final = "end"
"""The text of the log row of a sitting that the end of its day cut off."""

_S: Final = daily_sittings.c
_SEEDS: Final = schema.seeds.c
_OPENED: Final = exists().where(daily_openings.c.day == func.substr(_SEEDS.table, bindparam("start", type_=Integer)))
_SEEDS_CLOSED: Final = Prepared(
    select(_SEEDS.table)
    .where(_SEEDS.table >= bindparam("prefix"), _SEEDS.table < bindparam("end"), ~_OPENED)
    .order_by(_SEEDS.table)
)
_DAYS: Final = daily_openings.c
_OPENED_ON: Final = Prepared(select(daily_openings).where(_DAYS.day == bindparam("day")))
_OPENED_BEFORE: Final = Prepared(
    select(_DAYS.day).where(_DAYS.day < bindparam("day")).order_by(_DAYS.day.desc()).limit(1)
)
_OPENED_AFTER: Final = Prepared(select(_DAYS.day).where(_DAYS.day > bindparam("day")).order_by(_DAYS.day).limit(1))
_SITTING: Final = Prepared(select(daily_sittings).where(_S.id == bindparam("sitting")))
_SITTING_OF: Final = Prepared(
    select(daily_sittings).where(_S.day == bindparam("day"), _S.digest == bindparam("digest"))
)
_MOVES: Final = Prepared(
    select(daily_moves).where(daily_moves.c.sitting == bindparam("sitting")).order_by(daily_moves.c.ply)
)
_SAT: Final = select(_S.id, _S.day, _S.game, _S.player, _S.guild_id, _S.edition, daily_results.c.score).outerjoin(
    daily_results, daily_results.c.sitting == _S.id
)
_SAT_ON: Final = Prepared(_SAT.where(_S.day == bindparam("day")).order_by(_S.at, _S.id))
_SAT_SINCE: Final = Prepared(_SAT.where(_S.day >= bindparam("day")).order_by(_S.day, _S.at, _S.id))
_SAT_BY: Final = Prepared(_SAT.where(_S.player == bindparam("player")).order_by(_S.day, _S.at, _S.id))


class DailyQueries(Reader):
    """Queries about daily deals. They only read."""

    async def daily_opened(self, day: str) -> DailyOpenedRow | None:
        """Return when a day was opened; None if it was not."""
        # primary key
        return await self._one(_OPENED_ON, DailyOpenedRow, day=day)

    async def daily_opened_before(self, day: str) -> str | None:
        """Return the last day before this one that was opened; None for none."""
        # primary key
        return await self._one(_OPENED_BEFORE, str, day=day)

    async def daily_opened_after(self, day: str) -> str | None:
        """Return the first day after this one that was opened; None for none."""
        # primary key
        return await self._one(_OPENED_AFTER, str, day=day)

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
        return await self._one(_SITTING, DailySittingRow, sitting=key)

    async def daily_sat(self, day: str, digest: str) -> DailySittingRow | None:
        """Return the sitting with this digest; None if there is none."""
        # uq_daily_sittings_day_digest
        return await self._one(_SITTING_OF, DailySittingRow, day=day, digest=digest)

    async def daily_moves(self, sitting: str) -> list[DailyMoveRow]:
        """Return the log of a sitting."""
        # primary key
        return await self._all(_MOVES, DailyMoveRow, sitting=sitting)

    async def daily_of_day(self, day: str) -> list[SatRow]:
        """Return all sittings of a day."""
        # uq_daily_sittings_day_digest, primary key
        return await self._all(_SAT_ON, SatRow, day=day)

    async def daily_since(self, day: str) -> list[SatRow]:
        """Return all sittings of this day and later ones."""
        # uq_daily_sittings_day_digest, primary key
        return await self._all(_SAT_SINCE, SatRow, day=day)

    async def daily_of(self, player: int) -> list[SatRow]:
        """Return all sittings of a player, oldest first."""
        # ix_daily_sittings_player_id, primary key
        return await self._all(_SAT_BY, SatRow, player=player)


def _pair(key: str, ply: int) -> tuple[str, int]:
    return key, ply
