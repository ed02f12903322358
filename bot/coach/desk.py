"""The desk at which people ask the coach: it thinks in the robots' processes, never on the event loop."""

import hashlib
from random import Random

from bot.coach.weighing import Advice, advise
from bot.games.protocol import Move, View
from bot.hosted import Games
from bot.robots.coaching import Coach
from bot.robots.queue import Asker, Rank
from bot.robots.thinker import Thinker

HINT = 3  # thoughts: someone waits for one decision, not for a hundred


class CoachDesk:
    """The coaches of all games that have one."""

    def __init__(self, games: Games, thinker: Thinker) -> None:
        self._coaches = {name: each.coach for name, each in games.items() if each.coach is not None}
        self._thinker = thinker

    def knows(self, game: str) -> bool:
        """Return whether there is a coach of the game of this name."""
        return game in self._coaches

    async def advise(self, game: str, view: View, luck: str, *, who: str, played: Move | None = None) -> Advice | None:
        """Return what the coach says of the decision of the viewing seat; None where there is nothing to choose.

        The same view and `luck` give the same advice. `who` asks: all who ask take turns, after all robots at tables.
        Raises KeyError for a game without a coach, and as `Thinker.ask`.
        """
        return await self._thinker.ask(Asker(Rank.ADVICE, who), weigh, self._coaches[game], view, luck, played)


def weigh(coach: Coach, view: View, luck: str, played: Move | None) -> Advice | None:
    """Weigh the decision of the viewing seat. None where there is nothing to choose, or `played` was not weighed."""
    question = coach.question(view, played)
    if question is None or (played is not None and question.number_of(played) is None):
        return None
    thoughts = HINT if played is None else 1
    seed = hashlib.sha256(luck.encode()).digest()
    return advise(question, Random(int.from_bytes(seed[:8])), played=played, thoughts=thoughts)  # noqa: S311  luck
