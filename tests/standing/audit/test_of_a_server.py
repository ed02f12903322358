"""A database at a server of PostgreSQL is checked as a file is."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.registry import GAMES
from bot.standing import Projector
from bot.standing.audit import Audit
from bot.store.copies.carrying import carry
from bot.tables import Vault
from bot.values.database import Database, Server
from tests.postgresql.shared import SharedServer
from tests.standing.games import give_up
from tests.tables.house import open_house

pytestmark = [pytest.mark.postgresql, pytest.mark.long("PostgreSQL")]


async def test_numbers_that_a_server_left_out_are_no_difference(
    shared_server: SharedServer, server: Server, tmp_path: Path
) -> None:
    """As after a crash: it never gives one twice, and leaves some out."""
    async with open_house(server) as house:
        await give_up(house, "ONE", house.people[0])
        name = server.url.partition("?")[0].rpartition("/")[2]
        await shared_server.execute(
            "SELECT nextval(pg_get_serial_sequence('announcements', 'number')) FROM generate_series(1, 33)", on=name
        )
        await give_up(house, "TWO", house.people[0])
        await Projector(house.store, house.tables).drain()
    assert await faults(server) == []
    file = tmp_path / "back.db"
    await asyncio.to_thread(carry, server, file)
    assert await faults(file) == [], "nor in a file that they are moved to"
    async with open_house(file) as house:
        await give_up(house, "THREE", house.people[0])
        await Projector(house.store, house.tables).drain()
    assert await faults(file) == [], "where they are counted on"
    with closing(sqlite3.connect(file)) as changed, changed:
        names = [name for (name,) in changed.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")]
        for name in names:
            changed.execute(f'DROP TRIGGER "{name}"')
        changed.execute("DELETE FROM announcements WHERE number = 1")
    assert any(each.startswith("numbers: ") for each in await faults(file)), "one that is gone is missed all the same"


async def faults(database: Database) -> list[str]:
    """Return a check's findings."""
    audit = Audit(database, GAMES, vault=Vault(), unit="chips")
    return await asyncio.to_thread(lambda: list(audit.faults()))
