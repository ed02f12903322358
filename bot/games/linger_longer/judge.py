"""The one judge of Linger Longer. It knows the board and one hand."""

from bot.games.cards import Hand
from bot.games.linger_longer.board import Board
from bot.games.linger_longer.name import NAME
from bot.games.one_card import judge
from bot.games.protocol import Move, Refusal, Seat
from bot.games.refusing import Refusals

_REFUSALS = Refusals(
    NAME,
    {
        "game-over": "L5.1",
        "not-seated": "L1.1",
        "by-agreement": "L7.1",
        "has-left": "L7.1",
        "not-a-move": "L10.2",
        "no-cards-yet": "L2.2",
        "not-your-turn": "L3.2",
        "is-out": "L3.6",
        "not-held": "L3.2",
        "must-follow": "L3.2",
    },
)


def refusal(board: Board, seat: Seat | None, hand: Hand, move: Move) -> Refusal | None:
    """Return why `seat`, holding `hand`, may not play `move` now; None when it may."""
    refused = judge.refusal(_REFUSALS, board, seat, hand, move)
    if seat is not None and refused is not None and refused.code == "not-your-turn" and board.out_in(seat) is not None:
        return _REFUSALS.because("is-out")
    return refused
