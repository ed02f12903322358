"""The next round of a tournament, which follows from those before it.

In order of importance: nobody sits out twice before all have once; the sum over tables of best less worst score is the
least; the sum over pairs of earlier meetings squared is as small as the search finds; partners change.
"""

from collections.abc import Mapping, Sequence

from bot.tournament.closeness import closest, sit_out
from bot.tournament.luck import Luck
from bot.tournament.meetings import Found, apart
from bot.tournament.partners import sides_of
from bot.tournament.rounds import Round, Shape, byes_of, fit, met_of, partnered_of

SEARCHES = 20  # every other one may part scores on its way


def seating(
    scores: Mapping[int, int], past: Sequence[Round], shape: Shape, *, luck: int, searches: int = SEARCHES
) -> Round:
    """Return the next round of those who have these scores, after the `past` ones.

    `luck` decides what nothing else does. The same arguments give the same round. Raises ValueError if so many cannot
    be seated.
    """
    if (fits := fit(len(scores), shape)) is None:
        raise ValueError(f"{len(scores)} cannot be seated")
    chance, people = Luck(luck), sorted(scores)
    sure, rest = sit_out(byes_of(past), people, fits.byes)
    met = met_of(past)
    best: Found | None = None
    for number in range(searches):
        tables, byes = closest(people, scores, sure, rest, fits.byes, seats=shape.seats, luck=chance)
        found = apart(tables, byes, scores=scores, may_leave=rest, met=met, luck=chance, may_part=number % 2 == 1)
        if best is None or found.cost < best.cost:
            best = found
        if not best.cost:
            break
    assert best is not None  # noqa: S101 (there is a search at least)
    partnered, last = partnered_of(past), partnered_of(past[-1:])
    return Round(
        tuple(sides_of(each, shape, partnered=partnered, last=last, luck=chance) for each in best.tables),
        tuple(sorted(best.byes)),
    )
