"""The open part of any game in which a turn is one card to a trick (F19). No field can hold a hidden card."""

from abc import abstractmethod
from dataclasses import dataclass, replace
from enum import Enum
from typing import Generic, Protocol, Self, TypeVar

from bot.games.cards import Suit
from bot.games.dealing import DealtBoard, Numbered
from bot.games.protocol import SEATS, Options, Outcome, Seat, clockwise
from bot.games.tricks import Trick


class Phase(Enum):
    """A phase: the next thing that must happen."""

    DEAL = "deal"  # a deck is owed
    PLAY = "play"  # a card to the trick
    OVER = "over"


class Counted(Numbered, Protocol):
    """A finished deal, as far as every such game has one."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Points after it, by seat."""


OptionsT_co = TypeVar("OptionsT_co", bound=Options, covariant=True)
ScoreT_co = TypeVar("ScoreT_co", bound=Counted, covariant=True)


@dataclass(frozen=True, slots=True)
class TrickBoard(DealtBoard[ScoreT_co], Generic[OptionsT_co, ScoreT_co]):
    """The shared board of all such games. Tuples have one entry for each seat, unless noted otherwise."""

    options: OptionsT_co
    dealer: Seat
    in_hand: tuple[int, ...]  # cards
    phase: Phase = Phase.DEAL
    deal: int = 0  # from 1; 0 before the first
    trick: Trick | None = None  # on the table, not whole
    left: tuple[Seat, ...] = ()  # in the order of leaving
    scores: tuple[ScoreT_co, ...] = ()  # finished deals
    outcome: Outcome | None = None

    @property
    @abstractmethod
    def deals(self) -> int:
        """The number of deals to play."""

    @property
    def is_last(self) -> bool:
        """Whether the game is over with the deal that was counted last."""
        return self.deal >= self.deals

    @property
    def is_deck_owed(self) -> bool:
        """Whether the next deal can begin."""
        return self.phase is Phase.DEAL

    @property
    def is_deal_open(self) -> bool:
        """Whether a deal is being played."""
        return self.phase is Phase.PLAY

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everyone at the table."""
        return SEATS[: len(self.in_hand)]

    @property
    def active(self) -> Seat | None:
        """The seat to play a card now."""
        return self.trick.active if self.phase is Phase.PLAY and self.trick is not None else None

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats that may play now."""
        active = self.active
        return frozenset() if active is None else frozenset((active,))

    @property
    def led(self) -> Suit | None:
        """The suit that must be followed now."""
        return None if self.trick is None else self.trick.led

    @property
    def points(self) -> tuple[int, ...]:
        """The points so far."""
        return self.scores[-1].totals if self.scores else (0,) * len(self.in_hand)

    @property
    def next_dealer(self) -> Seat:
        """The first is drawn by lot; then the deal passes to the left."""
        return self.dealer if self.deal == 0 else clockwise(len(self.in_hand), after=self.dealer)[0]

    def over(self, outcome: Outcome) -> Self:
        """Return the board once the game is over."""
        return replace(self, phase=Phase.OVER, outcome=outcome)
