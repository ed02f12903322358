"""Seats are taken together; a reader of all of them is alone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from bot.store import Store
from bot.tables.lobbies.seating import Seating
from bot.values.database import Server
from tests.tables.house import CHANNEL, GUILD, open_house, seat_table


class Only:
    """A process that is alone with its database."""

    @asynccontextmanager
    async def shared_lock(self, _name: str, *, is_shared: bool = False) -> AsyncIterator[None]:
        """Keep nobody waiting."""
        yield


async def test_many_enter_together_and_one_alone_in_the_order_in_which_they_came() -> None:
    seating, leave = Seating(Only()), asyncio.Event()
    inside: list[str] = []

    async def together(name: str) -> None:
        async with seating.together():
            inside.append(name)
            await leave.wait()

    async def alone() -> None:
        async with seating.alone():
            inside.append("alone")

    first = [asyncio.create_task(together(name)) for name in "ab"]
    await asyncio.sleep(0)
    assert inside == ["a", "b"]
    others = [asyncio.create_task(alone()), asyncio.create_task(together("c"))]
    for _ in range(3):
        await asyncio.sleep(0)
    assert inside == ["a", "b"]
    leave.set()
    await asyncio.gather(*first, *others)
    assert inside == ["a", "b", "alone", "c"]


@pytest.mark.postgresql
@pytest.mark.long("PostgreSQL")
async def test_so_it_is_among_processes_too(server: Server) -> None:
    inside: list[str] = []
    async with AsyncExitStack() as opened:
        here, there = [Seating(await opened.enter_async_context(await Store.open(server))) for _ in range(2)]

        async def together() -> None:
            async with there.together():
                inside.append("together")

        async def alone() -> None:
            async with there.alone():
                inside.append("alone")

        async with here.together():
            await together()
            waiting = asyncio.create_task(alone())
            await there._locks.find_robot("none")  # type: ignore[attr-defined]  # a question goes there and back
            assert inside == ["together"]
        await waiting
        async with here.alone():
            others = [asyncio.create_task(each()) for each in (alone, together)]
            await there._locks.find_robot("none")  # type: ignore[attr-defined]
            assert inside == ["together", "alone"]
        await asyncio.gather(*others)
        assert inside[2:] == ["alone", "together"]


@pytest.mark.postgresql
@pytest.mark.long("PostgreSQL")
async def test_two_who_ask_for_one_more_game_at_two_processes_at_once_ask_for_the_same(server: Server) -> None:
    async with open_house(server) as here, open_house(server) as there:
        ann, bob, *_ = here.people
        for number in range(5):
            terms = (await seat_table(here, f"T{number}", stake=100 + number)).terms
            asked = await asyncio.gather(
                here.tables.offers.rematch(ann, bob, terms=terms, guild_id=GUILD, channel_id=CHANNEL),
                there.tables.offers.rematch(bob, ann, terms=terms, guild_id=GUILD, channel_id=CHANNEL),
            )
            assert len({each.id for each in asked}) == 1
