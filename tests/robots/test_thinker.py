"""Thoughts wait in a queue for workers. Nothing here waits for a time: a worker goes on when the test lets it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import TypeVar

import pytest

from bot.games.protocol import Seat
from bot.registry import GAMES
from bot.robots.protocol import Level
from bot.robots.queue import Asker, Rank
from bot.robots.thinker import Thinker, ThinkerClosed, usual_workers
from bot.robots.worker import RobotProcess
from tests.games.positions import start
from tests.robots.conftest import Started

T = TypeVar("T")

ANN, BOB = (Asker(Rank.PRACTICE, who) for who in ("Ann", "Bob"))
CLUB = Asker(Rank.TABLE, "CLUB")


@dataclass
class Office:
    """Workers who answer on the loop, each when the test lets it."""

    most: int = 1
    hired: int = 0
    closed: int = 0
    is_shut: bool = False  # whether new workers are not ready yet
    asked: list[object] = field(default_factory=list)  # answers of questions that have begun, in order
    _gates: list[asyncio.Event] = field(default_factory=list)
    _opened: asyncio.Event = field(default_factory=asyncio.Event)

    def hire(self) -> "Clerk":
        """Return a new worker."""
        self.hired += 1
        return Clerk(self)

    async def enter(self) -> None:
        """Wait until workers may begin."""
        if self.is_shut:
            await self._opened.wait()

    def open(self) -> None:
        """Let them begin."""
        self.is_shut = False
        self._opened.set()

    async def answer(self, question: Callable[[], T]) -> T:
        """Answer when it is let go."""
        gate, answer = asyncio.Event(), question()
        self._gates.append(gate)
        self.asked.append(answer)
        await gate.wait()
        return answer

    async def step(self) -> None:
        """Let the oldest question that has begun be answered, and all that follows from it happen."""
        await settled()
        self._gates.pop(0).set()
        await settled()


@dataclass
class Clerk:
    """One worker."""

    office: Office

    async def start(self) -> None:
        """Begin."""
        await self.office.enter()

    async def ask(self, question: Callable[[], T]) -> T:
        """Return the answer."""
        return await self.office.answer(question)

    async def close(self) -> None:
        """End."""
        self.office.closed += 1


async def settled() -> None:
    """Let the loop run until nothing more happens by itself: no chain here is longer."""
    for _ in range(20):
        await asyncio.sleep(0)


def say(word: str) -> str:
    """Return it."""
    return word


def fail(word: str) -> str:
    """Raise ValueError."""
    raise ValueError(word)


@pytest.fixture
def office() -> Office:
    """One worker, for a start."""
    return Office()


@pytest.fixture
async def thinker(office: Office) -> AsyncIterator[Thinker]:
    """A thinker whose workers are these."""
    made = Thinker((), most=lambda: office.most, hire=office.hire)
    yield made
    await made.close()


def asks(thinker: Thinker, *asked: tuple[Asker, str]) -> list["asyncio.Task[str]"]:
    """Ask one question after the other."""
    return [asyncio.create_task(thinker.ask(asker, say, word)) for asker, word in asked]


async def test_people_come_first_and_those_who_practice_take_turns(thinker: Thinker, office: Office) -> None:
    tasks = asks(thinker, (ANN, "a1"), (ANN, "a2"), (ANN, "a3"), (BOB, "b1"), (CLUB, "c1"))
    await settled()
    tasks += asks(thinker, (CLUB, "c2"))
    for _ in tasks:
        await office.step()
    assert office.asked == ["c1", "c2", "a1", "b1", "a2", "a3"]
    assert [await task for task in tasks] == ["a1", "a2", "a3", "b1", "c1", "c2"]


async def test_who_asks_while_a_worker_is_busy_comes_before_all_that_has_not_begun(
    thinker: Thinker, office: Office
) -> None:
    asks(thinker, *((ANN, f"a{number}") for number in range(30)))
    await settled()
    asks(thinker, (BOB, "b"), (CLUB, "c"))
    for _ in range(3):
        await office.step()
    assert office.asked == ["a0", "c", "a1", "b"]


async def test_no_more_begin_than_there_are_workers_and_no_more_are_hired_than_may_be(
    thinker: Thinker, office: Office
) -> None:
    office.most = 3
    asks(thinker, (ANN, "1"))
    await settled()
    assert office.hired == 1
    asks(thinker, *((ANN, str(number)) for number in range(2, 9)))
    await settled()
    assert (office.hired, office.asked) == (3, ["1", "2", "3"])
    await office.step()
    assert (office.hired, office.asked) == (3, ["1", "2", "3", "4"])


async def test_a_free_worker_is_asked_before_another_is_hired(thinker: Thinker, office: Office) -> None:
    office.most = 3
    for word in ("1", "2", "3"):
        (task,) = asks(thinker, (ANN, word))
        await office.step()
        assert await task == word
    assert office.hired == 1


async def test_a_worker_too_many_ends_after_its_thought_and_one_is_always_left(
    thinker: Thinker, office: Office
) -> None:
    office.most = 3
    tasks = asks(thinker, *((ANN, str(number)) for number in range(7)))
    await settled()
    office.most = 1
    for _ in tasks:
        await office.step()
    assert [await task for task in tasks] == [*"0123456"]
    assert (office.hired, office.closed) == (3, 2)


async def test_a_worker_that_is_not_ready_takes_no_thought_from_one_that_is(thinker: Thinker, office: Office) -> None:
    office.most = 2
    asks(thinker, (ANN, "1"))
    await settled()
    office.is_shut = True
    asks(thinker, (ANN, "2"), (ANN, "3"))
    await settled()
    assert (office.hired, office.asked) == (2, ["1"])
    await office.step()
    assert office.asked == ["1", "2"]
    office.open()
    await settled()
    assert office.asked == ["1", "2", "3"]


async def test_a_thought_that_is_given_up_never_begins(thinker: Thinker, office: Office) -> None:
    begun, given_up, other = asks(thinker, (ANN, "1"), (ANN, "2"), (ANN, "3"))
    await settled()
    begun.cancel()
    given_up.cancel()
    await office.step()
    await office.step()
    assert await other == "3"
    assert office.asked == ["1", "3"]
    assert begun.cancelled()
    assert given_up.cancelled()


async def test_a_fault_is_its_askers_alone(thinker: Thinker, office: Office) -> None:
    failed = asyncio.create_task(thinker.ask(ANN, fail, "no"))
    await settled()
    (fine,) = asks(thinker, (ANN, "yes"))
    await office.step()
    with pytest.raises(ValueError, match="no"):
        await failed
    assert await fine == "yes"


async def test_a_closed_thinker_answers_nobody(thinker: Thinker, office: Office) -> None:
    tasks = asks(thinker, (ANN, "1"), (BOB, "2"), (CLUB, "3"))
    await settled()
    await thinker.close()
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(end) for end in ends] == [ThinkerClosed] * 3
    assert office.closed == office.hired == 1
    with pytest.raises(ThinkerClosed):
        await thinker.ask(CLUB, say, "4")
    assert len(office.asked) == 1


def test_all_but_one_core_are_the_workers_of_all_processes_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.sched_getaffinity", lambda _: {*range(8)}, raising=False)
    assert [usual_workers(processes) for processes in (0, 1, 2, 3, 7, 8)] == [7, 7, 3, 2, 1, 1]
    monkeypatch.setattr("os.sched_getaffinity", lambda _: {5}, raising=False)
    assert usual_workers(1) == 1


@pytest.mark.long("processes that play a little of every game")
async def test_a_new_process_has_played_a_little_of_every_game(started: Started) -> None:
    view = start(a="KKK 22 QQ", top="K").view(Seat.A)
    thinker = Thinker(GAMES.robots, games=GAMES.rules.values(), most=lambda: 2)
    try:
        moves = await asyncio.gather(*(thinker.think(Level.REGULAR, view, 1, asker=CLUB) for _ in range(9)))
        assert len({*moves}) == 1
        assert len(started()) == 2
    finally:
        await thinker.close()
    assert not started()


async def test_a_process_that_is_never_asked_is_never_started(started: Started) -> None:
    worker = RobotProcess(GAMES.robots, ())
    await worker.close()
    assert not started()
