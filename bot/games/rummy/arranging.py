"""The melds that a hand can be cut into: a number of sets and runs, with the fewest jokers or with every card.

They follow from the hand alone, in the same order every time, so a button may name one by its number.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, combinations, product, takewhile
from typing import NamedTuple

from bot.games.cards import JOKER, RANKS, SUITS, Card, Hand, Rank, Suit
from bot.games.rummy.counts import Steps, counts, present, short, unit
from bot.games.rummy.covering import wholes
from bot.games.rummy.melds import HIGHEST, LOWEST, End, Meld, MeldRules, Run, Set, Wanted, card_of
from bot.games.rummy.nearing import Slot, missing

_CACHED = 8  # rules of melds
MOST = 6  # arrangements that are offered
MOST_STEPS, STEPS = 4_000, 40  # in a large hand, and for each arrangement that is found: some 20 ms


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Melds that are laid together: sets first, then runs."""

    melds: tuple[Meld, ...]
    left: Hand  # what stays in the hand
    is_exact: bool = True  # whether all ways were looked at; not always in a hand of more than 20 cards

    @property
    def jokers(self) -> int:
        """The number of jokers in the melds."""
        return sum(card is JOKER for meld in self.melds for card in meld.cards)


def arrangements(
    hand: Hand, wanted: Wanted, rules: MeldRules, *, worth: Callable[[Card], int]
) -> tuple[Arrangement, ...]:
    """Return ways to lay the wanted melds with as few jokers as possible, those that leave the least worth first.

    Every meld is as long as the other cards allow. Empty where the hand does not hold the melds.
    """
    naturals = [card for card in hand if card is not JOKER]
    for spent in range(hand.count(JOKER) + 1):
        if not missing(Hand([*naturals, *[JOKER] * spent]), wanted, rules):
            return _with_jokers(hand, wanted, rules, spent=spent, worth=worth)
    return ()


def filled(way: Arrangement) -> tuple[Slot, ...]:
    """Return the melds of an arrangement as slots that are full."""
    return tuple(map(_slot_of, way.melds))


def _slot_of(meld: Meld) -> Slot:
    naturals = tuple(card for card in meld.cards if card is not JOKER)
    jokers, is_run = len(meld.cards) - len(naturals), isinstance(meld, Run)
    places = meld.places if isinstance(meld, Run) else ()
    gaps = tuple(place for place in places if place not in naturals)
    return Slot(is_run, naturals, jokers, lacks=0, fits=gaps, places=places)


def _with_jokers(
    hand: Hand, wanted: Wanted, rules: MeldRules, *, spent: int, worth: Callable[[Card], int]
) -> tuple[Arrangement, ...]:
    """Return ways to lay the wanted melds with this many jokers, with fewer of which there is none."""
    held, steps = _naturals_of(hand), Steps(MOST_STEPS, cards=len(hand))
    found = dict.fromkeys(
        melds
        for runs in _chosen_runs(held, wanted, spent, rules, steps=steps)
        for melds in takewhile(lambda _: steps.take(STEPS), _with_sets(runs, held, wanted.sets, spent, rules))
    )
    ways = [Arrangement(melds, _without(hand, melds), steps.are_left) for melds in found]
    return tuple(sorted(ways, key=lambda way: sum(map(worth, way.left)))[:MOST])


def whole(hand: Hand, wanted: Wanted, rules: MeldRules) -> Arrangement | None:
    """Return a way to lay the whole hand, jokers too, in exactly the melds that are wanted; None if there is none."""
    melds = next(wholes(hand, wanted, rules), None)
    return None if melds is None else Arrangement(melds, Hand())


def _naturals_of(hand: Hand) -> Counter[Card]:
    return Counter(card for card in hand if card is not JOKER)


def _without(hand: Hand, melds: Iterable[Meld]) -> Hand:
    return Hand((Counter(hand) - Counter(card for meld in melds for card in meld.cards)).elements())


def _fits(meld: Meld, melds: Iterable[Meld], rules: MeldRules) -> bool:
    return not any(rules.are_one(meld, other) for other in melds)


def _filled(suit: Suit, heights: range, held: Counter[Card], jokers: int, rules: MeldRules) -> Iterator[Run]:
    """Yield every run from one height to another, of held cards and at most `jokers` jokers.

    A joker may also lie where the card is held: another meld may need that more.
    """
    places = [card_of(suit, height) for height in heights]
    there = [place for place in places if held[place]]
    spare = jokers - len(places) + len(there)
    for count in range(min(spare, len(there)) + 1):
        for kept_back in combinations(there, count):
            run = rules.run_of([place if held[place] and place not in kept_back else JOKER for place in places])
            if isinstance(run, Run) and run.low == heights[0]:
                yield run


# The fewest jokers: melds of the least length, which grow by natural cards alone. They lose nothing by that: a longer
# meld with as few jokers has one of the least length within, with all its jokers.


