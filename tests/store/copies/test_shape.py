"""A database is compared with the schema of its revision."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from bot.store import Store
from bot.store.copies.migrate import migrate
from bot.store.copies.revisions import head
from bot.store.copies.shape import NEWEST, differences, digest_of, usable_revision
from bot.store.engines import looking_into
from bot.store.errors import NotOurs, OtherSchema, StoreError
from tests.store.older import OLDER, migrated_to

DAMAGES = {
    "DROP TRIGGER log_no_gap": "trigger log_no_gap of log is missing",
    "DROP INDEX ix_seats_player_id": "index ix_seats_player_id of seats is missing",
    "DROP TABLE orders": "table orders is missing",
    "ALTER TABLE tables DROP COLUMN shown_ply": "column shown_ply of tables is missing",
    "ALTER TABLE log ADD COLUMN reason TEXT": "column reason of log is not this program's",
    "ALTER TABLE log RENAME COLUMN at TO moment": "column at of log is missing",
    "CREATE TRIGGER spy AFTER INSERT ON log BEGIN DELETE FROM notes; END": "trigger spy of log is not this program's",
    "CREATE UNIQUE INDEX one_name ON players (name)": "index one_name of players is not this program's",
}
HARMLESS = (
    "CREATE TABLE mine (id INTEGER PRIMARY KEY)",
    "CREATE INDEX by_name ON players (name)",
    "CREATE VIEW richest AS SELECT * FROM players",
    "ANALYZE",
)


def compared(path: Path) -> tuple[str, ...]:
    """Return how a file differs from the schema of its revision."""
    with looking_into(path) as connection:
        revision = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one()
        return differences(connection, revision)


def test_the_digest_is_that_of_a_new_file(path: Path) -> None:
    """Where it is not, each start makes the schema of its revision and compares both."""
    with closing(sqlite3.connect(path)) as connection:
        made = connection.execute("SELECT type, tbl_name, name, sql FROM sqlite_schema WHERE sql NOT NULL").fetchall()
    assert digest_of(made) == NEWEST


def executed(path: Path, *statements: str) -> None:
    """Execute statements that an operator could with SQLite's own program."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(";".join(statements))


@pytest.fixture
def made(kept_in: Path) -> Path:
    """A file with all its tables."""
    return kept_in


@pytest.mark.file_only
async def test_each_difference_is_named_and_stops_the_start(made: Path) -> None:
    before = made.read_bytes()
    for statement, difference in DAMAGES.items():
        made.write_bytes(before)
        executed(made, statement)
        assert difference in compared(made)
        damaged = made.read_bytes()
        with pytest.raises(OtherSchema) as caught:
            await Store.open(made)
        assert difference in str(caught.value)
        assert "\n" not in str(caught.value)
        assert "put the last backup in its place" in str(caught.value)
        assert made.read_bytes() == damaged, "nothing is changed"


@pytest.mark.file_only
async def test_a_trigger_or_an_index_that_is_otherwise_is_named(made: Path) -> None:
    executed(
        made,
        "DROP TRIGGER log_no_update",
        "CREATE TRIGGER log_no_update BEFORE UPDATE ON log WHEN OLD.ply > 5 BEGIN SELECT RAISE(ABORT, 'no'); END",
        "DROP INDEX ix_tables_due_at",
        "CREATE INDEX ix_tables_due_at ON tables (due_at, id)",
    )
    assert compared(made) == (
        "trigger log_no_update of log differs",
        "index ix_tables_due_at of tables differs",
    )


@pytest.mark.file_only
@pytest.mark.parametrize("kind", ["trigger", "index"])
async def test_all_of_them_gone_is_one_sentence(made: Path, kind: str) -> None:
    with closing(sqlite3.connect(made)) as connection:
        names = connection.execute("SELECT name FROM sqlite_schema WHERE type = ? AND sql NOT NULL", (kind,)).fetchall()
    executed(made, *(f"DROP {kind} {name}" for (name,) in names))
    assert len(compared(made)) == len(names)
    with pytest.raises(OtherSchema, match=rf"is missing, and {len(names) - 3} more\)"):
        await Store.open(made)


