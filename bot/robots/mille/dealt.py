"""A deal of Mille in imagined cards, counted by rank, for robots that play it out.

A card is its kind: the place of its rank, or one of two numbers above them for Q♠ and J♦. Else suits do not matter.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.games.mille.board import LEAST_RENEWED, MOST_RENEWALS
from bot.games.mille.kinds import KINDS, TWO_POINTS
from bot.robots.mille.danger import OUT_CHANCES
from bot.robots.mille.reading import COPIES, MELD, PAIR, RANK_PLACES, TWO, rank_total

_QUEEN, _JACK = (kind.rank.place for kind in KINDS if kind.special is not None)
SPECIALS = {_QUEEN: len(RANK_PLACES), _JACK: len(RANK_PLACES) + 1}
"""The kinds of Q♠ and J♦ by their ranks."""
RANK_OF = (*RANK_PLACES, *SPECIALS)
"""The rank of each kind."""
PLAIN = tuple(kind.points for kind in KINDS if kind.special is None)
POINTS = (*PLAIN, *(kind.points for kind in KINDS if kind.special is not None))
"""The points of each kind."""
_ABOVE = tuple(POINTS[kind] - POINTS[RANK_OF[kind]] for kind in range(len(POINTS)))  # points more than its rank
TOTALS = tuple(map(rank_total, RANK_PLACES))
_FEW = len(OUT_CHANCES) - 1  # cards in hand from which on the deal ends as seldom

Laid = tuple[int, int, int]
"""A lay: its rank, how many cards of it, and how many wild twos."""
Scores = tuple[int, int]


@dataclass(slots=True)
class Side:
    """A player's cards, which change as they play. Lists are by rank."""

    hand: list[int]
    special: list[int]  # of the hand: Q♠ and J♦
    laid: list[int]  # natural cards
    wilds: list[int]
    known: list[int]  # of the hand, seen by everyone
    down: int = 0  # points on the table
    held: int = 0  # points in hand
    in_hand: int = 0  # cards

    @classmethod
    def empty(cls) -> "Side":
        """Return a side without cards."""
        naturals, wilds, known = ([0] * len(RANK_PLACES) for _ in range(3))
        return cls([0] * len(RANK_PLACES), [0, 0], naturals, wilds, known)

    def copy(self) -> "Side":
        """Return the same, to be changed by itself."""
        return Side(
            self.hand[:],
            self.special[:],
            self.laid[:],
            self.wilds[:],
            self.known[:],
            self.down,
            self.held,
            self.in_hand,
        )

    def get(self, cards: Iterable[int]) -> None:
        """Add cards to the hand."""
        for card in cards:
            self.hand[RANK_OF[card]] += 1
            self.held += POINTS[card]
            self.in_hand += 1
            if card > TWO:
                self.special[card - TWO - 1] += 1

    def drop(self, card: int) -> None:
        """Take a card out of the hand."""
        rank = RANK_OF[card]
        self.hand[rank] -= 1
        self.held -= POINTS[card]
        self.in_hand -= 1
        if card > TWO:
            self.special[card - TWO - 1] -= 1
        if self.known[rank]:
            self.known[rank] -= 1

    def cheapest(self, rank: int) -> int:
        """Return the kind of the cheapest card held of a rank."""
        special = SPECIALS.get(rank)
        return rank if special is None or self.special[special - TWO - 1] < self.hand[rank] else special

    def worth(self, rank: int, cards: int) -> int:
        """Return the points of so many cards held of a rank, the costliest first."""
        special = SPECIALS.get(rank)
        more = 0 if special is None else _ABOVE[special] * min(cards, self.special[special - TWO - 1])
        return PLAIN[rank] * cards + more

    def lay(self, rank: int, cards: int, twos: int = 0) -> None:
        """Lay so many cards of a rank, the costliest first, and wild twos."""
        points, special = self.worth(rank, cards), SPECIALS.get(rank)
        if special is not None:
            self.special[special - TWO - 1] = max(0, self.special[special - TWO - 1] - cards)
        self.hand[rank] -= cards
        self.laid[rank] += cards
        self.known[rank] = max(0, self.known[rank] - cards)
        if twos:
            points += TWO_POINTS * twos
            self.hand[TWO] -= twos
            self.wilds[rank] += twos
            self.known[TWO] = max(0, self.known[TWO] - twos)
        self.in_hand -= cards + twos
        self.down += points
        self.held -= points

    def naturals(self, *, is_clean: bool) -> int:
        """Return how many naturals the deal brings; `is_clean`: if a table without a wild two is one."""
        eights = sum([cards == COPIES and not self.wilds[rank] for rank, cards in enumerate(self.laid)])
        return eights + (is_clean and any(self.laid) and not any(self.wilds))

    def score(self, *, is_clean: bool) -> int:
        """Return what the deal brings; `is_clean`: if a table without a wild two counts double."""
        table = self.down + sum(
            [TOTALS[rank] for rank, cards in enumerate(self.laid) if cards == COPIES and not self.wilds[rank]]
        )
        return (2 * table if is_clean and not any(self.wilds) else table) - self.held


