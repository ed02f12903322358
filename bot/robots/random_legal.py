"""A player that plays any legal move of any game, for measuring others against."""

from dataclasses import dataclass
from random import Random

from bot.games.protocol import Move, View
from bot.robots.protocol import Level, Robot


@dataclass(frozen=True, slots=True)
class RandomLegal(Robot):
    """Each class of equal moves is as likely as any other."""

    level: Level = Level.RANDOM

    def reads(self, view: View) -> bool:
        """Any game will do."""
        return True

    def choose(self, view: View, *, random: Random) -> Move:
        """Any legal move."""
        moves = tuple(view.legal_moves())
        if not moves:
            raise ValueError("this seat may not play now")
        return random.choice(moves)
