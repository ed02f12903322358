"""A whole game of Contract Rummy that fits what one seat knows."""

from collections.abc import Sequence
from itertools import islice

from bot.games.cards import Card, Hand
from bot.games.contract_rummy.inner.position import ContractRummyPosition
from bot.games.contract_rummy.views import ContractRummyView
from bot.games.dealing import imagined_turns, must_be_unseen


def imagine(view: ContractRummyView, unseen: Sequence[Card]) -> ContractRummyPosition:
    """Return a position that fits `view`. Raises ValueError for other cards than those it cannot see.

    They go to the others in order of seats, and the rest is the stock. Answers of others are not there yet.
    """
    must_be_unseen(view, unseen)
    board, hidden = view.board, iter(unseen)
    if board.last is not None:
        hands = list(board.last.hands)
    else:
        hands = []
        for seat, count, known in zip(board.seats, board.table.in_hand, board.table.known, strict=True):
            own = view.hand if seat == view.seat else Hand([*known, *islice(hidden, count - len(known))])
            hands.append(own)
    answers = () if view.seat is None or view.answer is None else ((view.seat, view.answer),)
    turns = imagined_turns(view, len(board.seats))
    return ContractRummyPosition(board, tuple(hands), turns, tuple(hidden), answers, view.fresh)
