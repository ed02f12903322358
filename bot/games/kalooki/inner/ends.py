"""The count of a deal of Kalooki (K6). All follows from the board and the hands at the end."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Hand
from bot.games.kalooki.board import MOST_VOIDS, NONE, Board, Phase
from bot.games.kalooki.scoring import FINE, DealScore, Ended, scores_of
from bot.games.protocol import Seat


def counted(board: Board, hands: Sequence[Hand], *, ended: Ended, out: Seat | None = None) -> Board:
    """Return the board once the deal on it is over; `out` has gone out, or stays alone (K6.1 to K6.3, K6.5)."""
    table = board.table
    bent = ended is Ended.OUT and out is not None and table.lays_now and not table.offenses[out]
    fines = scores = (0,) * len(hands)
    if ended is not Ended.VOID:
        against = [NONE if seat == out else hand for seat, hand in enumerate(hands)]
        fines = tuple([FINE * count for count in table.offenses])
        scores = scores_of(against, fines, bent=bent)
    score = DealScore(
        deal=board.deal,
        dealer=board.dealer,
        contract=board.contract,
        ended=ended,
        out=out if ended is Ended.OUT else None,
        bent=bent,
        hands=tuple(hands),
        fines=fines,
        scores=scores,
        totals=tuple([total + points for total, points in zip(board.points, scores, strict=True)]),
    )
    repeats = ended is Ended.VOID and board.voids + 1 < MOST_VOIDS
    return replace(
        board,
        table=table._replace(phase=Phase.DEAL, active=None, asked=(), caller=None),
        at=board.at + (not repeats),
        voids=board.voids + 1 if repeats else 0,
        scores=(*board.scores, score),
    )
