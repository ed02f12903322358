"""The order of ranks in Daifugo, which a revolution turns round (D1.2, D4.7)."""

from collections.abc import Iterable, Iterator

from bot.games.cards import Card, Hand, Rank, rank_cards

_UP = (
    Rank.THREE,
    Rank.FOUR,
    Rank.FIVE,
    Rank.SIX,
    Rank.SEVEN,
    Rank.EIGHT,
    Rank.NINE,
    Rank.TEN,
    Rank.JACK,
    Rank.QUEEN,
    Rank.KING,
    Rank.ACE,
    Rank.TWO,
)
_DOWN = _UP[::-1]
_HEIGHTS = {rank: height for height, rank in enumerate(_UP)}


def upwards(*, is_turned: bool) -> tuple[Rank, ...]:
    """Return all ranks, the lowest first."""
    return _DOWN if is_turned else _UP


def height(rank: Rank, *, is_turned: bool) -> int:
    """Return how high a rank is, from 0."""
    return len(_UP) - 1 - _HEIGHTS[rank] if is_turned else _HEIGHTS[rank]


def is_highest(rank: Rank, *, is_turned: bool) -> bool:
    """Return whether nothing beats it: twos, or threes while the order is turned (D4.6)."""
    return rank is (Rank.THREE if is_turned else Rank.TWO)


def of_rank(hand: Hand, rank: Rank) -> tuple[Card, ...]:
    """Return the cards of one rank in a hand: spades, hearts, diamonds, clubs (D5.2)."""
    return rank_cards(rank.place, hand.bits >> 8 * rank.place & 255)


def highest(hand: Hand, count: int) -> tuple[Card, ...]:
    """Return the highest cards of a hand, always in the normal order; of equals spades go first (D5.1, D5.2)."""
    return _first(hand, _DOWN, count)


def lowest(hand: Hand, count: int) -> tuple[Card, ...]:
    """Return the lowest cards of a hand, always in the normal order; of equals spades go first (D5.6)."""
    return _first(hand, _UP, count)


def _first(hand: Hand, ranks: Iterable[Rank], count: int) -> tuple[Card, ...]:
    def held() -> Iterator[Card]:
        for rank in ranks:
            yield from of_rank(hand, rank)

    return tuple(card for _, card in zip(range(count), held(), strict=False))
