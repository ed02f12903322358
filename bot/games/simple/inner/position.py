"""A whole small game at one moment, hidden cards included: how it is dealt, counted, left and ended."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from bot.games.cards import Card, Hand
from bot.games.dealing import Answered, PlayedOn, dealt_round
from bot.games.entries import grown
from bot.games.leaving import last_side, won
from bot.games.protocol import (
    Chance,
    Ending,
    Event,
    Left,
    Move,
    No,
    Outcome,
    Over,
    Refusal,
    Seat,
    Step,
    Window,
    clockwise,
)
from bot.games.simple.board import SimpleBoard, SimpleScore
from bot.games.simple.events import Dealt, Scored
from bot.games.simple.views import SimpleView


@dataclass(frozen=True, slots=True, repr=False)
class SimplePosition(PlayedOn[SimpleBoard]):
    """The board is open, all else is hidden. Nothing is ever taken back. Robots play on for those who leave."""

    view_kind: ClassVar[type[SimpleView]]  # what the game's views are
    each: ClassVar[int] = 1  # cards that everyone is dealt

    board: SimpleBoard
    hands: tuple[Hand, ...]  # of the last deal, also once it is over
    turns: tuple[int, ...]  # each grows when the choices of its seat change
    rest: tuple[Card, ...] = ()  # of the deck, the next card first
    answers: tuple[tuple[Seat, Move], ...] = ()  # to the claim that is open, in order of seats

    # What a game provides

    @abstractmethod
    def played(self, seat: Seat, move: Move) -> Step:
        """Play a move of a turn, which the view has allowed: change a copy of the position, and hand it to `led_to`."""

    @abstractmethod
    def worth(self) -> Sequence[int]:
        """Return what the deal is worth to each seat, now that nobody has a turn left."""

    def claimed(self, seat: Seat, move: Move) -> Step:
        """Give the card to the first in order who claims it: change a copy, and hand it to `led_to`."""
        raise NotImplementedError("a game that asks for claims has its own")

    # What follows

    @property
    def window(self) -> Window | None:
        """The claim that is open, with all who have answered."""
        window = self.board.window
        return None if window is None else replace(window, answered=frozenset(seat for seat, _ in self.answers))

    def view(self, seat: Seat | None) -> SimpleView:
        """Return what `seat` may know; None for a bystander."""
        hand = self.hands[seat] if seat in self.board.seats else Hand()
        turn = self.turn_seen_by(seat) if seat is None or seat in self.board.seats else 0
        answer = next((move for own, move in self.answers if own == seat), None)
        return self.view_kind(seat, turn, self.board, hand, answer)

    def refusal(self, seat: Seat | None, move: Move) -> Refusal | None:
        """Return why `seat` may not play `move` now; None when it may."""
        return self.view(seat).refusal(move)

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Return what `seat` may play now, without leaving."""
        return self.view(seat).legal_moves()

    def default(self, seat: Seat) -> Move | None:
        """Return the first of its moves."""
        return self.legal_moves(seat)[0] if seat in self.awaited else None

    def begin(self, chance: Chance, cards: Sequence[Card]) -> Step:
        """Deal `each` cards to each seat; then everyone has a turn, from the dealer's left."""
        seats = len(self.board.seats)
        order = clockwise(seats, after=chance.seat)
        hands = tuple(dealt_round(cards, order, seats=seats, each=self.each))
        board = replace(self.board, deal=chance.deal, dealer=chance.seat, waiting=order, thrown=())
        dealt = replace(self, board=board, hands=hands, rest=tuple(cards[self.each * seats :]))
        return self.led_to(dealt, Dealt(chance.deal, chance.seat, hands))

    def moved(self, seat: Seat, move: Move) -> Step:
        """Play a move of a turn, or an answer to a claim."""
        return self.answered(seat, move) if seat in self.board.asked else self.played(seat, move)

    def answered(self, seat: Seat, move: Move) -> Step:
        """Keep the answer of a seat that is asked, and close the window if the answers decide it."""
        answers, asked, event = dict(self.answers) | {seat: move}, self.board.asked, Answered(seat, move)
        board = replace(self.board, asked=())
        closed = replace(self, board=board, answers=(), turns=grown(self.turns, *asked))
        for one in asked:
            match answers.get(one):
                case None:
                    return Step(replace(self, answers=tuple(sorted(answers.items()))), (event,), reveals=True)
                case No():
                    continue
                case claim:
                    step = closed.claimed(one, claim)
                    return step._replace(events=(event, *step.events))
        return closed.led_to(closed, event)

    def led_to(self, after: Self, *events: Event) -> Step:
        """Return the step from here to `after`. If nobody has a turn left there, the deal is counted."""
        board = replace(
            after.board, in_hand=tuple(map(len, after.hands)), stock=len(after.rest), known=self._known(after)
        )
        now = replace(after, board=board, turns=grown(self.turns, *self.board.to_act, *after.board.to_act))
        return Step(now, events, reveals=True) if now.board.waiting else now.counted(events)

    def _known(self, after: Self) -> tuple[Hand, ...]:
        """Return the cards in hand that everyone knows after this step: from `thrown` they came before all eyes."""
        if after.board.deal != self.board.deal:
            return (Hand(),) * len(after.hands)
        taken, known = Counter(self.board.thrown) - Counter(after.board.thrown), list(self.board.known)
        for seat, (had, has) in enumerate(zip(self.hands, after.hands, strict=True)):
            if had != has:
                gone, came = Counter(had) - Counter(has), Counter(has) - Counter(had)
                known[seat] = Hand((Counter(known[seat]) - gone + (taken & came)).elements())
        return tuple(known)

    def counted(self, events: tuple[Event, ...]) -> Step:
        """Count the deal, after what else has happened. It may have been the last one."""
        board, worth = self.board, tuple(self.worth())
        totals = tuple(had + more for had, more in zip(board.points, worth, strict=True))
        score = SimpleScore(board.deal, board.dealer, worth, totals, self.hands)
        winners = tuple(seat for seat in board.seats if worth[seat] == max(worth))
        after = replace(self, board=replace(board, scores=(*board.scores, score)))
        events = (*events, Scored(score, board.deal, winners, len(winners)))
        if board.deal >= board.options.deals:
            return after.over(after.ranking(Ending.PLAYED), events)
        return Step(after, events, reveals=True)

    def ranking(self, ending: Ending) -> Outcome:
        """Return who has won: most points win, and a tie is a shared win."""
        return won(self.board.sides, self.board.points, self.board.left, ending=ending)

    def deserted(self, seat: Seat, ending: Ending) -> Step:
        """Let a deputy play on until one player is left; then the open deal counts for nobody."""
        left, answers = (*self.board.left, seat), tuple(each for each in self.answers if each[0] != seat)
        board, turns = replace(self.board, left=left), grown(self.turns, seat)
        now = replace(self, board=board, turns=turns, answers=answers)
        if last_side(self.board.sides, left) is None:
            return Step(now, (Left(seat, ending),), reveals=True)
        return now.over(now.ranking(ending), (Left(seat, ending),))

    def over(self, outcome: Outcome, events: tuple[Event, ...] = ()) -> Step:
        """End the game, after what else has happened."""
        board = replace(self.board, waiting=(), asked=(), outcome=outcome)
        after = replace(self, board=board, turns=grown(self.turns, *board.seats), answers=())
        return Step(after, (*events, Over(outcome)), reveals=True)
