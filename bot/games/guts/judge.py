"""The one judge of Guts, and the moves that it allows. It knows the board alone: no hand decides what may be said."""

from collections.abc import Collection

from bot.games.guts.board import Board, Phase
from bot.games.guts.moves import In, Out
from bot.games.guts.name import NAME
from bot.games.legal import LegalMoves
from bot.games.protocol import Move, Refusal, Seat
from bot.games.refusing import Refusals

_REFUSALS = Refusals(
    NAME,
    {
        "game-over": "G6.1",
        "not-seated": "G1.1",
        "by-agreement": "G7.1",
        "has-left": "G7.1",
        "not-a-move": "G11.2",
        "no-cards-yet": "G2.3",
        "has-spoken": "G3.1",
        "not-your-turn": "G3.1",
    },
)


def refusal(board: Board, seat: Seat | None, move: Move) -> Refusal | None:
    """Return why `seat` may not play `move` now; None when it may."""

    def playing(seat: Seat) -> Refusal | None:
        if seat in board.left:
            return _REFUSALS.because("has-left")
        if not isinstance(move, In | Out):
            return _REFUSALS.because("not-a-move")
        if board.phase is Phase.DEAL:
            return _REFUSALS.because("no-cards-yet")
        if seat in board.asked:
            return None
        return _REFUSALS.because("has-spoken" if seat in board.ins | board.outs else "not-your-turn")

    return _REFUSALS.judged(board, seat, move, playing)


_SAID = (In(), Out())


def legal_moves(board: Board, seat: Seat | None) -> Collection[Move]:
    """Return what a seat may play now, without leaving: who may say the one may say the other."""
    return LegalMoves(refusal, _listed, board, seat)


def _listed(board: Board, seat: Seat | None) -> tuple[Move, ...]:
    return _SAID if seat in board.asked and seat not in board.left else ()
