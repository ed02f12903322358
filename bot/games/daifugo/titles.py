"""The titles of Daifugo, by the order of going out (D2)."""

from collections.abc import Sequence
from enum import StrEnum
from functools import cache

from bot.games.protocol import Seat

FOUR = 4  # players, from whom on there are Millionaire and Poor


class Title(StrEnum):
    """A player's title from the end of one deal to that of the next, highest first."""

    DAIFUGO = "daifugo"
    MILLIONAIRE = "millionaire"
    COMMONER = "commoner"
    POOR = "poor"
    DESTITUTE = "destitute"


@cache
def titles(seats: int) -> tuple[Title, ...]:
    """Return the titles of `seats` players, in the order of going out (D2.2)."""
    if seats < FOUR:
        return (Title.DAIFUGO, Title.COMMONER, Title.DESTITUTE)
    between = (Title.COMMONER,) * (seats - FOUR)
    return (Title.DAIFUGO, Title.MILLIONAIRE, *between, Title.POOR, Title.DESTITUTE)


def by_seat(order: Sequence[Seat]) -> tuple[Title, ...]:
    """Return the titles of all seats, in order of seats, after a deal in which they went out in this order."""
    names = titles(len(order))
    return tuple(names[order.index(seat)] for seat in sorted(order))
