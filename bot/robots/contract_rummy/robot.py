"""The common part of the robots of Contract Rummy: the contract goes down at once, and later everything that fits."""

from abc import abstractmethod
from random import Random

from bot.games.cards import Card
from bot.games.contract_rummy.moves import Add, Ask, Discard, Lay, Swap, Take, laid_as
from bot.games.contract_rummy.views import ContractRummyView, Phase
from bot.games.protocol import Move, No
from bot.robots.protocol import RobotOf


class ContractRummyRobot(RobotOf[ContractRummyView]):
    """A player of Contract Rummy."""

    __slots__ = ()

    kind = ContractRummyView

    def move(self, view: ContractRummyView, random: Random) -> Move:
        """Return an answer, the beginning of a turn, a meld or a discard."""
        table = view.board.table
        if view.seat in table.asked:
            return Ask() if self.asks(view, random) else No()
        if table.phase is Phase.PLAY:
            return self._plays(view, random)
        legal = [*view.legal_moves()]
        if Take() in legal and self.takes(view, random):
            return Take()
        return next((move for move in legal if move != Take()), legal[0])

    def _plays(self, view: ContractRummyView, random: Random) -> Move:
        """Lay the contract if the hand holds it; in later turns lay off, one card at a time, and discard at last."""
        ways = view.arrangements()
        if ways:
            return laid_as(ways[0].melds)
        legal = [*view.legal_moves()]
        more = [move for move in legal if isinstance(move, Lay | Add | Swap)]
        if more:
            return self.melds(view, more)
        return Discard(self.discards(view, [move.card for move in legal if isinstance(move, Discard)], random))

    def melds(self, view: ContractRummyView, moves: list[Add | Lay | Swap]) -> Move:
        """Return which of these to play once the contract is laid: the first."""
        return moves[0]

    @abstractmethod
    def takes(self, view: ContractRummyView, random: Random) -> bool:
        """Return whether to take the top card rather than draw."""

    @abstractmethod
    def asks(self, view: ContractRummyView, random: Random) -> bool:
        """Return whether to buy the top card off turn."""

    @abstractmethod
    def discards(self, view: ContractRummyView, cards: list[Card], random: Random) -> Card:
        """Return which of these cards to discard."""
