"""The moves of Contract Rummy, in the words of its records (CR8)."""

import re
from dataclasses import dataclass
from typing import NamedTuple

from bot.games.cards import Card, Rank
from bot.games.contract_rummy.name import NAME
from bot.games.discarding import Discard, Draw, Take
from bot.games.protocol import Move, No, NotAMove, OneWord, Pass, Worded, by_word
from bot.games.rummy.laying import (
    Add,
    Group,
    Kind,
    Lay,
    groups_of,
    laid_as,
    read_any_cards,
    read_from_hand,
    read_groups,
    read_number,
    read_rank,
    words_of,
)

_SWAP = re.compile(r"swap[ \t]+(.*?)[ \t]+lay[ \t]+(.*)")


class Ask(OneWord, word="ask"):
    """Ask off turn for the top card of the pile, and a penalty card with it: “May I?” (CR2.2)."""

    stands_alone = True


class Taking(NamedTuple):
    """A natural card, and the meld in which it takes the place of a joker."""

    meld: int  # its number, from 1
    card: Card

    def __str__(self) -> str:
        return f"{self.meld} {self.card}"


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """Put cards in the places of jokers, and lay these in new melds at once (CR4.2)."""

    takings: tuple[Taking, ...]
    groups: tuple[Group, ...]

    def __str__(self) -> str:
        return f"swap {', '.join(map(str, self.takings))} lay {', '.join(map(str, self.groups))}"


# Orders that say *if*: none is ever played as such (CR2.8)


@dataclass(frozen=True, slots=True)
class AskRank(Worded, word="ask-rank"):
    """Ask for each card of a rank, and let all others go."""

    rank: Rank


class AskLast(OneWord, word="ask-last"):
    """Ask for the card that completes the contract, and let all others go."""


ORDERS = (AskRank, AskLast)

_BARE = by_word(Ask(), Take(), Draw(), Pass(), No(), AskLast())


def parse_move(text: str) -> Move:
    """Return the move written as `text`: words exact, cards in any form. Raises NotAMove.

    >>> str(parse_move("lay set 4s 4H *, run 9H 10h jh qh"))
    'lay set 4S 4H JK, run 9H TH JH QH'
    >>> str(parse_move("swap 5 7S, 2 3h lay set ★ 9C JK"))
    'swap 5 7S, 2 3H lay set JK 9C JK'
    """
    match words_of(text):
        case [word] if word in _BARE:
            return _BARE[word]
        case ["ask-rank", rank]:
            return AskRank(read_rank(rank, game=NAME))
        case ["swap", *_] if (match := _SWAP.fullmatch(text.strip(" \t"))) is not None:
            takings = tuple([_taking(each) for each in match[1].split(",")])
            return Swap(takings, read_groups(match[2], game=NAME))
    return read_from_hand(text, game=NAME)


def _taking(text: str) -> Taking:
    match words_of(text):
        case [number, card]:
            return Taking(read_number(number, game=NAME), *read_any_cards([card], game=NAME))
    raise NotAMove(NAME, "not-a-move")


__all__ = [
    "ORDERS",
    "Add",
    "Ask",
    "AskLast",
    "AskRank",
    "Discard",
    "Draw",
    "Group",
    "Kind",
    "Lay",
    "Pass",
    "Swap",
    "Take",
    "Taking",
    "groups_of",
    "laid_as",
    "parse_move",
]
