"""What it brings to be in rather than out in one deal of Guts, reckoned over the 91 kinds of hands, without chance.

Everything counts in pots: what the pot counts for is 1. Who wins it has it, losers pay as much, and what then lies in
the middle is worth an equal share to everyone. So the size of a pot does not matter, but for what cannot be divided.
Nobody else holds one's own two cards; for the rest the hands of others are taken as independent.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, product
from math import comb
from operator import add, mul

from bot.robots.guts.kinds import KINDS, likely, likely_beside

Vector = Sequence[float]
"""A number for each kind of one's own hand."""

Heard = tuple[bool, ...]
"""Whether those who spoke before are in."""

Strategy = Callable[[Heard], tuple[float, ...]]
"""How likely a player is in with each kind of hand, by what they heard."""

TIES = 4  # no more can have hands of one kind
ONES, ZEROS = (1.0,) * len(KINDS), (0.0,) * len(KINDS)


@dataclass(frozen=True, slots=True)
class Edge:
    """A decision: what being in brings, by one's own kind of hand."""

    reach: Vector  # how likely one has this hand, and the decision comes
    more: Vector  # pots that being in brings, less those that being out brings

    def gained(self, instead: Vector, usual: Vector) -> float:
        """Return how many pots a deal one strategy brings more than another one in this decision."""
        return sum(
            reach * more * (new - old)
            for reach, more, new, old in zip(self.reach, self.more, instead, usual, strict=True)
        )


@dataclass(frozen=True, slots=True)
class _Met:
    """Another player, by one's own kind of hand: how likely they are in, and with what."""

    ins: Vector
    weaker: Vector
    alike: Vector
    at_most: Vector  # how likely they are in with this kind or a weaker one, whatever one has
    exactly: Vector


@dataclass(frozen=True, slots=True)
class _Rest:
    """Some of the others, by one's own kind of hand."""

    ins: Vector = ZEROS  # how many of them are in, on average
    unbeaten: Sequence[Vector] = (ONES, ZEROS, ZEROS, ZEROS)  # how likely none has more; and so many have as much
    below: Vector = ONES  # how likely none is in with more than this kind, whatever one has
    level: Vector = ZEROS  # and how many are in with it then, on average


def edges(seats: int, strategy: Strategy, *, pot: int) -> Mapping[Heard, Edge]:
    """Reckon every decision of a table that speaks in turn, where the pot counts so many chips."""
    later, found = _later(seats, strategy), {}
    before: dict[Heard, tuple[Vector, _Rest]] = {(): (likely(), _Rest())}
    for heard in _all_heard(seats):
        reach, past = before.pop(heard)
        more = _more(seats, past, in_=later[*heard, True], out=later[*heard, False], none=ZEROS, pot=pot)
        found[heard] = Edge(reach, more)
        met = _met(strategy(heard))
        before[*heard, False] = [had * (1 - is_in) for had, is_in in zip(reach, met.ins, strict=True)], past
        before[*heard, True] = [*map(mul, reach, met.ins)], _joined(past, _known_in(met))
    return found


def edge_together(seats: int, chances: tuple[float, ...], *, pot: int) -> Edge:
    """Reckon the one decision of a table that chooses in secret, where all others are in with these chances."""
    met, others = _met(chances), seats - 1
    below = [1 - is_in + weaker for is_in, weaker in zip(met.ins, met.weaker, strict=True)]
    unbeaten = [
        [comb(others, ties) * alike**ties * low ** (others - ties) for alike, low in zip(met.alike, below, strict=True)]
        if ties <= others
        else ZEROS
        for ties in range(TIES)
    ]
    each = [1 - met.at_most[-1] + at_most for at_most in met.at_most]
    rest = _Rest(
        [others * is_in for is_in in met.ins],
        unbeaten,
        [one**others for one in each],
        [others * exactly * one ** (others - 1) for exactly, one in zip(met.exactly, each, strict=True)],
    )
    none = [(1 - is_in) ** others for is_in in met.ins]
    return Edge(likely(), _more(seats, _Rest(), in_=rest, out=rest, none=none, pot=pot))


def _all_heard(seats: int) -> Iterable[Heard]:
    """Yield all that may be heard before someone decides: the last one is not asked if nobody is in."""
    for place in range(seats):
        yield from (heard for heard in product((False, True), repeat=place) if place < seats - 1 or any(heard))


@lru_cache(512)
def _met(chances: tuple[float, ...]) -> _Met:
    rows, exactly = likely_beside(), [*map(mul, likely(), chances)]
    return _Met(
        ins=[sum(map(mul, row, chances)) for row in rows],
        weaker=[sum(map(mul, row[:own], chances)) for own, row in enumerate(rows)],
        alike=[row[own] * chances[own] for own, row in enumerate(rows)],
        at_most=[*accumulate(exactly)],
        exactly=exactly,
    )


