"""What games have in common that are played in deals: the deck that is owed before each, and who sees which hand."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from bot.games.cards import Card, Hand
from bot.games.protocol import Chance, Options, Outcome, Owed, Position, Seat, Step, View


class DealtBoard(Protocol):
    """The open part of such a game, as far as all have it alike."""

    @property
    def options(self) -> Options:
        """What was agreed."""

    @property
    def deal(self) -> int:
        """The number of the deal, from 1; 0 before the first."""

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards of a deal at this table, in hand order."""

    @property
    def is_deck_owed(self) -> bool:
        """Whether the next deal can begin."""

    @property
    def next_dealer(self) -> Seat:
        """Who deals then."""

    @property
    def left(self) -> tuple[Seat, ...]:
        """Who has left, in that order."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""


BoardT_co = TypeVar("BoardT_co", bound=DealtBoard, covariant=True)


class DealtPosition(Position, Generic[BoardT_co]):
    """What every such game does alike. The board is open; each game says what it hides."""

    __slots__ = ()

    board: BoardT_co
    turns: tuple[int, ...]  # each grows when the choices of its seat change

    @abstractmethod
    def begin(self, chance: Chance, cards: Sequence[Card]) -> Step:
        """Begin a deal with all the cards that were owed, in this order."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(deal {self.board.deal})"

    @property
    def options(self) -> Options:
        """What was agreed."""
        return self.board.options

    @property
    def chance(self) -> Chance | None:
        """The deck, before every deal."""
        board = self.board
        if not board.is_deck_owed:
            return None
        return Chance(Owed.DECK, board.deal + 1, board.deal + 1, board.deck, board.next_dealer)

    @property
    def left(self) -> tuple[Seat, ...]:
        """Who has left, in that order."""
        return self.board.left

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.board.outcome

    def turn(self, seat: Seat) -> int:
        """A number that grows when the choices of `seat` change."""
        return self.turns[seat]

    def turn_seen_by(self, seat: Seat | None) -> int:
        """The number that a view tells: a bystander's grows with everybody's."""
        return sum(self.turns) if seat is None else self.turns[seat]

    def supply(self, cards: Sequence[Card]) -> Step:
        """Begin the next deal. Raises ValueError for any other cards than those that are owed."""
        chance = self.chance
        if chance is None or sorted([card.place for card in cards]) != [card.place for card in chance.cards]:
            raise ValueError("these are not the cards that are owed")
        return self.begin(chance, cards)


def own_alone(hands: Sequence[Hand | None], seat: Seat | None) -> tuple[Hand | None, ...]:
    """The hands by seat as this seat may know them."""
    return tuple(hand if own == seat else None for own, hand in enumerate(hands))


def must_be_unseen(view: View, cards: Sequence[Card]) -> None:
    """Raise ValueError for other cards than those that a view cannot see: of them a position is imagined."""
    if sorted(card.place for card in cards) != [card.place for card in view.unseen()]:
        raise ValueError("these are not the cards the view cannot see")


def imagined_turns(view: View, seats: int) -> tuple[int, ...]:
    """The numbers of turns by seat of a position that tells this view its own."""
    whose = 0 if view.seat is None else view.seat
    return tuple([view.turn if seat == whose else 0 for seat in range(seats)])
