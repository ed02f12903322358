"""Each player's progress in a lesson, so that they can leave it and come back."""

from bot.store import PreferenceRow, Store
from bot.tables.settings.preferences import LESSON
from bot.tables.state.people import Player


class Lessons:
    """A store of how many tasks each player has done. The numbers are deleted with the player's preferences."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def done(self, player: Player, game: str) -> int:
        """Return how many tasks of this game's lesson `player` has done."""
        kept = (await self._store.preferences(player.id)).get(f"{LESSON}{game}", "")
        return int(kept) if kept.isdecimal() else 0

    async def reach(self, player: Player, game: str, done: int) -> None:
        """Store that `player` has done `done` tasks."""
        await self._store.commit(PreferenceRow(player.id, f"{LESSON}{game}", str(done)))
