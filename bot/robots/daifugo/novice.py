"""A beginner at Daifugo: is glad to beat whatever lies there, and breaks pairs for it."""

from dataclasses import dataclass
from random import Random

from bot.games.daifugo.moves import Give, Pass
from bot.games.daifugo.ranks import lowest
from bot.games.daifugo.views import DaifugoView
from bot.games.protocol import Move
from bot.robots.daifugo.robot import DaifugoRobot
from bot.robots.protocol import Level

CARELESS = 0.15  # of the moves are any


@dataclass(frozen=True, slots=True)
class DaifugoNovice(DaifugoRobot):
    """A robot that plays the lowest card that does, always, and leads its lowest card alone."""

    level: Level = Level.NOVICE

    def plays(self, view: DaifugoView, legal: list[Move], random: Random) -> Move:
        """The lowest, and a pass only for want of anything else."""
        if random.random() < CARELESS:
            return random.choice([move for move in legal if move != Pass()])
        return legal[0]

    def gives(self, view: DaifugoView, random: Random) -> Give:
        """The lowest cards."""
        return Give(lowest(view.hand, view.board.gives(view.seat)))
