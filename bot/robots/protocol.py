"""What a robot is: a player that is given its seat's view and answers with one move at a time."""

from abc import ABC, abstractmethod
from enum import StrEnum
from random import Random

from bot.games.protocol import Move, View


class Level(StrEnum):
    """How well a robot plays."""

    NOVICE = "novice"
    REGULAR = "regular"
    RANDOM = "random"  # any legal move: a yardstick for measuring, never offered to people


OFFERED = (Level.NOVICE, Level.REGULAR)
"""The levels people may ask for, the easiest first."""


class Robot(ABC):
    """A player of one game at one level. It has no memory of its own: what may be remembered stands in the view.

    A robot is frozen and chooses by its arguments only: the same view and the same state of `random` give
    the same move, in whichever process.
    """

    __slots__ = ()

    level: Level

    @abstractmethod
    def reads(self, view: View) -> bool:
        """Whether this is a view of its game."""

    @abstractmethod
    def choose(self, view: View, *, random: Random) -> Move:
        """The next move of the seat whose `view` this is. A turn of several moves is asked for move by move.

        Raises ValueError when that seat may not play now, TypeError for a view of another game.
        """
