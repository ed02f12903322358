"""The benches of the whole bot run to their end, and report the cost of each part of the bot."""

from pathlib import Path

import pytest

from bot.bench import memory, presses, start
from bot.bench.meter import PARTS

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="the clocks of threads are those of Linux")


@pytest.mark.long("benches")
async def test_presses_tell_what_each_part_costs_beside_a_bare_bot() -> None:
    plan = presses.Plan(tables=2, presses=8, warm=2, rates=(20.0,), rounds=2)
    lines = [line async for line in presses.compare(plan)]
    assert lines[0].startswith("20 presses a second wished at 2 tables, 8 on each bot by turns")
    costs = [line for line in lines if "processor a press" in line]
    assert len(costs) == 2
    assert all(f"{part} " in line for line in costs for part in PARTS)
    assert lines[-1].startswith("  of discord.py alone: processor ")


@pytest.mark.long("benches")
async def test_memory_is_told_in_megabytes() -> None:
    [line] = [line async for line in memory.compare(1, presses=2, other=None)]
    assert line.startswith("Chapeau: ")
    assert line.endswith(" MB after 2 presses")


@pytest.mark.long("benches")
async def test_a_start_is_measured_once_everything_is_shown() -> None:
    lines = [line async for line in start.compare(1, other=None)]
    assert len(lines) == 1
    assert lines[0].startswith("1 running tables: Chapeau: ready after ")
    assert lines[0].endswith(" messages sent, edited or deleted")
