"""The moves of Guts, in the words of its records."""

from dataclasses import dataclass

from bot.games.guts.name import NAME
from bot.games.protocol import Move, NotAMove, OneWord, by_word


@dataclass(frozen=True, slots=True)
class In(OneWord):
    """Play for the pot."""

    word = "in"


@dataclass(frozen=True, slots=True)
class Out(OneWord):
    """Put the cards away, for nothing."""

    word = "out"


@dataclass(frozen=True, slots=True)
class OutIfIn(OneWord):
    """Go out if somebody is in when one's turn comes: an order, never played as such (G13)."""

    word = "out-if-in"


_MOVES = by_word(In(), Out(), OutIfIn())


def parse_move(text: str) -> Move:
    """Return the move written as `text`. Raises NotAMove."""
    move = _MOVES.get(text.strip(" \t"))
    if move is None:
        raise NotAMove(NAME, "not-a-move")
    return move
