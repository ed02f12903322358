"""The cards of a hand as drawn, and their grouping."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, permutations

from bot.games.cards import JOKER, RANKS, SUITS, Card, HandOrder, Rank, Suit
from bot.games.rummy.melds import HIGHEST, LOWEST, heights_of
from render.deck import PlainCard, Printed
from render.words import SUITS_IN_GROUP

LEAST_RUN = 3  # cards
RED = frozenset((Suit.HEARTS, Suit.DIAMONDS))


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A card in a hand, and what its holder sees of it."""

    card: Card
    is_fresh: bool = False  # it has just come to the hand, and is lifted
    is_grayed: bool = False  # it cannot be played now
    counts_as: Suit | None = None  # in addition to its own suit
    is_lifted: bool = False  # it would be played
    is_plain: bool = True  # without the special faces of a deck that has some

    @property
    def suit(self) -> Suit:
        """The suit under which it is sorted."""
        return self.counts_as or self.card.suit

    @property
    def printed(self) -> Printed:
        """The card as it is printed."""
        if not self.is_plain:
            return self.card
        return PlainCard(self.card, counts_as=self.counts_as, is_grayed=self.is_grayed)


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that lie together, from left to right; only the last one is seen whole."""

    key: Suit | Rank | None  # None: the jokers
    cards: tuple[HeldCard, ...]
    is_trumps: bool = False

    @property
    def is_grayed(self) -> bool:
        """Whether none of them can be played now."""
        return all(held.is_grayed for held in self.cards)


def hold(
    cards: Iterable[Card],
    *,
    fresh: Iterable[Card] = (),
    playable: Collection[Card] | None = None,
    counting: Mapping[Card, Suit] | None = None,
    lifted: Collection[Card] = (),
) -> tuple[HeldCard, ...]:
    """Return the cards of a hand as they are drawn.

    `fresh` have just come; all but the `playable` are grayed (None: none is); `counting` says which cards count as
    another suit than their own; the `lifted` would be played.
    """
    waiting, other = Counter(fresh), counting or {}
    held = []
    for card in cards:
        is_fresh = waiting[card] > 0
        waiting[card] -= is_fresh
        is_grayed = playable is not None and card not in playable
        held.append(HeldCard(card, is_fresh, is_grayed, other.get(card), card in lifted))
    return tuple(held)


def by_suit(
    held: Iterable[HeldCard],
    *,
    trumps: Suit | None = None,
    ranks: Sequence[Rank] = RANKS,
    trumps_first: bool = False,
) -> tuple[Group, ...]:
    """Return a group per suit, trumps last or else first, then one for jokers. `ranks` run from the left.

    Black and red suits alternate as far as they can. Within a suit, real cards come before those that only count as the
    suit.
    """
    suits: dict[Suit, list[HeldCard]] = {suit: [] for suit in SUITS}
    jokers = []
    for card in held:
        if card.card is JOKER:
            jokers.append(card)
        else:
            suits[card.suit].append(card)
    groups = [
        Group(suit, tuple(sorted(suits[suit], key=lambda own: _place(own, ranks))), suit is trumps)
        for suit in _in_turns([suit for suit in SUITS_IN_GROUP if suits[suit]], trumps, 0 if trumps_first else -1)
    ]
    return (*groups, Group(None, tuple(jokers))) if jokers else tuple(groups)


def by_rank(held: Iterable[HeldCard], *, ranks: Sequence[Rank] = RANKS) -> tuple[Group, ...]:
    """Return a group per rank, from the left as in `ranks`, jokers last; in a group fresh cards come last."""
    found: dict[Rank, list[HeldCard]] = {rank: [] for rank in ranks}
    jokers = []
    for card in held:
        if card.card is JOKER:
            jokers.append(card)
        else:
            found[card.card.rank].append(card)
    groups = [
        Group(rank, tuple(sorted(cards, key=lambda own: (own.is_fresh, SUITS_IN_GROUP.index(own.card.suit)))))
        for rank, cards in found.items()
        if cards
    ]
    return (*groups, Group(None, tuple(jokers))) if jokers else tuple(groups)


def by_run(held: Iterable[HeldCard], *, ranks: Sequence[Rank] = RANKS) -> tuple[Group, ...]:
    """Return a group per run of three cards or more, the longest first, then one per suit, and one for jokers.

    The ace is high, or low where there is no king. `ranks` run from the left, so that a run does too.
    """
    groups = by_suit(held, ranks=ranks)
    runs, others = list[Group](), list[Group]()
    for group in groups:
        found, left = _in_runs(group.cards)
        upwards = ranks[0] is Rank.TWO
        runs += [Group(group.key, run if upwards else run[::-1]) for run in found]
        others += [Group(group.key, left)] if left else []
    return (*sorted(runs, key=lambda run: -len(run.cards)), *others)


def _in_runs(cards: Sequence[HeldCard]) -> tuple[list[tuple[HeldCard, ...]], tuple[HeldCard, ...]]:
    """Return the runs among cards of a suit, from the lowest up, and the cards in none."""
    at: dict[int, HeldCard] = {}
    for each in cards:
        if each.card is not JOKER:
            at.setdefault(heights_of(each.card.rank)[-1], each)
    if HIGHEST in at and HIGHEST - 1 not in at:
        at[LOWEST] = at.pop(HIGHEST)
    chains = list[list[int]]()
    for height in sorted(at):
        if chains and chains[-1][-1] == height - 1:
            chains[-1].append(height)
        else:
            chains.append([height])
    runs = [tuple(at[height] for height in chain) for chain in chains if len(chain) >= LEAST_RUN]
    taken = {id(each) for run in runs for each in run}
    return runs, tuple(each for each in cards if id(each) not in taken)


def ranks_from_left(order: HandOrder, ranks: Sequence[Rank] = RANKS) -> tuple[Rank, ...]:
    """Return `ranks`, given from the highest, as a reader likes them; the costliest card is the highest."""
    return tuple(reversed(ranks)) if order is HandOrder.UP else tuple(ranks)


def _place(held: HeldCard, ranks: Sequence[Rank]) -> tuple[int, bool, bool]:
    return ranks.index(held.card.rank), held.counts_as is not None, held.is_fresh


def _in_turns(suits: Sequence[Suit], trumps: Suit | None, end: int) -> Sequence[Suit]:
    """Return these suits with the fewest neighbors of the same color; trumps are at this end."""

    def alike(order: Sequence[Suit]) -> tuple[bool, int]:
        return trumps in order and order[end] is not trumps, sum((a in RED) == (b in RED) for a, b in pairwise(order))

    return min(permutations(suits), key=alike)
