"""A whole game of Daifugo at one moment, hidden cards and hidden choices included."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from bot.games.cards import Card, Hand, pack
from bot.games.daifugo import judge, rounds
from bot.games.daifugo.board import NONE, Board, Phase
from bot.games.daifugo.events import Dealt, Fetched, Gave
from bot.games.daifugo.inner.exchanging import Exchanges, fetched, given_back
from bot.games.daifugo.moves import Give, Pass, PassRound, Play
from bot.games.daifugo.views import DaifugoView
from bot.games.dealing import Chose, PlayedOn, dealt_round
from bot.games.entries import grown, put
from bot.games.leaving import last_side, won
from bot.games.protocol import Chance, Ending, Event, Left, Move, Outcome, Over, Refusal, Seat, Step, clockwise

Choices = tuple[tuple[Seat, Give], ...]
"""The secret choices of the open deal, in order of seats."""


@dataclass(frozen=True, slots=True, repr=False)
class DaifugoPosition(PlayedOn[Board]):
    """The board is open; everything else is hidden. Nothing is ever taken back, and who leaves has a deputy."""

    board: Board
    hands: tuple[Hand, ...]  # of the last deal, also once it is over
    turns: tuple[int, ...]  # each grows when the choices of its seat change
    exchanges: Exchanges = ()
    choices: Choices = ()

    @property
    def forced(self) -> tuple[Seat, Move] | None:
        """The lead of an only card: that there is no other, everyone sees."""
        board = self.board
        if board.phase is not Phase.PLAY or board.laid or board.active is None or board.in_hand[board.active] != 1:
            return None
        return board.active, Play(tuple(self.hands[board.active]))

    def comes_to(self, seat: Seat, move: Move) -> Move:
        """Return a pass, if it is still the round for which it was ordered (D11)."""
        return Pass() if isinstance(move, PassRound) and move.round == self.board.round else move

    def hand(self, seat: Seat | None) -> Hand:
        """Return what a seat holds; nothing for a bystander."""
        return self.hands[seat] if seat in self.board.seats else NONE

    def refusal(self, seat: Seat | None, move: Move) -> Refusal | None:
        """Return why `seat` may not play `move` now; None when it may."""
        return judge.refusal(self.board, seat, self.hand(seat), move)

    def legal_moves(self, seat: Seat) -> Collection[Move]:
        """Return what `seat` may play now, without leaving."""
        return judge.legal_moves(self.board, seat, self.hand(seat))

    def default(self, seat: Seat) -> Move | None:
        """Return the lowest cards that do (D5.6)."""
        return judge.default(self.board, seat, self.hands[seat]) if seat in self.awaited else None

    def view(self, seat: Seat | None) -> DaifugoView:
        """Return what `seat` may know; None for a bystander."""
        exchange = next((each for each in self.exchanges if seat in (each.poor, each.rich)), None)
        choice = next((move for own, move in self.choices if own == seat), None)
        return DaifugoView(seat, self.turn_seen_by(seat), self.board, self.hand(seat), exchange, choice)

    def begin(self, chance: Chance, cards: Sequence[Card]) -> Step:
        """Deal all cards; the highest of the Destitute, and of the Poor, move at once (D3, D5.1)."""
        board, seats = self.board, len(self.board.seats)
        dealt = dealt_round(cards, clockwise(seats, after=chance.seat), seats=seats)
        pairs = board.next_pairs
        hands, exchanges = fetched(dealt, pairs)
        after = Board(
            options=board.options,
            dealer=chance.seat,
            in_hand=tuple(map(len, hands)),
            phase=Phase.GIVE if pairs else Phase.PLAY,
            deal=chance.deal,
            active=None if pairs else board.next_leader,
            round=1,
            pairs=pairs,
            left=board.left,
            scores=board.scores,
        )
        taken = [Fetched(each.poor, each.rich, len(each.fetched), each.fetched) for each in exchanges]
        events = (Dealt(chance.deal, chance.seat, tuple(dealt)), *taken)
        return Step(DaifugoPosition(after, hands, grown(self.turns, *after.asked), exchanges), events, reveals=True)

    def moved(self, seat: Seat, move: Move) -> Step:
        """Play, pass, or give cards back."""
        match move:
            case Play():
                left = Hand.of_bits(self.hands[seat].bits - pack(move.cards))
                return self._onward(seat, rounds.played(self.board, seat, move.cards), put(self.hands, seat, left))
            case Pass():
                return self._onward(seat, rounds.passed(self.board, seat), self.hands)
            case Give():
                return self._gives(seat, move)
        raise AssertionError("the judge has allowed something else")

    def _onward(self, seat: Seat, moved: rounds.After, hands: tuple[Hand, ...]) -> Step:
        """Return the step to a board where someone has played or passed: in a new round everyone may order again."""
        board, events = moved
        if board.phase is Phase.DEAL:
            turns = grown(self.turns, seat)
        elif board.round != self.board.round:
            turns = grown(self.turns, seat, *(one for one in board.holding if one not in board.left), board.active)
        else:
            turns = grown(self.turns, seat, board.active)
        after = DaifugoPosition(board, hands, turns, self.exchanges)
        if board.phase is Phase.DEAL and board.deal == board.options.deals:
            return after._finish(Ending.PLAYED, events)
        return Step(after, events, reveals=True)

    def _gives(self, seat: Seat, move: Give) -> Step:
        """Keep a secret choice, which may be another one than before; with the last all cards move (D5.3, D5.4)."""
        board, choices = self.board, tuple(sorted((dict(self.choices) | {seat: move}).items()))
        if len(choices) < len(board.pairs):
            kept = replace(self, board=replace(board, chosen=board.chosen | {seat}), choices=choices)
            return Step(kept, (Chose(seat, move),), reveals=True)
        hands, exchanges = given_back(self.hands, self.exchanges, choices)
        after = replace(
            board,
            in_hand=tuple(map(len, hands)),
            phase=Phase.PLAY,
            active=board.next_leader,
            chosen=frozenset(),
        )
        turns = grown(self.turns, *board.asked, after.active)
        gave = tuple(Gave(each.rich, each.poor, len(each.given), each.given) for each in exchanges)
        return Step(DaifugoPosition(after, hands, turns, exchanges), gave, reveals=True)

    def deserted(self, seat: Seat, ending: Ending) -> Step:
        """Return a deputy plays on, as long as two have not left (D6.2)."""
        board = replace(self.board, left=(*self.board.left, seat))
        now, events = replace(self, board=board), (Left(seat, ending),)
        if last_side(((one,) for one in board.seats), board.left) is not None:
            return now._finish(ending, events)
        return Step(replace(now, turns=grown(self.turns, seat)), events, reveals=True)

    def _finish(self, ending: Ending, events: tuple[Event, ...]) -> Step:
        """Return the winner: the first in the last deal's order who has not left (D6.1), or the only one (D6.2)."""
        board = self.board
        order = board.scores[-1].order if board.scores else board.seats
        scores = [-order.index(seat) for seat in board.seats]
        return self.over(won([(seat,) for seat in board.seats], scores, board.left, ending=ending), events)

    def over(self, outcome: Outcome, events: tuple[Event, ...] = ()) -> Step:
        """End the game, after what else has happened."""
        board = replace(self.board, phase=Phase.OVER, active=None, chosen=frozenset(), outcome=outcome)
        after = replace(self, board=board, turns=grown(self.turns, *board.seats), choices=())
        return Step(after, (*events, Over(outcome)), reveals=True)
