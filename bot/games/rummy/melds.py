"""Sets and runs with jokers: what a meld is, laying off on it, and taking a joker's place.

A game says by `MeldRules` how long melds are and how jokers lie in them. What it asks for at which moment (a contract,
who may lay off, where a freed joker goes) is its own. `arranging.py` finds the melds that a hand holds.

In a run a card has a height: 1 is the ace below the two, 14 the ace above the king.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum
from itertools import pairwise

from bot.games.cards import CARDS, JOKER, RANKS, Card, Rank, Suit

LOWEST, HIGHEST = 1, 14  # heights of the ace
LONGEST = 13  # cards of a run: the ace lies at one end only


class Fault(StrEnum):
    """A reason why cards are not a meld, or cannot join one: a code for a game's refusal."""

    TOO_SHORT = "meld-too-short"
    MIXED = "mixed-ranks"  # in a set
    NO_RUN = "not-a-run"  # cards of several suits, or not in sequence
    FEW_NATURALS = "few-naturals"
    JOKERS_ADJOIN = "jokers-adjoin"  # side by side in a run that allows no two
    NO_ROOM = "no-room"  # the run is at its end, or of all thirteen
    OTHER_END = "other-end"  # it grows at the other end now
    NOT_NEXT = "not-next"  # another card follows there
    NO_JOKER = "no-joker-for-it"  # none represents this card


class End(Enum):
    """An end of a run."""

    HIGH = "high"
    LOW = "low"


@dataclass(frozen=True, slots=True)
class Set:
    """Cards of one rank, in hand order; jokers last."""

    rank: Rank
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Run:
    """Cards of one suit in sequence, from the lowest up, jokers in their places."""

    suit: Suit
    low: int  # the height of the first card
    cards: tuple[Card, ...]

    @property
    def high(self) -> int:
        """The height of the last card."""
        return self.low + len(self.cards) - 1

    @property
    def places(self) -> tuple[Card, ...]:
        """The cards in sequence; for a joker, the card it represents."""
        return tuple(card_of(self.suit, height) for height in range(self.low, self.high + 1))

    @property
    def room(self) -> tuple[End, ...]:
        """The ends at which another card can follow."""
        if len(self.cards) >= LONGEST:
            return ()
        return tuple(end for end, has in ((End.HIGH, self.high < HIGHEST), (End.LOW, self.low > LOWEST)) if has)

    @property
    def stand_ins(self) -> tuple[Card, ...]:
        """The cards that jokers represent."""
        return tuple(place for place, card in zip(self.places, self.cards, strict=True) if card is JOKER)

    def next_at(self, end: End) -> Card:
        """Return the card that follows at an end that has room."""
        return card_of(self.suit, self.high + 1 if end is End.HIGH else self.low - 1)

    def grown(self, card: Card, end: End) -> "Run":
        """Return the run with one card more at an end that has room."""
        if end is End.HIGH:
            return Run(self.suit, self.low, (*self.cards, card))
        return Run(self.suit, self.low - 1, (card, *self.cards))

    def touches(self, other: "Run") -> bool:
        """Return whether one continues the other, so that both are one longer run. Runs that overlap do not."""
        return self.suit is other.suit and (self.high + 1 == other.low or other.high + 1 == self.low)

    def with_card_for_joker(self, card: Card) -> "Run | Fault":
        """Return the run once `card` has replaced the joker that represents it, which is then free."""
        if card not in self.stand_ins:
            return Fault.NO_JOKER
        cards = zip(self.places, self.cards, strict=True)
        return Run(self.suit, self.low, tuple(card if place == card and own is JOKER else own for place, own in cards))


