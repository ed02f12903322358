"""Two processes post the message of one table at the same moment: Discord takes it once, and it stays."""

import asyncio
from types import SimpleNamespace
from typing import cast

import discord
import pytest

from bot.store import LeftoverRow, TableMessageRow
from bot.tables import Table
from cogs.screens.screen import plain_public
from cogs.stage.table_message import TableMessages

CHANNEL = 5


@pytest.mark.parametrize(("stored", "removed"), [(77, []), (78, [77])])
async def test_a_message_that_the_home_before_has_posted_too_is_not_deleted(stored: int, removed: list[int]) -> None:
    """It is another one only if the table was shown again in the meantime."""
    gone, shown = list[int](), list[int]()

    async def send(**_: object) -> discord.Message:
        return cast("discord.Message", SimpleNamespace(id=77))

    async def public(_key: str) -> TableMessageRow:
        return TableMessageRow("TABLE", CHANNEL, stored, 1_000)

    async def public_shown(_key: str, *, channel_id: int, message_id: int, notices: object) -> None:
        assert (channel_id, notices) == (CHANNEL, [])
        shown.append(message_id)

    async def note(row: LeftoverRow) -> None:
        gone.append(row.message_id)

    async def nothing(_row: LeftoverRow) -> None:
        pass

    messages = SimpleNamespace(public=public, public_shown=public_shown, leave=nothing)
    ground = SimpleNamespace(
        began=0,
        budget=SimpleNamespace(show_table=lambda _key: None),
        channel=lambda _channel, _guild: SimpleNamespace(send=send),
        tables=SimpleNamespace(messages=messages),
    )
    posting = SimpleNamespace(
        _ground=ground, _leftovers=SimpleNamespace(remove=note), _storing=asyncio.Lock(), _unsure=set()
    )
    table = SimpleNamespace(id="TABLE", channel_id=CHANNEL, home_id=CHANNEL, guild_id=9, started_at=1, ply=1)
    await TableMessages._post(
        cast("TableMessages", posting), cast("Table", table), plain_public("The table."), since=0, calls=[]
    )
    assert (gone, shown) == (removed, [] if removed else [77])
