"""A whole game with contracts (`contracts.py`) at one moment, hidden cards and hidden answers included."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Generic, Self, TypeVar

from bot.games.cards import Card, Hand
from bot.games.contract_view import ContractBoard, ContractScore, ContractView
from bot.games.contracts import outcome_of
from bot.games.dealing import PlayedOn, imagined_turns, must_be_unseen
from bot.games.entries import grown
from bot.games.leaving import last_side
from bot.games.protocol import Ending, Event, Left, Move, Outcome, Over, Position, Seat, Step, Window, of_kind

B = TypeVar("B", bound=ContractBoard[ContractScore])

Answers = tuple[tuple[Seat, Move], ...]
"""The answers in the window that is open, in order of seats."""

Fresh = tuple[tuple[Seat, Card], ...]
"""Cards that came to a player since their last turn: penalty cards, and what they drew or took in the current one."""


@dataclass(frozen=True, slots=True, repr=False)
class ContractPosition(PlayedOn[B], Generic[B]):
    """The board is open; everything else is hidden. A player who leaves has a deputy."""

    board: B
    hands: tuple[Hand, ...]  # of the last deal, also once it is over
    turns: tuple[int, ...]  # each grows when the choices of its seat change
    stock: tuple[Card, ...] = ()  # the next card to draw comes first
    answers: Answers = ()
    fresh: Fresh = ()

    # What a game provides, besides what every game of deals does

    @abstractmethod
    def left_alone(self, seat: Seat) -> tuple[B, Event]:
        """Return the board once the deal that is on is counted for `seat`, which stays alone, and the event of it."""

    @abstractmethod
    def cleared(self) -> B:
        """Return the board of a game that is over, on which nobody has a turn."""

    # What follows

    @property
    def window(self) -> Window | None:
        """The claims that are open, with all who have answered."""
        window = self.board.window
        return None if window is None else replace(window, answered=frozenset([seat for seat, _ in self.answers]))

    def hand(self, seat: Seat | None) -> Hand:
        """Return what a seat holds; nothing for a bystander."""
        return self.hands[seat] if seat is not None and seat < len(self.hands) else Hand()

    def answer(self, seat: Seat | None) -> Move | None:
        """Return the answer of a seat in the window that is open."""
        return next((move for own, move in self.answers if own == seat), None)

    def fresh_to(self, seat: Seat | None) -> tuple[Card, ...]:
        """Return the fresh cards of a seat, in a deal that is on."""
        return tuple([card for own, card in self.fresh if own == seat]) if self.board.is_dealt else ()

    def back_to(self, earlier: Position) -> Self:
        """Return to `earlier`, since when a player has only laid cards. Raises TypeError for another game's."""
        before = of_kind(type(self), earlier)
        turns = tuple([now + (now != was) for now, was in zip(self.turns, before.turns, strict=True)])
        return replace(before, turns=turns)

    def on(self, board: B, events: tuple[Event, ...], *, reveals: bool = True) -> Step:
        """Return the step to this board: all who could or can act have other choices now."""
        turns = grown(self.turns, *self.board.to_act, *board.to_act)
        after = type(self)(board, self.hands, turns, self.stock, self.answers, self.fresh)
        return Step(after, events, reveals)

    def after_deal(self, board: B, events: tuple[Event, ...], *, is_last: bool) -> Step:
        """Go on after a deal that was counted; the last contract ends the game."""
        if not is_last:
            return self.on(board, events)
        return replace(self, board=board).over(outcome_by(board, Ending.PLAYED), events)

    def deserted(self, seat: Seat, ending: Ending) -> Step:
        """Go on with a deputy. If one player stays alone the game is over, and a deal that is on is scored."""
        board = replace(self.board, left=(*self.board.left, seat))
        events: tuple[Event, ...] = (Left(seat, ending),)
        answers = tuple([each for each in self.answers if each[0] != seat])
        after = replace(self, board=board, answers=answers, turns=grown(self.turns, seat))
        last = last_side(board.sides, board.left)
        if last is None:
            return Step(after, events, reveals=True)
        if board.is_dealt:
            board, scored = after.left_alone(last[0])
            after, events = replace(after, board=board), (*events, scored)
        return after.over(outcome_by(board, ending), events)

    def over(self, outcome: Outcome, events: tuple[Event, ...] = ()) -> Step:
        """End the game, after what else has happened."""
        board, turns = replace(self.cleared(), outcome=outcome), grown(self.turns, *self.board.seats)
        return Step(replace(self, board=board, turns=turns, answers=()), (*events, Over(outcome)), reveals=True)


def known_to(fresh: Fresh, seat: Seat) -> Fresh:
    """Return the fresh cards once a player's turn is over, to whom theirs are no news anymore."""
    return tuple([each for each in fresh if each[0] != seat])


def outcome_by(board: ContractBoard[ContractScore], ending: Ending) -> Outcome:
    """Return the outcome by totals: the lowest among those who stayed win, together if they are level."""
    return outcome_of(board.sides, board.points, board.left, ending)


Made = TypeVar("Made")
Make = Callable[[B, tuple[Hand, ...], tuple[int, ...], tuple[Card, ...], Answers, Fresh], Made]
"""What makes a position: of the board, hands, numbers of turns, the stock, answers, and fresh cards."""


def imagined_with(make: Make[B, Made], view: ContractView[B], unseen: Sequence[Card]) -> Made:
    """Return a position that fits `view`. Raises ValueError for other cards than those it cannot see.

    They go to the others in order of seats, and the rest is the stock. Answers of others are not there yet.
    """
    must_be_unseen(view, unseen)
    board, hidden = view.board, iter(unseen)
    if board.last is not None:
        hands = list(board.last.hands)
    else:
        hands = []
        for seat, count, known in zip(board.seats, board.table.in_hand, board.table.known, strict=True):
            own = view.hand if seat == view.seat else Hand([*known, *islice(hidden, count - len(known))])
            hands.append(own)
    turns, reader = imagined_turns(view, len(board.seats)), view.seat
    answers = () if reader is None or view.answer is None else ((reader, view.answer),)
    fresh = () if reader is None else tuple([(reader, card) for card in view.fresh])
    return make(board, tuple(hands), turns, tuple(hidden), answers, fresh)
