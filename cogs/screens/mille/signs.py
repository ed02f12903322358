"""Cards as messages and menus write them, alike in every language: by the letters and suits printed on them."""

from collections.abc import Iterable

from bot.games.cards import Card, Rank
from bot.games.mille.kinds import Kind

SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def rank_sign(rank: Rank) -> str:
    """A rank: `K`, `10`."""
    return "10" if rank is Rank.TEN else str(rank)


def card_sign(card: Card) -> str:
    """A card: `10♥`, `Q♠`."""
    return f"{rank_sign(card.rank)}{SUITS[str(card.suit)]}"


def card_signs(cards: Iterable[Card]) -> str:
    """Cards, with spaces between them."""
    return " ".join(map(card_sign, cards))


def kind_sign(kind: Kind) -> str:
    """A kind of card: a rank, or one of the two special cards."""
    return rank_sign(kind.rank) if kind.special is None else card_sign(kind.special)
