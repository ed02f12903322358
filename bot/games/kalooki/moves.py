"""The moves of Kalooki, in the words of its records (K9)."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.games.cards import Card, NotACard, Rank, parse_card, parse_rank
from bot.games.discarding import Discard, Draw, Take
from bot.games.kalooki.name import NAME
from bot.games.melds import End, Meld, Run
from bot.games.protocol import Move, No, NotAMove, OneWord, Pass, by_word

_MOST_DIGITS = 3  # of the number of a meld


class Call(OneWord, word="call"):
    """Ask off turn for the top card of the pile, and a penalty card with it (K2.2)."""

    stands_alone = True


class Allow(OneWord, word="allow"):
    """Let a player have the card they called (K2.3)."""

    ends_line = True


class Kind(StrEnum):
    """A kind of meld."""

    SET = "set"
    RUN = "run"


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that are laid as one meld: those of a run from the lowest up, jokers in their places."""

    kind: Kind
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"{self.kind} {_spaced(self.cards)}"


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """Lay melds: the whole contract at first, any others later (K3.5)."""

    groups: tuple[Group, ...]

    def __str__(self) -> str:
        return f"lay {', '.join(map(str, self.groups))}"


@dataclass(frozen=True, slots=True)
class Add(Move):
    """Tack cards on to a meld; on to a run at one of its ends, each next card further outwards (K4.1, K4.2)."""

    meld: int  # its number, from 1
    cards: tuple[Card, ...]
    end: End | None = None  # None for a set

    def __str__(self) -> str:
        end = "" if self.end is None else f"{self.end.value} "
        return f"add {self.meld} {end}{_spaced(self.cards)}"


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """Put a natural card in the place of the joker that stands for it in a run; the joker moves to an end (K4.3)."""

    meld: int  # its number, from 1
    card: Card

    def __str__(self) -> str:
        return f"swap {self.meld} {self.card}"


class EndTurn(OneWord, word="end"):
    """End the turn without a discard, holding nothing but jokers (K5.2)."""


# Orders that say *if*: none is ever played as such (K2.12)


class DrawAnyway(OneWord, word="draw-anyway"):
    """Draw, and let any call go."""


@dataclass(frozen=True, slots=True)
class CallRank(Move):
    """Call each card of a rank, and let all others go."""

    rank: Rank

    def __str__(self) -> str:
        return f"call-rank {self.rank}"


class CallLast(OneWord, word="call-last"):
    """Call the card that completes the contract, and let all others go."""


class AskMe(OneWord, word="ask-me"):
    """Be asked also after three calls, when another one costs points (K2.7)."""


ORDERS = (DrawAnyway, CallRank, CallLast, AskMe)


def laid_as(melds: Iterable[Meld]) -> Lay:
    """Return the move that lays these melds."""
    return Lay(tuple(Group(Kind.RUN if isinstance(meld, Run) else Kind.SET, meld.cards) for meld in melds))


_BARE = by_word(Call(), Allow(), Take(), Draw(), EndTurn(), Pass(), No(), DrawAnyway(), CallLast(), AskMe())
_KINDS = {kind.value: kind for kind in Kind}
_ENDS = {end.value: end for end in End}


def parse_move(text: str) -> Move:
    """Return the move written as `text`: words exact, cards in any form. Raises NotAMove.

    >>> str(parse_move("lay set 5S 5H *, run 3c 4c 5c 6c"))
    'lay set 5S 5H JK, run 3C 4C 5C 6C'
    >>> str(parse_move("add 1 high 10d J♦"))
    'add 1 high TD JD'
    """
    match _words(text):
        case [word] if word in _BARE:
            return _BARE[word]
        case ["call-rank", rank]:
            return CallRank(_rank(rank))
        case ["discard", card]:
            return Discard(*_cards([card]))
        case ["swap", number, card]:
            return Swap(_number(number), *_cards([card]))
        case ["add", number, end, *cards] if end in _ENDS:
            return Add(_number(number), _cards(cards), _ENDS[end])
        case ["add", number, *cards]:
            return Add(_number(number), _cards(cards))
        case ["lay", *_]:
            return Lay(tuple(map(_group, text.strip(" \t").removeprefix("lay").split(","))))
    raise NotAMove(NAME, "not-a-move")


def _group(text: str) -> Group:
    match _words(text):
        case [kind, *cards] if kind in _KINDS:
            return Group(_KINDS[kind], _cards(cards))
    raise NotAMove(NAME, "not-a-meld")


def _number(word: str) -> int:
    """Return the number of a meld, written without leading zeros (F22)."""
    if not (word.isascii() and word.isdigit() and word[0] != "0" and len(word) <= _MOST_DIGITS):
        raise NotAMove(NAME, "not-a-number")
    return int(word)


def _cards(words: Sequence[str]) -> tuple[Card, ...]:
    if not words:
        raise NotAMove(NAME, "no-cards")
    try:
        return tuple(map(parse_card, words))
    except NotACard:
        raise NotAMove(NAME, "not-a-card") from None


def _rank(word: str) -> Rank:
    try:
        return parse_rank(word)
    except NotACard:
        raise NotAMove(NAME, "not-a-card") from None


def _words(text: str) -> list[str]:
    return re.findall("[^ \t]+", text)


def _spaced(cards: Sequence[Card]) -> str:
    return " ".join(map(str, cards))


__all__ = [
    "ORDERS",
    "Add",
    "Allow",
    "AskMe",
    "Call",
    "CallLast",
    "CallRank",
    "Discard",
    "Draw",
    "DrawAnyway",
    "EndTurn",
    "Group",
    "Kind",
    "Lay",
    "Pass",
    "Swap",
    "Take",
    "laid_as",
    "parse_move",
]
