"""The doctor on the last copy of the database, and the note of `backup` for it."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.cli.main import main
from bot.doctor.backups import check_backups
from bot.doctor.finding import Level
from bot.store.copies.last_backup import last_backup, note_backup
from tests.doctor.conftest import TOKEN, Doctor, Write, levels


def test_the_age_of_the_last_copy(doctor: Doctor, settings: Write, home: Path) -> None:
    settings(DISCORD_TOKEN=TOKEN)
    database = home / "chapeau.db"
    (line,) = doctor("--offline").about("backup")
    assert line.startswith("WARNING backup no copy was ever made")
    assert main(["backup", "copies.db", "--keep", "2"]) == 0
    last = last_backup(database)
    assert last is not None
    assert (last.copy.parent, last.size) == (home, last.copy.stat().st_size)
    assert "same disk" in doctor("--offline").about("backup")[0]
    later = datetime.now(UTC) + timedelta(days=5)
    assert levels(check_backups(database, within=timedelta(days=6), now=later)) == [Level.OK]
    (found,) = check_backups(database, within=timedelta(days=2), now=later)
    assert (found.level, "5 days ago" in found.says) == (Level.WARNING, True)
    assert levels(check_backups(database, within=None, now=later)) == [Level.OK]
    last.copy.unlink()
    (line,) = doctor("--offline").about("backup")
    assert "no longer there" in line
    assert line.startswith("OK"), "it may have been taken to another machine"
    assert "not looked at" in doctor("--offline", "--backup-within", "0").about("backup")[0]


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"at": 5, "copy": "a", "bytes": 1}', '{"at": "x"}', "[" * 5000])
def test_a_note_of_a_copy_that_cannot_be_read_counts_as_none(home: Path, content: str) -> None:
    note_backup(home / "chapeau.db", home / "chapeau.db")
    assert last_backup(home / "chapeau.db") is not None
    (home / "chapeau.db-backup").write_text(content)
    assert last_backup(home / "chapeau.db") is None
    (found,) = check_backups(home / "chapeau.db", within=timedelta(days=2))
    assert found.level is Level.WARNING
    assert "chapeau.db-backup, which tells of the last copy, cannot be read" in found.says, "one was made"


def test_a_copy_whose_note_cannot_be_written_is_a_copy(
    home: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (home / "chapeau.db-backup").mkdir()
    assert main(["backup", str(tmp_path / "copy.db")]) == 0
    printed = capsys.readouterr()
    assert "bytes, checked" in printed.out
    assert printed.err.startswith("doctor will not know of this copy: ")
    assert [each.name for each in home.iterdir() if each.name.startswith(".chapeau")] == []
