"""Seats, and who plays together."""

from collections.abc import Collection
from enum import IntEnum


class Seat(IntEnum):
    """A place at the table. Records name it by its letter. It indexes tuples that have one entry for each seat."""

    A = 0
    B = 1
    C = 2
    D = 3
    E = 4
    F = 5
    G = 6
    H = 7
    I = 8  # noqa: E741  seats are named by their letters
    J = 9

    def __str__(self) -> str:
        return self.name


SEATS = tuple(Seat)

Side = tuple[Seat, ...]
"""The seats that play together, in order; in most games one alone."""


def clockwise(seats: int, *, after: Seat, without: Collection[Seat] = ()) -> tuple[Seat, ...]:
    """Return all seats in order of play, from the one to the left of `after` to `after` itself.

    Seats in `without` are skipped.
    """
    order = SEATS[after + 1 : seats] + SEATS[: after + 1]
    return tuple([seat for seat in order if seat not in without]) if without else order
