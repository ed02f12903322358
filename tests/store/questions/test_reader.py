"""The fate of a question whose answer nobody awaits anymore."""

import asyncio
import threading
from pathlib import Path

import pytest
from sqlalchemy import func, select, text

from bot.store.engines import READERS, reading_connection
from bot.store.errors import Unavailable
from bot.store.questions.asking import FileQuestions
from bot.store.questions.reader import Reader

PATIENCE = 30.0  # s, for what must come


class Asker(Reader):
    """A reader with two questions."""

    async def two(self) -> list[int]:
        """Return the number two."""
        return await self._all(text("SELECT 2"), int)

    async def held(self) -> list[int]:
        """Return the number one, when `hold` lets it go."""
        return await self._all(select(func.hold()), int)


async def test_a_question_that_is_given_up_is_heard_out_before_the_connections_are_closed(path: Path) -> None:
    loop, is_asked, is_given_up, heard_out = asyncio.get_running_loop(), asyncio.Event(), threading.Event(), list[int]()

    def hold() -> int:
        loop.call_soon_threadsafe(is_asked.set)
        assert is_given_up.wait(PATIENCE)
        heard_out.append(1)
        return 1

    connection = await reading_connection(path, busy_timeout=1)
    await connection.create_function("hold", 0, hold)
    async with Asker(FileQuestions([connection])) as asker:
        asking = asyncio.create_task(asker.held())
        await is_asked.wait()
        asking.cancel()
        assert isinstance((await asyncio.gather(asking, return_exceptions=True))[0], asyncio.CancelledError)
        assert heard_out == []
        is_given_up.set()
        assert await asker.two() == [2], "the connection is still of use"
    assert heard_out == [1]


async def test_more_questions_than_connections_are_all_answered(path: Path) -> None:
    async with Asker(await FileQuestions.open(path, busy_timeout=1)) as asker:
        assert await asyncio.gather(*(asker.two() for _ in range(4 * READERS))) == 4 * READERS * [[2]]
    with pytest.raises(Unavailable, match="closed"):
        await asker.two()


async def test_questions_that_wait_are_answered_before_the_connections_are_closed(path: Path) -> None:
    asker = Asker(await FileQuestions.open(path, busy_timeout=1))
    asking = [asyncio.create_task(asker.two()) for _ in range(4 * READERS)]
    await asyncio.sleep(0)  # each of them has asked, and most wait for a connection
    await asker.close()
    await asker.close()
    assert await asyncio.gather(*asking) == 4 * READERS * [[2]]
