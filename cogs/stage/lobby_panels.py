"""The hidden panels of lobbies that people have open: they follow their lobby, for no counted request."""

from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from cachetools import LRUCache

from bot.tables import Lobby, Player
from bot.text import Locale, say
from cogs.answer import is_taken
from cogs.press import Press
from cogs.screens.lobby_panel import lobby_panel
from cogs.screens.screen import plain_private
from cogs.stage.ground import Ground
from cogs.stage.panel import Panel

KEPT: Final = 1_000  # panels; the oldest is forgotten first
SOON: Final = 1_000  # ms in which one edit shows several changes


@dataclass(frozen=True, slots=True)
class _Open:
    panel: Panel
    player: Player
    locale: Locale
    shown: Lobby


class LobbyPanels:
    """A redrawer of these panels, as long as the press that opened each lets it be changed."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._open: LRUCache[tuple[str, int], _Open] = LRUCache(KEPT)  # by lobby and player

    def opened(self, press: Press, lobby: Lobby, player: Player, message_id: int | None) -> None:
        """Note that `press` was answered in this hidden message: with the panel of `player` as long as there is one."""
        place, before = (lobby.id, player.id), self._open.get((lobby.id, player.id))
        if not lobby.is_over and _is_there(lobby, player):
            follows = is_taken(press.interaction) and not press.is_private
            panel = Panel(press.interaction, self._ground.clock.now(), message_id, follows=follows)
            self._open[place] = _Open(panel, player, press.locale, lobby)
        elif before is not None and before.panel.message_id == message_id:
            del self._open[place]

    def put(self, key: str) -> None:
        """Show soon what has changed in the lobby `key`, once for all changes until then."""
        if any(lobby == key for lobby, _ in self._open):
            when = self._ground.clock.now() + SOON
            self._ground.timekeeper.at(when, f"lobby {key} panels", partial(self._show, key))

    async def _show(self, key: str) -> None:
        lobby = await self._ground.tables.lobbies.book.find(key)
        for place, each in [(place, each) for place, each in self._open.items() if place[0] == key]:
            if lobby == each.shown or not self._ground.live.is_free(each.panel):
                continue
            if lobby.is_over or not _is_there(lobby, each.player):
                del self._open[place]
                screen = plain_private(say(each.locale, _ending(lobby)))
            else:
                self._open[place] = replace(each, shown=lobby)
                screen = lobby_panel(lobby, each.player, now=self._ground.clock.now(), locale=each.locale)
            await each.panel.edit(screen)


def _is_there(lobby: Lobby, player: Player) -> bool:
    """Return whether `player` sits there, or is invited, and so has a panel."""
    return lobby.sitter(player.id) is not None or lobby.invitation(player.id) is not None


def _ending(lobby: Lobby) -> str:
    """Return the key of what takes the place of a panel that its player can do nothing in anymore."""
    if lobby.is_started:
        return "lobby-started"
    return "declined-lobby-over" if lobby.is_over else "declined-not-sitting"
