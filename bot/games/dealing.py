"""The common part of games that are played in deals: the deck that is owed before each, and who sees which hand."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from dataclasses import Field, dataclass, field, replace
from typing import ClassVar, Generic, Protocol, TypeVar

from bot.games.cards import CARDS, Card, Hand
from bot.games.leaving import ending_by
from bot.games.protocol import (
    Chance,
    Ending,
    Event,
    Move,
    Options,
    Outcome,
    Owed,
    Position,
    Refusal,
    Refused,
    Resign,
    Seat,
    Side,
    Step,
    Timeout,
    View,
    Window,
)


class Numbered(Protocol):
    """A finished deal."""

    @property
    def deal(self) -> int:
        """Its number, from 1."""


ScoreT_co = TypeVar("ScoreT_co", bound=Numbered, covariant=True)


class DealtBoard(ABC, Generic[ScoreT_co]):
    """The open part of such a game: what everyone knows. A game's own is a frozen dataclass with these fields too."""

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Field[object]]]

    options: Options
    deal: int  # from 1; 0 before the first
    left: tuple[Seat, ...]  # in the order of leaving
    scores: tuple[ScoreT_co, ...]  # finished deals
    outcome: Outcome | None

    @property
    @abstractmethod
    def seats(self) -> tuple[Seat, ...]:
        """Everyone at the table, whether still there or not."""

    @property
    @abstractmethod
    def is_deck_owed(self) -> bool:
        """Whether the next deal can begin."""

    @property
    @abstractmethod
    def next_dealer(self) -> Seat:
        """The dealer then."""

    @property
    @abstractmethod
    def to_act(self) -> frozenset[Seat]:
        """The seats that may play now."""

    @property
    def sides(self) -> tuple[Side, ...]:
        """The sides: each seat alone, unless the game says otherwise."""
        return tuple((seat,) for seat in self.seats)

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards of a deal at this table, in hand order: one pack, unless the game says otherwise."""
        return CARDS

    @property
    def window(self) -> Window | None:
        """The secret choice that is open, in a game that has any."""
        return None

    @property
    def last(self) -> ScoreT_co | None:
        """The deal whose cards still lie there, once it is over and until the next begins."""
        return self.scores[-1] if self.scores and self.scores[-1].deal == self.deal else None


@dataclass(frozen=True, slots=True)
class HandsDealt(Event):
    """A deal begins. Each player knows only their own hand."""

    deal: int
    seat: Seat  # the dealer
    hands: tuple[Hand | None, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Return this event without the hands of others."""
        return replace(self, hands=own_alone(self.hands, seat))


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """A player has answered in a window whether they claim something. Nobody else knows even that."""

    seat: Seat
    move: Move = field(repr=False)

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Return this event; nothing for anyone else."""
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class Chose(Event):
    """A player has chosen in secret, or otherwise than before. Nobody else knows what."""

    seat: Seat
    move: Move | None = field(repr=False)

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Return this event; without the choice for anyone else."""
        return self if seat == self.seat else Chose(self.seat, None)


@dataclass(frozen=True, slots=True)
class DealOver(Event, Generic[ScoreT_co]):
    """A deal is over, and counted."""

    score: ScoreT_co

    @property
    def finished_deal(self) -> int | None:
        """The number of the deal."""
        return self.score.deal


BoardT_co = TypeVar("BoardT_co", bound=DealtBoard[Numbered], covariant=True)


class OnBoard(Generic[BoardT_co]):
    """The shared part of view and position, from public facts."""

    __slots__ = ()

    board: BoardT_co

    @property
    def options(self) -> Options:
        """The agreed options."""
        return self.board.options

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats that may play now."""
        return self.board.to_act

    @property
    def window(self) -> Window | None:
        """The secret choice that is open."""
        return self.board.window

    @property
    def left(self) -> tuple[Seat, ...]:
        """The seats that left, in that order."""
        return self.board.left

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game."""
        return self.board.outcome


@dataclass(frozen=True, slots=True)
class DealtView(OnBoard[BoardT_co], View, Generic[BoardT_co]):
    """A view of such a game from `seat` (None: a bystander). The game adds its choices."""

    game: ClassVar[str]  # its name

    seat: Seat | None
    turn: int
    board: BoardT_co  # what everyone knows
    hand: Hand  # of this seat; empty for a bystander


