"""A whole game of Kalooki at one moment, hidden cards and hidden answers included."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.cards import Card
from bot.games.dealing import Answered
from bot.games.discarding import Discarded, Drew, FewLeft, Passed, Penalized, Renewed, Took
from bot.games.entries import put
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
from bot.games.kalooki.judge import refusal
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
from bot.games.protocol import Chance, Event, Move, No, Owed, Seat, Step, clockwise
from bot.games.rummy.inner.position import ContractPosition, known_to, present
from bot.games.rummy.inner.table import drawn, picked_up, renewed, set_out, shown

FEW = 2  # cards left in hand that a player has to announce


@dataclass(frozen=True, slots=True, repr=False)
class KalookiPosition(ContractPosition[Board]):
    """The board is open; everything else is hidden. A player who leaves has a deputy."""

    view_kind = KalookiView
    judged = staticmethod(refusal)
    listed = staticmethod(legal_moves)
    silent = staticmethod(default)
    ordered = staticmethod(comes_to)

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
        return replace(dealt, stock=tuple(stock))._step(self._begun(table), (event,))

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
                    table = table._replace(offenses=put(table.offenses, one, table.offenses[one] + 1))
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
        active = present(table.active)
        table = table._replace(asked=(), caller=caller, phase=Phase.CALLED)
        closed = replace(self, answers=())
        if table.has_laid[active]:
            return closed._grant(table, events)
        return closed._step(table, (*events, Called(caller, table.pile[-1], active)))

    def _grant(self, table: Table, events: tuple[Event, ...] = ()) -> Step:
        """Give the caller the top card and a penalty card (K2.4)."""
        active, caller, card = present(table.active), present(table.caller), table.pile[-1]
        granted = Granted(caller, card, active)
        return self.with_top(caller, card)._draw(picked_up(table, caller), (*events, granted))

    def _take(self, seat: Seat) -> Step:
        table, card = self.board.table, self.board.table.pile[-1]
        event = Took(seat, card) if table.caller is None else Rejected(seat, card, table.caller)
        after, table = self.took(seat, card), picked_up(table, seat)
        return after._step(table._replace(phase=Phase.PLAY, asked=(), caller=None, takes=table.takes + 1), (event,))

    # Cards from the stock

    def _draw(self, table: Table, events: tuple[Event, ...] = ()) -> Step:
        """Draw a card for the turn, or as a penalty for a caller. From an empty stock a renewed one is owed first."""
        if not self.stock:
            return self._step(table._replace(phase=Phase.RENEW), events)
        card, caller = self.stock[0], table.caller
        seat = present(table.active if caller is None else caller)
        after, table = self.drew(seat), drawn(table, seat)
        if caller is None:
            return after._step(table._replace(phase=Phase.PLAY), (*events, Drew(seat, card)))
        calls = table.calls[caller] + 1
        table = table._replace(phase=Phase.DRAW, caller=None, calls=put(table.calls, caller, calls))
        events = (*events, Penalized(caller, card, calls))
        return after._throw_out(table, events) if table.is_gone else after._step(table, events)

    # Melds (K3, K4)

    def _meld(self, seat: Seat, move: Lay | Add | Swap) -> Step:
        """Return the step after cards went from a hand to the table. The turn goes on, unless none is left."""
        cards, table, event = melded(self.board.table, seat, move)
        after, table = self.without(seat, cards), shown(table, seat, cards)
        is_on = table.in_hand[seat] > 0
        return after._step(table, (event,), reveals=False) if is_on else after._go_out(table, seat, (event,))

    # The end of a turn (K5)

    def _discard(self, seat: Seat, card: Card) -> Step:
        table = shown(self.board.table, seat, (card,))
        table = table._replace(pile=(*table.pile, card), thrower=seat)
        after = self.without(seat, (card,))
        if table.in_hand[seat]:
            return after._end_turn(table, (Discarded(seat, card),))
        return after._go_out(table, seat, (Discarded(seat, card),))

    def _end_turn(self, table: Table, events: tuple[Event, ...]) -> Step:
        """Pass the turn to the left. The deal is thrown out if that player can neither draw nor take (K2.10)."""
        seat = present(table.active)
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
