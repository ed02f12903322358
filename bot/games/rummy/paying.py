"""Who pays whom after a game with contracts (`contracts.py`). It follows from the open board alone."""

from collections.abc import Iterator

from bot.games.paying import divided
from bot.games.protocol import Ending, Seat, Transfer
from bot.games.rummy.contracts import Due, Payment, started
from bot.games.rummy.views import ContractBoard, ContractScore


def dues(board: ContractBoard[ContractScore]) -> tuple[Due, ...]:
    """Return the payments of all who have not won; nothing in a game that was abandoned, or goes on.

    Each started `per` points of difference cost a stake, and a player who left pays one at least.
    """
    points, outcome, options = board.points, board.outcome, board.options
    if outcome is None or outcome.ending is Ending.ABANDONED or not outcome.winners:
        return ()
    best, found = points[min(outcome.winners)], list[Due]()
    for seat, own in enumerate(points):
        if seat not in outcome.winners:
            by_points = max(1 if seat in board.left else 0, started(own - best, options.per))
            found.append(Due(Seat(seat), own - best, 1 if options.payment is Payment.GAME else by_points))
    return tuple(found)


def transfers(board: ContractBoard[ContractScore], stake: int) -> Iterator[Transfer]:
    """Yield the payments at a stake of `stake` minor units, in order; several winners divide each (F17)."""
    if (outcome := board.outcome) is None:
        return
    dealer = board.dealer if board.deal else None
    for due in dues(board):
        shares = divided(due.stakes * stake, outcome.winners, seats=len(board.seats), dealer=dealer)
        for winner in sorted(outcome.winners):
            if shares[winner]:
                yield Transfer(due.payer, winner, shares[winner])
