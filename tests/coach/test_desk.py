"""The desk asks the robots' processes in pieces, so that nobody at a table waits for a whole decision."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import TypeVar

import pytest

from bot.coach import CoachDesk, pieces
from bot.coach.pieces import weigh
from bot.games.protocol import View
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


def a_view() -> View:
    """Return what a player of Daifugo sees who is to choose."""
    regular = next(each for each in DAIFUGO.robots if each.level is Level.REGULAR)
    position, seat = next(turns(DAIFUGO.game, regular, 3))
    return position.view(seat)


async def interrupted(asked: Callable[[CoachDesk], Coroutine[object, object, T]]) -> T:
    """Return what the desk says, while a table asks for a move: it waits for no more than the piece that has begun."""
    clerk = Clerk()
    thinker = Thinker((), hire=lambda: clerk)
    advice = asyncio.create_task(asked(CoachDesk(GAMES, thinker)))
    await clerk.table_asks.wait()
    await thinker.ask(Asker(Rank.TABLE, "CLUB"), a_move)
    found = await advice
    assert clerk.asked.index("a_move") <= BEFORE + 1
    assert clerk.asked.count("go_on") > 10 * BEFORE
    await thinker.close()
    return found


async def test_a_table_waits_for_a_piece_of_advice_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """With pieces as short as can be: the advice is the same as of one piece."""
    view = a_view()
    whole = weigh(there(DAIFUGO.coach), view, "luck", None)
    monkeypatch.setattr(pieces, "LONGEST", 0)
    assert await interrupted(lambda desk: desk.advise("daifugo", view, "luck", who="Ann")) == whole


async def test_a_table_waits_for_a_piece_of_a_review_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Likewise, however many decisions a person has reviewed: progress is seen again and again meanwhile."""
    view, shares = a_view(), list[float]()
    decided = [(view, str(move), move) for move in islice(view.legal_moves(), 3)]
    whole = pieces.reviewed([partial(pieces.begin, there(DAIFUGO.coach), *each) for each in decided])
    monkeypatch.setattr(pieces, "LONGEST", 0)

    async def seen(share: float) -> None:
        shares.append(share)

    assert await interrupted(lambda desk: desk.review("daifugo", decided, who="Ann", seen=seen)) == whole
    assert len({*shares}) >= len(decided)
