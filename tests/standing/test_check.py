"""`python -m bot check`: equal, different, or impossible."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest

from bot.__main__ import main
from bot.games.protocol import Resign
from bot.standing import Projector
from tests.standing.games import finish, give_up
from tests.standing.test_projector import play_on
from tests.store.older import at_former_revision
from tests.tables.house import House, damage, seat_table


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the settings say the database is; the house keeps its games there."""
    path = tmp_path / "chapeau.db"
    monkeypatch.setenv("CHAPEAU_DATABASE", str(path))
    monkeypatch.setenv("CHAPEAU_UNIT", "chips")
    return path


@contextmanager
def tampering(path: Path, *triggers: str) -> Iterator[sqlite3.Connection]:
    """The database without these triggers, for whoever changes what nobody may change."""
    with closing(sqlite3.connect(path)) as connection:
        laws = [
            connection.execute("SELECT sql FROM sqlite_schema WHERE name = ?", (name,)).fetchone()[0]
            for name in triggers
        ]
        for name in triggers:
            connection.execute(f"DROP TRIGGER {name}")
        yield connection
        for law in laws:
            connection.execute(law)
        connection.commit()


async def check() -> int:
    """The command, which has an event loop of its own."""
    return await asyncio.to_thread(main, ["check"])


async def broken_off(house: House) -> int:
    """Play a game whose second deal is resigned; how many turns of that deal had begun."""
    table = await seat_table(house, "BROKEN", target="10000")
    chooser = Random(1)
    while not table.view(None).scores:  # type: ignore[attr-defined]
        table = await play_on(house, table, chooser)
    before = len(await house.store.log("BROKEN"))
    for _ in range(5):
        table = await play_on(house, table, chooser)
    begun = [row.text for row in (await house.store.log("BROKEN"))[before:] if row.seat is not None]
    await house.tables.play("BROKEN", house.people[0], Resign())
    return sum(text.startswith(("draw", "take", "pick", "pass")) for text in begun)


async def test_what_is_stored_is_what_the_logs_say(
    house: House, projector: Projector, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await finish(house, "LONG", seed=3)
    await give_up(house, "GIVEN", house.people[0])
    await projector.drain()
    before = {file.name for file in database.parent.iterdir()}
    assert await check() == 0
    assert capsys.readouterr().out == f"{database}: games checked: 2, differences: 0\n"
    assert {file.name for file in database.parent.iterdir()} == before, "the copy is gone"


async def test_each_difference_is_told(
    house: House, projector: Projector, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await finish(house, "LONG", seed=3)
    await projector.drain()
    [feat, *_] = [feat for player in house.people for feat in await house.store.feats(player=player.id)]
    with tampering(database, "game_facts_no_update", "feats_no_delete", "transfers_no_update") as connection:
        connection.execute("UPDATE game_facts SET points = points + 5 WHERE seat = 0")
        connection.execute("UPDATE tallies SET wins = 7 WHERE scope = 0 AND period = 0 AND player_id = 1")
        connection.execute("UPDATE ratings SET games = 2 WHERE scope = 0 AND player_id = 2")
        connection.execute("UPDATE transfers SET amount = amount + 1")
        connection.execute("DELETE FROM feats WHERE player_id = ? AND feat = ?", (feat.player, feat.feat))
    assert await check() == 1
    *faults, last = capsys.readouterr().out.splitlines()
    assert last == f"{database}: games checked: 1, differences: 5"
    beginnings = (
        "facts with number 1, seat 0: points is",
        "rating with game mille, scope 0, player 2: games is 2, the logs say 1",
        "tally with game mille, scope 0, period 0, player 1: wins is 7, the logs say",
        f"feat with player {feat.player}, feat {feat.feat}: is missing",
        "transfer with settlement LONG, payer",
    )
    assert all(fault.startswith(begins) for fault, begins in zip(faults, beginnings, strict=True)), faults


async def test_a_damaged_game_is_told_and_hides_no_other(
    house: House, projector: Projector, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for key in ("BAD", "GOOD"):
        await give_up(house, key, house.people[0])
    await projector.drain()
    await damage(house, "BAD")
    assert await check() == 1
    assert capsys.readouterr().out.splitlines() == [
        "table BAD: its log is damaged, so that its game cannot be checked",
        f"{database}: games checked: 2, differences: 1",
    ]


async def test_a_database_from_before_the_first_release_is_not_checked(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    at_former_revision(database, "0012")
    assert await check() == 2
    assert "from before version 0.2" in capsys.readouterr().err


async def test_what_cannot_be_checked_is_said(
    tmp_path: Path, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await check() == 2
    assert capsys.readouterr().err == f"check: there is no database {database}\n"
    database.write_text("Dear Ann, " * 200)
    assert await check() == 2
    assert "file is not a database" in capsys.readouterr().err
