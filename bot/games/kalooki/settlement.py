"""The most that a game of Kalooki can cost (K7)."""

from bot.games.kalooki.board import MOST_CALLS
from bot.games.kalooki.contracts import cards_each
from bot.games.kalooki.options import KalookiOptions, Overcall
from bot.games.kalooki.scoring import BEND, dearest
from bot.games.rummy.contracts import Payment, started


def most_stakes(options: KalookiOptions, *, contracts: str = "", behind: int = 0) -> int | None:
    """Return the most stakes that one player can lose; None where fines have no bound.

    `contracts` are those still to be played, if not all, and `behind` is by how many points the player is behind.

    In each deal that is the costliest hand of all cards dealt, called and drawn, when someone bends the table.
    """
    if options.payment is Payment.GAME:
        return 1
    if options.overcall is Overcall.FINE:
        return None
    hands = [cards_each(int(contract)) + 2 * MOST_CALLS + 1 for contract in contracts or options.contracts]
    return max(1, started(behind + sum(BEND * dearest(cards) for cards in hands), options.per))
