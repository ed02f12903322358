"""A database that an earlier commit made: its games are opened, read, gone on with and checked as they were then.

At that commit each game was played once to its end, and once for a few moves. A lobby and a challenge were left open.
"""

import asyncio
import hashlib
import json
import lzma
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TypedDict

import pytest

from bot.games.protocol import SEATS
from bot.games.record import write
from bot.registry import GAMES
from bot.standing import Projector
from bot.standing.audit import Audit
from bot.store.copies.migrate import migrate
from bot.tables import Player, Table, Vault
from tests.migrated import PATIENCE
from tests.tables.house import House, idle, open_house

pytestmark = pytest.mark.file_only

COMMIT = "b24ea6e5"
EARLIER = Path(__file__).parent / "earlier"
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")


class TableSaid(TypedDict):
    """What that commit said of a table."""

    game: str
    ply: int
    over: bool
    position: str  # a digest of `seen`
    nets: list[int] | None
    record: str  # a digest of its bytes


class Said(TypedDict):
    """What that commit said."""

    now: int  # ms
    lobby: str
    offer: str
    tables: dict[str, TableSaid]


@pytest.fixture(scope="module")
def said() -> Said:
    """What was said at that commit."""
    found: Said = json.loads((EARLIER / f"{COMMIT}.json").read_text())
    return found


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The database, which only its owner can read."""
    path = tmp_path / "chapeau.db"
    path.touch(0o600)
    path.write_bytes(lzma.decompress((EARLIER / f"{COMMIT}.db.xz").read_bytes()))
    return path


@pytest.fixture
async def house(path: Path, said: Said) -> AsyncIterator[House]:
    """A process of today on it."""
    await asyncio.to_thread(migrate, path, PATIENCE)
    async with open_house(path) as house:
        house.clock.advance(said["now"] - house.clock.now())
        yield house


def digest(text: str) -> str:
    """Return a digest of a text, in hex."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def seen(table: Table) -> str:
    """Return what each seat may do, does by default, and cannot see."""
    position = table.position
    return "; ".join(
        f"{', '.join(sorted(map(str, position.legal_moves(seat))))}|{position.default(seat)}"
        f"|{sorted(map(str, position.view(seat).unseen()))!r}"
        for seat in SEATS[: len(table.players)]
    )


def faults(path: Path) -> list[str]:
    """Return what a check finds."""
    return list(Audit(path, GAMES, vault=Vault(), unit="chips").faults())


async def test_logs_of_an_earlier_commit_say_what_they_said(house: House, path: Path, said: Said) -> None:
    tables = said["tables"]
    over, running = (
        {stored["game"] for stored in tables.values() if stored["over"] is ended} for ended in (True, False)
    )
    assert over == running < {*GAMES}
    assert len(over) == 7, "all games that there were"
    for key, stored in tables.items():
        table = await house.tables.memory.table(key)
        assert (table.terms.game.name, table.ply, table.is_over) == (stored["game"], stored["ply"], stored["over"])
        assert digest(seen(table)) == stored["position"]
        assert (stored["nets"] is None) is not table.is_over
        if table.is_over:
            assert [*table.settlement().nets(len(table.players))] == stored["nets"]
        assert digest(write(await house.tables.logs.record(key), games=GAMES.rules)) == stored["record"]
    assert faults(path) == []


@pytest.mark.long("changed rules")
async def test_what_waited_at_an_earlier_commit_begins(house: House, said: Said) -> None:
    tables, people = house.tables, await everybody(house)
    for press, player in enumerate(people[2:4], 1):
        lobby = await tables.lobbies.book.find(said["lobby"])
        await tables.lobbies.sit(lobby.id, player, version=lobby.version, press_id=press)
    assert (await idle(house, said["lobby"])).deal == 1
    offer = await tables.offers.find(said["offer"])
    assert (await tables.beginnings.accept(offer, people[5], cut="1")).terms == offer.terms


@pytest.mark.long("whole games")
async def test_games_of_an_earlier_commit_go_on_to_their_end(house: House, path: Path, said: Said) -> None:
    luck = random.Random(COMMIT)
    for key in (key for key, then in said["tables"].items() if not then["over"]):
        while not (table := await idle(house, key)).is_over:
            seat = luck.choice(sorted(table.position.awaited))
            move = luck.choice([*table.position.legal_moves(seat)])
            await house.tables.playing.play(key, table.players[seat], move)
    await Projector(house.store, house.tables).drain()
    assert faults(path) == []


async def everybody(house: House) -> list[Player]:
    """Return the people who played there."""
    return [await house.tables.people.meet(1001 + at, name=name, locale="en") for at, name in enumerate(NAMES)]
