"""A nudge whose table has moved its home is given up: nobody waits for it for ever."""

import asyncio
from types import SimpleNamespace
from typing import cast

import pytest

from bot.games.protocol import Seat
from bot.tables import Table
from bot.values.timing import Timing
from cogs.requests import Requests
from cogs.stage.processes import OtherProcesses
from tests.tables.house import GUILD
from tests.tables.neighbors import SomeHome


async def test_a_nudge_that_nobody_makes_is_given_up(caplog: pytest.LogCaptureFixture) -> None:
    async def nudge(_table: Table, _seats: list[Seat]) -> None:
        await asyncio.Event().wait()  # as for a call that nobody reports as made

    requests = Requests()
    ground = SimpleNamespace(home=SomeHome({GUILD}), timing=Timing(nudged_within=0.01), requests=requests)
    shown = SimpleNamespace(_ground=ground, _panels=SimpleNamespace(turns=SimpleNamespace(nudge=nudge)))
    table = SimpleNamespace(id="TABLE", ply=3, guild_id=GUILD)
    async with asyncio.timeout(60):
        await OtherProcesses.nudge(cast("OtherProcesses", shown), cast("Table", table), [Seat.A])
    assert "somebody not nudged (TimeoutError)" in caplog.text
    await requests.close()
