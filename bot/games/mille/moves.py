"""The moves of Mille, in the words of the record (Rules 3)."""

from dataclasses import dataclass

from bot.games.cards import Card, Rank
from bot.games.protocol import Move


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Draw the top card of the stock."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Pick(Move):
    """Take the turned-up two into hand, on the first turn of a deal only."""

    def __str__(self) -> str:
        return "pick"


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Take the whole pile with two cards from hand of the same rank as its top card."""

    first: Card
    second: Card

    def __str__(self) -> str:
        return f"take {self.first} {self.second}"


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """Lay cards from hand: a new meld of `rank`, or more cards for the own meld of that rank."""

    rank: Rank
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"lay {self.rank}: {' '.join(map(str, self.cards))}"


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Put one card on the pile, which ends the turn."""

    card: Card

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Leave the pile, when the stock is gone for good; the deal is then blocked."""

    def __str__(self) -> str:
        return "pass"
