"""Natural cards that are counted fast: three bits a card in hand order, so that twelve are a rank's.

For searches that take and give back cards thousands of times: see `arranging.py` and `nearing.py`.
"""

from collections.abc import Iterable, Sequence

from bot.games.cards import JOKER, RANKS, SUITS, Card

RANK = 0o7777
SHIFTS = range(0, 12 * len(RANKS), 12)
OF_RANK = tuple(sum(packed >> 3 * suit & 7 for suit in range(len(SUITS))) for packed in range(RANK + 1))
"""How many cards of a rank there are, by its twelve bits."""

_ONES = sum(1 << 3 * place for place in range(JOKER.place))

EXACT = 20  # cards of a hand up to which a search looks at everything


class Steps:
    """The steps that a search may take in a hand of so many cards: there is no end to them while it is exact.

    They are counted rather than timed, so that the same hand always leads to the same melds.
    """

    __slots__ = ("_left",)

    def __init__(self, most: int, *, cards: int) -> None:
        self._left = most if cards > EXACT else None

    @property
    def are_left(self) -> bool:
        """Whether the search has not been cut short."""
        return self._left is None or self._left > 0

    def take(self, count: int = 1) -> bool:
        """Take some steps; return whether there were any left."""
        if self._left is not None:
            self._left -= count
        return self.are_left


def counts(cards: Iterable[Card]) -> int:
    """Return how many of each natural card there are."""
    return sum([1 << 3 * card.place for card in cards if card is not JOKER])


def unit(card: Card) -> int:
    """Return one natural card as a count."""
    return 1 << 3 * card.place


def present(left: int) -> int:
    """Return each card of which there is one or more, as a count of one."""
    return (left | left >> 1 | left >> 2) & _ONES


def there(units: Sequence[int], left: int) -> int:
    """Return a mask of the cards that are there, of these, which all differ."""
    return sum([1 << at for at, one in enumerate(units) if left & 3 * one])


def short(left: int, sets: int, *, least: int) -> list[int]:
    """Return how many cards each of this many sets of `least` cards lacks, if those are wanted that lack least."""
    if not sets:
        return []
    found = [max(0, least - OF_RANK[left >> shift & RANK]) for shift in SHIFTS]
    found.sort()
    return found[:sets]
