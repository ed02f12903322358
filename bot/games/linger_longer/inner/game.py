"""Linger Longer, as hosting, robots, records and tests know it."""

from collections.abc import Sequence

from bot.games.duplicate import Duplicate
from bot.games.leaving import paid_to_nobody_gone
from bot.games.linger_longer.board import Board
from bot.games.linger_longer.inner.imagined import imagine
from bot.games.linger_longer.inner.position import LingerPosition
from bot.games.linger_longer.moves import parse_move
from bot.games.linger_longer.name import NAME
from bot.games.linger_longer.options import LingerOptions
from bot.games.linger_longer.views import LingerView
from bot.games.one_card.inner.game import TrickGame
from bot.games.protocol import Kinds, Outcome, Transfer, View, of_kind


class LingerGame(TrickGame[LingerOptions, LingerView, LingerPosition]):
    """The trick game in which the last with cards wins."""

    name = NAME
    seats = range(3, 7)
    has_expert = True
    has_coach = True
    duplicate = Duplicate()
    board_kind = Board
    kinds = Kinds(LingerOptions, LingerView, LingerPosition)
    parse = staticmethod(parse_move)
    imagined = staticmethod(imagine)

    def deal_points(self, view: View) -> Sequence[Sequence[int]]:
        """Return the points of each finished deal, by seat."""
        return [score.scores for score in of_kind(LingerView, view).board.scores]

    def most_stakes(self, options: LingerOptions, seats: int) -> int:
        """Return the cost if others win every deal with a whole hand (L4.2, L6.1)."""
        return options.deals_of(seats) * seats

    def paid(self, final: LingerPosition, outcome: Outcome) -> tuple[Transfer, ...]:
        """Return the payments: every point of difference, each to each, and nothing to who left (L6.1, L7.1)."""
        board = final.board
        owed = (
            Transfer(payer, payee, board.points[payee] - board.points[payer])
            for payer in board.seats
            for payee in board.seats
            if board.points[payee] > board.points[payer]
        )
        return paid_to_nobody_gone(owed, board.left)
