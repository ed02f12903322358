"""The best player of Anaconda: it plays bets, passes and halves on in hands that fit all it saw."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import TypeVar

from bot.games.anaconda.board import Half
from bot.games.anaconda.moves import High, Low, PassOn
from bot.games.anaconda.views import AnacondaView
from bot.games.protocol import Move
from bot.robots.anaconda import acting
from bot.robots.anaconda.choices import bets, parted, play
from bot.robots.anaconda.imagining import Imagining
from bot.robots.anaconda.keeping import BET, kept
from bot.robots.anaconda.playing_out import PlayedOut
from bot.robots.anaconda.robot import AnacondaRegular
from bot.robots.playouts import best
from bot.robots.protocol import Level

Tried = TypeVar("Tried", bound=Move)

PLAYOUTS = 400  # of a thought, divided by the others who are in: the more there are, the longer each takes
SURE = 1.0  # standard errors by which another bet must be better than the regular's
FAR = 5.0  # chips that four other cards must be worth more than those that the regular keeps, at a bet of `BET`


@dataclass(frozen=True, slots=True)
class AnacondaExpert(AnacondaRegular):
    """A robot that bets and declares what gains most chips in deals that fit all it saw.

    It shows what the regular does, and mostly passes that too: where all keep high cards, low ones gain.
    """

    level: Level = Level.EXPERT

    def passes(self, view: AnacondaView, random: Random) -> PassOn:
        """Return the regular's pass, or what gains most if cards far better can be kept.

        The worth of the four cards counts too: it is as much as so few deals say.
        """
        usual, others, options = AnacondaRegular.passes(self, view, random), parted(view), view.board.options
        own = kept(tuple(view.hand), usual.cards, options.low, is_last=view.board.round > 1)
        if others[0][0] - own < FAR:
            return usual
        worths = {move: worth * options.bet / BET for worth, move in others}
        return _best(view, [*worths], random, worths=worths)

    def side(self, view: AnacondaView, random: Random) -> Half:
        """Return the regular's half, unless the other one gains more than chance explains."""
        usual = AnacondaRegular.side(self, view, random)
        halves = (High(), Low()) if usual is Half.HIGH else (Low(), High())
        return Half.HIGH if isinstance(_best(view, halves, random, sure=SURE), High) else Half.LOW

    def bets(self, view: AnacondaView, random: Random) -> Move:
        """Return the regular's choice, unless another one gains more than chance explains."""
        usual = AnacondaRegular.bets(self, view, random)
        return _best(view, (usual, *bets(view)), random, sure=SURE)


def _best(
    view: AnacondaView,
    moves: Sequence[Tried],
    random: Random,
    *,
    worths: Mapping[Tried, float] = MappingProxyType({}),
    sure: float = 0.0,
) -> Tried:
    """Return the move after which most chips are gained on average, its worth included."""
    imagining, others = Imagining.of(view), len(view.board.playing) - 1

    def gained(deal: PlayedOut, move: Tried) -> float:
        now = deal.copy()
        play(now, imagining.seat, move)
        acting.to_the_end(now)
        return now.stacks[imagining.seat] + worths.get(move, 0.0)

    return best(moves, lambda: imagining.deal(random), gained, playouts=PLAYOUTS // others, sure=sure)
