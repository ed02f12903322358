"""The moves of Beggar My Neighbor, in the words of its records (B7, B10.2)."""

import re
from dataclasses import dataclass

from bot.games.beggar_my_neighbor.name import NAME
from bot.games.protocol import ENDS, Move, NotAMove

NUMBERS = range(2, 51)  # laps of one move


@dataclass(frozen=True, slots=True)
class Turn(Move):
    """Turn one card, or pay until that is done or stopped: one go."""

    def __str__(self) -> str:
        return "turn"


@dataclass(frozen=True, slots=True)
class Lap(Move):
    """Let both turn automatically until somebody takes the pile, or the deal ends."""

    def __str__(self) -> str:
        return "lap"


@dataclass(frozen=True, slots=True)
class Laps(Move):
    """The same several times, or until the deal ends."""

    number: int

    def __str__(self) -> str:
        return f"laps {self.number}"


def parse_move(text: str) -> Move:
    """Return the move written as `text`. Raises NotAMove."""
    match re.findall("[^ \t]+", text):
        case [word] if word in ENDS:
            return ENDS[word]
        case ["turn"]:
            return Turn()
        case ["lap"]:
            return Lap()
        case ["laps", number] if re.fullmatch("[1-9][0-9]?", number) and int(number) in NUMBERS:
            return Laps(int(number))
    raise NotAMove(NAME, "not-a-move")
