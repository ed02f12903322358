"""Let robots play each other, to measure how much better one level is than another.

Every game draws its decks and its robots' luck from a separate seed, so the figures are the same for any number of
processes.
"""

import argparse
import math
import multiprocessing
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import TextIO

from bot.games.counting import SeatCounts
from bot.games.protocol import SEATS, BadOption, Options, Owed, Position, Seat, Settlement
from bot.hosted import Games
from bot.robots.hosted import Hosted
from bot.robots.levels import find_robot
from bot.robots.protocol import Level
from bot.robots.random_legal import RandomLegal
from bot.tables import DEFAULT_GAME

STAKE = 100  # minor units
MOST_DEALS = 500  # a longer game is given up, and nobody wins it
CHUNK = 10  # games that a process plays between two reports
Z_95 = 1.959964  # standard deviations either side of the mean that hold 95 %
BAR = 30  # characters
LINES = 10  # reports of a run without a terminal
FAULTY = 2  # exit status for a mistake in the command line
INTERRUPTED = 130  # exit status


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of a simulation: the game, the level of each seat, the rules and the seed."""

    hosted: Hosted
    levels: tuple[Level, ...]
    options: Options
    seed: int
    is_paired: bool = False  # whether as many games in a row as there are seats have the same decks


@dataclass(frozen=True, slots=True)
class GameResult:
    """The outcome of one game, by the levels in the order of the plan."""

    winners: tuple[int, ...]  # indexes of levels; nobody if the game was given up
    ends: tuple[str, ...]  # of each deal, in the game's own words
    figures: tuple[Mapping[str, int], ...]  # of each level, what the game counts
    nets: tuple[int, ...]  # of each level, what it gained, in minor units


def main(argv: Sequence[str], games: Games) -> int:
    """Play the games that the command line asks for and print a report. Returns the exit status."""
    given = parser(games).parse_args(argv)
    try:
        plan = plan_of(given, games)
    except BadOption as error:
        print(f"simulate: the rules have no such {error.key}: {_asked(given).get(error.key, '')}", file=sys.stderr)
        return FAULTY
    except ValueError as error:
        print(f"simulate: {error}", file=sys.stderr)
        return FAULTY
    begun = time.perf_counter()
    results: list[GameResult] = []
    try:
        for chunk in play_all(plan, games=given.games, jobs=given.jobs):
            results += chunk
            _show_progress(plan, results, games=given.games, began=begun, fresh=len(chunk), to=sys.stderr)
    except KeyboardInterrupt:
        return INTERRUPTED
    print("\n".join(report(plan, results, seconds=time.perf_counter() - begun)))
    return 0


def plan_of(given: argparse.Namespace, games: Games) -> Plan:
    """Return the plan that the command line asks for.

    Raises BadOption if the rules refuse an option, and ValueError for a number of levels that cannot play.
    """
    hosted = games[given.game]
    options = hosted.game.options(_asked(given))
    seats = hosted.game.seats
    levels = given.levels or [Level.REGULAR, *[Level.NOVICE] * (seats.start - 1)]
    if len(levels) not in seats:
        numbers = " to ".join(map(str, dict.fromkeys((seats[0], seats[-1]))))
        raise ValueError(f"{hosted.game.name} is for {numbers} players: as many levels")
    known = {*(robot.level for robot in hosted.robots), Level.RANDOM}
    if missing := [level for level in levels if level not in known]:
        raise ValueError(f"no {missing[0]} plays {hosted.game.name}")
    return Plan(hosted, tuple(map(Level, levels)), options, given.seed)


def _asked(given: argparse.Namespace) -> dict[str, str]:
    """Return the options that were given, as text."""
    rules = {} if given.rules is None else {"rules": given.rules}
    target = {} if given.target is None else {"target": str(given.target)}
    return rules | target | dict(given.option or ())


def parser(games: Games, *, add_help: bool = True) -> argparse.ArgumentParser:
    """Return the parser of the command line. Without help it can be the parent of another parser."""
    wishes = argparse.ArgumentParser(
        prog="python -m bot simulate",
        description="Robots play each other.",
        epilog="With --strength the levels of robots are measured, with"
        " --presets the length and cost of games. With --check-shuffle it is counted whether the"
        " shuffle is fair. With --into FILE --players N a database is filled to measure with; see their own --help.",
        allow_abbrev=False,
        add_help=add_help,
    )
    wishes.add_argument("--game", choices=[*games], default=DEFAULT_GAME, help="which one (default: %(default)s)")
    wishes.add_argument("--games", type=count, default=1000, help="how many (default: 1000)")
    wishes.add_argument(
        "--levels",
        nargs="+",
        choices=[level.value for level in Level],
        metavar="LEVEL",
        help=f"one of {', '.join(Level)} for each seat (default: one regular, the others novice)",
    )
    wishes.add_argument("--target", type=int, help="points that end a game, the same as --option target=POINTS")
    wishes.add_argument("--rules", metavar="PRESET", help="preset (default: the game's own)")
    wishes.add_argument("--option", action="append", type=_option, metavar="NAME=VALUE", help="one more of its options")
    wishes.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (default: 1)")
    wishes.add_argument("--jobs", type=count, default=2, help="processes (default: 2)")
    return wishes


def count(text: str) -> int:
    """Read a number from 1 up. Raises ArgumentTypeError."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 up")
    return int(text)


def _option(text: str) -> tuple[str, str]:
    """Read an option of a game. Raises ArgumentTypeError."""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name, value


