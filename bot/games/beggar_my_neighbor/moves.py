"""The moves of Beggar My Neighbor, in the words of its records (B7, B10.2)."""

import re
from dataclasses import dataclass

from bot.games.beggar_my_neighbor.name import NAME
from bot.games.protocol import Move, NotAMove, OneWord, Worded, by_word

NUMBERS = range(2, 51)  # laps of one move


class Turn(OneWord, word="turn"):
    """Turn one card, or pay until that is done or stopped: one go."""


class Lap(OneWord, word="lap"):
    """Let both turn automatically until someone takes the pile, or the deal ends."""


@dataclass(frozen=True, slots=True)
class Laps(Worded, word="laps"):
    """The same several times, or until the deal ends."""

    number: int


_MOVES = by_word(Turn(), Lap())


def parse_move(text: str) -> Move:
    """Return the move written as `text`. Raises NotAMove."""
    match re.findall("[^ \t]+", text):
        case [word] if word in _MOVES:
            return _MOVES[word]
        case ["laps", number] if re.fullmatch("[1-9][0-9]?", number) and int(number) in NUMBERS:
            return Laps(int(number))
    raise NotAMove(NAME, "not-a-move")
