"""The betting of Anaconda (A4): prices, the amounts that may be bet, who is asked, and what a bet changes.

Amounts are the total that a player has then put in, in the round.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from bot.games.anaconda.board import Board, Phase, Wagered
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
    return min(board.due - board.put[seat], board.money.stacks[seat])


def may_answer(board: Board, seat: Seat) -> bool:
    """Return whether anyone else who is in has chips left (A4.5)."""
    return _is_answered(board.money, seat)


def is_capped(board: Board) -> bool:
    """Return whether nobody may raise anymore in this round (A4.2)."""
    return board.full >= MOST_FULL and board.options.limit is Limit.FIXED


def bounds(board: Board, seat: Seat) -> Bounds | None:
    """Return to how much an asked seat may bet or raise; None where it may only check, call or fold (A4.2 to A4.5)."""
    every = board.put[seat] + board.money.stacks[seat]
    if every <= board.due or seat in board.acted or is_capped(board) or not may_answer(board, seat):
        return None
    least = min(full_amount(board), every)
    return Bounds(least, least if board.options.limit is Limit.FIXED else every)


def full_amount(board: Board) -> int:
    """Return the least amount of a full bet or raise."""
    return board.due + (board.size if board.options.limit is Limit.FIXED else board.step)


def wager(board: Board, amount: int) -> Bet | Raise:
    """Return the bet or raise to an amount."""
    return Raise(amount) if board.due else Bet(amount)


def wagers(board: Board, seat: Seat) -> tuple[Wager, ...]:
    """Return the usual amounts to which an asked seat may bet or raise, the least first, each once (A12)."""
    found = bounds(board, seat)
    if found is None:
        return ()
    sized = {found.least: Sized.LEAST}
    if found.most > found.least:
        owed = price(board, seat)
        pot = board.pot + owed  # once the seat has called
        for amount, name in ((board.due + pot // 2, Sized.HALF_POT), (board.due + pot, Sized.POT)):
            if found.least < amount < found.most:
                sized.setdefault(amount, name)
        sized[found.most] = Sized.ALL_IN
    elif found.most == board.put[seat] + board.money.stacks[seat]:
        sized[found.most] = Sized.ALL_IN
    return tuple([Wager(name, wager(board, amount)) for amount, name in sized.items()])


# What a move changes


def opened(board: Board, number: int) -> Board:
    """Return the board at the beginning of a round of betting (A4.1)."""
    stacks = board.money.stacks
    begun = replace(
        board,
        phase=Phase.BET,
        round=number,
        pending=tuple([seat for seat in board.playing if stacks[seat]]),
        put=(0,) * len(stacks),
        due=0,
        step=board.options.bet,
        full=0,
        chosen=frozenset(),
    )
    return _moved(begun, begun.money, begun.pending, acted=frozenset())


def checked(board: Board, seat: Seat) -> Board:
    """Return the board after a check."""
    return _moved(board, board.money, board.pending[1:], acted=board.acted | {seat})


def called(board: Board, seat: Seat) -> Board:
    """Return the board after a call."""
    chips = price(board, seat)
    entries = put(board.put, seat, board.put[seat] + chips)
    return _moved(board, board.money.pays(seat, chips), board.pending[1:], entries=entries, acted=board.acted | {seat})


def raised(board: Board, seat: Seat, amount: int) -> Board:
    """Return the board after a bet or raise: all others are asked. One that is not full lets fewer of them raise."""
    is_full = amount >= full_amount(board)
    money = board.money.pays(seat, amount - board.put[seat])
    others = clockwise(len(board.put), after=seat)[:-1]
    return _moved(
        board,
        money,
        tuple([one for one in others if one in money.playing and money.stacks[one]]),
        entries=put(board.put, seat, amount),
        wager=Wagered(amount, amount - board.due if is_full else board.step, board.full + is_full),
        acted=frozenset({seat}) if is_full else board.acted | {seat},
    )


def folded(board: Board, seat: Seat) -> Board:
    """Return the board without a seat that folds, in turn or not. What it has paid, and the amount to match, stay."""
    pending = tuple([one for one in board.pending if one != seat])
    return _moved(board, board.money.folds(seat), pending, acted=board.acted)


def _moved(
    board: Board,
    money: Chips,
    pending: tuple[Seat, ...],
    *,
    entries: tuple[int, ...] | None = None,
    wager: Wagered | None = None,
    acted: frozenset[Seat],
) -> Board:
    """Return the board once those are skipped who owe nothing, and whom nobody could answer (A4.5)."""
    entries, wager = entries or board.put, wager or board.wagered
    while pending and entries[pending[0]] == wager.due and not _is_answered(money, pending[0]):
        pending = pending[1:]
    return board.betted(money, pending, entries, wager=wager, acted=acted)


def _is_answered(money: Chips, seat: Seat) -> bool:
    """Return whether anyone else who is in has chips left."""
    return any(money.stacks[one] and one != seat for one in money.playing)
