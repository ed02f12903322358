"""A whole game of Guts at one moment, hidden cards and hidden choices included."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from bot.games.cards import Card, Hand
from bot.games.dealing import Chose, DealtPosition, dealt_round
from bot.games.guts import judge
from bot.games.guts.board import DEALT, Board, Phase
from bot.games.guts.events import Dealt, Declared, Ended, Said, Scored
from bot.games.guts.inner.showdown import counted
from bot.games.guts.moves import In, Out, OutIfIn
from bot.games.guts.options import Declare
from bot.games.guts.views import GutsView
from bot.games.leaving import last_side, won
from bot.games.paying import divided
from bot.games.protocol import Chance, Ending, Event, Left, Move, Outcome, Refusal, Seat, Step, clockwise

Choices = tuple[tuple[Seat, Move], ...]
"""The secret choices of the open deal, in order of seats."""


@dataclass(frozen=True, slots=True, repr=False)
class GutsPosition(DealtPosition[Board]):
    """The board is open; everything else is hidden. Nothing is ever taken back (G7.4)."""

    board: Board
    hands: tuple[Hand, ...]  # of the last deal, also once it is over
    turns: tuple[int, ...]  # each grows when the choices of its seat change
    rest: tuple[Card, ...] = ()  # of the pack
    choices: Choices = ()

    def comes_to(self, seat: Seat, move: Move) -> Move:
        """Return out, if that depended on someone being in, and someone is."""
        return Out() if isinstance(move, OutIfIn) and self.board.ins else move

    def refusal(self, seat: Seat | None, move: Move) -> Refusal | None:
        """Return why `seat` may not play `move` now; None when it may."""
        return judge.refusal(self.board, seat, move)

    def legal_moves(self, seat: Seat) -> Collection[Move]:
        """Return what `seat` may play now, without leaving."""
        return judge.legal_moves(self.board, seat)

    def default(self, seat: Seat) -> Move | None:
        """Return out for silence (G7.3)."""
        return Out() if seat in self.awaited else None

    def view(self, seat: Seat | None) -> GutsView:
        """Return what `seat` may know; None for a bystander."""
        hand = Hand() if seat is None else self.hands[seat]
        choice = next((move for own, move in self.choices if own == seat), None)
        return GutsView(seat, self.turn_seen_by(seat), self.board, hand, choice)

    def begin(self, chance: Chance, cards: Sequence[Card]) -> Step:
        """Deal two cards each, after antes if they are due (G2)."""
        board, dealer, antes = self.board, self.board.next_dealer, self.board.antes
        order = clockwise(len(board.chips), after=dealer, without=board.left)
        hands = tuple(dealt_round(cards, order, seats=len(board.chips), each=DEALT))
        after = Board(
            board.options,
            dealer,
            tuple([chips - antes * (seat in order) for seat, chips in enumerate(board.chips)]),
            Phase.DECLARE,
            chance.deal,
            board.pot + antes * len(order),
            order,
            left=board.left,
            scores=board.scores,
        )
        event = Dealt(after.deal, dealer, antes, after.pot, hands)
        dealt = GutsPosition(after, hands, self._turns(after), tuple(cards[DEALT * len(order) :]))
        return Step(dealt, (event,), reveals=True)

    def moved(self, seat: Seat, move: Move) -> Step:
        """Declare aloud, or choose in secret (G3)."""
        if self.board.options.declare is Declare.TOGETHER:
            return self._choose(seat, move)
        is_in = isinstance(move, In)
        return self._go_on(self.board.heard(seat, is_in=is_in), (Said(seat, is_in),))

    def _choose(self, seat: Seat, move: Move) -> Step:
        """Keep a secret choice, which may be another one than before (G3.2, G7.4)."""
        choices = dict(self.choices) | {seat: move}
        board = replace(self.board, chosen=self.board.chosen | {seat})
        return self._go_on(board, (Chose(seat, move),), choices=tuple(sorted(choices.items())))

    def deserted(self, seat: Seat, ending: Ending) -> Step:
        """Return what a leaver has declared binds it, else it is out (G7.1); the last one gets the pot (G7.2)."""
        board = replace(self.board, left=(*self.board.left, seat))
        if last_side(((one,) for one in board.seats), board.left) is not None:
            return self._finish(board, ending, (Left(seat, ending),))
        if board.phase is Phase.DECLARE and seat in board.silent and seat not in board.chosen:
            board = board.heard(seat, is_in=False)
        return self._go_on(board, (Left(seat, ending),), choices=self.choices, leaver=seat)

    def binds(self, seat: Seat) -> bool:
        """Return whether `seat` has said in the open deal that it is in, or has chosen so."""
        is_in = seat in self.board.ins or any(own == seat and isinstance(move, In) for own, move in self.choices)
        return self.board.phase is Phase.DECLARE and is_in

    def _go_on(
        self, board: Board, events: tuple[Event, ...], *, choices: Choices = (), leaver: Seat | None = None
    ) -> Step:
        """Count the deal once everyone has declared."""
        if board.phase is not Phase.DECLARE:
            return self._step(board, events, leaver=leaver)
        if board.options.declare is Declare.TOGETHER:
            if not board.chosen >= frozenset(board.asked):
                return self._step(board, events, choices=choices, leaver=leaver)
            ins = board.ins | {seat for seat, move in choices if isinstance(move, In)}
            board = replace(board, ins=ins, outs=frozenset(board.dealt) - ins, chosen=frozenset())
            events = (*events, _declared(board))
        elif len(silent := board.silent) == 1 and not board.ins:  # in without being asked (G3.4)
            board, events = board.heard(silent[0], is_in=True), (*events, Said(silent[0], is_in=True))
        elif silent:
            return self._step(board, events, leaver=leaver)
        board = counted(board, self.hands)
        events = (*events, Scored(board.scores[-1]))
        return self._finish(board, Ending.PLAYED, events) if board.is_last else self._step(board, events, leaver=leaver)

    def _finish(self, board: Board, ending: Ending, events: tuple[Event, ...]) -> Step:
        """Share the pot among those who are there; then most chips win (G6.2, G6.3)."""
        dealer = board.dealer if board.deal else None
        shared = divided(board.pot, board.staying, seats=len(board.seats), dealer=dealer)
        shares = tuple(shared.get(seat, 0) for seat in board.seats)
        chips = tuple(had + more for had, more in zip(board.chips, shares, strict=True))
        outcome = won([(seat,) for seat in board.seats], chips, board.left, ending=ending)
        shared_out = replace(self, board=replace(board, pot=0, chips=chips))
        return shared_out.over(outcome, events, shares)

    def over(self, outcome: Outcome, events: tuple[Event, ...] = (), shares: tuple[int, ...] = ()) -> Step:
        """End the game, after what else has happened; of the last pot these were everyone's shares."""
        turns = tuple(turn + 1 for turn in self.turns)
        board = replace(self.board, phase=Phase.OVER, chosen=frozenset(), outcome=outcome)
        return Step(GutsPosition(board, self.hands, turns, self.rest), (*events, Ended(outcome, shares)), reveals=True)

    def _step(
        self, board: Board, events: tuple[Event, ...], *, choices: Choices = (), leaver: Seat | None = None
    ) -> Step:
        """Return the step from here to `board`: who may or could speak has other choices now, and who has left."""
        after = GutsPosition(board, self.hands, self._turns(board, leaver), self.rest, choices)
        return Step(after, events, reveals=True)

    def _turns(self, after: Board, leaver: Seat | None = None) -> tuple[int, ...]:
        turns = list(self.turns)
        for seat in {*self.board.asked} ^ {*after.asked} | ({leaver} if leaver is not None else set()):
            turns[seat] += 1
        return tuple(turns)


def _declared(board: Board) -> Declared:
    def among(seats: Iterable[Seat]) -> tuple[Seat, ...]:
        return tuple(sorted(seats, key=board.dealt.index))

    return Declared(among(board.ins), among(board.outs))
