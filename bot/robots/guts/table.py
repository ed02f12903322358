"""The table of an equilibrium of Guts: the weakest hand with which to be in, and how often with that one.

It lies in `equilibrium.txt`, which `python -m bot.robots.guts.solving` makes; nothing is searched while people play. In
turn it knows how many sit there, how many have spoken, how many of them are in (three are as many as more), and the
place of the last of these. A player who knows the table, and hears everything, gains less than 0.05 chips a deal where
20 are at stake (`tests/robots/test_reckoning_of_guts.py`).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path

from bot.robots.guts.kinds import KINDS
from bot.robots.guts.reckoning import Heard

FILE = Path(__file__).with_name("equilibrium.txt")
MOST_INS = 3  # that the table tells apart
TOGETHER = "together"


@dataclass(frozen=True, slots=True, order=True)
class Situation:
    """A decision, as far as the table knows it."""

    seats: int  # who still may be in, together; in turn all who were dealt cards
    spoken: int | None  # None: all choose together
    ins: int = 0
    last: int = 0  # the place of the last who is in, from 1; 0 if nobody is

    @classmethod
    def of(cls, seats: int, heard: Heard) -> "Situation":
        """Return the situation in which this was heard."""
        last = max((place for place, is_in in enumerate(heard, 1) if is_in), default=0)
        return cls(seats, len(heard), min(MOST_INS, sum(heard)), last)


@dataclass(frozen=True, slots=True)
class Border:
    """The border between hands that are in and hands that are out."""

    kind: int  # the weakest hand that is ever in
    percent: int  # how often

    @classmethod
    def read(cls, text: str) -> "Border":
        """Read a border written as `K7:30`."""
        name, percent = text.split(":")
        return cls(KINDS.index(name), int(percent))

    def __str__(self) -> str:
        return f"{KINDS[self.kind]}:{self.percent}"

    def chance(self, kind: int) -> float:
        """Return how likely one is in with a hand of this kind."""
        return self.percent / 100 if kind == self.kind else float(kind > self.kind)


def written(borders: Mapping[Situation, Border]) -> Iterator[str]:
    """Yield the lines of a table: a line has all places of the last who is in, from the first possible one."""
    for (seats, spoken, ins), some in groupby(
        sorted(borders, key=_order), key=lambda one: (one.seats, one.spoken, one.ins)
    ):
        head = f"{seats} {TOGETHER}" if spoken is None else f"{seats} {spoken} {ins}"
        yield " ".join([head, *(str(borders[one]) for one in some)])


def _order(one: Situation) -> tuple[int, ...]:
    return one.seats, -1 if one.spoken is None else one.spoken, one.ins, one.last


def read(lines: Iterator[str]) -> Mapping[Situation, Border]:
    """Read a table."""
    found = {}
    for line in lines:
        seats, spoken, *rest = line.split()
        if spoken == TOGETHER:
            found[Situation(int(seats), None)] = Border.read(rest[0])
            continue
        ins, *borders = rest
        for last, border in enumerate(borders, int(ins)):
            found[Situation(int(seats), int(spoken), int(ins), last)] = Border.read(border)
    return found


@cache
def equilibrium() -> Mapping[Situation, Border]:
    """Return the table."""
    return read(line for line in FILE.read_text(encoding="ascii").splitlines() if not line.startswith("#"))
