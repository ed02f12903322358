"""A whole game of Magpie at one moment, hidden cards and hidden answers included."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from bot.games.cards import Card, Hand
from bot.games.dealing import Answered, Chose, PlayedOn
from bot.games.discarding import Discarded, Drew, Renewed, Took
from bot.games.entries import less, more, put
from bot.games.leaving import last_side, won
from bot.games.paying import divided
from bot.games.protocol import (
    Chance,
    Ending,
    Event,
    Left,
    Move,
    No,
    Outcome,
    Owed,
    Refusal,
    Seat,
    Step,
    Window,
    clockwise,
)
from tests.witness import judge
from tests.witness.board import DEALT, TURNS, Board, Phase, Score, worth
from tests.witness.events import Claimed, Dealt, Ended, Given, LetGo, Scored
from tests.witness.moves import Claim, Discard, Draw, Give, Take
from tests.witness.views import MagpieView

Answers = tuple[tuple[Seat, Move], ...]
"""The answers in the window that is open, in order of seats."""


@dataclass(frozen=True, slots=True, repr=False)
class MagpiePosition(PlayedOn[Board]):
    """The board is open; everything else is hidden."""

    board: Board
    hands: tuple[Hand, ...]
    turns: tuple[int, ...]  # each grows when the choices of its seat change
    stock: tuple[Card, ...] = ()  # the next card to draw comes first
    answers: Answers = ()

    @property
    def renewal(self) -> Chance | None:
        """The pile without its top card, for a draw that waits for it."""
        board = self.board
        if board.phase is not Phase.RENEW or board.active is None:
            return None
        cards = tuple(sorted(board.pile[:-1], key=lambda card: card.place))
        return Chance(Owed.STOCK, board.deal, board.renewals + 1, cards, board.active)

    @property
    def window(self) -> Window | None:
        """The window that is open, with all who have answered."""
        window = self.board.window
        return None if window is None else replace(window, answered=frozenset(seat for seat, _ in self.answers))

    @property
    def forced(self) -> tuple[Seat, Move] | None:
        """The draw after a claim, and where there is no pile (4.4)."""
        board = self.board
        if board.active is None or board.phase not in (Phase.BEGIN, Phase.CLAIMED):
            return None
        return None if board.phase is Phase.BEGIN and board.pile else (board.active, Draw())

    def refusal(self, seat: Seat | None, move: Move) -> Refusal | None:
        """Return why `seat` may not play `move` now; None when it may."""
        return judge.refusal(self.board, seat, self._hand(seat), move)

    def legal_moves(self, seat: Seat) -> Collection[Move]:
        """Return the possible plays of `seat` now, without leaving."""
        return judge.legal_moves(self.board, seat, self._hand(seat))

    def default(self, seat: Seat) -> Move | None:
        """Return the move for silence (7.2, 7.3)."""
        board = self.board
        if seat not in self.awaited:
            return None
        if seat in board.asked:
            return No()
        match board.phase:
            case Phase.GIVE:
                return Give(least(self.hands[seat]))
            case Phase.DISCARD:
                return Discard((dearest if board.options.throws_dearest else least)(self.hands[seat]))
            case _:
                return None if board.asked else Draw()

    def view(self, seat: Seat | None) -> MagpieView:
        """Return what `seat` may know; None for a bystander."""
        answer = next((move for own, move in self.answers if own == seat), None)
        return MagpieView(seat, self.turn_seen_by(seat), self.board, self._hand(seat), answer)

    def begin(self, chance: Chance, cards: Sequence[Card]) -> Step:
        """Deal, or renew the stock for the draw that waits for it."""
        if chance.kind is Owed.DECK:
            return self._deal(chance, tuple(cards))
        board = replace(self.board, pile=self.board.pile[-1:], stock=len(cards), renewals=chance.number)
        step = replace(self, board=board, stock=tuple(cards))._draw(chance.seat)
        return step._replace(events=(Renewed(len(cards)), *step.events))

    def moved(self, seat: Seat, move: Move) -> Step:
        """Give, answer, take, draw or discard."""
        match move:
            case Give() | Claim() | No():
                return self._answer(seat, move)
            case Take():
                return self._take(seat)
            case Draw():
                return self._draw(seat)
            case Discard(card=card):
                return self._discard(seat, card)
        raise AssertionError("the judge has allowed something else")

    def _deal(self, chance: Chance, deck: tuple[Card, ...]) -> Step:
        board, count = self.board, len(self.board.seats)
        hands = _hands(deck, clockwise(count, after=chance.seat), board.options.packet)
        top, stock = deck[count * DEALT], deck[count * DEALT + 1 :]
        ante = board.options.ante
        dealt = replace(
            board,
            dealer=chance.seat,
            phase=Phase.GIVE,
            deal=chance.deal,
            played=0,
            stock=len(stock),
            renewals=0,
            pile=(top,),
            thrower=None,
            chosen=frozenset(),
            claims=(),
            pot=board.pot + ante * count,
            chips=tuple(chips - ante for chips in board.chips),
            in_hand=(DEALT,) * count,
            known=(Hand(),) * count,
        )
        event = Dealt(chance.deal, chance.seat, top, hands)
        return self._step(replace(self, board=dealt, hands=hands, stock=stock, answers=()), (event,))

    def _answer(self, seat: Seat, move: Move) -> Step:
        answers = dict(self.answers) | {seat: move}
        after = replace(self, answers=tuple(sorted(answers.items())))
        if isinstance(move, Give):
            after = replace(after, board=replace(self.board, chosen=frozenset(answers)))
            return after._given((Chose(seat, move),))
        events = (Answered(seat, move),)
        for one in self.board.asked:
            match answers.get(one):
                case Claim(price=price):
                    return after._claimed(one, price, events)
                case None:
                    return Step(after, events, reveals=True)
        return self._step(replace(after, board=replace(self.board, asked=()), answers=()), (*events, LetGo()))

    def _given(self, events: tuple[Event, ...]) -> Step:
        """Let the cards go to the left once the last seat has chosen (3.1)."""
        board = self.board
        if len(self.answers) < len(board.seats):
            return Step(self, events, reveals=True)
        given = {seat: move.card for seat, move in self.answers if isinstance(move, Give)}
        came = tuple(given[clockwise(len(board.seats), after=seat)[-2]] for seat in board.seats)
        hands = tuple(more(less(self.hands[seat], given[seat]), came[seat]) for seat in board.seats)
        begun = begin(replace(board, phase=Phase.BEGIN, chosen=frozenset()))
        return self._step(replace(self, board=begun, hands=hands, answers=()), (*events, Given(came)))

    def _claimed(self, seat: Seat, price: int, events: tuple[Event, ...]) -> Step:
        board = replace(
            self.board,
            phase=Phase.CLAIMED,
            asked=(),
            claims=(*self.board.claims, seat),
            pot=self.board.pot + price,
            chips=with_more(self.board.chips, seat, -price),
        )
        card = board.pile[-1]
        return self._step(replace(self, answers=())._picked_up(board, seat), (*events, Claimed(seat, card, price)))

    def _take(self, seat: Seat) -> Step:
        board = replace(self.board, phase=Phase.DISCARD, asked=())
        return self._step(replace(self, answers=())._picked_up(board, seat), (Took(seat, board.pile[-1]),))

    def _picked_up(self, board: Board, seat: Seat) -> "MagpiePosition":
        """Return the position after `seat` takes the top card of the pile, before everyone's eyes."""
        card = board.pile[-1]
        known = put(board.known, seat, more(board.known[seat], card))
        board = replace(board, pile=board.pile[:-1], in_hand=with_more(board.in_hand, seat, 1), known=known)
        return replace(self, board=board, hands=put(self.hands, seat, more(self.hands[seat], card)))

    def _draw(self, seat: Seat) -> Step:
        board = self.board
        if not self.stock:
            return self._step(replace(self, board=replace(board, phase=Phase.RENEW)), ())
        card, *stock = self.stock
        board = replace(board, phase=Phase.DISCARD, stock=len(stock), in_hand=with_more(board.in_hand, seat, 1))
        hands = put(self.hands, seat, more(self.hands[seat], card))
        return self._step(replace(self, board=board, hands=hands, stock=tuple(stock)), (Drew(seat, card),))

    def _discard(self, seat: Seat, card: Card) -> Step:
        board, hands = self.board, put(self.hands, seat, less(self.hands[seat], card))
        known = board.known[seat]
        board = replace(
            board,
            phase=Phase.BEGIN,
            pile=(*board.pile, card),
            thrower=seat,
            played=board.played + 1,
            in_hand=with_more(board.in_hand, seat, -1),
            known=put(board.known, seat, less(known, card)) if card in known else board.known,
        )
        after, events = replace(self, hands=hands), (Discarded(seat, card),)
        if board.played == TURNS * len(board.seats):
            return after._count(board, events)
        return self._step(replace(after, board=begin(board)), events)

    def _count(self, board: Board, events: tuple[Event, ...]) -> Step:
        """Count the hands, and see whether that was the last deal (5.1, 6.1)."""
        points = {side: sum(board.points(card) for seat in side for card in self.hands[seat]) for side in board.sides}
        best = max(points.values())
        winners = tuple(sorted(seat for side in board.sides if points[side] == best for seat in side))
        each, odd = divmod(board.pot, len(winners))
        before = board.scores[-1].chips if board.scores else (0,) * len(board.seats)
        chips = tuple(board.chips[seat] + (each if seat in winners else 0) for seat in board.seats)
        score = Score(
            deal=board.deal,
            dealer=board.dealer,
            pot=board.pot,
            winners=winners,
            hands=tuple(self.hands[seat] if seat in winners else None for seat in board.seats),
            scores=tuple(now - was for now, was in zip(chips, before, strict=True)),
            chips=chips,
        )
        board = replace(board, phase=Phase.DEAL, pot=odd, chips=chips, scores=(*board.scores, score))
        counted = replace(self, board=board)
        if board.deal < board.options.deals:
            return self._step(counted, (*events, Scored(score)))
        return self._finish(counted, Ending.PLAYED, (*events, Scored(score)))

    def deserted(self, seat: Seat, ending: Ending) -> Step:
        """Let the game go on while a player of another side stays (7.1)."""
        board = replace(self.board, left=(*self.board.left, seat))
        left = replace(self, board=board)
        if last_side(board.sides, board.left):
            return self._finish(left, ending, (Left(seat, ending),))
        return Step(replace(left, turns=with_more(self.turns, seat, 1)), (Left(seat, ending),), reveals=True)

    def _finish(self, last: "MagpiePosition", ending: Ending, events: tuple[Event, ...]) -> Step:
        """Divide the pot among those who stay; then most chips win, those of a side together (6.1)."""
        board = last.board
        staying = [seat for seat in board.seats if seat not in board.left]
        shares = divided(board.pot, staying, seats=len(board.seats), dealer=board.dealer if board.deal else None)
        chips = tuple(board.chips[seat] + shares.get(seat, 0) for seat in board.seats)
        together = [sum(chips[one] for side in board.sides if seat in side for one in side) for seat in board.seats]
        outcome = won(board.sides, together, board.left, ending=ending)
        return replace(last, board=replace(board, pot=0, chips=chips)).over(outcome, events)

    def over(self, outcome: Outcome, events: tuple[Event, ...] = ()) -> Step:
        """End the game, after what else has happened."""
        board = replace(self.board, phase=Phase.OVER, asked=(), outcome=outcome)
        turns = tuple(turn + 1 for turn in self.turns)
        return Step(replace(self, board=board, turns=turns, answers=()), (*events, Ended(outcome)), reveals=True)

    def _step(self, after: "MagpiePosition", events: tuple[Event, ...]) -> Step:
        """Return the step from here to `after`: all who could or can act have other choices now."""
        concerned = self.board.to_act | after.board.to_act
        turns = tuple(turn + (seat in concerned) for seat, turn in enumerate(self.turns))
        return Step(replace(after, turns=turns), events, reveals=True)

    def _hand(self, seat: Seat | None) -> Hand:
        return self.hands[seat] if seat in self.board.seats else Hand()


def _hands(deck: Sequence[Card], order: Sequence[Seat], packet: int) -> tuple[Hand, ...]:
    """Return the hands by seat after dealing in this order, so many cards at a time (2.2)."""
    turns = [order[at // packet % len(order)] for at in range(DEALT * len(order))]
    return tuple(Hand(deck[at] for at, seat in enumerate(turns) if seat == own) for own in sorted(order))


def begin(board: Board) -> Board:
    """Begin a turn: those who may claim are asked (4.2)."""
    return replace(board, asked=board.to_be_asked())


def least(hand: Hand) -> Card:
    """Return the card that is worth least (7.3)."""
    return min(hand, key=worth)


def dearest(hand: Hand) -> Card:
    """Return the card that is worth most (7.3, from the second edition on)."""
    return max(hand, key=worth)


def with_more(entries: tuple[int, ...], seat: Seat, count: int) -> tuple[int, ...]:
    """Return the entries by seat with `count` more for this seat."""
    return put(entries, seat, entries[seat] + count)
