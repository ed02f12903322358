"""The desk asks the robots' processes in pieces, so that nobody at a table waits for a whole decision."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

import pytest

from bot.coach import CoachDesk, pieces
from bot.coach.pieces import weigh
from bot.registry import GAMES
from bot.robots.bench import turns
from bot.robots.protocol import Level
from bot.robots.queue import Asker, Rank
from bot.robots.thinker import Thinker
from tests.there import there

T = TypeVar("T")

DAIFUGO = GAMES["daifugo"]
BEFORE = 3  # pieces of advice before a table asks


def a_move() -> None:
    """Stand in for the thought of a robot."""


@dataclass
class Clerk:
    """A worker for whom a table waits once it has answered a little."""

    table_asks: asyncio.Event = field(default_factory=asyncio.Event)
    asked: list[str] = field(default_factory=list)

    async def start(self) -> None:
        """Begin."""

    async def ask(self, question: Callable[[], T]) -> T:
        """Return the answer."""
        assert isinstance(question, partial)
        self.asked.append(question.func.__name__)
        if len(self.asked) == BEFORE:
            self.table_asks.set()
        await asyncio.sleep(0)  # as the process would, let others ask meanwhile
        return question()

    async def close(self) -> None:
        """End."""


async def test_a_table_waits_for_a_piece_of_advice_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """With pieces as short as can be: the advice is the same as of one piece."""
    position, seat = next(turns(DAIFUGO.game, next(each for each in DAIFUGO.robots if each.level is Level.REGULAR), 3))
    view = position.view(seat)
    whole = weigh(there(DAIFUGO.coach), view, "luck", None)
    monkeypatch.setattr(pieces, "LONGEST", 0)
    clerk = Clerk()
    thinker = Thinker((), hire=lambda: clerk)
    advice = asyncio.create_task(CoachDesk(GAMES, thinker).advise("daifugo", view, "luck", who="Ann"))
    await clerk.table_asks.wait()
    await thinker.ask(Asker(Rank.TABLE, "CLUB"), a_move)
    assert await advice == whole
    assert clerk.asked.index("a_move") <= BEFORE + 1
    assert clerk.asked.count("go_on") > 10 * BEFORE
    await thinker.close()
