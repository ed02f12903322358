"""The protocol of a robot: a player that is given the view of its seat, and answers with one move at a time."""

from abc import ABC, abstractmethod
from enum import StrEnum
from random import Random
from typing import Generic, TypeVar

from bot.games.protocol import Move, View, of_kind

V = TypeVar("V", bound=View)


class Level(StrEnum):
    """The skill of a robot."""

    NOVICE = "novice"
    REGULAR = "regular"
    EXPERT = "expert"  # of some games only
    RANDOM = "random"  # plays any legal move; used to measure others, never offered to people


OFFERED = (Level.NOVICE, Level.REGULAR)
"""The levels that people may choose in every game that is more than chance, easiest first."""


class Robot(ABC):
    """A player of one game at one level. It has no memory: the view holds what a player may remember.

    A robot is frozen and chooses by its arguments only. The same view and the same state of `random` give
    the same move in every process.
    """

    __slots__ = ()

    level: Level

    @abstractmethod
    def reads(self, view: View) -> bool:
        """Return whether `view` is a view of its game."""

    @abstractmethod
    def choose(self, view: View, *, random: Random) -> Move:
        """Return the next move of the seat whose `view` this is. A turn of several moves takes several calls.

        Raises ValueError when that seat may not play now, TypeError for a view of another game.
        """


class RobotOf(Robot, Generic[V]):
    """A player of the game whose views are of this kind."""

    __slots__ = ()

    kind: type[V]

    def reads(self, view: View) -> bool:
        """Return whether `view` is a view of its game."""
        return isinstance(view, self.kind)

    def choose(self, view: View, *, random: Random) -> Move:
        """Return the next move. Raises TypeError or ValueError as `Robot.choose`."""
        own = of_kind(self.kind, view)
        if own.seat is None or own.seat not in own.to_act:
            raise ValueError("this seat may not play now")
        return self.move(own, random)

    @abstractmethod
    def move(self, view: V, random: Random) -> Move:
        """Return the next move of the seat whose `view` this is, and which may play."""
