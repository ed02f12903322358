"""The laws of PostgreSQL alone: one schema on both engines, many processes, and a server that goes and comes back."""

import asyncio
import logging
from collections.abc import Sequence

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import CheckConstraint, Connection, inspect, select, text

from bot.bench.postgresql import Cluster
from bot.store import (
    Conflict,
    DiskFull,
    InUse,
    LogRow,
    Lost,
    NoteRow,
    PreferenceRow,
    Row,
    ServerSettingRow,
    Store,
    StoreError,
    TableRow,
    Unavailable,
)
from bot.store.copies.server import see_server
from bot.store.postgresql import holders_of, raw_connection, turns_engine, writing_engine
from bot.store.schema.schema import metadata
from bot.values.database import Server
from tests.postgresql.shared import SharedServer
from tests.store.test_migrations import TRIGGERS

pytestmark = [pytest.mark.postgresql, pytest.mark.long("PostgreSQL")]


PATIENCE = 60.0  # s


def log(ply: int) -> LogRow:
    return LogRow("t", ply, None, f"move {ply}", at=ply)


TABLE = TableRow("t", "mille", "classic", "{}", 0, None, 1, "", 0)


async def test_a_database_with_too_few_letters_is_refused_before_anything_is_made(shared_server: SharedServer) -> None:
    """The first name with an emoji would not be stored."""
    name = next(shared_server.names)
    await shared_server.execute(
        f"CREATE DATABASE \"{name}\" TEMPLATE template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'"
    )
    server = shared_server.server(name)
    with pytest.raises(StoreError, match=r"LATIN1.*UTF8"):
        await Store.open(server)
    connection = await raw_connection(server)
    assert await connection.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == 0
    await connection.close()
    await shared_server.drop(server)


async def test_the_tables_are_those_of_the_schema(server: Server) -> None:
    def compare(connection: Connection) -> None:
        context = MigrationContext.configure(connection, opts={"compare_server_default": False})
        assert compare_metadata(context, metadata) == []
        found = inspect(connection)
        for table in metadata.sorted_tables:
            for column in found.get_columns(table.name):
                kind = str(column["type"])
                assert kind in {"BIGINT", "BYTEA", "BOOLEAN", 'TEXT COLLATE "C"'}, (table.name, column["name"], kind)

    async with await Store.open(server) as store, store._questions.engine.connect() as connection:
        await connection.run_sync(compare)
        found = await connection.scalars(text("SELECT tgname FROM pg_trigger WHERE NOT tgisinternal"))
        assert set(found) == TRIGGERS
        checks = await connection.scalars(
            text("SELECT conname FROM pg_constraint WHERE contype = 'c' AND conrelid <> 0")
        )
        laws = {law for table in metadata.tables.values() for law in table.constraints}
        assert {law.name for law in laws if isinstance(law, CheckConstraint)} == set(checks)


async def test_stores_opened_at_once_make_the_tables_once(shared_server: SharedServer) -> None:
    server = await shared_server.new()
    stores = await asyncio.gather(*(Store.open(server) for _ in range(3)))
    ids = {(await store.player(7, name="Ann", locale="en")).id for store in stores}
    assert ids == {1}
    for store in stores:
        await store.close()
    await shared_server.drop(server)


async def test_texts_stand_in_order_of_their_signs_and_numbers_have_64_bits(server: Server) -> None:
    """In any language of the server, and like SQLite."""
    keys = ["a", "B", "é", "Z", "_", "😀", "b"]
    async with await Store.open(server) as store:
        await store.commit(*(NoteRow(key, "") for key in keys), ServerSettingRow(-(2**63), "k", "a\0b"))
        async with store._questions.engine.connect() as connection:
            table = metadata.tables["notes"]
            found = await connection.scalars(select(table.c.key).order_by(table.c.key))
            assert list(found) == sorted(keys)
        assert await store.server_settings(-(2**63)) == {"k": "a�b"}, "PostgreSQL has no room for NUL"
        assert (await store.server_size() or 0) > 1_000_000


