"""Moves of Cinch, in the words of its records (C12.2)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.cards import Hand, NotACard, Suit, parse_suit
from bot.games.cinch.name import NAME
from bot.games.one_card.moves import Play, read_move
from bot.games.protocol import Move, NotAMove, Pass, Worded, read_cards

HIGHEST_BID = 14  # all points of a deal (C3.1)


@dataclass(frozen=True, slots=True)
class Bid(Worded, word="bid"):
    """Promise to score `points`."""

    points: int


@dataclass(frozen=True, slots=True)
class Name(Worded, word="trump"):
    """Name trumps."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Throw(Worded, word="throw"):
    """Throw trumps away, down to six (C4.2)."""

    cards: Hand


@dataclass(frozen=True, slots=True)
class Rob(Worded, word="rob"):
    """Draw the missing cards from the rest of the stub, as the dealer likes (C4.4)."""

    cards: Hand


def parse_move(text: str) -> Move:
    """Return the move written as `text`. Raises NotAMove."""
    match re.findall("[^ \t]+", text):
        case ["pass"]:
            return Pass()
        case ["bid", number]:
            return _bid(number)
        case ["trump", suit]:
            return _named(suit)
        case ["throw", *words] if words:
            return Throw(_cards(words))
        case ["rob", *words] if words:
            return Rob(_cards(words))
    return read_move(text, game=NAME)


def _bid(text: str) -> Bid:
    if re.fullmatch("[1-9][0-9]?", text) is None or int(text) > HIGHEST_BID:
        raise NotAMove(NAME, "not-a-bid")
    return Bid(int(text))


def _named(text: str) -> Name:
    try:
        return Name(parse_suit(text))
    except NotACard:
        raise NotAMove(NAME, "not-a-suit") from None


def _cards(words: Sequence[str]) -> Hand:
    cards = read_cards(words, game=NAME)
    if len({*cards}) < len(cards):
        raise NotAMove(NAME, "not-a-card")
    return Hand(cards)


__all__ = ["HIGHEST_BID", "Bid", "Name", "Pass", "Play", "Rob", "Throw", "parse_move"]
