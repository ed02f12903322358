"""What somebody is about to lay: chosen, but not yet played. Kept in memory only; losing it costs one press."""

import secrets
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from bot.games.cards import Card, Hand, Rank
from bot.games.mille.kinds import KINDS, Kind, cards_of_kinds, count_kind
from bot.games.mille.moves import Lay
from bot.games.mille.views import MilleView
from bot.games.protocol import Seat

KEPT = 1_000  # drafts; the oldest is forgotten first


def _new_mark() -> str:
    return secrets.token_hex(4)


@dataclass(frozen=True, slots=True)
class Draft:
    """A lay in the making, as of one turn of the seat.

    A seat may have several panels before it. Their buttons carry the draft's marks, so that a press never lays
    other cards than its label named, also after a restart.
    """

    turn: int
    rank: Rank
    counts: Mapping[Kind, int] = field(default_factory=dict)
    warned: bool = False  # the warning was shown, and the next press counts
    mark: str = field(default_factory=_new_mark)  # of this draft, whatever is chosen in it
    state: str = field(default_factory=_new_mark)  # of exactly what is chosen in it

    def kinds(self) -> tuple[Kind, ...]:
        """The kinds that can go into the meld: those of its rank, and twos."""
        twos = Kind(Rank.TWO)
        return tuple(dict.fromkeys((*(kind for kind in KINDS if kind.rank is self.rank), twos)))

    def held(self, hand: Hand) -> list[tuple[Kind, int]]:
        """The kinds to choose from and how many of each the hand has; those it lacks left out."""
        return [(kind, count) for kind in self.kinds() if (count := count_kind(hand, kind))]

    def count(self, kind: Kind) -> int:
        """How many of `kind` are chosen."""
        return self.counts.get(kind, 0)

    def is_of(self, rank: Rank, counts: Mapping[Kind, int]) -> bool:
        """Whether exactly these cards are chosen."""
        return self.rank is rank and {kind: count for kind, count in self.counts.items() if count} == counts

    def choose(self, kind: Kind, count: int) -> "Draft":
        """The same with `count` cards of `kind`."""
        return replace(self, counts={**self.counts, kind: count}, warned=False, state=_new_mark())

    def warn(self) -> "Draft":
        """The same once its warning is shown."""
        return replace(self, warned=True, state=_new_mark())

    def move(self, hand: Hand) -> Lay:
        """The lay as chosen; cards the hand no longer has are left out."""
        wanted = [kind for kind in self.kinds() for _ in range(min(self.count(kind), count_kind(hand, kind)))]
        cards: tuple[Card, ...] = cards_of_kinds(hand, wanted) or ()
        return Lay(self.rank, cards)


def hand_of(view: MilleView) -> Hand:
    """The hand of whoever looks; nothing for a bystander."""
    return view.hand or Hand()


class Drafts:
    """The drafts of all seats."""

    def __init__(self) -> None:
        self._drafts: OrderedDict[tuple[str, Seat], Draft] = OrderedDict()

    def find(self, table: str, seat: Seat, turn: int) -> Draft | None:
        """The draft of a seat, if it was made in this turn."""
        draft = self._drafts.get((table, seat))
        return draft if draft is not None and draft.turn == turn else None

    def keep(self, table: str, seat: Seat, draft: Draft) -> None:
        """Remember a draft, in place of an earlier one."""
        self._drafts[table, seat] = draft
        self._drafts.move_to_end((table, seat))
        while len(self._drafts) > KEPT:
            self._drafts.popitem(last=False)

    def drop(self, table: str, seat: Seat) -> None:
        """Forget the draft of a seat."""
        self._drafts.pop((table, seat), None)
