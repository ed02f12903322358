"""Stories without an end: none keeps anybody waiting."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from bot.exploring import explore
from bot.exploring.explore import quiet, tell_in
from bot.exploring.patience import TooLong, patience
from bot.exploring.story import Story
from bot.exploring.world import World
from bot.registry import GAMES
from tests.left_out import first


def work_without_end() -> None:
    while True:
        try:
            sum(range(100))
        except Exception:  # as the bot's own tasks do
            continue


async def hurry() -> None:
    while True:
        await asyncio.sleep(0)


async def work() -> None:
    work_without_end()


def test_work_without_end_ends() -> None:
    with pytest.raises(TooLong, match=r"never at rest: 0\.05 s of processor"), patience(0.05):
        work_without_end()


def test_whoever_is_quicker_hears_of_nothing() -> None:
    with patience(0.05):
        pass
    for _ in range(200_000):
        pass


@pytest.mark.long("rare cases")
@pytest.mark.parametrize("endless", first(1, [work, hurry], why="seeds"))
def test_a_story_without_an_end_is_a_fault(
    empty_database: Path, monkeypatch: pytest.MonkeyPatch, endless: Callable[[], Coroutine[object, object, None]]
) -> None:
    monkeypatch.setattr(explore, "patience", lambda: patience(0.2 if endless is work else 20))
    story = Story(1, ())

    def live(world: World) -> list[str]:
        world.begin()
        world.bot.process.start(endless(), "endless")
        world.pass_time(1000)
        return []

    with quiet():
        result = tell_in(lambda folder: World(story, GAMES, folder, empty_database), story, live)
    assert [each.split(":")[0] for each in result.faults] == ["never at rest"]
