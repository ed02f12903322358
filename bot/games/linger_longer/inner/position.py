"""A whole game of Linger Longer at one moment, hidden cards included."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.games.cards import Card, Hand
from bot.games.dealing import dealt_round
from bot.games.entries import grown, less, more, put
from bot.games.linger_longer import judge
from bot.games.linger_longer.board import Board, Ended, Score
from bot.games.linger_longer.events import Dealt, Drew, LastCard, RanOut, Scored, Won
from bot.games.linger_longer.options import Trump
from bot.games.linger_longer.views import LingerView
from bot.games.one_card.board import Phase
from bot.games.one_card.events import Played
from bot.games.one_card.inner.position import TrickPosition
from bot.games.one_card.moves import Play
from bot.games.protocol import Chance, Event, Move, Refusal, Seat, Side, Step, clockwise
from bot.games.tricks import Trick, following, led_by


@dataclass(frozen=True, slots=True, repr=False)
class LingerPosition(TrickPosition[Board]):
    """A game of Linger Longer."""

    stock: tuple[Card, ...] = ()  # its top first
    drawn: tuple[Card | None, ...] = ()  # what each seat drew last and has not played; empty before the first deal

    def refusal(self, seat: Seat | None, move: Move) -> Refusal | None:
        """Return why `seat` may not play `move` now; None when it may."""
        return judge.refusal(self.board, seat, self.hand(seat), move)

    def default(self, seat: Seat) -> Move | None:
        """Return the lowest card that is no trump, else the lowest trump (L7.3)."""
        if seat not in self.awaited:
            return None
        board = self.board
        legal = following(self.hands[seat], board.led)
        return Play(min(legal, key=lambda card: (card.suit is board.trump, -card.rank.place, card.suit.place)))

    def view(self, seat: Seat | None) -> LingerView:
        """Return what `seat` may know; None for a bystander."""
        drawn = self.drawn[seat] if self.drawn and seat is not None else None
        return LingerView(seat, self.turn_seen_by(seat), self.board, self.hand(seat), drawn)

    def begin(self, chance: Chance, cards: Sequence[Card]) -> Step:
        """Deal as many cards each as there are players (L2.2)."""
        board, seats = self.board, len(self.board.seats)
        order, dealt = clockwise(seats, after=chance.seat), seats * seats
        hands = dealt_round(cards, order, seats=seats, each=seats)
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
        event = Dealt(after.deal, chance.seat, tuple(hands), turned, is_aside)
        turns = grown(self.turns, order[0])
        return Step(LingerPosition(after, tuple(hands), turns, stock, (None,) * seats), (event,), reveals=True)

    def laid(self, seat: Seat, card: Card) -> Step:
        """Play a card, and win the trick if it is whole (L3)."""
        board = self.board
        if board.trick is None:
            raise AssertionError("the judge has allowed something else")
        trick = board.trick.add(card)
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
        events: tuple[Event, ...] = (Played(seat, card, board.in_hand[seat] == 1),)
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
        """Return the winner of a whole trick draws, and leads the next if anyone else has cards (L3.4 to L4.1)."""
        board, card, stock = self.board, self.stock[0], self.stock[1:]
        in_hand = put(board.in_hand, winner, board.in_hand[winner] + 1)
        without = [seat for seat in board.seats if not in_hand[seat]]
        onward = led_by(winner, seats=len(in_hand), without=without)
        goes_on = len(onward.players) > 1
        after = replace(
            board,
            in_hand=in_hand,
            stock=len(stock),
            trick=onward if goes_on else None,
            tricks=(*board.tricks, trick),
            takers=(*board.takers, winner),
        )
        hands = put(self.hands, winner, more(self.hands[winner], card))
        turns = grown(self.turns, winner) if goes_on else self.turns
        return LingerPosition(after, hands, turns, stock, put(self.drawn, winner, card))

    def _count(self, winner: Seat, events: tuple[Event, ...]) -> Step:
        """Count the deal, which `winner` has won, and see whether it was the last (L4, L5)."""
        counted = replace(self, board=_scored(self.board, self.hands[winner], winner, Ended.LAST))
        events = (*events, Scored(counted.board.scores[-1]))
        return counted.counted(events)

    def alone(self, winners: Side) -> tuple["LingerPosition", tuple[Event, ...]]:
        """Count the open deal for the only one who stays (L7.2)."""
        board = _scored(self.board, self.hands[winners[0]], winners[0], Ended.LEFT)
        return replace(self, board=board), (Scored(board.scores[-1]),)


def _shrunk(board: Board, trick: Trick, winner: Seat) -> Iterator[Event]:
    """Yield who has one card left after a trick, and who none."""
    for seat in trick.players:
        if board.in_hand[seat] == 1 and seat != winner:  # a winner has as many as before
            yield LastCard(seat)
    if out := tuple(seat for seat in trick.players if not board.in_hand[seat]):
        yield RanOut(out, len(board.tricks))


def _scored(board: Board, hand: Hand, winner: Seat, ended: Ended) -> Board:
    """Return the board after a deal; each card in the winner's hand is a point, at least one (L4.2, L7.2)."""
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
