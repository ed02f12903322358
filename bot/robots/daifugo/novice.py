"""A beginner at Daifugo: is glad to beat any play on the table, and breaks pairs for it."""

from dataclasses import dataclass
from random import Random

from bot.games.daifugo.moves import Give
from bot.games.daifugo.ranks import lowest
from bot.games.daifugo.views import DaifugoView
from bot.games.protocol import Move
from bot.robots.daifugo.robot import DaifugoRobot
from bot.robots.protocol import Level

CARELESS = 0.3  # of the moves are any


@dataclass(frozen=True, slots=True)
class DaifugoNovice(DaifugoRobot):
    """A robot that plays the lowest that does, or anything, and leads its lowest card alone."""

    level: Level = Level.NOVICE

    def plays(self, view: DaifugoView, legal: list[Move], random: Random) -> Move:
        """Return the lowest."""
        return random.choice(legal) if random.random() < CARELESS else legal[0]

    def gives(self, view: DaifugoView, random: Random) -> Give:
        """Return the lowest cards."""
        return Give(lowest(view.hand, view.board.gives(view.seat)))
