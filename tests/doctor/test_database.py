"""The doctor on a database that is older than the program, or unlike its revision."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.doctor.conftest import TOKEN, Doctor, Write
from tests.store.older import OLDER, migrated_to


@pytest.fixture(autouse=True)
def sound_settings(settings: Write) -> None:
    """Settings with nothing amiss."""
    settings(DISCORD_TOKEN=TOKEN)


@pytest.mark.parametrize(
    "revision",
    [each if each == "0020" else pytest.param(each, marks=pytest.mark.long("all revisions")) for each in OLDER],
)
def test_a_sound_database_of_an_older_version_is_brought_up_to_date_by_a_start(
    doctor: Doctor, home: Path, revision: str
) -> None:
    """A restored copy would lose the games played since."""
    (home / "chapeau.db").unlink()
    migrated_to(home / "chapeau.db", revision)
    (line,) = doctor("--offline", "--only", "database").about("database")
    assert line.startswith(f"WARNING database chapeau.db has revision {revision}, and this program ")
    assert "→ Start the bot of this version: it brings the database up to date" in line


def test_an_older_one_that_is_not_made_as_it_was_is_no_longer_brought_up_to_date(doctor: Doctor, home: Path) -> None:
    (home / "chapeau.db").unlink()
    migrated_to(home / "chapeau.db", "0018", "DROP TABLE leftovers")
    (line,) = doctor("--offline", "--only", "database").about("database")
    assert line.startswith(
        "FAULT database chapeau.db does not have the schema of its revision 0018 (table leftovers is missing)"
    )


def test_what_is_missing_is_named_with_what_to_do(doctor: Doctor, home: Path) -> None:
    with closing(sqlite3.connect(home / "chapeau.db")) as connection:
        connection.execute("DROP TRIGGER log_no_update")
        connection.execute("DROP INDEX ix_tables_due_at")
    (line,) = doctor("--offline", "--only", "database").about("database")
    assert line.startswith("FAULT database chapeau.db does not have the schema of its revision ")
    assert "(trigger log_no_update of log is missing, index ix_tables_due_at of tables is missing) → Stop the" in line


def test_a_file_with_nothing_in_it(doctor: Doctor, home: Path) -> None:
    (home / "chapeau.db").write_bytes(b"")
    (line,) = doctor("--offline", "--only", "database").about("database")
    assert line.startswith("WARNING database chapeau.db is empty: the first start of the bot makes its tables")
