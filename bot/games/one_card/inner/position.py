"""A whole game at one moment in which a turn is one card to a trick (F19), hidden cards included."""

from abc import abstractmethod
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Self

from bot.games.cards import Card, Hand
from bot.games.dealing import PlayedOn
from bot.games.entries import grown
from bot.games.leaving import last_side, won
from bot.games.legal import LegalMoves
from bot.games.one_card.judge import playable, plays_of
from bot.games.one_card.moves import Play
from bot.games.one_card.views import BoardT_co
from bot.games.protocol import Ending, Event, Left, Move, Outcome, Over, Seat, Side, Step


@dataclass(frozen=True, slots=True, repr=False)
class TrickPosition(PlayedOn[BoardT_co]):
    """The shared part of all such games. The board is open, all else is hidden. Nothing is ever taken back.

    A deputy plays for each seat that leaves; when only one side remains, the game is over.
    """

    board: BoardT_co
    hands: tuple[Hand, ...]  # of the last deal, also once it is over
    turns: tuple[int, ...]  # each grows when the choices of its seat change

    # What a game provides, besides its deal, judge, view and default move

    @abstractmethod
    def laid(self, seat: Seat, card: Card) -> Step:
        """Play a card which the judge has allowed, with all that follows from it."""

    @abstractmethod
    def alone(self, winners: Side) -> tuple[Self, tuple[Event, ...]]:
        """Count the open deal, if it counts, since nobody but `winners`, all of one side, is left in the game."""

    # What follows

    @property
    def forced(self) -> tuple[Seat, Move] | None:
        """The last card in a hand: that there is no other, everyone sees."""
        active = self.board.active
        if active is None or self.board.in_hand[active] != 1:
            return None
        (card,) = self.hands[active]
        return active, Play(card)

    def hand(self, seat: Seat | None) -> Hand:
        """Return what a seat holds; nothing for a bystander."""
        return self.hands[seat] if seat in self.board.seats else Hand()

    def legal_moves(self, seat: Seat) -> Collection[Move]:
        """Return what `seat` may play now, without leaving."""
        return LegalMoves(self.refusal, lambda own: plays_of(playable(self.board, own, self.hand(own))), seat)

    def moved(self, seat: Seat, move: Move) -> Step:
        """Play a card, or any other move of the game."""
        return self.laid(seat, move.card) if isinstance(move, Play) else self.acted(seat, move)

    def acted(self, seat: Seat, move: Move) -> Step:
        """Play a move of another kind, of a game that has any, which the judge has allowed."""
        raise AssertionError("the judge has allowed something else")

    def counted(self, events: tuple[Event, ...]) -> Step:
        """Return the step to this position, in which a deal has just been counted: it may have been the last."""
        if self.board.is_last:
            return self.over(self.ranking(Ending.PLAYED), events)
        return Step(self, events, reveals=True)

    def deserted(self, seat: Seat, ending: Ending) -> Step:
        """Return a deputy plays on, as long as two sides are there."""
        board = replace(self.board, left=(*self.board.left, seat))
        now, events = replace(self, board=board), (Left(seat, ending),)
        staying = last_side(board.sides, board.left)
        if staying is None:
            return Step(replace(now, turns=grown(self.turns, seat)), events, reveals=True)
        if not board.is_deal_open:
            return now.over(now.ranking(ending), events)
        now, scored = now.alone(staying)
        return now.over(now.ranking(ending), (*events, *scored))

    def ranking(self, ending: Ending) -> Outcome:
        """Return who has won: most points win, and a tie is a shared win."""
        return won(self.board.sides, self.board.points, self.board.left, ending=ending)

    def over(self, outcome: Outcome, events: tuple[Event, ...] = ()) -> Step:
        """End the game, after what else has happened."""
        board = self.board.over(outcome)
        after = replace(self, board=board, turns=grown(self.turns, *board.seats))
        return Step(after, (*events, Over(outcome)), reveals=True)
