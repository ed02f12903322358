"""A bot in the process of a bench, for as long as people play with it."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager


class BotEnded(Exception):  # noqa: N818  it says what happened
    """The bot is gone before the people are done, as after Ctrl-C, which it takes for itself."""


@asynccontextmanager
async def alongside(bot: Coroutine[object, object, None]) -> AsyncIterator[None]:
    """Run `bot` until the block ends.

    Raises an exception group of BotEnded, or of what the bot has raised, if it ends first: nobody waits for its answers
    then, and nothing is counted.
    """

    async def run() -> None:
        await bot
        task = asyncio.current_task()
        if task is not None and not task.cancelling():
            raise BotEnded

    async with asyncio.TaskGroup() as group:
        running = group.create_task(run(), name="bot")
        yield
        running.cancel()
