"""Choices for silent players (C9.3), from one hand and public facts."""

from bot.games.cards import SUITS, Card, Hand, Suit
from bot.games.cinch.board import Part
from bot.games.cinch.trumps import left_pedro, power, right_pedro, scoring, suited


def named(hand: Hand) -> Suit:
    """Return the suit that gives the hand most trumps, the left pedro included; higher cards break ties."""

    def strength(suit: Suit) -> tuple[int, list[int]]:
        trumps = suited(hand, suit, suit)
        return len(trumps), sorted((power(card, suit) for card in trumps), reverse=True)

    return max(SUITS, key=strength)


def thrown_first(hand: Hand, trump: Suit | None) -> tuple[Card, ...]:
    """Return the hand in the order in which cards of it are thrown: the lowest that are worth nothing come first."""
    worth = Hand() if trump is None else scoring(trump)
    return tuple(sorted(hand, key=lambda card: (card in worth, power(card, trump))))


def robbed_first(rest: Hand, trump: Suit | None) -> tuple[Card, ...]:
    """Return the rest of the stub in the order of drawing: points, then trumps from the top, then high cards."""
    return tuple(sorted(rest, key=lambda card: (-worth_of(card, trump), -power(card, trump), card.place)))


def worth_of(card: Card, trump: Suit | None) -> int:
    """Return the points that a card gives its winner (C6)."""
    if trump is None or card not in scoring(trump):
        return 0
    return Part.RIGHT.worth if card in (right_pedro(trump), left_pedro(trump)) else Part.JACK.worth


def played_first(cards: Hand, trump: Suit | None) -> tuple[Card, ...]:
    """Return cards in the order in which they are played: the lowest first, plain ones before trumps, pedros last."""
    pedros = () if trump is None else (right_pedro(trump), left_pedro(trump))
    return tuple(
        sorted(cards, key=lambda card: (card in pedros, power(card, trump), -card.rank.place, card.suit.place))
    )
