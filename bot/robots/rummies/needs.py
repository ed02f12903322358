"""What a hand lacks of a contract, by counting bits: far faster than `nearing`, and the same number in most hands.

It looks at the best runs of each suit alone, and takes no more than some steps. See `packed` for what a hand is.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, groupby
from typing import NamedTuple

from bot.games.rummy.melds import MeldRules, Wanted
from bot.robots.rummies.packed import FIRST, MASK, ONE_JOKER, PLANE, RANKS, STAR, SUIT, without

SET, RUN = 3, 4  # cards
LOWS = 11  # heights at which a run of the least length may begin
SUITS = 4
STEPS = 24  # that a search takes at most
WINDOWS = 4  # of a suit that are looked at
_CACHED = 1 << 13  # suits, some megabytes


class Plan(NamedTuple):
    """The melds that a hand comes closest to."""

    lacks: int  # cards, jokers used
    wants: int  # first copies of the natural cards that bring it nearer, and the bit of a joker
    keeps: int  # the part of the hand that is in it, jokers too
    ranks: tuple[int, ...]  # of its sets, by height
    runs: tuple[tuple[int, int], ...]  # suits and lowest heights


class Window(NamedTuple):
    """Four cards in sequence of which a suit has some."""

    lacks: int
    room: int  # for jokers
    suit: int
    low: int
    heights: int  # of the cards that it has, a bit each
    gaps: int  # the cards that it lacks, as bits of a hand


NO_WINDOW = Window(RUN, 1, -1, 0, 0, 0)


@lru_cache(_CACHED)
def _windows(suit: int, cards: int, near: int, *, adjoin: bool) -> tuple[Window, ...]:
    """Return the best runs of a suit that has these cards: those that lack least, or up to `near` cards more."""
    found = []
    wide = cards | (cards & 1) << SUIT
    for low in range(LOWS):
        mask = wide >> low & 15
        gaps = 15 & ~mask
        if mask:
            lacks = gaps.bit_count()
            lengths = [len([*gap]) for is_gap, gap in groupby([gaps >> at & 1 for at in range(RUN)]) if is_gap]
            room = lacks if adjoin else sum((gap + 1) // 2 for gap in lengths)
            found.append(Window(lacks, room, suit, low, _folded(mask << low), _folded(gaps << low) << SUIT * suit))
    found.sort()
    return tuple([each for each in found[:WINDOWS] if each.lacks <= found[0].lacks + near])


def _folded(wide: int) -> int:
    """Return the cards of a suit, the ace above the king where it lies below the two."""
    return wide & MASK | wide >> SUIT


class Runs(NamedTuple):
    """Some runs of one suit, as close as its cards come to so many."""

    lacks: int
    room: int  # for jokers
    gaps: int  # of all that are as close, as bits of a hand
    windows: tuple[Window, ...]


@lru_cache(_CACHED)
def _runs(suit: int, cards: int, twice: int, most: int, *, adjoin: bool) -> tuple[Runs, ...]:
    """Return the closest none, one, two … `most` runs of a suit with these cards, some of them twice."""
    begun, found = _windows(suit, cards, 1, adjoin=adjoin), [Runs(0, 0, 0, ())]
    for count in range(1, most + 1):
        ways = [
            Runs(sum(one.lacks for one in some), sum(one.room for one in some), _all_gaps(some), some)
            for some in combinations((*begun, *[NO_WINDOW] * count), count)
            if not _overlap(some, twice)
        ]
        least = min(ways)
        gaps = 0
        for way in ways:
            if way.lacks == least.lacks:
                gaps |= way.gaps
        found.append(least._replace(gaps=gaps))
    return tuple(found)


def _all_gaps(some: Iterable[Window]) -> int:
    gaps = 0
    for one in some:
        gaps |= one.gaps
    return gaps


def _overlap(some: Sequence[Window], twice: int) -> bool:
    """Return whether two of these runs of a suit are one, or want the same copy of a card."""
    return any(
        one.suit == other.suit and (abs(one.low - other.low) == RUN or one.heights & other.heights & ~twice)
        for one, other in combinations([each for each in some if each.lacks < RUN], 2)
    )


class Levels(NamedTuple):
    """Ranks of which a hand has one card, two, three or four at least: a bit for each height."""

    one: int
    two: int
    three: int
    four: int


def levels_of(hand: int) -> Levels:
    """Return how many cards of each rank a hand has."""
    one = two = three = four = 0
    for at in range(0, 2 * PLANE, SUIT):
        cards = hand >> at & MASK
        if cards:
            four |= three & cards
            three |= two & cards
            two |= one & cards
            one |= cards
    return Levels(one, two, three, four)


def _less(levels: Levels, taken: int) -> Levels:
    """Return the same with one card less of these ranks, of which there is one."""
    one, two, three, four = levels
    kept = ~taken
    return Levels(one & kept | two & taken, two & kept | three & taken, three & kept | four & taken, four & kept)


_NO_RUNS = Runs(SUITS * RUN * RUN, 0, 0, ())


@dataclass(slots=True)
class Needs:
    """The cards that hands lack of a contract. It remembers hands: one is made for each thought."""

    wanted: Wanted
    rules: MeldRules
    _plans: dict[int, Plan] = field(default_factory=dict, repr=False)

    def plan(self, hand: int) -> Plan:
        """Return what a hand lacks, and wants."""
        found = self._plans.get(hand)
        if found is None:
            found = self._plans[hand] = _Search(self.wanted, self.rules, hand).plan()
        return found


class _Search:
    """A search for the melds that a hand comes closest to."""

    __slots__ = ("best", "found", "hand", "jokers", "lacking", "rules", "steps", "wanted", "wants")

    def __init__(self, wanted: Wanted, rules: MeldRules, hand: int) -> None:
        self.wanted, self.rules, self.hand, self.jokers = wanted, rules, hand, hand >> STAR
        self.best, self.lacking = SET * wanted.sets + RUN * wanted.runs + 1, 0
        self.wants, self.steps = 0, STEPS
        self.found: tuple[tuple[Window, ...], Levels] = ((), Levels(0, 0, 0, 0))

    def plan(self) -> Plan:
        """Return the melds, and all cards that bring the hand nearer to any that are as close."""
        levels = levels_of(self.hand) if self.wanted.sets else Levels(0, 0, 0, 0)
        if self.wanted.runs and not self.wanted.sets:
            self._runs_alone(levels)
        elif self.wanted.runs:
            least = self._short(levels)
            self._go_on(self._begun(), 0, (), levels, (0, 0, 0), least)
        else:
            self._finish((), levels, (0, 0, 0))
        runs, levels = self.found
        keeps, left = 0, self.hand
        for one in runs:
            cards = one.heights << SUIT * one.suit if one.suit >= 0 else 0
            rest = without(left, cards & left)
            keeps, left = keeps + left - rest, rest
        ranks = _best_ranks(levels, self.wanted.sets)
        for rank in ranks:
            cards = left & RANKS[rank]
            while cards.bit_count() > SET:
                cards &= cards - 1
            keeps += cards
        keeps += ONE_JOKER * (self.lacking - self.best)
        wants = self.wants | ONE_JOKER if self.best else 0
        return Plan(self.best, wants, keeps, ranks, tuple([(each.suit, each.low) for each in runs]))

    def _runs_alone(self, levels: Levels) -> None:
        """Look for runs where no sets are wanted: suit by suit, so that nothing is tried twice."""
        wanted, hand = self.wanted.runs, self.hand
        most = 1 if self.rules.is_suit_once else wanted
        table = [Runs(0, 0, 0, ())] + [_NO_RUNS] * wanted
        for suit in range(SUITS):
            shift = SUIT * suit
            own = _runs(suit, hand >> shift & MASK, hand >> shift + PLANE & MASK, most, adjoin=self.rules.jokers_adjoin)
            for count in range(wanted, 0, -1):
                for more in range(1, min(most, count) + 1):
                    before, new, best = table[count - more], own[more], table[count]
                    lacks = before.lacks + new.lacks
                    if lacks > best.lacks:
                        continue
                    gaps = before.gaps | new.gaps
                    if lacks == best.lacks:
                        table[count] = best._replace(gaps=best.gaps | gaps)
                    else:
                        table[count] = Runs(lacks, before.room + new.room, gaps, before.windows + new.windows)
        lacks, room, gaps, windows = table[wanted]
        self._finish(windows, levels, (lacks, room, gaps))

    def _begun(self) -> list[Window]:
        found, first, wanted = list[Window](), self.hand & FIRST, self.wanted
        is_twice = wanted.runs > 1 and not self.rules.is_suit_once
        near, adjoin = int(wanted.runs == 1 or is_twice), self.rules.jokers_adjoin
        for suit in range(SUITS):
            if cards := first >> SUIT * suit & MASK:
                found += _windows(suit, cards, near, adjoin=adjoin)
        found.sort()
        return found + [NO_WINDOW] * wanted.runs

    def _go_on(
        self,
        begun: list[Window],
        since: int,
        runs: tuple[Window, ...],
        levels: Levels,
        total: tuple[int, int, int],
        of_sets: int,
    ) -> None:
        """Add a run to these; `total` has what they lack, their room for jokers, and their gaps."""
        lacks, room, gaps = total
        to_come = self.wanted.runs - len(runs)
        for at in range(since, len(begun)):
            one = begun[at]
            if lacks + one.lacks * to_come + of_sets - self.jokers > self.best or self.steps <= 0:
                return
            if runs and one.suit >= 0 and any(self._excludes(one, other) for other in runs):
                continue
            after = (lacks + one.lacks, room + one.room, gaps | one.gaps)
            left = _less(levels, one.heights) if self.wanted.sets else levels
            if to_come > 1:
                self._go_on(begun, at + 1, (*runs, one), left, after, of_sets)
            else:
                self.steps -= 1
                self._finish((*runs, one), left, after)

    def _excludes(self, one: Window, other: Window) -> bool:
        """Return whether two runs are one, or want the same copy of a card."""
        if one.suit != other.suit:
            return False
        if self.rules.is_suit_once or abs(one.low - other.low) == RUN:
            return True
        both = one.heights & other.heights
        return bool(both & ~(self.hand >> PLANE + SUIT * one.suit))

    def _short(self, levels: Levels) -> int:
        """Return what the sets lack."""
        sets = self.wanted.sets
        return sum([max(0, sets - each.bit_count()) for each in levels[:SET]])

    def _finish(self, runs: tuple[Window, ...], levels: Levels, total: tuple[int, int, int]) -> None:
        lacks, room, gaps = total
        if sets := self.wanted.sets:
            one, two, three, _ = levels
            third = max(0, sets - three.bit_count())
            second = max(0, sets - two.bit_count())
            lacks += third + second + max(0, sets - one.bit_count())
            if third:
                room += third if self.rules.naturals_in_set > 1 else third + second
                level = two if not second else one if one.bit_count() >= sets else MASK
                gaps |= _SETS[level & ~three]
        missing = max(0, lacks - min(self.jokers, room))
        if missing > self.best:
            return
        if missing < self.best:
            self.wants = 0
        if missing < self.best or lacks < self.lacking:
            self.best, self.lacking, self.found = missing, lacks, (runs, levels)
        self.wants |= gaps


def _best_ranks(levels: Levels, sets: int) -> tuple[int, ...]:
    """Return the ranks of which most cards are there, as many as sets are wanted."""
    found = list[int]()
    for level in (*levels[SET - 1 :: -1], MASK):
        for rank in range(SUIT):
            if len(found) == sets:
                return tuple(found)
            if level >> rank & 1 and rank not in found:
                found.append(rank)
    return tuple(found)


_SETS = tuple(sum(RANKS[rank] & FIRST for rank in range(SUIT) if ranks >> rank & 1) for ranks in range(MASK + 1))
"""The first copies of all cards of some ranks."""
