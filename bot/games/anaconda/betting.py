"""The betting of Anaconda (A4): prices, the amounts that may be bet, who is asked, and what a bet changes.

Amounts are the total that a player has then put in, in the round.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from bot.games.anaconda.board import Bets, Board, Phase
from bot.games.anaconda.moves import Bet, Raise
from bot.games.anaconda.options import Limit
from bot.games.entries import put
from bot.games.pots import Chips
from bot.games.protocol import Seat, clockwise

MOST_FULL = 4  # full bets and raises in a round with fixed ones: one bet and three raises (A4.2)


class Bounds(NamedTuple):
    """The amounts to which a player may bet or raise: from the least to all chips; with a limit one alone."""

    least: int
    most: int


class Sized(StrEnum):
    """A usual amount of a bet or raise."""

    LEAST = "least"  # also the only one, where a bet is fixed
    HALF_POT = "half-pot"
    POT = "pot"
    ALL_IN = "all-in"


@dataclass(frozen=True, slots=True)
class Wager:
    """A bet or raise of a usual amount."""

    sized: Sized
    move: Bet | Raise


def price(board: Board, seat: Seat) -> int:
    """Return the chips that a call costs: all that the seat has, where that is less than what it owes (A4.4)."""
    return min(board.bets.due - board.bets.put[seat], board.money.stacks[seat])


def may_answer(board: Board, seat: Seat) -> bool:
    """Return whether anyone else who is in has chips left (A4.5)."""
    return _is_answered(board.money, seat)


def is_capped(board: Board) -> bool:
    """Return whether nobody may raise anymore in this round (A4.2)."""
    return board.bets.full >= MOST_FULL and board.options.limit is Limit.FIXED


def bounds(board: Board, seat: Seat) -> Bounds | None:
    """Return to how much an asked seat may bet or raise; None where it may only check, call or fold (A4.2 to A4.5)."""
    every = board.bets.put[seat] + board.money.stacks[seat]
    if every <= board.bets.due or seat in board.bets.acted or is_capped(board) or not may_answer(board, seat):
        return None
    least = min(full_amount(board), every)
    return Bounds(least, least if board.options.limit is Limit.FIXED else every)


def full_amount(board: Board) -> int:
    """Return the least amount of a full bet or raise."""
    return board.bets.due + (board.size if board.options.limit is Limit.FIXED else board.bets.step)


def wager(board: Board, amount: int) -> Bet | Raise:
    """Return the bet or raise to an amount."""
    return Raise(amount) if board.bets.due else Bet(amount)


def wagers(board: Board, seat: Seat) -> tuple[Wager, ...]:
    """Return the usual amounts to which an asked seat may bet or raise, the least first, each once (A12)."""
    found = bounds(board, seat)
    if found is None:
        return ()
    sized = {found.least: Sized.LEAST}
    if found.most > found.least:
        owed = price(board, seat)
        pot = board.pot + owed  # once the seat has called
        for amount, name in ((board.bets.due + pot // 2, Sized.HALF_POT), (board.bets.due + pot, Sized.POT)):
            if found.least < amount < found.most:
                sized.setdefault(amount, name)
        sized[found.most] = Sized.ALL_IN
    elif found.most == board.bets.put[seat] + board.money.stacks[seat]:
        sized[found.most] = Sized.ALL_IN
    return tuple([Wager(name, wager(board, amount)) for amount, name in sized.items()])


# What a move changes


def opened(board: Board, number: int) -> Board:
    """Return the board at the beginning of a round of betting (A4.1)."""
    stacks = board.money.stacks
    asked = tuple([seat for seat in board.playing if stacks[seat]])
    return board.after(
        phase=Phase.BET,
        number=number,
        pending=asked if len(asked) > 1 else (),  # one alone could be answered by nobody (A4.5)
        bets=Bets((0,) * len(stacks), step=board.options.bet),
        chosen=frozenset(),
    )


def checked(board: Board, seat: Seat) -> Board:
    """Return the board after a check."""
    bets = board.bets
    return _moved(board, board.money, board.pending[1:], bets._replace(acted=bets.acted | {seat}))


def called(board: Board, seat: Seat) -> Board:
    """Return the board after a call."""
    bets, chips = board.bets, price(board, seat)
    bets = bets._replace(put=put(bets.put, seat, bets.put[seat] + chips), acted=bets.acted | {seat})
    return _moved(board, board.money.pays(seat, chips), board.pending[1:], bets)


def raised(board: Board, seat: Seat, amount: int) -> Board:
    """Return the board after a bet or raise: all others are asked. One that is not full lets fewer of them raise."""
    bets, is_full = board.bets, amount >= full_amount(board)
    money = board.money.pays(seat, amount - bets.put[seat])
    others = clockwise(len(bets.put), after=seat)[:-1]
    after = Bets(
        put(bets.put, seat, amount),
        due=amount,
        step=amount - bets.due if is_full else bets.step,
        full=bets.full + is_full,
        acted=frozenset({seat}) if is_full else bets.acted | {seat},
    )
    return _moved(board, money, tuple([one for one in others if one in money.playing and money.stacks[one]]), after)


def folded(board: Board, seat: Seat) -> Board:
    """Return the board without a seat that folds, in turn or not. What it has paid, and the amount to match, stay."""
    pending = tuple([one for one in board.pending if one != seat])
    return _moved(board, board.money.folds(seat), pending, board.bets)


def _moved(board: Board, money: Chips, pending: tuple[Seat, ...], bets: Bets) -> Board:
    """Return the board once those are skipped who owe nothing, and whom nobody could answer (A4.5)."""
    while pending and bets.put[pending[0]] == bets.due and not _is_answered(money, pending[0]):
        pending = pending[1:]
    return board.after(money=money, pending=pending, bets=bets)


def _is_answered(money: Chips, seat: Seat) -> bool:
    """Return whether anyone else who is in has chips left."""
    return any(money.stacks[one] and one != seat for one in money.playing)
