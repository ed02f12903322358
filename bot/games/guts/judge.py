"""The one judge of Guts, and the moves that it allows. It knows the board alone: no hand decides what may be said."""

from bot.games.guts.board import Board, Phase
from bot.games.guts.moves import In, Out
from bot.games.guts.name import NAME
from bot.games.protocol import Abandon, Move, Refusal, Resign, Seat, Timeout


def refusal(board: Board, seat: Seat | None, move: Move) -> Refusal | None:
    """Why `seat` may not play `move` now; None when it may."""
    if board.phase is Phase.OVER:
        return _refuse("game-over", "G6.1")
    if seat is None:
        return None if isinstance(move, Abandon) else _refuse("not-seated", "G1.1")
    if seat not in board.seats:
        return _refuse("not-seated", "G1.1")
    if isinstance(move, Abandon):
        return _refuse("by-agreement", "G7.1")
    if seat in board.left:
        return _refuse("has-left", "G7.1")
    if isinstance(move, Resign | Timeout):
        return None
    if not isinstance(move, In | Out):
        return _refuse("not-a-move", "G11.2")
    if board.phase is Phase.DEAL:
        return _refuse("no-cards-yet", "G2.3")
    if seat in board.asked:
        return None
    return _refuse("has-spoken" if seat in board.ins | board.outs else "not-your-turn", "G3.1")


def _refuse(code: str, rule: str) -> Refusal:
    return Refusal(NAME, code, rule)


_SAID = (In(), Out())


def legal_moves(board: Board, seat: Seat | None) -> tuple[Move, ...]:
    """What a seat may play now, without leaving: who may say the one may say the other."""
    return () if refusal(board, seat, _SAID[0]) is not None else _SAID