@dataclass(frozen=True, slots=True)
class JudgedView(DealtView[BoardT_co], Generic[BoardT_co]):
    """A view whose game judges and lists moves by the board, the seat and its hand alone."""

    judged: ClassVar[Callable[..., Refusal | None]]  # of board, seat, hand and move: why it may not be played
    listed: ClassVar[Callable[..., Collection[Move]]]  # of board, seat and hand: the legal moves, without leaving

    def refusal(self, move: Move) -> Refusal | None:
        """Return why the own seat may not play `move` now; None when it may."""
        return self.judged(self.board, self.seat, self.hand, move)

    def legal_moves(self) -> Collection[Move]:
        """Return what the own seat may play now; nothing for a bystander."""
        return self.listed(self.board, self.seat, self.hand)


class DealtPosition(OnBoard[BoardT_co], Position, Generic[BoardT_co]):
    """The shared part of all such games. The board is open; each game decides what it hides."""

    __slots__ = ()

    board: BoardT_co
    turns: tuple[int, ...]  # each grows when the choices of its seat change

    # What a game provides, besides its judge, its view and its default move

    @abstractmethod
    def begin(self, chance: Chance, cards: Sequence[Card]) -> Step:
        """Begin a deal with all the cards that were owed, in this order; or go on with a stock of them."""

    @abstractmethod
    def moved(self, seat: Seat, move: Move) -> Step:
        """Play a move of the game which the judge has allowed."""

    @abstractmethod
    def deserted(self, seat: Seat, ending: Ending) -> Step:
        """Go on without a seat that leaves, or end the game, which then ended so."""

    @abstractmethod
    def over(self, outcome: Outcome, events: tuple[Event, ...] = ()) -> Step:
        """End the game, after what else has happened."""

    # What follows

    def __repr__(self) -> str:
        return f"{type(self).__name__}(deal {self.board.deal})"

    @property
    def renewal(self) -> Chance | None:
        """The stock that is owed in the middle of a deal, in a game that ever renews it."""
        return None

    @property
    def chance(self) -> Chance | None:
        """The deck, before every deal, or a renewed stock."""
        board = self.board
        if not board.is_deck_owed:
            return self.renewal
        return Chance(Owed.DECK, board.deal + 1, board.deal + 1, board.deck, board.next_dealer)

    def turn(self, seat: Seat) -> int:
        """Return a number that grows when the choices of `seat` change."""
        return self.turns[seat]

    def turn_seen_by(self, seat: Seat | None) -> int:
        """Return the number that a view shows: a bystander's grows with everyone's."""
        return sum(self.turns) if seat is None else self.turns[seat]

    def supply(self, cards: Sequence[Card]) -> Step:
        """Deal, or renew the stock. Raises ValueError for any other cards than those that are owed."""
        chance = self.chance
        if chance is None or sorted([card.place for card in cards]) != [card.place for card in chance.cards]:
            raise ValueError("these are not the cards that are owed")
        return self.begin(chance, cards)

    def play(self, seat: Seat | None, move: Move) -> Step:
        """Play `move`. Raises Refused, and then nothing has changed."""
        if (refused := self.refusal(seat, move)) is not None:
            raise Refused(refused)
        if seat is None:
            return self.over(Outcome(ending=Ending.ABANDONED))
        if isinstance(move, Resign | Timeout):
            return self.deserted(seat, ending_by(move))
        return self.moved(seat, move)


class PlayedOn(DealtPosition[BoardT_co], Generic[BoardT_co]):
    """A position of a game in which deputies play on for players who left."""

    __slots__ = ()

    @property
    def deputies(self) -> frozenset[Seat]:
        """The seats that left, played by deputies."""
        return frozenset(() if self.board.outcome else self.board.left)


def dealt_round(cards: Sequence[Card], order: Sequence[Seat], *, seats: int, each: int | None = None) -> list[Hand]:
    """Return the hands by seat after dealing in this order, one card at a time: `each` to each player, or all."""
    dealt = len(cards) if each is None else each * len(order)
    hands = [Hand()] * seats
    for place, seat in enumerate(order):
        hands[seat] = Hand(cards[place : dealt : len(order)])
    return hands


def own_alone(hands: Sequence[Hand | None], seat: Seat | None) -> tuple[Hand | None, ...]:
    """Return the hands by seat as this seat may know them."""
    return tuple(hand if own == seat else None for own, hand in enumerate(hands))


def must_be_unseen(view: View, cards: Sequence[Card]) -> None:
    """Raise ValueError for other cards than those that a view cannot see: of them a position is imagined."""
    if sorted(card.place for card in cards) != [card.place for card in view.unseen()]:
        raise ValueError("these are not the cards the view cannot see")


def imagined_turns(view: View, seats: int) -> tuple[int, ...]:
    """Return the numbers of turns by seat of a position that tells this view its own."""
    whose = 0 if view.seat is None else view.seat
    return tuple([view.turn if seat == whose else 0 for seat in range(seats)])
