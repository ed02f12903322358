"""`python -m bot check`: equal, different, or impossible; and the files that it leaves behind."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path

import pytest
from cryptography.fernet import Fernet

from bot.cli.check import main as check_main
from bot.cli.main import main
from bot.registry import GAMES
from bot.standing import Projector
from bot.standing.audit import Audit
from bot.tables import Vault, agree, open_vault
from tests.games.positions import MILLE
from tests.standing.games import finish, give_up
from tests.store.older import at_former_revision
from tests.tables.house import CHANNEL, GUILD, House, damage, seat_table

DAY = 86_400_000
PATIENCE = 60.0  # s until a test gives up on a lock


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database's place in the settings, where the house keeps its games."""
    path = tmp_path / "chapeau.db"
    monkeypatch.setenv("CHAPEAU_DATABASE", str(path))
    monkeypatch.setenv("CHAPEAU_UNIT", "chips")
    return path


@asynccontextmanager
async def tampering(path: Path, *triggers: str) -> AsyncIterator[sqlite3.Connection]:
    """Open the database without these triggers, to change what nobody may change.

    A thread waits for the lock: the house may be writing, and ends that in this loop alone.
    """
    with closing(sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)) as connection:
        await asyncio.to_thread(connection.execute, "BEGIN IMMEDIATE")
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


async def check(*options: str) -> int:
    """Run the command, which has its own event loop."""
    return await asyncio.to_thread(main, ["check", *options])


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
    async with tampering(database, "game_facts_no_update", "feats_no_delete") as connection:
        connection.execute("UPDATE game_facts SET points = points + 5 WHERE seat = 0")
        connection.execute("UPDATE tallies SET wins = 7 WHERE scope = 0 AND period = 0 AND player_id = 1")
        connection.execute("UPDATE ratings SET games = 2 WHERE scope = 0 AND player_id = 2")
        connection.execute("DELETE FROM feats WHERE player_id = ? AND feat = ?", (feat.player, feat.feat))
    assert await check() == 1
    *faults, last = capsys.readouterr().out.splitlines()
    assert last == f"{database}: games checked: 1, differences: 4"
    beginnings = (
        "game_facts with number 1, seat 0: points is",
        "ratings with game mille, scope 0, player_id 2: games is 2, the logs say 1",
        "tallies with game mille, scope 0, period 0, player_id 1: wins is 7, the logs say",
        f"feats with player_id {feat.player}, feat {feat.feat}: is missing",
    )
    assert all(fault.startswith(begins) for fault, begins in zip(faults, beginnings, strict=True)), faults


