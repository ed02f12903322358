"""Let robots play each other, to measure how much better one level is than another.

Every game draws its decks and its robots' luck from a seed of its own, so the figures are the same
whatever the number of processes.
"""

import argparse
import math
import multiprocessing
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from random import Random
from typing import TextIO

from bot.games.mille.views import MilleView
from bot.games.protocol import BadOption, Options, Owed, Position, Seat
from bot.games.registry import find_game
from bot.robots.levels import find_robot
from bot.robots.protocol import Level

MILLE = find_game("mille")
MOST_DEALS = 500  # a longer game is given up, and nobody wins it
CHUNK = 10  # games that a process plays between two reports
Z_95 = 1.959964  # standard deviations either side of the mean that hold 95 %
BAR = 30  # characters
LINES = 10  # reports of a run without a terminal
FAULTY = 2  # exit status for a mistake in the command line
INTERRUPTED = 130  # exit status


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: the two levels, the rules and the seed."""

    levels: tuple[Level, Level]
    options: Options
    seed: int


@dataclass(frozen=True, slots=True)
class GameResult:
    """The outcome of one game. A pair holds one entry for each level, in the order of the plan."""

    winner: int | None  # index of the level; None if the game was given up
    deals: int
    blocked: int  # deals
    naturals: tuple[int, int]
    chapeaux: tuple[int, int]
    points: tuple[int, int]


def main(argv: Sequence[str]) -> int:
    """Play the games that the command line asks for and print a report. Returns the exit status."""
    given = parser().parse_args(argv)
    try:
        plan = plan_of(given)
    except BadOption as error:
        print(f"simulate: the rules have no such {error.key}: {given.target}", file=sys.stderr)
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


def plan_of(given: argparse.Namespace) -> Plan:
    """The plan that the command line asks for. Raises BadOption if the rules refuse the target."""
    target = {"target": str(given.target)} if given.target is not None else {}
    options = MILLE.options({"rules": given.rules} | target)
    return Plan((Level(given.levels[0]), Level(given.levels[1])), options, given.seed)


def parser(*, add_help: bool = True) -> argparse.ArgumentParser:
    """The parser of the command line. Without help it can be the parent of another parser."""
    wishes = argparse.ArgumentParser(
        prog="python -m bot simulate",
        description="Robots play each other.",
        epilog="With --check-shuffle it is counted whether the shuffle is fair. With --into FILE --players N a database"
        " is filled to measure with; see their own --help.",
        allow_abbrev=False,
        add_help=add_help,
    )
    wishes.add_argument("--games", type=count, default=1000, help="how many (default: 1000)")
    wishes.add_argument(
        "--levels",
        nargs=2,
        choices=[level.value for level in Level],
        default=[Level.REGULAR.value, Level.NOVICE.value],
        metavar="LEVEL",
        help=f"two of {', '.join(Level)} (default: regular novice)",
    )
    wishes.add_argument("--target", type=int, help="points that end a game (default: what the rules say)")
    wishes.add_argument(
        "--rules", choices=MILLE.presets, default=MILLE.presets[0], help="preset (default: %(default)s)"
    )
    wishes.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (default: 1)")
    wishes.add_argument("--jobs", type=count, default=2, help="processes (default: 2)")
    return wishes


def count(text: str) -> int:
    """Read a number from 1 up. Raises ArgumentTypeError."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 up")
    return int(text)


