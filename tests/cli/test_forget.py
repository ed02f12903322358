"""An operator deletes a person who cannot do it themselves, with the same result as `/data delete`."""

import asyncio
import io
import logging
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.forget import delete
from bot.cli.main import main
from bot.config import Settings
from bot.standing.mydata import FORMER
from bot.store import PreferenceRow, Store
from bot.store.copies.last_backup import note_backup
from bot.tables import agree
from bot.values.database import Database, Server
from tests.games.positions import MILLE
from tests.store.test_lock import holder
from tests.tables.house import CHANNEL, GUILD, open_house, seat_table

ANN, BOB, NOBODY = 1001, 1002, 4004  # Discord ids


def settings_for(database: Database) -> Settings:
    """Return the settings of a bot on this database."""
    return Settings(_env_file=None, database=database)  # type: ignore[call-arg]


async def test_somebody_is_deleted_as_they_would_delete_themselves(
    kept_in: Database, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house(kept_in) as house:
        ann, bob, _ = house.people
        running = await seat_table(house, "RUNNING")
        offer = await house.tables.offers.make(
            ann, bob, terms=agree(MILLE, 100, {}), guild_id=GUILD, channel_id=CHANNEL
        )
        await house.store.commit(PreferenceRow(ann.id, "theme", "ANNS_OWN"))
    caplog.set_level(logging.INFO)
    assert await asyncio.to_thread(delete, settings_for(kept_in), ANN, is_sure=True) == 0
    output = capsys.readouterr().out
    assert output.startswith(f"Ann: player {ann.id}, 0 finished games, 1 under way (RUNNING).")
    assert "Deleted. A number without a name stays" in output
    assert f"the operator deletes player {ann.id}" in caplog.messages
    assert f"player {ann.id} was forgotten" in caplog.messages
    assert not [line for line in caplog.messages if "Ann" in line or str(ANN) in line]
    async with await Store.open(kept_in) as store:
        former = (await store.players([ann.id]))[ann.id]
        assert (former.name, former.discord_id, former.dm_channel_id) == (FORMER, None, None)
        assert await store.find_player(ANN) is None
        assert await store.preferences(ann.id) == {}
        assert await store.open_offers_of(ann.id) == []
        assert await store.answer(offer.id) is not None
        assert [(each.payer, each.payee) for each in await store.transfers(running.id)] == [(ann.id, bob.id)]
        assert await store.find_player(BOB) is not None
    async with open_house(kept_in) as house:  # the next start
        await house.stage.until(lambda: [each.table for each in house.stage.posted] == [running.id])
        met = await house.tables.people.meet(ANN, name="Ann", locale="en")
        assert met.id != ann.id, "whoever comes back begins as somebody new"


async def test_nothing_of_the_person_stays_in_the_file_and_the_copies_are_named(
    tmp_path: Path, empty_database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, copy = tmp_path / "chapeau.db", tmp_path / "copy.db"
    path.write_bytes(empty_database.read_bytes())
    async with open_house(path):
        pass
    copy.write_bytes(path.read_bytes())
    (tmp_path / "chapeau.db.before-0001").touch()
    note_backup(path, copy)
    assert await asyncio.to_thread(delete, settings_for(path), ANN, is_sure=True) == 0
    assert capsys.readouterr().out.splitlines()[-3:] == [
        "They are still in every copy made before: delete those, and run this again after restoring one.",
        f"  {tmp_path / 'chapeau.db.before-0001'}",
        f"  {copy}",
    ]
    with closing(sqlite3.connect(path)) as connection:
        assert not [line for line in connection.iterdump() if "'Ann'" in line or str(ANN) in line]
    assert b"Ann" not in path.read_bytes()


@pytest.mark.parametrize(("answer", "status"), [(f"{ANN}\n", 0), ("yes\n", 2), ("", 2)])
async def test_the_operator_is_asked_first(
    tmp_path: Path, empty_database: Path, answer: str, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "chapeau.db"
    path.write_bytes(empty_database.read_bytes())
    async with open_house(path):
        pass
    monkeypatch.setattr(sys, "stdin", io.StringIO(answer))
    assert await asyncio.to_thread(delete, settings_for(path), ANN, is_sure=False) == status
    async with await Store.open(path) as store:
        assert (await store.find_player(ANN) is None) == (status == 0)


async def test_a_running_bot_keeps_its_people(
    tmp_path: Path, empty_database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It has them in its memory, and would go on playing with them."""
    path = tmp_path / "chapeau.db"
    path.write_bytes(empty_database.read_bytes())
    async with holder(path):
        assert await asyncio.to_thread(delete, settings_for(path), ANN, is_sure=True) == 2
    assert capsys.readouterr().err.endswith("open: stop it first\n")


@pytest.mark.postgresql
@pytest.mark.long("PostgreSQL")
async def test_running_bots_at_a_server_keep_their_people(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    async with open_house(server) as house:
        assert await asyncio.to_thread(delete, settings_for(server), ANN, is_sure=True) == 2
        assert await house.store.find_player(ANN) is not None
    assert capsys.readouterr().err.startswith("forget: ")


async def test_who_is_not_known_is_not_deleted(
    tmp_path: Path, empty_database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "chapeau.db"
    assert await asyncio.to_thread(delete, settings_for(path), ANN, is_sure=True) == 2
    assert capsys.readouterr().err == f"forget: there is no database {path}\n"
    assert [*tmp_path.iterdir()] == []
    path.write_bytes(empty_database.read_bytes())
    async with open_house(path):
        pass
    assert await asyncio.to_thread(delete, settings_for(path), NOBODY, is_sure=True) == 2
    assert capsys.readouterr().err == "forget: the bot knows nobody with this Discord id\n"


@pytest.mark.parametrize("word", ["Ann", "0", "-1", "1e3", "8" * 40, "٣"])
def test_a_discord_id_is_a_number(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["forget", "--yes", "--", word])
    assert ended.value.code == 2
    assert "a Discord id is a number, such as 80351110224678912" in capsys.readouterr().err
