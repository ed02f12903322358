"""Weighs choices in the same imagined deals, and says what separates the best one from another."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import NormalDist, fmean

from bot.games.protocol import Move
from bot.robots.coaching import AGAIN, LEAST, Measure, Question, Said

ERROR = 0.02  # how likely any interval of a decision misses, all of them together
SURE = 3.0  # standard errors by which a choice must be worse to be tried no longer
EACH = 8  # deals, after which choices may be dropped
FEWEST = 24  # deals that every choice meets
REASONS = 2
WHOLE = 2.0  # a number is said without decimals if it differs by so much
TOLD = 2.5  # standard errors by which a measure must tell two choices apart to be a reason
CHANCE = 1.0  # standard errors by which another choice must be better than the usual one to be called the best
FIRST = 0.5  # of the playouts of a thought, to find what a move that was played is compared with
LATER = 8  # of the deals that were tried, one more for so many comes before the next look at what they say
HOPE = 1.5  # standard errors more than it seems to cost, at which a move may still be a mistake
CLEAR = 6.0  # standard errors by which a cost is known well enough
DEAR = 4.0  # likewise where more deals are tried than usual: they are to show that it is a mistake, not how dear

Tried = Sequence[tuple[float, ...]]
"""What a choice gained in each deal, in stakes, then its measures."""


@dataclass(frozen=True, slots=True)
class Compared:
    """A choice, next to the best one."""

    move: Move
    said: Said
    cost: float  # stakes that it gains less, on average over the same deals
    within: float  # half of the interval of that, which holds for all choices together
    least: float = LEAST  # what costs less is not called a mistake

    @property
    def is_mistake(self) -> bool:
        """Whether chance alone does not explain the cost, which is worth a word."""
        return self.cost > self.within and self.cost >= self.least


@dataclass(frozen=True, slots=True)
class Advice:
    """A decision, weighed."""

    best: Compared
    others: tuple[Compared, ...]  # the better ones first
    played: Compared | None  # the move that was played, if it was weighed
    against: Compared | None  # what the reasons are against: the move that was played, or the next best
    reasons: tuple[Said, ...]
    deals: int  # in which the best was tried


def advise(question: Question, random: Random, *, played: Move | None = None, thoughts: int = 1) -> Advice:
    """Weigh the choices of a decision. The same question, and the same state of `random`, give the same advice.

    With `played` the reasons are against that move, unless it is the best. Then it meets the best of the others again,
    in deals that did not choose it: luck that made one of many look good is in none of them, and only one interval is
    left to correct. It takes as many `thoughts` as are given; with `played` half of them, and more if it matters.
    """
    options = question.options
    own = None if played is None else question.number_of(played)
    playouts = thoughts * question.playouts
    tried = _tried(question, random, kept=own, playouts=playouts if own is None else int(FIRST * playouts))
    best = _best(tried)
    compared = [_compared(question, at, tried[best], tried[at], choices=len(options)) for at in range(len(options))]
    against = None
    if own is not None and len(options) > 1:
        rival = best if best != own else _best(tried, but=own)
        again = _again(question, random, (rival, own), tried, thoughts=thoughts)
        if again[own]:
            best, tried = _best(again), again
            against = own if best == rival else rival
            compared[against] = _compared(question, against, tried[best], tried[against], choices=2)
            compared[best] = _compared(question, best, tried[best], tried[best], choices=1)
    others = sorted((at for at in range(len(options)) if at != best), key=lambda at: compared[at].cost)
    if against is None:
        against = own if own is not None and own != best else next(iter(others), None)
    reasons = () if against is None else _reasons(question, tried, best, against)
    if not reasons and (against is None or compared[against].cost <= compared[against].within):
        reasons = options[best].facts[:REASONS]  # true of both, maybe: they are about as good
    return Advice(
        compared[best],
        tuple(compared[at] for at in others),
        None if own is None else compared[own],
        None if against is None else compared[against],
        reasons,
        len(tried[best]),
    )


def _again(
    question: Question, random: Random, pair: tuple[int, int], before: Sequence[Tried], *, thoughts: int
) -> list[list[tuple[float, ...]]]:
    """Try two choices in new deals, until it is clear what the second costs: in none where that is clear already.

    It is given up too where so many playouts would hardly show that it costs what it may. All deals say whether they
    would, those of before too: few new ones alone would give much up by chance.
    """
    rival, own = pair
    usual, playouts = (int(times * thoughts * question.playouts) for times in (AGAIN, question.again))
    tried: list[list[tuple[float, ...]]] = [[] for _ in question.options]
    deals = min(len(before[rival]), len(before[own]))
    seems, doubt = _difference(before[rival], before[own], 0)
    shown = doubt * math.sqrt(2 * deals / playouts) * _deviations(1, playouts // 2)
    while seems + HOPE * doubt >= max(question.least, shown) and 2 * len(tried[own]) < playouts:
        for _ in range(max(FEWEST, len(tried[own]) // LATER)):
            for at, found in zip(pair, question.in_a_deal(pair, random), strict=True):
                tried[at].append(found)
        cost, error = _difference(tried[rival], tried[own], 0)
        if len(tried[own]) > FEWEST and cost > (CLEAR if 2 * len(tried[own]) < usual else DEAR) * error:
            break
        of_rival, of_own = ([*before[at][:deals], *tried[at]] for at in pair)
        seems, doubt = _difference(of_rival, of_own, 0)
    return tried


def _best(tried: Sequence[Tried], *, but: int | None = None) -> int:
    """Return which choice is the best: the usual one unless chance hardly explains that another gained more.

    `but` is not among them.
    """
    most = max(len(each) for at, each in enumerate(tried) if at != but)
    left = [at for at, each in enumerate(tried) if at != but and len(each) == most]
    best = max(left, key=lambda at: (_mean(tried[at]), -at))
    more, error = _difference(tried[best], tried[0], 0)
    return 0 if 0 in left and more <= CHANCE * error else best


def _tried(question: Question, random: Random, *, kept: int | None, playouts: int) -> list[list[tuple[float, ...]]]:
    """Try the choices in the same deals, and drop those that are surely worse, but the one that is `kept`."""
    tried: list[list[tuple[float, ...]]] = [[] for _ in question.options]
    left, spent = [*range(len(tried))], 0
    while len(left) > 1 and spent + EACH * len(left) <= max(playouts, FEWEST * len(tried)):
        for _ in range(EACH):
            for at, found in zip(left, question.in_a_deal(left, random), strict=True):
                tried[at].append(found)
        spent += EACH * len(left)
        if len(tried[left[0]]) >= FEWEST:
            best = max(left, key=lambda at: (_mean(tried[at]), -at))
            left = [at for at in left if at in (best, kept) or not _is_surely_worse(tried[best], tried[at])]
    return tried


def _mean(tried: Tried) -> float:
    return fmean([each[0] for each in tried]) if tried else 0.0


def _is_surely_worse(best: Tried, other: Tried) -> bool:
    cost, error = _difference(best, other, 0)
    return cost > SURE * error


def _difference(best: Tried, other: Tried, at: int) -> tuple[float, float]:
    """Return how much more the best has of a number on average, in the deals of both, and its standard error."""
    apart = [one[at] - another[at] for one, another in zip(best, other, strict=False)]
    if len(apart) < 2:
        return 0.0, 0.0
    mean = fmean(apart)
    squares = sum([(each - mean) ** 2 for each in apart])
    return mean, math.sqrt(squares / (len(apart) - 1) / len(apart))


def _compared(question: Question, at: int, best: Tried, other: Tried, *, choices: int) -> Compared:
    """Return a choice next to the best. Its interval is corrected for the number of choices, and for few deals."""
    option, (cost, error) = question.options[at], _difference(best, other, 0)
    within = error * _deviations(choices - 1, len(other))
    return Compared(option.move, option.said, max(0.0, cost), within, question.least)


def _deviations(intervals: int, deals: int) -> float:
    """Return how many standard errors an interval reaches: Student's t, by the first term of its expansion."""
    if intervals < 1 or deals < 2:
        return 0.0
    z = NormalDist().inv_cdf(1 - ERROR / 2 / intervals)
    return z + z * (z * z + 1) / (4 * (deals - 1))


