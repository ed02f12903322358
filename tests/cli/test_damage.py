"""A damaged file ends each command with one line that says what to do; it stays as it is."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from cryptography.fernet import Fernet

from bot.cli.main import main
from bot.cli.run import run
from bot.config import read_settings
from tests.cli.test_schema import words_of

PAGE = 4096  # bytes
TO_DO = "stop the bot, keep the file, and put the last backup in its place (python -m bot restore FILE)"


def without_page(number: int) -> Callable[[bytes], bytes]:
    """Return a function that fills a page with zeros."""
    return lambda sound: sound[: PAGE * number] + bytes(PAGE) + sound[PAGE * (number + 1) :]


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "a letter": lambda _: b"Dear Ann, " * 2000,
    "no header": lambda sound: bytes(100) + sound[100:],
    "half of it": lambda sound: sound[: len(sound) // 2],
    "the first pages": without_page(1),
    "a page that no start reads": without_page(60),
    "a word of the schema": lambda sound: sound.replace(b"CREATE TABLE seats", b"CREATE TABL\xff seats"),
}


@pytest.fixture
def database(tmp_path: Path, empty_database: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database's place in the settings."""
    monkeypatch.setenv("CHAPEAU_DATABASE", str(tmp_path / "chapeau.db"))
    monkeypatch.setenv("CHAPEAU_SEED_KEY", Fernet.generate_key().decode())
    return Path(shutil.copy(empty_database, tmp_path / "chapeau.db"))


@pytest.mark.parametrize("damage", DAMAGES)
def test_each_command_says_it_in_one_line(database: Path, capsys: pytest.CaptureFixture[str], damage: str) -> None:
    damaged = DAMAGES[damage](database.read_bytes())
    assert damaged != database.read_bytes()
    database.write_bytes(damaged)
    for command in ("run", "backup", "check", "mend", "move", "rekey"):
        status = run(read_settings(), "token") if command == "run" else main(words_of(command, database))
        (line,) = capsys.readouterr().err.splitlines()
        assert status == 2, (command, line)
        assert line.endswith(TO_DO), (command, line)
        assert str(database) in line, (command, line)
    assert main(["doctor", "--offline", "--only", "database"]) == 2
    assert f"→ {TO_DO[0].upper()}{TO_DO[1:]}." in capsys.readouterr().out
    assert database.read_bytes() == damaged
    assert [each.name for each in database.parent.iterdir() if not each.name.startswith("chapeau.db")] == []


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_copy_is_not_put_back_and_a_damaged_database_is_replaced(
    database: Path, capsys: pytest.CaptureFixture[str], damage: str
) -> None:
    sound = database.read_bytes()
    copy = database.with_name("copy.db")
    copy.write_bytes(damaged := DAMAGES[damage](sound))
    assert main(["restore", str(copy)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("restore: ")
    assert line.endswith(": choose another copy")
    assert database.read_bytes() == sound
    copy.write_bytes(sound)
    database.write_bytes(damaged)
    assert main(["restore", str(copy)]) == 0
    assert database.with_name("chapeau.db.before-1").stat().st_size == len(damaged)
    assert main(["doctor", "--offline", "--only", "database"]) == 0
