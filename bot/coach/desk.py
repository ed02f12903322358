"""The desk at which people ask the coach: it thinks in the robots' processes, never on the event loop."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from bot.coach.pieces import begin, go_on, review
from bot.coach.weighing import Advice
from bot.games.protocol import Move, View
from bot.hosted import Games
from bot.robots.coaching import Said
from bot.robots.queue import Asker, Rank
from bot.robots.thinker import Thinker

Decided = tuple[View, str, Move]
"""The view of a player before a decision, its luck, and what was played."""


class CoachDesk:
    """The coaches of all games that have one."""

    def __init__(self, games: Games, thinker: Thinker) -> None:
        self._coaches = {name: each.coach for name, each in games.items() if each.coach is not None}
        self._thinker = thinker

    def knows(self, game: str) -> bool:
        """Return whether there is a coach of the game of this name."""
        return game in self._coaches

    def named(self, game: str, move: Move) -> Said | None:
        """Return a move that is asked where nothing is weighed. Raises KeyError for a game without a coach."""
        return self._coaches[game].named(move)

    async def advise(self, game: str, view: View, luck: str, *, who: str, played: Move | None = None) -> Advice | None:
        """Return what the coach says of the decision of the viewing seat; None where there is nothing to choose.

        The same view and `luck` give the same advice. `who` asks: all who ask take turns, after all robots at tables.
        Raises KeyError for a game without a coach, and as `Thinker.ask`.
        """
        asker = Asker(Rank.ADVICE, who)
        piece = await self._thinker.ask(asker, begin, self._coaches[game], view, luck, played)
        while not piece.is_last:
            piece = await self._thinker.ask(asker, go_on, piece)
        return piece.advice

    async def review(
        self, game: str, decided: Sequence[Decided], *, who: str, seen: Callable[[float], Awaitable[None]]
    ) -> list[Advice | None]:
        """Return what the coach says of all decisions of a player in a game; None for one that it does not weigh.

        The same decisions give the same advice. `seen` hears which share of the work is done, again and again. Raises
        as `advise`, and as `seen`.
        """
        asker, coach = Asker(Rank.ADVICE, who), self._coaches[game]
        reviewing = review([partial(begin, coach, *each) for each in decided])
        try:
            work, share = next(reviewing)
            while True:
                await seen(share)
                work, share = reviewing.send(await self._thinker.ask(asker, work.func, *work.args))
        except StopIteration as ended:
            advice: list[Advice | None] = ended.value
            return advice
