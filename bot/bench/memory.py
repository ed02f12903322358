"""`python -m bot bench memory`: what the bot holds in memory while many tables play."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

from bot.bench.hosts import HERE, chapeau
from bot.bench.presses import press_all

RATE = 40.0  # presses a second wished
MB = 1 << 20


async def compare(tables: int, *, presses: int, other: Path | None) -> AsyncIterator[str]:
    """Open the tables, press at all of them, and report how much memory each bot then had."""
    held: list[float] = []
    async with AsyncExitStack() as stack:
        roots = (HERE,) if other is None else (other, HERE)
        for root in roots:
            host = await stack.enter_async_context(chapeau(root, tables=tables))
            seated = (await host.meter.quiet()).resident / MB
            await press_all(host.press, tables, presses=presses, rate=RATE)
            held.append((await host.meter.quiet()).resident / MB)
            yield f"{host.name}: {seated:.0f} MB with {tables} tables, {held[-1]:.0f} MB after {presses} presses"
    if other is not None:
        yield f"of {other}: {held[1] / held[0]:.2f}"
