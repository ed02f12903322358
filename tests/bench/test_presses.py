"""Presses at many tables, some of which show the end of a deal just now."""

import asyncio
from collections import Counter

from bot.bench import presses
from bot.bench.presses import press_all

TABLES, PRESSES = 4, 40


async def test_a_table_that_shows_the_end_of_a_deal_keeps_nobody_from_pressing_elsewhere() -> None:
    pressed = Counter[int]()

    async def press(table: int) -> bool:
        if table == 0 and pressed.total() < PRESSES - 1:
            return False
        for _ in range(2 * TABLES):  # an answer takes its time, in which others press
            await asyncio.sleep(0)
        pressed[table] += 1
        return True

    seconds, _ = await press_all(press, TABLES, presses=PRESSES, rate=1e6)
    assert len(seconds) == PRESSES
    assert min(pressed[table] for table in range(1, TABLES)) > 1, "by turns"


async def test_one_press_at_a_time_at_each_table() -> None:
    under_way = Counter[int]()

    async def press(table: int) -> bool:
        under_way[table] += 1
        assert under_way[table] == 1
        await asyncio.sleep(0)
        under_way[table] -= 1
        return True

    seconds, _ = await press_all(press, TABLES, presses=PRESSES, rate=1e6)
    assert len(seconds) == PRESSES


async def test_what_no_table_calls_for_is_left_out() -> None:
    pressed = list[int]()

    async def press(table: int) -> bool:
        is_called = not pressed
        if is_called:
            pressed.append(table)
        return is_called

    seconds, lasted = await press_all(press, TABLES, presses=PRESSES, rate=1e6, stuck=0.0)
    assert len(seconds) == len(pressed) == 1
    assert lasted < presses.LOOK
