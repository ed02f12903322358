"""A whole game of Cinch that fits what one seat knows."""

from collections.abc import Sequence

from bot.games.cards import Card, Hand
from bot.games.cinch.hidden import layout
from bot.games.cinch.inner.drawing import Lent
from bot.games.cinch.inner.position import CinchPosition
from bot.games.cinch.views import CinchView
from bot.games.dealing import imagined_turns


def imagine(view: CinchView, unseen: Sequence[Card]) -> CinchPosition:
    """Return a position that fits `view`. Raises ValueError for other cards than those it cannot see."""
    board, found = view.board, layout(view, unseen)
    hands = tuple(
        view.hand if seat == view.seat else Hand((*cards, *view.known[seat]))
        for seat, cards in zip(board.seats, found.hands, strict=True)
    )
    away = tuple(
        tuple(view.away) if seat == view.seat else cards for seat, cards in zip(board.seats, found.away, strict=True)
    )
    owner = view.seat
    lent = () if owner is None else tuple(Lent(owner, seat, card) for seat in board.seats for card in view.known[seat])
    dealt = tuple(map(tuple, hands)) if board.is_deal_open and board.trump is None else ()
    stub = (*view.rest, *found.stub)
    return CinchPosition(board, hands, imagined_turns(view, len(board.seats)), dealt, away, stub, lent)
