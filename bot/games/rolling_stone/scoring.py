"""The cost of a deal of Rolling Stone for its losers (R5.1)."""

from collections.abc import Iterable, Sequence

from bot.games.cards import Card, Hand, Rank
from bot.games.protocol import SEATS, Seat
from bot.games.rolling_stone.options import Pay

_COURT = 10  # what a king, queen, jack or ten is worth
_WORTH = {rank: int(rank.value) if rank.value.isdigit() else _COURT for rank in Rank} | {Rank.ACE: 1}


def worth(cards: Iterable[Card]) -> int:
    """Return what cards are worth where their points are paid for."""
    return sum(_WORTH[card.rank] for card in cards)


def price(hand: Hand, pay: Pay) -> int:
    """Return the cost of a hand to its holder when another player goes out."""
    match pay:
        case Pay.CARDS:
            return len(hand)
        case Pay.FLAT:
            return 1
        case Pay.POINTS:
            return worth(hand)


def scores(hands: Sequence[Hand], winner: Seat | None, pay: Pay, *, is_limit: bool) -> tuple[int, ...]:
    """Return the points of a deal by seat (sum: zero). The winner's hand counts only at the limit (R4.2, R7.2)."""
    if winner is None:
        return (0,) * len(hands)
    less = price(hands[winner], pay) if is_limit and pay is not Pay.FLAT else 0
    paid = [0 if seat == winner else max(0, price(hand, pay) - less) for seat, hand in zip(SEATS, hands, strict=False)]
    return tuple(sum(paid) if seat == winner else -amount for seat, amount in zip(SEATS, paid, strict=False))


def dearest(deck: Sequence[Card], pay: Pay, *, seats: int) -> int:
    """Return the most points a deal can cost one player: all cards but the winner's last and one per other player."""
    prices = sorted(price(Hand([card]), pay) for card in deck)
    return 1 if pay is Pay.FLAT else sum(prices[seats - 1 :])
