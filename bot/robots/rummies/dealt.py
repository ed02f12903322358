"""A deal of a rummy with contracts on integers, which changes as it is played: see `packed` for what a hand is.

`playing_out` has how those play on who are in it.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple, Self

from bot.games.rummy.melds import MeldRules, Wanted
from bot.robots.rummies.needs import Needs, Plan
from bot.robots.rummies.packed import (
    FIRST,
    KING,
    ONE_JOKER,
    PLANE,
    RANKS,
    STAR,
    SUIT,
    costs_of,
    heights,
    less,
    more,
    size,
)

ACE = KING + 1  # its height above the king; below the two it is 0
OF_A_SET = -1  # in the place of a suit
MEAN_COST = 7  # points of a card, about
REACH = 3  # heights that a run of four spans


class Meld(NamedTuple):
    """A meld on the table: a run, or a set, which has a rank for both heights."""

    suit: int
    low: int
    high: int
    jokers: int = 0  # of a run: where they lie, a bit for each height


class Put(NamedTuple):
    """A new meld, and the cards that make it: those of a run from the lowest up."""

    meld: Meld
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Kind:
    """The facts of a deal that do not change: its contract, and the rules and habits of its game."""

    wanted: Wanted
    rules: MeldRules
    costs: tuple[int, ...]  # points of cards, by code
    most_renewals: int
    most_takes: int
    needs: Needs = field(compare=False, repr=False)
    neighbor: int = 6  # points that a spare card is worth for each card that may lie next to it
    late: int = 3  # the same late in a deal


def near(code: int) -> int:
    """Return the other cards that may lie with a card in a run of four, as first copies."""
    suit, height = divmod(code, SUIT)
    cards = heights(suit, max(0, height - REACH), min(ACE, height + REACH))
    if not height:
        cards |= heights(suit, ACE - REACH, KING)
    return cards & ~(1 << code)


NEAR = tuple(map(near, range(PLANE)))


def neighbors(kind: Kind, hand: int, code: int) -> int:
    """Return how many other cards of a hand may lie with one of its natural cards in a meld that is wanted."""
    count = (hand & RANKS[code % SUIT]).bit_count() - 1 if kind.wanted.sets else 0
    return count + (hand & NEAR[code]).bit_count() if kind.wanted.runs else count


class Dealt:
    """A deal at one moment. Lists are by seat."""

    __slots__ = (
        "active",
        "claims",
        "fits",
        "hands",
        "has_laid",
        "in_hand",
        "is_blocked",
        "is_cut",
        "kind",
        "lays_now",
        "melds",
        "out",
        "owners",
        "pile",
        "planned",
        "plans",
        "renewals",
        "stock",
        "takes",
        "thrower",
    )

    def __init__(self, kind: Kind, hands: list[int], *, active: int) -> None:
        self.kind, self.hands, self.active = kind, hands, active
        self.in_hand = [*map(size, hands)]
        self.has_laid, self.claims = [False] * len(hands), [0] * len(hands)
        self.plans: list[Plan | None] = [None] * len(hands)
        self.planned = hands[:]  # the hands for which plans were made
        self.lays_now = self.is_blocked = self.is_cut = False
        self.stock: list[list[int]] = [[]]  # one for all, or one for each: the next card is the last
        self.pile: list[int] = []  # the top is the last
        self.thrower = self.out = -1  # seats, or none
        self.takes = self.renewals = 0
        self.melds: list[Meld] = []
        self.owners: list[int] = []  # seats of melds
        self.fits = 0  # what may be laid off: first copies, and the bit of a joker

    def copy(self) -> Self:
        """Return the same, to be played on by itself."""
        new = object.__new__(type(self))
        new.kind, new.hands, new.active = self.kind, self.hands[:], self.active
        new.in_hand, new.has_laid, new.claims = self.in_hand[:], self.has_laid[:], self.claims[:]
        new.plans, new.planned = self.plans[:], self.planned[:]
        new.lays_now, new.is_blocked, new.out = self.lays_now, self.is_blocked, self.out
        new.is_cut = False
        new.stock, new.pile, new.thrower = [each[:] for each in self.stock], self.pile[:], self.thrower
        new.takes, new.renewals = self.takes, self.renewals
        new.melds, new.owners, new.fits = self.melds[:], self.owners[:], self.fits
        return new

    # What is so

    @property
    def is_over(self) -> bool:
        """Whether the deal is over."""
        return self.out >= 0 or self.is_blocked

    @property
    def may_take(self) -> bool:
        """Whether the pile and the turns before let the active player take its top."""
        return bool(self.pile) and self.takes < self.kind.most_takes

    @property
    def is_gone(self) -> bool:
        """Whether the stock is used up for good."""
        return not self.is_stock_left(len(self.pile))

    def is_stock_left(self, pile: int) -> bool:
        """Return whether a card can be drawn, perhaps from a stock renewed from a pile of so many cards."""
        return any(self.stock) or (self.renewals < self.kind.most_renewals and pile > 1)

    def others(self) -> Iterator[int]:
        """Yield the other seats from the active player's left."""
        seats, active = len(self.hands), self.active
        return (seat % seats for seat in range(active + 1, active + seats))

    def plan(self, seat: int) -> Plan:
        """Return what a hand lacks of the contract. Cards that came since, and that it did not want, change nothing."""
        plan = self.plans[seat]
        if plan is None:
            hand = self.hands[seat]
            plan = self.plans[seat] = self.kind.needs.plan(hand)
            self.planned[seat] = hand
        return plan

    def points(self) -> list[int]:
        """Return the points of each hand; none of who is out. If play was cut short, all cards cost the same."""
        costs, held = self.kind.costs, self.hands
        if self.is_cut:
            return [0 if seat == self.out else MEAN_COST * count for seat, count in enumerate(self.in_hand)]
        return [0 if seat == self.out else costs_of(hand, costs) for seat, hand in enumerate(held)]

    # What is played

    def get(self, seat: int, code: int) -> None:
        """Put a card into a hand."""
        self.hands[seat] = more(self.hands[seat], code)
        self.in_hand[seat] += 1
        plan = self.plans[seat]
        if plan is not None and plan.wants >> code & 1:
            self.plans[seat] = None

    def drop(self, seat: int, code: int) -> None:
        """Take a card out of a hand."""
        hand = self.hands[seat] = less(self.hands[seat], code)
        self.in_hand[seat] -= 1
        if hand != self.planned[seat]:
            self.plans[seat] = None

    def take(self) -> None:
        """Take the top of the pile to begin a turn."""
        self.get(self.active, self.pile.pop())
        self.thrower = -1
        self.takes += 1

    def draw(self, seat: int) -> None:
        """Give a player the next card of the stock; from the pile without its top, as it lies, if that is used up."""
        stocks = self.stock
        if not any(stocks):
            for at in range(len(stocks)):
                stocks[at] += self.pile[at : -1 : len(stocks)]
            self.pile = self.pile[-1:]
            self.renewals += 1
        own = stocks[seat % len(stocks)] or max(stocks, key=len)
        self.get(seat, own.pop())
        self.takes = 0

    def claim(self, seat: int) -> None:
        """Give a player the top of the pile, and a card of the stock with it."""
        self.get(seat, self.pile.pop())
        self.thrower = -1
        self.claims[seat] += 1
        self.draw(seat)

    def lay(self, puts: list[Put]) -> None:
        """Lay new melds, of which the first are the contract."""
        seat = self.active
        for meld, cards in puts:
            for code in cards:
                self.drop(seat, code)
            self.melds.append(meld)
            self.owners.append(seat)
        self.lays_now |= not self.has_laid[seat]
        self.has_laid[seat] = True
        self._put_down()

    def add(self, number: int, code: int, *, is_low: bool = False) -> None:
        """Lay a card off on the meld with this number, from 0; on a run at one of its ends."""
        suit, low, high, jokers = self.melds[number]
        if suit != OF_A_SET:
            low, high = (low - 1, high) if is_low else (low, high + 1)
            if code == STAR:
                jokers |= 1 << (low if is_low else high)
            self.melds[number] = Meld(suit, low, high, jokers)
        self.drop(self.active, code)
        self._put_down()

    def throw(self, code: int) -> None:
        """Discard a card, and pass the turn on."""
        seat = self.active
        self.drop(seat, code)
        self.pile.append(code)
        self.thrower = seat
        if self.in_hand[seat]:
            self.end_turn()
        else:
            self.out = seat

    def end_turn(self) -> None:
        """Pass the turn on."""
        self.active = (self.active + 1) % len(self.hands)
        self.lays_now = False

    def _put_down(self) -> None:
        if not self.in_hand[self.active]:
            self.out = self.active
        self.refit()

    def refit(self) -> None:
        """Look again for what may be laid off."""
        self.fits = 0
        adjoin = self.kind.rules.jokers_adjoin
        for meld in self.melds:
            if meld.suit == OF_A_SET:
                self.fits |= RANKS[meld.low] & FIRST | ONE_JOKER
                continue
            for is_low in self.ends(meld):
                height, last = (meld.low - 1, meld.low) if is_low else (meld.high + 1, meld.high)
                self.fits |= 1 << SUIT * meld.suit + height % SUIT
                if adjoin or not meld.jokers >> last & 1:
                    self.fits |= ONE_JOKER

    def ends(self, meld: Meld) -> tuple[bool, ...]:
        """Return the ends at which a run may grow: True for the low one."""
        if meld.high - meld.low >= KING:
            return ()
        ends = ((False,) if meld.high < ACE else ()) + ((True,) if meld.low else ())
        return ends[:1] if self.kind.rules.is_high_first else ends
