"""The beat of the loop shows its delays, on every loop the bot may run on."""

import asyncio
import time
from collections.abc import Callable

import pytest

from bot import loop
from bot.metrics.pulse import Pulse

HELD_UP = 0.05  # s


@pytest.mark.parametrize("run", [asyncio.run, loop.run])
def test_a_loop_that_is_held_up_is_felt(run: Callable[..., float]) -> None:
    async def main() -> float:
        felt: list[float] = []
        beaten = asyncio.Event()

        def feel(delay: float) -> None:
            felt.append(delay)
            beaten.set()

        async with Pulse(feel, every=0.01):
            await beaten.wait()
            time.sleep(HELD_UP)
            beaten.clear()
            await beaten.wait()
        count = len(felt)
        await asyncio.sleep(0.02)
        assert len(felt) == count, "it has ended"
        return max(felt)

    assert run(main()) >= HELD_UP - 0.012
