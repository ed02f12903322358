"""The best player of Linger Longer: it plays each card on in hands that the others may hold."""

from dataclasses import dataclass
from random import Random

from bot.games.cards import Card
from bot.games.linger_longer.views import LingerView
from bot.robots.linger_longer.imagining import Imagining
from bot.robots.linger_longer.playing_out import CODES, PlayedOut
from bot.robots.linger_longer.regular import LingerRegular
from bot.robots.linger_longer.robot import LingerRobot
from bot.robots.playouts import best
from bot.robots.protocol import Level

PLAYOUTS = 3_200  # of all cards of a thought, divided by the number of players
SURE = 1.0  # standard errors by which a card must gain more than the regular's; without, chance costs what it finds


@dataclass(frozen=True, slots=True)
class LingerExpert(LingerRobot):
    """A robot that plays as the regular does, unless another card gains more in imagined deals than chance explains."""

    level: Level = Level.EXPERT

    def card(self, view: LingerView, legal: list[Card], random: Random) -> Card:
        """Return the card that brings most."""
        usual, imagining, seats = LingerRegular().card(view, legal, random), Imagining.of(view), len(view.board.in_hand)

        def gained(deal: PlayedOut, card: Card) -> int:
            own, deal = deal.seat, deal.copy()
            if deal.play(CODES[card.place]):
                deal.to_the_end()
            return stakes(deal, own)

        return best((usual, *legal), lambda: imagining.deal(random), gained, playouts=PLAYOUTS // seats, sure=SURE)


def stakes(deal: PlayedOut, own: int) -> int:
    """Return what a deal that is over brings a seat: everyone pays its winner for each card left."""
    points = deal.hands[deal.winner].bit_count()
    return points * (len(deal.hands) - 1) if deal.winner == own else -points
