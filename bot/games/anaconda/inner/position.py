"""A whole game of Anaconda at one moment, hidden cards and hidden choices included."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from bot.games.anaconda import betting, judge
from bot.games.anaconda.board import DEALT, ROUNDS, Board, Half, Phase
from bot.games.anaconda.choosing import kept, lowest, ranking
from bot.games.anaconda.events import (
    Called,
    Checked,
    Chose,
    Dealt,
    Declared,
    DidBet,
    Ended,
    Folded,
    PassedOn,
    Raised,
    Returned,
    Scored,
    Showed,
)
from bot.games.anaconda.inner.showdown import shown_down, unopposed
from bot.games.anaconda.knowing import Parcel
from bot.games.anaconda.moves import (
    Bet,
    Call,
    CallAny,
    CallUpTo,
    Check,
    CheckOrFold,
    Fold,
    High,
    Low,
    PassOn,
    Raise,
    Show,
)
from bot.games.anaconda.views import AnacondaView
from bot.games.cards import Card, Hand, pack
from bot.games.dealing import DealtPosition, dealt_round
from bot.games.leaving import won
from bot.games.pots import Chips
from bot.games.protocol import Chance, Ending, Event, Left, Move, Outcome, Refusal, Seat, Step, clockwise

Choices = tuple[tuple[Seat, Move], ...]
"""The secret choices of the open deal, in order of seats."""

_AFTER = (Phase.GIVE, Phase.GIVE, Phase.DECLARE)
"""What follows each round of betting but the last."""


@dataclass(frozen=True, slots=True, repr=False)
class AnacondaPosition(DealtPosition[Board]):
    """The board is open; everything else is hidden. Nothing is ever taken back."""

    board: Board
    hands: tuple[Hand, ...]  # all seven cards, of the last deal also once it is over
    turns: tuple[int, ...]  # each grows when the choices of its seat change
    rest: tuple[Card, ...] = ()  # of the pack
    parcels: tuple[Parcel, ...] = ()  # that were passed in this deal
    fives: tuple[tuple[Card, ...] | None, ...] = ()  # the cards that are played with, the held one last
    choices: Choices = ()

    def comes_to(self, seat: Seat, move: Move) -> Move:
        """Return what an order is now: a check where that does, else a fold or a call, if it is still that round."""
        board = self.board
        is_asked = board.phase is Phase.BET and seat == board.active
        if not isinstance(move, CheckOrFold | CallUpTo | CallAny) or not is_asked or move.round != board.round:
            return move
        if not betting.price(board, seat):
            return Check()
        if isinstance(move, CheckOrFold):
            return Fold()
        return move if isinstance(move, CallUpTo) and board.due > move.to else Call()

    @property
    def awaited(self) -> frozenset[Seat]:
        """The seats that the game waits for: in a secret choice those who have not chosen."""
        return frozenset(self.board.asked) - self.board.chosen

    def hand(self, seat: Seat | None) -> Hand:
        """Return what a seat holds; nothing for a bystander."""
        return self.hands[seat] if seat in self.board.seats else Hand()

    def refusal(self, seat: Seat | None, move: Move) -> Refusal | None:
        """Return why `seat` may not play `move` now; None when it may."""
        return judge.refusal(self.board, seat, self.hand(seat), move)

    def legal_moves(self, seat: Seat) -> Collection[Move]:
        """Return what `seat` may play now, without leaving."""
        return judge.legal_moves(self.board, seat, self.hand(seat))

    def default(self, seat: Seat) -> Move | None:
        """Return the move for silence (A8.4)."""
        board = self.board
        if seat not in self.awaited:
            return None
        match board.phase:
            case Phase.GIVE:
                return lowest(self.hands[seat])
            case Phase.DECLARE:
                return High()
            case Phase.SHOW:
                return kept(self.hands[seat], ranking(board.options, board.declared[seat] or Half.HIGH))
        return Fold() if betting.price(board, seat) else Check()

    def view(self, seat: Seat | None) -> AnacondaView:
        """Return what `seat` may know; None for a bystander."""
        turn = self.turn_seen_by(seat)
        if seat is None:
            return AnacondaView(None, turn, self.board, Hand(), None, (), None)
        choice = next((move for own, move in self.choices if own == seat), None)
        parcels = tuple([each for each in self.parcels if seat in (each.giver, each.receiver)])
        five = self.fives[seat] if self.fives else None
        return AnacondaView(seat, turn, self.board, self.hands[seat], choice, parcels, five[-1] if five else None)

    def begin(self, chance: Chance, cards: Sequence[Card]) -> Step:
        """Take antes, and deal seven cards each (A2.1)."""
        board, seats = self.board, len(self.board.seats)
        dealer, solvent = board.next_dealer, board.solvent
        order = tuple(seat for seat in clockwise(seats, after=dealer) if seat in solvent)
        money = Chips.dealt(board.money.stacks, order, carried=board.money.carried)
        for seat in order:
            money = money.pays(seat, board.options.ante)
        dealt = Board(
            options=board.options,
            dealer=dealer,
            money=money,
            deal=chance.deal,
            dealt=order,
            declared=(None,) * seats,
            left=board.left,
            scores=board.scores,
        )
        hands = tuple(dealt_round(cards, order, seats=seats, each=DEALT))
        after = AnacondaPosition(dealt, hands, self.turns, tuple(cards[DEALT * len(order) :]))
        events, paid_back = [Dealt(chance.deal, dealer, dealt.pot, hands)], after._returned()
        begun = replace(paid_back[0], board=betting.opened(paid_back[0].board, 1))
        return begun._onward(self, [*events, *paid_back[1]])

    def moved(self, seat: Seat, move: Move) -> Step:
        """Bet or fold, or choose in secret."""
        board = self.board
        match move:
            case Check():
                return self._bets(betting.checked(board, seat), Checked(seat))
            case Fold():
                return self._bets(betting.folded(board, seat), Folded(seat))
            case Call():
                chips = betting.price(board, seat)
                return self._bets(betting.called(board, seat), Called(seat, chips, chips == board.money.stacks[seat]))
            case Bet(to=to) | Raise(to=to):
                after = betting.raised(board, seat, to)
                event = DidBet if isinstance(move, Bet) else Raised
                return self._bets(after, event(seat, to, not after.money.stacks[seat]))
        choices = tuple(sorted((dict(self.choices) | {seat: move}).items()))
        chosen = self._at(board.chose(seat), choices)
        return chosen._onward(self, [Chose(seat, move)])

    def _bets(self, board: Board, event: Event) -> Step:
        return self._at(board, self.choices)._onward(self, [event])

    def _at(self, board: Board, choices: Choices, turns: tuple[int, ...] | None = None) -> "AnacondaPosition":
        """Return the position with another board: what `replace` would do, in a fifth of its time."""
        return AnacondaPosition(board, self.hands, turns or self.turns, self.rest, self.parcels, self.fives, choices)

    def deserted(self, seat: Seat, ending: Ending) -> Step:
        """Let a seat fold at once: a secret choice is dropped, its chips stay with it (A8.2)."""
        board = replace(self.board, left=(*self.board.left, seat))
        choices = tuple([each for each in self.choices if each[0] != seat])
        after = replace(self, choices=choices)
        if seat in board.money.playing:
            board = replace(betting.folded(board, seat), chosen=board.chosen - {seat})
        return replace(after, board=board)._onward(self, [Left(seat, ending)], leaver=seat, ending=ending)

    def _onward(
        self,
        before: "AnacondaPosition",
        events: list[Event],
        *,
        leaver: Seat | None = None,
        ending: Ending = Ending.PLAYED,
    ) -> Step:
        """Return the step from `before` to here, and on until someone is asked, or a deal or the game is over."""
        now = self
        while True:
            board = now.board
            if board.phase is Phase.DEAL:
                return now._between(before, events, leaver, ending)
            if len(board.money.playing) == 1:
                over = unopposed(board)
                now, events = replace(now, board=over, choices=()), [*events, Scored(over.scores[-1])]
            elif board.phase is Phase.BET:
                if board.pending:
                    return now._step(before, events, leaver)
                now, told = now._closed()
                events = [*events, *told]
            elif len(board.chosen) < len(board.money.playing):
                return now._step(before, events, leaver)
            else:
                now, told = now._chosen()
                events = [*events, *told]

    def _returned(self) -> tuple["AnacondaPosition", list[Event]]:
        """Return the position once chips that nobody has called are given back, and that (A4.6)."""
        was, money = self.board.money, self.board.money.returned()
        if money == was:
            return self, []
        back = [now - had for now, had in zip(money.stacks, was.stacks, strict=True)]
        told: list[Event] = [Returned(seat, back[seat]) for seat in self.board.seats if back[seat]]
        return replace(self, board=replace(self.board, money=money)), told

    def _closed(self) -> tuple["AnacondaPosition", list[Event]]:
        """Return the position after a round of betting, and what happened."""
        after, told = self._returned()
        board = after.board
        if board.round < ROUNDS:
            return replace(after, board=replace(board, phase=_AFTER[board.round - 1])), told
        over = shown_down(board, after.fives)
        return replace(after, board=over), [*told, Scored(over.scores[-1])]

    def _chosen(self) -> tuple["AnacondaPosition", list[Event]]:
        """Return the position once all have chosen in secret, and what happened."""
        board = self.board
        match board.phase:
            case Phase.GIVE:
                return self._passed()
            case Phase.DECLARE:
                sides = {seat: Half.LOW if isinstance(move, Low) else Half.HIGH for seat, move in self.choices}
                declared = tuple([sides.get(seat) for seat in board.seats])
                open_ = replace(board, phase=Phase.SHOW, chosen=frozenset(), declared=declared)
                highs, lows = ([seat for seat in board.playing if sides[seat] is half] for half in Half)
                return replace(self, board=open_, choices=()), [Declared(tuple(highs), tuple(lows))]
            case _:
                return self._showed()

    def _passed(self) -> tuple["AnacondaPosition", list[Event]]:
        """Return the position once all cards have moved at the same time (A3.1)."""
        board, to, moves = self.board, self.board.passes_to, dict(self.choices)
        bits = [hand.bits for hand in self.hands]
        parcels = []
        for giver in board.playing:
            move, receiver = moves[giver], to[giver]
            if isinstance(move, PassOn):
                bits[giver] -= pack(move.cards)
                bits[receiver] += pack(move.cards)
                parcels.append(Parcel(board.round, giver, receiver, move.cards))
        told: list[Event] = [PassedOn(each.giver, each.receiver, len(each.cards), each.cards) for each in parcels]
        after = replace(
            self,
            board=betting.opened(board, board.round + 1),
            hands=tuple(map(Hand.of_bits, bits)),
            parcels=(*self.parcels, *parcels),
            choices=(),
        )
        if board.round > 1:
            after = replace(after, board=replace(after.board, second_pass=tuple(sorted(to.items()))))
        return after, told

    def _showed(self) -> tuple["AnacondaPosition", list[Event]]:
        """Return the position once all show four cards at the same time (A3.4)."""
        board, moves = self.board, {seat: move for seat, move in self.choices if isinstance(move, Show)}
        fives = tuple([moves[seat].five if seat in moves else None for seat in board.seats])
        shown = tuple([five[:-1] if five else () for five in fives])
        told: list[Event] = [Showed(seat, shown[seat]) for seat in board.playing]
        opened = betting.opened(replace(board, shown=shown), ROUNDS)
        return replace(self, board=opened, fives=fives, choices=()), told

    # Between deals, and the end

    def _between(self, before: "AnacondaPosition", events: list[Event], leaver: Seat | None, ending: Ending) -> Step:
        """Return the step to a moment between two deals, at which the game may be over (A8.1, A8.2)."""
        board = self.board
        if len(board.staying) == 1:
            return self._finish(ending, events)
        is_last = board.deal == board.options.deals and board.deal > 0
        if is_last or len(board.solvent) < 2:
            return self._finish(Ending.PLAYED, events)
        return self._step(before, events, leaver)

    def _finish(self, ending: Ending, events: list[Event]) -> Step:
        """End the game: what is left over goes to the only one who stays or has chips; then most chips win."""
        board, money = self.board, self.board.money
        heirs = board.staying if len(board.staying) == 1 else board.solvent
        heir, over = (heirs[0] if money.carried and len(heirs) == 1 else None), money.carried
        if heir is not None:
            stacks = tuple([chips + (over if seat == heir else 0) for seat, chips in enumerate(money.stacks)])
            board = replace(board, money=replace(money, stacks=stacks, carried=0))
        outcome = won([(seat,) for seat in board.seats], board.money.stacks, board.left, ending=ending)
        ended = Ended(outcome, heir, over if heir is not None else 0)
        return replace(self, board=board)._ended(ended, events)

    def over(self, outcome: Outcome, events: tuple[Event, ...] = ()) -> Step:
        """End the game, after what else has happened."""
        return self._ended(Ended(outcome), [*events])

    def _ended(self, ended: Ended, events: list[Event]) -> Step:
        board = replace(self.board, phase=Phase.OVER, pending=(), chosen=frozenset(), outcome=ended.outcome)
        after = replace(self, board=board, choices=(), turns=tuple([turn + 1 for turn in self.turns]))
        return Step(after, (*events, ended), reveals=True)

    def _step(self, before: "AnacondaPosition", events: list[Event], leaver: Seat | None) -> Step:
        """Return the step from `before` to here: those whose choices are others now have another number of turns."""
        changed = _changed(before.board, self.board)
        turns = tuple([turn + (seat in changed or seat == leaver) for seat, turn in enumerate(before.turns)])
        return Step(self._at(self.board, self.choices, turns), tuple(events), reveals=True)


def _changed(before: Board, after: Board) -> Collection[Seat]:
    """Return who has other choices now: both who were asked and who are, unless it is the same question."""
    asked, now = {*before.asked}, {*after.asked}
    if (before.deal, before.phase, before.round) != (after.deal, after.phase, after.round):
        return asked | now
    if before.active is not None and before.active == after.active and _is_same_price(before, after):
        return ()
    return asked | now if before.active is not None else asked ^ now


def _is_same_price(before: Board, after: Board) -> bool:
    """Return whether the player whose turn it still is can bet as before: someone else has left."""
    seat = before.active
    if seat is None:
        return True
    is_same = betting.price(before, seat) == betting.price(after, seat)
    return is_same and betting.wagers(before, seat) == betting.wagers(after, seat)
