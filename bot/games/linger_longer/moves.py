"""The one move of Linger Longer, in the words of its records (L10.2)."""

import re
from dataclasses import dataclass

from bot.games.cards import JOKER, Card, NotACard, parse_card
from bot.games.linger_longer.name import NAME
from bot.games.protocol import ENDS, Move, NotAMove


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Play a card to the trick, or lead it."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


def parse_move(text: str) -> Move:
    """The move written as `text`. Raises NotAMove."""
    match re.findall("[^ \t]+", text):
        case [word] if word in ENDS:
            return ENDS[word]
        case ["play", word]:
            return Play(_card(word))
    raise NotAMove(NAME, "not-a-move")


def _card(word: str) -> Card:
    try:
        card = parse_card(word)
    except NotACard:
        raise NotAMove(NAME, "not-a-card") from None
    if card == JOKER:
        raise NotAMove(NAME, "not-a-card")
    return card
