"""Queries about tournaments. Each names the indexes that answer it; a test checks the plan."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import bindparam, exists, func, or_, select

from bot.store.questions.reader import Reader
from bot.store.questions.wording import Prepared
from bot.store.rows.rows import TableEndRow
from bot.store.rows.tournament_rows import TournamentActRow, TournamentRow
from bot.store.schema.schema import table_ends
from bot.store.schema.tournament_schema import tournament_acts, tournaments

TOURNAMENT_ENDS: Final = ("over", "call-off")
"""The kinds of acts after which nothing happens in a tournament."""


class TournamentQueries(Reader):
    """Queries about tournaments. They only read."""

    async def tournament(self, key: str) -> TournamentRow | None:
        """Return a tournament; None if there is none."""
        # primary key
        return await self._one(_TOURNAMENT, TournamentRow, key=key)

    async def tournament_acts(self, key: str) -> list[TournamentActRow]:
        """Return all that happened in a tournament, in order."""
        # primary key
        return await self._all(_ACTS, TournamentActRow, key=key)

    async def open_tournaments(self) -> list[TournamentRow]:
        """Return the tournaments that are not over, the oldest first."""
        # primary keys; of few rows
        return await self._all(_OPEN, TournamentRow)

    async def open_tournament_acts(self) -> dict[str, int]:
        """Return the number of the last act of each tournament that is not over; 0 for none yet."""
        return dict(await self._all(_LAST_ACTS, _head))

    async def tournaments_ended(self, since: int) -> list[str]:
        """Return the keys of the tournaments that have ended since then (Unix milliseconds), the oldest first."""
        # primary key: once at a start
        acts = tournament_acts
        is_end = acts.c.kind.in_(TOURNAMENT_ENDS)
        query = select(acts).where(is_end, acts.c.at >= since).order_by(acts.c.at, acts.c.tournament)
        return [row.tournament for row in await self._all(query, TournamentActRow)]

    async def tournaments_in(self, guild_id: int, *, ended_since: int) -> list[str]:
        """Return the keys of a server's tournaments: the open ones, and those that have ended since then (Unix ms)."""
        # ix_tournaments_guild_id, primary key of acts
        is_meant = or_(~_ENDED, _ENDED.where(tournament_acts.c.at >= ended_since))
        query = select(tournaments).where(tournaments.c.guild_id == guild_id, is_meant)
        found = await self._all(query.order_by(tournaments.c.created_at, tournaments.c.id), TournamentRow)
        return [row.id for row in found]

    async def tables_over(self, keys: Collection[str]) -> list[str]:
        """Return those of these tables whose game is over."""
        # primary key
        return [row.table for row in await self._all(_OVER, TableEndRow, keys=[*keys])]

    async def tournaments_of(self, player: int) -> list[TournamentRow]:
        """Return the tournaments that a player hosts, or in which they did anything, the oldest first."""
        # ix_tournaments_host_id, ix_tournament_acts_player_id, primary key
        return await self._all(_OF_PLAYER, TournamentRow, player=player)

    async def tournament_acts_of(self, player: int) -> list[TournamentActRow]:
        """Return what a player did in all tournaments."""
        # ix_tournament_acts_player_id
        return await self._all(_ACTS_OF_PLAYER, TournamentActRow, player=player)


def _head(key: str, number: int) -> tuple[str, int]:
    return key, number


_ENDED = exists().where(
    tournament_acts.c.tournament == tournaments.c.id, tournament_acts.c.kind.in_(TOURNAMENT_ENDS)
)  # fmt: skip
_NUMBERS = (
    select(func.coalesce(func.max(tournament_acts.c.number), 0))
    .where(tournament_acts.c.tournament == tournaments.c.id)
    .scalar_subquery()
)
_TOURNAMENT: Final = Prepared(select(tournaments).where(tournaments.c.id == bindparam("key")))
_ACTS: Final = Prepared(
    select(tournament_acts)
    .where(tournament_acts.c.tournament == bindparam("key"))
    .order_by(tournament_acts.c.number)
)  # fmt: skip
_ACTS_OF_PLAYER: Final = Prepared(
    select(tournament_acts)
    .where(tournament_acts.c.player == bindparam("player"))
    .order_by(tournament_acts.c.tournament, tournament_acts.c.number)
)
_OF_PLAYER: Final = Prepared(
    select(tournaments)
    .where(
        or_(
            tournaments.c.id.in_(
                select(tournament_acts.c.tournament).where(tournament_acts.c.player == bindparam("player"))
            ),
            tournaments.c.id.in_(select(tournaments.c.id).where(tournaments.c.host == bindparam("player"))),
        )
    )
    .order_by(tournaments.c.created_at, tournaments.c.id)
)
_OPEN: Final = Prepared(
    select(tournaments).where(~_ENDED).order_by(tournaments.c.created_at, tournaments.c.id)
)  # fmt: skip
_LAST_ACTS: Final = Prepared(
    select(tournaments.c.id, _NUMBERS).where(~_ENDED).order_by(tournaments.c.created_at, tournaments.c.id)
)
_OVER: Final = Prepared(select(table_ends).where(table_ends.c.table.in_(bindparam("keys", expanding=True))))
