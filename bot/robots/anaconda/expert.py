"""The best player of Anaconda: it plays each bet on in hands that fit passes, bets, declarations and open cards."""

from dataclasses import dataclass
from random import Random

from bot.games.anaconda.views import AnacondaView
from bot.games.protocol import Move
from bot.robots.anaconda import acting
from bot.robots.anaconda.choices import bets, play
from bot.robots.anaconda.imagining import Imagining
from bot.robots.anaconda.playing_out import PlayedOut
from bot.robots.anaconda.robot import AnacondaRegular
from bot.robots.playouts import best
from bot.robots.protocol import Level

PLAYOUTS = 400  # of a thought, divided by the others who are in: the more there are, the longer each takes
SURE = 1.0  # standard errors by which another bet must be better than the regular's


@dataclass(frozen=True, slots=True)
class AnacondaExpert(AnacondaRegular):
    """A robot that bets what gains most chips in deals that fit all it saw, and else plays as the regular does."""

    level: Level = Level.EXPERT

    def bets(self, view: AnacondaView, random: Random) -> Move:
        """Return the regular's choice, unless another one gains more than chance explains."""
        usual, imagining = AnacondaRegular.bets(self, view, random), Imagining.of(view)
        seat = imagining.seat

        def gained(deal: PlayedOut, move: Move) -> int:
            now = deal.copy()
            play(now, seat, move)
            acting.to_the_end(now)
            return now.stacks[seat]

        playouts = PLAYOUTS // (len(view.board.playing) - 1)
        return best((usual, *bets(view)), lambda: imagining.deal(random), gained, playouts=playouts, sure=SURE)
