"""The records of tables of a tournament prove that their cards follow from what was promised before sign-up."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from cryptography.fernet import Fernet

from bot.cli.verify import main
from bot.games.proof import Disproof, prove
from bot.games.protocol import Game
from bot.games.record import write
from bot.games.shuffle import commitment
from bot.registry import GAMES
from bot.tables import open_vault
from bot.tournament import Tournament
from bot.tournament.rows import table_key
from bot.values.database import Database
from tests.tables.still_clock import StillClock
from tests.tournament.hall import Hall, open_hall

RULES: Mapping[str, Game] = GAMES.rules

pytestmark = pytest.mark.file_only


async def exported(hall: Hall, found: Tournament, number: int, table: int) -> str:
    """Return the record of a table, as a person exports it."""
    return write(await hall.tables.logs.record(table_key(found.row.id, number, table)), games=RULES)


async def test_every_record_of_a_tournament_is_proven_by_what_was_posted_before_it(
    hall: Hall, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = await hall.open()
    found = await hall.to_end(opened.row.id)
    for number, table in ((1, 1), (2, 2)):
        file = tmp_path / f"{number}-{table}.mille"
        file.write_text(await exported(hall, found, number, table), encoding="utf-8")
        assert main([str(file), "--commitment", opened.commitment]) == 0
        output = capsys.readouterr().out
        assert f"Seed is that of round {number}, table {table} of the tournament {opened.commitment}" in output


@pytest.mark.at_server
async def test_a_record_with_another_table_seed_or_secret_is_not_proven(hall: Hall) -> None:
    opened = await hall.open()
    found = await hall.to_end(opened.row.id)
    record = await exported(hall, found, 1, 1)
    secret = (await hall.tables.seeds.read(opened.row.id)).hex()
    other = bytes(32).hex()
    for old, new in (('"1/1"', '"1/2"'), (secret, other)):
        assert old in record
        with pytest.raises(Disproof):
            prove(record.replace(old, new).encode(), games=RULES, posted=opened.commitment)
    with pytest.raises(Disproof):  # a whole record of a secret that was chosen afterwards
        prove(record.encode(), games=RULES, posted=commitment(bytes(32)))


async def test_the_secret_is_open_only_once_no_table_of_it_plays(hall: Hall) -> None:
    found = await hall.begun(4)
    key = found.row.id
    await hall.all_come(key)
    secret = (await hall.tables.seeds.read(key)).hex()
    called_off = await hall.tournaments.call_off(key, hall.people[0])
    assert await hall.tournaments.revealed(called_off) is None
    record = await exported(hall, called_off, 1, 1)
    assert secret not in record
    assert "Seed" not in record
    assert '[Tournament "1/1"]' in record
    await hall.all_play(key)
    assert await hall.tournaments.revealed(called_off) == bytes.fromhex(secret)
    proof = prove((await exported(hall, called_off, 1, 1)).encode(), games=RULES, posted=found.commitment)
    assert proof.tournament is not None


@pytest.mark.at_server
async def test_a_sealed_secret_is_stored_openly_only_then(kept_in: Database) -> None:
    vault = open_vault(Fernet.generate_key().decode())
    async with open_hall(kept_in, StillClock(), vault=vault) as hall:
        key = (await hall.begun(2)).row.id
        await hall.all_come(key)
        secret = await hall.tables.seeds.read(key)
        called_off = await hall.tournaments.call_off(key, hall.people[0])
        await hall.tournaments.revealed(called_off)
        assert await hall.store.seed(key) != secret
        await hall.all_play(key)
        assert await hall.tournaments.revealed(called_off) == secret == await hall.store.seed(key)