def _chosen_runs(
    held: Counter[Card], wanted: Wanted, jokers: int, rules: MeldRules, *, steps: Steps
) -> Iterator[tuple[Run, ...]]:
    """Yield the wanted number of runs of the least length together, with at most `jokers` jokers.

    The other cards and jokers are enough for the sets that are wanted with them.
    """
    least = [*_least_runs(held, jokers, rules)] if wanted.runs else []
    by_spare = [[each for each in least if each.jokers <= spare] for spare in range(jokers + 1)]
    places = [[each.at for each in some] for some in by_spare]

    def chosen(since: int, runs: tuple[Run, ...], left: int, spare: int, windows: int) -> Iterator[tuple[Run, ...]]:
        if sum(short(left, wanted.sets, least=rules.least_set)) > spare:
            return
        if len(runs) == wanted.runs:
            yield runs
            return
        some, held_now = by_spare[spare], present(left)
        for place in range(bisect_left(places[spare], since), len(some)):
            if not steps.take():
                return
            at, run, own, spent, window, barred = some[place]
            if own & held_now == own and not barred & windows:
                yield from chosen(at, (*runs, run), left - own, spare - spent, windows | window)

    return chosen(0, (), counts(held.elements()), jokers, 0)


class _Least(NamedTuple):
    """A run of the least length."""

    at: int  # its place among all of them
    run: Run
    own: int  # its natural cards, as counts
    jokers: int
    window: int  # a bit for its suit and lowest height
    barred: int  # the bits of those that would be one run with it


def _least_runs(held: Counter[Card], jokers: int, rules: MeldRules) -> Iterator[_Least]:
    """Yield every run of the least length, of held cards and at most `jokers` jokers."""
    at = 0
    for number, (window, barred) in enumerate(_windows(rules)):
        for run in _filled(window.suit, range(window.low, window.high + 1), held, jokers, rules):
            own = [unit(card) for card in run.cards if card is not JOKER]
            yield _Least(at, run, sum(own), len(run.cards) - len(own), 1 << number, barred)
            at += 1


@lru_cache(_CACHED)
def _windows(rules: MeldRules) -> tuple[tuple[Run, int], ...]:
    """Return every run of the least length of natural cards, with the bits of those that would be one run with it."""
    length = rules.least_run
    runs = [
        Run(suit, low, tuple(card_of(suit, low + step) for step in range(length)))
        for suit, low in product(SUITS, range(LOWEST, HIGHEST - length + 2))
    ]
    return tuple(
        (run, sum(1 << number for number, other in enumerate(runs) if rules.are_one(run, other))) for run in runs
    )


def _with_sets(
    runs: tuple[Run, ...], held: Counter[Card], count: int, jokers: int, rules: MeldRules
) -> Iterator[tuple[Meld, ...]]:
    """Yield these runs with `count` sets of the other cards, all as long as the remaining cards allow."""
    lying = Counter(card for run in runs for card in run.cards)
    spare = jokers - lying.pop(JOKER, 0)
    left = held - lying
    wished = {card for run in runs for end in End for longer in _growing(run, end, left) for card in longer.cards}
    by_rank = {rank: sorted(_of_rank(left, rank), key=lambda card: (card in wished, card.place)) for rank in RANKS}
    ranks = [rank for rank in RANKS if len(by_rank[rank]) >= rules.naturals_in_set]
    for chosen in combinations(ranks, count):
        lacking = [max(0, rules.least_set - len(by_rank[rank])) for rank in chosen]
        if sum(lacking) > spare:
            continue
        cores = [
            _cores(by_rank[rank], rules.least_set - lack, wished) for rank, lack in zip(chosen, lacking, strict=True)
        ]
        for naturals in product(*cores):
            grown, rest = _grown(runs, left - Counter(chain(*naturals)), rules)
            sets = (
                Set(rank, (*sorted((*own, *_of_rank(rest, rank)), key=lambda card: card.place), *(JOKER,) * lack))
                for rank, own, lack in zip(chosen, naturals, lacking, strict=True)
            )
            yield (*sets, *grown)


def _cores(cards: Sequence[Card], count: int, wished: Container[Card]) -> Iterable[tuple[Card, ...]]:
    """Return the ways to begin a set with this many of its cards: those that extend no run come first."""
    free = tuple(card for card in cards if card not in wished)[:count]
    others = [card for card in cards if card in wished]
    return dict.fromkeys((*free, *more) for more in combinations(others, count - len(free)))


def _grown(runs: tuple[Run, ...], held: Counter[Card], rules: MeldRules) -> tuple[tuple[Run, ...], Counter[Card]]:
    """Return the runs, each as long as these cards allow, and what is left."""
    grown = list(runs)
    for at, end in product(range(len(runs)), End):
        run, others = grown[at], (*grown[:at], *grown[at + 1 :])
        longer = [run, *(each for each in _growing(run, end, held) if _fits(each, others, rules))][-1]
        held, grown[at] = held - (Counter(longer.cards) - Counter(run.cards)), longer
    return tuple(grown), held


def _growing(run: Run, end: End, held: Counter[Card]) -> Iterator[Run]:
    """Yield the run with one card more at this end, with two, and so on."""
    while end in run.room and held[card := run.next_at(end)]:
        run = run.grown(card, end)
        yield run


def _of_rank(cards: Counter[Card], rank: Rank) -> Iterator[Card]:
    return (card for card in cards.elements() if card.rank is rank)
