"""Stories in which planted faults show at once: a short one that was kept, and those of the plot of the fault.

`PYTHONHASHSEED=0 python -m tests.exploring.shown NAME...` looks through the plot of each of these faults again, and
keeps a short story. A fault that its plot shows in the first seeds needs none.
"""

import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import pytest

from bot.exploring.explore import AFTERWARDS, new_database, tell
from bot.exploring.homes.tell import AFTERWARDS as AFTER_HOMES
from bot.exploring.homes.tell import tell_homes
from bot.exploring.shortening import shortened
from bot.exploring.story import Story
from bot.exploring.whole.tell import AFTERWARDS as AFTER_WHOLE
from bot.exploring.whole.tell import tell_whole
from bot.registry import GAMES
from bot.tables.time import HOUR, MINUTE
from tests.exploring.conftest import Tell, read_story
from tests.exploring.homes.planted import PLANTED as OF_HOMES
from tests.exploring.planted import PLANTED, Planted
from tests.exploring.planted_again import PLANTED_AGAIN
from tests.exploring.planted_agreed import PLANTED_AGREED
from tests.exploring.planted_ahead import PLANTED_AHEAD
from tests.exploring.planted_around import PLANTED_AROUND
from tests.exploring.planted_choices import PLANTED_CHOICES
from tests.exploring.planted_contests import PLANTED_CONTESTS
from tests.exploring.planted_facts import PLANTED_FACTS
from tests.exploring.planted_owed import PLANTED_OWED
from tests.exploring.planted_promised import PLANTED_PROMISED
from tests.exploring.planted_too import PLANTED_TOO
from tests.exploring.planted_twins import PLANTED_TWINS
from tests.exploring.planted_within import PLANTED_WITHIN
from tests.exploring.whole.planted import PLANTED as WHOLE
from tests.exploring.whole.planted_after import PLANTED_AFTER as WHOLE_AFTER
from tests.exploring.whole.planted_apart import PLANTED_APART as WHOLE_APART
from tests.exploring.whole.planted_asking import PLANTED_ASKING as WHOLE_ASKING
from tests.exploring.whole.planted_following import PLANTED_FOLLOWING as WHOLE_FOLLOWING
from tests.exploring.whole.planted_nights import PLANTED_NIGHTS as WHOLE_NIGHTS
from tests.exploring.whole.planted_too import PLANTED_TOO as WHOLE_TOO
from tests.exploring.whole.planted_touched import PLANTED_TOUCHED as WHOLE_TOUCHED
from tests.exploring.whole.planted_unseen import PLANTED_UNSEEN as WHOLE_UNSEEN

SEEDS: Final = 300
SOON: Final = (MINUTE, HOUR, HOUR, 4 * HOUR)  # ms that pass after a story at first
SOONEST: Final = (MINUTE,)  # ms that pass after a kept story whose fault shows at once
LATE, AT_ONCE = " after days", " at once"  # beside the seed of a kept story that shows its fault no sooner, or as soon
TRIES: Final = 40  # to leave acts out: the shorter a story is, the sooner it is told
ALONE: Final = (
    *PLANTED,
    *PLANTED_TOO,
    *PLANTED_AGAIN,
    *PLANTED_AHEAD,
    *PLANTED_CHOICES,
    *PLANTED_CONTESTS,
    *PLANTED_AROUND,
    *PLANTED_TWINS,
    *PLANTED_WITHIN,
    *PLANTED_FACTS,
    *PLANTED_PROMISED,
    *PLANTED_AGREED,
    *PLANTED_OWED,
)
OF_WHOLE: Final = (
    *WHOLE,
    *WHOLE_TOO,
    *WHOLE_AFTER,
    *WHOLE_APART,
    *WHOLE_NIGHTS,
    *WHOLE_ASKING,
    *WHOLE_FOLLOWING,
    *WHOLE_TOUCHED,
    *WHOLE_UNSEEN,
)
KEPT: Final = Path(__file__).parent / "kept"


