"""The common part of the robots of Kalooki: the contract goes down at once, and then everything that fits."""

from abc import abstractmethod
from random import Random

from bot.games.cards import Card
from bot.games.kalooki.contracts import CONTRACTS, RULES
from bot.games.kalooki.moves import Add, Allow, Call, Discard, EndTurn, Lay, Swap, Take, laid_as
from bot.games.kalooki.scoring import cost
from bot.games.kalooki.views import KalookiView, Phase
from bot.games.protocol import Move, No
from bot.games.rummy.arranging import arrangements
from bot.robots.protocol import RobotOf


class KalookiRobot(RobotOf[KalookiView]):
    """A player of Kalooki."""

    __slots__ = ()

    kind = KalookiView

    def move(self, view: KalookiView, random: Random) -> Move:
        """Return an answer, the beginning of a turn, a meld or a discard."""
        table = view.board.table
        if view.seat in table.asked:
            return Call() if self.calls(view, random) else No()
        match table.phase:
            case Phase.CALLED:
                return Take() if table.may_take and self.rejects(view, random) else Allow()
            case Phase.PLAY:
                return self._plays(view, random)
        legal = [*view.legal_moves()]
        if Take() in legal and self.takes(view, random):
            return Take()
        return next((move for move in legal if move != Take()), legal[0])

    def _plays(self, view: KalookiView, random: Random) -> Move:
        """Lay the contract if the hand holds it; then tack on, one card at a time, and discard at last."""
        table, legal = view.board.table, [*view.legal_moves()]
        has_laid = view.seat is None or table.has_laid[view.seat]
        ways = () if has_laid else arrangements(view.hand, CONTRACTS[view.board.contract], RULES, worth=cost)
        if ways:
            return laid_as(ways[0].melds)
        more = [move for move in legal if isinstance(move, Lay | Add | Swap)]
        if more:
            return more[0]
        cards = [move.card for move in legal if isinstance(move, Discard)]
        return Discard(self.discards(view, cards, random)) if cards else EndTurn()

    @abstractmethod
    def takes(self, view: KalookiView, random: Random) -> bool:
        """Return whether to take the top card rather than draw."""

    @abstractmethod
    def calls(self, view: KalookiView, random: Random) -> bool:
        """Return whether to call the top card off turn."""

    @abstractmethod
    def rejects(self, view: KalookiView, random: Random) -> bool:
        """Return whether to take the top card that someone has called."""

    @abstractmethod
    def discards(self, view: KalookiView, cards: list[Card], random: Random) -> Card:
        """Return which of these cards to discard."""
