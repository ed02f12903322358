"""The lays that a player marks: chosen, but not played yet. They are in memory only; losing them costs one press."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from bot.games.cards import Card, Hand, Rank
from bot.games.mille.arrangements import LEAST
from bot.games.mille.kinds import Kind, cards_of_kinds, count_kind
from bot.games.mille.moves import Lay
from bot.games.mille.views import MilleView
from bot.games.protocol import Refusal
from cogs.screens.questions import new_mark

TWO = Kind(Rank.TWO)


@dataclass(frozen=True, slots=True)
class Draft:
    """The cards that a player marks in one turn, by kind: each rank is a lay, and wild twos go where they are needed.

    A player may have several panels of one turn. Their buttons carry the draft's marks, so that a press never lays
    cards that its label did not name, also after a restart.
    """

    turn: int
    counts: Mapping[Kind, int] = field(default_factory=dict)  # of each kind, in the order of marking
    last: Kind | None = None  # marked last
    onto: int = 0  # which of the `targets` twos alone join
    mark: str = field(default_factory=new_mark)  # stays the same while the draft changes
    state: str = field(default_factory=new_mark)  # changes with every choice

    def count(self, kind: Kind) -> int:
        """Return how many of `kind` are marked."""
        return self.counts.get(kind, 0)

    def choose(self, kind: Kind, count: int) -> "Draft":
        """Return this draft with `count` cards of `kind` marked."""
        counts = {**self.counts, kind: count}
        kept = {each: number for each, number in counts.items() if number}
        return replace(self, counts=kept, last=kind if count else self.last, state=new_mark())

    def join(self, onto: int) -> "Draft":
        """Return this draft with twos alone joining that one of the `targets`."""
        return replace(self, onto=onto, state=new_mark())

    def targets(self, view: MilleView) -> tuple[Rank, ...]:
        """Return the melds that the marked twos may join or make, if nothing else is marked."""
        twos = self._cards(hand_of(view), [TWO] * self.count(TWO))
        if not twos or any(kind != TWO for kind in self.counts):
            return ()
        ranks = dict.fromkeys((*own_ranks(view), Rank.TWO))
        return tuple(rank for rank in ranks if view.refusal(Lay(rank, twos)) is None)

    def lays(self, view: MilleView) -> tuple[Lay, ...]:
        """Return the marked lays. No card is in two of them, and cards that the hand lacks are left out."""
        hand, own = hand_of(view), own_ranks(view)
        ranks = tuple(dict.fromkeys(kind.rank for kind in self.counts if kind != TWO))
        twos = self._cards(hand, [TWO] * self.count(TWO))
        if not ranks:
            targets = self.targets(view) or (Rank.TWO,)
            return (Lay(targets[self.onto % len(targets)], twos),) if twos else ()
        naturals = {
            rank: self._cards(
                hand, [kind for kind in self.counts if kind.rank is rank for _ in range(self.count(kind))]
            )
            for rank in ranks
        }
        given, left = dict[Rank, tuple[Card, ...]](), twos
        for rank, cards in naturals.items():
            lacking = 0 if rank in own else max(0, LEAST - len(cards))
            given[rank], left = left[:lacking], left[lacking:]
        given[ranks[0]] += left
        return tuple(Lay(rank, (*cards, *given[rank])) for rank, cards in naturals.items())

    def _cards(self, hand: Hand, wanted: Iterable[Kind]) -> tuple[Card, ...]:
        kept: list[Kind] = []
        for kind in wanted:
            if kept.count(kind) < count_kind(hand, kind):
                kept.append(kind)
        return cards_of_kinds(hand, kept) or ()

    def refusal(self, view: MilleView) -> Refusal | None:
        """Return the first reason why these lays may not be played; None when they may be, in this order.

        When there are too few twos for all of them, the reason is that.
        """
        found = next((found for lay in self.lays(view) if (found := view.refusal(lay)) is not None), None)
        if found is None or self.needed(view) <= count_kind(hand_of(view), TWO):
            return found
        return Refusal(found.game, "lay-needs-three", "4")

    def needed(self, view: MilleView) -> int:
        """Return how many twos these melds need, including those that they have."""
        own = own_ranks(view)
        lays = (lay for lay in self.lays(view) if lay.rank is not Rank.TWO)
        naturals = {lay.rank: sum(card.rank is lay.rank for card in lay.cards) for lay in lays}
        return sum(int(not count) if rank in own else max(0, LEAST - count) for rank, count in naturals.items())


def own_ranks(view: MilleView) -> tuple[Rank, ...]:
    """Return the ranks of the viewer's melds."""
    return () if view.seat is None else tuple(meld.rank for meld in view.seats[view.seat].melds)


def hand_of(view: MilleView) -> Hand:
    """Return the viewer's hand; an empty one for a bystander."""
    return view.hand or Hand()
