"""A database at a server of PostgreSQL is looked over as a file is."""

import asyncio

import pytest

from bot.registry import GAMES
from bot.standing import Projector
from bot.standing.audit import Audit
from bot.tables import Vault
from bot.values.database import Server
from tests.postgresql.shared import SharedServer
from tests.standing.games import give_up
from tests.tables.house import open_house

pytestmark = [pytest.mark.postgresql, pytest.mark.long("PostgreSQL")]


async def test_numbers_that_a_server_left_out_are_no_difference(shared_server: SharedServer, server: Server) -> None:
    """As after a crash: it never gives one twice, and leaves some out."""
    async with open_house(server) as house:
        await give_up(house, "ONE", house.people[0])
        name = server.url.partition("?")[0].rpartition("/")[2]
        await shared_server.execute(
            "SELECT nextval(pg_get_serial_sequence('announcements', 'number')) FROM generate_series(1, 33)", on=name
        )
        await give_up(house, "TWO", house.people[0])
        await Projector(house.store, house.tables).drain()
    audit = Audit(server, GAMES, vault=Vault(), unit="chips")
    assert await asyncio.to_thread(lambda: list(audit.faults())) == []