async def test_one_ply_of_two_processes_is_a_conflict(server: Server) -> None:
    async with await Store.open(server) as one, await Store.open(server) as other:
        await one.commit(TABLE)
        for ply in range(1, 30):
            fates = await asyncio.gather(one.commit(log(ply)), other.commit(log(ply)), return_exceptions=True)
            assert sorted(type(each).__name__ for each in fates) == ["Conflict", "NoneType"]
        assert await one.log("t") == [log(ply) for ply in range(1, 30)]


async def test_processes_that_replace_the_same_rows_in_other_orders_both_succeed(server: Server) -> None:
    """The server ends one of two that wait for each other, which is then tried again."""

    def wishes(value: str, *keys: str) -> list[Row]:
        return [PreferenceRow(1, key, value) for key in keys]

    async with await Store.open(server) as one, await Store.open(server) as other:
        await one.player(7, name="Ann", locale="en")
        keys = [str(number) for number in range(200)]
        for number in range(5):
            await asyncio.gather(
                one.commit(*wishes(f"one {number}", *keys)), other.commit(*wishes(f"other {number}", *reversed(keys)))
            )
        one.doubt(wishes("", "0"))
        assert len(set((await one.preferences(1)).values())) == 1


async def test_what_is_beside_the_rows_is_in_their_transaction(server: Server) -> None:
    heard: list[str] = []

    def aside(rows: Sequence[Row]) -> list[tuple[str, tuple[str, ...]]]:
        return [("SELECT pg_notify($1, $2)", ("chapeau", repr(rows)))]

    listening = await raw_connection(server)
    await listening.add_listener("chapeau", lambda *notice: heard.append(str(notice[-1])))
    async with await Store.open(server, aside=aside) as store:
        await store.commit(TABLE)
        with pytest.raises(Conflict):
            await store.commit(log(7))
        await listening.fetchval("SELECT 1")
        assert heard == [repr([TABLE])], "what is not stored is not told"
    await listening.close()


async def test_many_may_write_unless_one_must_be_alone(server: Server) -> None:
    async with await Store.open(server), await Store.open(server):
        assert len(await holders_of(server)) == 2
        with pytest.raises(InUse, match=r"process \d+ on .*, since .* has postgresql://.* open: stop it first"):
            await Store.open(server, alone=True)
    async with await Store.open(server, alone=True):
        with pytest.raises(InUse, match="stop it first"):
            await Store.open(server)
    async with await Store.open(server):
        pass


async def test_a_full_disk_is_told(server: Server) -> None:
    full = (
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        "RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$",
        "CREATE TRIGGER full_disk BEFORE INSERT ON notes FOR EACH ROW EXECUTE FUNCTION full_disk()",
    )
    async with await Store.open(server) as store:
        owner = await raw_connection(server)
        for statement in full:
            await owner.execute(statement)
        with pytest.raises(DiskFull, match=r"^nothing was stored: could not extend file$"):
            await store.commit(NoteRow("a", "1"))
        await owner.execute("DROP TRIGGER full_disk ON notes")
        await owner.close()
        await store.commit(NoteRow("a", "1"))


async def test_no_word_of_a_password(caplog: pytest.LogCaptureFixture, shared_server: SharedServer) -> None:
    name = shared_server.address.partition("?")[2]
    wrong = (
        Server(f"postgresql://nobody:hunter2@/nowhere?{name}"),
        Server("postgresql://ann:hunter2@127.0.0.1:1/games"),
        Server("postgresql://ann:hunter2@127.0.0.1:1/games?sslmode=hunter2"),
    )
    with caplog.at_level(logging.DEBUG):
        for server in wrong:
            for opening in (Store.open(server), asyncio.to_thread(see_server, server)):
                with pytest.raises(StoreError) as caught:
                    await opening
                cause: BaseException | None = caught.value
                while cause is not None:
                    assert "hunter2" not in str(cause)
                    cause = cause.__cause__
    assert "hunter2" not in caplog.text


