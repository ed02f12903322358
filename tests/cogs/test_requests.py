"""A request that nobody waits for anymore goes on."""

import asyncio
import gc

import pytest

from cogs.requests import Requests


async def test_a_request_returns_what_it_has_come_to() -> None:
    assert await Requests().finish(asyncio.sleep(0, 5)) == 5


async def test_who_gives_up_does_not_cut_it_off() -> None:
    requests, answered, done = Requests(), asyncio.Event(), asyncio.Event()

    async def request() -> None:
        await answered.wait()
        done.set()

    waits = asyncio.create_task(requests.finish(request()))
    await asyncio.sleep(0)
    waits.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waits
    answered.set()
    await done.wait()


async def test_a_failure_that_nobody_waits_for_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    requests, answered, unheard = Requests(), asyncio.Event(), list[object]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unheard.append(context))

    async def request() -> None:
        await answered.wait()
        raise ConnectionError

    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0):
            await requests.finish(request())
    answered.set()
    for _ in range(3):
        await asyncio.sleep(0)
    gc.collect()
    assert [each.message for each in caplog.records] == ["a request that was given up failed: ConnectionError"]
    assert unheard == []


async def test_what_is_under_way_ends_with_the_stage() -> None:
    requests, is_over = Requests(), asyncio.Event()

    async def request() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            is_over.set()

    waits = asyncio.create_task(requests.finish(request()))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await requests.close()
    assert is_over.is_set()
    assert (await asyncio.gather(waits, return_exceptions=True))[0].__class__ is asyncio.CancelledError
