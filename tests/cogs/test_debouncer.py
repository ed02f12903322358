"""The showing of tables: the newest only, one at a time, until it worked or the debouncer is closed."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from dataclasses import replace

import pytest

from bot.tables import Table
from bot.values.timing import Backoff
from cogs.debouncer import Debouncer
from cogs.deliveries import Deliveries
from tests.cogs.desk import start, table_at

TABLE = table_at(start())


class Wall:
    """The place where tables are shown; a test says when each showing ends, and how."""

    def __init__(self) -> None:
        self.shown: list[tuple[str, int]] = []
        self.failures: list[Exception] = []
        self.open = asyncio.Event()
        self.open.set()
        self.at_once: dict[str, int] = {}
        self._changed = asyncio.Event()

    async def show(self, table: Table) -> None:
        self.at_once[table.id] = self.at_once.get(table.id, 0) + 1
        assert self.at_once[table.id] == 1
        try:
            self.shown.append((table.id, table.ply))
            self._changed.set()
            await self.open.wait()
            if self.failures:
                raise self.failures.pop(0)
        finally:
            self.at_once[table.id] -= 1

    async def until(self, is_so: Callable[[], object]) -> None:
        async with asyncio.timeout(30):
            while not is_so():
                self._changed.clear()
                await self._changed.wait()


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
async def updates(wall: Wall) -> AsyncIterator[Debouncer]:
    updates = Debouncer("wall", wall.show, between=0, calm=Deliveries().calm, again=Backoff(0, 0))
    yield updates
    await updates.close()


def at(ply: int, key: str = "ONE") -> Table:
    return replace(TABLE, id=key, ply=ply)


async def test_only_the_newest_is_shown(updates: Debouncer, wall: Wall) -> None:
    wall.open.clear()
    updates.put(at(1))
    await wall.until(lambda: wall.shown)
    for ply in (2, 3, 4):
        updates.put(at(ply))
    wall.open.set()
    await wall.until(lambda: len(wall.shown) == 2)
    assert wall.shown == [("ONE", 1), ("ONE", 4)]


async def test_something_older_never_takes_the_place_of_something_newer(updates: Debouncer, wall: Wall) -> None:
    wall.open.clear()
    updates.put(at(1))
    await wall.until(lambda: wall.shown)
    updates.put(at(5))
    updates.put(at(3))
    wall.open.set()
    await wall.until(lambda: len(wall.shown) == 2)
    assert wall.shown[-1] == ("ONE", 5)


async def test_tables_do_not_wait_for_each_other(updates: Debouncer, wall: Wall) -> None:
    wall.open.clear()
    for key in ("ONE", "TWO", "THREE"):
        updates.put(at(1, key))
    await wall.until(lambda: len(wall.shown) == 3)


async def test_what_failed_is_shown_again(updates: Debouncer, wall: Wall) -> None:
    wall.failures = [OSError(), ValueError()]
    updates.put(at(1))
    await wall.until(lambda: len(wall.shown) == 3)
    assert wall.shown == [("ONE", 1)] * 3


async def test_after_a_failure_the_newest_is_shown(updates: Debouncer, wall: Wall) -> None:
    wall.open.clear()
    wall.failures = [OSError()]
    updates.put(at(1))
    await wall.until(lambda: wall.shown)
    updates.put(at(2))
    wall.open.set()
    await wall.until(lambda: len(wall.shown) == 2)
    assert wall.shown == [("ONE", 1), ("ONE", 2)]


async def test_what_is_put_while_the_lane_ends_is_shown(updates: Debouncer, wall: Wall) -> None:
    """The loop takes one more step each time, to cover every moment."""
    for steps in range(8):
        count = len(wall.shown)
        updates.put(at(2 * steps))
        await wall.until(lambda count=count: len(wall.shown) > count)  # type: ignore[misc]
        for _ in range(steps):
            await asyncio.sleep(0)
        updates.put(at(2 * steps + 1))
        await wall.until(lambda count=count: len(wall.shown) > count + 1)  # type: ignore[misc]
        await settle()
    assert wall.shown == [("ONE", ply) for ply in range(16)]


async def settle() -> None:
    """Let everything run that can."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_an_ended_lane_leaves_no_task(updates: Debouncer, wall: Wall) -> None:
    before = asyncio.all_tasks()
    updates.put(at(1))
    await wall.until(lambda: wall.shown)
    await settle()
    assert asyncio.all_tasks() == before


async def test_close_ends_what_is_being_shown_and_shows_nothing_more(updates: Debouncer, wall: Wall) -> None:
    before = asyncio.all_tasks()
    wall.open.clear()
    updates.put(at(1))
    await wall.until(lambda: wall.shown)
    updates.put(at(2))
    updates.put(at(1, "NOT BEGUN"))
    await updates.close()
    updates.put(at(3))
    updates.put(at(1, "TWO"))
    await settle()
    assert wall.shown == [("ONE", 1)]
    assert asyncio.all_tasks() == before
    await updates.close()


async def test_log_says_where_a_fault_is_and_never_its_text(
    updates: Debouncer, wall: Wall, caplog: pytest.LogCaptureFixture
) -> None:
    wall.failures = [OSError("QS from the weather"), ValueError("QS in a hand")]
    updates.put(at(7))
    await wall.until(lambda: len(wall.shown) == 3)
    weather, fault = caplog.messages
    assert weather == "table ONE ply 7: wall failed: OSError"
    assert fault.startswith("table ONE ply 7: wall failed: ValueError")
    assert "test_debouncer.py" in fault
    assert re.search(r"QS", caplog.text) is None


async def test_what_may_wait_is_shown_with_what_follows(updates: Debouncer, wall: Wall) -> None:
    updates.put(at(1), within=3600)
    updates.put(at(2), within=3600)
    updates.put(at(1, "TWO"))
    await wall.until(lambda: wall.shown)
    assert wall.shown == [("TWO", 1)], "another table does not wait"
    updates.put(at(3))
    await wall.until(lambda: len(wall.shown) == 2)
    assert wall.shown[-1] == ("ONE", 3)


async def test_what_may_wait_is_shown_when_nothing_follows(updates: Debouncer, wall: Wall) -> None:
    updates.put(at(1), within=0.01)
    updates.put(at(2), within=3600)
    await wall.until(lambda: wall.shown)
    assert wall.shown == [("ONE", 2)], "it was promised within a moment"


async def test_what_failed_is_tried_again_although_it_might_have_waited(updates: Debouncer, wall: Wall) -> None:
    wall.failures.append(ConnectionResetError())
    updates.put(at(1), within=0.01)
    await wall.until(lambda: len(wall.shown) == 2)
    assert wall.shown == [("ONE", 1)] * 2


async def test_who_waits_for_the_newest_state_goes_on_once_it_was_shown(wall: Wall, updates: Debouncer) -> None:
    wall.open.clear()
    updates.put(TABLE)
    waiting = asyncio.create_task(updates.caught_up(TABLE.id, within=30))
    await wall.until(lambda: wall.shown)
    assert not waiting.done()
    wall.open.set()
    await waiting
    assert not updates.is_behind(TABLE.id)
    await updates.caught_up(TABLE.id, within=30)  # nothing is left to wait for
    wall.open.clear()
    updates.put(TABLE)
    await updates.caught_up(TABLE.id, within=0)
    assert updates.is_behind(TABLE.id), "nobody waits for ever"
    wall.open.set()
