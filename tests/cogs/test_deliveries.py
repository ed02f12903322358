"""Interactions come in once each, and have an owner until the bot has closed."""

import asyncio
from dataclasses import dataclass

from cogs.deliveries import CROWD, KEPT, Deliveries


@dataclass(frozen=True)
class Delivery:
    """An incoming interaction."""

    id: int


async def test_each_is_taken_once() -> None:
    deliveries = Deliveries()
    assert [deliveries.take(Delivery(number)) for number in (1, 2, 1)] == [True, True, False]


async def test_only_so_many_are_remembered() -> None:
    deliveries = Deliveries()
    for number in range(KEPT + 1):
        assert deliveries.take(Delivery(number))
    assert deliveries.take(Delivery(0))
    assert not deliveries.take(Delivery(KEPT))


async def test_what_is_being_answered_is_finished_and_nothing_new_is_taken() -> None:
    deliveries, pressed, answered = Deliveries(), asyncio.Event(), asyncio.Event()
    said: list[str] = []

    async def answer() -> None:
        assert deliveries.take(Delivery(1))
        pressed.set()
        await answered.wait()
        said.append("answered")

    answering = asyncio.create_task(answer())
    await pressed.wait()
    closing = asyncio.create_task(deliveries.close())
    await asyncio.sleep(0)
    assert not deliveries.take(Delivery(2))
    assert not closing.done()
    answered.set()
    await closing
    assert said == ["answered"]
    assert answering.done()


async def test_what_takes_too_long_is_ended() -> None:
    deliveries, pressed = Deliveries(answered_within=0), asyncio.Event()

    async def answer() -> None:
        assert deliveries.take(Delivery(1))
        pressed.set()
        await asyncio.Event().wait()

    answering = asyncio.create_task(answer())
    await pressed.wait()
    await deliveries.close()
    assert answering.cancelled()


async def test_who_listens_hears_of_each_that_was_dealt_with() -> None:
    heard: list[tuple[int, bool]] = []
    deliveries = Deliveries[Delivery](heard=lambda delivery, seconds: heard.append((delivery.id, seconds >= 0)))
    stuck = asyncio.Event()

    async def answer(number: int) -> None:
        assert deliveries.take(Delivery(number))
        if number == 2:
            await stuck.wait()

    answering = [asyncio.create_task(answer(number)) for number in (1, 2)]
    await answering[0]
    answering[1].cancel()
    await asyncio.wait(answering)
    await asyncio.sleep(0)
    assert heard == [(1, True)]


async def test_a_crowd_is_answered_before_anything_else_is_drawn() -> None:
    deliveries, answered = Deliveries(), asyncio.Event()
    order: list[str] = []

    async def answer(number: int) -> None:
        assert deliveries.take(Delivery(number))
        await answered.wait()
        order.append("answered")

    async def draw() -> None:
        await deliveries.calm()
        order.append("drawn")

    answering = [asyncio.create_task(answer(number)) for number in range(CROWD)]
    await asyncio.sleep(0)
    await draw()
    answering.append(asyncio.create_task(answer(CROWD)))
    await asyncio.sleep(0)
    drawing = asyncio.create_task(draw())
    await asyncio.sleep(0)
    assert order == ["drawn"]
    answered.set()
    await asyncio.gather(*answering, drawing)
    assert order == ["drawn", *["answered"] * (CROWD + 1), "drawn"]
