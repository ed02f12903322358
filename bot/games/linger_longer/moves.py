"""Moves of Linger Longer, in the words of its records (L10.2)."""

from bot.games.linger_longer.name import NAME
from bot.games.one_card.moves import read_move
from bot.games.protocol import Move


def parse_move(text: str) -> Move:
    """Return the move written as `text`. Raises NotAMove."""
    return read_move(text, game=NAME)
