"""The file: SQLite, one table for each kind of thing, each row an id and a form (`forms.py`).

Everything here blocks; `keeper.py` calls it from a thread. One process at a time may have a file open.
"""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from bot.playground.entities import Attachment, MessageVersion
from bot.playground.keeping import forms
from bot.playground.wire import Json
from bot.playground.world import Contents

FORMAT = 1  # PRAGMA user_version; another number is another format
OWNERS = 0o600  # the mode: everyone's keys and hands are in it
PATIENCE = 2.0  # s in which a playground that is just ending may let go of its file

# `place` keeps the order in which things came to be, which is not that of their ids: a thread has the id of an
# older message.
KINDS = ("users", "guilds", "channels", "messages", "commands", "roots", "notes", "emoji", "events")
TABLES = (
    *(
        f"CREATE TABLE IF NOT EXISTS {kind} (place INTEGER PRIMARY KEY, id NOT NULL UNIQUE, form TEXT NOT NULL)"
        for kind in KINDS
    ),
    "CREATE TABLE IF NOT EXISTS versions (message_id INTEGER, number INTEGER, form TEXT NOT NULL,"
    " PRIMARY KEY (message_id, number)) WITHOUT ROWID",
    "CREATE TABLE IF NOT EXISTS files (id INTEGER PRIMARY KEY, form TEXT NOT NULL, content BLOB)",  # no content: let go
)
APPLICATION, NEWEST_ID = "application", "newest id"  # the roots
EVERYWHERE = 0  # the scope of global commands


class UnreadableWorld(Exception):  # noqa: N818 (its sentence is for people)
    """The file is damaged, or of another format; one sentence."""


class UnavailableWorld(Exception):  # noqa: N818
    """The file cannot be had now: another playground has it, or the folder cannot be written; one sentence."""


@dataclass(frozen=True, slots=True)
class Kept:
    """The contents of a file."""

    contents: Contents
    commands: dict[int | None, list[Json]]  # by server; None is everywhere


@dataclass(slots=True)
class Batch:
    """A batch to write at once. Rows replace those of the same id; new ones come after older ones."""

    rows: list[tuple[str, int | str, str]] = field(default_factory=list)  # kind, id, form
    gone: list[tuple[str, int | str]] = field(default_factory=list)
    versions: list[tuple[int, int, str]] = field(default_factory=list)  # message, number from 0, form
    files: list[tuple[int, str, bytes | None]] = field(default_factory=list)  # without bytes when they were let go
    emptied: list[int] = field(default_factory=list)  # files whose bytes were let go

    def __bool__(self) -> bool:
        return bool(self.rows or self.gone or self.versions or self.files or self.emptied)


