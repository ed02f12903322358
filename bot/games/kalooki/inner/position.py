"""A whole game of Kalooki at one moment, hidden cards and hidden answers included."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from bot.games.cards import Card, Hand, pack
from bot.games.contract_position import ContractPosition, known_to
from bot.games.contract_table import picked_up, shown
from bot.games.dealing import Answered, dealt_round
from bot.games.discarding import Discarded, Drew, FewLeft, Passed, Penalized, Renewed, Took
from bot.games.entries import less, more, put
from bot.games.kalooki import judge
from bot.games.kalooki.board import MOST_CALLS, Board, Phase, Table, bare
from bot.games.kalooki.contracts import cards_each
from bot.games.kalooki.events import (
    Called,
    Dealt,
    Granted,
    Overcalled,
    Rejected,
    Scored,
    ThrownOut,
    TurnEnded,
    WentOut,
)
from bot.games.kalooki.inner.ends import counted
from bot.games.kalooki.inner.melding import melded
from bot.games.kalooki.inner.ordered import comes_to
from bot.games.kalooki.inner.silence import default
from bot.games.kalooki.legal import legal_moves
from bot.games.kalooki.moves import (
    Add,
    Allow,
    Call,
    Discard,
    Draw,
    EndTurn,
    Lay,
    Pass,
    Swap,
    Take,
)
from bot.games.kalooki.scoring import FINE, Ended
from bot.games.kalooki.views import KalookiView
from bot.games.protocol import (
    Chance,
    Event,
    Move,
    No,
    Owed,
    Refusal,
    Seat,
    Step,
    clockwise,
)

FEW = 2  # cards left in hand that a player has to announce


@dataclass(frozen=True, slots=True, repr=False)
class KalookiPosition(ContractPosition[Board]):
    """The board is open; everything else is hidden. A player who leaves has a deputy."""

    @property
    def renewal(self) -> Chance | None:
        """The pile without its top, for the draw or the penalty card that waits for it (K2.9)."""
        table = self.board.table
        drawer = table.active if table.caller is None else table.caller
        if table.phase is not Phase.RENEW or drawer is None:
            return None
        cards = tuple(sorted(table.pile[:-1], key=lambda card: card.place))
        return Chance(Owed.STOCK, self.board.deal, table.renewals + 1, cards, drawer)

    @property
    def forced(self) -> tuple[Seat, Move] | None:
        """The draw of a player who may not take, and the answer of one who must allow a call (K2.1, K2.3, K2.4)."""
        table = self.board.table
        if table.active is None or table.asked:
            return None
        match table.phase:
            case Phase.DRAW:
                return table.active, Draw()
            case Phase.BEGIN if not table.may_take:
                return table.active, Draw()
            case Phase.CALLED if not table.may_take:
                return table.active, Allow()
        return None

    def comes_to(self, seat: Seat, move: Move) -> Move:
        """Return what an order comes to: a call or none by the top card, and an answer to a call before a draw."""
        return comes_to(self.board, seat, self.hand(seat), move)

    def refusal(self, seat: Seat | None, move: Move) -> Refusal | None:
        """Return why `seat` may not play `move` now; None when it may."""
        return judge.refusal(self.board, seat, self.hand(seat), move)

    def legal_moves(self, seat: Seat) -> Collection[Move]:
        """Return what `seat` may play now, without leaving: see `legal` for what the list leaves out."""
        return legal_moves(self.board, seat, self.hand(seat))

    def default(self, seat: Seat) -> Move | None:
        """Return what is played for the silence of a seat that is awaited (K6.5)."""
        return default(self.board, seat, self.hands[seat]) if seat in self.awaited else None

    def view(self, seat: Seat | None) -> KalookiView:
        """Return what `seat` may know; None for a bystander."""
        turn, hand = self.turn_seen_by(seat), self.hand(seat)
        return KalookiView(seat, turn, self.board, hand, self.answer(seat), self.fresh_to(seat))

    # What happens

    def begin(self, chance: Chance, cards: Sequence[Card]) -> Step:
        """Deal, or renew the stock for the card that waits for it."""
        if chance.kind is Owed.DECK:
            return self._deal(chance, tuple(cards))
        table = self.board.table
        table = table._replace(stock=len(cards), renewals=chance.number, pile=table.pile[-1:])
        return replace(self, stock=tuple(cards))._draw(table, (Renewed(len(cards)),))

    def _deal(self, chance: Chance, deck: tuple[Card, ...]) -> Step:
        board, count = self.board, len(self.turns)
        contract, order = board.next_contract, clockwise(count, after=chance.seat)
        each = cards_each(contract)
        hands = tuple(dealt_round(deck, order, seats=count, each=each))
        top, stock = deck[count * each], deck[count * each + 1 :]
        table = bare(count)._replace(in_hand=(each,) * count, active=order[0], stock=len(stock), pile=(top,))
        board = replace(board, dealer=chance.seat, deal=chance.deal, contract=contract)
        dealt = replace(self, board=board, hands=hands, stock=stock, answers=(), fresh=())
        return dealt._step(self._begun(table), (Dealt(chance.deal, chance.seat, hands, contract, top),))

    def moved(self, seat: Seat, move: Move) -> Step:
        """Play a move that the judge has allowed."""
        match move:
            case Call() | No():
                return self._answer(seat, move)
            case Draw():
                return self._draw(self.board.table)
            case Discard(card=card):
                return self._discard(seat, card)
            case Take():
                return self._take(seat)
            case Allow():
                return self._grant(self.board.table)
            case Lay() | Add() | Swap():
                return self._meld(seat, move)
            case EndTurn():
                return self._end_turn(self.board.table, (TurnEnded(seat),))
            case Pass():
                return self._throw_out(self.board.table, (Passed(seat),))
        raise AssertionError("the judge has allowed something else")

    # Calls (K2.2 to K2.7)

    def _answer(self, seat: Seat, move: Move) -> Step:
        """Note an answer, and go through the answers as far as they are there, in the order of asking."""
        table, answers = self.board.table, {**dict(self.answers), seat: move}
        events: list[Event] = [Answered(seat, move)]
        asked = table.asked
        for place, one in enumerate(table.asked, start=1):
            match answers.get(one):
                case None:
                    break
                case Call() if table.calls[one] >= MOST_CALLS:
                    events.append(Overcalled(one, FINE))
                    table = table._replace(offences=put(table.offences, one, table.offences[one] + 1))
                    asked = table.asked[place:]  # who was asked before has let it go
                case Call():
                    return self._called(table, one, tuple(events))
        else:
            asked = ()
        kept = tuple(sorted((one, answer) for one, answer in answers.items() if one in asked))
        after = replace(self, answers=kept)
        if asked == table.asked:
            return Step(after, tuple(events), reveals=True)
        return after._step(table._replace(asked=asked), tuple(events))

    def _called(self, table: Table, caller: Seat, events: tuple[Event, ...]) -> Step:
        """Ask the active player, unless they have laid and must let the call be (K2.3)."""
        active = _there(table.active)
        table = table._replace(asked=(), caller=caller, phase=Phase.CALLED)
        closed = replace(self, answers=())
        if table.has_laid[active]:
            return closed._grant(table, events)
        return closed._step(table, (*events, Called(caller, table.pile[-1], active)))

    def _grant(self, table: Table, events: tuple[Event, ...] = ()) -> Step:
        """Give the caller the top card and a penalty card (K2.4)."""
        active, caller, card = _there(table.active), _there(table.caller), table.pile[-1]
        granted = Granted(caller, card, active, was_asked=not table.has_laid[active])
        hands = put(self.hands, caller, more(self.hands[caller], card))
        return replace(self, hands=hands)._draw(picked_up(table, caller), (*events, granted))

    def _take(self, seat: Seat) -> Step:
        table, card = self.board.table, self.board.table.pile[-1]
        event = Took(seat, card) if table.caller is None else Rejected(seat, card, table.caller)
        hands, fresh = put(self.hands, seat, more(self.hands[seat], card)), (*self.fresh, (seat, card))
        after, table = replace(self, hands=hands, answers=(), fresh=fresh), picked_up(table, seat)
        return after._step(table._replace(phase=Phase.PLAY, asked=(), caller=None, takes=table.takes + 1), (event,))

    # Cards from the stock

    def _draw(self, table: Table, events: tuple[Event, ...] = ()) -> Step:
        """Draw a card for the turn, or as a penalty for a caller. From an empty stock a renewed one is owed first."""
        if not self.stock:
            return self._step(table._replace(phase=Phase.RENEW), events)
        card, stock = self.stock[0], self.stock[1:]
        caller, active = table.caller, _there(table.active)
        seat = active if caller is None else caller
        after = replace(
            self,
            hands=put(self.hands, seat, more(self.hands[seat], card)),
            stock=stock,
            fresh=(*self.fresh, (seat, card)),
        )
        in_hand = put(table.in_hand, seat, table.in_hand[seat] + 1)
        table = table._replace(phase=Phase.PLAY, in_hand=in_hand, stock=len(stock), takes=0)
        if caller is None:
            return after._step(table, (*events, Drew(seat, card)))
        calls = table.calls[caller] + 1
        table = table._replace(phase=Phase.DRAW, caller=None, calls=put(table.calls, caller, calls))
        events = (*events, Penalized(caller, card, calls))
        return after._throw_out(table, events) if table.is_gone else after._step(table, events)

    # Melds (K3, K4)

    def _meld(self, seat: Seat, move: Lay | Add | Swap) -> Step:
        """Return the step after cards went from a hand to the table. The turn goes on, unless none is left."""
        cards, table, event = melded(self.board.table, seat, move)
        hand = self.hands[seat].bits - pack(cards)
        after, table = replace(self, hands=put(self.hands, seat, Hand.of_bits(hand))), shown(table, seat, cards)
        return after._step(table, (event,), reveals=False) if hand else after._go_out(table, seat, (event,))

    # The end of a turn (K5)

    def _discard(self, seat: Seat, card: Card) -> Step:
        table = shown(self.board.table, seat, (card,))
        table = table._replace(pile=(*table.pile, card), thrower=seat)
        after = replace(self, hands=put(self.hands, seat, less(self.hands[seat], card)))
        if table.in_hand[seat]:
            return after._end_turn(table, (Discarded(seat, card),))
        return after._go_out(table, seat, (Discarded(seat, card),))

    def _end_turn(self, table: Table, events: tuple[Event, ...]) -> Step:
        """Pass the turn to the left. The deal is thrown out if that player can neither draw nor take (K2.10)."""
        seat = _there(table.active)
        if table.in_hand[seat] <= FEW:
            events = (*events, FewLeft(seat, table.in_hand[seat]))
        table = self._begun(table._replace(active=clockwise(len(self.turns), after=seat)[0]))
        after = replace(self, fresh=known_to(self.fresh, seat))
        return after._throw_out(table, events) if table.is_gone and not table.may_take else after._step(table, events)

    def _begun(self, table: Table) -> Table:
        """Return the table as a turn of its active player begins: others are asked whether they call (K2.2)."""
        begun = table._replace(phase=Phase.BEGIN, lays_now=False)
        return begun._replace(asked=begun.callers(self.board.options.overcall))

    # The end of a deal, and of the game (K6)

    def _go_out(self, table: Table, seat: Seat, events: tuple[Event, ...]) -> Step:
        board = counted(replace(self.board, table=table), self.hands, ended=Ended.OUT, out=seat)
        return self._count(board, (*events, WentOut(seat, board.scores[-1].bent)))

    def _throw_out(self, table: Table, events: tuple[Event, ...]) -> Step:
        """End a deal that is deadlocked: it is scored for nobody (K6.3)."""
        before = self.board
        board = counted(replace(before, table=table), self.hands, ended=Ended.VOID)
        event = ThrownOut(before.deal, before.contract, before.voids + 1, is_dropped=board.at != before.at)
        return self._count(board, (*events, event))

    def _count(self, board: Board, events: tuple[Event, ...]) -> Step:
        is_last = board.at == len(board.options.contracts)
        return self.after_deal(board, (*events, Scored(board.scores[-1])), is_last=is_last)

    def left_alone(self, seat: Seat) -> tuple[Board, Event]:
        """Return the board once the deal that is on is counted for `seat`, which stays alone, and the event of it."""
        board = counted(self.board, self.hands, ended=Ended.LEFT, out=seat)
        return board, Scored(board.scores[-1])

    def cleared(self) -> Board:
        """Return the board of a game that is over, on which nobody has a turn."""
        table = self.board.table._replace(phase=Phase.OVER, active=None, asked=(), caller=None)
        return replace(self.board, table=table)

    def _step(self, table: Table, events: tuple[Event, ...], *, reveals: bool = True) -> Step:
        """Return the step to this table."""
        return self.on(replace(self.board, table=table), events, reveals=reveals)


def _there(seat: Seat | None) -> Seat:
    if seat is None:
        raise AssertionError("there is nobody whose turn it is, or who has called")
    return seat
