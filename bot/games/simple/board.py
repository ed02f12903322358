"""The open part of a small game: what everyone knows. No field can hold a hidden card."""

from dataclasses import dataclass

from bot.games.cards import Card, Hand
from bot.games.dealing import DealtBoard
from bot.games.protocol import SEATS, Asking, Outcome, Seat, Window, clockwise
from bot.games.simple.options import SimpleOptions


@dataclass(frozen=True, slots=True)
class SimpleScore:
    """A finished deal. Tuples have one entry for each seat."""

    deal: int
    dealer: Seat
    scores: tuple[int, ...]  # what it was worth
    totals: tuple[int, ...]  # points after it
    hands: tuple[Hand, ...]  # which everyone shows


@dataclass(frozen=True, slots=True)
class SimpleBoard(DealtBoard[SimpleScore]):
    """The open part of a game at one moment. Tuples have one entry for each seat, unless they say otherwise."""

    options: SimpleOptions
    dealer: Seat
    in_hand: tuple[int, ...]  # cards
    deal: int = 0  # from 1; 0 before the first
    waiting: tuple[Seat, ...] = ()  # who still has a turn in this deal, in order; the first is to play
    asked: tuple[Seat, ...] = ()  # who may claim the newest of `thrown`, in the order in which claims count
    known: tuple[Hand, ...] = ()  # cards in hand that everyone saw come there, from `thrown`
    thrown: tuple[Card, ...] = ()  # cards that lie open in the middle, the newest last
    stock: int = 0  # cards that nobody holds, face down
    left: tuple[Seat, ...] = ()  # in the order of leaving
    scores: tuple[SimpleScore, ...] = ()  # finished deals
    outcome: Outcome | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everyone at the table, whether still there or not."""
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
        """The seats to play now: all who are asked, and else the next one."""
        return frozenset(self.asked or self.waiting[:1])

    @property
    def window(self) -> Window | None:
        """The claim that is open; nobody sees who has answered."""
        return Window(Asking.CLAIM, self.asked, active=self.waiting[0]) if self.asked else None

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Return who may claim what `seat` threw: all but the next to play, from its left; none at the end."""
        without = (seat, *self.waiting[:1])
        return clockwise(len(self.in_hand), after=seat, without=without) if self.waiting else ()

    @property
    def points(self) -> tuple[int, ...]:
        """The points so far."""
        return self.scores[-1].totals if self.scores else (0,) * len(self.in_hand)
