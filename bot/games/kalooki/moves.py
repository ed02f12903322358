"""The moves of Kalooki, in the words of its records (K9)."""

from dataclasses import dataclass

from bot.games.cards import Card, Rank
from bot.games.discarding import Discard, Draw, Take
from bot.games.kalooki.name import NAME
from bot.games.protocol import Move, No, OneWord, Pass, Worded, by_word
from bot.games.rummy.laying import (
    Add,
    Group,
    Kind,
    Lay,
    laid_as,
    read_any_cards,
    read_from_hand,
    read_number,
    read_rank,
    words_of,
)


class Call(OneWord, word="call"):
    """Ask off turn for the top card of the pile, and a penalty card with it (K2.2)."""

    stands_alone = True


class Allow(OneWord, word="allow"):
    """Let a player have the card they called (K2.3)."""

    ends_line = True


@dataclass(frozen=True, slots=True)
class Swap(Worded, word="swap"):
    """Put a natural card in the place of the joker that stands for it in a run; the joker moves to an end (K4.3)."""

    meld: int  # its number, from 1
    card: Card


class EndTurn(OneWord, word="end"):
    """End the turn without a discard, holding nothing but jokers (K5.2)."""


# Orders that say *if*: none is ever played as such (K2.12)


class DrawAnyway(OneWord, word="draw-anyway"):
    """Draw, and let any call go."""


@dataclass(frozen=True, slots=True)
class CallRank(Worded, word="call-rank"):
    """Call each card of a rank, and let all others go."""

    rank: Rank


class CallLast(OneWord, word="call-last"):
    """Call the card that completes the contract, and let all others go."""


class AskMe(OneWord, word="ask-me"):
    """Be asked also after three calls, when another one costs points (K2.7)."""


ORDERS = (DrawAnyway, CallRank, CallLast, AskMe)


_BARE = by_word(Call(), Allow(), Take(), Draw(), EndTurn(), Pass(), No(), DrawAnyway(), CallLast(), AskMe())


def parse_move(text: str) -> Move:
    """Return the move written as `text`: words exact, cards in any form. Raises NotAMove.

    >>> str(parse_move("lay set 5S 5H *, run 3c 4c 5c 6c"))
    'lay set 5S 5H JK, run 3C 4C 5C 6C'
    >>> str(parse_move("add 1 high 10d J♦"))
    'add 1 high TD JD'
    """
    match words_of(text):
        case [word] if word in _BARE:
            return _BARE[word]
        case ["call-rank", rank]:
            return CallRank(read_rank(rank, game=NAME))
        case ["swap", number, card]:
            return Swap(read_number(number, game=NAME), *read_any_cards([card], game=NAME))
    return read_from_hand(text, game=NAME)


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
