"""A whole game of Daifugo that fits what one seat knows."""

from collections.abc import Sequence

from bot.games.cards import Card, Hand
from bot.games.daifugo.inner.exchanging import Exchanges
from bot.games.daifugo.inner.position import DaifugoPosition
from bot.games.daifugo.moves import Give
from bot.games.daifugo.ranks import lowest
from bot.games.daifugo.views import DaifugoView, Exchange
from bot.games.dealing import imagined_turns, must_be_unseen
from bot.games.protocol import Seat


def imagine(view: DaifugoView, unseen: Sequence[Card]) -> DaifugoPosition:
    """Return a position that fits `view`. Raises ValueError for other cards than those it cannot see."""
    must_be_unseen(view, unseen)
    board, hidden, known, hands = view.board, iter(unseen), view.known(), []
    for seat, count in zip(board.seats, board.in_hand, strict=True):
        if seat == view.seat:
            hands.append(view.hand)
            continue
        held = known.get(seat, ())
        hands.append(Hand([*held, *(card for _, card in zip(range(count - len(held)), hidden, strict=False))]))
    choices = {seat: Give(lowest(hands[seat], board.gives(seat))) for seat in board.chosen}
    if view.seat is not None and view.choice is not None:
        choices[view.seat] = view.choice
    turns = imagined_turns(view, len(board.seats))
    return DaifugoPosition(board, tuple(hands), turns, _exchanges(view, hands), tuple(sorted(choices.items())))


def _exchanges(view: DaifugoView, hands: Sequence[Hand]) -> Exchanges:
    """Return the exchanges of the deal: no view may tell what others exchanged, and nothing depends on it."""

    def of(poor: Seat, rich: Seat, count: int) -> Exchange:
        own = view.exchange
        if own is not None and (own.poor, own.rich) == (poor, rich):
            return own
        return Exchange(poor, rich, tuple(hands[rich])[:count])

    return tuple(of(pair.poor, pair.rich, pair.count) for pair in view.board.pairs)
