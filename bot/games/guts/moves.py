"""The moves of Guts, in the words of its records."""

from bot.games.guts.name import NAME
from bot.games.protocol import Move, NotAMove, OneWord, by_word


class In(OneWord, word="in"):
    """Play for the pot."""


class Out(OneWord, word="out"):
    """Put the cards away, for nothing."""


class OutIfIn(OneWord, word="out-if-in"):
    """Go out if someone is in when one's turn comes: an order, never played as such (G13)."""


_MOVES = by_word(In(), Out(), OutIfIn())


def parse_move(text: str) -> Move:
    """Return the move written as `text`. Raises NotAMove."""
    move = _MOVES.get(text.strip(" \t"))
    if move is None:
        raise NotAMove(NAME, "not-a-move")
    return move
