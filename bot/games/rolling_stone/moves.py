"""Moves of Rolling Stone, in the words of its records (R10.2)."""

from bot.games.one_card.moves import read_move
from bot.games.protocol import Move
from bot.games.rolling_stone.name import NAME


def parse_move(text: str) -> Move:
    """Return the move written as `text`. Raises NotAMove."""
    return read_move(text, game=NAME)
