"""The regular of Anaconda as it was at 75e83d21: it folded too many hands early. It never changes."""

import math
from dataclasses import dataclass
from random import Random

from bot.games.anaconda.moves import Call, Check, Fold
from bot.games.anaconda.views import AnacondaView, Sized
from bot.games.protocol import Move
from bot.robots.anaconda.holding import best_parting
from bot.robots.anaconda.robot import DEALS, AnacondaRegular
from bot.robots.anaconda.sampling import shares


@dataclass(frozen=True, slots=True)
class AnacondaOfOld(AnacondaRegular):
    """A regular that bets more early, and folds more."""

    def bets(self, view: AnacondaView, random: Random) -> Move:
        """Return what to do in a round of betting."""
        board, share = view.board, self._of_old(view, random)
        if view.wagers and share > 1.35 / len(board.playing) * (1 + board.bets.full * 0.1):
            wanted = Sized.POT if share > 0.45 else Sized.HALF_POT
            return ([wager for wager in view.wagers if wager.sized is wanted] or view.wagers)[0].move
        if not view.price:
            return Check()
        return Call() if share * (board.pot + view.price) > 1.1 * view.price else Fold()

    def _of_old(self, view: AnacondaView, random: Random) -> float:
        if view.board.round > 2:
            return max(shares(view, random, deals=DEALS).values())
        promised = best_parting(tuple(view.hand), view.board.options.low)[0]
        scared = math.pow(0.85, min(max(0, view.board.bets.full - 1), 2))
        return (0.55 + 1.1 * promised) / len(view.board.playing) * scared
