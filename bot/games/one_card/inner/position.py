"""A whole game at one moment in which a turn is one card to a trick (F19), hidden cards included."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Generic, Self

from bot.games.cards import Card, Hand
from bot.games.leaving import ending_by, last_side, won
from bot.games.one_card.events import Over
from bot.games.one_card.inner.entries import grown
from bot.games.one_card.judge import Plays, playable
from bot.games.one_card.moves import Play
from bot.games.one_card.views import BoardT_co
from bot.games.protocol import (
    Chance,
    Ending,
    Event,
    Left,
    Move,
    Outcome,
    Owed,
    Position,
    Refused,
    Resign,
    Seat,
    Step,
    Timeout,
)
from bot.games.protocol import Options as AnyOptions


@dataclass(frozen=True, slots=True, repr=False)
class TrickPosition(Position, Generic[BoardT_co]):
    """What every such game does alike. The board is open, all else is hidden. Nothing is ever taken back.

    Who leaves is played on for by a deputy; when only one player stays, the game is over.
    """

    board: BoardT_co
    hands: tuple[Hand, ...]  # of the last deal, also once it is over
    turns: tuple[int, ...]  # each grows when the choices of its seat change

    # What a game provides, beside its judge, view and default move

    @abstractmethod
    def deal(self, chance: Chance, cards: Sequence[Card]) -> Step:
        """Begin a deal with all the cards that were owed, in this order."""

    @abstractmethod
    def laid(self, seat: Seat, card: Card) -> Step:
        """Play a card which the judge has allowed, with all that follows from it."""

    @abstractmethod
    def alone(self, winner: Seat) -> tuple[Self, Event]:
        """Count the open deal, since nobody but `winner` is left in the game."""

    # What follows

    def __repr__(self) -> str:
        return f"{type(self).__name__}(deal {self.board.deal}, {self.board.phase.value})"

    @property
    def options(self) -> AnyOptions:
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
    def to_act(self) -> frozenset[Seat]:
        """Who plays a card now."""
        return self.board.to_act

    @property
    def left(self) -> tuple[Seat, ...]:
        """Who has left, in that order."""
        return self.board.left

    @property
    def deputies(self) -> frozenset[Seat]:
        """Whoever has left is played on for."""
        return frozenset(() if self.board.outcome else self.board.left)

    @property
    def forced(self) -> tuple[Seat, Move] | None:
        """The last card in a hand: that there is no other, everybody sees."""
        active = self.board.active
        if active is None or self.board.in_hand[active] != 1:
            return None
        (card,) = self.hands[active]
        return active, Play(card)

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

    def hand(self, seat: Seat | None) -> Hand:
        """What a seat holds; nothing for a bystander."""
        return self.hands[seat] if seat in self.board.seats else Hand()

    def legal_moves(self, seat: Seat) -> Plays:
        """What `seat` may play now, without leaving."""
        return playable(self.board, seat, self.hand(seat))

    def supply(self, cards: Sequence[Card]) -> Step:
        """Begin the next deal. Raises ValueError for any other cards than those that are owed."""
        chance = self.chance
        if chance is None or sorted([card.place for card in cards]) != [card.place for card in chance.cards]:
            raise ValueError("these are not the cards that are owed")
        return self.deal(chance, cards)

    def play(self, seat: Seat | None, move: Move) -> Step:
        """Play `move`. Raises Refused, and then nothing has changed."""
        if (refused := self.refusal(seat, move)) is not None:
            raise Refused(refused)
        if seat is None:
            return self._end(Outcome(ending=Ending.ABANDONED), ())
        if isinstance(move, Resign | Timeout):
            return self._leave(seat, move)
        if isinstance(move, Play):
            return self.laid(seat, move.card)
        raise AssertionError("the judge has allowed something else")

    def counted(self, events: tuple[Event, ...]) -> Step:
        """The step to this position, in which a deal has just been counted: it may have been the last."""
        if self.board.deal < self.board.deals:
            return Step(self, events, reveals=True)
        return self._finish(Ending.PLAYED, events)

    def _leave(self, seat: Seat, move: Move) -> Step:
        board, ending = replace(self.board, left=(*self.board.left, seat)), ending_by(move)
        now, events = replace(self, board=board), (Left(seat, ending),)
        staying = last_side(((one,) for one in board.seats), board.left)
        if staying is None:
            return Step(replace(now, turns=grown(self.turns, seat)), events, reveals=True)
        if not board.is_deal_open:
            return now._finish(ending, events)
        now, scored = now.alone(staying[0])
        return now._finish(ending, (*events, scored))

    def _finish(self, ending: Ending, events: tuple[Event, ...]) -> Step:
        """Most points win; a tie is a shared win."""
        board = self.board
        return self._end(won([(seat,) for seat in board.seats], board.points, board.left, ending=ending), events)

    def _end(self, outcome: Outcome, events: tuple[Event, ...]) -> Step:
        board = self.board.over(outcome)
        after = replace(self, board=board, turns=grown(self.turns, *board.seats))
        return Step(after, (*events, Over(outcome)), reveals=True)
