"""Queries about tournaments. Each names the indexes that answer it; a test checks the plan."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import exists, or_, select

from bot.store.questions.reader import Reader
from bot.store.questions.wording import Prepared
from bot.store.rows.rows import TableEndRow
from bot.store.rows.tournament_rows import PotTransferRow, TournamentActRow, TournamentRow
from bot.store.schema.schema import table_ends
from bot.store.schema.tournament_schema import pot_transfers, tournament_acts, tournaments

TOURNAMENT_ENDS: Final = ("over", "call-off")
"""The kinds of acts after which nothing happens in a tournament."""


class TournamentQueries(Reader):
    """Queries about tournaments. They only read."""

    async def tournament(self, key: str) -> TournamentRow | None:
        """Return a tournament; None if there is none."""
        # primary key
        return await self._one(select(tournaments).where(tournaments.c.id == key), TournamentRow)

    async def tournament_acts(self, key: str) -> list[TournamentActRow]:
        """Return all that happened in a tournament, in order."""
        # primary key
        acts = tournament_acts
        query = select(acts).where(acts.c.tournament == key).order_by(acts.c.number)
        return await self._all(query, TournamentActRow)

    async def open_tournaments(self) -> list[TournamentRow]:
        """Return the tournaments that are not over, the oldest first."""
        # primary keys; read in each round, of few rows
        return await self._all(_OPEN_TOURNAMENTS, TournamentRow)

    async def tournaments_ended(self, since: int) -> list[str]:
        """Return the keys of the tournaments that have ended since then (Unix milliseconds), the oldest first."""
        # primary key: once at a start
        acts = tournament_acts
        is_end = acts.c.kind.in_(TOURNAMENT_ENDS)
        query = select(acts).where(is_end, acts.c.at >= since).order_by(acts.c.at, acts.c.tournament)
        return [row.tournament for row in await self._all(query, TournamentActRow)]

    async def tables_over(self, keys: Collection[str]) -> list[str]:
        """Return those of these tables whose game is over."""
        # primary key
        query = select(table_ends).where(table_ends.c.table.in_(keys))
        return [row.table for row in await self._all(query, TableEndRow)]

    async def tournaments_of(self, player: int) -> list[TournamentRow]:
        """Return the tournaments that a player hosts, or in which they did anything, the oldest first."""
        # ix_tournaments_host_id, ix_tournament_acts_player_id, primary key
        acts = tournament_acts.c
        took_part = select(acts.tournament).where(acts.player == player)
        hosted = select(tournaments.c.id).where(tournaments.c.host == player)
        query = select(tournaments).where(or_(tournaments.c.id.in_(took_part), tournaments.c.id.in_(hosted)))
        return await self._all(query.order_by(tournaments.c.created_at, tournaments.c.id), TournamentRow)

    async def tournament_acts_of(self, player: int) -> list[TournamentActRow]:
        """Return what a player did in all tournaments."""
        # ix_tournament_acts_player_id
        acts = tournament_acts
        query = select(acts).where(acts.c.player == player).order_by(acts.c.tournament, acts.c.number)
        return await self._all(query, TournamentActRow)

    async def pot_transfers(self, key: str) -> list[PotTransferRow]:
        """Return how the pot of a tournament was divided, in order of payers and payees."""
        # primary key
        paid = pot_transfers
        query = select(paid).where(paid.c.tournament == key).order_by(paid.c.payer, paid.c.payee)
        return await self._all(query, PotTransferRow)


_ENDED: Final = exists().where(
    tournament_acts.c.tournament == tournaments.c.id, tournament_acts.c.kind.in_(TOURNAMENT_ENDS)
)
_OPEN_TOURNAMENTS: Final = Prepared(
    select(tournaments).where(~_ENDED).order_by(tournaments.c.created_at, tournaments.c.id)
)