def play_all(plan: Plan, *, games: int, jobs: int) -> Iterator[list[GameResult]]:
    """Play the games 0 to `games` - 1 in `jobs` processes. Yields some results at a time, as they come."""
    numbers = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=leave_interrupts_to_parent)
    try:
        for done in as_completed([pool.submit(play_some, plan, some) for some in numbers]):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts_to_parent() -> None:
    """Ignore Ctrl-C in this process: it reaches the parent too, which ends this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_some(plan: Plan, numbers: Sequence[int]) -> list[GameResult]:
    """Play the games with these numbers."""
    return [play_game(plan, number) for number in numbers]


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """A game as it was when it ended or was given up."""

    position: Position
    seated: tuple[Seat, Seat]  # the seat of each level
    moves: tuple[str, ...]


def play_out(plan: Plan, number: int) -> PlayedOut:
    """Play one game. The levels change seats after every game, the first dealer after every second one."""
    seated = (Seat.A, Seat.B) if number % 2 == 0 else (Seat.B, Seat.A)
    decks = Random(f"{plan.seed} {number} decks")  # noqa: S311  a measurement must be repeatable
    luck = [Random(f"{plan.seed} {number} {index}") for index in range(2)]  # noqa: S311
    position: Position = MILLE.start(plan.options, 2, Seat.A if number % 4 < 2 else Seat.B)
    moves: list[str] = []
    while position.outcome is None:
        if (chance := position.chance) is not None:
            if chance.kind == Owed.DECK and chance.number > MOST_DEALS:
                break
            position = position.supply(decks.sample(chance.cards, len(chance.cards))).position
            continue
        (seat,) = position.to_act
        index = seated.index(seat)
        view = position.view(seat)
        move = find_robot(plan.levels[index], view).choose(view, random=luck[index])
        moves.append(str(move))
        position = position.play(seat, move).position
    return PlayedOut(position, seated, tuple(moves))


def play_game(plan: Plan, number: int) -> GameResult:
    """Play the game with this number and return its outcome. Raises TypeError for a game other than Mille."""
    played = play_out(plan, number)
    end = played.position.view(None)
    if not isinstance(end, MilleView):
        raise TypeError("not a view of Mille")
    first, second = (end.seats[seat] for seat in played.seated)
    winners = end.outcome.winners if end.outcome is not None else frozenset()
    return GameResult(
        winner=next((index for index, seat in enumerate(played.seated) if seat in winners), None),
        deals=len(end.scores),
        blocked=sum(score.out is None for score in end.scores),
        naturals=(first.naturals, second.naturals),
        chapeaux=(first.chapeaux, second.chapeaux),
        points=(first.total, second.total),
    )


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a rate of wins (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, Z_95**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    reach = Z_95 / (1 + square / games) * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def report(plan: Plan, results: Sequence[GameResult], *, seconds: float) -> list[str]:
    """The lines of the report."""
    games, deals = len(results), sum(result.deals for result in results)
    rules = " ".join([plan.options.rules, *(f"{key}={value}" for key, value in plan.options.changes().items())])
    lines = [f"{games} games of {rules}, seed {plan.seed}, in {seconds:.1f} s: {games / seconds:.1f} games a second"]
    for index, level in enumerate(plan.levels):
        wins = sum(result.winner == index for result in results)
        low, high = wilson(wins, games)
        lines.append(
            f"{level:>8}: {wins} wins, {wins / games:.1%} (95 % between {low:.1%} and {high:.1%}); a game:"
            f" {sum(result.naturals[index] for result in results) / games:.2f} naturals,"
            f" {sum(result.chapeaux[index] for result in results) / games:.2f} chapeaux,"
            f" {sum(result.points[index] for result in results) / games:.0f} points"
        )
    blocked = sum(result.blocked for result in results)
    lines.append(f"{deals / games:.1f} deals a game; {blocked} of {deals} deals blocked")
    if unfinished := sum(result.winner is None for result in results):
        lines.append(f"{unfinished} games were given up after {MOST_DEALS} deals")
    return lines


def _show_progress(
    plan: Plan, results: Sequence[GameResult], *, games: int, began: float, fresh: int, to: TextIO
) -> None:
    """Show a moving bar at a terminal; elsewhere print a line for every tenth of the games."""
    done = len(results)
    wins = sum(result.winner == 0 for result in results)
    told = (
        f"{done}/{games} games, {done / (time.perf_counter() - began):.1f} a second, {plan.levels[0]} {wins / done:.0%}"
    )
    if to.isatty():
        filled = BAR * done // games
        print(
            f"\r[{'#' * filled}{'.' * (BAR - filled)}] {told} ", end="\n" if done == games else "", file=to, flush=True
        )
    elif done * LINES // games > (done - fresh) * LINES // games:
        print(told, file=to, flush=True)
