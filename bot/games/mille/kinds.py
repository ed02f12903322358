"""The fifteen kinds of card in Mille: thirteen ranks, and Q♠ and J♦ by themselves (Rules 1).

Suits matter for nothing else. So menus, lists of moves and warnings go by kind, and stay short with any hand.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.games.cards import (
    BYTE_SUITS,
    CARDS,
    MOST_COPIES,
    Card,
    Hand,
    HandOrder,
    NotACard,
    Rank,
    Suit,
    parse_card,
    parse_rank,
    size,
)

QUEEN_OF_SPADES = Card(Rank.QUEEN, Suit.SPADES)
JACK_OF_DIAMONDS = Card(Rank.JACK, Suit.DIAMONDS)

_RANK_POINTS = {
    Rank.TWO: 20,
    Rank.ACE: 15,
    Rank.KING: 10,
    Rank.QUEEN: 10,
    Rank.JACK: 10,
    Rank.TEN: 10,
}


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of card: a rank, and whether it is that rank's special card. `str` gives `K`, `QS`, `JD`, `2`."""

    rank: Rank
    special: Card | None = None

    @property
    def points(self) -> int:
        """The points of one card of this kind (Rules 1)."""
        if self.special == QUEEN_OF_SPADES:
            return 100
        if self.special == JACK_OF_DIAMONDS:
            return 50
        return _RANK_POINTS.get(self.rank, 5)

    def __hash__(self) -> int:
        return self.rank.place

    def __str__(self) -> str:
        return str(self.special or self.rank)


_SPECIALS = {QUEEN_OF_SPADES: Kind(Rank.QUEEN, QUEEN_OF_SPADES), JACK_OF_DIAMONDS: Kind(Rank.JACK, JACK_OF_DIAMONDS)}
_KINDS = tuple(_SPECIALS.get(card) or Kind(card.rank) for card in CARDS)  # by place

KINDS = tuple(dict.fromkeys(_KINDS))  # all fifteen, in hand order of their first cards
_KINDS_OF = {rank: tuple(kind for kind in KINDS if kind.rank is rank) for rank in Rank}
POINTS = tuple(kind.points for kind in _KINDS)  # of a card, by place


# All that a hand can count of each kind.
_MASKS = {kind: sum(MOST_COPIES << 2 * card.place for card in CARDS if _KINDS[card.place] == kind) for kind in KINDS}


def kind_of(card: Card) -> Kind:
    """Return the kind `card` is of."""
    return _KINDS[card.place]


def parse_kind(text: str) -> Kind:
    """Return the kind written as `text`: a rank, or any card of it (`K`, `10`, `QS`, `KH`). Raises NotACard."""
    try:
        return Kind(parse_rank(text))
    except NotACard:
        return kind_of(parse_card(text))


def ranks_in(hand: Iterable[Card], order: HandOrder = HandOrder.DOWN) -> tuple[Rank, ...]:
    """Return the ranks of `hand` in the order its holder likes. By value, a rank counts as its costliest card."""
    dearest: dict[Rank, int] = {}
    for card in sorted(hand, key=lambda card: card.place):
        dearest[card.rank] = max(POINTS[card.place], dearest.get(card.rank, 0))
    match order:
        case HandOrder.DOWN:
            return tuple(dearest)
        case HandOrder.UP:
            return tuple(reversed(dearest))
        case HandOrder.VALUE:
            return tuple(sorted(dearest, key=lambda rank: -dearest[rank]))


def kinds_in(hand: Hand, order: HandOrder = HandOrder.DOWN) -> dict[Kind, int]:
    """Return the kinds of `hand` in the order its holder likes, and how many cards of each."""
    held = {kind: size(own) for kind, mask in _MASKS.items() if (own := hand.bits & mask)}
    if order is HandOrder.DOWN:  # as they are listed
        return held
    return {kind: held[kind] for rank in ranks_in(hand, order) for kind in _KINDS_OF[rank] if kind in held}


def count_kind(hand: Hand, kind: Kind) -> int:
    """Return how many cards of `kind` are in `hand`."""
    return size(hand.bits & _MASKS[kind])


def cards_of_kinds(hand: Hand, kinds: Iterable[Kind]) -> tuple[Card, ...] | None:
    """Return the first cards of each of these kinds in `hand`, in hand order. None when the hand has too few."""
    held = list(hand)
    chosen: list[Card] = []
    for kind in kinds:
        card = next((card for card in held if kind_of(card) == kind), None)
        if card is None:
            return None
        held.remove(card)
        chosen.append(card)
    return tuple(chosen)


# The points of each byte of each rank.
_BYTE_POINTS = tuple(
    tuple(sum(POINTS[4 * rank.place + suit] for suit in BYTE_SUITS[byte]) for byte in range(256)) for rank in Rank
)
TWO_POINTS = _RANK_POINTS[Rank.TWO]


def points(bits: int) -> int:
    """Return the points of all cards that `bits` counts."""
    total = 0
    for row, byte in zip(_BYTE_POINTS, bits.to_bytes(len(_BYTE_POINTS), "little"), strict=True):
        if byte:
            total += row[byte]
    return total


def wild_points(bits: int) -> int:
    """Return the points of wild twos, counted in `bits` by the rank they were laid with."""
    return TWO_POINTS * size(bits)
