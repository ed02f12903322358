"""Rolling Stone, as hosting, robots, records and tests know it."""

from bot.games.leaving import paid_to_nobody_gone
from bot.games.one_card.inner.game import TrickGame
from bot.games.paying import netted
from bot.games.protocol import SEATS, Kinds, Outcome, Transfer
from bot.games.rolling_stone.board import Board
from bot.games.rolling_stone.inner.imagined import imagine
from bot.games.rolling_stone.inner.position import RollingPosition
from bot.games.rolling_stone.moves import parse_move
from bot.games.rolling_stone.name import NAME
from bot.games.rolling_stone.options import RollingOptions
from bot.games.rolling_stone.scoring import dearest
from bot.games.rolling_stone.views import RollingView


class RollingGame(TrickGame[RollingOptions, RollingView, RollingPosition]):
    """The trick game in which a player who cannot follow takes the trick up, and the first without cards wins."""

    name = NAME
    seats = range(4, 7)
    has_expert = True
    has_coach = True
    proposed = 10  # minor units a point: a loser of a deal holds some eight cards
    board_kind = Board
    kinds = Kinds(RollingOptions, RollingView, RollingPosition)
    parse = staticmethod(parse_move)
    imagined = staticmethod(imagine)

    def most_stakes(self, options: RollingOptions, seats: int) -> int:
        """Return the cost of losing every deal with all the cards that one can hold (R5.1)."""
        deck = self.opening(options, seats, SEATS[0]).board.deck
        return options.deals * dearest(deck, options.pay, seats=seats)

    def paid(self, final: RollingPosition, outcome: Outcome) -> tuple[Transfer, ...]:
        """Return what each deal costs its losers, netted pair by pair, and nothing to who left (R6.1, R7.1)."""
        owed = (
            Transfer(payer, score.winner, -points)
            for score in final.board.scores
            for payer, points in zip(SEATS, score.scores, strict=False)
            if score.winner is not None and points < 0
        )
        return paid_to_nobody_gone(netted(owed), final.left)
