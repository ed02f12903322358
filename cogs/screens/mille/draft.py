"""The lays that a player prepares: chosen, but not played yet. They are in memory only; losing them costs one press."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from bot.games.cards import Card, Hand, Rank
from bot.games.mille.arrangements import LEAST
from bot.games.mille.kinds import KINDS, Kind, cards_of_kinds, count_kind
from bot.games.mille.moves import Lay
from bot.games.mille.views import MilleView
from bot.games.protocol import Refusal
from cogs.screens.questions import new_mark

TWO = Kind(Rank.TWO)

Counts = Mapping[Kind, int]
"""The number of cards of each kind that go into one meld."""


@dataclass(frozen=True, slots=True)
class Draft:
    """The lays that a player prepares in one turn, one for each meld.

    A player may have several panels of one turn. Their buttons carry the draft's marks, so that a press never lays
    cards that its label did not name, also after a restart.
    """

    turn: int
    melds: Mapping[Rank, Counts] = field(default_factory=dict)
    mark: str = field(default_factory=new_mark)  # stays the same while the draft changes
    state: str = field(default_factory=new_mark)  # changes with every choice

    @property
    def only(self) -> Rank | None:
        """The rank of the one meld; None when there are several."""
        return next(iter(self.melds)) if len(self.melds) == 1 else None

    def count(self, rank: Rank, kind: Kind) -> int:
        """Return how many of `kind` go into the meld of `rank`."""
        return self.melds.get(rank, {}).get(kind, 0)

    def choose(self, rank: Rank, kind: Kind, count: int) -> "Draft":
        """Return this draft with `count` cards of `kind` in the meld of `rank`."""
        melds = {**self.melds, rank: {**self.melds.get(rank, {}), kind: count}}
        return replace(self, melds=melds, state=new_mark())

    # Wild twos

    def wilds(self) -> int:
        """Return how many wild twos it has."""
        return sum(self.count(rank, TWO) for rank in self.melds if rank is not Rank.TWO)

    def spare(self, hand: Hand) -> int:
        """Return how many twos of `hand` are in no meld yet."""
        return count_kind(hand, TWO) - self.wilds() - self.count(Rank.TWO, TWO)

    def add_two(self, rank: Rank, hand: Hand) -> "Draft":
        """Return this draft with one more wild two in the meld of `rank`; unchanged when no two is left."""
        if rank is Rank.TWO or rank not in self.melds or not self.spare(hand):
            return self
        return self.choose(rank, TWO, self.count(rank, TWO) + 1)

    def without_twos(self) -> "Draft":
        """Return this draft without wild twos."""
        melds = {rank: counts if rank is Rank.TWO else {**counts, TWO: 0} for rank, counts in self.melds.items()}
        return replace(self, melds=melds, state=new_mark())

    # The lays to be played

    def lays(self, hand: Hand) -> tuple[Lay, ...]:
        """Return the chosen lays. No card is in two of them, and cards that `hand` lacks are left out."""
        left = list(hand)
        lays: list[Lay] = []
        for rank, counts in self.melds.items():
            wanted = [kind for kind in kinds_of(rank) for _ in range(counts.get(kind, 0))]
            cards = _as_many_as_held(left, wanted)
            for card in cards:
                left.remove(card)
            lays.append(Lay(rank, cards))
        return tuple(lays)

    def refusal(self, view: MilleView) -> Refusal | None:
        """Return the first reason why these lays may not be played; None when they may be, in this order.

        When there are too few twos for all of them, the reason is that.
        """
        found = next((found for lay in self.lays(hand_of(view)) if (found := view.refusal(lay)) is not None), None)
        if found is None or self.needed(view) <= count_kind(hand_of(view), TWO):
            return found
        return Refusal(found.game, "lay-needs-three", "4")

    def needed(self, view: MilleView) -> int:
        """Return how many twos these melds need, including those that they have."""
        own = () if view.seat is None else view.seats[view.seat].melds
        laid = {meld.rank for meld in own}
        lays = (lay for lay in self.lays(hand_of(view)) if lay.rank is not Rank.TWO)
        naturals = {lay.rank: sum(card.rank is lay.rank for card in lay.cards) for lay in lays}
        return sum(int(not count) if rank in laid else max(0, LEAST - count) for rank, count in naturals.items())

    def goes_out(self, view: MilleView) -> bool:
        """Return whether these lays may be played and lay the last card."""
        hand = hand_of(view)
        return self.refusal(view) is None and sum(len(lay.cards) for lay in self.lays(hand)) == len(hand)


def begin(view: MilleView, ranks: Iterable[Rank]) -> Draft:
    """Return a draft with all cards of each rank in hand, and the wild twos new melds need, while they last.

    When twos are among the `ranks`, those that the other melds leave become a separate meld.
    """
    hand = hand_of(view)
    draft = Draft(view.turn)
    wanted = list(ranks)
    for rank in wanted:
        for kind in kinds_of(rank):
            if rank is not Rank.TWO and kind.rank is rank:
                draft = draft.choose(rank, kind, count_kind(hand, kind))
    for rank in draft.melds:
        while _lacks(view, draft, rank) and draft.spare(hand):
            draft = draft.add_two(rank, hand)
    return draft.choose(Rank.TWO, TWO, draft.spare(hand)) if Rank.TWO in wanted else draft


def _lacks(view: MilleView, draft: Draft, rank: Rank) -> bool:
    """Return whether the cards of `rank` in the draft are not yet a meld that may be laid."""
    lay = next(lay for lay in draft.lays(hand_of(view)) if lay.rank is rank)
    return view.refusal(lay) is not None


def kinds_of(rank: Rank) -> tuple[Kind, ...]:
    """Return the kinds that can go into a meld of `rank`: those of the rank, and twos."""
    return tuple(dict.fromkeys((*(kind for kind in KINDS if kind.rank is rank), TWO)))


def _as_many_as_held(held: Iterable[Card], wanted: Iterable[Kind]) -> tuple[Card, ...]:
    hand = Hand(held)
    kept: list[Kind] = []
    for kind in wanted:
        if kept.count(kind) < count_kind(hand, kind):
            kept.append(kind)
    return cards_of_kinds(hand, kept) or ()


def hand_of(view: MilleView) -> Hand:
    """Return the viewer's hand; an empty one for a bystander."""
    return view.hand or Hand()
