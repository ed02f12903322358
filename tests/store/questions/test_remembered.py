"""Answers from memory equal the database: after every row, despite waits and failures."""

import asyncio
import random
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import (
    CalledRow,
    Conflict,
    DmChannelRow,
    ForgottenOrdersRow,
    ForgottenPanelsRow,
    ForgottenPreferencesRow,
    ForgottenRow,
    LogRow,
    NextNoteRow,
    NoteRow,
    OrderDoneRow,
    OrderRow,
    PanelRow,
    PlayerRow,
    PlayerSeenRow,
    PreferenceRow,
    ReadStore,
    Row,
    ServerSettingRow,
    Store,
    TableMessageRow,
    TableProposalRow,
    TableRow,
    Unavailable,
)
from bot.store.questions.remembered import KEYS, Answers
from bot.store.writing.writes import WRITES
from bot.values.database import Database
from tests.left_out import first
from tests.store import any_rows
from tests.store.plans import questions


@pytest.fixture
async def furnished(store: Store) -> Store:
    """A store with the rows that rows of every kind refer to."""
    await any_rows.furnish(store)
    return store


@pytest.fixture
async def truth(store: Store, kept_in: Database) -> AsyncIterator[ReadStore]:
    """The same database, reread at each question."""
    async with await ReadStore.open(kept_in) as fresh:
        yield fresh


async def answers(store: ReadStore | Store) -> list[object]:
    """Return all that is remembered, asked of a store."""
    asked = (
        *(store.find_player(each) for each in any_rows.PEOPLE),
        *(store.preferences(each) for each in any_rows.PLAYERS),
        *(store.server_settings(each) for each in any_rows.SERVERS),
        *(store.table_message(each) for each in any_rows.TABLES),
        *(store.panels(each) for each in any_rows.TABLES),
        *(store.orders(each) for each in any_rows.TABLES),
        *(store.table_proposals(each) for each in any_rows.TABLES),
        *(store.note(each) for each in any_rows.KEYS),
    )
    return list(await asyncio.gather(*asked))


def external(path: Path, statement: str) -> None:
    """Change the database as another process would."""
    with closing(sqlite3.connect(path)) as other, other:
        other.execute(statement)


def test_every_kind_of_row_is_known() -> None:
    """A new kind of row needs a line in `KEYS`, and a unit for the tests below."""
    assert set(KEYS) == set(WRITES) == set(any_rows.units(1, random.Random(1)))


async def test_every_kind_with_a_key_makes_answers_forgotten(store: Store) -> None:
    assert {kind for kind, name in KEYS.items() if name is not None} == set(store._forget)


async def test_after_each_kind_of_row_memory_says_what_the_database_says(furnished: Store, truth: ReadStore) -> None:
    chance = random.Random(1)
    for number, kind in enumerate(WRITES, 1):
        for each in (PlayerSeenRow, PanelRow, PreferenceRow, ServerSettingRow, NoteRow, TableMessageRow):
            await furnished.commit(*any_rows.units(1000 + number, chance)[each])
        await answers(furnished)
        await furnished.commit(*any_rows.units(number, chance)[kind])
        assert (kind, await answers(furnished)) == (kind, await answers(truth))


@pytest.mark.long("rare cases")
@pytest.mark.parametrize("seed", first(1, range(3)))
async def test_memory_says_what_the_database_says_however_many_ask_and_commit_at_once(
    furnished: Store, truth: ReadStore, seed: int
) -> None:
    chance, stored = random.Random(seed), 0

    async def commit(number: int) -> bool:
        made = [any_rows.units(number, chance)[kind] for kind in chance.choices(list(WRITES), k=chance.randint(1, 3))]
        for _ in range(chance.randrange(3)):
            await furnished.log("t1")  # some come when a transaction has begun already
        try:
            await furnished.commit(*dict.fromkeys(row for unit in made for row in unit))
        except Conflict:  # two kinds of one unit may not go together
            return False
        return True

    for begin in range(1, 160, 8):
        commits = [asyncio.create_task(commit(number)) for number in range(begin, begin + 8)]
        asks = [asyncio.create_task(answers(furnished)) for _ in range(3)]
        stored += sum(await asyncio.gather(*commits))
        await asyncio.gather(*asks)
        assert await answers(furnished) == await answers(truth)
    assert stored > 80


async def test_whoever_committed_is_answered_with_it_or_with_something_later(store: Store) -> None:
    async def count(turn: int) -> None:
        await store.commit(NoteRow("count", str(turn)))
        assert int(await store.note("count") or 0) >= turn

    await asyncio.gather(*(count(turn) for turn in range(100)))
    assert await store.note("count") == "99"