@dataclass(slots=True)
class Dealt:
    """A deal at the beginning of a turn or within one, which changes as it is played."""

    sides: tuple[Side, Side]
    seat: int  # whose turn it is
    pile: list[int]  # the top is the last
    stock: list[int]  # the next card is the last
    gone: list[int]  # cards of each rank that lie open: on tables and in the pile
    renewals: int
    clean_hope: float  # which part of a table a clean natural may be expected to double
    any_clean: bool  # whether who did not go out may have one

    def copy(self) -> "Dealt":
        """Return the same, to be played on by itself."""
        return Dealt(
            (self.sides[0].copy(), self.sides[1].copy()),
            self.seat,
            self.pile[:],
            self.stock[:],
            self.gone[:],
            self.renewals,
            self.clean_hope,
            self.any_clean,
        )

    @property
    def mover(self) -> Side:
        """Whose turn it is."""
        return self.sides[self.seat]

    @property
    def is_stock_gone(self) -> bool:
        """Whether only taking the pile is left."""
        return not self.stock and (self.renewals >= MOST_RENEWALS or len(self.pile) < LEAST_RENEWED)

    @property
    def may_take(self) -> bool:
        """Whether the player holds a pair for the top card."""
        return bool(self.pile) and self.sides[self.seat].hand[RANK_OF[self.pile[-1]]] >= PAIR

    @property
    def is_over(self) -> bool:
        """Whether the deal is over after a turn: somebody is out, or nobody can draw or take."""
        first, second = self.sides
        return not first.in_hand or not second.in_hand or (self.is_stock_gone and not self.may_take)

    def scores(self) -> Scores:
        """Return what the deal brings each if it is over."""
        first, second = self.sides
        return (
            first.score(is_clean=self.any_clean or not first.in_hand),
            second.score(is_clean=self.any_clean or not second.in_hand),
        )

    def naturals(self) -> Scores:
        """Return how many naturals the deal brings each if it is over."""
        first, second = self.sides
        return (
            first.naturals(is_clean=self.any_clean or not first.in_hand),
            second.naturals(is_clean=self.any_clean or not second.in_hand),
        )

    def pick(self) -> None:
        """Take the turned-up two into hand."""
        own = self.sides[self.seat]
        own.get((self.pile.pop(),))
        own.known[TWO] += 1
        self.gone[TWO] -= 1

    def take(self) -> None:
        """Take the pile with the costliest pair."""
        own, top = self.sides[self.seat], self.pile.pop()
        own.get((top,))
        rank = RANK_OF[top]
        own.lay(rank, MELD)
        self.gone[rank] += PAIR
        own.get(self.pile)
        for card in self.pile:
            own.known[RANK_OF[card]] += 1
            self.gone[RANK_OF[card]] -= 1
        self.pile.clear()

    def draw(self) -> None:
        """Draw a card; from the pile without its top, as it lies, if the stock is used up."""
        if not self.stock:
            top = self.pile.pop()
            self.stock, self.pile = self.pile, [top]
            self.renewals += 1
            for card in self.stock:
                self.gone[RANK_OF[card]] -= 1
        self.sides[self.seat].get((self.stock.pop(),))

    def lay(self, rank: int, cards: int, twos: int) -> None:
        """Lay cards of a rank, and wild twos with them."""
        self.sides[self.seat].lay(rank, cards, twos)
        self.gone[rank] += cards
        self.gone[TWO] += twos

    def throw(self, card: int) -> None:
        """Discard a card; the turn goes on to the other."""
        self.sides[self.seat].drop(card)
        self.pile.append(card)
        self.gone[RANK_OF[card]] += 1
        self.seat = 1 - self.seat

    def danger(self) -> float:
        """Return how likely the deal ends before the next turn of who plays now."""
        if not self.stock and (self.renewals >= MOST_RENEWALS or len(self.pile) + 1 < LEAST_RENEWED):
            return 1.0
        return OUT_CHANCES[min(self.sides[1 - self.seat].in_hand, _FEW)]
