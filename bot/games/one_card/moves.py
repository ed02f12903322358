"""The one move of games in which a turn is one card (F19), in the words of their records."""

import re
from dataclasses import dataclass

from bot.games.cards import Card
from bot.games.protocol import ENDS, Move, NotAMove, Worded, read_cards


@dataclass(frozen=True, slots=True)
class Play(Worded, word="play"):
    """Play a card to the trick, or lead it."""

    card: Card


def read_move(text: str, *, game: str) -> Move:
    """Return the move of this game written as `text`. Raises NotAMove."""
    match re.findall("[^ \t]+", text):
        case [word] if word in ENDS:
            return ENDS[word]
        case ["play", word]:
            return Play(*read_cards([word], game=game))
    raise NotAMove(game, "not-a-move")
