"""The robots of Magpie. One plays at every level, since there is little to think about."""

from dataclasses import dataclass
from random import Random

from bot.games.cards import JOKER
from bot.games.protocol import Move, No
from bot.robots.protocol import OFFERED, Level, Robot, RobotOf
from tests.witness.board import Phase, worth
from tests.witness.moves import Claim, Discard, Draw, Give, Take
from tests.witness.views import MagpieView


@dataclass(frozen=True, slots=True)
class MagpieRobot(RobotOf[MagpieView]):
    """A player who wants dear cards and pays for jokers."""

    level: Level
    kind = MagpieView

    def move(self, view: MagpieView, random: Random) -> Move:
        """Answer, give, throw away or begin a turn."""
        board, top = view.board, view.board.pile[-1:]
        if view.seat in board.asked:
            return Claim(board.price) if top == (JOKER,) else No()
        match board.phase:
            case Phase.GIVE:
                return Give(min(view.hand, key=worth))
            case Phase.DISCARD:
                return Discard(min(view.hand, key=worth))
            case Phase.BEGIN if (top and worth(top[0]) > 3) or board.asked:
                return Take()
            case _:
                return Draw()


ROBOTS: tuple[Robot, ...] = tuple(MagpieRobot(level) for level in OFFERED)
"""One of each level that people may choose."""
