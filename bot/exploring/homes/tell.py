"""One story of several homes from its beginning to its end, with its judges."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from bot.exploring.alone import Alone
from bot.exploring.contests import idle
from bot.exploring.copied import copy_of
from bot.exploring.duties import neglected, stored
from bot.exploring.ears import listening
from bot.exploring.explore import StoryResult, quiet, tell_in
from bot.exploring.homes.answers import outdated, unreported
from bot.exploring.homes.homes import Homes, led
from bot.exploring.hourglass import mistimed
from bot.exploring.hours import unfair
from bot.exploring.judges import Judges, difference
from bot.exploring.past import Replayed, logs_of, past_of
from bot.exploring.people.acts import ACTS
from bot.exploring.story import PRESSES, Course, Kind, Story, story_of
from bot.exploring.world import luck_of
from bot.hosted import Games
from bot.store import TableRow
from bot.tables.playing.robots import robot_to_act
from bot.tables.time import MINUTE, SECOND

REST: Final = 6  # acts between two looks of the judges
TAKEN_UP: Final = 45 * SECOND  # ms: a lease, its renewal, the pauses of a broken line, and the watch of what is overdue
PATIENT: Final = 100 * SECOND  # ms; the same where all is tried again in growing pauses, after the longest freeze
AFTERWARDS: Final = (MINUTE, MINUTE, MINUTE, 32 * MINUTE)  # the last: until challenges lapse
COURSE: Final = Course(
    blow=0.15,
    blows={Kind.KILL: 4, Kind.RESTART: 6, Kind.SLOW: 4, Kind.LINE: 4, Kind.COMMIT: 3, Kind.FULL: 4},
    pauses={(0, 300): 0.35, (300, 5 * SECOND): 0.5, (5 * SECOND, MINUTE): 0.15},
    presses=PRESSES,
    calm=0.1,
)
"""How stories go: also a restart, after which the other process is home, and the database that crashes then."""


class HomesJudges(Judges):
    """The judges of one process, as far as they hold for several: clocks are judged by what stands still alone."""

    knows_times = False

    def __init__(self, homes: Homes) -> None:
        super().__init__(homes)
        self._homes = homes

    def at_end(self) -> list[str]:
        """See `Judges`."""
        return [
            *self._all_confirmed(),
            *self._answered_once(),
            *self._posted_once(),
            *self._noticed_once(),
            *self._clocks_are_fair(),
            *self._past_is_right(),
            *self._lobbies_are_whole(),
            *self._check_finds_nothing(),
        ]

    def _clocks_are_fair(self) -> Iterator[str]:
        homes = self._homes
        troubles = [each for each in homes.troubles if each.since < each.until]
        with Alone() as alone, copy_of(homes.bot.path) as snapshot:
            store = alone.read(homes.bot.path)
            for row in snapshot.rows(TableRow):
                past = alone.run(past_of(store, homes.games, row.id))
                yield from unfair(past, absences=(), aways=homes.lonely, troubles=troubles)
                yield from mistimed(past)


def homes_story_of(seed: int, *, presses: int) -> Story:
    """Return the story of a seed, with this many presses."""
    return story_of(seed, presses=presses, course=COURSE)


def tell_homes(story: Story, games: Games, empty: Path, *, afterwards: Sequence[int] = AFTERWARDS) -> StoryResult:
    """Tell a story until the first fault, or to its end. `empty`: a database with all its tables and no row."""
    with quiet():
        return tell_in(lambda folder: Homes(story, games, folder, empty), story, partial(_tell, story, afterwards))


def _tell(story: Story, afterwards: Sequence[int], homes: Homes) -> list[str]:
    with led(homes, luck_of(f"wells {story.seed}")), listening(homes.hear):
        return _course(story, afterwards, homes)


def _course(story: Story, afterwards: Sequence[int], homes: Homes) -> list[str]:
    judges, known = HomesJudges(homes), dict[str, Replayed]()
    homes.begin()
    homes.pass_time(5 * SECOND)
    for number, act in enumerate(story.acts):
        homes.pass_time(act.after)
        if act.kind in ACTS:
            homes.press(act)
        else:
            homes.befall(act)
        if number % REST == 0:
            homes.faults += [*_at_rest(homes, known), *_stale(homes)]
        if homes.faults:
            return homes.faults
    for each in afterwards:
        homes.pass_time(each)
        homes.faults += [*_at_rest(homes, known), *_stale(homes), *_remembered(homes, known)]
        if homes.faults:
            return homes.faults
    return judges.at_end()


def _at_rest(homes: Homes, known: dict[str, Replayed]) -> list[str]:
    """Judge what is due, in the database alone."""
    with Alone() as alone:
        store = alone.read(homes.bot.path)
        logs = logs_of(store, homes.games, known)
        found = alone.run(stored(store, logs, homes))
        well = homes.trouble.well_for(homes.timeline.now) * SECOND
        faults = [
            *neglected(homes, found, is_late=lambda when, patience: homes.is_late(when, min(patience, PATIENT))),
            *alone.run(idle(store, homes, homes.is_late)),
        ]
        for table, written_at in found.tables:
            is_late = min(homes.now - written_at, well) > TAKEN_UP
            if is_late and not table.is_over and robot_to_act(table) is not None:
                faults.append(f"stands still: {table.id} ply {table.ply}: no robot plays")
        if well > TAKEN_UP:
            missing = {0, 1} - {shard for each in homes.bots if each.is_up for shard in each.line.homes}
            faults += [f"shard {shard} has no home" for shard in sorted(missing)]
            strange = [each.shard for each in homes.bots if each.is_up and each.shard not in each.line.homes]
            faults += [f"shard {shard} is not at home where it is served" for shard in strange if shard not in missing]
            faults += [f"process {each.number} goes on beside another one in its place" for each in homes.ghosts]
    return faults


def _remembered(homes: Homes, known: dict[str, Replayed]) -> Iterator[str]:
    """Yield what memory has otherwise than the log: at home, and elsewhere once all has been well for some time."""
    is_well = homes.trouble.well_for(homes.timeline.now) * SECOND > TAKEN_UP
    with Alone() as alone:
        store = alone.read(homes.bot.path)
        logs = logs_of(store, homes.games, known)
        for key in homes.wall.tables:
            read = alone.run(logs.table(key))
            for each in homes.bots:
                kept = None if each.tables is None else each.tables.memory.peek(key)
                if kept is not None and (is_well or each.line.holds(kept.guild_id)):
                    yield from difference(kept, read)


def _stale(homes: Homes) -> Iterator[str]:
    """Yield what a process has in memory, and trusts, though something else is stored; a notice may be on its way."""
    with Alone() as alone:
        store = alone.read(homes.bot.path)

        async def look() -> set[tuple[int, str]]:
            found = set[tuple[int, str]]()
            for each in homes.trusting:
                found |= {(each.number, what) for what in await outdated(each, store)}
            return found

        if found := alone.run(look()):
            homes.pass_time(SECOND)
            found &= alone.run(look())
    yield from (f"memory is not the database: {what} in process {number}" for number, what in sorted(found))
    for each in homes.awake:
        yield from (f"memory is kept without a line: {what} in process {each.number}" for what in unreported(each))
