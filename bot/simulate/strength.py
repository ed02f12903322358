"""`--strength`: the table of how much stronger each level of a game plays than each lower one.

The level has a seat, or in games of partners a side, among players of the lower level. It sits in every seat in turn
with the same decks, so that most of the luck of the deal cancels. All games with one sequence of decks are one
observation, and intervals are those of a mean of observations.
"""

import argparse
import math
import time
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from datetime import UTC, datetime
from statistics import fmean

from bot import VERSION
from bot.games.protocol import SEATS
from bot.hosted import Games
from bot.robots.hosted import Hosted
from bot.robots.protocol import Level
from bot.simulate.games import INTERRUPTED, STAKE, Z_95, GameResult, Plan, count, play_some, processes

MINUTES = 30.0  # for one game and size, on two cores
DECKS = 4_000  # sequences of decks; with these, no more is played though there is time
FEWEST = 2  # with fewer there is no interval
AHEAD = 2  # sequences of decks that each process has before it

HEAD = """\
| game | seats | level | among | stakes a deal | wins | fair | played |
|---|---|---|---|---|---|---|---|"""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, and how far its 95 % interval reaches to either side."""

    mean: float
    reach: float


@dataclass(frozen=True, slots=True)
class Strength:
    """The strength of a level among players of another one, by games with the same decks for each seat."""

    plan: Plan
    played: Sequence[Sequence[GameResult]]  # the games of each sequence of decks

    @property
    def side(self) -> tuple[int, ...]:
        """The indexes of the measured level."""
        return side_of(self.plan.hosted, len(self.plan.levels))

    @property
    def gained(self) -> Estimate:
        """The gain of a seat of this level, in stakes a deal."""
        nets = [
            sum(result.nets[index] for result in games for index in self.side) / len(self.side) / STAKE
            for games in self.played
        ]
        return ratio(nets, [sum(len(result.ends) for result in games) for games in self.played])

    @property
    def wins(self) -> Estimate:
        """The share of games that this level wins; several winners share a win."""
        won = [
            sum(len({*self.side} & {*result.winners}) / max(1, len(result.winners)) for result in games)
            for games in self.played
        ]
        return ratio(won, [len(games) for games in self.played])

    def row(self, *, day: str) -> str:
        """Return the row of the table: what was measured, and from which games."""
        seats, (level, *_) = len(self.plan.levels), self.plan.levels
        among = next(each for each in self.plan.levels if each != level)
        gained, wins, fair = self.gained, self.wins, len(self.side) / seats
        games = sum(map(len, self.played))
        cells = [
            self.plan.hosted.game.name,
            str(seats),
            level,
            among,
            f"{gained.mean:+.2f} ±{gained.reach:.2f}",
            f"{wins.mean:.1%} ±{wins.reach:.1%}",
            f"{fair:.1%}",
            f"{games} games, {len(self.played)} decks from seed {self.plan.seed}, {VERSION} of {day}",
        ]
        return f"| {' | '.join(cells)} |"


def ratio(above: Sequence[float], below: Sequence[float]) -> Estimate:
    """Return the sum of `above` over the sum of `below`, of at least `FEWEST` observations that each have both."""
    size = len(above)
    mean = sum(above) / sum(below)
    squares = sum((up - mean * down) ** 2 for up, down in zip(above, below, strict=True))
    return Estimate(mean, Z_95 * math.sqrt(squares / (size - 1) / size) / fmean(below))


def side_of(hosted: Hosted, seats: int) -> tuple[int, ...]:
    """Return the indexes of the seats of one side: of one, or of partners."""
    return next(tuple(map(int, side)) for side in hosted.game.sides(seats) if SEATS[0] in side)


def main(argv: Sequence[str], games: Games) -> int:
    """Print the table of the games that the command line asks for. Returns the exit status."""
    parser = _parser(games)
    given = parser.parse_args(argv)
    if given.seats and (given.game is None or given.seats not in games[given.game].game.seats):
        parser.error(f"no game of {given.seats} seats: --seats is a size of the GAME")
    day = datetime.now(UTC).date().isoformat()
    print(HEAD, flush=True)
    try:
        with processes(given.jobs) as pool:
            for hosted in (games[name] for name in ([given.game] if given.game else games)):
                for seats in [given.seats] if given.seats else sizes(hosted, everything=given.all_sizes):
                    plans = list(plans_of(hosted, seats, seed=given.seed, only=given.level, among=given.among))
                    for plan in plans:
                        until = time.monotonic() + 60 * given.minutes / len(plans)
                        played = list(_played(pool, plan, decks=given.decks, until=until, ahead=given.jobs * AHEAD))
                        print(Strength(plan, played).row(day=day), flush=True)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _parser(games: Games) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot simulate --strength",
        description="Measure how much stronger each level plays than each lower one, as rows for bot/robots/README.md.",
        allow_abbrev=False,
    )
    parser.add_argument("game", nargs="?", choices=[*games], metavar="GAME", help="only this one (default: all)")
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--all-sizes", action="store_true", help="not only the smallest, middle and largest table")
    size.add_argument("--seats", type=count, metavar="SEATS", help="only tables of this size")
    parser.add_argument("--level", choices=[*map(str, Level)], metavar="LEVEL", help="only this one among lower ones")
    parser.add_argument("--among", choices=[*map(str, Level)], metavar="LEVEL", help="only among players of this one")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="at most for a game and size (default: 30)")
    parser.add_argument(
        "--decks", type=_observations, default=DECKS, help=f"most that are played in all seats (default: {DECKS})"
    )
    parser.add_argument("--seed", type=int, default=1, help="the same seed and decks give the same games (default: 1)")
    parser.add_argument("--jobs", type=count, default=2, help="processes (default: 2)")
    return parser


def _observations(text: str) -> int:
    """Read how many decks. Raises ArgumentTypeError."""
    if (number := count(text)) < FEWEST:
        raise argparse.ArgumentTypeError(f"an interval needs {FEWEST} at least")
    return number


def sizes(hosted: Hosted, *, everything: bool = False) -> list[int]:
    """Return the numbers of seats that are measured."""
    seats = hosted.game.seats
    return [*seats] if everything else sorted({seats[0], seats[len(seats) // 2], seats[-1]})


def plans_of(
    hosted: Hosted, seats: int, *, seed: int, only: str | None = None, among: str | None = None
) -> Iterator[Plan]:
    """Yield what is played by the usual rules: each level among each lower one, or `only` one, or `among` one."""
    levels: list[Level] = []
    options, side = hosted.game.options({}), side_of(hosted, seats)
    for robot in hosted.robots:
        for lower in levels if only in {None, robot.level} else ():
            if among not in {None, lower}:
                continue
            sitting = tuple(robot.level if index in side else lower for index in range(seats))
            yield Plan(hosted, sitting, options, seed, is_paired=True)
        levels.append(robot.level)


def _played(pool: Executor, plan: Plan, *, decks: int, until: float, ahead: int) -> Iterator[list[GameResult]]:
    """Yield the games of one sequence of decks after the other. None begins after `until`, but for an interval's sake.

    All that have begun count: else long games would be left out.
    """
    seats = len(plan.levels)
    begun: deque[Future[list[GameResult]]] = deque()
    for number in range(decks):
        if number >= FEWEST and time.monotonic() > until:
            break
        if len(begun) == ahead:
            yield begun.popleft().result()
        begun.append(pool.submit(play_some, plan, range(number * seats, (number + 1) * seats)))
    for each in begun:
        yield each.result()
