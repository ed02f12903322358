"""One server of PostgreSQL for a whole run of the tests, and a separate database for each request."""

import asyncio
import fcntl
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import asyncpg

from bot.store import Store
from bot.values.database import Server
from tests.in_memory import IN_MEMORY, is_roomy

STARTED_WITHIN = 60.0  # s
ROOT = Path(__file__).parents[2]
EMPTY = "empty"  # the database that all others are copies of


@dataclass(frozen=True, slots=True)
class SharedServer:
    """A server that runs. Each request for a database gets a separate one."""

    address: str  # of its databases, with {} for the name
    names: Iterator[str]

    def server(self, name: str) -> Server:
        """Return the database of this name."""
        return Server(self.address.format(name))

    async def execute(self, *statements: str, on: str = "postgres") -> None:
        """Execute statements as the owner of everything.

        Statements that need a database without other users are tried again: those leaving it may take their time.
        """
        connection = await asyncpg.connect(self.server(on).url)
        try:
            for each in statements:
                while True:
                    with suppress(asyncpg.ObjectInUseError):  # after five seconds in which the server waited for them
                        await connection.execute(each)
                        break
        finally:
            await connection.close()

    async def copied(self, of: str = EMPTY) -> Server:
        """Return a new database, with the contents of another one that nobody is connected to."""
        name = next(self.names)
        await self.execute(f'CREATE DATABASE "{name}" TEMPLATE "{of}" STRATEGY FILE_COPY')
        return self.server(name)

    async def new(self) -> Server:
        """Return a new, empty database."""
        return await self.copied("template0")

    async def drop(self, server: Server) -> None:
        """Drop a database, no matter who is connected to it."""
        name = server.url.partition("?")[0].rpartition("/")[2]
        await self.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')


def server_of(run: int) -> SharedServer:
    """Return the server of the run of tests whose first process is `run`; the first caller starts it."""
    place = IN_MEMORY if is_roomy(IN_MEMORY) else Path(tempfile.gettempdir())  # a socket's name has at most 107 bytes
    file = place / f"chapeau-tests-{run}"
    with _locked(file.with_suffix(".lock")):
        if not _answers(file):
            _start(file, run)
            asyncio.run(_make_empty(SharedServer(file.read_text(encoding="utf-8"), iter(()))))
    names = (f"t{os.getpid()}_{number}" for number in count(1))
    return SharedServer(file.read_text(encoding="utf-8"), names)


def _answers(file: Path) -> bool:
    """Return whether the server named in `file` is there: an earlier run of the same number may have been killed."""
    try:
        asyncio.run(SharedServer(file.read_text(encoding="utf-8"), iter(())).execute())
    except OSError:
        file.unlink(missing_ok=True)
        return False
    return True


def _start(file: Path, run: int) -> None:
    """Start a process that outlives us, but not the run; terminal input is not meant for it."""
    nowhere = [(os.POSIX_SPAWN_OPEN, number, os.devnull, os.O_RDWR, 0) for number in range(3)]
    words = [sys.executable, "-m", "tests.postgresql.serve", str(file), str(run)]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    os.posix_spawn(sys.executable, words, env, file_actions=nowhere, setsid=True)
    ends = time.monotonic() + STARTED_WITHIN
    while not file.exists():
        assert time.monotonic() < ends, "the server of PostgreSQL does not start"
        time.sleep(0.02)


async def _make_empty(shared: SharedServer) -> None:
    await shared.execute(f"CREATE DATABASE {EMPTY}")
    async with await Store.open(shared.server(EMPTY)):
        pass


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Hold the file alone among all processes; the server removes it in the end."""
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
