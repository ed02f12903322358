"""Cards in any order, for robots that play by themselves. Real games are shuffled with a seed: see `shuffle`."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from bot.games.protocol import Position

_T = TypeVar("_T")


class Luck(Protocol):
    """The part of `random.Random` that is needed: chance comes from outside."""

    def sample(self, population: Sequence[_T], k: int) -> list[_T]:
        """Return `k` of the population, in random order."""


def dealt(position: Position, luck: Luck) -> Position:
    """Return the position once all cards that it owes are there, in an order that `luck` draws."""
    while (chance := position.chance) is not None:
        position = position.supply(luck.sample(chance.cards, len(chance.cards))).position
    return position
