"""A player that plays any legal move of any game. Other robots are measured against it."""

from dataclasses import dataclass
from random import Random

from bot.games.protocol import Move, View
from bot.robots.protocol import Level, Robot


@dataclass(frozen=True, slots=True)
class RandomLegal(Robot):
    """A robot that plays each class of equal moves with the same chance."""

    level: Level = Level.RANDOM

    def reads(self, view: View) -> bool:
        """Return True for every game."""
        return True

    def choose(self, view: View, *, random: Random) -> Move:
        """Return a random legal move. Raises ValueError when the seat may not play now."""
        moves = tuple(view.legal_moves())
        if not moves:
            raise ValueError("this seat may not play now")
        return random.choice(moves)
