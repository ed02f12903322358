"""The processor time that reviews take: decisions of the best robots, weighed as after a game."""

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random

from bot.coach.desk import weigh
from bot.coach.weighing import Advice
from bot.games.protocol import Game
from bot.robots.bench import Most, Spent, turns
from bot.robots.coaching import Coach
from bot.robots.hosted import Hosted
from bot.robots.levels import levels_of
from bot.robots.protocol import Robot

DECISIONS = 100
REVIEWS = Most(mean=100)  # ms a decision: 10 s for so many


@dataclass(frozen=True, slots=True)
class Reviewed:
    """Decisions that were weighed at tables of one size: what they took, and what came of each."""

    spent: Spent
    advice: Sequence[Advice]

    def __str__(self) -> str:
        mistakes = sum(each.played is not None and each.played.is_mistake for each in self.advice)
        return f"reviews at {self.spent}; {mistakes} called mistakes"


def lines(games: Mapping[str, Hosted]) -> Iterator[str]:
    """Yield what a review takes in each game that has a coach, at its smallest and its largest table."""
    for name, hosted in games.items():
        if hosted.coach is None:
            continue
        best = levels_of(hosted.game)[-1]
        robot = next(each for each in hosted.robots if each.level is best)
        for seats in sorted({hosted.game.seats[0], hosted.game.seats[-1]}):
            yield f"{name}, {review(hosted.game, robot, hosted.coach, seats=seats)}"


def review(game: Game, robot: Robot, coach: Coach, *, seats: int, decisions: int = DECISIONS) -> Reviewed:
    """Weigh so many decisions of a robot that plays against itself, and measure the processor time."""
    found = [*islice(_weighed(game, robot, coach, seats), decisions)]
    return Reviewed(Spent(seats, [spent for spent, _ in found], REVIEWS), [advice for _, advice in found])


def _weighed(game: Game, robot: Robot, coach: Coach, seats: int) -> Iterator[tuple[float, Advice]]:
    for number, (position, seat) in enumerate(turns(game, robot, seats)):
        view = position.view(seat)
        move = robot.choose(view, random=Random(number))  # noqa: S311  luck, not secrets
        begun = time.process_time()
        advice = weigh(coach, view, str(number), move)
        if advice is not None and advice.others:
            yield 1000 * (time.process_time() - begun), advice
