"""Guts, as hosting, robots, records and tests know it."""

from bot.games.cards import Hand
from bot.games.guts.board import Board
from bot.games.guts.inner.imagined import imagine
from bot.games.guts.inner.position import GutsPosition
from bot.games.guts.moves import parse_move
from bot.games.guts.name import NAME
from bot.games.guts.options import GutsOptions
from bot.games.guts.views import GutsView
from bot.games.paying import paid_by_nets
from bot.games.protocol import (
    GameOf,
    Kinds,
    Lateness,
    Outcome,
    Position,
    Proposal,
    RecordStyle,
    Seat,
    Transfer,
    of_kind,
)


class GutsGame(GameOf[GutsOptions, GutsView, GutsPosition]):
    """The poker game of two cards and some courage."""

    name = NAME
    seats = range(3, 11)
    has_expert = True
    has_coach = True
    opens_hands = False
    sends_hands = False
    has_forced_moves = False  # everyone is in or out as they like
    lateness = Lateness.DEFAULT_MOVE
    style = RecordStyle(is_move_a_line=True, is_as_made=True)
    kinds = Kinds(GutsOptions, GutsView, GutsPosition)
    parse = staticmethod(parse_move)
    imagined = staticmethod(imagine)

    def propose(self) -> Proposal:
        """Return a cap and a stake that nobody regrets (G8.2)."""
        return Proposal(GutsOptions(cap=20), 1)

    def most_stakes(self, options: GutsOptions, seats: int) -> int:
        """Return an ante and the cap in every deal, for up to twice the agreed number of deals (G8.2)."""
        return (1 + options.cap) * 2 * options.deals

    def kept_by(self, gone: Seat, position: Position, stake: int) -> int | None:
        """Return the chips of a player who has left, unless what they declared still binds them (G7.1)."""
        guts = of_kind(GutsPosition, position)
        return None if guts.binds(gone) else guts.board.chips[gone] * stake

    def opening(self, options: GutsOptions, seats: int, first: Seat) -> GutsPosition:
        """Return a new game, which owes its first deck; `first` deals first."""
        none = (0,) * seats
        return GutsPosition(Board(options, first, none), (Hand(),) * seats, none)

    def paid(self, final: GutsPosition, outcome: Outcome) -> tuple[Transfer, ...]:
        """Return the payments for every chip, by nets (G8.1)."""
        return paid_by_nets(final.board.chips)
