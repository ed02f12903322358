"""What becomes of a question whose answer nobody waits for any more."""

import asyncio
import threading
from pathlib import Path

import pytest
from sqlalchemy import event, text

from bot.store.asking import FileQuestions
from bot.store.engines import READERS, reader_engine
from bot.store.errors import Unavailable
from bot.store.reader import Reader

PATIENCE = 30.0  # s, for what must come


class Asker(Reader):
    """A reader with one question."""

    async def two(self) -> list[int]:
        """The number two."""
        return await self._all(text("SELECT 2"), int)


async def test_a_question_that_is_given_up_is_heard_out_before_the_connections_are_closed(path: Path) -> None:
    engine, loop = reader_engine(path, busy_timeout=1), asyncio.get_running_loop()
    is_asked, is_given_up, heard_out, thrown_away = asyncio.Event(), threading.Event(), list[object](), list[object]()

    def hold(*_: object) -> None:
        loop.call_soon_threadsafe(is_asked.set)
        assert is_given_up.wait(PATIENCE)

    event.listen(engine, "before_cursor_execute", hold)
    event.listen(engine, "after_cursor_execute", lambda *_: heard_out.append(1))
    event.listen(engine, "invalidate", lambda *_: thrown_away.append(1))
    async with Asker(FileQuestions(engine)) as asker:
        asking = asyncio.create_task(asker.two())
        await is_asked.wait()
        asking.cancel()
        assert isinstance((await asyncio.gather(asking, return_exceptions=True))[0], asyncio.CancelledError)
        assert heard_out == []
        is_given_up.set()
    assert heard_out == [1]
    assert thrown_away == []


async def test_more_questions_than_connections_are_all_answered(path: Path) -> None:
    async with Asker(FileQuestions(reader_engine(path, busy_timeout=1))) as asker:
        assert await asyncio.gather(*(asker.two() for _ in range(4 * READERS))) == 4 * READERS * [[2]]
    with pytest.raises(Unavailable, match="closed"):
        await asker.two()
