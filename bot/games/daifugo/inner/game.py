"""Daifugo, as hosting, robots, records and tests know it."""

from bot.games.cards import Hand
from bot.games.daifugo.board import Board
from bot.games.daifugo.inner.imagined import imagine
from bot.games.daifugo.inner.position import DaifugoPosition
from bot.games.daifugo.moves import parse_move
from bot.games.daifugo.name import NAME
from bot.games.daifugo.options import DaifugoOptions
from bot.games.daifugo.settlement import most_stakes, transfers
from bot.games.daifugo.views import DaifugoView
from bot.games.protocol import GameOf, Kinds, Lateness, Outcome, RecordStyle, Seat, Transfer


class DaifugoGame(GameOf[DaifugoOptions, DaifugoView, DaifugoPosition]):
    """The game of getting rid of all cards, in which the last deal says who is rich in the next."""

    name = NAME
    seats = range(3, 9)
    proposed = 50  # minor units: the Destitute pays two of them
    opens_hands = False
    has_deputies = True
    has_expert = True
    has_coach = True
    lateness = Lateness.DEFAULT_MOVE
    style = RecordStyle(is_move_a_line=True)
    kinds = Kinds(DaifugoOptions, DaifugoView, DaifugoPosition)
    parse = staticmethod(parse_move)
    imagined = staticmethod(imagine)

    def most_stakes(self, options: DaifugoOptions, seats: int) -> int:
        """Return the cost: two stakes for each deal that counts (D7)."""
        return most_stakes(options)

    def opening(self, options: DaifugoOptions, seats: int, first: Seat) -> DaifugoPosition:
        """Return a new game, which owes its first deck; `first` deals first."""
        none = (0,) * seats
        return DaifugoPosition(Board(options, first, none), (Hand(),) * seats, none)

    def paid(self, final: DaifugoPosition, outcome: Outcome) -> tuple[Transfer, ...]:
        """Return what titles cost (D7)."""
        return transfers(final.board)
