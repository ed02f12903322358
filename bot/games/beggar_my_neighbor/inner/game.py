"""Beggar My Neighbor, as hosting, robots, records and tests know it."""

from bot.games.beggar_my_neighbor.board import Board, other
from bot.games.beggar_my_neighbor.inner.imagined import imagine
from bot.games.beggar_my_neighbor.inner.position import BeggarPosition
from bot.games.beggar_my_neighbor.moves import parse_move
from bot.games.beggar_my_neighbor.name import NAME
from bot.games.beggar_my_neighbor.options import BeggarOptions
from bot.games.beggar_my_neighbor.views import BeggarView
from bot.games.protocol import GameOf, Kinds, Lateness, Outcome, RecordStyle, Seat, Transfer


class BeggarGame(GameOf[BeggarOptions, BeggarView, BeggarPosition]):
    """The game without choices: stacks are turned, and penalty cards are paid."""

    name = NAME
    seats = range(2, 3)
    sends_hands = False
    has_hands = False
    has_long_turns = False
    has_shortcuts = True
    has_forced_moves = False  # every turn is a press
    lists_every_move = False
    is_chance = True
    lateness = Lateness.DEFAULT_MOVE
    strikes = None
    style = RecordStyle(is_move_a_line=True)
    kinds = Kinds(BeggarOptions, BeggarView, BeggarPosition)
    parse = staticmethod(parse_move)
    imagined = staticmethod(imagine)

    def most_stakes(self, options: BeggarOptions, seats: int) -> int:
        """Return the cost of losing every deal (B5.2)."""
        return options.deals

    def opening(self, options: BeggarOptions, seats: int, first: Seat) -> BeggarPosition:
        """Return a new game, which owes its first deck; `first` deals first."""
        return BeggarPosition(Board(options, first), ((), ()))

    def paid(self, final: BeggarPosition, outcome: Outcome) -> tuple[Transfer, ...]:
        """Net the payments for deals won; who leaves pays for the open deal, and at least one (B5.2, B6.1)."""
        if not outcome.winners:
            return ()
        (winner,) = outcome.winners
        board, loser = final.board, other(winner)
        deals = board.points[winner] - board.points[loser]
        if board.left:
            is_open = board.deal > len(board.scores)
            deals = max(1, deals + is_open)
        return (Transfer(loser, winner, deals),)
