"""A whole game of Contract Rummy at one moment, hidden cards and hidden answers included."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.cards import Card
from bot.games.contract_rummy.board import Board, Phase, Table, bare
from bot.games.contract_rummy.contracts import cards_each
from bot.games.contract_rummy.events import Blocked, Bought, Dealt, Scored, WentOut
from bot.games.contract_rummy.inner.ends import counted
from bot.games.contract_rummy.inner.melding import melded
from bot.games.contract_rummy.inner.ordered import comes_to
from bot.games.contract_rummy.inner.silence import default
from bot.games.contract_rummy.judge import refusal
from bot.games.contract_rummy.legal import legal_moves
from bot.games.contract_rummy.moves import Add, Ask, Discard, Draw, Lay, Pass, Swap, Take
from bot.games.contract_rummy.scoring import Ended
from bot.games.contract_rummy.views import ContractRummyView
from bot.games.dealing import Answered
from bot.games.discarding import Discarded, Drew, FewLeft, Passed, Penalized, Renewed, Took
from bot.games.entries import put
from bot.games.protocol import Chance, Event, Move, No, Owed, Seat, Step, clockwise
from bot.games.rummy.inner.position import ContractPosition, known_to, present
from bot.games.rummy.inner.table import drawn, picked_up, renewed, set_out, shown

FEW = 2  # cards left in hand that a player has to announce


@dataclass(frozen=True, slots=True, repr=False)
class ContractRummyPosition(ContractPosition[Board]):
    """The board is open; everything else is hidden. A player who leaves has a deputy."""

    view_kind = ContractRummyView
    judged = staticmethod(refusal)
    listed = staticmethod(legal_moves)
    silent = staticmethod(default)
    ordered = staticmethod(comes_to)

    @property
    def forced(self) -> tuple[Seat, Move] | None:
        """The draw of a player who may not take (CR2.7)."""
        table = self.board.table
        is_forced = table.active is not None and table.phase is Phase.BEGIN and not table.may_take
        return (present(table.active), Draw()) if is_forced else None

    # What happens

    def begin(self, chance: Chance, cards: Sequence[Card]) -> Step:
        """Deal, or renew the stock for the card that waits for it."""
        if chance.kind is Owed.DECK:
            return self._deal(chance, cards)
        table = renewed(self.board.table, stock=len(cards), renewals=chance.number)
        return replace(self, stock=tuple(cards))._draw(table, (Renewed(len(cards)),))

    def _deal(self, chance: Chance, deck: Sequence[Card]) -> Step:
        contract, active = self.board.next_contract, clockwise(len(self.turns), after=chance.seat)[0]
        dealt = self.dealt(chance, deck, each=cards_each(contract))
        top, *stock = dealt.stock
        table = set_out(bare(len(self.turns)), each=cards_each(contract), active=active, stock=len(stock), top=top)
        event = Dealt(chance.deal, chance.seat, dealt.hands, contract, top)
        return replace(dealt, stock=tuple(stock))._step(table._replace(phase=Phase.BEGIN), (event,))

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
        after, table = self.took(seat, card), picked_up(table, seat)
        return after._step(table._replace(phase=Phase.PLAY, takes=table.takes + 1), (Took(seat, card),))

    def _draw(self, table: Table, events: tuple[Event, ...] = ()) -> Step:
        """Draw for the turn, or the penalty card of a buyer. From an empty stock a renewed one is owed first."""
        if not self.stock:
            return self._step(table._replace(phase=Phase.RENEW), events)
        seat, card = present(table.active if table.buyer is None else table.buyer), self.stock[0]
        after, table = self.drew(seat), drawn(table, seat)
        if table.buyer is None:
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
        after = self.with_top(buyer, card)
        event = Bought(buyer, card, present(table.active))
        return after._draw(picked_up(table, buyer)._replace(asked=(), buyer=buyer), (*events, event))

    # Melds (CR3, CR4)

    def _meld(self, seat: Seat, move: Lay | Add | Swap) -> Step:
        """Return the step after cards went from a hand to the table. The turn goes on, unless none is left."""
        cards, table, event = melded(self.board.table, seat, move)
        after, table = self.without(seat, cards), shown(table, seat, cards)
        is_on = table.in_hand[seat] > 0
        return after._step(table, (event,), reveals=False) if is_on else after._go_out(table, seat, (event,))

    # The end of a turn (CR5)

    def _discard(self, seat: Seat, card: Card) -> Step:
        table = shown(self.board.table, seat, (card,))
        table = table._replace(pile=(*table.pile, card), thrower=seat)
        after = self.without(seat, (card,))
        if table.in_hand[seat]:
            return after._end_turn(table, (Discarded(seat, card),))
        return after._go_out(table, seat, (Discarded(seat, card),))

    def _end_turn(self, table: Table, events: tuple[Event, ...]) -> Step:
        """Pass the turn to the left. The deal is blocked if that player can neither draw nor take (CR2.6)."""
        seat = present(table.active)
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
