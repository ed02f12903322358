"""A whole game at one moment in which a turn is one card to a trick (F19), hidden cards included."""

from abc import abstractmethod
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Self

from bot.games.cards import Card, Hand
from bot.games.dealing import DealtPosition
from bot.games.leaving import ending_by, last_side, won
from bot.games.one_card.events import Over
from bot.games.one_card.inner.entries import grown
from bot.games.one_card.judge import playable
from bot.games.one_card.moves import Play
from bot.games.one_card.views import BoardT_co
from bot.games.protocol import (
    Ending,
    Event,
    Left,
    Move,
    Outcome,
    Refused,
    Resign,
    Seat,
    Side,
    Step,
    Timeout,
)


@dataclass(frozen=True, slots=True, repr=False)
class TrickPosition(DealtPosition[BoardT_co]):
    """What every such game does alike. The board is open, all else is hidden. Nothing is ever taken back.

    Who leaves is played on for by a deputy; when all who stay are of one side, the game is over.
    """

    board: BoardT_co
    hands: tuple[Hand, ...]  # of the last deal, also once it is over
    turns: tuple[int, ...]  # each grows when the choices of its seat change

    # What a game provides, beside its deal, judge, view and default move

    @abstractmethod
    def laid(self, seat: Seat, card: Card) -> Step:
        """Play a card which the judge has allowed, with all that follows from it."""

    @abstractmethod
    def alone(self, winners: Side) -> tuple[Self, tuple[Event, ...]]:
        """Count the open deal, if it counts, since nobody but `winners`, all of one side, is left in the game."""

    # What follows

    @property
    def to_act(self) -> frozenset[Seat]:
        """Who plays a card now."""
        return self.board.to_act

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

    def hand(self, seat: Seat | None) -> Hand:
        """What a seat holds; nothing for a bystander."""
        return self.hands[seat] if seat in self.board.seats else Hand()

    def legal_moves(self, seat: Seat) -> Collection[Move]:
        """What `seat` may play now, without leaving."""
        return playable(self.board, seat, self.hand(seat))

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
        return self.acted(seat, move)

    def acted(self, seat: Seat, move: Move) -> Step:
        """Play a move of another kind, of a game that has any, which the judge has allowed."""
        raise AssertionError("the judge has allowed something else")

    def counted(self, events: tuple[Event, ...]) -> Step:
        """The step to this position, in which a deal has just been counted: it may have been the last."""
        return self._finish(Ending.PLAYED, events) if self.board.is_last else Step(self, events, reveals=True)

    def _leave(self, seat: Seat, move: Move) -> Step:
        board, ending = replace(self.board, left=(*self.board.left, seat)), ending_by(move)
        now, events = replace(self, board=board), (Left(seat, ending),)
        staying = last_side(board.sides, board.left)
        if staying is None:
            return Step(replace(now, turns=grown(self.turns, seat)), events, reveals=True)
        if not board.is_deal_open:
            return now._finish(ending, events)
        now, scored = now.alone(staying)
        return now._finish(ending, (*events, *scored))

    def _finish(self, ending: Ending, events: tuple[Event, ...]) -> Step:
        return self._end(self.ranking(ending), events)

    def ranking(self, ending: Ending) -> Outcome:
        """Who has won: most points win, and a tie is a shared win."""
        return won(self.board.sides, self.board.points, self.board.left, ending=ending)

    def _end(self, outcome: Outcome, events: tuple[Event, ...]) -> Step:
        board = self.board.over(outcome)
        after = replace(self, board=board, turns=grown(self.turns, *board.seats))
        return Step(after, (*events, Over(outcome)), reveals=True)