async def test_nothing_is_asked_twice(furnished: Store) -> None:
    async with questions(furnished) as asked:
        first = await answers(furnished)
        assert len(asked) == len(first)
        assert await answers(furnished) == first  # "there is none" is an answer too
        await furnished.commit(PanelRow("t1", 0, 9, 9, 1), CalledRow("t1", 1, 1), TableMessageRow("t1", 9, 9, 9))
        await answers(furnished)
        assert len(asked) == len(first)


async def test_whoever_gets_an_answer_may_change_it(furnished: Store, truth: ReadStore) -> None:
    (await furnished.preferences(1))["a"] = "mine"
    (await furnished.server_settings(1))["a"] = "mine"
    (await furnished.panels("t1")).append(PanelRow("t1", 0, 9, 9, 1))
    assert await answers(furnished) == await answers(truth)


async def test_what_is_stored_after_its_caller_was_cancelled_is_known(store: Store, ann: PlayerRow) -> None:
    assert await store.preferences(ann.id) == {}
    given_up = asyncio.create_task(store.commit(PreferenceRow(ann.id, "theme", "day")))
    await asyncio.sleep(0)  # the task runs up to its wait
    given_up.cancel()
    await store.preferences(ann.id)
    await store.commit(NoteRow("a", "after it"))
    assert await store.preferences(ann.id) == {"theme": "day"}


async def test_after_a_conflict_and_after_a_failure_the_database_is_asked(path: Path, empty_database: Path) -> None:
    shutil.copy(empty_database, path)
    async with await Store.open(path, busy_timeout=0.05) as store:
        await any_rows.furnish(store)
        for value, clash in (("x", True), ("y", False)):
            await store.preferences(1)
            external(path, f"REPLACE INTO preferences VALUES (1, 'a', '{value}')")
            with closing(sqlite3.connect(path, isolation_level=None)) as other:
                if not clash:
                    other.execute("BEGIN IMMEDIATE")
                with pytest.raises(Conflict if clash else Unavailable):
                    await store.commit(PreferenceRow(1, "b", "z"), LogRow("t1", 7, 0, "draw", 1))
            assert await store.preferences(1) == {"a": value}


async def test_another_process_can_say_what_it_changed(furnished: Store, path: Path, truth: ReadStore) -> None:
    await answers(furnished)
    changes: tuple[tuple[str, type[Row], int | str], ...] = (
        ("UPDATE players SET name = 'Other' WHERE discord_id = 1001", PlayerSeenRow, 1001),
        ("UPDATE players SET dm_channel_id = 9 WHERE id = 2", DmChannelRow, 2),
        ("UPDATE players SET discord_id = NULL WHERE id = 3", ForgottenRow, 3),
        ("INSERT INTO preferences VALUES (1, 'a', 'x')", PreferenceRow, 1),
        ("DELETE FROM preferences", ForgottenPreferencesRow, 1),
        ("INSERT INTO server_settings VALUES (1, 'a', 'x')", ServerSettingRow, 1),
        ("INSERT INTO table_messages VALUES ('t1', 1, 2, 3)", TableMessageRow, "t1"),
        ("INSERT INTO panels VALUES ('t1', 0, 1, 2, 3)", PanelRow, "t1"),
        ("UPDATE panels SET turn = 4", CalledRow, "t1"),
        ("DELETE FROM panels", ForgottenPanelsRow, 1),
        ("INSERT INTO orders VALUES ('t1', 0, 1, 'turn', 'draw', 5)", OrderRow, "t1"),
        ("DELETE FROM orders", OrderDoneRow, "t1"),
        ("INSERT INTO orders VALUES ('t1', 0, 1, 'turn', 'draw', 5)", OrderRow, "t1"),
        ("DELETE FROM orders", ForgottenOrdersRow, 1),
        ("INSERT INTO table_proposals VALUES ('t1', 1, 'pause', 0, 1, NULL, 5)", TableProposalRow, "t1"),
        ("INSERT INTO notes VALUES ('a', 'x')", NoteRow, "a"),
        ("UPDATE notes SET value = 'y' WHERE key = 'a'", NextNoteRow, "a"),
    )
    assert {kind for _, kind, _ in changes} == {kind for kind, name in KEYS.items() if name is not None}
    for statement, kind, key in changes:
        external(path, statement)
        furnished.changed(kind, key)
        assert await answers(furnished) == await answers(truth)
    furnished.changed(LogRow, "t1")  # of a log nothing is remembered


