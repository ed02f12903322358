"""The best player of Anaconda: it plays bets and halves on in hands that fit all it saw."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from bot.games.anaconda.board import Half
from bot.games.anaconda.moves import High, Low, PassOn
from bot.games.anaconda.views import AnacondaView
from bot.games.protocol import Move
from bot.robots.anaconda import acting
from bot.robots.anaconda.choices import bets, parted, play
from bot.robots.anaconda.imagining import Imagining
from bot.robots.anaconda.playing_out import PlayedOut
from bot.robots.anaconda.robot import AnacondaRegular
from bot.robots.playouts import best
from bot.robots.protocol import Level

Tried = TypeVar("Tried", bound=Move)

PLAYOUTS = 400  # of a thought, divided by the others who are in: the more there are, the longer each takes
SURE = 1.0  # standard errors by which another bet must be better than the regular's


@dataclass(frozen=True, slots=True)
class AnacondaExpert(AnacondaRegular):
    """A robot that bets and declares what gains most chips in deals that fit all it saw.

    In each deal it takes about half of the others for beginners, whose bets tell less of their hands. It passes nearly
    what an equilibrium of passes does, and shows what the regular does.
    """

    level: Level = Level.EXPERT

    def passes(self, view: AnacondaView, random: Random) -> PassOn:
        """Keep the four cards that are worth most."""
        return parted(view)[0]

    def side(self, view: AnacondaView, random: Random) -> Half:
        """Return the regular's half, unless the other one gains more than chance explains."""
        usual = AnacondaRegular.side(self, view, random)
        halves = (High(), Low()) if usual is Half.HIGH else (Low(), High())
        return Half.HIGH if isinstance(_best(view, halves, random), High) else Half.LOW

    def bets(self, view: AnacondaView, random: Random) -> Move:
        """Return the regular's choice, unless another one gains more than chance explains."""
        usual = AnacondaRegular.bets(self, view, random)
        return _best(view, (usual, *bets(view)), random)


def _best(
    view: AnacondaView,
    moves: Sequence[Tried],
    random: Random,
) -> Tried:
    """Return the move after which most chips are gained on average; the first, unless another is surely better."""
    imagining, others = Imagining.of(view), len(view.board.playing) - 1

    def gained(deal: PlayedOut, move: Tried) -> float:
        now = deal.copy()
        play(now, imagining.seat, move)
        acting.to_the_end(now, imagining.seat)
        return now.stacks[imagining.seat]

    return best(moves, lambda: imagining.deal(random), gained, playouts=PLAYOUTS // others, sure=SURE)
