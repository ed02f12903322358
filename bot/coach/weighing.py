"""Weighs choices in the same imagined deals, and says what separates the best one from another."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import NormalDist, fmean

from bot.games.protocol import Move
from bot.robots.coaching import AGAIN, EITHER, LEAST, Measure, Question, Said, percent

ERROR = 0.02  # how likely any interval of a decision misses, all of them together
SURE = 3.0  # standard errors by which a choice must be worse to be tried no longer
EACH = 8  # deals, after which choices may be dropped
FEWEST = 24  # deals that every choice meets
REASONS = 2
WHOLE = 2.0  # a number is said without decimals if it differs by so much
TOLD = 2.5  # standard errors by which a measure must tell two choices apart to be a reason
SEEMS = 0.05  # stakes; what seems to cost less is about as good
MANY = 40  # deals, at least, from which a mean is said
CHANCE = 1.0  # standard errors by which another choice must be better than the usual one to be called the best
FIRST = 0.3  # of the playouts of a thought, to find what a move that was played is compared with
LATER = 8  # of the deals that were tried, one more for so many comes before the next look at what they say
HOPE = 1.5  # standard errors more than it seems to cost, at which a move may still be a mistake
RIVALS = 3  # choices, at most, that a move meets in new deals, one after the other: they share its interval
CLEAR = 6.0  # standard errors by which a cost is known well enough
DEAR = 4.0  # likewise where more deals are tried than usual: they are to show that it is a mistake, not how dear

Tried = Sequence[tuple[float, ...]]
"""What a choice gained in each deal, in stakes, then its measures."""

Met = tuple[int, list[list[tuple[float, ...]]]]
"""A choice that what was played has met, and what the two gained in new deals."""


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

    @property
    def is_close(self) -> bool:
        """Whether it is about as good, as far as the deals say, or costs too little to be said in hundredths."""
        return self.cost <= self.within or not round(100 * self.cost)

    @property
    def seems_worse(self) -> bool:
        """Whether the deals speak against it, and chance may explain that: half of the interval is for it."""
        return self.within / 2 < self.cost <= self.within and self.cost >= SEEMS


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
    """Weigh the choices of a decision. The same question, and the same state of `random`, give the same advice."""
    weighing = Weighing.of(question, random, played=played, thoughts=thoughts)
    while not weighing.try_deals():
        pass
    return weighing.advice()


@dataclass(slots=True)
class Weighing:
    """A decision that is being weighed. It may be pickled at any time, and goes on elsewhere to the same advice.

    With `played` the reasons are against that move, unless it is the best. Then it meets the best of the others again,
    in deals that did not choose it: luck that made one of many look good is in none of them, and only one interval is
    left to correct. It takes as many `thoughts` as are given; with `played` half of them, and more if it matters.
    """

    question: Question
    random: Random
    own: int | None  # which choice was played
    thoughts: int
    tried: list[list[tuple[float, ...]]]  # what the choices gained, in the same deals
    left: list[int]  # those that are not surely worse, and the one that was played
    spent: int = 0  # playouts for that
    pending: int = 0  # deals to be tried before the next look at what they say
    pair: tuple[int, int] = (0, 0)  # the best other choice, and the one that was played
    again: list[list[tuple[float, ...]]] | None = None  # what these two gained in new deals
    met: int = 0  # playouts of new deals with other choices, which were given up
    rivals: list[int] = field(default_factory=list)  # the choices that what was played has met, the last one in `pair`
    earlier: list[Met] = field(default_factory=list)  # those before it
    made: float = 0.0  # thoughts so far: a deal counts as one playout more than are tried in it, as it is imagined
    shown: float = 0.0  # the least cost that as many new deals as there may be can show

    @classmethod
    def of(cls, question: Question, random: Random, *, played: Move | None = None, thoughts: int = 1) -> "Weighing":
        """Return a decision of which nothing is known yet."""
        own = None if played is None else question.number_of(played)
        choices = range(len(question.options))
        return cls(question, random, own, thoughts, [[] for _ in choices], [*choices])

    def try_deals(self, *, most: float = math.inf) -> bool:
        """Try deals until they say enough. Return False where they don't after `most` thoughts, or as doubts begin."""
        until, was_in_doubt = self.made + most, self.again is not None
        while self.pending or self._looks():
            if self.again is not None and not was_in_doubt:
                return False
            self._try_a_deal()
            self.pending -= 1
            if self.made >= until:
                return False
        return True

    def _try_a_deal(self) -> None:
        """Try the choices that are left in one more deal."""
        among, into = (self.left, self.tried) if self.again is None else (self.pair, self.again)
        for at, found in zip(among, self.question.in_a_deal(among, self.random), strict=True):
            into[at].append(found)
        self.made += (len(among) + 1) / (self.question.thought or self.question.playouts)

    @property
    def doubt(self) -> float | None:
        """How many stakes are in doubt; None while the move that was played is not.

        They are what it seems to cost. Once that is surely a mistake, they are what chance may have added.
        """
        if self.again is None:
            return None
        cost, error = self._seems(self.again)
        return min(cost, error * _deviations(1, self._deals_of_both + len(self.again[self.pair[1]])))

    def _looks(self) -> bool:
        """Look at what the deals say. Return whether more are to be tried."""
        if self.again is None and self._looks_first():
            return True
        if self.own is None or len(self.tried) < 2:
            return False
        if self.again is None:
            self._begins_again(self.own)
        return self._looks_again(self.own)

    def _looks_first(self) -> bool:
        """Drop the choices that are surely worse, but the one that was played."""
        question, tried, count = self.question, self.tried, len(self.tried[self.left[0]])
        if count:
            self.spent += EACH * len(self.left)
        if count >= FEWEST:
            best = max(self.left, key=lambda at: (_mean(tried[at]), -at))
            kept = (best, self.own)
            self.left = [at for at in self.left if at in kept or not _is_surely_worse(tried[best], tried[at])]
        playouts = self.thoughts * question.playouts
        playouts = playouts if self.own is None else int(FIRST * playouts)
        if len(self.left) > 1 and self.spent + EACH * len(self.left) <= max(playouts, FEWEST * len(tried)):
            self.pending = EACH
            return True
        return False

    def _begins_again(self, own: int) -> None:
        best = _best(self.tried)
        self._meets(best if best != own else _best(self.tried, but=own), own)

    def _meets(self, rival: int, own: int) -> None:
        """Compare what was played with this choice from now on, in new deals."""
        if self.again is not None:
            self.earlier.append((self.pair[0], self.again))
        self.pair, self.rivals = (rival, own), [*self.rivals, rival]
        self.shown = self._showable(rival, own)
        self.again = [[] for _ in self.tried]

    def _showable(self, rival: int, own: int) -> float:
        """Return the least cost next to this choice that as many new deals as there may be can show."""
        deals, playouts = min(len(self.tried[rival]), len(self.tried[own])), self._most_again
        _, doubt = _difference(self.tried[rival], self.tried[own], 0)
        return doubt * math.sqrt(2 * deals / playouts) * _deviations(1, playouts // 2)

    def _looks_again(self, own: int) -> bool:
        """Return whether it is not clear yet what a choice costs, and may become so.

        It is given up where so many playouts would hardly show that it costs what it may. All deals say whether they
        would, those of before too: few new ones alone would give much up by chance.
        """
        rival, new = self.pair[0], self.again or self.tried
        count = len(new[own])
        cost, error = _difference(new[rival], new[own], 0)
        usual = int(AGAIN * self.thoughts * self.question.playouts)
        if count > FEWEST and cost > (CLEAR if 2 * count < usual else DEAR) * error:
            return False
        seems, doubt = self._seems(new)
        if 2 * count + self.met >= self._most_again:
            return False
        if seems + HOPE * doubt < max(self.question.least, self.shown):
            self.met += 2 * count
            return count > 0 and self._meets_another(own)
        self.pending = max(FEWEST, count // LATER)
        return True

    def _meets_another(self, own: int) -> bool:
        """Compare what was played with the next best choice that may be better by as much as is a mistake, if any.

        With few deals another than the best may be taken for it.
        """
        tried, others = self.tried, {*range(len(self.tried))} - {own, *self.rivals}
        for rival in sorted(others, key=lambda at: -_mean(tried[at])) if len(self.rivals) < RIVALS else ():
            more, error = _difference(tried[rival], tried[own], 0)
            if more + HOPE * error >= max(self.question.least, self._showable(rival, own)):
                self._meets(rival, own)
                self.pending = FEWEST
                return True
        return False

    def _seems(self, new: Sequence[Tried]) -> tuple[float, float]:
        """Return what all deals of both say that the move costs, old and new ones, and the standard error of that."""
        deals = self._deals_of_both
        of_rival, of_own = ([*self.tried[at][:deals], *new[at]] for at in self.pair)
        return _difference(of_rival, of_own, 0)

    def _worst_met(self, own: int) -> Met | None:
        """Return the choice next to which what was played is a mistake, or comes nearest to it; None if none was met.

        The last one counts once it has met a few deals, or where there was no other. All share the interval.
        """
        last = [] if self.again is None else [(self.pair[0], self.again)]
        fewest = FEWEST if self.earlier else 1
        met = [*self.earlier, *(each for each in last if len(each[1][own]) >= fewest)]

        def how_surely(each: Met) -> tuple[bool, float]:
            rival, new = each
            one = _compared(self.question, own, new[rival], new[own], choices=1 + len(self.rivals))
            return one.is_mistake, one.cost / one.within if one.within else math.inf if one.cost else 0.0

        return max(reversed(met), key=how_surely, default=None)

    @property
    def _deals_of_both(self) -> int:
        return min(len(self.tried[at]) for at in self.pair)

    @property
    def _most_again(self) -> int:
        return int(self.question.again * self.thoughts * self.question.playouts)

    def advice(self) -> Advice:
        """Return what the deals say."""
        question, own, tried, best, against = self.question, self.own, self.tried, _best(self.tried), None
        options = question.options
        compared = [_compared(question, at, tried[best], tried[at], choices=len(options)) for at in range(len(options))]
        if own is not None and (met := self._worst_met(own)) is not None:
            rival, tried = met
            best = _best(tried)
            against = own if best == rival else rival
            compared[against] = _compared(question, against, tried[best], tried[against], choices=1 + len(self.rivals))
            compared[best] = _compared(question, best, tried[best], tried[best], choices=1)
        others = sorted((at for at in range(len(options)) if at != best), key=lambda at: compared[at].cost)
        if against is None:
            against = own if own is not None and own != best else next(iter(others), None)
        is_close = against is None or compared[against].is_close
        reasons = [] if against is None else _separating(question, tried, best, against)
        if is_close or not reasons:  # what is true of both explains nothing but that
            reasons += [*options[best].facts, *([] if against is None else _of_both(question, tried, best, against))]
        elif own is None:
            reasons += _of_some(question, best)
            if against is not None and compared[against].cost < LEAST:
                reasons += _of_both(question, tried, best, against, is_sure=True)
        return Advice(
            compared[best],
            tuple(compared[at] for at in others),
            None if own is None else compared[own],
            None if against is None else compared[against],
            tuple(dict.fromkeys(reasons))[:REASONS],
            len(tried[best]),
        )


def _best(tried: Sequence[Tried], *, but: int | None = None) -> int:
    """Return which choice is the best: the usual one unless chance hardly explains that another gained more.

    `but` is not among them.
    """
    most = max(len(each) for at, each in enumerate(tried) if at != but)
    left = [at for at, each in enumerate(tried) if at != but and len(each) == most]
    best = max(left, key=lambda at: (_mean(tried[at]), -at))
    more, error = _difference(tried[best], tried[0], 0)
    return 0 if 0 in left and more <= CHANCE * error else best


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


def _separating(question: Question, tried: Sequence[Tried], best: int, other: int) -> list[Said]:
    """Return what separates two choices: the measures that explain most of what was gained, facts, and lesser ones.

    Lesser measures are as sure as the others, but differ by less than is worth a sentence where there is another; or
    they are about the same as one that explains more.
    """
    not_new = {fact.code for fact in question.options[other].facts}
    facts = {fact.code: fact for fact in question.options[best].facts if fact.code not in not_new}
    found = list[tuple[bool, float, str, Said]]()
    for at, measure in enumerate(question.measures, 1):
        more, error = _difference(tried[best], tried[other], at)
        explained = more * _slope(tried[best], tried[other], at)
        speaks = measure.speaks_for in (None, more > 0)
        if not (speaks and abs(more) > TOLD * error and explained > 0):  # nor where it is no number
            continue
        same = next((facts[code] for code in measure.same if code in facts), None)
        said = _said(measure, tried[best], tried[other], at)
        is_lesser = abs(more) < measure.least
        if is_lesser and (same is not None or len({word for _, word in said.words}) < 2):  # rounded, they are the same
            continue
        found.append((is_lesser, -explained, measure.about, same or said))
    first, last, told = list[Said](), list[Said](), {""}
    for is_lesser, _, about, said in sorted(found, key=lambda each: each[:2]):
        (last if is_lesser or about in told - {""} else first).append(said)
        told.add(about)
    return [*first, *facts.values(), *last]


def _of_some(question: Question, best: int) -> Iterator[Said]:
    """Yield what is true of the best choice and of another, but not of all: it is better than the rest by that."""
    all_have = set.intersection(*({fact.code for fact in option.facts} for option in question.options))
    yield from (fact for fact in question.options[best].facts if fact.code not in all_have)


def _of_both(
    question: Question, tried: Sequence[Tried], best: int, other: int, *, is_sure: bool = False
) -> Iterator[Said]:
    """Yield what many deals say of two choices that are about as good, as far as they are alike in it.

    `is_sure`: only where they surely are. What a fact says already is left out, and a number that is zero.
    """
    deals, facts = min(len(tried[best]), len(tried[other])), {fact.code for fact in question.options[best].facts}
    for at, measure in enumerate(question.measures, 1):
        if not measure.either or deals < MANY or facts & {*measure.same}:
            continue
        more, error = _difference(tried[best], tried[other], at)
        is_alike = abs(more) + TOLD * error < measure.least
        if is_alike or (not is_sure and (abs(more) <= TOLD * error or abs(more) < measure.least)):
            mean = fmean([each[at] for some in (tried[best], tried[other]) for each in some[:deals]])
            word = percent(mean) if measure.is_share else round(mean, 1)
            if measure.is_share or word:
                yield Said(f"{measure.code}{EITHER}", (("best", word),))


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
    words = [percent(each) if measure.is_share else round(each, digits) for each in means]
    code = measure.code if means[0] > means[1] else f"{measure.code}-less"
    return Said(code, (("best", words[0]), ("next", words[1])))
