"""A whole game of Anaconda at one moment, hidden cards and hidden choices included."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.games.anaconda import betting, judge
from bot.games.anaconda.board import DEALT, ROUNDS, Board, Half, Phase
from bot.games.anaconda.choosing import kept, lowest, ranking
from bot.games.anaconda.events import (
    Called,
    Checked,
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
from bot.games.anaconda.inner.showdown import Fives, shown_down, unopposed
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
from bot.games.dealing import Chose, DealtPosition, dealt_round
from bot.games.entries import grown
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
        return move if isinstance(move, CallUpTo) and board.bets.due > move.to else Call()

    @property
    def awaited(self) -> frozenset[Seat]:
        """The seats that the game waits for: in a secret choice those who have not chosen."""
        return frozenset(self.board.asked) - self.board.chosen

    def hand(self, seat: Seat | None) -> Hand:
        """Return what a seat holds; nothing for a bystander."""
        return self.hands[seat] if seat is not None and seat < len(self.hands) else Hand()

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
        board, seats, solvent = self.board, len(self.hands), self.board.solvent
        order = tuple([seat for seat in clockwise(seats, after=chance.seat) if seat in solvent])
        money = Chips.dealt(board.money.stacks, order, carried=board.money.carried, ante=board.options.ante)
        dealt = Board(
            options=board.options,
            dealer=chance.seat,
            money=money,
            deal=chance.deal,
            dealt=order,
            declared=(None,) * seats,
            left=board.left,
            scores=board.scores,
        )
        hands = tuple(dealt_round(cards, order, seats=seats, each=DEALT))
        settled, back = _returned(dealt)
        given = AnacondaPosition(board, hands, self.turns, tuple(cards[DEALT * len(order) :]))
        return given._onward(betting.opened(settled, 1), (), [Dealt(chance.deal, chance.seat, dealt.pot, hands), *back])

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
        chosen = board.after(chosen=board.chosen | {seat})
        return self._onward(chosen, choices, [Chose(seat, move)])

    def _bets(self, board: Board, event: Event) -> Step:
        return self._onward(board, (), [event])

    def deserted(self, seat: Seat, ending: Ending) -> Step:
        """Let a seat fold at once: a secret choice is dropped, its chips stay with it (A8.2)."""
        board = replace(self.board, left=(*self.board.left, seat))
        if seat in board.money.playing:
            board = betting.folded(board, seat).after(chosen=board.chosen - {seat})
        choices = tuple([each for each in self.choices if each[0] != seat])
        return self._onward(board, choices, [Left(seat, ending)], leaver=seat, ending=ending)

    def _onward(
        self,
        board: Board,
        choices: Choices,
        events: list[Event],
        *,
        leaver: Seat | None = None,
        ending: Ending = Ending.PLAYED,
    ) -> Step:
        """Return the step from here to `board`, and on until someone is asked, or a deal or the game is over."""
        now = self  # the cards may move; its board is the one before
        while True:
            if board.phase is Phase.DEAL:
                return now._between(board, events, leaver, ending)
            if len(board.money.playing) == 1:
                board = unopposed(board)
                events, choices = [*events, Scored(board.scores[-1])], ()
            elif board.phase is Phase.BET:
                if board.pending:
                    return now._step(board, choices, events, leaver)
                board, more = _closed(board, now.fives)
                events = [*events, *more]
            elif len(board.chosen) < len(board.money.playing):
                return now._step(board, choices, events, leaver)
            else:
                now, board, more = now._chosen(board, dict(choices))
                events, choices = [*events, *more], ()

    def _chosen(self, board: Board, moves: Mapping[Seat, Move]) -> tuple["AnacondaPosition", Board, list[Event]]:
        """Return the cards and the board once all have chosen in secret, and what happened."""
        match board.phase:
            case Phase.GIVE:
                return self._passed(board, moves)
            case Phase.DECLARE:
                sides = {seat: Half.LOW if isinstance(move, Low) else Half.HIGH for seat, move in moves.items()}
                declared = tuple([sides.get(seat) for seat in board.seats])
                highs, lows = ([seat for seat in board.playing if sides[seat] is half] for half in Half)
                opened = replace(board, phase=Phase.SHOW, chosen=frozenset(), declared=declared)
                return self, opened, [Declared(tuple(highs), tuple(lows))]
            case _:
                return self._showed(board, moves)

    def _passed(self, board: Board, moves: Mapping[Seat, Move]) -> tuple["AnacondaPosition", Board, list[Event]]:
        """Return the cards and the board once all have passed at the same time (A3.1)."""
        to, bits, parcels = board.passes_to, [hand.bits for hand in self.hands], []
        for giver, receiver in to.items():
            move = moves[giver]
            if isinstance(move, PassOn):
                cards = pack(move.cards)
                bits[giver] -= cards
                bits[receiver] += cards
                parcels.append(Parcel(board.round, giver, receiver, move.cards))
        events: list[Event] = [PassedOn(each.giver, each.receiver, len(each.cards), each.cards) for each in parcels]
        if board.round > 1:
            board = replace(board, second_pass=tuple(sorted(to.items())))
        after = replace(self, hands=tuple(map(Hand.of_bits, bits)), parcels=(*self.parcels, *parcels))
        return after, betting.opened(board, board.round + 1), events

    def _showed(self, board: Board, moves: Mapping[Seat, Move]) -> tuple["AnacondaPosition", Board, list[Event]]:
        """Return the cards and the board once all show four cards at the same time (A3.4)."""
        shows = {seat: move for seat, move in moves.items() if isinstance(move, Show)}
        fives = tuple([shows[seat].five if seat in shows else None for seat in board.seats])
        shown = tuple([five[:-1] if five else () for five in fives])
        events: list[Event] = [Showed(seat, shown[seat]) for seat in board.playing]
        return replace(self, fives=fives), betting.opened(replace(board, shown=shown), ROUNDS), events

    # Between deals, and the end

    def _between(self, board: Board, events: list[Event], leaver: Seat | None, ending: Ending) -> Step:
        """Return the step to a moment between two deals, at which the game may be over (A8.1, A8.2)."""
        if len(board.staying) == 1:
            return self._finish(board, ending, events)
        is_last = board.deal == board.options.deals and board.deal > 0
        if is_last or len(board.solvent) < 2:
            return self._finish(board, Ending.PLAYED, events)
        return self._step(board, (), events, leaver)

    def _finish(self, board: Board, ending: Ending, events: list[Event]) -> Step:
        """End the game: what is left over goes to the only one who stays or has chips; then most chips win."""
        money, heirs = board.money, board.staying if len(board.staying) == 1 else board.solvent
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

    def _step(self, board: Board, choices: Choices, events: list[Event], leaver: Seat | None) -> Step:
        """Return the step from here to `board`: those whose choices are others now have another number of turns."""
        turns = grown(self.turns, *_changed(self.board, board), leaver)
        after = AnacondaPosition(board, self.hands, turns, self.rest, self.parcels, self.fives, choices)
        return Step(after, tuple(events), reveals=True)


def _returned(board: Board) -> tuple[Board, list[Event]]:
    """Return the board once chips that nobody has called are given back, and that (A4.6)."""
    was, money = board.money, board.money.returned()
    if money is was:
        return board, []
    back = [now - had for now, had in zip(money.stacks, was.stacks, strict=True)]
    return board.after(money=money), [Returned(seat, back[seat]) for seat in board.seats if back[seat]]


def _closed(board: Board, fives: Fives) -> tuple[Board, list[Event]]:
    """Return the board after a round of betting, and what happened."""
    settled, returned = _returned(board)
    if board.round < ROUNDS:
        return settled.after(phase=_AFTER[board.round - 1]), returned
    over = shown_down(settled, fives)
    return over, [*returned, Scored(over.scores[-1])]


def _changed(before: Board, after: Board) -> Collection[Seat]:
    """Return who has other choices now: both who were asked and who are, unless it is the same question."""
    if (before.deal, before.phase, before.round) != (after.deal, after.phase, after.round):
        return before.asked + after.asked
    if before.phase is not Phase.BET:
        return before.money.playing ^ after.money.playing  # a choice may be changed
    (asked,), (now,) = before.asked, after.asked
    if asked == now and _is_same_price(before, after, asked):
        return ()
    return asked, now


def _is_same_price(before: Board, after: Board, seat: Seat) -> bool:
    """Return whether the player whose turn it still is can bet as before: someone else has left."""
    is_same = betting.price(before, seat) == betting.price(after, seat)
    return is_same and betting.wagers(before, seat) == betting.wagers(after, seat)
