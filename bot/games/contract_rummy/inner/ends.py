"""The count of a deal of Contract Rummy (CR5). All follows from the board and the hands."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Hand
from bot.games.contract_rummy.board import Board, Phase
from bot.games.contract_rummy.scoring import DealScore, Ended, costs
from bot.games.protocol import Seat


def scores_of(hands: Sequence[Hand], free: Seat | None) -> tuple[int, ...]:
    """Return the points of a deal by seat: those of the hands, but for one who is out or stays alone (CR5.3, CR5.5)."""
    return tuple([0 if seat == free else costs(hand) for seat, hand in enumerate(hands)])


def counted(board: Board, hands: Sequence[Hand], *, ended: Ended, free: Seat | None = None) -> Board:
    """Return the board once the deal on it is over; `free` has gone out, or stays alone (CR5.3, CR5.5)."""
    table, scores = board.table, scores_of(hands, free)
    score = DealScore(
        deal=board.deal,
        dealer=board.dealer,
        contract=board.contract,
        ended=ended,
        out=free if ended is Ended.OUT else None,
        hands=tuple(hands),
        bought=table.bought,
        jokers=table.jokers,
        scores=scores,
        totals=tuple([total + points for total, points in zip(board.points, scores, strict=True)]),
    )
    over = table._replace(phase=Phase.DEAL, active=None, asked=(), buyer=None)
    return replace(board, table=over, scores=(*board.scores, score))
