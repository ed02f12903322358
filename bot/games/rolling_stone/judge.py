"""The one judge of Rolling Stone. It knows the board and one hand."""

from bot.games.cards import Hand
from bot.games.one_card import judge
from bot.games.protocol import Move, Refusal, Seat
from bot.games.refusing import Refusals
from bot.games.rolling_stone.board import Board
from bot.games.rolling_stone.name import NAME

_REFUSALS = Refusals(
    NAME,
    {
        "game-over": "R5.2",
        "not-seated": "R1.1",
        "by-agreement": "R7.1",
        "has-left": "R7.1",
        "not-a-move": "R10.2",
        "no-cards-yet": "R2.1",
        "not-your-turn": "R3.2",
        "not-held": "R3.2",
        "must-follow": "R3.2",
    },
)


def refusal(board: Board, seat: Seat | None, hand: Hand, move: Move) -> Refusal | None:
    """Return why `seat`, holding `hand`, may not play `move` now; None when it may."""
    return judge.refusal(_REFUSALS, board, seat, hand, move)
