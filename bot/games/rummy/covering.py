"""A whole hand as melds: every card and joker in exactly the sets and runs that are wanted.

`arranging.py` finds the best melds in a hand; here a player has chosen the cards, and all of them go down.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from bot.games.cards import JOKER, RANKS, Card, Hand, Rank, Suit
from bot.games.rummy.laying import Lay, laid_as
from bot.games.rummy.melds import HIGHEST, LONGEST, LOWEST, Meld, MeldRules, Run, Set, Wanted, card_of, heights_of

MOST_WAYS = 6  # to lay the same cards, that are offered


def wholes(hand: Hand, wanted: Wanted, rules: MeldRules) -> Iterator[tuple[Meld, ...]]:
    """Yield every way to lay the whole hand in exactly these melds, lazily and each once: sets first, then runs.

    Jokers that no meld needs come to sets before they make runs longer.
    """
    seen = set[tuple[Meld, ...]]()
    for melds in _Cover(hand, wanted, rules).ways():
        if melds not in seen:
            seen.add(melds)
            yield melds


def lays_of(cards: Iterable[Card], wanted: Wanted | None, rules: MeldRules) -> Iterator[Lay]:
    """Yield ways to lay exactly these cards: in the wanted melds, or without those in as few melds as possible."""
    chosen = Hand(cards)
    for count in (wanted,) if wanted is not None else _counts(len(chosen), rules):
        yield from map(laid_as, wholes(chosen, count, rules))


def _counts(cards: int, rules: MeldRules) -> Iterator[Wanted]:
    """Yield numbers of sets and runs that so many cards can make, the fewest melds first."""
    for melds in range(1, cards // min(rules.least_set, rules.least_run) + 1):
        for runs in range(melds + 1):
            if (melds - runs) * rules.least_set + runs * rules.least_run <= cards:
                yield Wanted(melds - runs, runs)


@dataclass(frozen=True, slots=True)
class _Begun:
    """The natural cards of a run, by their heights from the lowest up."""

    suit: Suit
    heights: tuple[int, ...]

    @property
    def gaps(self) -> int:
        """The number of jokers between these cards."""
        return self.heights[-1] - self.heights[0] + 1 - len(self.heights)

    def with_card(self, height: int) -> "_Begun":
        return _Begun(self.suit, tuple(sorted((*self.heights, height))))

    def laid(self, low: int, high: int) -> Run:
        """Return the run from one height to another, with jokers wherever it has no card."""
        places = range(low, high + 1)
        return Run(self.suit, low, tuple(card_of(self.suit, at) if at in self.heights else JOKER for at in places))


class _Cover:
    """A search for melds that cover a hand."""

    def __init__(self, hand: Hand, wanted: Wanted, rules: MeldRules) -> None:
        self._wanted, self._rules, self._jokers = wanted, rules, hand.count(JOKER)
        naturals = [card for card in hand if card is not JOKER]
        self._cards = sorted(naturals, key=lambda card: (card.suit.place, heights_of(card.rank)[-1]))
        self._dead = set[tuple[object, ...]]()  # what was sorted out so that nothing comes of it

    def ways(self) -> Iterator[tuple[Meld, ...]]:
        """Yield the melds."""
        return self._sorted_out(0, (), ())

    def _sorted_out(self, at: int, runs: tuple[_Begun, ...], in_sets: tuple[Card, ...]) -> Iterator[tuple[Meld, ...]]:
        """Yield the melds, once the cards before number `at` are in these runs and sets.

        Only the ends of a run matter to what can follow, and how many cards it has; of sets only the ranks.
        """
        ends = sorted((run.suit.place, run.heights[0], run.heights[-1], len(run.heights)) for run in runs)
        state = (at, *ends, *sorted(card.rank.place for card in in_sets))
        if state in self._dead:
            return
        is_dead = True
        for melds in self._finished(runs, in_sets) if at == len(self._cards) else self._next(at, runs, in_sets):
            is_dead = False
            yield melds
        if is_dead:
            self._dead.add(state)

    def _next(self, at: int, runs: tuple[_Begun, ...], in_sets: tuple[Card, ...]) -> Iterator[tuple[Meld, ...]]:
        """Yield the melds with the card number `at` in each run where it fits, in a new one, and in a set."""
        card = self._cards[at]
        for begun in self._with_run(runs, card):
            if sum([self._lacks(run, card) for run in begun]) <= self._jokers:
                yield from self._sorted_out(at + 1, begun, in_sets)
        if len({each.rank for each in (*in_sets, card)}) <= self._wanted.sets:
            yield from self._sorted_out(at + 1, runs, (*in_sets, card))

    def _lacks(self, run: _Begun, card: Card) -> int:
        """Return how many jokers a run takes at least, when only this card and later ones can still join it."""
        lacking = max(0, self._rules.least_run - len(run.heights) - run.gaps) if run.suit is not card.suit else 0
        return run.gaps + lacking

    def _finished(self, runs: tuple[_Begun, ...], in_sets: tuple[Card, ...]) -> Iterator[tuple[Meld, ...]]:
        """Yield the melds once every card is in one: what is left of the jokers lies at ends of runs and in sets."""
        if len(runs) == self._wanted.runs:
            left = self._jokers - sum(run.gaps for run in runs)
            for laid, spare in self._at_ends(runs, left):
                for sets in self._sets(in_sets, spare):
                    melds: tuple[Meld, ...] = (*sets, *laid)
                    yield melds

    def _with_run(self, runs: tuple[_Begun, ...], card: Card) -> Iterator[tuple[_Begun, ...]]:
        """Yield the runs with this card in one that is begun, or in a new one. Lower cards of its suit are there."""
        for height in heights_of(card.rank):
            for place, run in enumerate(runs):
                if run.suit is card.suit and self._joins(run, height):
                    yield (*runs[:place], run.with_card(height), *runs[place + 1 :])
            is_new = not (self._rules.is_suit_once and any(run.suit is card.suit for run in runs))
            if is_new and len(runs) < self._wanted.runs:
                yield (*runs, _Begun(card.suit, (height,)))

    def _joins(self, run: _Begun, height: int) -> bool:
        grown = run.with_card(height)
        if height in run.heights or grown.heights[-1] - grown.heights[0] >= LONGEST:
            return False
        return self._rules.jokers_adjoin or all(high - low <= 2 for low, high in pairwise(grown.heights))

    def _at_ends(self, runs: tuple[_Begun, ...], jokers: int) -> Iterator[tuple[tuple[Run, ...], int]]:
        """Yield these runs with up to so many jokers at their ends, and how many are left."""
        if not runs:
            yield (), jokers
            return
        first, *others = runs
        low, high = first.heights[0], first.heights[-1]
        most = jokers if self._rules.jokers_adjoin else 1
        ends = [(below, above) for below in range(most + 1) for above in range(most + 1) if below + above <= jokers]
        for below, above in sorted(ends, key=sum):
            run = first.laid(max(low - below, LOWEST), min(high + above, HIGHEST))
            if len(run.cards) != high - low + 1 + below + above or isinstance(self._rules.run_of(run.cards), str):
                continue
            for laid, left in self._at_ends(tuple(others), jokers - below - above):
                if not any(self._rules.are_one(run, other) for other in laid):
                    yield (run, *laid), left

    def _sets(self, cards: tuple[Card, ...], jokers: int) -> Iterator[tuple[Set, ...]]:
        """Yield these cards and jokers as sets: jokers that none of them needs are in one of them."""
        by_rank: dict[Rank, list[Card]] = {rank: [] for rank in RANKS}
        for card in cards:
            by_rank[card.rank].append(card)
        alike = [each for each in by_rank.values() if each]
        lacking = [max(0, self._rules.least_set - len(each)) for each in alike]
        spare = jokers - sum(lacking)
        if len(alike) != self._wanted.sets or spare < 0 or (spare and not alike):
            return
        for longest in range(len(alike) if spare else 1):
            jokers_in = [lack + (spare if at == longest else 0) for at, lack in enumerate(lacking)]
            pairs = zip(alike, jokers_in, strict=True)
            made = [self._rules.set_of((*own, *[JOKER] * count)) for own, count in pairs]
            sets = tuple(meld for meld in made if isinstance(meld, Set))
            if len(sets) == len(made):
                yield sets
