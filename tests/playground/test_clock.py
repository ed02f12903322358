"""The playground's time."""

import asyncio

import pytest

from bot.playground.clock import Clock
from bot.playground.snowflake import Snowflakes, seconds_of


async def test_alarms_ring_in_order_when_the_clock_is_turned() -> None:
    clock, rung = Clock(ticking=False), []
    clock.call_in(20, lambda: rung.append("late"))
    clock.call_in(10, lambda: rung.append("early"))
    clock.call_in(15, lambda: rung.append("never")).cancel()
    clock.advance(9)
    assert rung == []
    clock.advance(20)
    assert rung == ["early", "late"]


async def test_a_ticking_clock_rings_by_itself() -> None:
    clock, rung = Clock(), asyncio.Event()
    clock.call_in(0.01, rung.set)
    await asyncio.wait_for(rung.wait(), 5)


async def test_an_alarm_may_set_another() -> None:
    clock, rung = Clock(ticking=False), []
    clock.call_in(1, lambda: clock.call_in(1, lambda: rung.append("second")) and None)
    clock.advance(1)
    clock.advance(1)
    assert rung == ["second"]


async def test_a_stopped_clock_rings_no_more() -> None:
    clock, rung = Clock(ticking=False), []
    clock.call_in(1, lambda: rung.append("rung"))
    clock.stop()
    clock.advance(2)
    assert rung == []


def test_a_clock_is_not_turned_back() -> None:
    with pytest.raises(ValueError):
        Clock(ticking=False).advance(-1)


def test_ids_grow_even_when_time_stands_still() -> None:
    clock = Clock(ticking=False)
    snowflakes = Snowflakes(clock)
    ids = [snowflakes.mint() for _ in range(5)]
    assert ids == sorted(set(ids))
    assert abs(seconds_of(ids[0]) - clock.now()) < 0.01
