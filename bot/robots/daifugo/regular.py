"""A sound player of Daifugo."""

from dataclasses import dataclass
from random import Random

from bot.games.daifugo.moves import Give, Pass, Play
from bot.games.daifugo.ranks import lowest
from bot.games.daifugo.views import DaifugoView
from bot.games.protocol import Move
from bot.robots.daifugo.robot import DaifugoRobot
from bot.robots.protocol import Level


@dataclass(frozen=True, slots=True)
class DaifugoRegular(DaifugoRobot):
    """A robot that leads whole groups and does not break them."""

    level: Level = Level.REGULAR

    def plays(self, view: DaifugoView, legal: list[Move], random: Random) -> Move:
        """Whole groups."""
        for move in legal:
            if isinstance(move, Play) and view.hand.count_rank(move.cards[0].rank) == len(move.cards):
                return move
        return Pass() if Pass() in legal else legal[0]

    def gives(self, view: DaifugoView, random: Random) -> Give:
        """The lowest cards."""
        return Give(lowest(view.hand, view.board.gives(view.seat)))