async def test_a_server_that_crashed_and_is_back_is_used_again() -> None:
    cluster = Cluster()
    await asyncio.to_thread(cluster.__enter__)
    try:
        server = Server(await asyncio.to_thread(cluster.create, "games"))
        async with await Store.open(server, busy_timeout=1) as store:
            await store.commit(TABLE, log(1))
            await asyncio.to_thread(cluster.stop, is_crash=True)
            with pytest.raises(Unavailable, match="cannot use postgresql://"):
                await store.commit(log(2))
            with pytest.raises(Unavailable, match="cannot use postgresql://"):
                await store.log("t")
            await asyncio.to_thread(cluster.start)
            assert await store.log("t") == [log(1)], "what was confirmed is kept"
            await store.commit(log(2))
            await asyncio.to_thread(cluster.crash)
            asked = [store.log("t") for _ in range(8)]
            assert await asyncio.gather(*asked) == [[log(1), log(2)]] * 8
            await store.commit(log(3))
            assert len(await holders_of(server)) == 1
    finally:
        await asyncio.to_thread(cluster.__exit__, None, None, None)


async def test_who_has_lost_a_turn_stores_nothing_in_it(server: Server) -> None:
    """It is like a process that froze, anywhere in its turn, until the server took the turn back."""
    async with await Store.open(server) as store:
        async with store.shared_lock("ledger") as turn:
            await store.commit(NoteRow("in time", ""), preconditions=[turn])
            await _end_turns(server)
            fates = await asyncio.gather(
                store.commit(NoteRow("before", "")),
                store.commit(NoteRow("late", ""), preconditions=[turn]),
                store.commit(NoteRow("after", "")),
                return_exceptions=True,
            )
        assert [type(each) for each in fates] == [type(None), Lost, type(None)]
        assert str(fates[1]) == "nothing was stored: the lock is lost"
        stored = {key: await store.note(key) for key in ("in time", "before", "late", "after")}
        assert stored == {"in time": "", "before": "", "late": None, "after": ""}
        async with (
            store.shared_lock("ledger", is_shared=True) as one,
            store.shared_lock("ledger", is_shared=True) as other,
        ):
            await store.commit(NoteRow("together", ""), preconditions=[one, other])


async def test_who_takes_a_turn_waits_for_what_is_being_stored_in_the_one_before(server: Server) -> None:
    """It was lost after its transaction saw that it holds: its rows are stored, and the next process reads them."""
    storing = writing_engine(server, 5.0)
    async with await Store.open(server) as one, await Store.open(server) as other, storing.connect() as connection:

        async def next_turn() -> str | None:
            async with other.shared_lock("ledger"):
                return await other.note("entered")

        async with one.shared_lock("ledger") as turn:
            await connection.execute(text("SET idle_in_transaction_session_timeout = 0"))
            await turn.see(connection)
            await connection.execute(text("INSERT INTO notes (key, value) VALUES ('entered', 'by the first')"))
            await _end_turns(server, besides=await connection.scalar(text("SELECT pg_backend_pid()")))
            asked = asyncio.create_task(next_turn())
            await _until_somebody_waits(server)
            await connection.commit()
            assert await asked == "by the first"
    await storing.dispose()


async def _end_turns(server: Server, *, besides: int | None = None) -> None:
    """End long idle transactions, as the server does, and wait until they have ended."""
    owner, idle = await raw_connection(server), "state = 'idle in transaction'"
    others = f"FROM pg_stat_activity WHERE datname = current_database() AND pid <> {besides or 0}"
    await owner.execute(f"SELECT pg_terminate_backend(pid) {others} AND {idle}")
    async with asyncio.timeout(PATIENCE):
        while await owner.fetchval(f"SELECT count(*) {others} AND {idle}"):
            pass
    await owner.close()


async def _until_somebody_waits(server: Server) -> None:
    """Wait until a client waits for a lock of ours."""
    owner = await raw_connection(server)
    async with asyncio.timeout(PATIENCE):
        while not await owner.fetchval("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"):
            pass
    await owner.close()


async def test_who_freezes_within_a_transaction_holds_others_up_for_ten_seconds_at_most(server: Server) -> None:
    ask = text("SHOW idle_in_transaction_session_timeout")
    for engine in (writing_engine(server, 5.0), turns_engine(server, 1)):
        async with engine.connect() as connection:
            assert await connection.scalar(ask) == "10s"
        await engine.dispose()