class WorldFile:
    """A world on disk."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._path = path
        self._connection = connection

    @classmethod
    def open(cls, path: Path, *, patience: float = PATIENCE) -> Self:
        """Open the file, or make it; wait `patience` seconds for its holder.

        Raises UnreadableWorld or UnavailableWorld.
        """
        try:
            path.touch()
            path.chmod(OWNERS)
            connection = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
        except (OSError, sqlite3.Error) as error:
            raise UnavailableWorld(f"{path} cannot be opened: {error}") from None
        try:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = NORMAL")
            _prepare(connection)
        except sqlite3.Error as error:
            connection.close()
            match error.sqlite_errorcode & 0xFF:
                case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
                    raise UnavailableWorld(f"{path} is in use: another playground runs in this folder") from None
                case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT:
                    raise UnreadableWorld(f"{path} is damaged: {error}") from None
            raise UnavailableWorld(f"{path} cannot be used: {error}") from None
        found = _format(connection)
        if found != FORMAT:
            connection.close()
            raise UnreadableWorld(f"{path} has format {found}; this version of the playground reads {FORMAT}")
        return cls(path, connection)

    def read(self, base_url: str) -> Kept | None:
        """Return everything, for a server at `base_url`; None when nothing was kept yet. Raises UnreadableWorld."""
        try:
            roots = dict(self._rows("roots"))
            if not roots:
                return None
            contents = self._contents(roots, base_url)
            return Kept(contents, {_scope(key): forms.read_commands(form) for key, form in self._rows("commands")})
        except (sqlite3.Error, KeyError, TypeError, ValueError, AttributeError) as error:
            raise UnreadableWorld(f"{self._path} is damaged ({type(error).__name__})") from None

    def write(self, batch: Batch) -> None:
        """Write all of it or nothing. Raises sqlite3.Error."""
        with _transaction(self._connection) as connection:
            for kind in KINDS:
                connection.executemany(
                    f"INSERT INTO {kind} (id, form) VALUES (?, ?)"  # noqa: S608 (one of KINDS)
                    " ON CONFLICT (id) DO UPDATE SET form = excluded.form",
                    [(key, form) for into, key, form in batch.rows if into == kind],
                )
                connection.executemany(
                    f"DELETE FROM {kind} WHERE id = ?",  # noqa: S608
                    [(key,) for out_of, key in batch.gone if out_of == kind],
                )
            connection.executemany("INSERT OR REPLACE INTO versions VALUES (?, ?, ?)", batch.versions)
            connection.executemany("INSERT OR REPLACE INTO files VALUES (?, ?, ?)", batch.files)
            connection.executemany("UPDATE files SET content = NULL WHERE id = ?", [(key,) for key in batch.emptied])

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    def notes(self) -> dict[str, str]:
        """Return the notes that the owner of the world keeps with it. Raises UnreadableWorld."""
        try:
            return {str(name): forms.read_note(form) for name, form in self._rows("notes")}
        except (sqlite3.Error, ValueError) as error:
            raise UnreadableWorld(f"{self._path} is damaged ({type(error).__name__})") from None

    def _contents(self, roots: Mapping[int | str, str], base_url: str) -> Contents:
        users = {user.id: user for user in (forms.read_user(form) for _, form in self._rows("users"))}
        guilds = [forms.read_guild(form, users) for _, form in self._rows("guilds")]
        channels = [forms.read_channel(form) for _, form in self._rows("channels")]
        files, emptied = self._files()
        versions = self._versions(files, base_url)
        messages = [forms.read_message(form, versions[int(key)]) for key, form in self._rows("messages")]
        return Contents(
            forms.read_application(roots[APPLICATION], users),
            int(roots[NEWEST_ID]),
            users,
            {guild.id: guild for guild in guilds},
            {channel.id: channel for channel in channels},
            {message.id: message for message in messages},
            {key: file for key, file in files.items() if key not in emptied},
            self.notes(),
            {emoji.id: emoji for emoji in (forms.read_emoji(form) for _, form in self._rows("emoji"))},
            {event.id: event for event in (forms.read_event(form) for _, form in self._rows("events"))},
        )

    def _files(self) -> tuple[dict[int, Attachment], set[int]]:
        """Return all files, and the ids of those whose bytes were let go."""
        rows = self._connection.execute("SELECT id, form, content FROM files ORDER BY id").fetchall()
        files = {key: forms.read_file(form, content or b"") for key, form, content in rows}
        return files, {key for key, _, content in rows if content is None}

    def _versions(self, files: Mapping[int, Attachment], base_url: str) -> dict[int, list[MessageVersion]]:
        found: dict[int, list[MessageVersion]] = {}
        rows = self._connection.execute("SELECT message_id, form FROM versions ORDER BY message_id, number")
        for message_id, form in rows:
            found.setdefault(message_id, []).append(forms.read_version(form, files, base_url))
        return found

    def _rows(self, kind: str) -> list[tuple[int | str, str]]:
        rows = self._connection.execute(f"SELECT id, form FROM {kind} ORDER BY place")  # noqa: S608 (one of KINDS)
        return rows.fetchall()


def _scope(key: int | str) -> int | None:
    return None if key == EVERYWHERE else int(key)


def _prepare(connection: sqlite3.Connection) -> None:
    """Make the tables that a file lacks, all of them in a new one; takes the file for this process."""
    with _transaction(connection):
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        is_new = not tables and not _format(connection)
        if is_new or _format(connection) == FORMAT:
            for table in TABLES:
                connection.execute(table)
        if is_new:
            connection.execute(f"PRAGMA user_version = {FORMAT}")


def _format(connection: sqlite3.Connection) -> int:
    with closing(connection.execute("PRAGMA user_version")) as cursor:
        return int(cursor.fetchone()[0])


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
    except BaseException:
        connection.rollback()
        raise
    connection.commit()
