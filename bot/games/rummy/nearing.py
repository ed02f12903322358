"""The distance of a hand from melds that are wanted: the cards that it lacks, and the melds as far as it fills them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, groupby, product
from typing import NamedTuple

from bot.games.cards import JOKER, RANKS, SUITS, Card, Hand, Rank
from bot.games.rummy.counts import OF_RANK, RANK, Steps, counts, short, there, unit
from bot.games.rummy.melds import HIGHEST, LOWEST, MeldRules, Wanted, card_of, heights_of

_CACHED = 8  # rules of melds
_SEARCHED = 128  # hands: a third of all searches are for one of the last 64
_SMALL = 128  # masks of a run's cards, with the numbers of jokers
MOST_STEPS = 3_000  # in a large hand: some 15 ms
_HEIGHTS = tuple(sum(1 << height for height in heights_of(rank)) for rank in RANKS)  # a bit for each of a rank


def missing(hand: Hand, wanted: Wanted, rules: MeldRules) -> int:
    """Return how many more cards of any kind, at least, the hand needs before it holds the melds. It takes some 0.1 ms.

    A natural card may be needed by a run and by a set, so that it matters which has it only where there are more jokers
    than gaps that they may fill: such hands are searched twice, the second time also without some of their cards.
    """
    return _searched(hand, wanted, rules).best


@dataclass(frozen=True, slots=True)
class Slot:
    """A meld that is wanted, as far as a hand fills it: with natural cards first, and then with jokers."""

    is_run: bool
    cards: tuple[Card, ...]  # of the hand, natural ones; of a run from the lowest up
    jokers: int
    lacks: int  # cards that are still missing
    fits: tuple[Card, ...]  # natural cards that would fill a gap; none of a set or a run that is not begun
    places: tuple[Card, ...] = ()  # of a run that is begun, all its cards from the lowest up

    @property
    def lying(self) -> tuple[tuple[Card, Card | None], ...]:
        """The cards of the hand in it as they would lie, each joker with the card that it stands for.

        In a set, and in a run that lacks cards, a joker stands for none yet.
        """
        if not self.is_run or self.lacks:
            return (*((card, None) for card in self.cards), *[(JOKER, None)] * self.jokers)
        return tuple((place, None) if place in self.cards else (JOKER, place) for place in self.places)


def slots(hand: Hand, wanted: Wanted, rules: MeldRules) -> tuple[Slot, ...]:
    """Return the wanted melds, sets first, as the hand comes closest to them: `missing` is what they lack together.

    In a run with jokers, all its gaps are in `fits`: any of these cards sets a joker free.
    """
    jokers, found = hand.count(JOKER), _searched(hand, wanted, rules)
    held, filled = Counter(card for card in hand if card is not JOKER), list[Slot]()
    for one in found.runs:
        places = [card_of(SUITS[one.suit], one.low + step) for step in range(rules.least_run)]
        own = tuple(place for place, each in zip(places, one.units, strict=True) if each)
        spent = min(jokers, one.room)
        gaps = tuple(place for place in places if place not in own) if own else ()
        filled.append(Slot(True, own, spent, one.lacks - spent, gaps, tuple(places) if own else ()))
        held, jokers = held - Counter(own), jokers - spent
    sets = list[Slot]()
    for rank in found.ranks:
        alike = sorted((card for card in held.elements() if card.rank is rank), key=lambda card: card.place)
        own = tuple(alike[: rules.least_set])
        absent = rules.least_set - len(own)
        spent = min(jokers, absent, found.in_set)
        fits = tuple(card_of(suit, heights_of(rank)[0]) for suit in SUITS) if own and absent > spent else ()
        sets.append(Slot(False, own, spent, absent - spent, fits))
        jokers -= spent
    return (*sets, *filled)


@lru_cache(_SEARCHED)
def _searched(hand: Hand, wanted: Wanted, rules: MeldRules) -> "_Missing":
    """Return a search that is over: a player's hand is looked at again and again while others play."""
    found = _Missing(hand, wanted, rules)
    found.search(found.begun(kept_back=0))
    jokers = hand.count(JOKER)
    if jokers and wanted.sets and wanted.runs and not found.is_least:
        found.search(found.begun(kept_back=jokers))
    return found


class _Begun(NamedTuple):
    """A run of the least length of which the hand holds some cards."""

    lacks: int  # cards
    room: int  # how many of these may be jokers
    suit: int
    low: int
    units: tuple[int, ...]  # the cards of the run that it has, each as a count, see `counts.py`