@pytest.mark.file_only
async def test_what_changes_nothing_does_no_harm(made: Path) -> None:
    """Nor does it matter how the statements are spaced and quoted, as after a dump."""
    executed(made, *HARMLESS)
    assert compared(made) == ()
    executed(
        made,
        "DROP INDEX ix_tables_due_at",
        'CREATE INDEX "ix_tables_due_at"\n  on [tables] ("due_at", `id`) -- when\n where due_at is not null',
    )
    assert compared(made) == ()
    async with await Store.open(made):
        pass


def test_a_database_from_before_the_first_release_is_made_as_its_revision_says(path: Path) -> None:
    """The statements of that time were spaced in another way; so is the result."""
    migrated_to(path, "0014")
    spaced = (
        "replace(replace(sql, char(10) || '    ', ' ' || char(10) || char(9)), ') WITHOUT', char(10) || ') WITHOUT')"
    )
    executed(path, "PRAGMA writable_schema = ON", f"UPDATE sqlite_schema SET sql = {spaced} WHERE type = 'table'")
    assert compared(path) == ()
    migrate(path, 1)
    assert compared(path) == ()


@pytest.mark.long("all revisions")
@pytest.mark.parametrize("revision", OLDER)
def test_each_revision_is_made_as_it_says_and_so_is_what_becomes_of_it(path: Path, revision: str) -> None:
    migrated_to(path, revision)
    assert compared(path) == ()
    migrate(path, 1)
    assert compared(path) == ()


def test_an_older_one_that_is_damaged_is_not_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "older.db"
    migrated_to(path, "0016", "DROP TRIGGER seeds_no_update")
    with pytest.raises(OtherSchema, match=r"revision 0016 \(trigger seeds_no_update of seeds is missing\)"):
        migrate(path, 1)
    assert [each.name for each in path.parent.iterdir() if "before" in each.name] == []


@pytest.mark.parametrize(
    ("says", "difference"), [("0023", "table leases is from a later revision"), ("0014", "missing")]
)
def test_a_revision_that_lies(tmp_path: Path, says: str, difference: str) -> None:
    path = tmp_path / "lies.db"
    migrated_to(path, head(), f"UPDATE alembic_version SET version_num = '{says}'")
    with pytest.raises(OtherSchema, match=difference):
        migrate(path, 1)


@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        ("INSERT INTO alembic_version VALUES ('0014')", "it should name one revision, and names 2 of them"),
        ("DELETE FROM alembic_version", "it should name one revision, and names none"),
        ("DROP TABLE alembic_version", "it has tables, but no revision"),
        ("UPDATE alembic_version SET version_num = 'ae1027a6acf'", "nobody knows its revision 'ae1027a6acf'"),
        ("DROP TABLE log; DROP TABLE seats", "it lacks most of the tables that each revision has"),
    ],
)
def test_what_is_no_database_of_ours(tmp_path: Path, statement: str, reason: str) -> None:
    path = tmp_path / "other.db"
    migrated_to(path, head(), *statement.split(";"))
    with pytest.raises(NotOurs) as caught:
        migrate(path, 1)
    assert str(caught.value).startswith(f"{path} is no database of this program, or damaged ({reason})")


def test_an_empty_one_has_no_revision() -> None:
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        assert usable_revision(connection) is None
    engine.dispose()


def test_what_is_not_ours_keeps_its_rights(tmp_path: Path) -> None:
    """Narrowed to its owner, a folder could not be entered anymore."""
    other = tmp_path / "places.sqlite"
    executed(other, "CREATE TABLE places (id INTEGER)")
    for path, said in ((other, "no database of this program"), (tmp_path, "is a folder")):
        path.chmod(0o755)
        with pytest.raises(StoreError, match=said):
            migrate(path, 1)
        assert path.stat().st_mode & 0o777 == 0o755
