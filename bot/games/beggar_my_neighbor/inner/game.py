"""Beggar My Neighbor, as hosting, robots, records and tests know it."""

from dataclasses import dataclass

from bot.games.beggar_my_neighbor.board import Board, other
from bot.games.beggar_my_neighbor.inner.imagined import imagine
from bot.games.beggar_my_neighbor.inner.position import BeggarPosition
from bot.games.beggar_my_neighbor.moves import parse_move
from bot.games.beggar_my_neighbor.name import NAME
from bot.games.beggar_my_neighbor.options import BeggarOptions
from bot.games.beggar_my_neighbor.views import BeggarView
from bot.games.protocol import GameOf, Kinds, Lateness, Outcome, RecordStyle, Seat, Transfer

STYLE = RecordStyle(is_move_a_line=True)


@dataclass(frozen=True, slots=True)
class BeggarGame(GameOf[BeggarOptions, BeggarView, BeggarPosition]):
    """The game without choices: stacks are turned, and penalty cards are paid."""

    name: str = NAME
    seats: range = range(2, 3)
    announces_deals: bool = False
    has_hands: bool = False
    has_long_turns: bool = False
    has_shortcuts: bool = True
    lists_every_move: bool = False
    is_chance: bool = True
    lateness: Lateness = Lateness.DEFAULT_MOVE
    strikes: int | None = None
    style: RecordStyle = STYLE
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
