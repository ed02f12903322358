"""Moves, their texts, and why one may be refused."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar


class Move:
    """A move of a seat. `str(move)` is the text of a record; `Game.parse` is the inverse.

    An amount is part of its move (`bet 40`), so that no old button pays another price.
    """

    __slots__ = ()

    stands_alone: ClassVar[bool] = False  # on its line in a record: a claim, an answer to one, and leaving


@dataclass(frozen=True, slots=True)
class Resign(Move):
    """Leave the game, at any time, in turn or not."""

    stands_alone = True

    def __str__(self) -> str:
        return "resign"


@dataclass(frozen=True, slots=True)
class Timeout(Move):
    """Leave the game because the clock ran out."""

    stands_alone = True

    def __str__(self) -> str:
        return "timeout"


@dataclass(frozen=True, slots=True)
class Abandon(Move):
    """End the game by agreement of all players, without payment. No seat plays it (`seat=None`)."""

    stands_alone = True

    def __str__(self) -> str:
        return "abandon"


@dataclass(frozen=True, slots=True)
class No(Move):
    """Let a claim go, in a window. A table's log keeps it, a record never has it (F10)."""

    def __str__(self) -> str:
        return "no"


ENDS: Mapping[str, Move] = MappingProxyType({str(move): move for move in (Resign(), Timeout(), Abandon())})
"""The moves that end a game or a seat's part in it, by their texts. They are words of every game."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason why a move may not be played: a code, with a sentence in the catalog, and the number of the rule.

    `about` holds words for that sentence. They may name only what the refused seat can see.
    """

    game: str
    code: str
    rule: str
    about: tuple[tuple[str, str | int], ...] = ()


class Refused(Exception):  # noqa: N818  what players would say
    """A move was played that the judge refuses. The text holds the code only, never a card."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class NotAMove(ValueError):  # noqa: N818
    """A text that is no move of the game. The text of the error is a code, and never quotes what was typed."""

    def __init__(self, game: str, code: str) -> None:
        super().__init__(code)
        self.game = game
        self.code = code
