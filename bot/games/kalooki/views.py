"""The view that a seat, or a bystander, has of a game of Kalooki."""

from dataclasses import dataclass

from bot.games.cards import JOKER, RANKS, Card
from bot.games.kalooki.board import MOST_CALLS, Board, Phase, Table
from bot.games.kalooki.contracts import CONTRACTS, RULES
from bot.games.kalooki.judge import refusal
from bot.games.kalooki.legal import legal_moves
from bot.games.kalooki.moves import Add, AskMe, CallLast, CallRank, Draw, DrawAnyway, Swap
from bot.games.kalooki.name import NAME
from bot.games.kalooki.options import Overcall
from bot.games.kalooki.scoring import cost
from bot.games.protocol import Move, Seat
from bot.games.rummy.arranging import Arrangement
from bot.games.rummy.fitting import adds_at_once
from bot.games.rummy.laid import Laid
from bot.games.rummy.laying import added
from bot.games.rummy.melds import End, Run, Wanted
from bot.games.rummy.nearing import Slot
from bot.games.rummy.views import ContractView

__all__ = ["CALLING", "Arrangement", "KalookiView", "Laid", "Phase", "Slot", "Table", "Wanted"]

CALLING: tuple[Move, ...] = (CallLast(), *map(CallRank, RANKS))
"""What may be ordered for calls, besides letting all go."""


@dataclass(frozen=True, slots=True)
class KalookiView(ContractView[Board]):
    """A game of Kalooki as `seat` may know it (None: a bystander)."""

    game = NAME
    contracts = CONTRACTS
    rules = RULES
    worth = staticmethod(cost)
    judged = staticmethod(refusal)
    listed = staticmethod(legal_moves)

    def waiting_moves(self) -> tuple[Move, ...]:
        """Return the draws that wait for those who are asked (K2.5, K2.12); one lets a call go, if there is any."""
        return self.orderable_moves() if self.board.table.asked else ()

    def orderable_moves(self) -> tuple[Move, ...]:
        """Return the same until the turn has begun: one that was ordered as the last answer came is played at once."""
        table = self.board.table
        is_beginning = self.seat == table.active and table.phase in (Phase.BEGIN, Phase.CALLED)
        return (Draw(), DrawAnyway()) if is_beginning else ()

    def standing_orders(self) -> tuple[Move, ...]:
        """Return what a player who has not laid may order for all calls of the deal (K2.7, K2.12)."""
        table, seat = self.board.table, self.seat
        if seat is None or not self.board.is_dealt or table.has_laid[seat]:
            return ()
        if table.calls[seat] < MOST_CALLS:
            return CALLING
        return (AskMe(),) if self.board.options.overcall is Overcall.FINE else ()

    def may_still_come(self, move: Move) -> bool:
        """Return whether an order for calls is of use: not once the contract is laid, or three calls are made."""
        return not isinstance(move, CallLast | CallRank | AskMe) or move in self.standing_orders()

    def calls_left(self, seat: Seat) -> int:
        """Return how many more calls of a player may succeed in this deal (K2.6)."""
        return MOST_CALLS - self.board.table.calls[seat]

    def tacks_at_once(self) -> tuple[Add, ...]:
        """Return what can be tacked on one after the other so that a natural card is left to discard.

        Nothing is among it that leaves a choice: no joker, and no card that has several places.
        """
        table = self.board.table
        if self.seat is None or self.seat != table.active or not table.has_laid[self.seat]:
            return ()
        return adds_at_once(table.melds, self.hand, RULES, kept=1)

    def joker_after(self, move: Add | Swap) -> Card | None:
        """Return what a joker stands for in a run once it was tacked on last, or has moved; None without one."""
        meld = self.board.table.melds[move.meld - 1].meld
        if isinstance(move, Swap):
            if not isinstance(meld, Run):
                return None
            now = RULES.with_joker_moved(meld, move.card)
            return now.places[-1 if now.high > meld.high else 0] if isinstance(now, Run) else None
        after = added(meld, move, RULES)
        if move.cards[-1] is not JOKER or not isinstance(after, Run):
            return None
        return after.places[-1 if move.end is End.HIGH else 0]
