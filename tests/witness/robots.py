"""The robots of Magpie. One plays at every level, since there is little to think about."""

from dataclasses import dataclass
from random import Random

from bot.games.cards import JOKER
from bot.games.protocol import Move, No, View
from bot.robots.protocol import OFFERED, Level, Robot
from tests.witness.board import Phase, worth
from tests.witness.moves import Claim, Discard, Draw, Give, Take
from tests.witness.views import MagpieView


@dataclass(frozen=True, slots=True)
class MagpieRobot(Robot):
    """A player who wants dear cards and pays for jokers."""

    level: Level

    def reads(self, view: View) -> bool:
        """Whether this is a view of Magpie."""
        return isinstance(view, MagpieView)

    def choose(self, view: View, *, random: Random) -> Move:
        """The next move. Raises TypeError for a view of another game, ValueError when the seat may not play."""
        if not isinstance(view, MagpieView):
            raise TypeError("not a view of Magpie")
        if view.seat is None or view.seat not in view.to_act:
            raise ValueError("this seat may not play now")
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
