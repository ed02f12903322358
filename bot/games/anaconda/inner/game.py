"""Anaconda, as hosting, robots, records and tests know it."""

from bot.games.anaconda.board import Board
from bot.games.anaconda.inner.imagined import imagine
from bot.games.anaconda.inner.position import AnacondaPosition
from bot.games.anaconda.moves import parse_move
from bot.games.anaconda.name import NAME
from bot.games.anaconda.options import AnacondaOptions
from bot.games.anaconda.views import AnacondaView
from bot.games.cards import Hand
from bot.games.paying import paid_by_nets
from bot.games.pots import Chips
from bot.games.protocol import GameOf, Kinds, Lateness, Outcome, Position, RecordStyle, Seat, Transfer, of_kind


class AnacondaGame(GameOf[AnacondaOptions, AnacondaView, AnacondaPosition]):
    """The poker game of seven cards, two passes, and an open fist."""

    name = NAME
    seats = range(3, 8)
    has_expert = True
    has_coach = True
    opens_hands = False
    sends_hands = False
    has_forced_moves = False  # one may always fold
    lists_every_move = False  # without a limit there are as many raises as chips
    lateness = Lateness.DEFAULT_MOVE
    style = RecordStyle(stake=5, is_move_a_line=True)
    kinds = Kinds(AnacondaOptions, AnacondaView, AnacondaPosition)
    parse = staticmethod(parse_move)
    imagined = staticmethod(imagine)

    def most_stakes(self, options: AnacondaOptions, seats: int) -> int:
        """Return the chips of the start: nobody can lose more (A1.3)."""
        return options.stack

    def kept_by(self, gone: Seat, position: Position, stake: int) -> int | None:
        """Return what the chips of a player who has left are worth: they stay as they are (A8.2)."""
        board = of_kind(AnacondaPosition, position).board
        return (board.money.stacks[gone] - board.options.stack) * stake

    def opening(self, options: AnacondaOptions, seats: int, first: Seat) -> AnacondaPosition:
        """Return a new game, which owes its first deck; `first` deals first."""
        money = Chips.dealt((options.stack,) * seats, ())
        return AnacondaPosition(Board(options, first, money), (Hand(),) * seats, (0,) * seats)

    def paid(self, final: AnacondaPosition, outcome: Outcome) -> tuple[Transfer, ...]:
        """Return the payments for every chip, by nets (A8.3)."""
        board = final.board
        return paid_by_nets([chips - board.options.stack for chips in board.money.stacks])
