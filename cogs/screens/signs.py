"""Cards as messages and menus write them, alike in every language: by the letters and suits printed on them."""

from collections.abc import Iterable

from bot.games.cards import JOKER, Card, Rank
from cogs.screens.emoji import NAMES_ALONE, SmallCards

SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
JOKER_SIGN = "Joker"


def rank_sign(rank: Rank) -> str:
    """Return a rank: `K`, `10`."""
    return "10" if rank is Rank.TEN else str(rank)


def card_sign(card: Card, emoji: SmallCards = NAMES_ALONE) -> str:
    """Return a card: `10♥`, `Q♠`, `Joker`; after its emoji where there is one, which labels cannot show."""
    return emoji.before_words(card, JOKER_SIGN if card == JOKER else f"{rank_sign(card.rank)}{SUITS[str(card.suit)]}")


def card_signs(cards: Iterable[Card], emoji: SmallCards = NAMES_ALONE) -> str:
    """Return cards, with spaces between them."""
    return " ".join(card_sign(card, emoji) for card in cards)
