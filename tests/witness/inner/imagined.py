"""A whole game of Magpie that fits one seat's knowledge."""

from collections.abc import Mapping, Sequence

from bot.games.cards import Card, Hand
from bot.games.dealing import imagined_turns, must_be_unseen
from bot.games.protocol import Move, Seat
from tests.witness.inner.position import MagpiePosition, least
from tests.witness.moves import Give
from tests.witness.views import MagpieView


def imagine(view: MagpieView, unseen: Sequence[Card]) -> MagpiePosition:
    """Return a position that fits `view`. Raises ValueError for other cards than those it cannot see."""
    must_be_unseen(view, unseen)
    board, left, hands = view.board, list(unseen), []
    for seat in board.seats:
        if seat == view.seat:
            hands.append(view.hand)
            continue
        known = board.known[seat]
        hidden = board.in_hand[seat] - len(known)
        hands.append(Hand([*known, *left[:hidden]]))
        del left[:hidden]
    answers: Mapping[Seat, Move] = {
        seat: Give(least(hands[seat])) for seat in sorted(board.chosen) if seat != view.seat
    }
    if view.seat is not None and view.answer is not None:
        answers = {**answers, view.seat: view.answer}
    turns = imagined_turns(view, len(board.seats))
    return MagpiePosition(board, tuple(hands), turns, tuple(left), tuple(sorted(answers.items())))
