"""The rest of a deal of Linger Longer in imagined hands, played on by players who see who can beat what.

A card is a bit: ranks lie above each other, each with its four suits, so that of two cards of a suit the greater number
is the higher one. Hands are sets of such bits.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.games.cards import CARDS, SUITS, Card, Suit

CODES = tuple(1 << len(CARDS) - 1 - card.place for card in CARDS)
"""The bit of each card by its place."""
SUITED = {suit: sum(CODES[card.place] for card in CARDS if card.suit is suit) for suit in SUITS}
"""All cards of each suit."""
_SUITS = tuple(SUITED.values())
_SUIT_OF = {CODES[card.place]: SUITED[card.suit] for card in CARDS}


def coded(cards: Iterable[Card]) -> int:
    """Return these cards as bits."""
    return sum([CODES[card.place] for card in cards])


@dataclass(slots=True)
class PlayedOut:
    """A deal at one moment, which changes as it is played."""

    hands: list[int]  # by seat
    stock: list[int]  # the next card is the last
    trumps: int  # all of them
    players: list[int]  # who plays to the trick, in order
    played: int = 0  # cards of it
    led: int = 0  # all cards of the suit led
    best: int = 0  # the card that wins the trick
    winner: int = 0  # who has played it

    @classmethod
    def of(cls, hands: list[int], stock: list[int], trump: Suit, players: Iterable[int]) -> "PlayedOut":
        """Return a deal before the first of these players leads."""
        return cls(hands, stock, SUITED[trump], [*players])

    def copy(self) -> "PlayedOut":
        """Return the same, to be played on by itself."""
        return PlayedOut(
            [*self.hands],
            [*self.stock],
            self.trumps,
            self.players,  # a new list for each trick
            self.played,
            self.led,
            self.best,
            self.winner,
        )

    @property
    def seat(self) -> int:
        """The seat that plays."""
        return self.players[self.played]

    def to_the_end(self) -> tuple[int, int]:
        """Play on until the deal is over. Returns who has won it, and how many points."""
        while self.play(self.chosen()):
            pass
        return self.winner, self.hands[self.winner].bit_count()

    def play(self, card: int) -> bool:
        """Play a card. Returns whether the deal goes on."""
        hands, seat = self.hands, self.players[self.played]
        hands[seat] ^= card
        if not self.led:
            self.led, self.best, self.winner = _SUIT_OF[card], card, seat
        elif card > self.best if card & _SUIT_OF[self.best] else card & self.trumps:
            self.best, self.winner = card, seat
        self.played += 1
        if self.played < len(self.players):
            return True
        first, seats = self.winner, len(hands)
        hands[first] |= self.stock.pop()
        self.players = [seat for seat in (*range(first, seats), *range(first)) if hands[seat]]
        self.played = self.led = self.best = 0
        return len(self.players) > 1

    def chosen(self) -> int:
        """Return the cheapest card that nobody can beat, as players see who look into all hands; else the least."""
        hand, led = self.hands[self.players[self.played]], self.led
        if not hand & hand - 1:
            return hand
        legal = hand & led or hand
        if led:
            return least(self._unbeatable(legal, led) or legal, self.trumps)
        safe = 0
        for suit in _SUITS:
            if held := hand & suit:
                safe |= self._unbeatable(held, suit)
        return least(safe or hand, self.trumps)

    def _unbeatable(self, cards: int, led: int) -> int:
        """Return which of these cards win the trick whatever is played to it later, if this suit is led."""
        higher, over, trumps = 0, 0, self.trumps
        for seat in self.players[self.played + 1 :]:
            if following := self.hands[seat] & led:
                higher |= following
            else:
                over |= self.hands[seat] & trumps
        if led == trumps:
            return cards & trumps & _above(self.best | higher)
        if self.best & trumps:
            return cards & trumps & _above(self.best | over)
        return (not over and cards & led & _above(self.best | higher)) or cards & trumps & _above(over)


def least(cards: int, trumps: int) -> int:
    """Return the lowest plain card of these, else the lowest trump."""
    plain = cards & ~trumps or cards
    return plain & -plain


def _above(cards: int) -> int:
    """Return the bits above all of these cards."""
    return -1 << cards.bit_length()
