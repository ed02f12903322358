"""The end of a deal: who wins which pot, and what is left over (A6, A7)."""

from collections.abc import Sequence

from bot.games.anaconda.board import Board, Ended, Half, Phase, Score, WonPot
from bot.games.anaconda.choosing import ranking
from bot.games.cards import Card
from bot.games.poker import winners
from bot.games.pots import Chips, Pot, shared
from bot.games.protocol import Seat

Fives = Sequence[tuple[Card, ...] | None]
"""The five cards of each seat, the held one last; None of a seat that has formed none."""


def shown_down(board: Board, fives: Fives) -> Board:
    """Return the board after a showdown: each pot by itself goes to the best hands, high and low.

    Players who showed four cards and folded then keep the fifth to themselves (A4.7).
    """
    opened = [five if seat in board.money.playing else None for seat, five in zip(board.seats, fives, strict=True)]
    return _over(board, Ended.SHOWDOWN, [_won(board, pot, opened) for pot in board.pots], opened)


def unopposed(board: Board) -> Board:
    """Return the board after all but one have folded or left: the one who is in gets everything (A2.7)."""
    (winner,), pot = board.money.playing, board.pot
    won = tuple([pot if seat == winner else 0 for seat in board.seats])
    whole = WonPot(amount=pot, players=(winner,), high=(winner,), low=(), won=won)
    return _over(board, Ended.FOLDED, [whole], (None,) * len(won))


def _won(board: Board, pot: Pot, fives: Fives) -> WonPot:
    """Return who wins a pot: half of it goes to each side that was declared (A7.1), odd chips to nobody (A7.3)."""
    best = {half: _best(board, pot, half, fives) for half in Half}
    won = shared(pot.amount, [*best.values()]).won
    return WonPot(
        amount=pot.amount,
        players=pot.players,
        high=best[Half.HIGH],
        low=best[Half.LOW],
        won=tuple([won.get(seat, 0) for seat in board.seats]),
    )


def _best(board: Board, pot: Pot, half: Half, fives: Fives) -> tuple[Seat, ...]:
    hands = {seat: fives[seat] or () for seat in pot.players if board.declared[seat] is half}
    return tuple(sorted(winners(hands, ranking(board.options, half))))


def _over(board: Board, ended: Ended, won: Sequence[WonPot], fives: Fives) -> Board:
    """Return the board once the pots are handed out, and a score is written."""
    over = board.pot - sum([sum(pot.won) for pot in won])
    chips = _added(board.money.stacks, *[pot.won for pot in won])
    odd = (0,) * len(chips)
    if over:
        odd = _odd(board, chips, over, {seat for pot in won for seat in (*pot.high, *pot.low)})
        chips = _added(chips, odd)
    carry = over - sum(odd)
    score = Score(
        deal=board.deal,
        dealer=board.dealer,
        ended=ended,
        dealt=board.dealt,
        playing=tuple(sorted(board.money.playing)),
        declared=board.declared,
        hands=tuple(fives),
        pots=tuple(won),
        carry=carry,
        odd=odd,
        scores=tuple([now - was for now, was in zip(chips, board.chips, strict=True)]),
        chips=chips,
    )
    money = Chips(chips, (0,) * len(chips), frozenset(), carry)
    scores = (*board.scores, score)
    return board.after(money=money, phase=Phase.DEAL, pending=(), chosen=frozenset(), scores=scores)


def _added(*chips: Sequence[int]) -> tuple[int, ...]:
    """Return the sum of chips by seat."""
    return tuple([sum(each) for each in zip(*chips, strict=True)])


def _odd(board: Board, chips: Sequence[int], over: int, winners: set[Seat]) -> tuple[int, ...]:
    """Return the odd chips that go to the winners, one each from the dealer's left, as nobody could win them later.

    That is so after the last deal, and where nobody who stays has a chip (A7.5).
    """
    odd = [0] * len(chips)
    is_last = board.deal == board.options.deals or not any(chips[seat] for seat in board.staying)
    order = [seat for seat in board.dealt if seat in winners] if is_last else []
    for place in range(over if order else 0):
        odd[order[place % len(order)]] += 1
    return tuple(odd)