def place_of(planted: Planted) -> Path:
    """Return where a story of a fault is kept, if one is."""
    return KEPT / f"{planted.name.replace(' ', '-')}.txt"


def must_be_found(telling: Tell, planted: Planted, *, lengths: Sequence[Sequence[int]] = (SOON, AFTERWARDS)) -> None:
    """Tell stories until a judge finds what is planted. The judge must be the one that looks for it.

    A kept story goes stale when the bot changes: then the plot's own stories show the fault. Most show it soon; days of
    idle clocks after them would take longer than all else. So each is told at all `lengths`: ms that pass at its end.
    Hours after a story a challenge may still be open: what else judges find counts after the last of them alone.
    """
    games = planted.plot.games(GAMES)
    for story, is_kept in _stories(planted):
        for afterwards in _kept_lengths(planted, lengths) if is_kept else lengths:
            if faults := telling(story, games, afterwards=afterwards).faults:
                if any(each.startswith(planted.found_by) for each in faults):
                    return
                assert is_kept or afterwards is not lengths[-1], faults
    pytest.fail("no judge finds it")


def _stories(planted: Planted) -> Iterator[tuple[Story, bool]]:
    """Yield stories, and whether each was kept."""
    place = place_of(planted)
    if place.is_file():
        yield read_story(place), True
    yield from ((planted.plot.story_of(seed), False) for seed in range(1, SEEDS + 1))


def _kept_lengths(planted: Planted, lengths: Sequence[Sequence[int]]) -> Sequence[Sequence[int]]:
    """Return what passes after a story that is kept: as long as its note says, and more if it shows no fault."""
    note = place_of(planted).read_text().partition("\n")[0]
    if note.endswith(LATE):
        return lengths[-1:]
    return [SOONEST, *lengths] if note.endswith(AT_ONCE) else lengths


def _keep(telling: Tell, planted: Planted, lengths: Sequence[Sequence[int]]) -> Story:
    """Find a story that shows a fault, soon after its end if it may be, make it short, write it down, and return it."""
    games = planted.plot.games(GAMES)

    def shows(story: Story, afterwards: Sequence[int]) -> bool:
        return any(each.startswith(planted.found_by) for each in telling(story, games, afterwards=afterwards).faults)

    tried = ((story, each) for story, _ in _stories(planted) for each in lengths)
    found, afterwards = next((story, each) for story, each in tried if shows(story, each))
    short = shortened(found, lambda story: shows(story, afterwards), tries=TRIES)
    note = AT_ONCE if shows(short, SOONEST) else LATE if afterwards is not lengths[0] else ""
    place_of(planted).write_text(f"{short.seed}{note}\n{short}\n")
    print(f"{planted.name}: {len(short.acts)} of {len(found.acts)} acts", flush=True)
    return short


def main(names: list[str]) -> None:
    """Keep a story of each of these faults."""
    with tempfile.TemporaryDirectory() as folder:
        empty = new_database(Path(folder) / "empty.db")
        tellers: list[tuple[tuple[Planted, ...], Tell, Sequence[Sequence[int]]]] = [
            (ALONE, lambda story, games=GAMES, **more: tell(story, games, empty, **more), (SOON, AFTERWARDS)),
            (OF_WHOLE, lambda story, games=GAMES, **more: tell_whole(story, games, empty, **more), [AFTER_WHOLE]),
            (OF_HOMES, lambda story, games=GAMES, **more: tell_homes(story, games, empty, **more), [AFTER_HOMES]),
        ]
        for faults, telling, lengths in tellers:
            for each in faults:
                if each.name in names:
                    with pytest.MonkeyPatch.context() as patch:
                        each.plant(patch)
                        story = _keep(telling, each, lengths)
                    if faults := telling(story, each.plot.games(GAMES), afterwards=lengths[-1]).faults:
                        print(f"{each.name}: a false alarm, {faults[0]} without the fault too", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
