"""Where the messages of a tournament are, so that each is posted once and edited from then on, by any process."""

import contextlib
from dataclasses import dataclass

from bot.store import NoteRow, Store

BOARD, END = "board", "end"  # names of messages: the tournament itself, and its result


@dataclass(frozen=True, slots=True)
class Posted:
    """A message of a tournament, and the thread below it; None for no thread."""

    message_id: int
    thread_id: int | None = None

    @classmethod
    def read(cls, note: str) -> "Posted":
        """Return the inverse of `str`. Raises ValueError for anything else."""
        message_id, thread_id = map(int, note.split())
        return cls(message_id, thread_id or None)

    def __str__(self) -> str:
        return f"{self.message_id} {self.thread_id or 0}"


class PostBook:
    """A register of the messages of tournaments, by tournament and name."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, key: str, name: str) -> Posted | None:
        """Return where a message is; None if it is not posted. An unreadable note counts as none."""
        note = await self._store.note(_note(key, name))
        with contextlib.suppress(ValueError):
            return None if note is None else Posted.read(note)
        return None

    async def keep(self, key: str, name: str, posted: Posted) -> None:
        """Note where a message is."""
        await self._store.commit(NoteRow(_note(key, name), str(posted)))


def table_name(number: int, table: int) -> str:
    """Return the name of the message that calls people to a table of a round. Both are from 1."""
    return f"{number}-{table}"


def _note(key: str, name: str) -> str:
    return f"tournament/{key}/{name}"
