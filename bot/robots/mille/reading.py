"""A view counted by rank, and how likely the opponent holds certain cards.

It uses only this seat's hand and what everyone saw. Ranks are named by their places in hand order.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import comb

from bot.games.cards import RANKS, SUITS, Card, Rank
from bot.games.mille.kinds import kind_of
from bot.games.mille.views import MilleView, SeatView
from bot.games.protocol import Seat

TWO = Rank.TWO.place
NATURALS = tuple(range(TWO))  # places of the ranks that are not wild
RANK_PLACES = range(len(RANKS))
COPIES = 8  # cards of a rank in two packs
MELD = 3  # cards that start a meld
PAIR = 2  # cards that take the pile
_CACHED_CHANCES = 4096

Counts = tuple[int, ...]
"""Cards of each rank, by the rank's place."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A view counted by rank, for the seat that must move."""

    view: MilleView
    me: SeatView
    them: SeatView
    cards: tuple[tuple[Card, ...], ...]  # the hand by rank, the costliest card of a rank first
    hand: Counts
    mine: Counts  # natural cards on this seat's table
    my_wilds: Counts  # wild twos on this seat's table, by the rank they were laid with
    theirs: Counts  # natural cards on the opponent's table
    their_wilds: Counts
    known: Counts  # cards in the opponent's hand that everyone saw them take
    buried: Counts  # cards of the pile under its top
    unseen: Counts  # cards in the opponent's hidden hand or in the stock
    hidden: int  # cards in the opponent's hand that this seat has not seen

    @property
    def is_clean(self) -> bool:
        """Whether this seat's table has no wild two, so that going out doubles it (Rules 6)."""
        return not any(self.my_wilds)

    def has_meld(self, rank: int) -> bool:
        """Return whether this seat has laid a meld of the rank."""
        return self.mine[rank] > 0

    def in_reach(self, rank: int) -> int:
        """Return how many cards of the rank this seat may still get from the stock, pile or opponent's discards."""
        return self.unseen[rank] + self.known[rank] + self.buried[rank]


def read(view: MilleView) -> Reading:
    """Count `view` by rank. Raises ValueError when its seat may not play now."""
    if view.seat is None or view.hand is None or view.seat not in view.to_act:
        raise ValueError("this seat may not play now")
    me, them = view.seats[view.seat], view.seats[Seat.B if view.seat is Seat.A else Seat.A]
    cards: list[list[Card]] = [[] for _ in RANKS]
    for card in view.hand:
        cards[card.rank.place].append(card)
    hand = tuple(map(len, cards))
    mine, my_wilds = _melded(me)
    theirs, their_wilds = _melded(them)
    known = tuple(map(them.known.count_rank, RANKS)) if them.known else (0,) * len(RANKS)
    buried = tuple(map(view.buried.count_rank, RANKS))
    seen = [sum(counts) for counts in zip(hand, mine, theirs, known, buried, strict=True)]
    seen[TWO] += sum(my_wilds) + sum(their_wilds)
    if view.top is not None:
        seen[view.top.rank.place] += 1
    return Reading(
        view=view,
        me=me,
        them=them,
        cards=tuple(tuple(sorted(held, key=lambda card: -kind_of(card).points)) for held in cards),
        hand=hand,
        mine=mine,
        my_wilds=my_wilds,
        theirs=theirs,
        their_wilds=their_wilds,
        known=known,
        buried=buried,
        unseen=tuple(COPIES - count for count in seen),
        hidden=them.in_hand - len(them.known),
    )


def _melded(side: SeatView) -> tuple[Counts, Counts]:
    naturals, wilds = [0] * len(RANKS), [0] * len(RANKS)
    for meld in side.melds:
        naturals[meld.rank.place] = len(meld.naturals)
        wilds[meld.rank.place] = len(meld.wilds)
    return tuple(naturals), tuple(wilds)


def chance_they_hold(reading: Reading, rank: int, cards: int) -> float:
    """Return how likely the opponent holds at least `cards` of the rank, if all unseen cards are equally likely."""
    missing = cards - reading.known[rank]
    if missing <= 0:
        return 1.0
    return _chance_of(missing, reading.unseen[rank], sum(reading.unseen), reading.hidden)


@lru_cache(_CACHED_CHANCES)
def _chance_of(wanted: int, of_rank: int, unseen: int, drawn: int) -> float:
    """Return how likely at least `wanted` of `of_rank` cards are among `drawn` of `unseen` cards (hypergeometric)."""
    if wanted > min(of_rank, drawn):
        return 0.0
    ways = comb(unseen, drawn)
    fewer = sum(comb(of_rank, count) * comb(unseen - of_rank, drawn - count) for count in range(wanted))
    return 1.0 - fewer / ways


def points_of(cards: tuple[Card, ...]) -> int:
    """Return what these cards count (Rules 1)."""
    return sum(kind_of(card).points for card in cards)


def dearness(rank: int) -> float:
    """Return what a card of the rank counts on average: a queen 32.5, a jack 20 (Rules 1)."""
    return _TOTALS[rank] / COPIES


def rank_total(rank: int) -> int:
    """Return what all eight cards of the rank count."""
    return _TOTALS[rank]


_TOTALS = tuple(2 * points_of(tuple(Card(rank, suit) for suit in SUITS)) for rank in RANKS)
