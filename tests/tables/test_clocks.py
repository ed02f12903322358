"""Timed events: at their time, once, and until a stop."""

import asyncio
import itertools
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from bot.store import DiskFull, Lost
from bot.tables.clocks import SPARE, Timekeeper
from bot.tables.time import SystemClock
from bot.values.timing import USUAL, Backoff
from tests.tables.still_clock import StillClock


class Doings:
    """A record of actions, with a way to wait for them."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self._changed = asyncio.Event()

    def do(self, name: str) -> Callable[[], Awaitable[None]]:
        """Return an action that is done at once."""

        async def action() -> None:
            self.done.append(name)
            self._changed.set()

        return action

    async def until(self, count: int) -> None:
        """Wait for `count` actions."""
        async with asyncio.timeout(30):
            while len(self.done) < count:
                self._changed.clear()
                await self._changed.wait()


@pytest.fixture
def clock() -> StillClock:
    """A clock at 1000."""
    return StillClock(1000)


@pytest.fixture
def doings() -> Doings:
    """A record without actions yet."""
    return Doings()


@pytest.fixture
async def keeper(clock: StillClock) -> AsyncIterator[Timekeeper]:
    """A timekeeper at work."""
    keeper = Timekeeper(clock, Backoff(0, 0))
    keeper.start()
    yield keeper
    await keeper.close()


async def test_what_is_due_is_done_and_what_is_not_waits(keeper: Timekeeper, clock: StillClock, doings: Doings) -> None:
    keeper.at(5_000_000, "later", doings.do("later"))
    keeper.at(1000, "now", doings.do("now"))
    await doings.until(1)
    assert doings.done == ["now"]
    keeper.at(5_000_000, "also", doings.do("also"))
    clock.pass_time(5_000_000)
    await doings.until(3)
    assert sorted(doings.done[1:]) == ["also", "later"]


async def test_each_thing_is_done_once(keeper: Timekeeper, doings: Doings) -> None:
    keeper.at(0, "one", doings.do("one"))
    await doings.until(1)
    keeper.at(0, "two", doings.do("two"))
    await doings.until(2)
    assert doings.done == ["one", "two"]


async def test_the_last_word_counts(keeper: Timekeeper, doings: Doings) -> None:
    keeper.at(0, "deal", doings.do("first"))
    keeper.at(0, "deal", doings.do("second"))
    keeper.at(0, "offer", doings.do("forgotten"))
    keeper.forget("offer")
    keeper.forget("never there")
    keeper.at(0, "end", doings.do("end"))
    await doings.until(2)
    assert doings.done == ["second", "end"]


async def test_time_passes_by_itself(doings: Doings) -> None:
    """The pause is a real one: nobody has to come by."""

    keeper = Timekeeper(SystemClock(), USUAL.due_again)
    keeper.start()
    due = SystemClock().now() + 20
    keeper.at(due, "soon", doings.do("soon"))
    await doings.until(1)
    assert SystemClock().now() >= due
    await keeper.close()


async def test_what_fails_is_tried_again(keeper: Timekeeper, doings: Doings, caplog: pytest.LogCaptureFixture) -> None:
    fails = iter([ValueError(), OSError(), Lost(), DiskFull()])

    async def action() -> None:
        if (error := next(fails, None)) is not None:
            raise error
        await doings.do("at last")()

    keeper.at(0, "try", action)
    await doings.until(1)
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING", "WARNING", "ERROR"]


async def test_what_fails_again_is_tried_less_often(clock: StillClock, doings: Doings) -> None:
    keeper = Timekeeper(clock, USUAL.due_again)
    keeper.start()
    began = clock.now()
    waits = []

    async def action() -> None:
        waits.append(clock.now() - began)
        await doings.do("tried")()
        if len(waits) < 10:
            raise ConnectionResetError

    keeper.at(0, "try", action)
    for count in range(1, 10):
        await doings.until(count)
        await clock.until_called()
    await doings.until(10)
    between = [later - earlier for earlier, later in itertools.pairwise(waits)]
    assert between == [5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000, 300_000]
    await keeper.close()


async def tries_until(clock: StillClock, end: int, wanted_at: Callable[[int], int], *, takes: int = 0) -> list[int]:
    """Return when an action that always fails is tried before `end`; it asks for itself for when `wanted_at` says.

    `takes`: milliseconds until it does.
    """
    keeper = Timekeeper(clock, USUAL.due_again)
    keeper.start()
    tries, done = list[int](), Doings()

    async def action() -> None:
        tries.append(clock.now())
        clock.advance(takes)
        keeper.at(wanted_at(clock.now()), "deal", action)
        await done.do("tried")()
        raise ConnectionResetError

    keeper.at(clock.now(), "deal", action)
    async with asyncio.timeout(30):
        while clock.now() < end:
            await done.until(len(tries) + 1)
            await clock.until_called()
    await keeper.close()
    return tries


async def test_what_fails_and_asks_for_itself_still_waits(clock: StillClock) -> None:
    """A deal fails on a full disk, and the table is read again, which asks for the deal that is due."""
    began = clock.now()
    tries = await tries_until(clock, began + 30_000, lambda _: began)
    assert [each - began for each in tries] == [0, 5_000, 15_000]


async def test_what_asks_for_itself_at_once_and_fails_waits_too(clock: StillClock) -> None:
    """Reading a table takes some moments, and each time it asks to look at the others of its duplicate at once."""
    began = clock.now()
    tries = await tries_until(clock, began + 30_000, lambda now: now, takes=10)
    assert [each - began for each in tries] == [0, 5_010, 15_020]


async def test_what_is_due_later_than_what_failed_waits_for_its_own_time(clock: StillClock) -> None:
    began = clock.now()
    tries = await tries_until(clock, began + 3_000, lambda now: now + 1_000)
    assert [each - began for each in tries] == [0, 1_000, 2_000]


async def test_what_is_asked_for_again_during_the_pause_after_a_failure_waits(
    clock: StillClock, doings: Doings
) -> None:
    keeper = Timekeeper(clock, USUAL.due_again)
    keeper.start()

    async def fails() -> None:
        await doings.do("fails")()
        raise ConnectionResetError

    due = clock.now()
    keeper.at(due, "deal", fails)
    await doings.until(1)
    keeper.at(due, "other", doings.do("other"))  # so that the failure is over
    await doings.until(2)
    keeper.at(due, "deal", doings.do("deal"))
    keeper.at(due, "another", doings.do("another"))
    await doings.until(3)
    assert doings.done == ["fails", "other", "another"]
    await clock.until_called()
    await doings.until(4)
    assert (doings.done[-1], clock.now()) == ("deal", due + 5_000)
    keeper.at(due, "deal", doings.do("after a success"))
    await doings.until(5)
    assert clock.now() == due + 5_000
    await keeper.close()


async def test_what_an_exception_says_is_not_logged(
    keeper: Timekeeper, doings: Doings, caplog: pytest.LogCaptureFixture
) -> None:
    async def action() -> None:
        await doings.do("tried")()
        if len(doings.done) == 1:
            raise ValueError("the hand is QS JD")

    keeper.at(0, "try", action)
    await doings.until(2)
    assert "ValueError" in caplog.text
    assert "QS" not in caplog.text


async def test_nothing_runs_twice_at_once_under_one_key(keeper: Timekeeper, doings: Doings) -> None:
    gate = asyncio.Event()

    async def slow() -> None:
        await doings.do("begun")()
        await gate.wait()
        await doings.do("ended")()

    keeper.at(0, "clock", slow)
    await doings.until(1)
    keeper.at(0, "clock", doings.do("overtaken"))
    keeper.at(0, "clock", doings.do("next"))
    keeper.at(0, "other", doings.do("other"))
    await doings.until(2)
    gate.set()
    await doings.until(4)
    assert doings.done == ["begun", "other", "ended", "next"]


async def test_what_takes_long_holds_up_nothing(keeper: Timekeeper, doings: Doings) -> None:
    """A challenge whose message Discord delays keeps no table from its next deal."""
    keeper.at(0, "a slow edit", asyncio.Event().wait)  # type: ignore[arg-type]
    keeper.at(1, "deal", doings.do("deal"))
    await doings.until(1)


class Counted(str):
    """A key that counts how often any key is looked up."""

    __slots__ = ()
    looked_up = itertools.count()

    def __hash__(self) -> int:
        next(Counted.looked_up)
        return super().__hash__()


async def test_what_is_due_later_costs_nothing_now(keeper: Timekeeper, doings: Doings) -> None:
    """Every running table awaits something, and each of its moves awaits something else."""
    for number in range(1_000):
        keeper.at(5_000_000 + number, Counted(f"table {number}"), doings.do("later"))
    await asyncio.sleep(0)
    before = next(Counted.looked_up)
    for number in range(100):
        keeper.at(0, f"move {number}", doings.do("now"))
        await doings.until(number + 1)
    assert next(Counted.looked_up) == before + 1


class Key(str):  # noqa: SLOT000  of which it can be seen whether it is remembered
    """A key."""


async def test_what_was_awaited_before_is_not_remembered_for_ever(keeper: Timekeeper, doings: Doings) -> None:
    keys = []
    for number in range(10 * SPARE):
        key = Key("table")
        keys.append(weakref.ref(key))
        keeper.at(5_000_000 + number, key, doings.do("never"))
    assert sum(each() is not None for each in keys) <= 2 * SPARE


async def test_close_ends_what_is_under_way(clock: StillClock, doings: Doings) -> None:
    before = asyncio.all_tasks()
    keeper = Timekeeper(clock, USUAL.due_again)
    keeper.start()
    keeper.at(0, "a slow edit", asyncio.Event().wait)  # type: ignore[arg-type]
    keeper.at(1, "deal", doings.do("deal"))
    await doings.until(1)
    assert len(asyncio.all_tasks()) == len(before) + 2
    await keeper.close()
    assert asyncio.all_tasks() == before
    await keeper.close()


async def test_close_before_start_is_no_mistake(clock: StillClock) -> None:
    await Timekeeper(clock, USUAL.due_again).close()
