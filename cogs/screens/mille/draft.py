"""What a player is about to lay: chosen, but not played yet. It is in memory only; losing it costs one press."""

import secrets
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from bot.games.cards import Card, Hand, Rank
from bot.games.mille.kinds import KINDS, Kind, cards_of_kinds, count_kind
from bot.games.mille.moves import Lay
from bot.games.mille.views import Caution, MilleView
from bot.games.protocol import Refusal, Seat

KEPT = 1_000  # drafts; the one changed longest ago is forgotten first
TWO = Kind(Rank.TWO)

Counts = Mapping[Kind, int]
"""How many cards of each kind go into one meld."""


def _new_mark() -> str:
    return secrets.token_hex(4)


@dataclass(frozen=True, slots=True)
class Draft:
    """The lays that a player prepares in one turn, one for each meld.

    A player may have several panels of one turn. Their buttons carry the draft's marks, so that a press never lays
    cards that its label did not name, also after a restart.
    """

    turn: int
    melds: Mapping[Rank, Counts] = field(default_factory=dict)
    warned: bool = False  # its warning was shown, and the next press lays
    mark: str = field(default_factory=_new_mark)  # stays the same while the draft changes
    state: str = field(default_factory=_new_mark)  # changes with every choice

    @property
    def only(self) -> Rank | None:
        """The rank of the one meld; None when there are several."""
        return next(iter(self.melds)) if len(self.melds) == 1 else None

    def is_of(self, rank: Rank, counts: Counts) -> bool:
        """Whether the draft is one meld of `rank` with exactly these cards."""
        return self.only is rank and {kind: count for kind, count in self.melds[rank].items() if count} == counts

    def count(self, rank: Rank, kind: Kind) -> int:
        """How many of `kind` go into the meld of `rank`."""
        return self.melds.get(rank, {}).get(kind, 0)

    def choose(self, rank: Rank, kind: Kind, count: int) -> "Draft":
        """This draft with `count` cards of `kind` in the meld of `rank`."""
        melds = {**self.melds, rank: {**self.melds.get(rank, {}), kind: count}}
        return replace(self, melds=melds, warned=False, state=_new_mark())

    def warn(self) -> "Draft":
        """This draft, its warning shown."""
        return replace(self, warned=True, state=_new_mark())

    # Wild twos

    def wilds(self) -> int:
        """How many wild twos it has."""
        return sum(self.count(rank, TWO) for rank in self.melds if rank is not Rank.TWO)

    def spare(self, hand: Hand) -> int:
        """How many twos of `hand` are in no meld yet."""
        return count_kind(hand, TWO) - self.wilds() - self.count(Rank.TWO, TWO)

    def add_two(self, rank: Rank, hand: Hand) -> "Draft":
        """This draft with one more wild two in the meld of `rank`; unchanged when no two is left."""
        if rank is Rank.TWO or rank not in self.melds or not self.spare(hand):
            return self
        return self.choose(rank, TWO, self.count(rank, TWO) + 1)

    def without_twos(self) -> "Draft":
        """This draft without wild twos."""
        melds = {rank: counts if rank is Rank.TWO else {**counts, TWO: 0} for rank, counts in self.melds.items()}
        return replace(self, melds=melds, warned=False, state=_new_mark())

    # What would be played

    def lays(self, hand: Hand) -> tuple[Lay, ...]:
        """The chosen lays. No card is in two of them, and cards that `hand` lacks are left out."""
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
        """The first reason why these lays may not be played; None when they may be, in this order."""
        return next((found for lay in self.lays(hand_of(view)) if (found := view.refusal(lay)) is not None), None)

    def warnings(self, view: MilleView) -> tuple[Caution, ...]:
        """What these lays would spoil."""
        return tuple(dict.fromkeys(each for lay in self.lays(hand_of(view)) for each in view.warnings(lay)))


def begin(view: MilleView, ranks: Iterable[Rank]) -> Draft:
    """A draft with all cards of each rank in hand, and the wild twos that new melds need, as far as they last.

    When twos are among the `ranks`, those that the other melds leave become a meld of their own.
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
    """Whether the cards of `rank` in the draft are not yet a meld that may be laid."""
    lay = next(lay for lay in draft.lays(hand_of(view)) if lay.rank is rank)
    return view.refusal(lay) is not None


def kinds_of(rank: Rank) -> tuple[Kind, ...]:
    """The kinds that can go into a meld of `rank`: those of the rank, and twos."""
    return tuple(dict.fromkeys((*(kind for kind in KINDS if kind.rank is rank), TWO)))


def _as_many_as_held(held: Iterable[Card], wanted: Iterable[Kind]) -> tuple[Card, ...]:
    hand = Hand(held)
    kept: list[Kind] = []
    for kind in wanted:
        if kept.count(kind) < count_kind(hand, kind):
            kept.append(kind)
    return cards_of_kinds(hand, kept) or ()


def hand_of(view: MilleView) -> Hand:
    """The viewer's hand; an empty one for a bystander."""
    return view.hand or Hand()


class Drafts:
    """The draft of each seat."""

    def __init__(self) -> None:
        self._drafts: OrderedDict[tuple[str, Seat], Draft] = OrderedDict()

    def find(self, table: str, seat: Seat, turn: int) -> Draft | None:
        """The draft of a seat if it was made in this `turn`; otherwise None."""
        draft = self._drafts.get((table, seat))
        return draft if draft is not None and draft.turn == turn else None

    def keep(self, table: str, seat: Seat, draft: Draft) -> None:
        """Keep a draft in place of an earlier one."""
        self._drafts[table, seat] = draft
        self._drafts.move_to_end((table, seat))
        while len(self._drafts) > KEPT:
            self._drafts.popitem(last=False)

    def drop(self, table: str, seat: Seat) -> None:
        """Forget the draft of a seat."""
        self._drafts.pop((table, seat), None)
