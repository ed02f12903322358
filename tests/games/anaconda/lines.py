"""Random lines of betting in one deal of Anaconda, without cards: who bets, calls, folds and leaves, in four rounds."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from bot.games.anaconda.betting import bounds, called, checked, folded, opened, price, raised
from bot.games.anaconda.board import ROUNDS, Board
from bot.games.anaconda.options import AnacondaOptions, Limit
from bot.games.pots import Chips
from bot.games.protocol import Seat, clockwise

RICHEST = 40  # chips at most, so that many are all in


def begun(chance: Random) -> Board:
    """Return a deal after its antes, in front of random stacks; some seats may be broke, or have left."""
    seats = chance.randint(3, 7)
    options = AnacondaOptions(
        ante=chance.randint(1, 5), bet=chance.randint(1, 4), limit=chance.choice([*Limit]), deals=chance.randint(1, 2)
    )
    stacks = tuple([chance.choice([0, *[chance.randint(1, RICHEST)] * 6]) for _ in range(seats)])
    dealer = Seat(chance.randrange(seats))
    order = tuple(seat for seat in clockwise(seats, after=dealer) if stacks[seat])
    money = Chips.dealt(stacks, order, carried=chance.randint(0, 3))
    for seat in order:
        money = money.pays(seat, options.ante)
    return Board(options, dealer, money.returned(), deal=1, dealt=order, declared=(None,) * seats)


def played(chance: Random, board: Board, *, leaving: float = 0.03) -> Iterator[Board]:
    """Yield the board after each move of four rounds, until one is left in."""
    for number in range(1, ROUNDS + 1):
        board = opened(board, number)
        yield board
        while board.pending and len(board.money.playing) > 1:
            board = _moved(chance, board, leaving)
            yield board
        if len(board.money.playing) == 1:
            return
        board = replace(board, money=board.money.returned())
        yield board


def _moved(chance: Random, board: Board, leaving: float) -> Board:
    if chance.random() < leaving:
        return folded(board, chance.choice(sorted(board.money.playing)))
    seat = board.pending[0]
    found, owed, luck = bounds(board, seat), price(board, seat), chance.random()
    if found is not None and luck < 0.35:
        return raised(board, seat, chance.randint(*found))
    if owed:
        return called(board, seat) if luck < 0.85 else folded(board, seat)
    return checked(board, seat)
