"""A whole game of Beggar My Neighbor that fits what everyone knows."""

from collections.abc import Sequence

from bot.games.beggar_my_neighbor.inner.position import BeggarPosition
from bot.games.beggar_my_neighbor.views import BeggarView
from bot.games.cards import Card
from bot.games.dealing import must_be_unseen
from bot.games.protocol import Seat


def imagine(view: BeggarView, unseen: Sequence[Card]) -> BeggarPosition:
    """Return a position that fits `view`. Raises ValueError for other cards than those it cannot see."""
    must_be_unseen(view, unseen)
    first = view.board.in_stack[Seat.A]
    return BeggarPosition(view.board, (tuple(unseen[:first]), tuple(unseen[first:])), (view.turn, view.turn))
