"""A beginner: mostly draws, lays all it can, and sometimes discards without a look at its hand."""

from dataclasses import dataclass
from random import Random

from bot.games.cards import RANKS, Card
from bot.games.mille.kinds import kind_of
from bot.games.mille.moves import Discard, Lay
from bot.games.protocol import Move
from bot.robots.mille.reading import MELD, NATURALS, TWO, Reading
from bot.robots.mille.robot import MilleRobot
from bot.robots.protocol import Level

TEMPTING = 6  # cards in a pile that a beginner takes
CARELESS = 0.15  # of the discards are random


@dataclass(frozen=True, slots=True)
class MilleNovice(MilleRobot):
    """A robot that plays like someone who has just learned the rules."""

    level: Level = Level.NOVICE

    def wants_pile(self, reading: Reading, random: Random) -> bool:
        """Return whether it is large enough."""
        return reading.view.pile >= TEMPTING

    def play_on(self, reading: Reading, random: Random) -> Move:
        """Lay what can be laid, then discard."""
        return lay_plainly(reading) or Discard(plain_discard(reading, random))


def lay_plainly(reading: Reading) -> Lay | None:
    """Return the first meld or addition; else a pair with a two, even if that spoils going out clean."""
    twos = reading.cards[TWO]
    for rank in NATURALS:
        cards = reading.cards[rank]
        if cards and (reading.has_meld(rank) or len(cards) >= MELD):
            return Lay(RANKS[rank], cards)
    for rank in NATURALS:
        cards = reading.cards[rank]
        if len(cards) == MELD - 1 and twos:
            return Lay(RANKS[rank], cards + twos[:1])
    if len(twos) >= MELD:
        return Lay(RANKS[TWO], twos)
    return None


def plain_discard(reading: Reading, random: Random) -> Card:
    """Return the costliest lone card, regardless of its use to the opponent; sometimes a random one. Twos come last."""
    plain = [card for rank in NATURALS for card in reading.cards[rank]] or list(reading.cards[TWO])
    if random.random() < CARELESS:
        return random.choice(plain)
    lone = [card for card in plain if reading.hand[card.rank.place] == 1] or plain
    return max(lone, key=lambda card: kind_of(card).points)
