"""One server of PostgreSQL for a whole run of the tests, and an empty database of it for each that asks."""

import asyncio
import fcntl
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path

import asyncpg

from bot.store import Store
from bot.values.database import Server
from tests.postgresql.serve import LOCK, OWNER, READY

STARTED_WITHIN = 60.0  # s
PLACES = (Path("/dev/shm"), Path(tempfile.gettempdir()))  # the name of a socket may be 107 bytes long
EMPTY = "empty"  # the database that all others are copies of
MISSING = "no server of PostgreSQL is installed (Debian's package: postgresql)"


@cache
def binaries() -> Path | None:
    """The folder with the newest server that is installed here; None if there is none."""
    found = [Path(postgres).resolve().parent] if (postgres := shutil.which("postgres")) else []
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda each: float(each.parent.name), reverse=True)
    return next((each for each in found if (each / "initdb").exists()), None)


@dataclass(frozen=True, slots=True)
class Cluster:
    """A server that runs. Whoever asks for a database gets one of their own."""

    folder: Path
    names: Iterator[str]

    def server(self, name: str) -> Server:
        """The database of this name."""
        return Server(f"postgresql://{OWNER}@/{name}?host={self.folder}")

    async def execute(self, *statements: str, on: str = "postgres") -> None:
        """Execute statements as the owner of everything."""
        connection = await asyncpg.connect(self.server(on).url)
        try:
            for each in statements:
                await connection.execute(each)
        finally:
            await connection.close()

    async def copied(self, of: str = EMPTY) -> Server:
        """A new database, with what is in another one that nobody is connected to."""
        name = next(self.names)
        await self.execute(f'CREATE DATABASE "{name}" TEMPLATE "{of}" STRATEGY FILE_COPY')
        return self.server(name)

    async def new(self) -> Server:
        """A new database with nothing in it."""
        return await self.copied("template0")

    async def drop(self, server: Server) -> None:
        """Throw a database away, whoever is connected to it."""
        name = server.url.rpartition("?")[0].rpartition("/")[2]
        await self.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')


def cluster_of(run: int) -> Cluster:
    """The server of the run of tests whose first process is `run`; whoever asks first starts it."""
    found = binaries()
    assert found is not None, MISSING
    place = next(each for each in PLACES if os.access(each, os.W_OK))
    folder = place / f"chapeau-postgres-{run}"
    with _locked(folder.with_suffix(LOCK)):
        if not (folder / READY).exists():
            shutil.rmtree(folder, ignore_errors=True)  # of a former process of this number
            folder.mkdir()
            _serve(folder, found, run)
            _wait_for(folder / READY)
            cluster = Cluster(folder, iter(()))
            asyncio.run(_make_empty(cluster))
    return Cluster(folder, (f"t{os.getpid()}_{number}" for number in count(1)))


def _serve(folder: Path, found: Path, run: int) -> None:
    """Start what outlives us, but not the run; what is typed at the terminal is not meant for it."""
    script = Path(__file__).with_name("serve.py")
    nowhere = [(os.POSIX_SPAWN_OPEN, number, os.devnull, os.O_RDWR, 0) for number in range(3)]
    words = [sys.executable, "-I", str(script), str(folder), str(found), str(run)]
    os.posix_spawn(sys.executable, words, os.environ, file_actions=nowhere, setsid=True)


async def _make_empty(cluster: Cluster) -> None:
    await cluster.execute(f"CREATE DATABASE {EMPTY}")
    async with await Store.open(cluster.server(EMPTY)):
        pass


def _wait_for(file: Path) -> None:
    ends = time.monotonic() + STARTED_WITHIN
    while not file.exists():
        assert time.monotonic() < ends, "the server of PostgreSQL does not start"
        time.sleep(0.02)


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
