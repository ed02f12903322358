"""`python -m bot.robots.guts.solving [SEATS] > equilibrium.txt`: make the table of the expert of Guts, in minutes.

All seats play a table, and again and again each of its borders moves a part of the way to the best reply, a smaller
part each time (fictitious play). What comes of it is the mean over the last third. No luck is drawn.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from bot.robots.guts.kinds import KINDS
from bot.robots.guts.reckoning import Heard, edge_together, edges
from bot.robots.guts.table import Border, Situation, written

SEATS = range(2, 11)  # two are left of more
SWEEPS = 75
POT = 60  # chips, so that up to five can share it: the table is for no pot of its own
FIRST, EASE, LEAST = 0.5, 4.0, 0.01  # the part of the way: half of it, then four nth
FARTHEST = 6.0  # kinds that a border moves at most, times that part
BEGIN = 60.0  # any border

Places = dict[Situation, float]
"""Borders as numbers: 12.25 is in with the twelfth kind three times of four, and with all above it."""


def solved(seats: int, fewer: Places, *, sweeps: int = SWEEPS) -> Places:
    """Return the table for so many seats that speak in turn. It begins with that of one seat less, if there is one."""
    places = {one: _begin(one, fewer) for one in {Situation.of(seats, heard): None for heard in _all_heard(seats)}}
    total, counted = dict.fromkeys(places, 0.0), sweeps // 3
    for sweep in range(1, sweeps + 1):
        part = max(LEAST, min(FIRST, EASE / sweep))
        for one, best in _best(seats, places).items():
            places[one] += part * max(-FARTHEST, min(FARTHEST, best - places[one]))
            total[one] += places[one] * (sweep > sweeps - counted)
    return {one: place / counted for one, place in total.items()}


def _begin(one: Situation, fewer: Places) -> float:
    """Return where a border begins: where it is if one who is out, or one who is in, is not there."""
    spoken, ins, last = one.spoken or 0, one.ins, one.last
    likes = ((spoken - 1, ins, last - 1), (spoken - 1, 0, 0), (spoken - 1, ins - 1, last - 1), (spoken, ins, last))
    found = (fewer.get(Situation(one.seats - 1, *like)) for like in likes if (like[1] == 0) == (ins == 0))
    return next((place for place in found if place is not None), BEGIN)


def _all_heard(seats: int) -> Iterator[Heard]:
    for spoken in range(seats):
        yield from (heard for heard in product((False, True), repeat=spoken) if spoken < seats - 1 or any(heard))


def _best(seats: int, places: Places) -> Mapping[Situation, int]:
    """Return the border of the best reply in each situation, over all that may be heard in it."""
    chances = {one: _chances(place) for one, place in places.items()}
    sums = {one: [0.0] * len(KINDS) for one in places}
    for heard, edge in edges(seats, lambda heard: chances[Situation.of(seats, heard)], pot=POT).items():
        for kind, (reach, more) in enumerate(zip(edge.reach, edge.more, strict=True)):
            sums[Situation.of(seats, heard)][kind] += reach * more
    return {one: _first_in(gains) for one, gains in sums.items()}


def _first_in(gains: Sequence[float]) -> int:
    """Return the weakest kind from which on it is good to be in."""
    return next((kind + 1 for kind in reversed(range(len(gains))) if gains[kind] <= 0), 0)


def together(seats: int) -> float:
    """Return the border at which being in is worth as much as being out if all choose in secret, by halving."""
    low, high = 0.0, len(KINDS) - 1.0
    while high - low > 1e-4:
        middle = (low + high) / 2
        more = edge_together(seats, _chances(middle), pot=POT).more[int(middle)]
        low, high = (low, middle) if more > 0 else (middle, high)
    return low


def _border(place: float) -> Border:
    kind, percent = int(place), round(100 * (1 - place % 1))
    if not percent:
        kind, percent = kind + 1, 100
    return Border(kind, percent) if kind < len(KINDS) else Border(len(KINDS) - 1, 1)


def _chances(place: float) -> tuple[float, ...]:
    return tuple(max(0.0, min(1.0, kind + 1 - place)) for kind in range(len(KINDS)))


def main(argv: Sequence[str]) -> None:
    """Print the table, up to this number of seats."""
    print("# seats, how many have spoken, how many of them are in (3: or more), then by the place of the last of these")
    print("# the weakest hand to be in with, and how many times of 100; made by python -m bot.robots.guts.solving")
    places: Places = {}
    for seats in range(SEATS.start, int(argv[0]) + 1 if argv else SEATS.stop):
        places = solved(seats, places)
        borders = {one: _border(place) for one, place in ({Situation(seats, None): together(seats)} | places).items()}
        print("\n".join(written(borders)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
