"""The contents of a record: the terms of a game, and everything that happened, in order."""

from dataclasses import dataclass, field

from bot.games.cards import Card
from bot.games.protocol import Move, Options, Seat


class BadRecord(ValueError):  # noqa: N818
    """A record that breaks its format or the rules; `line` counts from 1. The text names no card."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"{line}: {problem}")
        self.line = line
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Shuffled:
    """A deal begins with this deck, whose first card leaves it first. `cut` is the word of the player who cut."""

    deal: int  # from 1
    dealer: Seat
    # None in a record that ends with a `Deal` line. The repr hides the cards, because log lines must not show them.
    deck: tuple[Card, ...] = field(repr=False)
    cut: str | None = None


@dataclass(frozen=True, slots=True)
class Restocked:
    """The stock was renewed with these cards, top card first, for the move that is the next entry (F7)."""

    cards: tuple[Card, ...] = field(repr=False)  # a log line must not show them


@dataclass(frozen=True, slots=True)
class Played:
    """A move, and its seat; None for an end by agreement."""

    seat: Seat | None
    move: Move


Entry = Shuffled | Restocked | Played


@dataclass(frozen=True, slots=True)
class Record:
    """A game as its file describes it: the terms, and everything that happened, in order."""

    game: str
    names: tuple[str, ...]  # of the players, by seat
    options: Options
    stake: int  # minor units; where a game has several amounts, the smallest
    others: tuple[tuple[str, str], ...] = ()  # tags that the rules ignore, in order
    entries: tuple[Entry, ...] = ()


def tag_name(option: str) -> str:
    """Return `natural_required` as the tag `NaturalRequired`."""
    return "".join(word.capitalize() for word in option.split("_"))
