"""A copy of the live database is whole, and only a whole one of ours is put back."""

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.store import NoteRow, Store
from bot.store.copies.backup import BadCopy, back_up, back_up_again, restore
from tests.there import there


async def noted(path: Path) -> str | None:
    async with await Store.open(path) as store:
        return await store.note("a")


async def test_a_running_store_is_copied_as_of_one_moment(store: Store, path: Path, tmp_path: Path) -> None:
    await store.commit(NoteRow("a", "1"))
    copy = tmp_path / "copy.db"
    size = back_up(path, copy)
    await store.commit(NoteRow("a", "2"))
    assert size == copy.stat().st_size
    assert await noted(copy) == "1"
    assert await store.note("a") == "2"
    assert copy.stat().st_mode & 0o077 == 0, "it holds secrets"


@asynccontextmanager
async def copied(path: Path, copy: Path) -> AsyncIterator[Store]:
    """A store in which 1 was noted, then copied, then 2 noted."""
    async with await Store.open(path) as store:
        await store.commit(NoteRow("a", "1"))
        back_up(path, copy)
        await store.commit(NoteRow("a", "2"))
        yield store


async def test_a_copy_is_put_back_and_the_old_database_kept(path: Path, tmp_path: Path) -> None:
    async with copied(path, copy := tmp_path / "copy.db") as store:
        with pytest.raises(BadCopy, match="in use"):
            restore(copy, path)
        assert await store.note("a") == "2"
    aside = there(restore(copy, path))
    assert (await noted(path), await noted(aside)) == ("1", "2")
    assert restore(copy, tmp_path / "new" / "chapeau.db") is None
    assert await noted(tmp_path / "new" / "chapeau.db") == "1"


@pytest.mark.parametrize("folder", ["a#b", "a%41b", "what now?", "été"])
async def test_a_folder_may_have_any_name(tmp_path: Path, folder: str) -> None:
    path, copy = tmp_path / folder / "chapeau.db", tmp_path / folder / "copy.db"
    async with copied(path, copy):
        pass
    restore(copy, path)
    assert await noted(path) == "1"


async def test_a_database_that_could_not_be_replaced_is_put_back(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with copied(path, copy := tmp_path / "copy.db"):
        pass
    replace = os.replace

    def fail_at_the_last(source: Path, to: Path) -> None:
        if source.name.endswith(".half"):
            raise OSError(28, "No space left on device")
        replace(source, to)

    monkeypatch.setattr(os, "replace", fail_at_the_last)
    with pytest.raises(BadCopy, match="No space left"):
        restore(copy, path)
    assert await noted(path) == "2"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["chapeau.db", "copy.db"]


async def test_a_damaged_database_is_put_away_with_its_log(path: Path, tmp_path: Path) -> None:
    async with copied(path, copy := tmp_path / "copy.db"):
        log = path.with_name(path.name + "-wal").read_bytes()  # as after a kill
    path.write_bytes(b"no database")
    path.with_name(path.name + "-wal").write_bytes(log)
    aside = there(restore(copy, path))
    assert aside.read_bytes() == b"no database"
    assert aside.with_name(aside.name + "-wal").read_bytes() == log
    assert await noted(path) == "1"


async def test_what_is_no_whole_database_of_ours_is_not_put_back(store: Store, path: Path, tmp_path: Path) -> None:
    await store.commit(*(NoteRow(f"key {at}", "x" * 500) for at in range(200)))
    copy = tmp_path / "copy.db"
    back_up(path, copy)
    await store.close()
    before = path.read_bytes()
    content = bytearray(copy.read_bytes())
    content[len(content) // 2 :] = b"\x55" * (len(content) - len(content) // 2)
    for name, bad in (("letter", b"Dear Ann, " * 2000), ("half", bytes(content)), ("empty", b"")):
        (tmp_path / name).write_bytes(bad)
        with pytest.raises(BadCopy):
            restore(tmp_path / name, path)
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadCopy, match=r"newer than this program's .*: update the program"):
        restore(copy, path)
    with pytest.raises(BadCopy, match="no file"):
        restore(tmp_path / "nothing", path)
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.glob(".*")] == []


@pytest.mark.parametrize("version", ["0001", "abc123"])
async def test_the_database_of_another_program_is_not_put_back(path: Path, tmp_path: Path, version: str) -> None:
    """It may count its versions as we do."""
    async with await Store.open(path) as store:
        await store.commit(NoteRow("a", "1"))
    with closing(sqlite3.connect(tmp_path / "foreign.db")) as connection, connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES (?)", (version,))
        connection.execute("CREATE TABLE players (id INTEGER)")
    with pytest.raises(BadCopy, match="is no database of this program"):
        restore(tmp_path / "foreign.db", path)
    assert await noted(path) == "1"


async def test_a_copy_from_before_the_first_release_is_copied_but_not_put_back(path: Path, tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    async with await Store.open(old) as store:
        await store.commit(NoteRow("a", "old"))
    with closing(sqlite3.connect(old)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0004'")
    async with await Store.open(path) as store:
        await store.commit(NoteRow("a", "new"))
    back_up(old, tmp_path / "copy.db")
    with pytest.raises(BadCopy, match=r"from before version 0\.2: start the program of commit"):
        restore(tmp_path / "copy.db", path)
    assert await noted(path) == "new"


async def test_nothing_is_written_through_a_planted_link(store: Store, path: Path, tmp_path: Path) -> None:
    """The folder of copies may be one where others write too."""
    precious = tmp_path / "precious"
    precious.write_text("kept")
    copy = tmp_path / "copy.db"
    for planted in (copy, tmp_path / ".copy.db.half"):
        planted.symlink_to(precious)
    back_up(path, copy)
    assert precious.read_text() == "kept"
    assert not copy.is_symlink()
    assert copy.stat().st_mode & 0o077 == 0


async def test_the_newest_copies_are_kept(store: Store, path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    older = [folder / f"games-2025010{day}T000000Z.db" for day in range(1, 5)]
    others = [folder / name for name in ("games.db", "games-old.db", "games-20250101T000000Z.txt", "my-games.db")]
    for file in (*older, *others):
        file.write_text("x")
    copy, deleted = back_up_again(path, folder / "games.db", keep=3)
    assert deleted == tuple(older[:2])
    assert {*folder.iterdir()} == {copy, *older[2:], *others}


def test_what_is_no_database_is_told_by_its_own_name(tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    with pytest.raises(BadCopy) as caught:
        back_up(tmp_path / "empty.db", tmp_path / "copy.db")
    assert str(caught.value) == f"{tmp_path / 'empty.db'} is no database of this program"


def test_an_older_copy_stays_when_no_new_one_can_be_made(tmp_path: Path) -> None:
    old = tmp_path / "games-20250101T000000Z.db"
    old.write_text("x")
    with pytest.raises(BadCopy):
        back_up_again(tmp_path / "nothing.db", tmp_path / "games.db", keep=1)
    assert old.exists()


async def test_what_a_killed_copy_left_is_swept_later(store: Store, path: Path, tmp_path: Path) -> None:
    left, under_way = tmp_path / ".copy.db.abc.half", tmp_path / ".copy.db.def.half"
    for file in (left, under_way):
        file.touch()
    os.utime(left, (1, 1))
    back_up(path, tmp_path / "copy.db")
    assert [left.exists(), under_way.exists()] == [False, True]


async def test_a_copy_that_cannot_be_written_is_told_by_its_own_name(store: Store, path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "nowhere" / "copy.db"
    with pytest.raises(BadCopy) as caught:
        back_up(path, copy)
    assert str(caught.value) == f"cannot copy to {copy}: No such file or directory"
