"""A whole game of Linger Longer that fits what one seat knows."""

from collections.abc import Sequence

from bot.games.cards import Card, Hand
from bot.games.dealing import imagined_turns, must_be_unseen
from bot.games.entries import put
from bot.games.linger_longer.board import Board
from bot.games.linger_longer.inner.position import LingerPosition
from bot.games.linger_longer.views import LingerView
from bot.games.protocol import Seat


def imagine(view: LingerView, unseen: Sequence[Card]) -> LingerPosition:
    """Return a position that fits `view`. Raises ValueError for other cards than those it cannot see."""
    must_be_unseen(view, unseen)
    board, hidden, hands = view.board, list(unseen), []
    for seat in board.seats:
        if seat == view.seat:
            hands.append(view.hand)
            continue
        known = _known(board, seat)
        count = board.in_hand[seat] - len(known)
        hands.append(Hand((*known, *hidden[:count])))
        del hidden[:count]
    drawn: tuple[Card | None, ...] = (None,) * len(board.seats) if board.deal else ()
    if view.seat is not None and drawn:
        drawn = put(drawn, view.seat, view.drawn)
    return LingerPosition(board, tuple(hands), imagined_turns(view, len(board.seats)), tuple(hidden), drawn)


def _known(board: Board, seat: Seat) -> tuple[Card, ...]:
    """Return the cards in a hand that everyone knows."""
    if board.last is not None and board.last.winner == seat:
        return tuple(board.last.hand)
    return (board.shown,) if board.shown is not None and seat == board.dealer else ()
