"""Kalooki, as hosting, robots, records and tests know it."""

from collections.abc import Iterable
from functools import partial

from bot.games.cards import Hand
from bot.games.contract_position import imagined_with
from bot.games.kalooki.board import opened
from bot.games.kalooki.inner.position import KalookiPosition
from bot.games.kalooki.moves import parse_move
from bot.games.kalooki.name import NAME
from bot.games.kalooki.options import KalookiOptions
from bot.games.kalooki.settlement import most_stakes, transfers
from bot.games.kalooki.views import KalookiView
from bot.games.protocol import (
    Ending,
    GameOf,
    Kinds,
    Lateness,
    Outcome,
    Position,
    Seat,
    Settlement,
    Transfer,
    View,
    of_kind,
)


class KalookiGame(GameOf[KalookiOptions, KalookiView, KalookiPosition]):
    """The rummy of nine contracts that is played in Jamaica."""

    name = NAME
    seats = range(3, 6)
    proposed = 10  # minor units
    has_forced_moves = False  # a player who has laid must draw, as everyone can see
    has_coach = True
    has_expert = True
    has_windows = True
    lists_every_move = False
    has_deputies = True
    lateness = Lateness.DEFAULT_MOVE
    usual_losses = (4, 11)  # of 65 games between regular robots, three to five; the costliest cost 13
    kinds = Kinds(KalookiOptions, KalookiView, KalookiPosition)
    parse = staticmethod(parse_move)
    imagined = staticmethod(partial(imagined_with, KalookiPosition))

    def most_stakes(self, options: KalookiOptions, seats: int) -> int | None:
        """Return the costliest hands of all deals, unless there is no bound."""
        return most_stakes(options)

    def most_lost_from(self, view: View, *, seats: int, stake: int) -> int | None:
        """Return the same for the viewing seat from now on: contracts that are over have their points."""
        now = of_kind(KalookiView, view)
        behind = 0 if now.seat is None else now.board.points[now.seat] - min(now.board.points)
        rest = now.board.options.contracts[now.board.at :]
        most = most_stakes(now.board.options, contracts=rest, behind=behind)
        return None if most is None else most * stake

    def opening(self, options: KalookiOptions, seats: int, first: Seat) -> KalookiPosition:
        """Return a new game, which owes its first deck; `first` deals first."""
        return KalookiPosition(opened(options, first=first, seats=seats), (Hand(),) * seats, (0,) * seats)

    def paid(self, final: KalookiPosition, outcome: Outcome) -> Iterable[Transfer]:
        """Return who pays whom at a stake of 1."""
        return transfers(final.board, 1)

    def settle(self, final: Position, stake: int) -> Settlement:
        """Return what a finished game costs; winners divide minor units. Raises ValueError while it goes on."""
        ended, outcome = self.finished(final)
        if outcome.ending is Ending.ABANDONED:
            return Settlement()
        owed = sorted(transfers(ended.board, stake), key=lambda each: (each.payer, each.payee))
        return Settlement(transfers=tuple(owed))
