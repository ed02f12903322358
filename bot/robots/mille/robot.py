"""The common part of all robots of Mille: they read their view, then begin the turn or go on with it."""

from abc import abstractmethod
from random import Random

from bot.games.mille.moves import Draw, Pass, Pick
from bot.games.mille.views import MilleView, Phase
from bot.games.protocol import Move
from bot.robots.mille.reading import Reading, read
from bot.robots.mille.taking import best_take
from bot.robots.protocol import RobotOf


class MilleRobot(RobotOf[MilleView]):
    """A player of Mille."""

    __slots__ = ()

    kind = MilleView

    def move(self, view: MilleView, random: Random) -> Move:
        """Begin the turn, or go on with it."""
        reading = read(view)
        return self.begin(reading, random) if view.phase is Phase.BEGIN else self.play_on(reading, random)

    def begin(self, reading: Reading, random: Random) -> Move:
        """Take the pile if it is wanted, else draw. A turned-up two and the last pile are always taken (3.1, 5)."""
        take = best_take(reading)
        if reading.view.is_stock_gone:
            return take or Pass()
        if reading.view.may_pick:
            return Pick()
        return take if take is not None and self.wants_pile(reading, random) else Draw()

    @abstractmethod
    def wants_pile(self, reading: Reading, random: Random) -> bool:
        """Return whether a pile is better than a card from the stock."""

    @abstractmethod
    def play_on(self, reading: Reading, random: Random) -> Move:
        """Choose a lay or a discard (Rules 3.2 and 3.3)."""
