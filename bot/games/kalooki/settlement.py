"""Who pays whom at the end of a game of Kalooki (K7). It follows from the open board alone."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.kalooki.board import MOST_CALLS, Board
from bot.games.kalooki.contracts import cards_each
from bot.games.kalooki.options import KalookiOptions, Overcall, Payment
from bot.games.kalooki.scoring import BEND, dearest
from bot.games.paying import divided
from bot.games.protocol import Ending, Seat, Transfer


@dataclass(frozen=True, slots=True)
class Due:
    """What one player pays, before several winners divide it."""

    payer: Seat
    points: int  # how many more than the winner; below zero if only a player who left has fewer
    stakes: int


def dues(board: Board) -> tuple[Due, ...]:
    """Return what everybody pays who has not won; nothing in a game that was abandoned, or goes on."""
    outcome = board.outcome
    if outcome is None or outcome.ending is Ending.ABANDONED or not outcome.winners:
        return ()
    best = board.points[min(outcome.winners)]
    return tuple(
        Due(seat, points - best, _stakes(board, seat, points - best))
        for seat, points in zip(board.seats, board.points, strict=True)
        if seat not in outcome.winners
    )


def transfers(board: Board, stake: int) -> Iterator[Transfer]:
    """Yield the payments at a stake of `stake` minor units; several winners divide each (F17)."""
    if board.outcome is None:
        return
    winners = sorted(board.outcome.winners)
    for due in dues(board):
        shares = divided(
            due.stakes * stake, winners, seats=len(board.seats), dealer=board.dealer if board.deal else None
        )
        for winner in winners:
            if shares[winner]:
                yield Transfer(due.payer, winner, shares[winner])


def most_stakes(options: KalookiOptions) -> int | None:
    """Return the most stakes that one player can lose; None where fines have no bound.

    In each deal that is the dearest hand of all cards dealt, called and drawn, when somebody bends the table.
    """
    if options.payment is Payment.GAME:
        return 1
    if options.overcall is Overcall.FINE:
        return None
    hands = [cards_each(int(contract)) + 2 * MOST_CALLS + 1 for contract in options.contracts]
    return max(1, _started(sum(BEND * dearest(cards) for cards in hands), options.per))


def _stakes(board: Board, seat: Seat, points: int) -> int:
    if board.options.payment is Payment.GAME:
        return 1
    return max(1 if seat in board.left else 0, _started(points, board.options.per))


def _started(points: int, per: int) -> int:
    """Return how many times `per` points are at least begun."""
    return max(0, -(-points // per))
