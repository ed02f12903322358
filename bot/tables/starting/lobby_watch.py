"""Automatic events in lobbies: they start, they expire, and players who do not answer leave."""

from collections.abc import Callable, Iterable

from bot.tables.errors import Declined, Reason
from bot.tables.ground import Ground, OnGround
from bot.tables.lobbies.lobby import Lobby
from bot.tables.lobbies.lobby_rules import due_at
from bot.tables.starting.beginnings import Beginnings
from bot.tables.starting.lobbies import Lobbies
from bot.tables.starting.offer_watch import APART
from bot.tables.telling.unshown import Unshown

SOON = 1_000  # ms in which one edit shows several changes


class LobbyWatch(OnGround):
    """A watch for what is due in open lobbies; it opens the tables they become."""

    def __init__(self, ground: Ground, lobbies: Lobbies, beginnings: Beginnings, unshown: Unshown) -> None:
        super().__init__(ground)
        self._lobbies = lobbies
        self._beginnings = beginnings
        self._unshown = unshown
        self._awaited: set[str] = set()  # lobbies to be shown

    async def start(self, owed: Iterable[str], *, since: int, is_meant: Callable[[int | None], bool]) -> None:
        """Have every open lobby of these servers tended soon: something may have come due while nobody watched.

        Show those that have ended `since` then, and those that the processes before `owed`.
        """
        ended = [each.id for each in await self._lobbies.book.ended(since=since) if is_meant(each.guild_id)]
        for at, key in enumerate(dict.fromkeys((*ended, *owed))):
            self.show(key, after=SOON + at * APART)
        for lobby in await self._lobbies.book.open():
            if is_meant(lobby.guild_id):
                self._await(lobby, self._clock.now())

    async def changed(self, lobby: Lobby) -> None:
        """Await what is due next in `lobby`, or open its tables."""
        self._await_next(lobby)
        if lobby.is_started:
            for key in await self._lobbies.book.tables_of(lobby):
                await self._beginnings.opened(key)

    async def heard(self, key: str) -> None:
        """Await what is due next in the lobby `key`, and show it: something has happened there in another process."""
        lobby = await self._lobbies.book.find(key)
        if self._home.holds(lobby.guild_id):
            self._await_next(lobby)
        if self._is_shown_here(lobby):
            self.show(key)

    async def look(self, key: str) -> None:
        """Do the same for a lobby that may not be stored: nobody has heard whether it is."""
        try:
            await self.heard(key)
        except Declined as error:
            if error.reason is not Reason.NO_LOBBY:
                raise

    def _await_next(self, lobby: Lobby) -> None:
        if lobby.is_over:
            self._timekeeper.forget(_due(lobby.id))
        else:
            self._await(lobby, due_at(lobby, self._clock.now()))

    def show(self, key: str, *, after: int = SOON) -> None:
        """Show the state of the lobby `key` soon, `after` milliseconds, once for all changes until then."""
        if key in self._awaited:
            return

        async def show() -> None:
            self._awaited.discard(key)  # later changes are shown again
            lobby = await self._lobbies.book.find(key)
            if self._is_shown_here(lobby):
                await self._stage.show_lobby(lobby)
                if await self._lobbies.book.find(key) != lobby:  # this older state may have come last
                    self.show(key, after=0)
            if key not in self._awaited:
                self._unshown.lobbies.discard(key)

        self._awaited.add(key)
        self._unshown.lobbies.add(key)
        self._timekeeper.at(self._clock.now() + after, f"lobby {key} shown", show)

    def _is_shown_here(self, lobby: Lobby) -> bool:
        """Return whether this process may show `lobby`. Where the bot is not, the one that was pressed last can."""
        return lobby.terms.is_elsewhere or self._home.holds(lobby.guild_id)

    @property
    def now(self) -> int:
        """The time as of which lobbies are shown, in Unix milliseconds."""
        return self._clock.now()

    def _await(self, lobby: Lobby, when: int) -> None:
        async def tend() -> None:
            if self._home.holds(lobby.guild_id):
                await self._lobbies.tend(lobby.id)
                self.show(lobby.id)

        self._timekeeper.at(when, _due(lobby.id), tend)


def _due(key: str) -> str:
    """Return the name under which the timekeeper awaits what is due in a lobby."""
    return f"lobby {key}"
