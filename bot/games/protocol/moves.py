"""Moves, their texts, and why one may be refused."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar, Final

from bot.games.cards import JOKER, Card, Hand, NotACard, parse_card

_SEVERAL: Final = (tuple, Hand)


class Move:
    """A move of a seat. `str(move)` is the text of a record; `Game.parse` is the inverse.

    An amount is part of its move (`bet 40`), so that no old button pays another price.
    """

    __slots__ = ()

    stands_alone: ClassVar[bool] = False  # on its line in a record: a claim, an answer to one, and leaving
    ends_line: ClassVar[bool] = False  # where a record is written; it is read with others on its line, too (F8)


@dataclass(frozen=True)
class OneWord(Move):
    """A move that is written as one word: `class Draw(OneWord, word="draw")`. All of a class are equal."""

    __slots__ = ()

    word: ClassVar[str]

    def __init_subclass__(cls, *, word: str) -> None:
        super().__init_subclass__()
        cls.word = word

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True)
class Worded(Move):
    """A move that is written as a word and its values: `class Bet(Worded, word="bet")`, of 40, is `bet 40`."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]]  # the names of its values, by `dataclass`

    word: ClassVar[str]

    def __init_subclass__(cls, *, word: str = "") -> None:
        super().__init_subclass__()
        if word:  # a dataclass with slots is made twice, and knows its word the second time
            cls.word = word

    def __str__(self) -> str:
        return " ".join([self.word, *(_written(getattr(self, name)) for name in self.__match_args__)])


def _written(value: object) -> str:
    """Return a value of a move as a record has it: several cards one after the other."""
    return " ".join(map(str, value)) if isinstance(value, _SEVERAL) else str(value)


class Resign(OneWord, word="resign"):
    """Leave the game, at any time, in turn or not."""

    stands_alone = True


class Timeout(OneWord, word="timeout"):
    """Leave the game because the clock ran out."""

    stands_alone = True


class Abandon(OneWord, word="abandon"):
    """End the game by agreement of all players, without payment. No seat plays it (`seat=None`)."""

    stands_alone = True


class No(OneWord, word="no"):
    """Let a claim go, in a window. A table's log keeps it, a record never has it (F10)."""


class Pass(OneWord, word="pass"):
    """Pass, in a game that has this move: its page says what follows."""


ENDS: Mapping[str, Move] = MappingProxyType({str(move): move for move in (Resign(), Timeout(), Abandon())})
"""The moves that end a game or a seat's part in it, by their texts. They are words of every game."""


def by_word(*moves: OneWord) -> Mapping[str, Move]:
    """Return these moves by their words, and those that end a game."""
    return MappingProxyType({**ENDS, **{move.word: move for move in moves}})


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


def read_cards(words: Iterable[str], *, game: str) -> tuple[Card, ...]:
    """Return the cards that these words name, of a pack without jokers. Raises NotAMove."""
    try:
        cards = tuple(map(parse_card, words))
    except NotACard:
        raise NotAMove(game, "not-a-card") from None
    if JOKER in cards:
        raise NotAMove(game, "not-a-card")
    return cards
