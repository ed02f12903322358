"""A game with contracts (`contracts.py`), as hosting, robots, records and tests know it."""

from abc import abstractmethod
from collections.abc import Iterable
from typing import Generic, TypeVar

from bot.games.dealing import DealtPosition
from bot.games.protocol import Ending, GameOf, Lateness, Outcome, Position, Settlement, Transfer, View, of_kind
from bot.games.rummy.contracts import ContractOptions
from bot.games.rummy.paying import transfers
from bot.games.rummy.views import ContractBoard, ContractScore, ContractView

O = TypeVar("O", bound=ContractOptions)  # noqa: E741  named by their initials
V = TypeVar("V", bound=ContractView[ContractBoard[ContractScore]])
P = TypeVar("P", bound=DealtPosition[ContractBoard[ContractScore]])


class ContractGame(GameOf[O, V, P], Generic[O, V, P]):
    """The common part of all such games, and their costs."""

    __slots__ = ()

    seats = range(3, 6)
    proposed = 10  # minor units
    has_forced_moves = False  # who must draw draws by force, as everyone can see
    has_coach = True
    has_expert = True
    has_windows = True
    lists_every_move = False
    has_deputies = True
    lateness = Lateness.DEFAULT_MOVE

    @abstractmethod
    def most_of(self, options: O, seats: int, *, contracts: str, behind: int = 0) -> int | None:
        """Return the most stakes that one player can lose in these contracts, `behind` by so many points; None: any."""

    def most_stakes(self, options: O, seats: int) -> int | None:
        """Return the costliest hands of all deals, unless there is no bound."""
        return self.most_of(options, seats, contracts=options.contracts)

    def most_lost_from(self, view: View, *, seats: int, stake: int) -> int | None:
        """Return the same for the viewing seat from now on: contracts that are over have their points."""
        now = of_kind(self.kinds.view, view)
        board = now.board
        behind = 0 if now.seat is None else board.points[now.seat] - min(board.points)
        options = of_kind(self.kinds.options, board.options)
        most = self.most_of(options, seats, contracts=options.contracts[board.at :] or options.contracts, behind=behind)
        return None if most is None else most * stake

    def paid(self, final: P, outcome: Outcome) -> Iterable[Transfer]:
        """Return who pays whom at a stake of 1."""
        return transfers(final.board, 1)

    def settle(self, final: Position, stake: int) -> Settlement:
        """Return what a finished game costs; winners divide minor units. Raises ValueError while it goes on."""
        ended, outcome = self.finished(final)
        if outcome.ending is Ending.ABANDONED:
            return Settlement()
        owed = sorted(transfers(ended.board, stake), key=lambda each: (each.payer, each.payee))
        return Settlement(transfers=tuple(owed))
