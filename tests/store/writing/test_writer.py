"""Group commit: many units, one transaction; each succeeds or fails alone."""

import asyncio
import logging
import shutil
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import event

from bot.store import (
    Conflict,
    DiskFull,
    ForgottenPreferencesRow,
    ForgottenRow,
    ListingRow,
    LogRow,
    NoteRow,
    PanelRow,
    PlayerRow,
    PlayerSeenRow,
    PreferenceRow,
    Row,
    Store,
    StoreError,
    TableRow,
    TooLarge,
    Unavailable,
)
from bot.store.writing.transacting import FileTransactions

Unit = list[tuple[str, int]]  # the rows of a unit: table and ply, or what one of WISHES says


def log(table: str, ply: int) -> LogRow:
    return LogRow(table, ply, None, f"move {ply}", at=ply)


@pytest.mark.both
async def test_a_unit_is_stored_whole_or_not_at_all(store: Store, table: TableRow) -> None:
    with pytest.raises(Conflict):
        await store.commit(NoteRow("a", "1"), log("t1", 1), log("t1", 3))
    assert await store.note("a") is None
    assert await store.log("t1") == []


async def test_kinds_may_stand_in_any_order(store: Store, table: TableRow) -> None:
    await store.commit(log("t2", 1), replace(table, id="t2"))
    assert await store.log("t2") == [log("t2", 1)]


async def test_replacing_rows_keeps_the_last(store: Store, table: TableRow) -> None:
    await store.commit(PanelRow("t1", 0, 9, 100, turn=1), NoteRow("commands", "abc"))
    await store.commit(PanelRow("t1", 0, 9, 101, turn=2), NoteRow("commands", "def"))
    assert await store.panels("t1") == [PanelRow("t1", 0, 9, 101, turn=2)]
    assert await store.note("commands") == "def"


async def test_who_listens_hears_what_became_of_each_unit(tmp_path: Path, empty_database: Path) -> None:
    heard: list[tuple[bool, type[StoreError] | None]] = []

    def hear(seconds: float, error: StoreError | None) -> None:
        heard.append((seconds > 0, None if error is None else type(error)))

    async with await Store.open(shutil.copy(empty_database, tmp_path / "a.db"), heard=hear) as store:
        await store.commit(NoteRow("a", "1"))
        with pytest.raises(Conflict):
            await store.commit(log("t1", 1))
    with pytest.raises(Unavailable):
        await store.commit(NoteRow("a", "2"))
    assert heard == [(True, None), (True, Conflict), (True, Unavailable)]


@pytest.mark.both
async def test_a_hundred_waiting_units_share_a_transaction(store: Store, table: TableRow) -> None:
    commits: list[object] = []
    if isinstance(store._transactions, FileTransactions):
        await store._transactions._connection.set_trace_callback(
            lambda statement: commits.append(statement) if statement == "COMMIT" else None
        )
    else:
        event.listen(store._transactions.engine.sync_engine, "commit", commits.append)
    await asyncio.gather(*(store.commit(log("t1", ply)) for ply in range(1, 101)))
    assert len(await store.log("t1")) == 100
    assert 1 <= len(commits) <= 2


MOVES = st.lists(st.tuples(st.sampled_from("xyz"), st.integers(1, 4)), min_size=1, max_size=3)
WISHES = st.lists(st.tuples(st.sampled_from(["wish", "wish", "forget"]), st.integers(1, 4)), min_size=1, max_size=2)


def row(kind: str, number: int) -> Row:
    """Return the row of one entry of a unit, for the first player there is."""
    match kind:
        case "wish":
            return PreferenceRow(1, "deck", str(number))
        case "forget":
            return ForgottenPreferencesRow(1)
        case _:
            return log(kind, number)


@pytest.mark.long("rare cases")
@given(units=st.lists(MOVES | WISHES, max_size=30))
@settings(max_examples=25, deadline=None)
def test_units_committed_together_fare_as_if_one_by_one(empty_database: Path, units: list[Unit]) -> None:
    async def fares(path: Path) -> tuple[list[bool], dict[str, int], dict[str, str]]:
        async with await Store.open(path) as store:
            terms = TableRow("x", "mille", "classic", "{}", 0, None, 1, "", 0)
            await store.commit(*(replace(terms, id=table) for table in "xyz"), PlayerSeenRow(1001, "Ann", "en", 0))
            results = await asyncio.gather(
                *(store.commit(*(row(*entry) for entry in unit)) for unit in units), return_exceptions=True
            )
            assert all(result is None or isinstance(result, Conflict) for result in results)
            plies = {table: len(await store.log(table)) for table in "xyz"}
            return [result is None for result in results], plies, await store.preferences(1)

    stored, plies, wishes = [], dict.fromkeys("xyz", 0), dict[str, str]()
    for unit in units:
        after = dict(plies)
        for kind, number in unit:
            if kind in after:
                after[kind] = number if after[kind] == number - 1 else 99
            elif kind == "wish":
                wishes["deck"] = str(number)
        if "forget" in {kind for kind, _ in unit}:  # in a unit rows go by kind, this one last
            wishes.clear()
        stored.append(99 not in after.values())
        plies = after if stored[-1] else plies
    with tempfile.TemporaryDirectory() as directory:
        path = Path(shutil.copy(empty_database, Path(directory) / "chapeau.db"))
        assert asyncio.run(fares(path)) == (stored, plies, wishes)


