"""Challenges and lobbies whose messages do not show their last change yet. A note keeps them for the next process.

It also keeps since when servers are without the bot: nothing there can be changed until they let it in again. Each
heartbeat stores the note if it has changed. What changed after the last heartbeat is in no note: a start shows all that
has ended since then.
"""

import json
import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from bot.store import NoteRow, Store
from bot.tables.telling.home import Home

log = logging.getLogger(__name__)

UNSHOWN = "unshown"  # with a shard, the key of the note of its home
NOTHING = '{"offers": [], "lobbies": []}'


@dataclass(frozen=True, slots=True)
class Owed:
    """Things that an earlier process had yet to show: the keys of challenges and lobbies.

    `removed`: since when servers were without the bot (Unix milliseconds).
    """

    offers: Collection[str] = ()
    lobbies: Collection[str] = ()
    removed: Mapping[int, int] = field(default_factory=dict)


class Unshown:
    """A list of what this process has yet to show.

    Attributes:
        offers: the keys of challenges.
        lobbies: the keys of lobbies.
        removed: since when servers are without the bot, in Unix milliseconds.
    """

    def __init__(self, home: Home, store: Store) -> None:
        self._home = home
        self._store = store
        self.offers: set[str] = set()
        self.lobbies: set[str] = set()
        self.removed: dict[int, int] = {}
        self._stored: dict[str, str] = {}  # by note

    async def read(self) -> Owed:
        """Return what the processes before had yet to show. An unreadable note is logged, and prevents nothing."""
        offers, lobbies, removed = set[str](), set[str](), dict[int, int]()
        for key in self._notes():
            self._stored[key] = note = await self._store.note(key) or NOTHING
            try:
                found = _read(note)
            except ValueError:
                log.error("notes: %s cannot be read, so messages of old challenges may look open", key)
                continue
            offers |= set(found.offers)
            lobbies |= set(found.lobbies)
            removed |= found.removed
        return Owed(sorted(offers), sorted(lobbies), removed)

    def changes(self) -> Sequence[NoteRow]:
        """Return the notes to be stored now; call `stored` once they are."""
        removed = {"removed": {str(key): at for key, at in sorted(self.removed.items())}} if self.removed else {}
        own = json.dumps({"offers": sorted(self.offers), "lobbies": sorted(self.lobbies)} | removed)
        notes = [NoteRow(key, NOTHING if at else own) for at, key in enumerate(self._notes())]
        return [each for each in notes if self._stored.get(each.key, NOTHING) != each.value]

    def stored(self, notes: Sequence[NoteRow]) -> None:
        """Note that these are stored."""
        self._stored |= {each.key: each.value for each in notes}

    def _notes(self) -> list[str]:
        """Return the keys of the notes of this process: one for each home, the first of which it writes."""
        homes = (0,) if self._home.is_alone else self._home.homes
        return [f"{UNSHOWN} {each}" for each in sorted(homes)]


def _read(note: str) -> Owed:
    """Return what a note says. Raises ValueError for any other text."""
    try:
        found: object = json.loads(note)
    except RecursionError as error:
        raise ValueError("too deep") from error
    match found:
        case {"offers": list(offers), "lobbies": list(lobbies), **rest}:
            return Owed([str(each) for each in offers], [str(each) for each in lobbies], _servers(rest.get("removed")))
    raise ValueError("no lists")


def _servers(found: object) -> dict[int, int]:
    """Return since when servers are without the bot; nothing in notes of older versions. Raises ValueError."""
    return {int(key): int(str(at)) for key, at in found.items()} if isinstance(found, dict) else {}
