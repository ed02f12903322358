"""What is counted of a finished game beyond who won and what was paid. A game has one function that counts it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatCounts:
    """One player's counts, as `GameFactsRow` keeps them; what a game does not know is zero."""

    points: int = 0
    eights: int = 0
    twos: int = 0
    cleans: int = 0
    chapeaux_given: int = 0
    chapeaux_suffered: int = 0
    skunks_given: int = 0
    skunks_suffered: int = 0
    best_deal: int = 0


@dataclass(frozen=True, slots=True)
class GameCounts:
    """The counts of a finished game."""

    deals: int  # finished ones
    seats: tuple[SeatCounts, ...]
