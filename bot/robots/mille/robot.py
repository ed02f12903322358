"""What all robots of Mille share: they read their view, then begin the turn or go on with it."""

from abc import abstractmethod
from random import Random

from bot.games.mille.views import MilleView, Phase
from bot.games.protocol import Move
from bot.robots.mille.reading import Reading, read
from bot.robots.protocol import RobotOf


class MilleRobot(RobotOf[MilleView]):
    """A player of Mille."""

    __slots__ = ()

    kind = MilleView

    def move(self, view: MilleView, random: Random) -> Move:
        """Begin the turn, or go on with it."""
        reading = read(view)
        return self.begin(reading, random) if view.phase is Phase.BEGIN else self.play_on(reading, random)

    @abstractmethod
    def begin(self, reading: Reading, random: Random) -> Move:
        """Choose among draw, take and pick, or between take and pass once the stock is used up (Rules 3.1 and 5)."""

    @abstractmethod
    def play_on(self, reading: Reading, random: Random) -> Move:
        """Choose a lay or a discard (Rules 3.2 and 3.3)."""
