"""The processor time that reviews take: decisions of the best robots and of novices, weighed as after one game."""

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from random import Random

from bot.coach.pieces import Work, begin, reviewed
from bot.coach.weighing import Advice
from bot.games.protocol import Game
from bot.robots.bench import turns
from bot.robots.coaching import Coach
from bot.robots.hosted import Hosted
from bot.robots.levels import levels_of
from bot.robots.protocol import Level, Robot

DECISIONS = 100
GOAL = 10.0  # seconds for so many


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A review of decisions at a table of one size: what it took, and what came of each."""

    level: Level
    seats: int
    seconds: float
    advice: Sequence[Advice]

    def __str__(self) -> str:
        mistakes = sum(each.played is not None and each.played.is_mistake for each in self.advice)
        held = "held" if self.seconds <= GOAL * max(1.0, len(self.advice) / DECISIONS) else "missed"
        return (
            f"{self.level}s at tables of {self.seats}: {len(self.advice)} decisions, {self.seconds:.1f} s of processor;"
            f" goal {GOAL:.0f} for {DECISIONS}: {held}; {mistakes} called mistakes"
        )


def lines(games: Mapping[str, Hosted]) -> Iterator[str]:
    """Yield what a review takes in each game that has a coach, at its smallest and its largest table."""
    for name, hosted in games.items():
        if hosted.coach is None:
            continue
        levels = levels_of(hosted.game)
        robots = [each for each in hosted.robots if each.level in (levels[0], levels[-1])]
        for seats in sorted({hosted.game.seats[0], hosted.game.seats[-1]}):
            for robot in robots:
                yield f"{name}, {review(hosted.game, robot, hosted.coach, seats=seats)}"


def review(game: Game, robot: Robot, coach: Coach, *, seats: int, decisions: int = DECISIONS) -> Reviewed:
    """Weigh so many decisions of a robot that plays against itself as one review, and measure the processor time."""
    begun = [*islice(_decided(game, robot, coach, seats), decisions)]
    before = time.process_time()
    advice = reviewed(begun)
    return Reviewed(robot.level, seats, time.process_time() - before, [each for each in advice if each is not None])


def _decided(game: Game, robot: Robot, coach: Coach, seats: int) -> Iterator[Work]:
    """Yield works that begin to weigh decisions with at least two choices."""
    for number, (position, seat) in enumerate(turns(game, robot, seats)):
        view = position.view(seat)
        move = robot.choose(view, random=Random(number))  # noqa: S311  luck, not secrets
        question = coach.question(view, move)
        if question is not None and len(question.options) > 1 and question.number_of(move) is not None:
            yield partial(begin, coach, view, str(number), move)
