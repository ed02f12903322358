"""A sound player of Contract Rummy: counts the cards that the contract lacks, and keeps what brings it nearer."""

from dataclasses import dataclass
from random import Random

from bot.games.cards import JOKER, Card, Hand
from bot.games.contract_rummy.contracts import CONTRACTS, RULES
from bot.games.contract_rummy.moves import Add, Lay, Swap
from bot.games.contract_rummy.scoring import cost
from bot.games.contract_rummy.views import ContractRummyView
from bot.games.entries import less, more
from bot.games.protocol import Move, Seat
from bot.games.rummy.fitting import adds
from bot.games.rummy.nearing import missing
from bot.robots.contract_rummy.robot import ContractRummyRobot
from bot.robots.protocol import Level
from bot.robots.rummies.looking import neighbors, unwanted

NEIGHBOR = 6  # points that a card is worth for each neighbor, until an opponent is about to go out
LATE = 3  # the same then
FEW = 3  # cards of an opponent who is about to go out
FULL = 15  # cards in a hand from which on nothing is bought
FAR = 4  # cards that the seventh contract lacks at least where something is bought: all that is bought must be laid


@dataclass(frozen=True, slots=True)
class ContractRummyRegular(ContractRummyRobot):
    """A robot that takes and buys what the contract lacks, and discards what costs most of the rest."""

    level: Level = Level.REGULAR

    def takes(self, view: ContractRummyView, random: Random) -> bool:
        """Take a joker, what brings the contract nearer, and once it is laid what goes down at once."""
        top = view.board.table.top
        if top is None:
            return False
        if view.wanted is None:
            return next(adds(view.board.table.melds, (top,), RULES), None) is not None
        return top is JOKER or self._helps(view, top)

    def asks(self, view: ContractRummyView, random: Random) -> bool:
        """Buy what brings the contract nearer, while the hand is not large and nobody is about to go out."""
        top = view.board.table.top
        if top is None or view.wanted is None or len(view.hand) >= FULL or _is_late(view):
            return False
        if view.is_whole and _lacks(view.hand, view) < FAR:
            return False
        return top is JOKER or self._helps(view, top)

    def melds(self, view: ContractRummyView, moves: list[Add | Lay | Swap]) -> Move:
        """Take a joker if that is possible; else lay off and lay what costs most, natural cards before jokers."""
        return max(moves, key=_worth)

    def discards(self, view: ContractRummyView, cards: list[Card], random: Random) -> Card:
        """Discard what the contract does not want; of that, what costs most and has the fewest neighbors."""
        naturals = [card for card in cards if card is not JOKER] or cards
        wanted = view.wanted
        if wanted is None or naturals == [JOKER]:
            return max(naturals, key=lambda card: (cost(card), -card.place))
        free = unwanted(view.hand, view.slots(), naturals)
        if not free:
            return min(naturals, key=lambda card: (_lacks(less(view.hand, card), view), -cost(card), card.place))
        each = LATE if _is_late(view) else NEIGHBOR
        return min(free, key=lambda card: (each * neighbors(view.hand, card, wanted) - cost(card), card.place))

    def _helps(self, view: ContractRummyView, card: Card) -> bool:
        return _lacks(more(view.hand, card), view) < _lacks(view.hand, view)


def _lacks(hand: Hand, view: ContractRummyView) -> int:
    return missing(hand, CONTRACTS[view.board.contract], RULES)


def _is_late(view: ContractRummyView) -> bool:
    in_hand = view.board.table.in_hand
    return any(count <= FEW for seat, count in enumerate(in_hand) if Seat(seat) != view.seat)


def _worth(move: Add | Lay | Swap) -> tuple[int, int]:
    """Sort key of what to put down first: the points that leave the hand, those of jokers last."""
    cards = [*move.cards] if isinstance(move, Add) else [card for group in move.groups for card in group.cards]
    naturals = [card for card in cards if card is not JOKER]
    return sum(map(cost, naturals)), -len(cards)
