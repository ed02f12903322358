"""A whole game of Rolling Stone that fits what one seat knows."""

from collections.abc import Sequence

from bot.games.cards import Card
from bot.games.rolling_stone.hidden import hands_with
from bot.games.rolling_stone.inner.position import RollingPosition
from bot.games.rolling_stone.views import RollingView


def imagine(view: RollingView, unseen: Sequence[Card]) -> RollingPosition:
    """A position that fits `view`. Raises ValueError for other cards than those it cannot see."""
    turns = [view.turn if seat == view.seat else 0 for seat in view.board.seats]
    if view.seat is None:
        turns[0] = view.turn
    return RollingPosition(view.board, hands_with(view, unseen), tuple(turns))
