"""The questions about lobbies. Each names the indexes that answer it; a test checks the plan."""

from collections.abc import Iterable
from typing import Final

from sqlalchemy import ColumnElement, select, true

from bot.store.questions.reader import Reader
from bot.store.rows.lobby_rows import LobbyActRow, LobbyRow
from bot.store.schema.lobby_schema import lobbies, lobby_acts

ENDS: Final = ("start", "close")
"""The kinds of act after which nothing more happens in a lobby."""


class LobbyQueries(Reader):
    """Queries about lobbies. They only read."""

    async def lobby(self, lobby: str) -> LobbyRow | None:
        """Return a lobby, open or not; None if there is none."""
        # primary key
        return await self._one(select(lobbies).where(lobbies.c.id == lobby), LobbyRow)

    async def lobby_acts(self, ids: Iterable[str]) -> list[LobbyActRow]:
        """Return what happened in these lobbies, in order of lobby and number."""
        # primary key
        columns = lobby_acts.c
        query = select(lobby_acts).where(columns.lobby.in_(list(ids))).order_by(columns.lobby, columns.number)
        return await self._all(query, LobbyActRow)

    async def last_lobby_act(self, lobby: str) -> int:
        """Return the number of the last act of a lobby; 0 if there is none."""
        # primary key
        columns = lobby_acts.c
        query = select(columns.number).where(columns.lobby == lobby).order_by(columns.number.desc()).limit(1)
        return await self._one(query, int) or 0

    async def open_lobbies(self) -> list[LobbyRow]:
        """Return every lobby that has neither started nor closed, in order of expiry, expired ones included."""
        # primary key of lobby_acts, looked up once for each lobby ever made
        return await self._open_lobbies(true())

    async def ended_lobbies(self, *, since: int) -> list[LobbyRow]:
        """Return every lobby that has started or closed since a moment (Unix milliseconds)."""
        # primary key of lobby_acts, looked up once for each lobby ever made
        columns = lobby_acts.c
        ended = select(columns.number).where(columns.lobby == lobbies.c.id, columns.kind.in_(ENDS), columns.at >= since)
        return await self._all(select(lobbies).where(ended.correlate(lobbies).exists()), LobbyRow)

    async def open_lobbies_of(self, player: int) -> list[LobbyRow]:
        """Return the open lobbies where a player did something or was asked to, whether they sit there now or not."""
        # ix_lobby_acts_player_id
        met = select(lobby_acts.c.lobby).where(lobby_acts.c.player == player)
        return await self._open_lobbies(lobbies.c.id.in_(met))

    async def open_lobbies_after(self, table: str) -> list[LobbyRow]:
        """Return the open lobbies for the people of a table to play once more."""
        # ix_lobbies_again
        return await self._open_lobbies(lobbies.c.again == table)

    async def lobby_acts_of(self, player: int) -> list[LobbyActRow]:
        """Return all that a player did in any lobby, or was asked."""
        # ix_lobby_acts_player_id
        columns = lobby_acts.c
        query = select(lobby_acts).where(columns.player == player).order_by(columns.at, columns.lobby, columns.number)
        return await self._all(query, LobbyActRow)

    async def _open_lobbies(self, which: ColumnElement[bool]) -> list[LobbyRow]:
        columns = lobby_acts.c
        last = select(columns.kind).where(columns.lobby == lobbies.c.id).order_by(columns.number.desc()).limit(1)
        is_open = last.correlate(lobbies).scalar_subquery().not_in(ENDS)
        return await self._all(
            select(lobbies).where(which, is_open).order_by(lobbies.c.expires_at, lobbies.c.id), LobbyRow
        )
