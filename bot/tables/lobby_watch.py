"""What happens in lobbies by itself: they start, they lapse, and who does not answer leaves."""

from collections.abc import Awaitable, Callable

from bot.tables.beginnings import Beginnings
from bot.tables.clocks import Timekeeper
from bot.tables.lobbies import Lobbies
from bot.tables.lobby import Lobby
from bot.tables.lobby_rules import due_at
from bot.tables.time import Clock

Show = Callable[[Lobby], Awaitable[None]]


class LobbyWatch:
    """Awaits what is due in open lobbies, and opens the tables that they become."""

    def __init__(
        self, lobbies: Lobbies, beginnings: Beginnings, clock: Clock, timekeeper: Timekeeper, *, show: Show | None
    ) -> None:
        """`show` is awaited with every lobby that changed otherwise than by a press, until it succeeds; None: nobody
        looks.
        """
        self._lobbies = lobbies
        self._beginnings = beginnings
        self._clock = clock
        self._timekeeper = timekeeper
        self._show = show

    async def start(self) -> None:
        """Have every open lobby tended soon: something may have been due while no process ran."""
        for lobby in await self._lobbies.book.open():
            self._await(lobby.id, self._clock.now())

    async def changed(self, lobby: Lobby) -> None:
        """Await what is due next in `lobby`, or open its table."""
        if lobby.is_over:
            self._timekeeper.forget(_due(lobby.id))
        else:
            self._await(lobby.id, due_at(lobby, self._clock.now()))
        if lobby.is_started:
            await self._beginnings.opened(lobby.id)

    def show(self, key: str) -> None:
        """Show soon how things stand in the lobby `key`."""
        if (show_lobby := self._show) is None:
            return

        async def show() -> None:
            await show_lobby(await self._lobbies.book.find(key))

        self._timekeeper.at(self._clock.now(), f"lobby {key} shown", show)

    def _await(self, key: str, when: int) -> None:
        async def tend() -> None:
            await self._lobbies.tend(key)
            self.show(key)

        self._timekeeper.at(when, _due(key), tend)


def _due(key: str) -> str:
    """The name under which the timekeeper awaits what is due in a lobby."""
    return f"lobby {key}"
