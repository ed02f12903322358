"""What becomes of a question whose answer nobody waits for any more."""

import asyncio
from pathlib import Path

from sqlalchemy import event, text

from bot.store.engines import reader_engine
from bot.store.reader import Reader


class Asker(Reader):
    """A reader with one question."""

    async def two(self) -> list[int]:
        """The number two."""
        return await self._all(text("SELECT 2"), int)


async def test_a_question_that_is_given_up_is_heard_out_before_the_connections_are_closed(path: Path) -> None:
    engine = reader_engine(path, busy_timeout=1)
    is_asked, thrown_away = asyncio.Event(), list[object]()
    event.listen(engine.sync_engine, "before_cursor_execute", lambda *_: is_asked.set())
    event.listen(engine.sync_engine, "invalidate", lambda *_: thrown_away.append(1))
    async with Asker(engine) as asker:
        assert await asker.two() == [2]
        is_asked.clear()
        asking = asyncio.create_task(asker.two())
        await is_asked.wait()
        asking.cancel()
        assert isinstance((await asyncio.gather(asking, return_exceptions=True))[0], asyncio.CancelledError)
    assert thrown_away == []
