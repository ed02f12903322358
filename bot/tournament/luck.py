"""Luck that is the same for all: numbers that follow from one number, in any version of Python."""

import random
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


class Luck:
    """A source of numbers. Python promises that `random()` gives the same ones for a seed in every version."""

    __slots__ = ("random",)

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed).random  # noqa: S311  no secret depends on it

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to below `bound`."""
        return int(self.random() * bound)

    def mixed(self, things: Iterable[T]) -> list[T]:
        """Return these things in an order by luck."""
        found = list(things)
        for last in range(len(found) - 1, 0, -1):
            other = self.below(last + 1)
            found[last], found[other] = found[other], found[last]
        return found
