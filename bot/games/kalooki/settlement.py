"""The payments at the end of a game of Kalooki (K7). It follows from the open board alone."""

from collections.abc import Iterator

from bot.games import contracts
from bot.games.contracts import Due, Payment, started
from bot.games.kalooki.board import MOST_CALLS, Board
from bot.games.kalooki.contracts import cards_each
from bot.games.kalooki.options import KalookiOptions, Overcall
from bot.games.kalooki.scoring import BEND, dearest
from bot.games.protocol import Transfer


def dues(board: Board) -> tuple[Due, ...]:
    """Return what everyone pays who has not won; nothing in a game that was abandoned, or goes on."""
    options = board.options
    return contracts.dues(board.points, board.outcome, board.left, payment=options.payment, per=options.per)


def transfers(board: Board, stake: int) -> Iterator[Transfer]:
    """Yield the payments at a stake of `stake` minor units; several winners divide each (F17)."""
    if board.outcome is not None:
        dealer = board.dealer if board.deal else None
        winners, seats = board.outcome.winners, len(board.seats)
        yield from contracts.transfers(dues(board), winners, stake, seats=seats, dealer=dealer)


def most_stakes(options: KalookiOptions, *, contracts: str = "", behind: int = 0) -> int | None:
    """Return the most stakes that one player can lose; None where fines have no bound.

    `contracts` are those still to be played, if not all, and `behind` is by how many points the player is behind.

    In each deal that is the costliest hand of all cards dealt, called and drawn, when someone bends the table.
    """
    if options.payment is Payment.GAME:
        return 1
    if options.overcall is Overcall.FINE:
        return None
    hands = [cards_each(int(contract)) + 2 * MOST_CALLS + 1 for contract in contracts or options.contracts]
    return max(1, started(behind + sum(BEND * dearest(cards) for cards in hands), options.per))
