"""Timing the robots' thoughts."""

import asyncio
import time
from collections.abc import Callable

from bot.games.protocol import Move, View
from bot.robots.queue import Asker
from bot.robots.thinker import Thinker, ThinkerClosed


class TimedThinker:
    """A wrapper of a thinker that reports how long each thought took, and whether it failed."""

    def __init__(self, thinker: Thinker, thought: Callable[[float, bool], None]) -> None:
        self._thinker = thinker
        self._thought = thought

    async def think(self, level: str, view: View, seed: int, *, asker: Asker) -> Move:
        """Return the move that the other thinker finds; raises as that does."""
        began = time.perf_counter()
        try:
            move = await self._thinker.think(level, view, seed, asker=asker)
        except (asyncio.CancelledError, ThinkerClosed):
            raise
        except Exception:
            self._thought(time.perf_counter() - began, True)
            raise
        self._thought(time.perf_counter() - began, False)
        return move