def play_all(plan: Plan, *, games: int, jobs: int) -> Iterator[list[GameResult]]:
    """Play the games 0 to `games` - 1 in `jobs` processes. Yields some results at a time, as they come."""
    numbers = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    with processes(jobs) as pool:
        for done in as_completed([pool.submit(play_some, plan, some) for some in numbers]):
            yield done.result()


@contextmanager
def processes(jobs: int) -> Iterator[Executor]:
    """Open a pool of processes in which robots play; what has not begun when it closes is never played.

    One job needs no other process: it is done in a thread of this one.
    """
    pool: Executor = ThreadPoolExecutor(1)
    if jobs > 1:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_interrupts_to_parent)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_parent() -> None:
    """Ignore Ctrl-C in this process: it reaches the parent too, which ends this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_some(plan: Plan, numbers: Sequence[int]) -> list[GameResult]:
    """Play the games with these numbers."""
    return [play_game(plan, number) for number in numbers]


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """A game as it was when it ended or was given up."""

    position: Position
    seated: tuple[Seat, ...]  # the seat of each level
    moves: tuple[str, ...]


def play_out(plan: Plan, number: int) -> PlayedOut:
    """Play one game. The levels move on by a seat after every game, the first dealer when they have been round."""
    game, seats = plan.hosted.game, len(plan.levels)
    robots = (*plan.hosted.robots, RandomLegal())
    seated = tuple(SEATS[(index + number) % seats] for index in range(seats))
    of_decks = number // seats if plan.is_paired else number
    decks = Random(f"{plan.seed} {of_decks} decks")  # noqa: S311  a measurement must be repeatable
    luck = [Random(f"{plan.seed} {number} {index}") for index in range(seats)]  # noqa: S311
    position: Position = game.start(plan.options, seats, SEATS[number // seats % seats])
    moves: list[str] = []
    while position.outcome is None:
        if (chance := position.chance) is not None:
            if chance.kind == Owed.DECK and chance.number > MOST_DEALS:
                break
            position = position.supply(decks.sample(chance.cards, len(chance.cards))).position
            continue
        seat = min(position.awaited)
        index = seated.index(seat)
        view = position.view(seat)
        move = find_robot(plan.levels[index], view, robots=robots).choose(view, random=luck[index])
        moves.append(str(move))
        position = position.play(seat, move).position
    return PlayedOut(position, seated, tuple(moves))


def play_game(plan: Plan, number: int) -> GameResult:
    """Play the game with this number and return its outcome."""
    hosted, played = plan.hosted, play_out(plan, number)
    position, counting = played.position, hosted.counting
    outcome, view = position.outcome, position.view(None)
    settlement = Settlement() if outcome is None else hosted.game.settle(position, STAKE)
    counts = () if counting is None else counting.counts(view, settlement).seats
    stats = {} if counting is None else counting.stats
    winners = frozenset[Seat]() if outcome is None else outcome.winners
    nets = settlement.nets(len(played.seated))
    return GameResult(
        winners=tuple(index for index, seat in enumerate(played.seated) if seat in winners),
        ends=tuple(str(deal.get("ended", "")) for deal in hosted.report.deals(position)),
        figures=tuple(_summed(counts[seat], stats) if counts else {} for seat in played.seated),
        nets=tuple(nets[seat] for seat in played.seated),
    )


def _summed(counts: SeatCounts, stats: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """Return what was counted of a seat, as stats report it, and its points."""
    sums = {stat: sum(counts.figures.get(name, 0) for name in names) for stat, names in stats.items()}
    return sums | {"points": counts.points}


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a rate of wins (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, Z_95**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    reach = Z_95 / (1 + square / games) * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def report(plan: Plan, results: Sequence[GameResult], *, seconds: float) -> list[str]:
    """Return the lines of the report."""
    games, ends = len(results), Counter(end for result in results for end in result.ends)
    rules = " ".join([plan.options.rules, *(f"{key}={value}" for key, value in plan.options.changes().items())])
    lines = [f"{games} games of {rules}, seed {plan.seed}, in {seconds:.1f} s: {games / seconds:.1f} games a second"]
    for index, level in enumerate(plan.levels):
        wins = sum(index in result.winners for result in results)
        counted = [result.figures[index] for result in results]
        figures = [f"{sum(each[name] for each in counted) / games:.2f} {name}" for name in counted[0]]
        low, high = wilson(wins, games)
        lines.append(
            f"{level:>8}: {wins} wins, {wins / games:.1%} (95 % between {low:.1%} and {high:.1%})"
            + (f"; a game: {', '.join(figures)}" if figures else "")
        )
    by_end = ", ".join(f"{number} {end}" for end, number in sorted(ends.items()) if end)
    lines.append(f"{ends.total() / games:.1f} deals a game" + (f" ({by_end})" if by_end else ""))
    if unfinished := sum(not result.winners for result in results):
        lines.append(f"{unfinished} games were given up after {MOST_DEALS} deals")
    return lines


def _show_progress(
    plan: Plan, results: Sequence[GameResult], *, games: int, began: float, fresh: int, to: TextIO
) -> None:
    """Show a moving bar at a terminal; elsewhere print a line for every tenth of the games."""
    done = len(results)
    wins = sum(0 in result.winners for result in results)
    state = (
        f"{done}/{games} games, {done / (time.perf_counter() - began):.1f} a second, {plan.levels[0]} {wins / done:.0%}"
    )
    if to.isatty():
        filled = BAR * done // games
        print(
            f"\r[{'#' * filled}{'.' * (BAR - filled)}] {state} ", end="\n" if done == games else "", file=to, flush=True
        )
    elif done * LINES // games > (done - fresh) * LINES // games:
        print(state, file=to, flush=True)
