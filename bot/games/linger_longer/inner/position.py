"""A whole game of Linger Longer at one moment, hidden cards included."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.games.cards import CARDS, Card, Hand
from bot.games.leaving import ending_by, last_side, won
from bot.games.linger_longer import judge
from bot.games.linger_longer.board import Board, Ended, Score
from bot.games.linger_longer.events import Dealt, Drew, LastCard, RanOut, Scored, Won
from bot.games.linger_longer.options import LingerOptions, Trump
from bot.games.linger_longer.views import LingerView
from bot.games.one_card.board import Phase
from bot.games.one_card.events import Over, Played
from bot.games.one_card.inner.entries import grown, less, more, put
from bot.games.one_card.judge import Plays, playable
from bot.games.one_card.moves import Play
from bot.games.protocol import (
    Chance,
    Ending,
    Event,
    Left,
    Move,
    Outcome,
    Owed,
    Position,
    Refusal,
    Refused,
    Resign,
    Seat,
    Step,
    Timeout,
    clockwise,
)
from bot.games.tricks import Trick, following

_PACK = [card.place for card in CARDS]


@dataclass(frozen=True, slots=True, repr=False)
class LingerPosition(Position):
    """The board is open; everything else is hidden. Nothing is ever taken back (L7.4)."""

    board: Board
    hands: tuple[Hand, ...]  # of the last deal, also once it is over
    turns: tuple[int, ...]  # each grows when the choices of its seat change
    stock: tuple[Card, ...] = ()  # its top first
    drawn: tuple[Card | None, ...] = ()  # what each seat drew last and has not played; empty before the first deal

    def __repr__(self) -> str:
        board = self.board
        return f"LingerPosition(deal {board.deal}, {board.phase.value}, {len(board.tricks)} tricks)"

    @property
    def options(self) -> LingerOptions:
        """What was agreed."""
        return self.board.options

    @property
    def chance(self) -> Chance | None:
        """The pack, before every deal. The stock never runs out (L4.4)."""
        board = self.board
        if board.phase is not Phase.DEAL:
            return None
        return Chance(Owed.DECK, board.deal + 1, board.deal + 1, CARDS, board.next_dealer)

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
        """Whoever has left is played on for (L7.1)."""
        return frozenset(() if self.board.outcome else self.board.left)

    @property
    def forced(self) -> tuple[Seat, Move] | None:
        """The last card in a hand: that there is no other, everybody sees (L7.3)."""
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

    def refusal(self, seat: Seat | None, move: Move) -> Refusal | None:
        """Why `seat` may not play `move` now; None when it may."""
        return judge.refusal(self.board, seat, self._hand(seat), move)

    def legal_moves(self, seat: Seat) -> Plays:
        """What `seat` may play now, without leaving."""
        return playable(self.board, seat, self._hand(seat))

    def default(self, seat: Seat) -> Move | None:
        """The lowest card that is no trump, else the lowest trump (L7.3)."""
        if seat not in self.awaited:
            return None
        board = self.board
        legal = following(self.hands[seat], board.led)
        return Play(min(legal, key=lambda card: (card.suit is board.trump, -card.rank.place, card.suit.place)))

    def view(self, seat: Seat | None) -> LingerView:
        """What `seat` may know; None for a bystander."""
        board = self.board
        return LingerView(
            seat=seat,
            options=board.options,
            to_act=board.to_act,
            outcome=board.outcome,
            turn=sum(self.turns) if seat is None else self.turns[seat],
            window=None,
            left=board.left,
            board=board,
            hand=self._hand(seat),
            drawn=self.drawn[seat] if self.drawn and seat is not None else None,
        )

    def supply(self, cards: Sequence[Card]) -> Step:
        """Deal as many cards each as there are players. Raises ValueError for any other cards than a pack."""
        chance = self.chance
        if chance is None or sorted([card.place for card in cards]) != _PACK:
            raise ValueError("these are not the cards that are owed")
        board, seats = self.board, len(self.board.seats)
        order, dealt = clockwise(seats, after=chance.seat), seats * seats
        hands = [Hand()] * seats
        for place, seat in enumerate(order):
            hands[seat] = Hand(cards[place:dealt:seats])
        is_aside = board.options.trump is Trump.STOCK
        turned = cards[dealt] if is_aside else cards[dealt - 1]
        stock = tuple(cards[dealt + is_aside :])
        after = Board(
            options=board.options,
            dealer=chance.seat,
            in_hand=(seats,) * seats,
            phase=Phase.PLAY,
            deal=chance.deal,
            trump=turned.suit,
            shown=None if is_aside else turned,
            aside=turned if is_aside else None,
            stock=len(stock),
            trick=Trick(order),
            left=board.left,
            scores=board.scores,
        )
        event = Dealt(after.deal, chance.seat, turned, is_aside, tuple(hands))
        turns = grown(self.turns, order[0])
        return Step(LingerPosition(after, tuple(hands), turns, stock, (None,) * seats), (event,), reveals=True)

    def play(self, seat: Seat | None, move: Move) -> Step:
        """Play `move`. Raises Refused, and then nothing has changed."""
        if (refused := self.refusal(seat, move)) is not None:
            raise Refused(refused)
        if seat is None:
            return self._end(Outcome(ending=Ending.ABANDONED), ())
        if isinstance(move, Resign | Timeout):
            return self._leave(seat, move)
        if isinstance(move, Play) and self.board.trick is not None:
            return self._play(seat, move.card, self.board.trick.add(move.card))
        raise AssertionError("the judge has allowed something else")

    def _play(self, seat: Seat, card: Card, trick: Trick) -> Step:
        board = self.board
        played = LingerPosition(
            replace(
                board,
                in_hand=put(board.in_hand, seat, board.in_hand[seat] - 1),
                shown=None if card == board.shown else board.shown,
                trick=trick,
            ),
            put(self.hands, seat, less(self.hands[seat], card)),
            grown(self.turns, seat, trick.active),
            self.stock,
            put(self.drawn, seat, None) if card == self.drawn[seat] else self.drawn,
        )
        events: tuple[Event, ...] = (Played(seat, card),)
        winner = trick.winning(board.trump)
        if not trick.is_whole or winner is None:
            return Step(played, events, reveals=True)
        taken = played._taken(trick, winner)
        events += (Won(winner, len(taken.board.tricks)), Drew(winner, self.stock[0], len(taken.stock)))
        events += tuple(_shrunk(taken.board, trick, winner))
        if taken.board.trick is None:
            return taken._count(winner, events)
        return Step(taken, events, reveals=True)

    def _taken(self, trick: Trick, winner: Seat) -> "LingerPosition":
        """The winner of a whole trick draws, and leads the next if anybody else has cards (L3.4 to L4.1)."""
        board, card, stock = self.board, self.stock[0], self.stock[1:]
        in_hand = put(board.in_hand, winner, board.in_hand[winner] + 1)
        without = [seat for seat in board.seats if not in_hand[seat]]
        *others, _ = clockwise(len(in_hand), after=winner, without=without)
        after = replace(
            board,
            in_hand=in_hand,
            stock=len(stock),
            trick=Trick((winner, *others)) if others else None,
            tricks=(*board.tricks, trick),
            takers=(*board.takers, winner),
        )
        hands = put(self.hands, winner, more(self.hands[winner], card))
        turns = grown(self.turns, winner) if others else self.turns
        return LingerPosition(after, hands, turns, stock, put(self.drawn, winner, card))

    def _count(self, winner: Seat, events: tuple[Event, ...]) -> Step:
        """Count the deal, which `winner` has won, and see whether it was the last (L4, L5)."""
        counted = replace(self, board=_scored(self.board, self.hands[winner], winner, Ended.LAST))
        events = (*events, Scored(counted.board.scores[-1]))
        if counted.board.deal < counted.board.deals:
            return Step(counted, events, reveals=True)
        return counted._finish(Ending.PLAYED, events)

    def _leave(self, seat: Seat, move: Move) -> Step:
        """A seat leaves, and a deputy plays on; when only one player stays, the game is over (L7.1, L7.2)."""
        board, ending = replace(self.board, left=(*self.board.left, seat)), ending_by(move)
        events: tuple[Event, ...] = (Left(seat, ending),)
        staying = last_side(((one,) for one in board.seats), board.left)
        if staying is None:
            return Step(replace(self, board=board, turns=grown(self.turns, seat)), events, reveals=True)
        if board.phase is Phase.PLAY:
            (winner,) = staying
            board = _scored(board, self.hands[winner], winner, Ended.LEFT)
            events = (*events, Scored(board.scores[-1]))
        return replace(self, board=board)._finish(ending, events)

    def _finish(self, ending: Ending, events: tuple[Event, ...]) -> Step:
        """Most points win; a tie is a shared win (L5.2)."""
        board = self.board
        return self._end(won([(seat,) for seat in board.seats], board.points, board.left, ending=ending), events)

    def _end(self, outcome: Outcome, events: tuple[Event, ...]) -> Step:
        board = replace(self.board, phase=Phase.OVER, outcome=outcome)
        return Step(
            replace(self, board=board, turns=grown(self.turns, *board.seats)), (*events, Over(outcome)), reveals=True
        )

    def _hand(self, seat: Seat | None) -> Hand:
        return self.hands[seat] if seat in self.board.seats else Hand()


def _shrunk(board: Board, trick: Trick, winner: Seat) -> Iterator[Event]:
    """Who has one card left after a trick, and who none."""
    for seat in trick.players:
        if not board.in_hand[seat]:
            yield RanOut(seat, len(board.tricks))
        elif board.in_hand[seat] == 1 and seat != winner:  # a winner has as many as before
            yield LastCard(seat)


def _scored(board: Board, hand: Hand, winner: Seat, ended: Ended) -> Board:
    """The board after a deal, of which each card in the winner's hand is a point, at least one (L4.2, L7.2)."""
    if board.trump is None:
        raise AssertionError("no deal without trumps")
    points = max(1, len(hand))
    score = Score(
        deal=board.deal,
        dealer=board.dealer,
        ended=ended,
        trump=board.trump,
        winner=winner,
        tricks=board.tricks,
        takers=board.takers,
        hand=hand,
        scores=tuple(points * (seat == winner) for seat in board.seats),
        totals=put(board.points, winner, board.points[winner] + points),
    )
    return replace(board, phase=Phase.DEAL, scores=(*board.scores, score))
