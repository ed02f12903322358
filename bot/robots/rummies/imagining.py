"""Deals that fit all that a player of a rummy with contracts saw, for robots that play them out.

Others hold what everyone saw them get, and of hidden cards those that they would have kept so far: each is dealt one
more for each turn so far, and lets go of those that its contract wants least.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

from bot.games.cards import JOKER
from bot.games.protocol import Seat
from bot.games.rummy.melds import Meld as MeldOfCards
from bot.games.rummy.melds import Run
from bot.games.rummy.views import ContractBoard, ContractScore, ContractView
from bot.robots.rummies.dealt import OF_A_SET, Dealt, Kind, Meld, neighbors
from bot.robots.rummies.needs import Needs
from bot.robots.rummies.packed import STAR, SUIT, code_of, holds, less, more, packed, size
from bot.robots.rummies.playing_out import PlayedOut

DealtT = TypeVar("DealtT", bound=PlayedOut)
TRIES = 3  # hands that are dealt to somebody who let a card go, before that is forgotten
MOST_SEEN = 12  # cards that somebody has seen and let go, at most
LAID_SEEN = 2  # the same once they have laid: only a few turns
A_RENEWAL = 30  # cards that come back with a renewed stock, about


@dataclass(frozen=True, slots=True)
class Imagining(Generic[DealtT]):
    """A seat's knowledge of a deal."""

    seen: DealtT  # in which others hold nothing but what everyone saw them get
    unseen: tuple[int, ...]  # in other hands or in the stock
    lacking: tuple[int, ...]  # cards of each hand that are hidden
    turns: int  # that each has had, about
    declined: frozenset[int]  # seats that let the top of the pile go

    def deal(self, random: Random) -> DealtT:
        """Return the deal, with hidden cards as chance and the others' habits want them.

        Each draws from a stock of their own, so that what one does changes little of what another draws: choices are
        compared with far less chance.
        """
        cards, now = random.sample(self.unseen, len(self.unseen)), self.seen.copy()
        spare = len(cards) - sum(self.lacking)
        for seat, lacking in enumerate(self.lacking):
            if lacking:
                seen = min(spare, LAID_SEEN if now.has_laid[seat] else min(self.turns, MOST_SEEN))
                cards = self._given(now, seat, cards, lacking, seen)
        random.shuffle(cards)
        seats = len(self.lacking)
        now.stock = [cards[seat::seats] for seat in range(seats)]
        return now

    def with_hidden(self, hands: Sequence[int], stock: list[int]) -> DealtT:
        """Return the deal with these hands, and this stock, whose next card is the last."""
        now = self.seen.copy()
        now.hands, now.in_hand, now.stock = [*hands], [*map(size, hands)], [stock]
        now.plans = [None] * len(hands)
        return now

    def _given(self, now: DealtT, seat: int, cards: list[int], lacking: int, seen: int) -> list[int]:
        """Give a player hidden cards, the last of these. Return the others, after those that were let go."""
        known = self.seen.hands[seat]
        for to_come in reversed(range(TRIES if seat in self.declined else 1)):
            rest, own = cards[: -lacking - seen], cards[-lacking - seen :]
            gone = _let_go(now, seat, own, seen) if seen else []
            hand = known
            for code in own:
                hand = more(hand, code)
            for code in gone:
                hand = less(hand, code)
            if to_come and bool(now.kind.needs.plan(hand).wants >> now.pile[-1] & 1):
                cards = own + rest
                continue
            now.hands[seat], now.in_hand[seat], now.plans[seat] = hand, size(hand), None
            return gone + rest
        raise AssertionError("the last try stays")


def _let_go(now: Dealt, seat: int, own: list[int], seen: int) -> list[int]:
    """Return so many of these cards of a player, those that they would have let go by now."""
    kind, pool = now.kind, now.hands[seat]
    if now.has_laid[seat]:  # what may be laid off is gone, then what costs most
        return sorted(own, key=lambda code: (not holds(now.fits, code), -kind.costs[code]))[:seen]
    for code in own:
        pool = more(pool, code)
    kept, spare, held = kind.needs.plan(pool).keeps, list[tuple[float, int]](), list[int]()
    for code in own:
        if holds(kept, code):
            kept = less(kept, code)
            held.append(code)
        elif code == STAR:
            held.append(code)
        else:
            spare.append((kind.neighbor * neighbors(kind, pool, code) - kind.costs[code], code))
    spare.sort()
    return [*(code for _, code in spare), *held][:seen]


Seen = ContractView[ContractBoard[ContractScore]]
"""A view of any rummy with contracts."""


def number_of(seat: Seat | None) -> int:
    """Return a seat as deals on integers have it; -1 for none."""
    return -1 if seat is None else int(seat)


def kind_of(view: Seen, costs: tuple[int, ...], *, renewals: int, takes: int) -> Kind:
    """Return what does not change in the deal that is on: a player may begin so many turns in a row with `take`."""
    wanted, rules = view.contracts[view.board.contract], view.rules
    return Kind(wanted, rules, costs, renewals, takes * len(view.board.seats), Needs(wanted, rules))


def seen(deal: type[DealtT], view: Seen, kind: Kind, claims: Sequence[int]) -> DealtT:
    """Return a deal with what lies open, and what the viewing seat sees of hands; `claims` are by seat."""
    table, known = view.board.table, view.board.table.known
    hands = [packed(view.hand if seat == view.seat else cards) for seat, cards in enumerate(known)]
    now = deal(kind, hands, active=number_of(table.active))
    now.has_laid, now.pile = [*table.has_laid], [*map(code_of, table.pile)]
    now.melds = [_meld(each.meld) for each in table.melds]
    now.owners = [int(each.owner) for each in table.melds]
    now.claims, now.lays_now, now.thrower = [*claims], table.lays_now, number_of(table.thrower)
    now.takes, now.renewals = table.takes, table.renewals
    now.refit()
    return now


def knowledge(now: DealtT, view: Seen, *, dealt: int, declined: Collection[int]) -> Imagining[DealtT]:
    """Return what the viewing seat knows of a deal in which each was dealt so many cards."""
    board, unseen = view.board, tuple(map(code_of, view.unseen()))
    lacking = tuple([count - size(hand) for count, hand in zip(board.table.in_hand, now.hands, strict=True)])
    stock = len(unseen) - sum(lacking)
    drawn = len(board.deck) - len(lacking) * dealt - 1 - stock + A_RENEWAL * now.renewals
    return Imagining(now, unseen, lacking, max(0, drawn // len(lacking)), frozenset(declined))


def _meld(meld: MeldOfCards) -> Meld:
    if isinstance(meld, Run):
        low = meld.low - 1
        jokers = sum(1 << low + at for at, card in enumerate(meld.cards) if card is JOKER)
        return Meld(meld.suit.place, low, low + len(meld.cards) - 1, jokers)
    height = (-meld.rank.place) % SUIT
    return Meld(OF_A_SET, height, height)
