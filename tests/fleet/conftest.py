"""A fleet, and the laws that must hold when a test leaves it."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Protocol

import pytest

from bot.bench.postgresql import Cluster, programs
from bot.store import Store
from bot.values.database import Server
from render import Studio
from tests.e2e.house import make_house, quiet_discord
from tests.e2e.judge import judge, log_faults
from tests.e2e.test_clocks_over_kills import Time
from tests.fleet.fleet import Fleet
from tests.fleet.relay import Relay
from tests.in_memory import IN_MEMORY, is_roomy

LEVELS = {"DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"}
EMPTY = "empty"  # the database that others are copies of


class Launch(Protocol):
    """A maker and starter of fleets."""

    async def __call__(self, count: int, /, *, passes_time: bool = False) -> Fleet:
        """Start `count` processes, whose time the test lets pass if it `passes_time`."""


def records(log: Path) -> list[tuple[str, str]]:
    """Return a log's records with their levels; an error of many lines is one record."""
    found: list[tuple[str, str]] = []
    for line in log.read_text(errors="replace").splitlines():
        words = line.split()
        if len(words) > 2 and words[2] in LEVELS:
            found.append((words[2], line))
        elif found:
            found[-1] = (found[-1][0], f"{found[-1][1]}\n{line}")
        else:
            found.append(("", line))
    return found


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    """A server of PostgreSQL that a test may crash, one for each process of the test run; `EMPTY` has all tables."""
    if programs() is None:
        pytest.skip("the programs of PostgreSQL are not installed")
    with Cluster(parent=IN_MEMORY if is_roomy(IN_MEMORY) else None) as cluster:
        url = cluster.create(EMPTY)

        async def migrate() -> None:
            async with await Store.open(Server(url)):
                pass

        asyncio.run(migrate())
        yield cluster


@pytest.fixture
async def launch(
    tmp_path: Path, postgresql: Cluster, studio: Studio, request: pytest.FixtureRequest
) -> AsyncIterator[Launch]:
    """Start a fleet. Afterwards everything said and logged in it is judged."""
    made, failed = list[Fleet](), request.session.testsfailed
    name = f"fleet_{abs(hash(request.node.name)):x}"
    async with AsyncExitStack() as opened:
        server = await opened.enter_async_context(quiet_discord())

        async def start(count: int, /, *, passes_time: bool = False) -> Fleet:
            postgresql.create(name, like=EMPTY)
            house = make_house(server, tmp_path, studio, draw_seed=lambda: b"")
            fleet = Fleet(
                **{
                    **vars(house),
                    "cluster": postgresql,
                    "name": name,
                    "count": count,
                    "program": "tests.fleet.quick_bot",
                }
            )
            made.append(fleet)
            fleet.time = Time(fleet) if passes_time else None
            for number in range(count):
                fleet.relays.append(await opened.enter_async_context(Relay(postgresql.port)))
                guild = server.add_guild(f"Friends {number}", shard=(number, count))
                fleet.places[number] = server.add_channel(guild, "cards")
                for person in fleet.people:
                    server.world.add_member(guild, person.user)
            await opened.enter_async_context(fleet.impatience())
            await fleet.launch()
            return fleet

        try:
            yield start
        finally:
            for fleet in made:
                await fleet.leave()
    postgresql.drop(name)
    for fleet in made:
        faults = log_faults([line for log in fleet.logs for line in records(log)], server.token)
        left = [each for each in faults if not any(words in each for words in fleet.expected_errors)]
        assert not left, "\n".join(left)
        assert not any(postgresql._password in log.read_text(errors="replace") for log in fleet.logs)
        judge(fleet)
    if request.session.testsfailed == failed:  # else the logs show why
        shutil.rmtree(tmp_path, ignore_errors=True)
