"""Time, processes and threads of an explored world."""

import asyncio
from collections.abc import Coroutine, Iterator
from random import Random

import pytest

from bot.exploring.loop import Process
from bot.exploring.timeline import NeverAtRest, Timeline

HOUR = 3600.0


MADE: list[Process] = []


@pytest.fixture(autouse=True)
def all_end() -> Iterator[None]:
    """End every process of a test."""
    yield
    while MADE:
        MADE.pop().kill()


def world(seed: int = 1, *, is_orderly: bool = True) -> tuple[Timeline, Process]:
    timeline = Timeline(Random(seed))
    MADE.append(Process(timeline, "one", is_orderly=is_orderly))
    return timeline, MADE[-1]


def test_hours_pass_at_once() -> None:
    timeline, process = world()
    woken: list[float] = []

    async def sleeper() -> None:
        await asyncio.sleep(3 * HOUR)
        woken.append(asyncio.get_running_loop().time())

    process.start(sleeper(), "sleeper")
    timeline.run(2 * HOUR)
    assert woken == []
    timeline.run(2 * HOUR)
    assert woken == [3 * HOUR]
    assert timeline.now == 4 * HOUR


def order_of_callbacks(seed: int, *, is_orderly: bool) -> list[int]:
    timeline, process = world(seed, is_orderly=is_orderly)
    called: list[int] = []
    for number in range(6):
        process.call_soon(called.append, number)
    timeline.run(1)
    return called


def test_an_orderly_process_keeps_the_order_that_asyncio_promises() -> None:
    assert order_of_callbacks(5, is_orderly=True) == [*range(6)]


def test_another_one_has_an_order_for_each_seed() -> None:
    orders = [order_of_callbacks(seed, is_orderly=False) for seed in range(20)]
    assert len({tuple(each) for each in orders}) > 15
    assert all(sorted(each) == [*range(6)] for each in orders)
    assert orders == [order_of_callbacks(seed, is_orderly=False) for seed in range(20)]


def test_a_thread_does_one_thing_after_the_other_and_answers_later() -> None:
    timeline, process = world()
    done: list[str] = []

    async def asker(name: str) -> None:
        await thread.run(lambda: done.append(name))
        done.append(f"{name} answered")

    async def other() -> str:
        return await asyncio.to_thread(lambda: "elsewhere")

    thread = process.new_thread()
    for name in "ab":
        process.start(asker(name), name)
    elsewhere = process.start(other(), "other")
    timeline.run(1)
    assert [each for each in done if len(each) == 1] == ["a", "b"]
    assert sorted(done) == ["a", "a answered", "b", "b answered"]
    assert elsewhere.result() == "elsewhere"


def cleaning(cleaned: list[str]) -> Coroutine[object, object, None]:
    async def work() -> None:
        try:
            await asyncio.sleep(HOUR)
        finally:
            cleaned.append("finally")

    return work()


def test_nothing_of_a_killed_process_runs_not_even_finally() -> None:
    timeline, process = world()
    cleaned: list[str] = []
    task = process.start(cleaning(cleaned), "work")
    timeline.run(1)
    process.kill()
    timeline.run(2 * HOUR)
    assert cleaned == []
    assert not task.done()


def test_nor_does_what_nothing_but_the_process_holds() -> None:
    timeline, process = world()
    cleaned, woken = list[str](), asyncio.Event()

    async def waiting() -> None:
        try:
            await woken.wait()
        finally:
            cleaned.append("woken")

    process.start(cleaning(cleaned), "sleeper")
    process.start(waiting(), "waiting")
    timeline.run(1)
    woken.set()  # it is to go on at once
    process.kill()
    timeline.run(2 * HOUR)
    assert cleaned == []


def test_work_that_a_thread_has_begun_is_done_or_not_as_the_seed_says() -> None:
    outcomes = set()
    for seed in range(10):
        timeline, process = world(seed)
        done: list[str] = []
        thread = process.new_thread()
        thread.run(lambda done=done: done.append("first"))  # type: ignore[misc]
        thread.run(lambda done=done: done.append("second"))  # type: ignore[misc]
        process.kill()
        timeline.run(1)
        outcomes.add(tuple(done))
    assert outcomes == {(), ("first",)}


def test_what_nobody_catches_is_a_fault() -> None:
    timeline, process = world()

    def fail() -> None:
        raise ValueError("a")

    process.call_soon(fail)
    timeline.run(1)
    assert len(process.faults) == 1
    assert "ValueError" in process.faults[0]


def test_hashes_of_tasks_and_futures_are_the_same_in_each_run() -> None:
    def hashes() -> list[int]:
        timeline, process = world()

        async def work() -> None:
            pass

        found = [hash(process.create_future()), hash(process.start(work(), "a")), hash(process.start(work(), "b"))]
        timeline.run(1)
        return found

    assert hashes() == hashes()
    assert len(set(hashes())) == 3


@pytest.mark.parametrize("pause", [0.0, 0.001])
def test_what_is_done_again_and_again_is_a_fault(pause: float) -> None:
    timeline, process = world()

    async def hurry() -> None:
        while True:
            await asyncio.sleep(pause)

    process.start(hurry(), "hurry")
    with pytest.raises(NeverAtRest, match="never at rest"):
        timeline.run(HOUR)
    assert timeline.now < 60


def test_days_of_work_at_leisure_are_none() -> None:
    timeline, process = world()

    async def work() -> None:
        while True:
            await asyncio.sleep(10)

    process.start(work(), "work")
    timeline.run(48 * HOUR)
    assert timeline.steps > 48 * 360


@pytest.mark.parametrize("error", [KeyboardInterrupt, SystemExit])
def test_a_wish_to_end_goes_through(error: type[BaseException]) -> None:
    timeline, process = world()

    def leave() -> None:
        raise error

    process.call_soon(leave)
    with pytest.raises(error):
        timeline.run(1)
