"""The moves of Magpie, in the words of its records."""

import re
from dataclasses import dataclass

from bot.games.cards import Card, NotACard, parse_card
from bot.games.discarding import Discard, Draw, Take
from bot.games.protocol import Move, No, NotAMove, Worded, by_word
from tests.witness.options import NAME


@dataclass(frozen=True, slots=True)
class Give(Worded, word="give"):
    """Choose the card for the next on the left, in secret."""

    card: Card


@dataclass(frozen=True, slots=True)
class Claim(Worded, word="claim"):
    """Claim the top card of the pile off turn, at this price."""

    stands_alone = True

    price: int


_BARE = by_word(Take(), Draw(), No())
_PRICE = re.compile("[1-9][0-9]?")


def parse_move(text: str) -> Move:
    """Return the move written as `text`. Raises NotAMove."""
    match re.findall("[^ \t]+", text):
        case [word] if word in _BARE:
            return _BARE[word]
        case ["give" | "discard" as verb, card]:
            try:
                return Give(parse_card(card)) if verb == "give" else Discard(parse_card(card))
            except NotACard:
                raise NotAMove(NAME, "not-a-card") from None
        case ["claim", price] if _PRICE.fullmatch(price):
            return Claim(int(price))
    raise NotAMove(NAME, "not-a-move")


__all__ = ["Claim", "Discard", "Draw", "Give", "Take", "parse_move"]
