"""The database is brought up to date, whole or not at all."""

import asyncio
import hashlib
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import CheckConstraint, create_engine, inspect
from sqlalchemy.exc import IntegrityError

from bot.store import InUse, NewerDatabase, NoteRow, OlderDatabase, Store, StoreError, Unavailable, migrations
from bot.store.copies.backup import BadCopy
from bot.store.copies.migrate import migrate
from bot.store.copies.revisions import LAST_WITH_FORMER, configuration, names
from bot.store.copies.server import see_server
from bot.store.engines import migration_engine
from bot.store.schema.schema import metadata
from bot.values.database import Server
from tests.store.older import at_former_revision

TRIGGERS = {
    "announcements_keep_words",
    "daily_moves_no_delete",
    "daily_moves_no_update",
    "daily_openings_no_delete",
    "daily_openings_no_update",
    "daily_results_no_delete",
    "daily_results_no_update",
    "daily_sittings_no_delete",
    "daily_sittings_no_update",
    "league_acts_no_delete",
    "league_acts_no_update",
    "league_champions_no_delete",
    "league_champions_no_update",
    "league_seasons_no_delete",
    "league_seasons_no_update",
    "tournaments_no_delete",
    "tournaments_no_update",
    "tournament_acts_no_delete",
    "tournament_acts_no_update",
    "pots_no_delete",
    "pots_no_update",
    "pot_transfers_no_delete",
    "pot_transfers_no_update",
    "twins_no_delete",
    "twins_no_update",
    "announcements_no_delete",
    "announcements_posted_once",
    "nights_no_delete",
    "nights_no_update",
    "log_no_delete",
    "log_no_gap",
    "log_no_update",
    "offer_answers_no_delete",
    "offer_answers_no_update",
    "lobby_acts_no_delete",
    "lobby_acts_no_gap",
    "lobby_acts_no_update",
    "seeds_no_delete",
    "seeds_no_update",
    "settlements_no_delete",
    "settlements_no_update",
    "table_ends_are_not_due",
    "table_ends_no_delete",
    "table_ends_no_update",
    "table_consents_no_delete",
    "table_consents_no_update",
    "table_proposal_ends_no_delete",
    "table_proposal_ends_no_update",
    "table_proposals_no_delete",
    "table_proposals_no_update",
    "transfers_no_delete",
    "transfers_no_update",
    "agreements_no_delete",
    "agreements_no_update",
    "consents_no_delete",
    "consents_no_update",
    "dissents_no_delete",
    "dissents_no_update",
    "entries_no_delete",
    "entries_no_update",
    "feats_no_delete",
    "feats_no_update",
    "finished_games_no_delete",
    "finished_games_no_update",
    "game_facts_no_delete",
    "game_facts_no_update",
    "game_figures_no_delete",
    "game_figures_no_update",
    "proposals_no_delete",
    "proposals_no_update",
    "proposed_transfers_no_delete",
    "proposed_transfers_no_update",
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The database of a test, which is not there yet."""
    return tmp_path / "chapeau.db"


async def test_the_migrations_make_the_schema(store: Store, path: Path) -> None:
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_server_default": True})
            assert compare_metadata(context, metadata) == []
            inspector = inspect(connection)
            for table in metadata.sorted_tables:  # what the comparison leaves out
                checks = {found["name"]: found["sqltext"] for found in inspector.get_check_constraints(table.name)}
                assert checks == {
                    law.name: str(law.sqltext) for law in table.constraints if isinstance(law, CheckConstraint)
                }
                rowid_free = (
                    "WITHOUT ROWID"
                    in connection.exec_driver_sql(
                        "SELECT sql FROM sqlite_master WHERE name = ?", (table.name,)
                    ).scalar_one()
                )
                assert rowid_free is not table.dialect_options["sqlite"]["with_rowid"]
    finally:
        engine.dispose()


async def test_the_triggers_are_all_there(store: Store, path: Path) -> None:
    connection = sqlite3.connect(path)
    try:
        assert {
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")
        } == TRIGGERS
    finally:
        connection.close()


async def test_a_file_and_its_directory_are_made(tmp_path: Path) -> None:
    path = tmp_path / "new" / "deep" / "chapeau.db"
    async with await Store.open(str(path)) as store:
        await store.commit(NoteRow("a", "1"))
    async with await Store.open(f"sqlite:///{path}") as store:
        assert await store.note("a") == "1"
        assert {file.name for file in path.parent.iterdir()} >= {"chapeau.db", "chapeau.db-wal"}
        assert all(file.stat().st_mode & 0o077 == 0 for file in path.parent.iterdir()), "they hold secrets"
    assert sorted(file.name for file in path.parent.iterdir()) == ["chapeau.db"]


@pytest.mark.file_only
async def test_the_disk_is_waited_for(store: Store) -> None:
    connection = store._transactions._connection
    found = {
        name: (await connection.execute_fetchall(f"PRAGMA {name}"))[0][0]
        for name in ("journal_mode", "synchronous", "foreign_keys")
    }
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_a_failed_migration_leaves_nothing(path: Path) -> None:
    engine = migration_engine(path, busy_timeout=1)

    def fail_half_way() -> None:
        with engine.begin() as connection:
            connection.exec_driver_sql("CREATE TABLE half (id INTEGER PRIMARY KEY)")
            connection.exec_driver_sql("INSERT INTO half VALUES (1)")
            connection.exec_driver_sql("INSERT INTO half VALUES (1)")

    try:
        with pytest.raises(IntegrityError):
            fail_half_way()
        with engine.begin() as connection:
            assert connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar_one() == 0
    finally:
        engine.dispose()


@pytest.mark.parametrize(
    ("first", "digest"), [("sqlite_0014.sql", "f6ec12000ab8c2e4"), ("postgresql_0023.sql", "151febc835ac7640")]
)
def test_the_first_revision_of_each_engine_never_changes(first: str, digest: str) -> None:
    written = (Path(migrations.__file__).parent / first).read_bytes()
    assert hashlib.sha256(written).hexdigest().startswith(digest)


def test_the_file_of_each_revision_has_its_name() -> None:
    walked = ScriptDirectory.from_config(configuration()).walk_revisions()
    assert names() == tuple(each.revision for each in walked)[::-1]


@pytest.mark.parametrize("revision", ["0001", "0013"])
async def test_a_database_from_before_the_first_release_is_refused_with_the_way_out(path: Path, revision: str) -> None:
    at_former_revision(path, revision)
    before = path.read_bytes()
    with pytest.raises(OlderDatabase, match=rf"revision {revision}.*git checkout {LAST_WITH_FORMER}\)") as caught:
        await Store.open(path)
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@pytest.fixture
def later_scripts(tmp_path: Path) -> str:
    """Our revisions and one more."""
    folder = tmp_path / "scripts"
    shutil.copytree(Path(migrations.__file__).parent, folder, ignore=shutil.ignore_patterns("__pycache__"))
    head = ScriptDirectory.from_config(configuration()).get_current_head()
    (folder / "versions" / "r9999_later.py").write_text(
        f"from alembic import op\nrevision, down_revision, branch_labels, depends_on = '9999', '{head}', None, None\n"
        "def upgrade():\n    op.execute('DELETE FROM notes')\n"
    )
    return str(folder)


async def test_a_copy_is_made_before_a_migration(path: Path, later_scripts: str) -> None:
    async with await Store.open(path) as store:
        await store.commit(NoteRow("a", "1"))
    migrate(path, 1, scripts=later_scripts)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT * FROM notes").fetchall() == []
    copy = path.with_name(f"{path.name}.before-9999")
    assert copy.stat().st_mode & 0o077 == 0
    async with await Store.open(copy) as store:
        assert await store.note("a") == "1"
    migrate(path, 1, scripts=later_scripts)
    assert len(list(path.parent.glob("*.before-*"))) == 1


@pytest.mark.postgresql
@pytest.mark.long("PostgreSQL")
async def test_a_server_is_not_migrated_beneath_processes_of_the_former_version(
    server: Server, later_scripts: str
) -> None:
    async with await Store.open(server) as store:
        await store.commit(NoteRow("a", "1"))
        with pytest.raises(InUse, match=r"process \d+ on .* has postgresql://.* open.*: stop it first"):
            await asyncio.to_thread(migrate, server, 1, scripts=later_scripts)
        assert await store.note("a") == "1"
    await asyncio.to_thread(migrate, server, 1, scripts=later_scripts)
    assert (await asyncio.to_thread(see_server, server)).revision == "9999"


@pytest.mark.long("rare cases")
async def test_without_a_copy_nothing_is_migrated(path: Path, later_scripts: str) -> None:
    async with await Store.open(path) as store:
        await store.commit(NoteRow("a", "1"))
    path.with_name(f"{path.name}.before-9999").mkdir()  # its name is taken
    with pytest.raises(BadCopy):
        migrate(path, 1, scripts=later_scripts)
    async with await Store.open(path) as store:
        assert await store.note("a") == "1"


async def test_a_database_that_others_could_read_is_narrowed(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    await (await Store.open(path)).close()
    path.chmod(0o644)
    async with await Store.open(path) as store:
        await store.commit(NoteRow("a", "1"))
        assert all(file.stat().st_mode & 0o077 == 0 for file in path.parent.iterdir())
    assert "narrowed" in caplog.text


async def test_a_newer_database_is_left_alone(path: Path) -> None:
    async with await Store.open(path):
        pass
    connection = sqlite3.connect(path)
    try:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    finally:
        connection.close()
    before = path.read_bytes()
    with pytest.raises(NewerDatabase, match="9999"):
        await Store.open(path)
    assert path.read_bytes() == before


async def test_what_is_no_database_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann, " * 200)
    with pytest.raises(Unavailable, match="not a database"):
        await Store.open(tmp_path / "letter.txt")
    with pytest.raises(Unavailable, match="cannot open"):
        await Store.open(tmp_path)
    for url in (":memory:", "mysql://ann:hunter2@db.example/games", "postgresql://ann:hunter2@db.example:port/games"):
        with pytest.raises(StoreError, match="neither a file") as caught:
            await Store.open(url)
        assert "hunter2" not in str(caught.value)


@pytest.mark.long("processes")
async def test_stores_opened_at_once_migrate_once(path: Path) -> None:
    """Three in this process and one in another; all find the same database."""
    opener = (
        "import asyncio, sys\n"
        "from bot.store import Store\n"
        "async def main():\n"
        "    async with await Store.open(sys.argv[1]) as store:\n"
        "        print((await store.player(7, name='Ann', locale='en')).id)\n"
        "asyncio.run(main())\n"
    )
    other = await asyncio.create_subprocess_exec(
        sys.executable, "-c", opener, str(path), stdout=asyncio.subprocess.PIPE, cwd=Path(__file__).parents[2]
    )
    stores = await asyncio.gather(*(Store.open(path) for _ in range(3)))
    ids = {(await store.player(7, name="Ann", locale="en")).id for store in stores}
    for store in stores:
        await store.close()
    assert (await other.communicate())[0] == b"1\n"
    assert ids == {1}
