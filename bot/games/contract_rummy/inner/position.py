"""A whole game of Contract Rummy at one moment, hidden cards and hidden answers included."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from bot.games.cards import Card, Hand, pack
from bot.games.contract_position import ContractPosition, known_to
from bot.games.contract_rummy import judge
from bot.games.contract_rummy.board import Board, Phase, Table, bare
from bot.games.contract_rummy.contracts import cards_each
from bot.games.contract_rummy.events import Blocked, Bought, Dealt, Scored, WentOut
from bot.games.contract_rummy.inner.ends import counted
from bot.games.contract_rummy.inner.melding import melded
from bot.games.contract_rummy.inner.ordered import comes_to
from bot.games.contract_rummy.inner.silence import default
from bot.games.contract_rummy.legal import legal_moves
from bot.games.contract_rummy.moves import Add, Ask, Discard, Draw, Lay, Pass, Swap, Take
from bot.games.contract_rummy.scoring import Ended
from bot.games.contract_rummy.views import ContractRummyView
from bot.games.contract_table import picked_up, shown
from bot.games.dealing import Answered, dealt_round
from bot.games.discarding import Discarded, Drew, FewLeft, Passed, Penalized, Renewed, Took
from bot.games.entries import less, more, put
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
class ContractRummyPosition(ContractPosition[Board]):
    """The board is open; everything else is hidden. A player who leaves has a deputy."""

    @property
    def renewal(self) -> Chance | None:
        """The pile without its top, for the draw or the penalty card that waits for it (CR2.5)."""
        table = self.board.table
        drawer = table.active if table.buyer is None else table.buyer
        if table.phase is not Phase.RENEW or drawer is None:
            return None
        cards = tuple(sorted(table.pile[:-1], key=lambda card: card.place))
        return Chance(Owed.STOCK, self.board.deal, table.renewals + 1, cards, drawer)

    @property
    def forced(self) -> tuple[Seat, Move] | None:
        """The draw of a player who may not take (CR2.7)."""
        table = self.board.table
        is_forced = table.active is not None and table.phase is Phase.BEGIN and not table.may_take
        return (_there(table.active), Draw()) if is_forced else None

    def comes_to(self, seat: Seat, move: Move) -> Move:
        """Return what an order comes to: it buys the top card, or lets it go."""
        return comes_to(self.board, seat, self.hand(seat), move)

    def refusal(self, seat: Seat | None, move: Move) -> Refusal | None:
        """Return why `seat` may not play `move` now; None when it may."""
        return judge.refusal(self.board, seat, self.hand(seat), move)

    def legal_moves(self, seat: Seat) -> Collection[Move]:
        """Return what `seat` may play now, without leaving: see `legal` for what the list leaves out."""
        return legal_moves(self.board, seat, self.hand(seat))

    def default(self, seat: Seat) -> Move | None:
        """Return what is played for silence (CR5.5): no card bought, no meld, and the costliest card."""
        return default(self.board, seat, self.hands[seat]) if seat in self.awaited else None

    def view(self, seat: Seat | None) -> ContractRummyView:
        """Return what `seat` may know; None for a bystander."""
        turn, hand = self.turn_seen_by(seat), self.hand(seat)
        return ContractRummyView(seat, turn, self.board, hand, self.answer(seat), self.fresh_to(seat))

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
        table = bare(count)._replace(
            phase=Phase.BEGIN, in_hand=(each,) * count, active=order[0], stock=len(stock), pile=(top,)
        )
        board = replace(board, dealer=chance.seat, deal=chance.deal, contract=contract)
        dealt = replace(self, board=board, hands=hands, stock=stock, answers=(), fresh=())
        return dealt._step(table, (Dealt(chance.deal, chance.seat, hands, contract, top),))

    def moved(self, seat: Seat, move: Move) -> Step:
        """Play a move that the judge has allowed."""
        match move:
            case Draw():
                return self._draw(self.board.table)
            case Ask() | No():
                return self._answer(seat, move)
            case Discard(card=card):
                return self._discard(seat, card)
            case Take():
                return self._take(seat)
            case Lay() | Add() | Swap():
                return self._meld(seat, move)
            case Pass():
                return self._block(self.board.table, (Passed(seat),))
        raise AssertionError("the judge has allowed something else")

    # The beginning of a turn (CR2)

    def _take(self, seat: Seat) -> Step:
        table, card = self.board.table, self.board.table.pile[-1]
        hands, fresh = put(self.hands, seat, more(self.hands[seat], card)), (*self.fresh, (seat, card))
        after, table = replace(self, hands=hands, fresh=fresh), picked_up(table, seat)
        return after._step(table._replace(phase=Phase.PLAY, takes=table.takes + 1), (Took(seat, card),))

    def _draw(self, table: Table, events: tuple[Event, ...] = ()) -> Step:
        """Draw for the turn, or the penalty card of a buyer. From an empty stock a renewed one is owed first."""
        if not self.stock:
            return self._step(table._replace(phase=Phase.RENEW), events)
        card, stock, buyer = self.stock[0], self.stock[1:], table.buyer
        seat = _there(table.active) if buyer is None else buyer
        hands, in_hand = put(self.hands, seat, more(self.hands[seat], card)), table.in_hand[seat] + 1
        after = replace(self, hands=hands, stock=stock, fresh=(*self.fresh, (seat, card)))
        table = table._replace(in_hand=put(table.in_hand, seat, in_hand), stock=len(stock), takes=0)
        if buyer is None:
            return after._offer(table, (*events, Drew(seat, card)))
        bought = table.bought[seat] + 1
        table = table._replace(bought=put(table.bought, seat, bought))
        return after._offer(table, (*events, Penalized(seat, card, bought)))

    def _offer(self, table: Table, events: tuple[Event, ...]) -> Step:
        """Ask the others whether they buy the top card (CR2.2, CR2.3); if nobody can, the turn goes on."""
        asked = table.buyers(self.board.options.may_i)
        phase = Phase.ASKED if asked else Phase.PLAY
        return self._step(table._replace(phase=phase, asked=asked), events)

    def _answer(self, seat: Seat, move: Move) -> Step:
        """Note an answer, and go through the answers as far as they are there, in the order of asking."""
        table, answers = self.board.table, {**dict(self.answers), seat: move}
        event = Answered(seat, move)
        for one in table.asked:
            match answers.get(one):
                case None:
                    return Step(replace(self, answers=tuple(sorted(answers.items()))), (event,), reveals=True)
                case Ask():
                    return replace(self, answers=())._buy(table, one, (event,))
        closed = replace(self, answers=())
        return closed._step(table._replace(phase=Phase.PLAY, asked=()), (event,))

    def _buy(self, table: Table, buyer: Seat, events: tuple[Event, ...]) -> Step:
        """Give a player the top card, and a penalty card (CR2.2)."""
        card = table.pile[-1]
        after = replace(self, hands=put(self.hands, buyer, more(self.hands[buyer], card)))
        event = Bought(buyer, card, _there(table.active))
        return after._draw(picked_up(table, buyer)._replace(asked=(), buyer=buyer), (*events, event))

    # Melds (CR3, CR4)

    def _meld(self, seat: Seat, move: Lay | Add | Swap) -> Step:
        """Return the step after cards went from a hand to the table. The turn goes on, unless none is left."""
        cards, table, event = melded(self.board.table, seat, move)
        hand = self.hands[seat].bits - pack(cards)
        after, table = replace(self, hands=put(self.hands, seat, Hand.of_bits(hand))), shown(table, seat, cards)
        return after._step(table, (event,), reveals=False) if hand else after._go_out(table, seat, (event,))

    # The end of a turn (CR5)

    def _discard(self, seat: Seat, card: Card) -> Step:
        table = shown(self.board.table, seat, (card,))
        table = table._replace(pile=(*table.pile, card), thrower=seat)
        after = replace(self, hands=put(self.hands, seat, less(self.hands[seat], card)))
        if table.in_hand[seat]:
            return after._end_turn(table, (Discarded(seat, card),))
        return after._go_out(table, seat, (Discarded(seat, card),))

    def _end_turn(self, table: Table, events: tuple[Event, ...]) -> Step:
        """Pass the turn to the left. The deal is blocked if that player can neither draw nor take (CR2.6)."""
        seat = _there(table.active)
        if table.in_hand[seat] <= FEW:
            events = (*events, FewLeft(seat, table.in_hand[seat]))
        following = clockwise(len(self.turns), after=seat)[0]
        table = table._replace(phase=Phase.BEGIN, active=following, lays_now=False, buyer=None)
        after = replace(self, fresh=known_to(self.fresh, seat))
        return after._block(table, events) if table.is_gone and not table.may_take else after._step(table, events)

    # The end of a deal, and of the game (CR5.3 to CR5.5)

    def _go_out(self, table: Table, seat: Seat, events: tuple[Event, ...]) -> Step:
        board = counted(replace(self.board, table=table), self.hands, ended=Ended.OUT, free=seat)
        return self._count(board, (*events, WentOut(seat)))

    def _block(self, table: Table, events: tuple[Event, ...]) -> Step:
        board = counted(replace(self.board, table=table), self.hands, ended=Ended.BLOCKED)
        return self._count(board, (*events, Blocked(board.deal)))

    def _count(self, board: Board, events: tuple[Event, ...]) -> Step:
        is_last = board.at == len(board.options.contracts)
        return self.after_deal(board, (*events, Scored(board.scores[-1])), is_last=is_last)

    def left_alone(self, seat: Seat) -> tuple[Board, Event]:
        """Return the board once the deal that is on is counted for `seat`, which stays alone, and the event of it."""
        board = counted(self.board, self.hands, ended=Ended.LEFT, free=seat)
        return board, Scored(board.scores[-1])

    def cleared(self) -> Board:
        """Return the board of a game that is over, on which nobody has a turn."""
        table = self.board.table._replace(phase=Phase.OVER, active=None, asked=(), buyer=None)
        return replace(self.board, table=table)

    def _step(self, table: Table, events: tuple[Event, ...], *, reveals: bool = True) -> Step:
        """Return the step to this table."""
        return self.on(replace(self.board, table=table), events, reveals=reveals)


def _there(seat: Seat | None) -> Seat:
    if seat is None:
        raise AssertionError("there is nobody whose turn it is")
    return seat
