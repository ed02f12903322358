"""The one judge of Beggar My Neighbor, and the moves that it allows. It knows the board alone."""

from collections.abc import Collection

from bot.games.beggar_my_neighbor.board import Board, Phase
from bot.games.beggar_my_neighbor.moves import NUMBERS, Lap, Laps, Turn
from bot.games.beggar_my_neighbor.name import NAME
from bot.games.legal import LegalMoves
from bot.games.protocol import Move, Refusal, Seat
from bot.games.refusing import Refusals

_LISTED = (Turn(), Lap(), Laps(10), Laps(50))


_REFUSALS = Refusals(
    NAME,
    {
        "game-over": "B5.1",
        "not-seated": "B1.1",
        "by-agreement": "B6.1",
        "has-left": "B6.1",
        "not-a-move": "B7.3",
        "no-cards-yet": "B10.4",
        "not-your-turn": "B7.1",
    },
)


def refusal(board: Board, seat: Seat | None, move: Move) -> Refusal | None:
    """Return why `seat` may not play `move` now; None when it may."""

    def playing(seat: Seat) -> Refusal | None:
        if not isinstance(move, Turn | Lap | Laps) or (isinstance(move, Laps) and move.number not in NUMBERS):
            return _REFUSALS.because("not-a-move")
        if board.phase is Phase.DEAL:
            return _REFUSALS.because("no-cards-yet")
        return _REFUSALS.because("not-your-turn") if isinstance(move, Turn) and seat != board.turner else None

    return _REFUSALS.judged(board, seat, move, playing)


def legal_moves(board: Board, seat: Seat | None) -> Collection[Move]:
    """Return what a seat may play now, without leaving: of numbers of laps two are listed."""
    return LegalMoves(refusal, _listed, board, seat)


def _listed(board: Board, seat: Seat | None) -> list[Move]:
    return [move for move in _LISTED if refusal(board, seat, move) is None]
