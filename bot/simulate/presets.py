"""`--presets`: play games among regulars by the rules that people choose by name, for the page on them in `/rules`.

The figures go to `bot/robots/usual.json`. Those of other games in it stay.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median_low

from bot.games.protocol import Options
from bot.hosted import Games
from bot.robots.hosted import Hosted
from bot.robots.protocol import Level
from bot.robots.usual import FILE, Usual, offered, read_usual, write_usual
from bot.simulate.games import CHUNK, INTERRUPTED, STAKE, Plan, count, play_out, processes

GAMES = 2_000
TAIL = 20  # one game in so many is outside at each end


@dataclass(frozen=True, slots=True)
class Course:
    """The course of one game that was played to its end."""

    deals: int
    paid: tuple[int, ...]  # minor units, by each seat that paid anything
    happened: Mapping[str, int]


def main(argv: Sequence[str], games: Games) -> int:
    """Play what the command line asks for, and write the figures. Returns the exit status."""
    given = _parser(games).parse_args(argv)
    day = datetime.now(UTC).date().isoformat()
    into: Path = given.file
    known = read_usual(into.read_text(encoding="ascii")) if into.exists() else {}
    try:
        with processes(given.jobs) as pool:
            for hosted in (games[name] for name in ([given.game] if given.game else games)):
                known[hosted.game.name] = []
                for options in offered(hosted.game):
                    begun = time.perf_counter()
                    usual = measured(pool, hosted, options, games=given.games, seed=given.seed, day=day)
                    known[hosted.game.name].append(usual)
                    took = f"{time.perf_counter() - begun:.0f} s"
                    print(f"{usual.game} {options.rules}: {usual.games} games in {took}", file=sys.stderr, flush=True)
                into.write_text(write_usual(known), encoding="ascii")
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _parser(games: Games) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot simulate --presets",
        description="Find out among regulars how long games take, what they cost, and what happens in them.",
        allow_abbrev=False,
    )
    parser.add_argument("game", nargs="?", choices=[*games], metavar="GAME", help="only this one (default: all)")
    parser.add_argument("--games", type=count, default=GAMES, help=f"for each preset (default: {GAMES})")
    parser.add_argument("--file", type=Path, default=FILE, help="where the figures go (default: the bot's own file)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (default: 1)")
    parser.add_argument("--jobs", type=count, default=2, help="processes (default: 2)")
    return parser


def measured(pool: Executor, hosted: Hosted, options: Options, *, games: int, seed: int, day: str) -> Usual:
    """Return the usual course of these games, at a table of the middle size. Games that are given up are left out."""
    sizes = hosted.game.seats
    seats = sizes[len(sizes) // 2]
    plan = Plan(hosted, (Level.REGULAR,) * seats, options, seed)
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    courses = [course for some in pool.map(play_courses, [plan] * len(chunks), chunks) for course in some]
    deals = sorted(course.deals for course in courses)
    paid = sorted(each for course in courses for each in course.paid)
    tail = len(deals) // TAIL
    return Usual(
        game=hosted.game.name,
        options=options.with_edition(options.texts()),
        seats=seats,
        games=len(courses),
        seed=seed,
        day=day,
        deals=(deals[tail], median_low(deals), deals[-1 - tail]),
        paid=median_low(paid) * 100 // STAKE if paid else 0,
        most_paid=paid[-1] * 100 // STAKE if paid else 0,
        specials=_specials(hosted, courses),
    )


def _specials(hosted: Hosted, courses: Sequence[Course]) -> dict[str, tuple[int, int]]:
    """Return how often each special thing happened, and out of how many deals or games."""
    if hosted.counting is None:
        return {}
    times, possible = Counter[str](), set[str]()
    for course in courses:
        times.update(course.happened)
        possible |= course.happened.keys()
    deals = sum(course.deals for course in courses)
    return {
        each.name: (times[each.name], len(courses) if each.is_of_game else deals)
        for each in hosted.counting.specials
        if each.name in possible
    }


def play_courses(plan: Plan, numbers: Sequence[int]) -> list[Course]:
    """Play the games with these numbers, and return the course of those that came to an end."""
    played = (play_out(plan, number) for number in numbers)
    found: list[Course] = []
    for position in (each.position for each in played if each.position.outcome is not None):
        settlement, counting = plan.hosted.game.settle(position, STAKE), plan.hosted.counting
        happened = {} if counting is None else counting.happened(position.view(None), settlement)
        nets = settlement.nets(len(plan.levels))
        deals = len(plan.hosted.report.deals(position))
        found.append(Course(deals, tuple(-net for net in nets if net < 0), happened))
    return found