def _known_in(met: _Met) -> _Rest:
    """Return a player of whom one has heard that they are in."""
    weaker, alike = (
        [part / is_in if is_in else 0.0 for part, is_in in zip(parts, met.ins, strict=True)]
        for parts in (met.weaker, met.alike)
    )
    below, level = ([part / (met.at_most[-1] or 1) for part in parts] for parts in (met.at_most, met.exactly))
    return _Rest(ONES, (weaker, alike, ZEROS, ZEROS), below, level)


def _joined(some: _Rest, more: _Rest) -> _Rest:
    """Return both together."""
    unbeaten = []
    for ties in range(TIES):
        pairs = [(some.unbeaten[each], more.unbeaten[ties - each]) for each in range(ties + 1)]
        unbeaten.append([sum(map(mul, one, other)) for one, other in _by_kind(pairs)])
    return _Rest([*map(add, some.ins, more.ins)], unbeaten, *_topped(some, more))


def _topped(some: _Rest, more: _Rest) -> tuple[Vector, Vector]:
    """Return how likely none of both is in with more than a kind, and how many are in with it then."""
    level = map(add, map(mul, some.below, more.level), map(mul, some.level, more.below))
    return [*map(mul, some.below, more.below)], [*level]


def _by_kind(pairs: Sequence[tuple[Vector, Vector]]) -> Iterable[tuple[Vector, Vector]]:
    """Yield the two sides of these pairs, kind by kind."""
    return zip(
        zip(*(one for one, _ in pairs), strict=True), zip(*(other for _, other in pairs), strict=True), strict=True
    )


def _later(seats: int, strategy: Strategy) -> Mapping[Heard, _Rest]:
    """Return what those who speak later do, by what was heard until then."""
    found: dict[Heard, _Rest] = {heard: _Rest() for heard in product((False, True), repeat=seats)}
    for place in reversed(range(seats)):
        for heard in product((False, True), repeat=place):
            met = _met(ONES if place == seats - 1 and not any(heard) else strategy(heard))
            out, in_ = found[*heard, False], found[*heard, True]
            found[heard] = _Rest(
                [
                    is_in * (1 + yes) + (1 - is_in) * no
                    for is_in, yes, no in zip(met.ins, in_.ins, out.ins, strict=True)
                ],
                [
                    [
                        (1 - is_in) * no + weaker * yes + alike * tied
                        for is_in, weaker, alike, no, yes, tied in zip(
                            met.ins, met.weaker, met.alike, out.unbeaten[ties], in_.unbeaten[ties], fewer, strict=True
                        )
                    ]
                    for ties, fewer in enumerate((ZEROS, *in_.unbeaten[:-1]))
                ],
                [
                    (1 - met.at_most[-1]) * no + at_most * yes
                    for at_most, no, yes in zip(met.at_most, out.below, in_.below, strict=True)
                ],
                [
                    (1 - met.at_most[-1]) * no + at_most * yes + exactly * below
                    for at_most, exactly, no, yes, below in zip(
                        met.at_most, met.exactly, out.level, in_.level, in_.below, strict=True
                    )
                ],
            )
    return found


def _more(seats: int, past: _Rest, *, in_: _Rest, out: _Rest, none: Vector, pot: int) -> Vector:
    """Return the pots that being in brings more, by kind.

    `in_` are those who speak later if one is in, and `out` if one is not; `none` is how likely nobody is in then.
    """
    found, others = [], _joined(past, in_)
    level_out = sum(_topped(past, out)[1])
    level_in = [sum(others.level[kind + 1 :]) for kind in range(len(KINDS))]
    for kind, (heard, yes, no, nobody) in enumerate(zip(past.ins, in_.ins, out.ins, none, strict=True)):
        as_good = [part[kind] for part in others.unbeaten]
        lost = 1 - sum(as_good)
        won = sum(chance * (pot // winners) for winners, chance in enumerate(as_good, 1)) / pot
        odd = sum(chance * (pot % winners) for winners, chance in enumerate(as_good, 1)) / pot
        winners = sum(chance * winners for winners, chance in enumerate(as_good, 1))
        more_in, more_out = level_in[kind] - (1 - others.below[kind]), level_out - (1 - nobody)  # of several who tie
        is_in = won - lost + (heard + yes + 1 - winners - lost - more_in - 1 + odd) / seats
        is_out = (heard + no - (1 - nobody) - more_out - (1 - nobody)) / seats
        found.append(is_in - is_out)
    return found
