"""Second taps on buttons that begin a game: a finger that taps twice begins one."""

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Final

from cachetools import LRUCache

from bot.tables import Declined, Reason
from cogs.answer import accept
from cogs.press import Press

WITHIN: Final = timedelta(seconds=3)  # after a tap, in which another one on the same button is its second
KEPT: Final = 1_000  # taps


class SecondTaps:
    """A record of taps on buttons that begin a game, each of which begins another one.

    Discord says when a tap was made; one that is handled late is a second one all the same.
    """

    def __init__(self) -> None:
        self._tapped: LRUCache[tuple[int, str], datetime] = LRUCache(KEPT)  # when, by person and button

    async def game_to_begin(self, press: Press, hosted: Collection[str]) -> str | None:
        """Return the name of the game that `press` begins; a second tap, which begins none, is answered here.

        Raises Declined (STALE) for a game that is not among the `hosted` ones.
        """
        if press.id.key not in hosted:
            raise Declined(Reason.STALE)
        if self._has(press):
            await accept(press.interaction)
            return None
        return press.id.key

    def _has(self, press: Press) -> bool:
        """Note a tap, and return whether it is a second one."""
        key, made_at = (press.interaction.user.id, str(press.id)), press.interaction.created_at
        last = self._tapped.get(key)
        self._tapped[key] = made_at
        return last is not None and made_at - last < WITHIN
