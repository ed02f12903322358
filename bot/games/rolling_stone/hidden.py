"""The possible places of cards that a view cannot see: public facts about a hand exclude some of them.

A player who could not follow a suit took it up, and has since held only known cards of it. And the player awaited can
follow, or would have taken the trick up (R3.5).
"""

from collections.abc import Iterator, Sequence

from bot.games.cards import SUITS, Card, Hand, Suit
from bot.games.dealing import must_be_unseen
from bot.games.placing import placed
from bot.games.protocol import Seat
from bot.games.rolling_stone.views import RollingView
from bot.games.tricks import of_suit

Place = tuple[Seat, frozenset[Suit]]
"""A card in the hand of this seat, of one of these suits."""


def hands_with(view: RollingView, unseen: Sequence[Card]) -> tuple[Hand, ...]:
    """Return the hands of all, if the cards that the view cannot see lie as the known facts allow.

    They are taken in this order as far as that goes. Raises ValueError for other cards than those.
    """
    must_be_unseen(view, unseen)
    board = view.board
    if board.last is not None:
        return board.last.hands
    if board.deal == 0:
        return (Hand(),) * len(board.seats)
    held = [[*board.known[seat]] for seat in board.seats]
    places = sorted(_places(view), key=lambda place: len(place[1]))
    allowed = [{card for card in unseen if card.suit in suits} for _, suits in places]
    for (seat, _), card in zip(places, placed(allowed, unseen), strict=True):
        held[seat].append(card)
    return tuple(view.hand if seat == view.seat else Hand(cards) for seat, cards in zip(board.seats, held, strict=True))


def _places(view: RollingView) -> Iterator[Place]:
    """Yield the places of cards that the view cannot see."""
    board = view.board
    for seat in board.seats:
        if seat == view.seat:
            continue
        suits, count = frozenset(SUITS) - board.lacks[seat], board.hidden(seat)
        if seat == board.active and board.led is not None and not of_suit(board.known[seat], board.led):
            yield seat, frozenset((board.led,))
            count -= 1
        yield from [(seat, suits)] * count
