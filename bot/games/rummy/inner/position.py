"""A whole game with contracts (`contracts.py`) at one moment, hidden cards and hidden answers included."""

from abc import abstractmethod
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import ClassVar, Generic, Self, TypeVar

from bot.games.cards import Card, Hand, pack
from bot.games.dealing import PlayedOn, dealt_round, imagined_turns, must_be_unseen
from bot.games.entries import grown, more, put
from bot.games.leaving import last_side
from bot.games.protocol import (
    Chance,
    Ending,
    Event,
    Left,
    Move,
    Outcome,
    Over,
    Owed,
    Position,
    Refusal,
    Seat,
    Step,
    Window,
    clockwise,
    of_kind,
)
from bot.games.rummy.contracts import outcome_of
from bot.games.rummy.views import ContractBoard, ContractScore, ContractView

B = TypeVar("B", bound=ContractBoard[ContractScore])

Answers = tuple[tuple[Seat, Move], ...]
"""The answers in the window that is open, in order of seats."""

Fresh = tuple[tuple[Seat, Card], ...]
"""Cards that came to a player since their last turn: penalty cards, and what they drew or took in the current one."""


@dataclass(frozen=True, slots=True, repr=False)
class ContractPosition(PlayedOn[B], Generic[B]):
    """The board is open; everything else is hidden. A player who leaves has a deputy."""

    view_kind: ClassVar[type[ContractView[ContractBoard[ContractScore]]]]  # what the game's views are

    board: B
    hands: tuple[Hand, ...]  # of the last deal, also once it is over
    turns: tuple[int, ...]  # each grows when the choices of its seat change
    stock: tuple[Card, ...] = ()  # the next card to draw comes first
    answers: Answers = ()
    fresh: Fresh = ()

    # What a game provides, besides what every game of deals does

    @staticmethod
    @abstractmethod
    def judged(board: B, seat: Seat | None, hand: Hand, move: Move) -> Refusal | None:
        """Return why `seat`, holding `hand`, may not play `move` now; None when it may."""

    @staticmethod
    @abstractmethod
    def listed(board: B, seat: Seat | None, hand: Hand) -> Collection[Move]:
        """Return the legal moves of one seat, without leaving."""

    @staticmethod
    @abstractmethod
    def silent(board: B, seat: Seat, hand: Hand) -> Move:
        """Return what is played for the silence of a seat that is awaited."""

    @staticmethod
    @abstractmethod
    def ordered(board: B, seat: Seat, hand: Hand, move: Move) -> Move:
        """Return what an order comes to; any other move, and one too early, as it is."""

    @abstractmethod
    def left_alone(self, seat: Seat) -> tuple[B, Event]:
        """Return the board once the deal that is on is counted for `seat`, which stays alone, and the event of it."""

    @abstractmethod
    def cleared(self) -> B:
        """Return the board of a game that is over, on which nobody has a turn."""

    # What follows

    def refusal(self, seat: Seat | None, move: Move) -> Refusal | None:
        """Return why `seat` may not play `move` now; None when it may."""
        return self.judged(self.board, seat, self.hand(seat), move)

    def legal_moves(self, seat: Seat) -> Collection[Move]:
        """Return what `seat` may play now, without leaving: the game's `legal` says what the list leaves out."""
        return self.listed(self.board, seat, self.hand(seat))

    def default(self, seat: Seat) -> Move | None:
        """Return what is played for silence."""
        return self.silent(self.board, seat, self.hands[seat]) if seat in self.awaited else None

    def comes_to(self, seat: Seat, move: Move) -> Move:
        """Return what an order comes to: a claim of the top card or none, or an answer to one."""
        return self.ordered(self.board, seat, self.hand(seat), move)

    def view(self, seat: Seat | None) -> ContractView[ContractBoard[ContractScore]]:
        """Return what `seat` may know; None for a bystander."""
        turn, hand = self.turn_seen_by(seat), self.hand(seat)
        return self.view_kind(seat, turn, self.board, hand, self.answer(seat), self.fresh_to(seat))

    @property
    def renewal(self) -> Chance | None:
        """The pile without its top, for the draw or the penalty card that waits for it."""
        table = self.board.table
        if (drawer := table.awaits_stock) is None:
            return None
        cards = tuple(sorted(table.pile[:-1], key=lambda card: card.place))
        return Chance(Owed.STOCK, self.board.deal, table.renewals + 1, cards, drawer)

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

    def drew(self, seat: Seat) -> Self:
        """Return the position once a player has drawn the top card of the stock."""
        hands, fresh = (
            put(self.hands, seat, more(self.hands[seat], self.stock[0])),
            (*self.fresh, (seat, self.stock[0])),
        )
        return replace(self, hands=hands, stock=self.stock[1:], fresh=fresh)

    def took(self, seat: Seat, card: Card) -> Self:
        """Return the position once the active player has taken this card: nobody else is asked for it anymore."""
        hands = put(self.hands, seat, more(self.hands[seat], card))
        return replace(self, hands=hands, answers=(), fresh=(*self.fresh, (seat, card)))

    def with_top(self, seat: Seat, card: Card) -> Self:
        """Return the position once a player has this card, which everyone saw."""
        return replace(self, hands=put(self.hands, seat, more(self.hands[seat], card)))

    def without(self, seat: Seat, cards: Sequence[Card]) -> Self:
        """Return the position once these cards have left a hand."""
        return replace(self, hands=put(self.hands, seat, Hand.of_bits(self.hands[seat].bits - pack(cards))))

    def dealt(self, chance: Chance, deck: Sequence[Card], *, each: int) -> Self:
        """Return the position with the hands of a new deal; the next card and the stock are left in `stock`."""
        count = len(self.turns)
        order = clockwise(count, after=chance.seat)
        hands = tuple(dealt_round(deck, order, seats=count, each=each))
        board = replace(self.board, dealer=chance.seat, deal=chance.deal, contract=self.board.next_contract)
        return replace(self, board=board, hands=hands, stock=tuple(deck[count * each :]), answers=(), fresh=())

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


def present(seat: Seat | None) -> Seat:
    """Return a seat that has to be there. Raises AssertionError."""
    if seat is None:
        raise AssertionError("there is nobody whose turn it is, or who has claimed")
    return seat
