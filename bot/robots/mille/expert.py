"""The best player of Mille: it plays on what it may take and lay, in cards that the other may hold."""

from dataclasses import dataclass
from random import Random

from bot.games.cards import RANKS, Card
from bot.games.mille.moves import Discard, Lay
from bot.games.protocol import Move
from bot.robots.mille.dealt import Dealt, Laid, Scores
from bot.robots.mille.exits import find_exit
from bot.robots.mille.going_out import wins_game
from bot.robots.mille.imagining import Imagining, coded
from bot.robots.mille.playing_out import after, best_discard, lays_of, on_from_beginning, wants_pile
from bot.robots.mille.reading import TWO, Reading
from bot.robots.mille.robot import MilleRobot
from bot.robots.playouts import best
from bot.robots.protocol import Level

PLAYOUTS = 80  # of all choices of a thought; with 300 as good
KEEP_NONE = -1.0  # points that cards in hand are worth to who lays all

Lays = tuple[Laid, ...]


@dataclass(frozen=True, slots=True)
class MilleExpert(MilleRobot):
    """A robot that takes the pile, and lays, if that brings most points more than the other's in imagined deals.

    It discards as those do who play them out, and goes out as soon as it can, except to lose the game.
    """

    level: Level = Level.EXPERT

    def wants_pile(self, reading: Reading, random: Random) -> bool:
        """Return whether the pile brings more than a card from the stock."""
        imagining = Imagining.of(reading)
        usual = wants_pile(imagining.plain())
        if not reading.view.stock or reading.view.pile == 1:
            return usual

        def gained(deal: Dealt, takes: bool) -> int:
            deal = deal.copy()
            if takes:
                deal.take()
            else:
                deal.draw()
            return ahead(on_from_beginning(deal), reading)

        return best((usual, not usual), lambda: imagining.deal(random), gained, playouts=PLAYOUTS)

    def play_on(self, reading: Reading, random: Random) -> Move:
        """Go out unless that loses the game; else lay all, what is usual, or nothing; then discard."""
        way = find_exit(reading)
        if way is not None and wins_game(reading, way) is not False:
            return way.next_move
        imagining = Imagining.of(reading)
        lays = _thought(reading, imagining, random)
        if lays:
            return _lay(reading, lays[0])
        return Discard(_card(reading, best_discard(imagining.plain())))


def _thought(reading: Reading, imagining: Imagining, random: Random) -> Lays:
    """Return the lays of this turn that bring most."""

    def gained(deal: Dealt, lays: Lays) -> int:
        return ahead(after(deal.copy(), lays), reading)

    usual, everything = (tuple(lays_of(imagining.plain(), *hold)) for hold in ((), (KEEP_NONE,)))
    return best((usual, (), everything), lambda: imagining.deal(random), gained, playouts=PLAYOUTS)


def ahead(scores: Scores, reading: Reading) -> int:
    """Return the points that a seat scores more than the other."""
    return scores[reading.me.seat] - scores[reading.them.seat]


def _lay(reading: Reading, laid: Laid) -> Lay:
    rank, cards, twos = laid
    return Lay(RANKS[rank], reading.cards[rank][:cards] + reading.cards[TWO][:twos])


def _card(reading: Reading, number: int) -> Card:
    return next(card for held in reading.cards for card in held if coded(card) == number)