def _reasons(question: Question, tried: Sequence[Tried], best: int, other: int) -> tuple[Said, ...]:
    """Return what separates two choices: the measures that explain most of what was gained, then facts."""
    not_new = {fact.code for fact in question.options[other].facts}
    facts = {fact.code: fact for fact in question.options[best].facts if fact.code not in not_new}
    found = list[tuple[float, Said]]()
    for at, measure in enumerate(question.measures, 1):
        more, error = _difference(tried[best], tried[other], at)
        explained = more * _slope(tried[best], tried[other], at)
        speaks = measure.speaks_for in (None, more > 0)
        if speaks and abs(more) >= measure.least and abs(more) > TOLD * error and explained > 0:
            same = next((facts[code] for code in measure.same if code in facts), None)
            found.append((explained, same or _said(measure, tried[best], tried[other], at)))
    found.sort(key=lambda each: -each[0])
    said = dict.fromkeys([*(each for _, each in found), *facts.values()])
    return tuple(said)[:REASONS]


def _slope(best: Tried, other: Tried, at: int) -> float:
    """Return the stakes that one more of a measure brings, over all deals of both choices (a regression)."""
    deals = min(len(best), len(other))
    points = [(each[at], each[0]) for each in (*best[:deals], *other[:deals])]
    x, y = fmean([one for one, _ in points]), fmean([gain for _, gain in points])
    spread = sum((one - x) ** 2 for one, _ in points)
    return sum((one - x) * (gain - y) for one, gain in points) / spread if spread else 0.0


def _said(measure: Measure, best: Tried, other: Tried, at: int) -> Said:
    deals = min(len(best), len(other))
    means = [fmean([each[at] for each in some[:deals]]) for some in (best, other)]
    digits = None if abs(means[0] - means[1]) >= WHOLE else 1
    words = [round(100 * each) if measure.is_share else round(each, digits) for each in means]
    code = measure.code if means[0] > means[1] else f"{measure.code}-less"
    return Said(code, (("best", words[0]), ("next", words[1])))
