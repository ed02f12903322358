"""The moves of Daifugo, in the words of its records (D9)."""

import re
from dataclasses import dataclass

from bot.games.cards import Card
from bot.games.daifugo.name import NAME
from bot.games.protocol import Move, NotAMove, Pass, Worded, by_word, read_cards

MOST = 4  # cards of a move: there are four of a rank


@dataclass(frozen=True, slots=True)
class Play(Worded, word="play"):
    """Play cards of one rank, or lead them."""

    cards: tuple[Card, ...]  # in hand order, however they were named

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", _sorted(self.cards))


@dataclass(frozen=True, slots=True)
class Give(Worded, word="give"):
    """Give cards back in the exchange."""

    cards: tuple[Card, ...]  # likewise

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", _sorted(self.cards))


@dataclass(frozen=True, slots=True)
class PassRound(Worded, word="pass-round"):
    """Pass if it is still this round when one's turn comes: an order, never played as such (D11)."""

    round: int


_MOVES = by_word(Pass())


def parse_move(text: str) -> Move:
    """Return the move written as `text`. Raises NotAMove."""
    match re.findall("[^ \t]+", text):
        case [word] if word in _MOVES:
            return _MOVES[word]
        case ["play", *words] if 1 <= len(words) <= MOST:
            return Play(read_cards(words, game=NAME))
        case ["give", *words] if 1 <= len(words) <= MOST:
            return Give(read_cards(words, game=NAME))
        case ["pass-round", number] if re.fullmatch("[1-9][0-9]?", number):
            return PassRound(int(number))
    raise NotAMove(NAME, "not-a-move")


def _sorted(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return cards if len(cards) == 1 else tuple(sorted(cards, key=_place))


def _place(card: Card) -> int:
    return card.place


__all__ = ["MOST", "Give", "Pass", "PassRound", "Play", "parse_move"]
