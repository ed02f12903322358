"""The view that a seat, or a bystander, has of a game of Contract Rummy.

What screens and pictures need, besides `board` and `board.table`:

- `contract` is that of the deal, `wanted` the same while the reader has still to lay it. `arrangements` are the ways to
  lay it (in the seventh deal one, with every card), `slots` the nearest melds and what they lack.
- After a draw the phase is `ASKED` while others are asked (`board.window` says who). The active player sees the drawn
  card in `fresh`, and may order ahead (`waiting_moves`): `orders.give(…, When.TURN, lay, discard)` takes several moves.
- Once laid, and not in the same turn (`table.lays_now`): `layoffs_at_once` is what *Lay off all* plays, `joker_after`
  the place of a joker that is laid off, and `exchanges` ways to take a joker, each with the new meld. `takable` has the
  jokers that the hand can take, as meld number and place in it.
- `standing_orders` are `AskLast` and `AskRank`; to let every card go is an order in each game. `bought_left` is the
  number of cards that a player may still buy, None without a limit.
- Events are in `events`, `discarding` and `rummy.laid`; a penalty card is in `Penalized`, for its player alone.
"""

from collections.abc import Collection
from dataclasses import dataclass

from bot.games.cards import JOKER, RANKS, Card
from bot.games.contract_rummy.board import MOST_BOUGHT, Board, Phase, Table
from bot.games.contract_rummy.contracts import CONTRACTS, RULES, WHOLE
from bot.games.contract_rummy.judge import refusal
from bot.games.contract_rummy.legal import exchanges, legal_moves, plays
from bot.games.contract_rummy.moves import Add, AskLast, AskRank, Swap, laid_as
from bot.games.contract_rummy.name import NAME
from bot.games.contract_rummy.options import MayI
from bot.games.contract_rummy.scoring import cost
from bot.games.protocol import Move, Seat
from bot.games.rummy.arranging import Arrangement, whole
from bot.games.rummy.fitting import adds_at_once
from bot.games.rummy.laid import Laid
from bot.games.rummy.laying import added
from bot.games.rummy.melds import End, Run, Wanted
from bot.games.rummy.nearing import Slot
from bot.games.rummy.views import ContractView

__all__ = ["ASKING", "Arrangement", "ContractRummyView", "Laid", "Phase", "Slot", "Table", "Wanted"]

_BY_RANK: tuple[Move, ...] = tuple(map(AskRank, RANKS))

ASKING: tuple[Move, ...] = (AskLast(), *_BY_RANK)
"""What may be ordered for cards that can be bought, besides letting all go."""


@dataclass(frozen=True, slots=True)
class ContractRummyView(ContractView[Board]):
    """A game of Contract Rummy as `seat` may know it (None: a bystander)."""

    game = NAME
    contracts = CONTRACTS
    rules = RULES
    worth = staticmethod(cost)
    judged = staticmethod(refusal)
    listed = staticmethod(legal_moves)

    def waiting_moves(self) -> tuple[Move, ...]:
        """Return what the active player may choose while others are asked (CR2.8): contracts first, discards last."""
        table, seat = self.board.table, self.seat
        if seat is None or seat != table.active or not table.asked:
            return ()
        return (*(laid_as(way.melds) for way in self.arrangements()), *plays(table, seat, self.hand))

    def orderable_moves(self) -> tuple[Move, ...]:
        """Return nothing: there are too many for buttons of their own, so those of the turn order them."""
        return ()

    def standing_orders(self) -> tuple[Move, ...]:
        """Return what may be ordered for all cards of the deal (CR2.8): once the contract is laid, by rank alone."""
        table, seat = self.board.table, self.seat
        if seat is None or not self.board.is_dealt or table.is_limited(seat, self.board.options.may_i):
            return ()
        return _BY_RANK if table.has_laid[seat] else ASKING

    def may_still_come(self, move: Move) -> bool:
        """Return whether an order to buy is of use: what completes the contract is not, once it is laid."""
        return not isinstance(move, AskLast | AskRank) or move in self.standing_orders()

    def bought_left(self, seat: Seat) -> int | None:
        """Return how many more cards a player may buy in this deal; None where there is no limit (CR2.4)."""
        return None if self.board.options.may_i is MayI.ANY else MOST_BOUGHT - self.board.table.bought[seat]

    @property
    def is_whole(self) -> bool:
        """Whether the contract of the deal is laid with every card of the hand (CR5.2)."""
        return self.board.contract == WHOLE

    def arrangements(self) -> tuple[Arrangement, ...]:
        """Return ways to lay the contract: fewest jokers first, then those that leave the fewest points in hand.

        In the seventh deal there is one at most, which leaves nothing.
        """
        if self.wanted is None or not self.is_whole:
            return ContractView.arrangements(self)
        way = whole(self.hand, self.wanted, RULES)
        return () if way is None else (way,)

    def layoffs_at_once(self) -> tuple[Add, ...]:
        """Return what can be laid off one after the other, to the last card.

        Nothing is among it that leaves a choice: no joker, and no card that has several places.
        """
        return adds_at_once(self.board.table.melds, self.hand, RULES, kept=0) if self._may_lay_off else ()

    def exchanges(self) -> tuple[Swap, ...]:
        """Return ways to take one joker and lay it in one new meld."""
        return tuple(exchanges(self.board.table, self.hand)) if self._may_lay_off else ()

    def takable(self) -> frozenset[tuple[int, int]]:
        """Return the jokers that this hand can take and lay: the number of their meld, and their place from 0."""
        melds, found = self.board.table.melds, set[tuple[int, int]]()
        for swap in self.exchanges():
            for number, card in swap.takings:
                meld = melds[number - 1].meld
                if isinstance(meld, Run):
                    places = zip(meld.places, meld.cards, strict=True)
                    found |= {(number, at) for at, each in enumerate(places) if each == (card, JOKER)}
        return frozenset(found)

    def joker_after(self, move: Add) -> Card | None:
        """Return what a joker that is laid off last stands for in a run; None without one."""
        after = added(self.board.table.melds[move.meld - 1].meld, move, RULES)
        if move.cards[-1] is not JOKER or not isinstance(after, Run):
            return None
        return after.places[-1 if move.end is End.HIGH else 0]

    @property
    def _may_lay_off(self) -> bool:
        table, seat = self.board.table, self.seat
        if seat is None or seat != table.active or table.phase not in (Phase.ASKED, Phase.PLAY):
            return False
        return table.has_laid[seat] and not table.lays_now

    def _plays(self) -> Collection[Move]:
        return () if self.seat is None or not self._may_lay_off else plays(self.board.table, self.seat, self.hand)
