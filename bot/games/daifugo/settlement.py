"""The payments at the end of a game of Daifugo, and their reasons (D7). It follows from the open board alone."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from bot.games.daifugo.board import Board
from bot.games.daifugo.options import DaifugoOptions, Payment
from bot.games.daifugo.titles import FOUR
from bot.games.leaving import paid_to_nobody_gone
from bot.games.paying import netted
from bot.games.protocol import Ending, Seat, Transfer

DAIFUGO, MILLIONAIRE, LEAVING = 2, 1, 2  # stakes for each (D7.1, D7.3)


class Reason(StrEnum):
    """A reason to pay."""

    DAIFUGO = "daifugo"  # the Destitute the Daifugo
    MILLIONAIRE = "millionaire"  # the Poor the Millionaire
    LEFT = "left"  # a player who left, to one who won because all others had left


@dataclass(frozen=True, slots=True)
class Due:
    """One payment, before payments between the same two are netted."""

    payer: Seat
    payee: Seat
    stakes: int
    reason: Reason
    deal: int  # from 1; 0 for leaving


def dues(board: Board) -> tuple[Due, ...]:
    """Return what the deals cost that count, also what would be owed to who left (D7.1, D7.2); nothing if abandoned."""
    outcome = board.outcome
    if outcome is None or outcome.ending is Ending.ABANDONED:
        return ()
    if board.options.payment is Payment.EVERY:
        counted = board.scores
    else:
        counted = board.scores[-1:] if outcome.ending is Ending.PLAYED else ()
    return tuple(due for score in counted for due in _of_deal(score.deal, score.order))


def penalties(board: Board) -> tuple[Due, ...]:
    """Return what who left pays to the winner, if leaving ended the game (D7.3)."""
    outcome = board.outcome
    if outcome is None or outcome.ending not in (Ending.RESIGNED, Ending.TIMEOUT):
        return ()
    (winner,) = outcome.winners
    return tuple(Due(seat, winner, LEAVING, Reason.LEFT, 0) for seat in board.left)


def unpaid(board: Board) -> tuple[Transfer, ...]:
    """Return the amount not paid because its receiver has left, in stakes."""
    owed = netted(map(_transfer, dues(board)))
    return tuple(transfer for transfer in owed if transfer.payee in board.left)


def transfers(board: Board) -> tuple[Transfer, ...]:
    """Return who pays whom, in stakes: the deals netted pair by pair, nothing to who left, and the cost of leaving."""
    kept = paid_to_nobody_gone(netted(map(_transfer, dues(board))), board.left)
    return netted((*kept, *map(_transfer, penalties(board))))


def most_stakes(options: DaifugoOptions) -> int:
    """Return the most stakes that one seat can lose: as Destitute in every deal that counts, or by leaving."""
    return DAIFUGO * options.deals if options.payment is Payment.EVERY else max(DAIFUGO, LEAVING)


def _of_deal(deal: int, order: tuple[Seat, ...]) -> Iterator[Due]:
    yield Due(order[-1], order[0], DAIFUGO, Reason.DAIFUGO, deal)
    if len(order) >= FOUR:
        yield Due(order[-2], order[1], MILLIONAIRE, Reason.MILLIONAIRE, deal)


def _transfer(due: Due) -> Transfer:
    return Transfer(due.payer, due.payee, due.stakes)
