"""The questions about lobbies. Each names the indexes that answer it; a test checks the plan."""

from collections.abc import Iterable
from typing import Final

from sqlalchemy import ColumnElement, bindparam, select, true

from bot.store.questions.reader import Reader
from bot.store.questions.wording import Prepared
from bot.store.rows.lobby_rows import LobbyActRow, LobbyRow
from bot.store.schema.lobby_schema import lobbies, lobby_acts

ENDS: Final = ("start", "close")
"""The kinds of act after which nothing more happens in a lobby."""


class LobbyQueries(Reader):
    """Queries about lobbies. They only read."""

    async def lobby(self, lobby: str) -> LobbyRow | None:
        """Return a lobby, open or not; None if there is none."""
        # primary key
        return await self._one(_LOBBY, LobbyRow, lobby=lobby)

    async def lobby_acts(self, ids: Iterable[str]) -> list[LobbyActRow]:
        """Return what happened in these lobbies, in order of lobby and number."""
        # primary key
        return await self._all(_ACTS, LobbyActRow, ids=list(ids))

    async def last_lobby_act(self, lobby: str) -> int:
        """Return the number of the last act of a lobby; 0 if there is none."""
        # primary key
        columns = lobby_acts.c
        query = select(columns.number).where(columns.lobby == lobby).order_by(columns.number.desc()).limit(1)
        return await self._one(query, int) or 0

    async def open_lobbies(self) -> list[LobbyRow]:
        """Return every lobby that has neither started nor closed, in order of expiry, expired ones included."""
        # primary key of lobby_acts, looked up once for each lobby ever made
        return await self._all(_OPEN, LobbyRow)

    async def ended_lobbies(self, *, since: int) -> list[LobbyRow]:
        """Return every lobby that has started or closed since a moment (Unix milliseconds)."""
        # primary key of lobby_acts, looked up once for each lobby ever made
        return await self._all(_ENDED, LobbyRow, since=since)

    async def open_lobbies_of(self, player: int) -> list[LobbyRow]:
        """Return the open lobbies where a player did something or was asked to, whether they sit there now or not."""
        # ix_lobby_acts_player_id
        return await self._all(_OPEN_OF, LobbyRow, player=player)

    async def open_lobbies_after(self, table: str) -> list[LobbyRow]:
        """Return the open lobbies for the people of a table to play once more."""
        # ix_lobbies_again
        return await self._all(_OPEN_AFTER, LobbyRow, table=table)

    async def lobby_acts_of(self, player: int) -> list[LobbyActRow]:
        """Return all that a player did in any lobby, or was asked."""
        # ix_lobby_acts_player_id
        return await self._all(_ACTS_OF, LobbyActRow, player=player)


def _open(which: ColumnElement[bool]) -> Prepared:
    """Return the question for open lobbies."""
    last = select(_DONE.kind).where(_DONE.lobby == lobbies.c.id).order_by(_DONE.number.desc()).limit(1)
    is_open = last.correlate(lobbies).scalar_subquery().not_in(ENDS)
    return Prepared(select(lobbies).where(which, is_open).order_by(lobbies.c.expires_at, lobbies.c.id))


# The questions that are asked most


_DONE = lobby_acts.c
_LOBBY: Final = Prepared(select(lobbies).where(lobbies.c.id == bindparam("lobby")))
_ACTS: Final = Prepared(
    select(lobby_acts).where(_DONE.lobby.in_(bindparam("ids", expanding=True))).order_by(_DONE.lobby, _DONE.number)
)
_ACTS_OF: Final = Prepared(
    select(lobby_acts).where(_DONE.player == bindparam("player")).order_by(_DONE.at, _DONE.lobby, _DONE.number)
)
_OPEN: Final = _open(true())
_OPEN_OF: Final = _open(lobbies.c.id.in_(select(_DONE.lobby).where(_DONE.player == bindparam("player"))))
_OPEN_AFTER: Final = _open(lobbies.c.again == bindparam("table"))
_ENDED: Final = Prepared(
    select(lobbies).where(
        select(_DONE.number)
        .where(_DONE.lobby == lobbies.c.id, _DONE.kind.in_(ENDS), _DONE.at >= bindparam("since"))
        .correlate(lobbies)
        .exists()
    )
)
