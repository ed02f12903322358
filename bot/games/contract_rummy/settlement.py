"""The most that a game of Contract Rummy can cost (CR7)."""

from bot.games.contract_rummy.board import DECKS, MOST_BOUGHT
from bot.games.contract_rummy.contracts import cards_each
from bot.games.contract_rummy.options import ContractRummyOptions, MayI
from bot.games.contract_rummy.scoring import dearest
from bot.games.rummy.contracts import Payment, started


def most_stakes(options: ContractRummyOptions, seats: int, *, contracts: str = "", behind: int = 0) -> int:
    """Return the most stakes that one player can lose: the costliest hand of each deal, all cards bought and drawn.

    `contracts` are those still to be played, if not all, and `behind` is by how many points the player is behind.
    Without a limit to buying, a hand can hold all cards but one for each other player and the top of the pile.
    """
    if options.payment is Payment.GAME:
        return 1
    deck = DECKS[seats]
    most = len(deck) - seats
    hands = [cards_each(int(contract)) + 2 * MOST_BOUGHT + 1 for contract in contracts or options.contracts]
    if options.may_i is MayI.ANY:
        hands = [most] * len(hands)
    return max(1, started(behind + sum(dearest(min(cards, most), deck) for cards in hands), options.per))