async def test_feats_are_put_right_by_one_command_and_nothing_else_is(
    house: House, projector: Projector, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A feat had been revoked that its player truly achieved later, and was not yet granted again."""
    for at, key in enumerate(("ONE", "TWO")):
        await finish(house, key, seed=3 + at)
    await projector.drain()
    before = [await house.store.feats(player=player.id) for player in house.people]
    gone, later, *_ = [feat for feats in before for feat in feats if feat.table == "ONE"]
    async with tampering(database, "feats_no_delete", "feats_no_update", "transfers_no_update") as connection:
        connection.execute("DELETE FROM feats WHERE player_id = ? AND feat = ?", (gone.player, gone.feat))
        connection.execute(
            "UPDATE feats SET table_id = 'TWO', at = at + 1 WHERE player_id = ? AND feat = ?",
            (later.player, later.feat),
        )
        connection.execute("UPDATE transfers SET amount = 1 WHERE settlement_id = 'ONE'")
    assert await check("--mend-feats") == 1
    mended, fault, last = capsys.readouterr().out.splitlines()
    assert mended == f"{database}: feats put right: 2"
    assert fault.startswith("transfers with settlement_id ONE")
    assert last == f"{database}: games checked: 2, differences: 1"
    assert [await house.store.feats(player=player.id) for player in house.people] == before
    with pytest.raises(SystemExit):
        await check("--mend-feats", "--table", "ONE")


async def test_a_damaged_game_is_told_and_hides_no_other(
    house: House, projector: Projector, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for key in ("BAD", "GOOD", "SHORT"):
        await give_up(house, key, house.people[0])
    await projector.drain()
    await damage(house, "BAD")
    async with tampering(database, "log_no_delete", "transfers_no_update") as connection:
        connection.execute("DELETE FROM log WHERE table_id = 'SHORT' AND ply = 2")
        connection.execute("UPDATE transfers SET amount = 1 WHERE settlement_id = 'GOOD'")
    assert await check() == 1
    assert capsys.readouterr().out.splitlines() == [
        "log with table_id BAD, ply 3: seat and text do not fit what was played before (NotAMove), so that its game "
        "cannot be checked",
        "transfers with settlement_id GOOD, payer_id 1, payee_id 2: amount is 1, the log says 300",
        "log with table_id SHORT: breaks off after ply 1, though table_ends, settlements, finished_games, announcements"
        " tell of its end, so that its game cannot be checked",
        f"{database}: games checked: 3, differences: 3",
    ]


@pytest.mark.long("rare cases")
async def test_a_game_whose_key_is_missing_is_not_damaged(
    house: House, database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    key, other = Fernet.generate_key().decode(), Fernet.generate_key().decode()
    await house.restart(open_vault(key))
    ann, bob, _ = house.people
    asked = await house.tables.offers.make(ann, bob, terms=agree(MILLE, 100, {}), guild_id=GUILD, channel_id=CHANNEL)
    table = await house.tables.beginnings.accept(asked, bob, cut="123")
    monkeypatch.setenv("CHAPEAU_SEED_KEY", other)
    assert await check() == 1
    assert capsys.readouterr().out.splitlines() == [
        f"seeds with table_id {table.id}: seed is sealed with a key that is missing in CHAPEAU_SEED_KEY (sealed), so "
        "that its game cannot be checked",
        f"{database}: games checked: 0, differences: 1",
    ]
    monkeypatch.setenv("CHAPEAU_SEED_KEY", f"{other},{key}")
    assert await check() == 0


async def test_a_settlement_follows_from_a_game_and_a_game_from_a_settlement(
    house: House, projector: Projector, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await give_up(house, "GIVEN", house.people[0])
    await seat_table(house, "RUNS", is_agreed=True)
    await projector.drain()
    async with tampering(database, "settlements_no_delete", "transfers_no_delete") as connection:
        connection.execute("DELETE FROM transfers")
        connection.execute("DELETE FROM settlements")
        connection.execute("INSERT INTO settlements VALUES ('RUNS', 'RUNS', 5, 'chips', 1)")
    assert await check() == 1
    assert capsys.readouterr().out.splitlines()[:-1] == [
        "settlements with id GIVEN: is missing",
        "transfers with settlement_id GIVEN, payer_id 1, payee_id 2: is missing",
        "settlements with id RUNS: table_id is that of a game whose log tells of no end",
    ]


async def test_a_game_that_nobody_asked_for_is_told(
    house: House, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await seat_table(house, "PLANTED")
    assert await check() == 1
    assert capsys.readouterr().out.startswith(
        "offers with id PLANTED: is missing, though a game of people was played\n"
    )


async def test_a_game_that_was_never_counted_is_told_once_the_bot_had_the_time(
    house: House, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await give_up(house, "GIVEN", house.people[0])
    assert await check() == 0, "it ended just now"
    house.clock.advance(DAY)
    await house.tables.presence.beat()
    assert await check() == 1
    assert "finished_games with table_id GIVEN: is missing, though the game is over\n" in capsys.readouterr().out


async def test_one_table_alone(
    house: House, projector: Projector, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for key in ("ONE", "TWO"):
        await give_up(house, key, house.people[0])
    await projector.drain()
    async with tampering(database, "transfers_no_update") as connection:
        connection.execute("UPDATE transfers SET amount = 1")
        connection.execute("UPDATE ratings SET games = 9")
    assert await check("--table", "TWO") == 1
    assert capsys.readouterr().out.splitlines() == [
        "transfers with settlement_id TWO, payer_id 1, payee_id 2: amount is 1, the log says 300",
        f"{database}: games checked: 1, differences: 1",
    ]
    assert await check("--table", "THREE") == 2
    assert capsys.readouterr().err == "check: there is no table THREE\n"


@pytest.mark.long("rare cases")
async def test_since_a_day_older_games_count_as_they_are_stored(
    house: House, projector: Projector, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await give_up(house, "OLD", house.people[0])
    house.clock.advance(10 * DAY)  # to 24 November 2023
    await give_up(house, "NEW", house.people[1])
    await projector.drain()
    async with tampering(database, "transfers_no_update", "game_facts_no_update") as connection:
        connection.execute("UPDATE transfers SET amount = 1")
    assert await check("--since", "2023-11-20") == 1
    assert capsys.readouterr().out.splitlines() == [
        "transfers with settlement_id NEW, payer_id 2, payee_id 1: amount is 1, the log says 300",
        f"{database}: games checked: 1, differences: 1",
    ]
    async with tampering(database, "game_facts_no_update") as connection:
        connection.execute("UPDATE game_facts SET won = 1 - won, place = 3 - place WHERE number = 1")
    assert await check("--since", "2023-11-20") == 1
    assert "ratings with game mille, scope 0, player_id 1" in capsys.readouterr().out, "the figures are of all games"
    with pytest.raises(SystemExit) as ended:
        await check("--since", "yesterday")
    assert ended.value.code == 2


@pytest.mark.long("processes")
async def test_several_processes_find_the_same(
    house: House,
    projector: Projector,
    database: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for key in ("ONE", "TWO", "THREE"):
        await give_up(house, key, house.people[0])
    await projector.drain()
    async with tampering(database, "transfers_no_update") as connection:
        connection.execute("UPDATE transfers SET amount = 1")
    alone, apart = (Audit(database, GAMES, vault=Vault(), unit="chips", jobs=jobs, portion=1) for jobs in (1, 2))
    found = await asyncio.to_thread(list, alone.faults())
    assert await asyncio.to_thread(list, apart.faults()) == found
    assert (len(found), apart.progress.games) == (3, 3)
    assert await check("--jobs", "2") == 1
    assert capsys.readouterr().out.endswith("games checked: 3, differences: 3\n")


async def test_a_planted_row_cannot_forge_or_flood_the_output(
    house: House, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with tampering(database) as connection:
        forged = f"x\n{database}: games checked: 1, differences: 0\x1b[2J" + "x" * 10**6
        connection.execute("INSERT INTO ratings VALUES (?, 0, 1, 0, 0, 0)", (forged,))
    assert await check() == 1
    fault, last = capsys.readouterr().out.splitlines()
    assert fault.startswith(f"ratings with game x?{database}")
    assert len(fault) == 500
    assert last == f"{database}: games checked: 0, differences: 1"


@pytest.mark.long("rare cases")
async def test_the_progress_is_told_beside_the_differences(
    house: House, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for key in ("ONE", "TWO"):
        await seat_table(house, key)
    progress: list[tuple[int, int]] = []
    audit = Audit(database, GAMES, vault=Vault(), unit="chips", portion=1)
    assert await asyncio.to_thread(list, audit.faults(report=lambda now: progress.append((now.done, now.of))))
    assert progress == [(1, 2), (2, 2)]
    assert await check("--jobs", "1") == 1
    assert capsys.readouterr().err == "", "it did not take long"
    assert await asyncio.to_thread(partial(check_main, ["--jobs", "1"], elsewhere=0.0)) == 1
    assert capsys.readouterr().err.splitlines() == ["check: 2/2 challenges and games (100 %)"]


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
    assert [each.name for each in tmp_path.iterdir()] == ["chapeau.db"], "no copy is left"
