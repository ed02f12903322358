"""The database is brought up to date, whole or not at all."""

import asyncio
import sqlite3
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import CheckConstraint, create_engine, inspect
from sqlalchemy.exc import IntegrityError

from bot.store import (
    DissentRow,
    NewerDatabase,
    NoteRow,
    ProposalRow,
    RatingRow,
    Store,
    StoreError,
    TallyRow,
    Unavailable,
)
from bot.store.engines import database_url, migration_engine
from bot.store.schema import metadata
from tests.store.older import at_revision

TRIGGERS = {
    "announcements_keep_words",
    "announcements_no_delete",
    "announcements_posted_once",
    "log_no_delete",
    "log_no_gap",
    "log_no_update",
    "offer_answers_no_delete",
    "offer_answers_no_update",
    "seeds_no_delete",
    "seeds_no_update",
    "settlements_no_delete",
    "settlements_no_update",
    "table_ends_no_delete",
    "table_ends_no_update",
    "transfers_no_delete",
    "transfers_no_update",
    "agreements_no_delete",
    "agreements_no_update",
    "consents_no_delete",
    "consents_no_update",
    "dissents_no_delete",
    "dissents_no_update",
    "feats_no_delete",
    "feats_no_update",
    "finished_games_no_delete",
    "finished_games_no_update",
    "game_facts_no_delete",
    "game_facts_no_update",
    "proposals_no_delete",
    "proposals_no_update",
    "proposed_transfers_no_delete",
    "proposed_transfers_no_update",
}


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


