"""The moves of Anaconda, in the words of its records (A10)."""

import re
from dataclasses import dataclass, field

from bot.games.anaconda.name import NAME
from bot.games.cards import Card
from bot.games.protocol import Move, NotAMove, OneWord, Worded, by_word, read_cards

PASSED = 3  # cards of a pass
OPEN = 4  # cards of a hand that are shown; one more is held


class Check(OneWord, word="check"):
    """Stay in without a bet, where there is nothing to match."""


class Call(OneWord, word="call"):
    """Match the highest amount, or put in all one has."""


class Fold(OneWord, word="fold"):
    """Give the hand up."""


class High(OneWord, word="high"):
    """Declare for the high half: a chip in the fist."""


class Low(OneWord, word="low"):
    """Declare for the low half: an empty fist."""


@dataclass(frozen=True, slots=True)
class Bet(Worded, word="bet"):
    """Bet, where there is nothing to match."""

    to: int  # chips that the player has then put in, in this round


@dataclass(frozen=True, slots=True)
class Raise(Worded, word="raise"):
    """Raise the amount to match."""

    to: int  # likewise


@dataclass(frozen=True, slots=True, init=False)
class PassOn(Worded, word="pass"):
    """Choose the three cards that go to another player, in secret."""

    cards: tuple[Card, ...] = field(repr=False)  # in hand order, however they were named

    def __init__(self, cards: tuple[Card, ...]) -> None:
        first, second, third = cards
        is_in_order = first.place < second.place < third.place  # as listed moves are, and there are many
        object.__setattr__(self, "cards", cards if is_in_order else tuple(sorted(cards, key=_place)))


@dataclass(frozen=True, slots=True, init=False)
class Show(Move):
    """Choose four cards to show and one to hold, in secret."""

    shown: tuple[Card, ...] = field(repr=False)  # in hand order, however they were named
    held: Card = field(repr=False)

    def __init__(self, shown: tuple[Card, ...], held: Card) -> None:
        first, second, third, fourth = shown
        is_in_order = first.place < second.place < third.place < fourth.place  # likewise
        object.__setattr__(self, "shown", shown if is_in_order else tuple(sorted(shown, key=_place)))
        object.__setattr__(self, "held", held)

    def __str__(self) -> str:
        return f"show {_named(self.shown)} hold {self.held}"

    @property
    def five(self) -> tuple[Card, ...]:
        """The hand that counts."""
        return (*self.shown, self.held)


@dataclass(frozen=True, slots=True)
class CheckOrFold(Worded, word="check-or-fold"):
    """Check, or fold to any bet, if it is still this round when one's turn comes: an order, never played as such."""

    round: int


@dataclass(frozen=True, slots=True)
class CallUpTo(Worded, word="call-up-to"):
    """Check, or call up to an amount, if it is still this round when one's turn comes: an order likewise."""

    round: int
    to: int  # chips, as of a bet


@dataclass(frozen=True, slots=True)
class CallAny(Worded, word="call-any"):
    """Check, or call whatever it costs, if it is still this round when one's turn comes: an order likewise."""

    round: int


_WORDS = by_word(Check(), Call(), Fold(), High(), Low())
_NUMBER = re.compile("[1-9][0-9]{0,8}")
_ROUND = re.compile("[1-4]")


def parse_move(text: str) -> Move:
    """Return the move written as `text`. Raises NotAMove."""
    match re.findall("[^ \t]+", text):
        case [word] if word in _WORDS:
            return _WORDS[word]
        case ["bet", number] if _NUMBER.fullmatch(number):
            return Bet(int(number))
        case ["raise", number] if _NUMBER.fullmatch(number):
            return Raise(int(number))
        case ["pass", *words] if len(words) == PASSED:
            return PassOn(read_cards(words, game=NAME))
        case ["show", *words, "hold", word] if len(words) == OPEN:
            *shown, held = read_cards([*words, word], game=NAME)
            return Show(tuple(shown), held)
        case ["check-or-fold", number] if _ROUND.fullmatch(number):
            return CheckOrFold(int(number))
        case ["call-up-to", number, most] if _ROUND.fullmatch(number) and _NUMBER.fullmatch(most):
            return CallUpTo(int(number), int(most))
        case ["call-any", number] if _ROUND.fullmatch(number):
            return CallAny(int(number))
    raise NotAMove(NAME, "not-a-move")


def _place(card: Card) -> int:
    return card.place


def _named(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))
