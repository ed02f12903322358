"""The contracts of Contract Rummy, and what its melds must be (CR1.3, CR3)."""

from types import MappingProxyType

from bot.games.rummy.melds import MeldRules, Wanted

RULES = MeldRules()
"""One natural card in each meld is enough. Two sets of a rank are one in a contract, and so are runs that touch."""

CONTRACTS = MappingProxyType(
    {
        number: Wanted(sets=sets, runs=runs)
        for number, (sets, runs) in enumerate(((2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2), (0, 3)), start=1)
    }
)
"""How many sets and runs each contract has, by its number."""

WHOLE = 7
"""The contract that is laid with every card of the hand (CR5.2)."""

_FEW, _MANY, _MANY_FROM = 10, 12, 4


def cards_each(contract: int) -> int:
    """Return how many cards each player is dealt (CR1.3)."""
    return _MANY if contract >= _MANY_FROM else _FEW
