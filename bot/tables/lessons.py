"""How far each player has come in a lesson, so that it can be left and taken up again."""

from bot.store import PreferenceRow, Store
from bot.tables.people import Player


class Lessons:
    """Keeps the tasks done. They stand among the player's preferences, and are deleted with them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def done(self, player: Player, game: str) -> int:
        """How many tasks of this game's lesson `player` has done."""
        kept = (await self._store.preferences(player.id)).get(f"lesson-{game}", "")
        return int(kept) if kept.isdecimal() else 0

    async def reach(self, player: Player, game: str, done: int) -> None:
        """`player` has done so many tasks."""
        await self._store.commit(PreferenceRow(player.id, f"lesson-{game}", str(done)))
