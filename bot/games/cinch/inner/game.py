"""Cinch, as hosting, robots, records and tests know it."""

from collections.abc import Sequence

from bot.games.cinch.board import SIDES, Board
from bot.games.cinch.inner.imagined import imagine
from bot.games.cinch.inner.position import CinchPosition
from bot.games.cinch.moves import parse_move
from bot.games.cinch.name import NAME
from bot.games.cinch.options import CinchOptions, Pay
from bot.games.cinch.scoring import difference, most_apart
from bot.games.cinch.views import CinchView
from bot.games.duplicate import Duplicate
from bot.games.leaving import paid_to_nobody_gone
from bot.games.one_card.inner.game import TrickGame
from bot.games.paying import netted
from bot.games.protocol import Kinds, Outcome, Side, Transfer, View, clockwise, of_kind


class CinchGame(TrickGame[CinchOptions, CinchView, CinchPosition]):
    """The trick game of two sides, with bidding, fourteen trumps and a draw."""

    name = NAME
    seats = range(4, 5)
    proposed = 10  # minor units a point: between the sides there are some thirty
    has_expert = True
    has_coach = True
    duplicate = Duplicate(has_matchpoints=True)
    board_kind = Board
    kinds = Kinds(CinchOptions, CinchView, CinchPosition)
    parse = staticmethod(parse_move)
    imagined = staticmethod(imagine)

    def sides(self, seats: int) -> tuple[Side, ...]:
        """Return the sides: partners sit opposite (C1.1)."""
        return SIDES

    def deal_points(self, view: View) -> Sequence[Sequence[int]]:
        """Return the points of each finished deal, by side."""
        return [score.scores for score in of_kind(CinchView, view).board.scores]

    def most_stakes(self, options: CinchOptions, seats: int) -> int:
        """Return the cost if they scored nothing and others pass the target with the costliest deal (C7.2, C8.1)."""
        return most_apart(options.target) if options.pay is Pay.POINTS else 1

    def paid(self, final: CinchPosition, outcome: Outcome) -> tuple[Transfer, ...]:
        """Let each loser pay the opponent on their left; nobody who left is paid (C8.1, C9.1), and a draw is free."""
        if not outcome.winners:
            return ()
        board = final.board
        losers = next(side for side in SIDES if not outcome.winners.intersection(side))
        amount = difference(board, outcome) if board.options.pay is Pay.POINTS else 1
        owed = (Transfer(seat, clockwise(len(board.seats), after=seat)[0], amount) for seat in losers)
        return paid_to_nobody_gone(netted(owed), board.left)
