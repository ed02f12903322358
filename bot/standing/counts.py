"""What is counted in a finished game besides who won and what was paid. Each kind of game has a function for it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatCounts:
    """The counts of one player, as `GameFactsRow` stores them. What a game does not have is zero."""

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

    deals: int  # those that were finished
    seats: tuple[SeatCounts, ...]