class _Missing:
    """A search for the least number of cards that are missing."""

    def __init__(self, hand: Hand, wanted: Wanted, rules: MeldRules) -> None:
        self._wanted, self._rules, self._jokers = wanted, rules, hand.count(JOKER)
        self._held = counts(hand)
        self._of_suits = _of_suits(hand)
        self._steps = Steps(MOST_STEPS, cards=len(hand))
        self.in_set = rules.least_set - rules.naturals_in_set  # jokers, at most
        self.runs: tuple[_Begun, ...] = ()  # of the best that was found
        self.ranks: tuple[Rank, ...] = ()
        self._least = wanted.sets * rules.least_set + wanted.runs * rules.least_run
        self.best = self._least + 1  # so that even a hand that has nothing of it is looked at
        room = wanted.sets * self.in_set + wanted.runs * max(each for _, each in _gaps(rules))
        self._usable = min(self._jokers, room)
        self._sets = sum(self._short(self._held))  # at least

    @property
    def is_least(self) -> bool:
        """Whether what was found can be proven to be the least."""
        return self.best <= self._least - self._usable

    def begun(self, *, kept_back: int) -> list[_Begun]:
        """Return every run of the least length, without up to `kept_back` of its cards: those that lack least first."""
        windows = _windows(self._rules) if self._wanted.runs else ()
        masks = [(self._of_suits[suit] >> low & every, begun) for suit, low, every, begun in windows]
        if not kept_back:
            return sorted([begun[mask] for mask, begun in masks])
        return sorted([begun[less] for mask, begun in masks for less in _submasks(mask, kept_back)])

    def search(self, begun: Sequence[_Begun]) -> None:
        """Look for the least number among the runs that are begun."""
        self._go_on(begun, 0, (), self._held)

    def _go_on(self, begun: Sequence[_Begun], since: int, runs: tuple[_Begun, ...], left: int) -> None:
        lacks, wanted = sum([one.lacks for one in runs]), self._wanted.runs - len(runs)
        if not wanted:
            self._finish(runs, lacks, left)
            return
        for at in range(since, len(begun)):
            if not self._steps.take():
                return
            one = begun[at]
            if max(0, lacks + one.lacks * wanted + self._sets - self._usable) >= self.best:
                return
            if not runs or not any(self._are_one(one, other) for other in runs):
                there = one if self._rules.is_suit_once else self._without_taken(one, left)
                self._go_on(begun, at, (*runs, there), left - sum(there.units))

    def _without_taken(self, one: _Begun, left: int) -> _Begun:
        """Return a run that is begun without the cards that another one has."""
        mask = there(one.units, left)
        units = tuple([each if mask >> at & 1 else 0 for at, each in enumerate(one.units)])
        return one._replace(lacks=_gaps(self._rules)[mask][0], room=_gaps(self._rules)[mask][1], units=units)

    def _finish(self, runs: tuple[_Begun, ...], lacks: int, left: int) -> None:
        of_sets = self._short(left)
        lacks += sum(of_sets)
        room = sum([one.room for one in runs]) + sum([min(each, self.in_set) for each in of_sets])
        self._least = min(self._least, lacks)
        if (total := lacks - min(self._jokers, room)) < self.best:
            self.best, self.runs, self.ranks = total, runs, self._shortest(left)

    def _short(self, left: int) -> list[int]:
        return short(left, self._wanted.sets, least=self._rules.least_set)

    def _shortest(self, left: int) -> tuple[Rank, ...]:
        """Return the ranks of which most cards are there, as many as sets are wanted."""
        ranks = sorted(RANKS, key=lambda rank: -OF_RANK[left >> 12 * rank.place & RANK])
        return tuple(ranks[: self._wanted.sets])

    def _are_one(self, one: _Begun, other: _Begun) -> bool:
        if one.suit != other.suit:
            return False
        length = self._rules.least_run
        return self._rules.is_suit_once or abs(one.low - other.low) == length


def _of_suits(hand: Hand) -> list[int]:
    """Return for each suit at which heights there is a card of it, a bit for each."""
    found = [0] * len(SUITS)
    for card in hand:
        if card is not JOKER:
            found[card.suit.place] |= _HEIGHTS[card.rank.place]
    return found


class _Window(NamedTuple):
    """The place of a run of the least length."""

    suit: int
    low: int  # its lowest height
    every: int  # a bit for each of its cards
    begun: tuple[_Begun, ...]  # by which of them are there


@lru_cache(_CACHED)
def _windows(rules: MeldRules) -> tuple[_Window, ...]:
    """Return the place of every run of the least length."""
    gaps, steps, found = _gaps(rules), range(rules.least_run), list[_Window]()
    for suit, low in product(SUITS, range(LOWEST, HIGHEST - rules.least_run + 2)):
        units = tuple([unit(card_of(suit, low + step)) for step in steps])
        owned = [tuple([units[step] if mask >> step & 1 else 0 for step in steps]) for mask in range(len(gaps))]
        begun = tuple([_Begun(*gaps[mask], suit.place, low, own) for mask, own in enumerate(owned)])
        found.append(_Window(suit.place, low, len(gaps) - 1, begun))
    return tuple(found)


@lru_cache(_CACHED)
def _gaps(rules: MeldRules) -> tuple[tuple[int, int], ...]:
    """Return how many cards a run of the least length lacks, and how many of these may be jokers, by what is there."""
    most = rules.least_run - rules.naturals_in_run
    found = []
    for mask in range(1 << rules.least_run):
        absent = [not mask >> at & 1 for at in range(rules.least_run)]
        gaps = [len([*gap]) for is_gap, gap in groupby(absent) if is_gap]
        room = sum(gaps) if rules.jokers_adjoin else sum((gap + 1) // 2 for gap in gaps)
        found.append((sum(gaps), min(room, most)))
    return tuple(found)


@lru_cache(_SMALL)
def _submasks(mask: int, most: int) -> tuple[int, ...]:
    """Return a mask, and those without up to `most` of its bits."""
    bits = [1 << at for at in range(mask.bit_length()) if mask >> at & 1]
    counts = range(min(most, len(bits)) + 1)
    return tuple([mask - sum(without) for count in counts for without in combinations(bits, count)])