async def test_the_disk_is_waited_for(store: Store) -> None:
    async with store._writing.connect() as connection:
        found = {
            name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_a_failed_migration_leaves_nothing(path: Path) -> None:
    engine = migration_engine(database_url(path), busy_timeout=1)

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


async def test_proposals_of_an_older_database_stay_and_stay_as_they_are(path: Path) -> None:
    """Revision 0005 makes their table anew."""
    with at_revision(path, "0004") as connection:
        connection.exec_driver_sql("INSERT INTO players (id, name, locale, created_at) VALUES (1, 'Ann', 'en', 1)")
        connection.exec_driver_sql("INSERT INTO proposals VALUES ('p1', 'net', 5, 'francs', 9)")
        connection.exec_driver_sql("INSERT INTO consents VALUES ('p1', 1, 9)")
    async with await Store.open(path) as store:
        assert await store.proposal("p1") == ProposalRow("p1", "net", 5, "francs", 9)
        await store.commit(DissentRow("p1", 1, 10))
        assert await store.dissent("p1") == 1
    connection = sqlite3.connect(path)
    try:
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            connection.execute("DELETE FROM proposals")
    finally:
        connection.close()


async def test_older_games_are_counted_in_what_was_settled_or_what_their_server_chose(path: Path) -> None:
    """Revision 0007 gives offers and tables a unit of their own."""
    table = "INSERT INTO tables VALUES (?, 'mille', 'classic', '{}', 100, ?, 50, '7', 1, NULL)"
    with at_revision(path, "0006") as connection:
        for key, guild in (("chosen", 5), ("settled", 5), ("back", 6), ("direct", None)):
            connection.exec_driver_sql(table, (key, guild))
        connection.exec_driver_sql("INSERT INTO server_settings VALUES (5, 'unit', 'francs'), (6, 'unit', '')")
        connection.exec_driver_sql("INSERT INTO settlements VALUES ('settled', 'settled', 5, 'sous', 1)")
        connection.exec_driver_sql("INSERT INTO players (id, name, locale, created_at) VALUES (1, 'Ann', 'en', 1)")
        connection.exec_driver_sql(
            "INSERT INTO offers VALUES ('o', 'mille', 5, 50, NULL, 1, NULL, 'classic', '{}', 100, 1, 2, NULL)"
        )
    async with await Store.open(path) as store:
        found = {key: await store.table(key) for key in ("chosen", "settled", "back", "direct")}
        assert {key: seated.row.unit for key, seated in found.items() if seated is not None} == {
            "chosen": "francs",
            "settled": "sous",
            "back": None,
            "direct": None,
        }
        offer = await store.offer("o")
        assert offer is not None
        assert offer.unit == "francs"


async def test_chips_that_nobody_chose_become_the_usual_unit(path: Path) -> None:
    """Revision 0010: in server 5 nobody chose, 6 chose that very word, 7 chose francs."""
    with at_revision(path, "0009") as connection:
        connection.exec_driver_sql("INSERT INTO server_settings VALUES (6, 'unit', 'chips'), (7, 'unit', 'francs')")
        connection.exec_driver_sql("INSERT INTO players (id, name, locale, created_at) VALUES (1, 'Ann', 'en', 1)")
        rows = (("a", 5, "chips"), ("b", 6, "chips"), ("c", 7, "francs"), ("d", 7, "chips"), ("e", None, "chips"))
        for row in (*rows, ("f", 5, None)):
            connection.exec_driver_sql(
                "INSERT INTO offers (id, game, guild_id, channel_id, challenger_id, rules, options, stake, created_at, "
                "expires_at, unit) VALUES (?, 'mille', ?, 50, 1, 'classic', '{}', 100, 1, 2, ?)",
                row,
            )
            connection.exec_driver_sql(
                "INSERT INTO tables (id, game, rules, options, stake, guild_id, channel_id, cut, created_at, unit) "
                "VALUES (?, 'mille', 'classic', '{}', 100, ?, 50, '7', 1, ?)",
                row,
            )
        for key, guild, unit in rows[:4]:
            connection.exec_driver_sql("INSERT INTO settlements VALUES (?, ?, ?, ?, 1)", (key, key, guild, unit))
            connection.exec_driver_sql("INSERT INTO proposals VALUES (?, 'net', ?, ?, 1)", (key, guild, unit))
    await (await Store.open(path)).close()
    connection = sqlite3.connect(path)
    try:
        wanted = [("a", ""), ("b", "chips"), ("c", "francs"), ("d", "")]
        for table, more in (("offers", True), ("tables", True), ("settlements", False), ("proposals", False)):
            found = connection.execute(f"SELECT id, unit FROM {table} ORDER BY id").fetchall()
            assert found == ([*wanted, ("e", ""), ("f", None)] if more else wanted), table
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            connection.execute("UPDATE settlements SET unit = 'other'")
    finally:
        connection.close()


async def test_of_counter_offers_in_an_older_database_the_one_that_stood_is_kept(path: Path) -> None:
    """Revision 0008: two could answer one offer, and its note named the last."""
    with at_revision(path, "0007") as connection:
        connection.exec_driver_sql("INSERT INTO players (id, name, locale, created_at) VALUES (1, 'Ann', 'en', 1)")
        for key in ("asked", "lost", "back"):
            connection.exec_driver_sql(
                "INSERT INTO offers VALUES (?, 'mille', 5, 50, NULL, 1, 1, 'classic', '{}', 1, 1, 2, NULL, NULL)",
                (key,),
            )
        connection.exec_driver_sql(
            "INSERT INTO notes VALUES ('rival/asked', 'back'), ('rival/lost', 'asked'), ('rival/back', 'asked')"
        )
    async with await Store.open(path) as store:
        offers = {key: await store.offer(key) for key in ("asked", "lost", "back")}
        assert {key: row.counters for key, row in offers.items() if row is not None} == {
            "asked": None,
            "lost": None,
            "back": "asked",
        }
        assert await store.note("rival/asked") is None


async def test_standing_of_an_older_database_is_that_of_mille(path: Path) -> None:
    """Revision 0009 keeps ratings and tallies by game."""
    with at_revision(path, "0008") as connection:
        connection.exec_driver_sql("INSERT INTO players (id, name, locale, created_at) VALUES (1, 'Ann', 'en', 1)")
        connection.exec_driver_sql("INSERT INTO tallies VALUES (5, 0, 1, 20, 10, 3, 4, -500, 9, 1200, 18)")
        connection.exec_driver_sql("INSERT INTO ratings VALUES (5, 1, 25000000, 8000000, 18)")
    async with await Store.open(path) as store:
        assert await store.tallies() == [TallyRow("mille", 5, 0, 1, 20, 10, 3, 4, 9, 1200, 18)]
        assert await store.ratings() == [RatingRow("mille", 5, 1, 25_000_000, 8_000_000, 18)]


async def test_net_stakes_of_an_older_database_are_counted_by_unit(path: Path) -> None:
    """Revision 0014 counts them from the facts: in a server, by unit, for all time, the season and the month."""
    september, october = 1_695_900_000_000, 1_697_000_000_000  # 2023
    games = (("a", 5, september, 300, "chips"), ("b", 5, october, 200, "chips"), ("c", 5, october, 50, "francs"))
    others = (("free", 5, october, 0, None), ("direct", None, october, 900, "chips"))
    with at_revision(path, "0013") as connection:
        connection.exec_driver_sql(
            "INSERT INTO players (id, name, locale, created_at) VALUES (1, 'Ann', 'en', 1), (2, 'Bob', 'en', 1)"
        )
        for number, (key, guild, at, net, unit) in enumerate((*games, *others), start=1):
            connection.exec_driver_sql(
                "INSERT INTO tables (id, game, rules, options, stake, guild_id, channel_id, cut, created_at) "
                "VALUES (?, 'mille', 'classic', '{}', 100, ?, 50, '7', 1)",
                (key, guild),
            )
            if unit is not None:
                connection.exec_driver_sql("INSERT INTO settlements VALUES (?, ?, ?, ?, 1)", (key, key, guild, unit))
            game = (number, key, guild, at, net)
            connection.exec_driver_sql(
                "INSERT INTO finished_games VALUES (?, ?, 'mille', ?, ?, 'target', 1, 5, 60, ?)", game
            )
            for seat, won in enumerate((net, -net)):
                facts = (number, seat, seat + 1, seat == 0, won)
                connection.exec_driver_sql(
                    "INSERT INTO game_facts VALUES (?, ?, ?, ?, 0, 0, 0, 0, 0, 0, 0, 0, ?, 0)", facts
                )
    async with await Store.open(path) as store:
        assert [row.unit for row in await store.counted_games()] == ["chips", "chips", "francs", None, "chips"]
        found = [(row.period, row.unit, row.net) for row in await store.winnings(1)]
        assert {(row.game, row.scope) for row in await store.winnings()} == {("mille", 5)}
        assert [row.net for row in await store.winnings(2)] == [-net for *_, net in found]
        assert found == [
            (0, "chips", 500),
            (0, "francs", 50),
            (20233, "chips", 300),
            (20234, "chips", 200),
            (20234, "francs", 50),
            (202309, "chips", 300),
            (202310, "chips", 200),
            (202310, "francs", 50),
        ]


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
    with pytest.raises(StoreError, match="file"):
        await Store.open(":memory:")
    for url in ("postgresql://ann:hunter2@db.example/games", "mysql://db.example/games"):
        with pytest.raises(StoreError, match="is not served") as told:
            await Store.open(url)
        assert "hunter2" not in str(told.value)


async def test_stores_opened_at_once_migrate_once(path: Path) -> None:
    """Three in this process and two in others; all find the same database."""
    opener = (
        "import asyncio, sys\n"
        "from bot.store import Store\n"
        "async def main():\n"
        "    async with await Store.open(sys.argv[1]) as store:\n"
        "        print((await store.player(7, name='Ann', locale='en')).id)\n"
        "asyncio.run(main())\n"
    )
    others = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-c", opener, str(path), stdout=asyncio.subprocess.PIPE, cwd=Path(__file__).parents[2]
        )
        for _ in range(2)
    ]
    stores = await asyncio.gather(*(Store.open(path) for _ in range(3)))
    ids = {(await store.player(7, name="Ann", locale="en")).id for store in stores}
    for store in stores:
        await store.close()
    assert [(await other.communicate())[0] for other in others] == [b"1\n", b"1\n"]
    assert ids == {1}
