"""The open part of a small game: what everybody knows. No field can hold a hidden card."""

from dataclasses import dataclass

from bot.games.cards import Card, Hand
from bot.games.dealing import DealtBoard
from bot.games.protocol import SEATS, Outcome, Seat, clockwise
from bot.games.simple.options import SimpleOptions


@dataclass(frozen=True, slots=True)
class SimpleScore:
    """A finished deal. Tuples have one entry for each seat."""

    deal: int
    dealer: Seat
    scores: tuple[int, ...]  # what it was worth
    totals: tuple[int, ...]  # points after it
    hands: tuple[Hand, ...]  # which everybody shows


@dataclass(frozen=True, slots=True)
class SimpleBoard(DealtBoard[SimpleScore]):
    """The open part of a game at one moment. Tuples have one entry for each seat, unless they say otherwise."""

    options: SimpleOptions
    dealer: Seat
    in_hand: tuple[int, ...]  # cards
    deal: int = 0  # from 1; 0 before the first
    waiting: tuple[Seat, ...] = ()  # who still has a turn in this deal, in order; the first is to play
    thrown: tuple[Card, ...] = ()  # cards that lie open in the middle, the newest last
    stock: int = 0  # cards that nobody holds, face down
    left: tuple[Seat, ...] = ()  # in the order of leaving
    scores: tuple[SimpleScore, ...] = ()  # finished deals
    outcome: Outcome | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everybody at the table, whether still there or not."""
        return SEATS[: len(self.in_hand)]

    @property
    def is_deck_owed(self) -> bool:
        """Whether the next deal can begin."""
        return self.outcome is None and not self.waiting

    @property
    def next_dealer(self) -> Seat:
        """The first is drawn by lot; then the deal passes to the left."""
        return self.dealer if self.deal == 0 else clockwise(len(self.in_hand), after=self.dealer)[0]

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats to play now."""
        return frozenset(self.waiting[:1])

    @property
    def points(self) -> tuple[int, ...]:
        """The points so far."""
        return self.scores[-1].totals if self.scores else (0,) * len(self.in_hand)
