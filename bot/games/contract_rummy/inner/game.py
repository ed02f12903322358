"""Contract Rummy, as hosting, robots, records and tests know it."""

from collections.abc import Iterable
from functools import partial

from bot.games.cards import Hand
from bot.games.contract_position import imagined_with
from bot.games.contract_rummy.board import PLAYERS, opened
from bot.games.contract_rummy.inner.position import ContractRummyPosition
from bot.games.contract_rummy.moves import parse_move
from bot.games.contract_rummy.name import NAME
from bot.games.contract_rummy.options import ContractRummyOptions
from bot.games.contract_rummy.settlement import most_stakes, transfers
from bot.games.contract_rummy.views import ContractRummyView
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


class ContractRummyGame(GameOf[ContractRummyOptions, ContractRummyView, ContractRummyPosition]):
    """The rummy of seven contracts, in which a discard may be bought."""

    name = NAME
    seats = PLAYERS
    proposed = 10  # minor units
    has_forced_moves = False  # who may not take draws by force, as everyone can see
    has_coach = True
    has_expert = True
    has_windows = True
    lists_every_move = False
    has_deputies = True
    lateness = Lateness.DEFAULT_MOVE
    usual_losses = (3, 8)  # of 60 games between regular robots, three to five; the costliest cost 9
    kinds = Kinds(ContractRummyOptions, ContractRummyView, ContractRummyPosition)
    parse = staticmethod(parse_move)
    imagined = staticmethod(partial(imagined_with, ContractRummyPosition))

    def most_stakes(self, options: ContractRummyOptions, seats: int) -> int:
        """Return the costliest hands of all deals."""
        return most_stakes(options, seats)

    def most_lost_from(self, view: View, *, seats: int, stake: int) -> int:
        """Return the same for the viewing seat from now on: contracts that are over have their points."""
        now = of_kind(ContractRummyView, view)
        behind = 0 if now.seat is None else now.board.points[now.seat] - min(now.board.points)
        rest = now.board.options.contracts[now.board.at :]
        return most_stakes(now.board.options, seats, contracts=rest, behind=behind) * stake

    def opening(self, options: ContractRummyOptions, seats: int, first: Seat) -> ContractRummyPosition:
        """Return a new game, which owes its first deck; `first` deals first."""
        return ContractRummyPosition(opened(options, first=first, seats=seats), (Hand(),) * seats, (0,) * seats)

    def paid(self, final: ContractRummyPosition, outcome: Outcome) -> Iterable[Transfer]:
        """Return who pays whom at a stake of 1."""
        return transfers(final.board, 1)

    def settle(self, final: Position, stake: int) -> Settlement:
        """Return what a finished game costs; winners divide minor units. Raises ValueError while it goes on."""
        ended, outcome = self.finished(final)
        if outcome.ending is Ending.ABANDONED:
            return Settlement()
        owed = sorted(transfers(ended.board, stake), key=lambda each: (each.payer, each.payee))
        return Settlement(transfers=tuple(owed))