async def test_memory_holds_nothing_of_whom_it_forgot(store: Store, ann: PlayerRow, table: TableRow) -> None:
    await store.commit(PreferenceRow(ann.id, "theme", "only Ann's"), PanelRow("t1", 0, 77001, 77002, 1))
    await store.commit(OrderRow("t1", 0, 1, "turn", "draw", 77004))
    await store.set_dm_channel(ann.id, 77003)
    asked = (store.find_player(1001), store.preferences(ann.id), store.panels("t1"), store.orders("t1"))
    await asyncio.gather(*asked)
    kept = (store._people, store._preferences, store._panels, store._orders)
    held = ("Ann", "77003", "only Ann's", "77001", "77002", "77004")
    assert all(any(words in str(each._kept) for each in kept) for words in held)
    late = [asyncio.create_task(ask) for ask in (store.find_player(1001), store.panels("t1"), store.orders("t1"))]
    gone = (ForgottenPreferencesRow(ann.id), ForgottenPanelsRow(ann.id), ForgottenOrdersRow(ann.id))
    await store.commit(ForgottenRow(ann.id, "Former"), *gone)
    await asyncio.gather(*late)
    assert not any(words in str(each._kept) for each in kept for words in held)
    assert await store.find_player(1001) is None


async def test_an_answer_that_changes_while_it_is_read_is_not_kept() -> None:
    remembered, reading, go_on = Answers[str](5), asyncio.Event(), asyncio.Event()

    async def slow() -> str:
        reading.set()
        await go_on.wait()
        return "old"

    async def quick() -> str:
        return "new"

    changes: tuple[Callable[[], None], ...] = (
        lambda: remembered.forget("a"),
        lambda: remembered.change("a", lambda _: "never: it was not kept"),
        lambda: remembered.forget_where(lambda _: False),
    )
    for change in changes:
        asks = [asyncio.create_task(remembered.of("a", slow)) for _ in range(2)]
        await reading.wait()
        change()
        assert await remembered.of("a", quick) == "new"
        go_on.set()
        assert await asyncio.gather(*asks) == ["old", "old"]  # they asked before the change
        assert await remembered.of("a", slow) == "new"
        remembered.forget("a")
        reading.clear()
        go_on.clear()


async def test_what_cannot_be_read_is_not_kept_and_leaves_nothing_behind() -> None:
    remembered = Answers[str](5)

    async def fail() -> str:
        raise Unavailable("cannot read")

    async def read() -> str:
        return "there"

    with pytest.raises(Unavailable):
        await remembered.of("a", fail)
    assert remembered._under_way == {}
    assert await remembered.of("a", read) == "there"


async def test_the_answers_asked_for_last_are_kept() -> None:
    remembered, asked = Answers[str](2), list[str]()

    async def ask(key: str) -> str:
        async def read() -> str:
            asked.append(key)
            return key.upper()

        return await remembered.of(key, read)

    assert [await ask(key) for key in "abacb"] == list("ABACB")
    assert asked == ["a", "b", "c", "b"]


async def test_beside_other_processes_answers_are_kept_only_while_these_tell_what_they_change(path: Path) -> None:
    async with await Store.open(path) as store, await Store.open(path) as other:
        store.believe(is_informed=True)
        await store.commit(NoteRow("a", "one"))
        assert await store.note("a") == "one"
        await other.commit(NoteRow("a", "two"))
        assert await store.note("a") == "one", "nobody has told"
        store.changed(NoteRow, "a")
        assert await store.note("a") == "two"
        store.believe(is_informed=False)
        for value in ("three", "four"):
            await other.commit(NoteRow("a", value))
            assert await store.note("a") == value


async def test_what_is_stored_here_is_not_asked_again_beside_others(furnished: Store, truth: ReadStore) -> None:
    furnished.believe(is_informed=True)
    await answers(furnished)
    async with questions(furnished) as asked:
        await furnished.commit(PanelRow("t1", 0, 9, 9, 1), CalledRow("t1", 1, 1), TableMessageRow("t1", 9, 9, 9))
        assert await answers(furnished) == await answers(truth)
        assert not asked


class _Overtaken(Store):
    """A store that hears of others between each of its transactions and the answer to it."""

    hears: Callable[[Store], None] = staticmethod(lambda _: None)

    def learn(self, stored: Iterable[Row]) -> None:
        """Hear of others, then learn what was stored before that."""
        self.hears(self)
        super().learn(stored)


def _told(store: Store) -> None:
    store.changed(NoteRow, "a")


def _deaf_for_a_moment(store: Store) -> None:
    store.believe(is_informed=False)
    store.believe(is_informed=True)


@pytest.mark.parametrize("hears", [_told, _deaf_for_a_moment])
async def test_what_others_stored_during_a_transaction_may_be_later(path: Path, hears: Callable[[Store], None]) -> None:
    async with await _Overtaken.open(path) as store, await Store.open(path) as other:
        store.believe(is_informed=True)
        store.hears = hears
        await store.commit(NoteRow("a", "one"))
        await other.commit(NoteRow("a", "two"))  # nothing more will be heard of it
        assert await store.note("a") == "two"
