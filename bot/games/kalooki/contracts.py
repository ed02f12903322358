"""The contracts of Kalooki, and what its melds must be (K1.3, K3)."""

from types import MappingProxyType

from bot.games.rummy.melds import MeldRules, Wanted

RULES = MeldRules(naturals_in_set=2, jokers_adjoin=False, is_suit_once=True, is_high_first=True)
"""Threes have two natural cards, no two jokers lie side by side in a four, which grows at its high end first."""

CONTRACTS = MappingProxyType(
    {
        number: Wanted(sets=threes, runs=fours)
        for number, (threes, fours) in enumerate(
            ((3, 0), (2, 1), (1, 2), (0, 3), (4, 0), (3, 1), (2, 2), (1, 3), (0, 4)), start=1
        )
    }
)
"""How many threes and fours each contract has, by its number."""


def cards_each(contract: int) -> int:
    """Return how many cards each player is dealt: as many as the contract needs at least (K1.3)."""
    wanted = CONTRACTS[contract]
    return wanted.sets * RULES.least_set + wanted.runs * RULES.least_run
