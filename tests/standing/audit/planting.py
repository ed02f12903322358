"""The planting of false evidence in a database, and what a check says of it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.registry import GAMES
from bot.standing.audit import Audit
from bot.tables import Vault


@contextmanager
def lawless(path: Path) -> Iterator[sqlite3.Connection]:
    """Open the database without its triggers, to change what nobody may change."""
    with closing(sqlite3.connect(path)) as connection:
        laws = connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
        for name, _ in laws:
            connection.execute(f"DROP TRIGGER {name}")
        yield connection
        for _, law in laws:
            connection.execute(law)
        connection.commit()


def check(path: Path) -> list[str]:
    """Return the sentences of a check."""
    return list(Audit(path, GAMES, vault=Vault(), unit="chips").faults())


def plant(path: Path, *statements: str) -> list[str]:
    """Falsify something and return the sentences about it."""
    with lawless(path) as connection:
        for sql in statements:
            assert connection.execute(sql).rowcount > 0, "nothing was falsified"
    return check(path)
