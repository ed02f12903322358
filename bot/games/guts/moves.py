"""The moves of Guts, in the words of its records."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.games.guts.name import NAME
from bot.games.protocol import ENDS, Move, NotAMove


@dataclass(frozen=True, slots=True)
class In(Move):
    """Play for the pot."""

    def __str__(self) -> str:
        return "in"


@dataclass(frozen=True, slots=True)
class Out(Move):
    """Put the cards away, for nothing."""

    def __str__(self) -> str:
        return "out"


@dataclass(frozen=True, slots=True)
class OutIfIn(Move):
    """Go out if somebody is in when one's turn comes: an order, never played as such (G13)."""

    def __str__(self) -> str:
        return "out-if-in"


_MOVES: Mapping[str, Move] = {**ENDS, **{str(move): move for move in (In(), Out(), OutIfIn())}}


def parse_move(text: str) -> Move:
    """Return the move written as `text`. Raises NotAMove."""
    move = _MOVES.get(text.strip(" \t"))
    if move is None:
        raise NotAMove(NAME, "not-a-move")
    return move
