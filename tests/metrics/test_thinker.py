"""Timed robots think as untimed ones do."""

import asyncio
from typing import cast

import pytest

from bot.games.protocol import Move, Resign, View
from bot.metrics.thinker import TimedThinker
from bot.robots.protocol import Level
from bot.robots.queue import Asker, Rank
from bot.robots.thinker import Thinker, ThinkerClosed

VIEW = cast("View", object())


class Quick(Thinker):
    """A thinker with an instant answer."""

    def __init__(self, answer: Move | type[BaseException]) -> None:
        super().__init__(robots=())
        self._answer = answer

    async def think(self, level: Level | str, view: View, seed: int, *, asker: Asker) -> Move:
        if isinstance(self._answer, type):
            raise self._answer
        return self._answer


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (Resign(), [False]),
        (ValueError, [True]),
        (ThinkerClosed, []),
        (asyncio.CancelledError, []),
    ],
)
async def test_a_thought_is_told_with_its_failure(answer: Move | type[BaseException], expected: list[bool]) -> None:
    heard: list[bool] = []
    thinker = TimedThinker(Quick(answer), lambda seconds, has_failed: heard.append(has_failed and seconds >= 0))
    if isinstance(answer, type):
        with pytest.raises(answer):
            await thinker.think("novice", VIEW, 1, asker=Asker(Rank.TABLE, "T"))
    else:
        assert await thinker.think("novice", VIEW, 1, asker=Asker(Rank.TABLE, "T")) is answer
    assert heard == expected
