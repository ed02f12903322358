"""Seats are taken together; whoever must look at all of them is alone."""

import asyncio

from bot.tables.seating import Seating


async def test_many_enter_together_and_one_alone_in_the_order_in_which_they_came() -> None:
    seating, leave = Seating(), asyncio.Event()
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
