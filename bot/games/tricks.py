"""Tricks: cards that are played to one another, the suit led, and whose card wins. The ace is high."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from bot.games.cards import CARDS, SUITS, Card, Hand, Suit, pack
from bot.games.protocol import Seat, clockwise

_OF_SUIT = tuple(pack(card for card in CARDS if card.suit is suit) for suit in SUITS)


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, whole or not."""

    players: tuple[Seat, ...]  # who plays to it, in order, the leader first
    cards: tuple[Card, ...] = ()  # in that order, as far as they are played

    def __iter__(self) -> Iterator[tuple[Seat, Card]]:
        return zip(self.players, self.cards, strict=False)

    @property
    def led(self) -> Suit | None:
        """The suit led; None before the first card."""
        return self.cards[0].suit if self.cards else None

    @property
    def active(self) -> Seat | None:
        """The seat to play next; None once it is whole."""
        played = len(self.cards)
        return self.players[played] if played < len(self.players) else None

    @property
    def is_whole(self) -> bool:
        """Whether everyone has played."""
        return len(self.cards) == len(self.players)

    def card(self, seat: Seat) -> Card | None:
        """Return the card that a seat has played to it."""
        return next((card for own, card in self if own == seat), None)

    def add(self, card: Card) -> "Trick":
        """Return the trick with one card more."""
        return Trick(self.players, (*self.cards, card))

    def winning(self, trump: Suit | None) -> Seat | None:
        """Return whose card is winning: the highest trump, or the highest card of the suit led."""
        if not self.cards:
            return None
        best = 0
        for at, card in enumerate(self.cards):
            if beats(card, self.cards[best], trump):
                best = at
        return self.players[best]


def led_by(leader: Seat, *, seats: int, without: Collection[Seat] = ()) -> Trick:
    """Return the trick which `leader` begins, and everyone plays to, but those without cards."""
    *others, _ = clockwise(seats, after=leader, without=without)
    return Trick((leader, *others))


def beats(card: Card, best: Card, trump: Suit | None) -> bool:
    """Return whether a card that is played later takes the trick from the one that wins it until then."""
    if card.suit is best.suit:
        return card.place < best.place
    return card.suit is trump


def of_suit(hand: Hand, suit: Suit) -> Hand:
    """Return the cards of one suit."""
    return Hand.of_bits(hand.bits & _OF_SUIT[suit.place])


def following(hand: Hand, led: Suit | None) -> Hand:
    """Return the cards with which a hand may follow: those of the suit led, or any where it has none."""
    return hand if led is None else of_suit(hand, led) or hand