async def test_what_was_erased_is_in_no_file(store: Store, path: Path, ann: PlayerRow) -> None:
    """Neither in a freed part of the database nor in its log of changes."""
    log = path.with_name(f"{path.name}-wal")
    words = "Wilhelmina of Orange-Nassau " * 20
    await store.commit(PreferenceRow(ann.id, "secret", words))
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA wal_checkpoint(PASSIVE)")  # into the database
    await store.commit(PreferenceRow(ann.id, "plain", "1"))  # its page again into the log
    assert words.encode() in log.read_bytes()
    assert words.encode() in path.read_bytes()
    await store.commit(ForgottenPreferencesRow(ann.id))
    assert [file.name for file in path.parent.iterdir() if b"Wilhelmina" in file.read_bytes()] == []


async def test_a_reader_only_delays_that_the_log_is_emptied(path: Path) -> None:
    """An example is a backup, which sees the database as it was when it began."""
    log = path.with_name(f"{path.name}-wal")
    async with await Store.open(path, busy_timeout=0) as store:
        ann = await store.player(1001, name="Ann", locale="en")
        await store.commit(PreferenceRow(ann.id, "secret", "Wilhelmina"))
        with closing(sqlite3.connect(path, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM preferences").fetchall()
            await store.commit(ForgottenPreferencesRow(ann.id))
            assert b"Wilhelmina" in log.read_bytes()
        await store.commit(NoteRow("a", "1"))
        assert b"Wilhelmina" not in log.read_bytes() + path.read_bytes()


async def test_who_was_forgotten_chooses_nothing_more(store: Store, ann: PlayerRow) -> None:
    """A press of theirs was under way."""
    await store.commit(ForgottenRow(ann.id, "Former player"), ForgottenPreferencesRow(ann.id))
    await store.commit(PreferenceRow(ann.id, "deck", "two"), ListingRow(ann.id, everywhere=True))
    await store.set_dm_channel(ann.id, 777)
    assert await store.preferences(ann.id) == {}
    assert not await store.is_listed_everywhere(ann.id)
    assert (await store.players([ann.id]))[ann.id].dm_channel_id is None


async def test_what_is_chosen_after_being_forgotten_stays(store: Store, ann: PlayerRow) -> None:
    """Both requests came while the writer was busy."""
    await asyncio.gather(
        store.commit(PreferenceRow(ann.id, "deck", "two")),
        store.commit(ForgottenPreferencesRow(ann.id)),
        store.commit(PreferenceRow(ann.id, "deck", "four")),
    )
    assert await store.preferences(ann.id) == {"deck": "four"}


async def test_a_value_no_column_can_hold_harms_only_its_own_unit(store: Store, table: TableRow) -> None:
    rows = [log("t1", 1), replace(log("t1", 2), at=2**70), log("t1", 2)]
    results = await asyncio.gather(*(store.commit(row) for row in rows), return_exceptions=True)
    assert [result is None for result in results] == [True, False, True]


async def test_a_number_that_no_column_holds_is_told_and_harms_nobody_else(store: Store, table: TableRow) -> None:
    big = 10**40
    asked = (
        store.commit(LogRow(table.id, 1, None, "deal", at=big)),
        store.player(big, name="Big", locale="en"),
        store.players([big]),
        store.debts(big),
    )
    for each in asked:
        with pytest.raises(TooLarge, match="a number has more than 64 bits"):
            await each
    await asyncio.gather(store.commit(log(table.id, 1)), store.commit(NoteRow("a", "1")))
    assert await store.log(table.id) == [log(table.id, 1)]


async def test_a_cancelled_waiter_does_not_take_its_unit_back(path: Path) -> None:
    async with await Store.open(path) as store:
        waiters = [asyncio.create_task(store.commit(NoteRow(f"{n} a", "1"), NoteRow(f"{n} b", "1"))) for n in range(40)]
        await store.note("every waiter has begun by the time this is answered")
        later = [
            asyncio.create_task(store.commit(NoteRow(f"{n} a", "1"), NoteRow(f"{n} b", "1"))) for n in range(40, 80)
        ]
        await asyncio.sleep(0)  # each task runs up to its wait
        for waiter in (*waiters, *later):
            waiter.cancel()
        await asyncio.gather(*waiters, *later, return_exceptions=True)
    async with await Store.open(path) as store:
        assert [await store.note(f"{n} {half}") for n in range(80) for half in "ab"] == ["1"] * 160


async def test_closing_stores_what_waits(path: Path) -> None:
    store = await Store.open(path)
    waiters = [asyncio.create_task(store.commit(NoteRow(str(n), "kept"))) for n in range(50)]
    await asyncio.sleep(0)  # each task runs up to its wait
    await store.close()
    await asyncio.gather(*waiters)
    async with await Store.open(path) as again:
        assert [await again.note(str(n)) for n in range(50)] == ["kept"] * 50


async def test_a_closed_store_takes_nothing_and_tells_nothing(path: Path) -> None:
    store = await Store.open(path)
    await store.close()
    await store.close()
    with pytest.raises(Unavailable, match="closed"):
        await store.commit(NoteRow("a", "1"))
    with pytest.raises(Unavailable, match="closed"):
        await store.log("t1")


async def test_a_writer_that_is_stopped_leaves_nobody_waiting(path: Path) -> None:
    store = await Store.open(path)
    taken = asyncio.create_task(store.commit(NoteRow("a", "1")))
    await store.note("the writer has taken the first by the time this is answered")
    waiting = [asyncio.create_task(store.commit(NoteRow(str(n), "1"))) for n in range(3)]
    await asyncio.sleep(0)  # each task runs up to its wait
    store._writer._task.cancel()
    results = await asyncio.gather(taken, *waiting, return_exceptions=True)
    assert all(result is None or isinstance(result, Unavailable) for result in results)
    await store.close()


async def test_only_rows_are_written(store: Store, ann: PlayerRow) -> None:
    with pytest.raises(TypeError, match="PlayerRow"):
        await store.commit(ann)  # type: ignore[arg-type]


async def test_readers_do_not_wait_for_a_writer(store: Store, path: Path, table: TableRow) -> None:
    other = sqlite3.connect(path, isolation_level=None)
    try:
        other.execute("BEGIN IMMEDIATE")
        other.execute("INSERT INTO log VALUES ('t1', 1, 0, 'draw', 1)")
        waiting = asyncio.create_task(store.commit(NoteRow("a", "1")))
        assert await store.log("t1") == []
        assert await store.find_player(1001) is not None
        assert not waiting.done()
        other.execute("COMMIT")
        await waiting
        assert [row.text for row in await store.log("t1")] == ["draw"]
    finally:
        other.close()


async def test_a_locked_database_is_told_and_the_writer_lives_on(path: Path) -> None:
    async with await Store.open(path, busy_timeout=0.05) as store:
        other = sqlite3.connect(path, isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")
            results = await asyncio.gather(
                *(store.commit(NoteRow(str(n), "1")) for n in range(3)), return_exceptions=True
            )
            assert [str(result) for result in results] == ["nothing was stored: database is locked"] * 3
            assert all(isinstance(result, Unavailable) for result in results)
        finally:
            other.close()
        await store.commit(NoteRow("0", "2"))
        assert [await store.note("0"), await store.note("1")] == ["2", None]


@pytest.mark.file_only
async def test_a_full_disk_is_told_and_the_writer_lives_on(store: Store, table: TableRow) -> None:
    await store.commit(log("t1", 1))
    connection = store._transactions._connection
    [(pages,)] = await connection.execute_fetchall("PRAGMA page_count")
    await connection.execute_fetchall(f"PRAGMA max_page_count = {pages + 2}")
    with pytest.raises(DiskFull, match="full"):
        await store.commit(log("t1", 2), NoteRow("long", "x" * 1_000_000))
    await store.commit(log("t1", 2))
    assert await store.log("t1") == [log("t1", 1), log("t1", 2)]


async def test_no_logger_prints_what_is_stored(store: Store, table: TableRow, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        await store.commit(replace(log("t1", 1), text="SECRET"))
        assert (await store.log("t1"))[0].text == "SECRET"
        assert await store.seed("t1") == bytes(range(32))
        with pytest.raises(Conflict):
            await store.commit(replace(log("t1", 1), text="SECRET"))
    assert "SECRET" not in caplog.text
    assert str(bytes(range(32))) not in caplog.text
