"""The rest of a deal of Rolling Stone in imagined hands, played on by players who see them, or do not care.

A card is a bit.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from bot.games.cards import CARDS, Card
from bot.robots.rolling_stone.reading import TAKEN_UP
from bot.robots.rolling_stone.regular import KEEPS, LENGTH

_SUIT = 16  # bits
_RANKS = (1 << 13) - 1
CODES = tuple(1 << _SUIT * card.suit.place + 12 - card.rank.place for card in CARDS)
"""The bit of each card by its place; the higher card of a suit is the greater number."""
SUITED = tuple(_RANKS << _SUIT * suit for suit in range(4))
PATIENCE = 4  # tricks taken up in a row; these players tire sooner, so that playing out ends
TIRED = 0.15
MOST = 40  # tricks that are played out


def coded(cards: Iterable[Card]) -> int:
    """Return cards as bits."""
    return sum([CODES[card.place] for card in cards])


class Begun(NamedTuple):
    """A trick to which some have played."""

    cards: int
    best: int  # the highest card
    winning: int  # the seat of it
    to_come: int  # how many are to play, with the one whose turn it is


@dataclass(slots=True)
class PlayedOut:
    """A deal before a card, which changes as it is played."""

    hands: list[int]  # by seat
    seat: int  # whose turn it is
    going_round: int = 0  # tricks that were taken up since one was discarded
    careless: int = 0  # a bit for each seat that leads any suit, and follows with its highest card
    luck: int = 0  # two bits for each lead of the careless

    def points(self, card: int, begun: Begun | None = None) -> float:
        """Return what the player wins or loses with this card, if all but the careless then play soundly, in cards.

        What is not over after some tricks counts as the cards that the others hold more, on average.
        """
        own, winner = self.seat, self.trick(card, begun)
        if winner is None:
            winner = self.winner()
        if winner is None:
            return sum(hand.bit_count() for hand in self.hands) / len(self.hands) - self.hands[own].bit_count()
        return sum(hand.bit_count() for hand in self.hands) if winner == own else -self.hands[own].bit_count()

    def winner(self) -> int | None:
        """Play on from a lead. Returns who wins the deal; None if it is not over after some more tricks."""
        for _ in range(MOST - 1):
            if (winner := self.trick(self.lead())) is not None:
                return winner
        return None

    def trick(self, card: int, begun: Begun | None = None) -> int | None:
        """Play a trick with this lead, or on with this card. Returns who has won the deal; None if it goes on."""
        hands, seat, seats = self.hands, self.seat, len(self.hands)
        suit = SUITED[(card.bit_length() - 1) // _SUIT]
        trick, best, leader, left = (0, 0, seat, seats) if begun is None else begun
        for to_come in range(left - 1, -1, -1):
            if not card:
                legal = hands[seat] & suit
                if not legal:
                    hands[seat] |= trick
                    self.seat, self.going_round = seat, self.going_round + 1
                    return None
                wants = (not to_come and legal > best) or self.careless >> seat & 1
                card = 1 << legal.bit_length() - 1 if wants else legal & -legal
            hands[seat] ^= card
            trick |= card
            if not hands[seat]:
                return seat
            if card > best:
                best, leader = card, seat
            card = 0
            seat = (seat + 1) % seats
        self.seat, self.going_round = leader, 0
        return None

    def lead(self) -> int:
        """Return what a player leads: the lowest of the best suit, for one who sees all hands, or of any."""
        hands, own, found, most = self.hands, self.seat, 0, float("-inf")
        if self.careless >> own & 1:
            suits = [held for suit in SUITED if (held := hands[own] & suit)]
            held, self.luck = suits[(self.luck & 3) % len(suits)], self.luck >> 2
            return held & -held
        others = [*hands[own + 1 :], *hands[:own]]
        tired = TIRED * max(0, self.going_round - PATIENCE)
        for suit in SUITED:
            if held := hands[own] & suit:
                value = LENGTH * held.bit_count() + (KEEPS if held & held - 1 else 0.0)
                for cards, hand in enumerate(others, 1):
                    if not hand & suit:
                        value += TAKEN_UP * cards / hand.bit_count()
                        break
                    value -= 1 / hand.bit_count()
                else:
                    value += tired
                if value > most:
                    found, most = held & -held, value
        return found
