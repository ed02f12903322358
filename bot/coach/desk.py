"""The desk at which people ask the coach: it thinks in the robots' processes, never on the event loop."""

import hashlib
import pickle
from dataclasses import dataclass, field
from random import Random

from bot.coach.weighing import Advice, Weighing
from bot.games.protocol import Move, View
from bot.hosted import Games
from bot.robots.coaching import Coach
from bot.robots.queue import Asker, Rank
from bot.robots.thinker import Thinker

HINT = 3  # thoughts: someone waits for one decision, not for a hundred
PIECE = 1 / 4  # of a thought: robots of a higher rank wait no longer for whoever reads advice


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
        asker = Asker(Rank.ADVICE, who)
        found = await self._thinker.ask(asker, begin, self._coaches[game], view, luck, played)
        while isinstance(found, Unfinished):
            found = await self._thinker.ask(asker, go_on, found)
        return found


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A decision that is being weighed, to go on in any process of the robots: as bytes, which this one only keeps."""

    weighing: bytes = field(repr=False)  # hidden cards that were imagined may be in it


def weigh(coach: Coach, view: View, luck: str, played: Move | None) -> Advice | None:
    """Weigh the decision of the viewing seat. None where there is nothing to choose, or `played` was not weighed."""
    found = begin(coach, view, luck, played)
    while isinstance(found, Unfinished):
        found = go_on(found)
    return found


def begin(coach: Coach, view: View, luck: str, played: Move | None) -> Advice | Unfinished | None:
    """Begin to weigh a decision, as `weigh`: a piece of it."""
    question = coach.question(view, played)
    if question is None or (played is not None and question.number_of(played) is None):
        return None
    thoughts = HINT if played is None else 1
    seed = hashlib.sha256(luck.encode()).digest()
    random = Random(int.from_bytes(seed[:8]))  # noqa: S311  luck
    return _piece(Weighing.of(question, random, played=played, thoughts=thoughts))


def go_on(unfinished: Unfinished) -> Advice | Unfinished:
    """Weigh the next piece of a decision."""
    weighing: Weighing = pickle.loads(unfinished.weighing)  # noqa: S301  a process of the robots has written it
    return _piece(weighing)


def _piece(weighing: Weighing) -> Advice | Unfinished:
    """Weigh a piece of a decision: what it says in the end follows from the deals, not from where they were divided."""
    if weighing.try_deals(most=PIECE * weighing.question.playouts):
        return weighing.advice()
    return Unfinished(pickle.dumps(weighing))