Meld = Set | Run


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldRules:
    """The rules for a game's melds."""

    least_set: int = 3  # cards
    least_run: int = 4  # cards
    naturals_in_set: int = 1  # at least; 1 or more, else its rank would be unknown
    naturals_in_run: int = 1  # likewise
    jokers_adjoin: bool = True  # whether two jokers may lie side by side in a run
    is_suit_once: bool = False  # whether two runs of a suit are never laid together; otherwise, unless they touch
    is_high_first: bool = False  # whether a run grows at its high end alone until that is an ace, and then downwards

    def set_of(self, cards: Sequence[Card]) -> Set | Fault:
        """Return the set that `cards` make, in any order, or why they make none."""
        naturals = [card for card in cards if card is not JOKER]
        if len({card.rank for card in naturals}) > 1:
            return Fault.MIXED
        if len(naturals) < self.naturals_in_set:
            return Fault.FEW_NATURALS
        if len(cards) < self.least_set:
            return Fault.TOO_SHORT
        return Set(naturals[0].rank, tuple(sorted(cards, key=lambda card: card.place)))

    def run_of(self, cards: Sequence[Card]) -> Run | Fault:
        """Return the run that `cards` make as they lie, the lowest first, or why they make none."""
        naturals = [card for card in cards if card is not JOKER]
        if len(naturals) < self.naturals_in_run:
            return Fault.FEW_NATURALS
        if len(cards) < self.least_run:
            return Fault.TOO_SHORT
        suit = naturals[0].suit
        if len(cards) <= LONGEST:
            for low in range(LOWEST, HIGHEST - len(cards) + 2):
                run = Run(suit, low, tuple(cards))
                if all(card in (place, JOKER) for place, card in zip(run.places, cards, strict=True)):
                    return Fault.JOKERS_ADJOIN if self._adjoin(cards) else run
        return Fault.NO_RUN

    def are_one(self, one: Meld, other: Meld) -> bool:
        """Return whether two melds are one and may not be laid together: one rank, or touching runs of a suit."""
        if isinstance(one, Run) and isinstance(other, Run):
            return one.suit is other.suit if self.is_suit_once else one.touches(other)
        return isinstance(one, Set) and isinstance(other, Set) and one.rank is other.rank

    # Laying off

    def ends(self, run: Run) -> tuple[End, ...]:
        """Return the ends at which a run may grow now."""
        return run.room[:1] if self.is_high_first else run.room

    def added_to_set(self, meld: Set, cards: Sequence[Card]) -> Set | Fault:
        """Return the set with these cards too."""
        return self.set_of((*meld.cards, *cards))

    def added_to_run(self, run: Run, cards: Sequence[Card], end: End) -> Run | Fault:
        """Return the run with these cards at one of its ends, each next card one further outwards."""
        for card in cards:
            ends = self.ends(run)
            if end not in ends:
                return Fault.OTHER_END if ends and self.is_high_first else Fault.NO_ROOM
            if card not in (JOKER, run.next_at(end)):
                return Fault.NOT_NEXT
            run = run.grown(card, end)
            if self._adjoin(run.cards):
                return Fault.JOKERS_ADJOIN
        return run

    def with_joker_moved(self, run: Run, card: Card) -> Run | Fault:
        """Return the run once `card` has replaced a joker, which moves to an end: the high one if possible.

        At which end a run grows is for `is_high_first`; a joker moves to the low end only if the top is an ace.
        """
        freed = run.with_card_for_joker(card)
        if isinstance(freed, Fault):
            return freed
        return self.added_to_run(freed, (JOKER,), End.HIGH if freed.high < HIGHEST else End.LOW)

    def _adjoin(self, cards: Sequence[Card]) -> bool:
        """Return whether jokers lie side by side that may not."""
        return not self.jokers_adjoin and any(one is JOKER is other for one, other in pairwise(cards))


@dataclass(frozen=True, slots=True)
class Wanted:
    """The numbers of melds that are wanted at once, each of its least length or longer."""

    sets: int
    runs: int


def card_of(suit: Suit, height: int) -> Card:
    """Return the card of this suit at a height of 1 to 14."""
    return _AT[suit.place][height]


def heights_of(rank: Rank) -> tuple[int, ...]:
    """Return the heights of a rank: two of an ace."""
    return (LOWEST, HIGHEST) if rank is Rank.ACE else (HIGHEST - rank.place,)


_AT = tuple(
    tuple(CARDS[4 * RANKS[(HIGHEST - height) % len(RANKS)].place + suit.place] for height in range(HIGHEST + 1))
    for suit in Suit
)
"""The cards by suit and height; that at 0 is none's."""
