"""A whole game of Rolling Stone that fits what one seat knows."""

from collections.abc import Sequence

from bot.games.cards import Card
from bot.games.dealing import imagined_turns
from bot.games.rolling_stone.hidden import hands_with
from bot.games.rolling_stone.inner.position import RollingPosition
from bot.games.rolling_stone.views import RollingView


def imagine(view: RollingView, unseen: Sequence[Card]) -> RollingPosition:
    """Return a position that fits `view`. Raises ValueError for other cards than those it cannot see."""
    return RollingPosition(view.board, hands_with(view, unseen), imagined_turns(view, len(view.board.seats)))
