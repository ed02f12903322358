"""A whole game of Beggar My Neighbor at one moment, with the cards in the stacks."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.games.beggar_my_neighbor import judge
from bot.games.beggar_my_neighbor.board import LOW, SEATS, Board, Ended, Phase, Score, Taken, other
from bot.games.beggar_my_neighbor.events import Dealt, Low, Scored, Took, Went
from bot.games.beggar_my_neighbor.inner.turning import Stacks, larger
from bot.games.beggar_my_neighbor.moves import Lap, Laps, Turn
from bot.games.beggar_my_neighbor.views import BeggarView
from bot.games.cards import Card, Hand
from bot.games.dealing import DealtPosition
from bot.games.protocol import Chance, Ending, Event, Left, Move, Outcome, Over, Refusal, Seat, Step, clockwise


@dataclass(frozen=True, slots=True, repr=False)
class BeggarPosition(DealtPosition[Board]):
    """The board is open; the stacks are hidden from everyone. Nothing is ever taken back (B6.3)."""

    board: Board
    stacks: tuple[tuple[Card, ...], ...]  # of the last deal, also once it is over; the top first
    turns: tuple[int, ...] = (0, 0)  # both grow with every move (B7.4)

    @property
    def awaited(self) -> frozenset[Seat]:
        """The seat to turn: the other may press, and need not."""
        turner = self.board.turner
        return frozenset(() if turner is None else (turner,)) & self.to_act

    def turn_seen_by(self, seat: Seat | None) -> int:
        """Return the same number for everyone: views differ by their seat alone (B8)."""
        return self.turns[0]

    def refusal(self, seat: Seat | None, move: Move) -> Refusal | None:
        """Return why `seat` may not play `move` now; None when it may."""
        return judge.refusal(self.board, seat, move)

    def legal_moves(self, seat: Seat) -> Collection[Move]:
        """Return what `seat` may play now, without leaving."""
        return judge.legal_moves(self.board, seat)

    def default(self, seat: Seat) -> Move | None:
        """Return a lap (B6.2)."""
        return Lap() if seat in self.awaited else None

    def view(self, seat: Seat | None) -> BeggarView:
        """Return what `seat` may know; None for a bystander."""
        return BeggarView(seat, self.turn_seen_by(seat), self.board, Hand())

    def begin(self, chance: Chance, cards: Sequence[Card]) -> Step:
        """Deal all cards, the other player first (B2)."""
        first, dealer = clockwise(2, after=chance.seat)
        stacks = [tuple(cards[::2]), tuple(cards[1::2])]
        board = self.board
        after = Board(
            options=board.options,
            dealer=dealer,
            phase=Phase.TURN,
            deal=chance.deal,
            in_stack=(26, 26),
            turner=first,
            scores=board.scores,
        )
        by_seat = tuple(stacks if first is Seat.A else stacks[::-1])
        return Step(BeggarPosition(after, by_seat, self._grown()), (Dealt(after.deal, dealer),), reveals=True)

    def moved(self, seat: Seat, move: Move) -> Step:
        """Turn a go, a lap, or several (B7)."""
        match move:
            case Turn():
                return self._turn(goes=1, laps=1)
            case Lap():
                return self._turn(laps=1)
            case Laps(number):
                return self._turn(laps=number)
        raise AssertionError("the judge has allowed something else")

    def _turn(self, *, laps: int, goes: int | None = None) -> Step:
        """Turn until `goes` goes or laps are complete, or the deal is over."""
        board = self.board
        if board.turner is None:
            raise AssertionError("the judge has allowed something else")
        stacks = Stacks(self.stacks, board.goes, board.turner, owed=board.owed)
        taken: list[Taken] = []
        events: list[Event] = []
        turned, course = board.turned, board.course
        most = board.options.laps - board.laps
        while len(taken) < min(laps, most) and not stacks.is_over and goes != 0:
            go = stacks.go()
            turned += len(go.cards)
            if goes is not None:
                goes -= 1
                events.append(Went(go.seat, go))
            if (lap := stacks.take(number=board.laps + len(taken) + 1)) is not None:
                events += _took(lap, taken[-1].held if taken else _before(board))
                taken.append(lap)
                course = course.after(lap)
        after = replace(
            board,
            in_stack=stacks.held,
            goes=tuple(stacks.goes),
            turner=stacks.turner,
            owed=stacks.owed,
            laps=board.laps + len(taken),
            turned=turned,
            last_laps=tuple(taken),
            course=course,
        )
        now = BeggarPosition(after, stacks.cards(), self._grown())
        if stacks.is_over or len(taken) == most:
            return now._count(tuple(events), Ended.ALL if stacks.is_over else Ended.LIMIT)
        return Step(now, tuple(events), reveals=True)

    def _count(self, events: tuple[Event, ...], ended: Ended) -> Step:
        """Count the deal, and see whether it was the last (B4, B5)."""
        board = self.board
        winner = larger(board.in_stack)
        a, b = board.points
        score = Score(
            deal=board.deal,
            dealer=board.dealer,
            ended=ended,
            winner=winner,
            laps=board.laps,
            turned=board.turned,
            held=board.in_stack,
            course=board.course,
            scores=(int(winner is Seat.A), int(winner is Seat.B)),
            totals=(a + (winner is Seat.A), b + (winner is Seat.B)),
        )
        after = replace(board, phase=Phase.DEAL, turner=None, scores=(*board.scores, score))
        counted = BeggarPosition(after, self.stacks, self.turns)
        events = (*events, Scored(score))
        if board.deal < board.options.deals:
            return Step(counted, events, reveals=True)
        best = larger(score.totals)
        if best is None:
            return counted.over(Outcome(ending=Ending.PLAYED, places=(SEATS,)), events)
        return counted.over(_won(best, Ending.PLAYED), events)

    def deserted(self, seat: Seat, ending: Ending) -> Step:
        """Return the first to leave loses the match (B6.1)."""
        left = replace(self, board=replace(self.board, left=(seat,)))
        return left.over(_won(other(seat), ending), (Left(seat, ending),))

    def over(self, outcome: Outcome, events: tuple[Event, ...] = ()) -> Step:
        """End the game, after what else has happened."""
        after = BeggarPosition(self.board.over(outcome), self.stacks, self._grown())
        return Step(after, (*events, Over(outcome)), reveals=True)

    def _grown(self) -> tuple[int, ...]:
        return tuple(turn + 1 for turn in self.turns)


def _won(winner: Seat, ending: Ending) -> Outcome:
    return Outcome(ending=ending, winners=frozenset((winner,)), places=((winner,), (other(winner),)))


def _before(board: Board) -> tuple[int, int]:
    """Return how many cards the stacks had when the lap began that is on."""
    held = [*board.in_stack]
    for go in board.goes:
        held[go.seat] += len(go.cards)
    return held[0], held[1]


def _took(lap: Taken, before: tuple[int, int]) -> Iterator[Event]:
    """Yield the announced events of a lap; `before`: the sizes of the stacks before it."""
    yield Took(lap.seat, lap.count, lap.held[lap.seat], lap)
    loser = other(lap.seat)
    if 0 < lap.held[loser] <= LOW < before[loser]:
        yield Low(loser, lap.held[loser])
