"""The schema of a database of PostgreSQL is compared with that of its revision."""

import asyncio

import pytest
from sqlalchemy import Connection, text

from bot.doctor.server import check_server
from bot.store import Store
from bot.store.copies.carrying import migrate_unless_other
from bot.store.copies.migrate import migrate
from bot.store.copies.revisions import head, steps_to
from bot.store.copies.server import see_server
from bot.store.copies.shape import FIRST_REVISION, begin_history, make
from bot.store.errors import OlderVersion, OtherSchema
from bot.store.postgresql import raw_connection, working_engine
from bot.values.database import Server
from tests.postgresql.shared import SharedServer
from tests.store.older import OLDER

pytestmark = [pytest.mark.postgresql, pytest.mark.long("PostgreSQL")]

DAMAGES = {
    "DROP TRIGGER log_no_gap ON log": "trigger log_no_gap of log is missing",
    "ALTER TABLE log DISABLE TRIGGER log_no_gap": "trigger log_no_gap of log differs",
    "ALTER TABLE seats DISABLE TRIGGER ALL": "table seats differs",  # nor are its foreign keys looked at anymore
    "CREATE OR REPLACE FUNCTION end_due() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'": (
        "trigger table_ends_are_not_due of table_ends differs"
    ),
    "DROP INDEX ix_seats_player_id": "index ix_seats_player_id of seats is missing",
    "DROP TABLE orders": "table orders is missing",
    "ALTER TABLE tables DROP COLUMN shown_ply": "column shown_ply of tables is missing",
    "ALTER TABLE log ALTER COLUMN text TYPE VARCHAR(5)": "column text of log differs",
    "ALTER TABLE seats DROP CONSTRAINT ck_seats_seat": "constraint ck_seats_seat of seats is missing",
    "ALTER TABLE log SET UNLOGGED": "table log differs",
    "CREATE RULE lost AS ON INSERT TO log DO INSTEAD NOTHING": "rule lost of log is not this program's",
    "CREATE UNIQUE INDEX one_name ON players (name)": "index one_name of players is not this program's",
}
HARMLESS = (
    "CREATE TABLE mine (id BIGINT PRIMARY KEY)",
    "CREATE INDEX by_name ON players (name)",
    "CREATE VIEW richest AS SELECT * FROM players",
)


def at_revision(connection: Connection, revision: str) -> None:
    """Make the tables of a revision, and record it."""
    begin_history(connection)
    make(connection, steps_to(revision, since=FIRST_REVISION))
    connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    connection.execute(text("INSERT INTO alembic_version VALUES (:revision)"), {"revision": revision})


async def executed(server: Server, *statements: str) -> None:
    """Execute statements that the owner of a database could."""
    connection = await raw_connection(server)
    for each in statements:
        await connection.execute(each)
    await connection.close()


@pytest.mark.parametrize("statement", DAMAGES)
async def test_each_difference_is_named_and_stops_the_start(server: Server, statement: str) -> None:
    await executed(server, statement)
    with pytest.raises(OtherSchema) as caught:
        await Store.open(server)
    assert DAMAGES[statement] in caught.value.differences
    seen = await asyncio.to_thread(see_server, server)
    assert str(seen.objection) == str(caught.value)
    assert "\n" not in str(caught.value)


async def test_what_changes_nothing_does_no_harm_and_nothing_is_left_of_the_comparison(server: Server) -> None:
    await executed(server, *HARMLESS)
    async with await Store.open(server):
        pass
    seen = await asyncio.to_thread(see_server, server)
    assert (seen.objection, seen.warnings) == (None, ())
    connection = await raw_connection(server)
    found = await connection.fetch("SELECT nspname FROM pg_namespace WHERE nspname !~ '^(pg_|information_schema)'")
    assert [each["nspname"] for each in found] == ["public"]
    await connection.close()


@pytest.mark.parametrize("revision", [each for each in OLDER if each >= FIRST_REVISION])
async def test_an_older_one_is_sound_is_brought_up_to_date_and_is_sound_again(
    shared_server: SharedServer, revision: str
) -> None:
    server = await shared_server.new()
    engine = working_engine(server, 1)
    async with engine.begin() as connection:
        await connection.run_sync(at_revision, revision)
    await engine.dispose()
    seen = await asyncio.to_thread(see_server, server)
    assert (seen.revision, seen.objection, seen.seeds) == (revision, None, ())
    assert [each.says for each in check_server(server, seen)] == [
        f"{server} has revision {revision}, and this program {head()}"
    ]
    with pytest.raises(OlderVersion, match=f"has revision {revision}, older than this program's"):
        await asyncio.to_thread(migrate_unless_other, server)
    await asyncio.to_thread(migrate, server, 1)
    seen = await asyncio.to_thread(see_server, server)
    assert (seen.revision, seen.objection) == (head(), None)
    await shared_server.drop(server)


async def test_a_revision_that_lies(server: Server) -> None:
    await executed(server, "UPDATE alembic_version SET version_num = '0023'")
    with pytest.raises(OtherSchema, match="table leases is from a later revision"):
        await asyncio.to_thread(migrate, server, 1)


async def test_a_user_without_the_right_to_make_schemas_is_warned(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    name = server.url.partition("?")[0].rpartition("/")[2]
    await executed(
        server,
        f'CREATE ROLE "guest_{name}" LOGIN',
        f'GRANT ALL ON ALL TABLES IN SCHEMA public TO "guest_{name}"',
    )
    guest = Server(server.url.replace("://chapeau@", f"://guest_{name}@"))
    seen = await asyncio.to_thread(see_server, guest)
    assert [each.startswith("the schema cannot be compared with that of revision") for each in seen.warnings] == [True]
    async with await Store.open(guest):
        assert "permission denied" in caplog.text
    await executed(server, f'DROP OWNED BY "guest_{name}"', f'DROP ROLE "guest_{name}"')
