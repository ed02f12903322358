"""Each command's answer about a database that is older or newer than the program, or incomplete."""

import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from cryptography.fernet import Fernet

from bot.cli.main import main
from bot.cli.run import run
from bot.config import read_settings
from bot.store.copies.revisions import head
from tests.store.older import migrated_to

RARE = pytest.mark.long("rare cases")
MENDED = r"stop the bot and mend that, put the last backup in its place, or carry the rows over to a new database"


@pytest.fixture
def database(tmp_path: Path, empty_database: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database's place in the settings."""
    monkeypatch.setenv("CHAPEAU_DATABASE", str(tmp_path / "chapeau.db"))
    monkeypatch.setenv("CHAPEAU_SEED_KEY", Fernet.generate_key().decode())
    return Path(shutil.copy(empty_database, tmp_path / "chapeau.db"))


def executed(path: Path, *statements: str) -> None:
    """Execute statements that an operator could with SQLite's own program."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(";".join(statements))


def words_of(command: str, database: Path) -> list[str]:
    """Return a command about the database, with its arguments."""
    folder = database.parent
    return {
        "backup": ["backup", str(folder / "copy.db")],
        "check": ["check", "--jobs", "1"],
        "mend": ["check", "--jobs", "1", "--mend-feats"],
        "move": ["move", "--from", str(database), "--to", str(folder / "new.db"), "--jobs", "1"],
        "rekey": ["rekey"],
        "story": ["story", "K7TQ"],
    }[command]


@pytest.mark.parametrize("command", ["backup", "check", "mend", "move", "rekey", "run", "story", "restore"])
@pytest.mark.parametrize(
    ("statement", "said"),
    [
        pytest.param(
            "UPDATE alembic_version SET version_num = '9999'",
            "has revision 9999, newer than this program's .*: update",
            marks=RARE,
        ),
        pytest.param(
            "UPDATE alembic_version SET version_num = 'abc'",
            "no database of this program, or damaged .*'abc'",
            marks=RARE,
        ),
        ("DELETE FROM alembic_version", "no database of this program, or damaged .*names none"),
    ],
)
def test_a_revision_that_nobody_can_use_is_told_in_one_line(
    database: Path, capsys: pytest.CaptureFixture[str], command: str, statement: str, said: str
) -> None:
    executed(database, statement)
    before = database.read_bytes()
    if command == "run":
        assert run(read_settings(), "token") in (2, 78)
    elif command == "restore":
        shutil.copy(database, copy := database.with_name("copy.db"))
        assert main(["restore", str(copy)]) == 2
    else:
        assert main(words_of(command, database)) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert re.search(said, line), line
    assert database.read_bytes() == before
    assert not database.with_name("new.db").exists()


@pytest.mark.parametrize("command", ["backup", pytest.param("mend", marks=RARE), "rekey", "run"])
def test_a_schema_that_differs_stops_whoever_would_write_or_copy(
    database: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    executed(database, "DROP TRIGGER log_no_update", "DROP INDEX ix_tables_due_at")
    before = database.read_bytes()
    assert (run(read_settings(), "token") if command == "run" else main(words_of(command, database))) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert re.search(
        rf"{database} does not have the schema of its revision {head()} \(trigger log_no_update of log is missing, "
        rf"index ix_tables_due_at of tables is missing\): {MENDED}",
        line,
    ), line
    assert database.read_bytes() == before


def test_a_copy_whose_schema_differs_is_not_put_in_the_place_of_the_database(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copy(database, copy := database.with_name("copy.db"))
    executed(copy, "DROP TRIGGER log_no_update")
    assert main(["restore", str(copy)]) == 2
    said = capsys.readouterr().err
    assert said.endswith("(trigger log_no_update of log is missing): choose another copy\n")


def test_a_check_names_every_difference_of_the_schema_and_goes_on_to_the_rows(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    triggers = [f"{table}_no_{change}" for table in ("log", "seeds") for change in ("update", "delete")]
    executed(
        database,
        *(f"DROP TRIGGER {each}" for each in triggers),
        "INSERT INTO players (id, name, locale, created_at, robot_number) VALUES (1, 'X', '', 0, 3)",
    )
    assert main(words_of("check", database)) == 1
    *lines, fault, last = capsys.readouterr().out.splitlines()
    assert sorted(lines) == sorted(f"trigger {each} of {each.split('_')[0]} is missing" for each in triggers)
    assert fault.startswith("players with id 1: robot_number is 3")
    assert last == f"{database}: games checked: 0, differences: 5"


def test_a_table_that_is_missing_is_named_by_whoever_reads_it(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    executed(database, "DROP TABLE log")
    assert main(words_of("check", database)) == 2
    said = capsys.readouterr()
    assert said.out.splitlines()[0] == "table log is missing"
    assert said.err == "check: cannot read the copy: no such table: log\n"
    assert main(words_of("move", database)) == 2
    assert capsys.readouterr().err == "move: cannot read table log, so that nothing is moved: no such table: log\n"
    assert not database.with_name("new.db").exists()


@RARE
def test_moving_to_a_new_database_gives_it_the_whole_schema(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    executed(
        database,
        "DROP TRIGGER log_no_update",
        "DROP INDEX ix_tables_due_at",
        "INSERT INTO notes VALUES ('kept', '1')",
    )
    assert main(words_of("move", database)) == 0
    new = database.with_name("new.db")
    monkeypatch.setenv("CHAPEAU_DATABASE", str(new))
    assert main(words_of("check", new)) == 0
    with closing(sqlite3.connect(new)) as connection:
        assert connection.execute("SELECT * FROM notes").fetchall() == [("kept", "1")]


@pytest.mark.parametrize(
    ("command", "status"),
    [
        ("story", 2),
        *(pytest.param(*each, marks=RARE) for each in (("backup", 0), ("check", 0), ("move", 2), ("rekey", 0))),
    ],
)
def test_a_sound_older_database_is_copied_checked_and_brought_up_to_date(
    database: Path, capsys: pytest.CaptureFixture[str], command: str, status: int
) -> None:
    """It is not moved, and no story of it is printed, before a start has brought it up to date."""
    database.unlink()
    migrated_to(database, "0020")
    assert main(words_of(command, database)) == status
    said = capsys.readouterr()
    if status == 0:
        assert said.err == ""
    else:
        assert said.err.endswith(
            f"{database} has revision 0020, older than this program's {head()}: start the bot of this version first\n"
        )
