"""What `python -m bot explore` does, once it has a hash seed of its own: see `explore.py`."""

import argparse
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.cli.status import DIFFERENT
from bot.exploring.explore import PRESSES, StoryResult, new_database, tell
from bot.exploring.homes.tell import homes_story_of, tell_homes
from bot.exploring.reaching import reached_lines
from bot.exploring.shortening import shortened
from bot.exploring.story import Story, story_of
from bot.hosted import Games
from bot.registry import GAMES

TRIES: Final = 150  # to make a story shorter
SHORTENING: Final = 180.0  # s of processor for all of them
SHOWN: Final = 30  # lines of a failing story


def explore(argv: Sequence[str]) -> int:
    """Explore as the command line says. Returns the exit status."""
    given = _parser().parse_args(argv)
    with tempfile.TemporaryDirectory() as folder:
        return _explore(given, GAMES, new_database(Path(folder) / "empty.db"))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot explore",
        description="Let the real bot live through weeks of people, kills and faults, as a seed decides.",
        allow_abbrev=False,
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--whole", action="store_true", help="commands, stage and discord.py too, against a Discord")
    what.add_argument("--homes", action="store_true", help="two processes on one database")
    parser.add_argument("--seed", type=int, default=1, help="the first one (default: 1)")
    parser.add_argument("--seeds", type=int, default=1, help="how many (default: 1)")
    parser.add_argument("--minutes", type=float, help="as many as begin within this time")
    parser.add_argument("--presses", type=int, default=PRESSES, help=f"of each (default: {PRESSES})")
    parser.add_argument("--acts", type=Path, metavar="FILE", help="tell this story: its seed, and its acts, one a line")
    parser.add_argument("--transcript", action="store_true", help="print all that happens")
    parser.add_argument("--reached", action="store_true", help="print what was reached, how often, and what was not")
    return parser


@dataclass(frozen=True)
class Way:
    """A kind of exploring: how a story is run, and made from a seed."""

    tell: Callable[[Story, Games, Path], StoryResult]
    story_of: Callable[..., Story]


def _way(given: argparse.Namespace) -> Way:
    if given.homes:
        return Way(tell_homes, homes_story_of)
    if not given.whole:
        return Way(tell, story_of)
    from bot.exploring.whole.tell import tell_whole, whole_story_of  # noqa: PLC0415  with discord.py and fonts

    return Way(tell_whole, whole_story_of)


def _explore(given: argparse.Namespace, games: Games, empty: Path) -> int:
    way = _way(given)
    reached: Counter[str] = Counter()
    began, presses, seeds = time.process_time(), 0, 0
    for story in _stories(given, way):
        outcome = way.tell(story, games, empty)
        reached += outcome.reached
        presses += outcome.presses
        seeds += 1
        if given.transcript:
            print("\n".join(outcome.lines))
        how = "FAULT" if outcome.faults else "well"
        print(f"seed {story.seed}: {outcome.digest} {outcome.presses} presses, {how}", flush=True)
        if outcome.faults:
            _show_fault(outcome, given, lambda story: way.tell(story, games, empty))
            return DIFFERENT
    if given.reached:
        print("\n".join(reached_lines(reached, is_whole=given.whole)))
    took = (time.process_time() - began) / max(1, seeds)
    print(f"{seeds} seeds, {presses} presses, {reached['kill']} kills: all is well; {took:.2f} s of processor a seed")
    return 0


def _stories(given: argparse.Namespace, way: Way) -> Iterator[Story]:
    if given.acts is not None:
        seed, _, acts = given.acts.read_text().partition("\n")
        yield Story.parse(int(seed), acts)
        return
    began, seed = time.monotonic(), given.seed
    while seed < given.seed + given.seeds if given.minutes is None else time.monotonic() - began < given.minutes * 60:
        yield way.story_of(seed, presses=given.presses)
        seed += 1


def _show_fault(outcome: StoryResult, given: argparse.Namespace, tell: Callable[[Story], StoryResult]) -> None:
    """Print what is wrong, how to see it again, and the shortest story that shows it."""
    print("\n".join(outcome.faults[:SHOWN]))
    what = " --whole" * given.whole + " --homes" * given.homes
    print(
        f"again: python -m bot explore{what} --seed {outcome.story.seed} --presses {given.presses} --transcript",
        flush=True,
    )
    kind, end = outcome.faults[0].split(":")[0], time.process_time() + SHORTENING

    def fails(story: Story) -> bool:
        return time.process_time() < end and any(each.startswith(kind) for each in tell(story).faults)

    short = shortened(outcome.story, fails, tries=TRIES)
    print(f"shortened from {len(outcome.story.acts)} to {len(short.acts)} acts (--acts FILE tells them):")
    print(f"{short.seed}\n{short}")
    print("its end:")
    print("\n".join(tell(short).lines[-SHOWN:]))
