"""One story from its beginning to its end, with its judges."""

import gc
import sys
import tempfile
import warnings
from collections import Counter
from collections.abc import Callable, Iterator, Sequence, Set
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from bot.exploring.alone import Alone
from bot.exploring.blows import befall, heal
from bot.exploring.ears import listening
from bot.exploring.exports import misexported
from bot.exploring.judges import Judges
from bot.exploring.patience import TooLong, patience
from bot.exploring.people.acts import ACTS
from bot.exploring.story import Story
from bot.exploring.timeline import NeverAtRest
from bot.exploring.world import World
from bot.hosted import Games
from bot.tables.time import DAY, HOUR, MINUTE, SECOND

W = TypeVar("W", bound=World)

PRESSES: Final = 200  # of a story
IMPATIENT: Final = 10  # of so many presses one is made though the bot is down
REST: Final = 8  # acts between two looks of the judges
AFTERWARDS: Final = (MINUTE, HOUR, HOUR, 4 * HOUR, DAY, DAY)  # until nobody has anything to wait for
IN_MEMORY: Final = Path("/dev/shm")  # noqa: S108  a file system without a disk, where there is one


@dataclass(frozen=True)
class StoryResult:
    """The course of a story."""

    story: Story
    faults: tuple[str, ...]  # empty if all is well
    lines: tuple[str, ...]  # of the transcript
    digest: str
    reached: Counter[str]
    presses: int


def tell(
    story: Story,
    games: Games,
    empty: Path,
    *,
    afterwards: Sequence[int] = AFTERWARDS,
    sought: Set[str] = frozenset(),
) -> StoryResult:
    """Tell a story until the first fault, or to its end. `empty`: a database with all its tables and no row.

    `afterwards`: milliseconds that pass at the end, between the looks of the judges.
    `sought`: what the story is told for, if for anything but the judges. It is told until it has reached all of it,
    and is not judged as a whole.
    """
    with quiet():  # which outlives the world and all that it has kept
        live = partial(_tell, story, afterwards, sought)
        return tell_in(lambda folder: World(story, games, folder, empty), story, live)


def tell_in(make: Callable[[Path], W], story: Story, live: Callable[[W], list[str]]) -> StoryResult:
    """Tell a story in a world of its own. `make` makes one in a folder, `live` tells the story and returns the faults.

    A story that has no end is a fault too.
    """
    place = IN_MEMORY if IN_MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(dir=place) as folder:
        world = make(Path(folder))
        try:
            with patience():
                faults = live(world)
        except (NeverAtRest, TooLong) as error:
            faults = [*world.faults, str(error)]
        finally:
            world.leave()
        return StoryResult(
            story=story,
            faults=tuple(faults),
            lines=tuple(world.transcript.lines),
            digest=world.transcript.digest,
            reached=world.wall.reached,
            presses=world.presses,
        )


def _tell(story: Story, afterwards: Sequence[int], sought: Set[str], world: World) -> list[str]:
    with listening(world.hear):
        return _course(story, afterwards, sought, world)


def _course(story: Story, afterwards: Sequence[int], sought: Set[str], world: World) -> list[str]:
    judges = Judges(world)
    world.begin()
    world.pass_time(3 * SECOND)
    for number, act in enumerate(story.acts):
        world.pass_time(act.after)
        if act.kind in ACTS:
            if act.pick % IMPATIENT:  # most people come back when the bot does
                world.wait_until_up(most=DAY)
            world.press(act)
        else:
            befall(world, act)
        if number % REST == 0:
            world.faults += judges.at_rest()
        if world.faults or (sought and sought <= world.wall.reached.keys()):
            return world.faults
    world.pass_time(10 * SECOND)
    heal(world)
    for each in afterwards:
        world.pass_time(each)
        world.faults += judges.at_rest()
        if world.faults:
            return world.faults
    if sought:
        return world.faults
    world.faults += misexported(world)
    world.end(after=DAY)
    world.pass_time(MINUTE)
    return [*world.faults, *judges.at_end()]


def new_database(path: Path) -> Path:
    """Make a database with all its tables and no row."""
    with Alone() as alone:
        alone.make(path)
    return path


@contextmanager
def quiet() -> Iterator[None]:
    """Keep garbage, logs and the cries of the dead from disturbing a story.

    What was there before is exempt from its garbage collection: to look through all modules took as long as a short
    story.
    """
    hook = sys.unraisablehook
    was_on = gc.isenabled()
    gc.disable()
    gc.freeze()
    sys.unraisablehook = lambda _: None
    try:
        with warnings.catch_warnings(action="ignore", category=RuntimeWarning):  # coroutines that never began
            yield
            gc.collect()
    finally:
        sys.unraisablehook = hook
        if was_on:
            gc.enable()
