"""Notices of one process to the others about what it stored: which rows, by which keys. Never their contents.

It travels as the payload of a notice of PostgreSQL, within the transaction that it is about. It never holds a card,
seed, token or anyone's words: a process that hears of a change reads it from the database.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from types import MappingProxyType
from typing import Final, NamedTuple

from bot.store.calls import Call
from bot.store.questions.remembered import KEYS, Key
from bot.store.rows import agreed_rows, lobby_rows, rows, start_rows, tournament_rows
from bot.store.rows.rows import LogRow, Row

LONGEST: Final = 7_900  # bytes of a payload; PostgreSQL takes 7,999

_FIELDS: Final[Mapping[type[Row], str]] = MappingProxyType(
    {kind: name for kind, name in KEYS.items() if name is not None}
    | {
        rows.OfferRow: "id",
        rows.OfferAnswerRow: "offer",
        lobby_rows.LobbyRow: "id",
        lobby_rows.LobbyActRow: "lobby",
        rows.TableRow: "id",
        rows.LogRow: "table",
        rows.PlaceRow: "table",
        rows.TableEndRow: "table",
        rows.AnnouncementRow: "table",
        start_rows.DueRow: "table",
        agreed_rows.TableProposalRow: "table",
        agreed_rows.TableConsentRow: "table",
        agreed_rows.TableProposalEndRow: "table",
        tournament_rows.TournamentRow: "id",
        tournament_rows.TournamentActRow: "tournament",
    }
)
"""The field of each kind of row that others must hear of; a row of any other kind is read whenever it is needed."""
_KINDS: Final[Mapping[str, type[Row]]] = MappingProxyType({kind.__name__: kind for kind in _FIELDS})


class Change(NamedTuple):
    """A change: rows of one kind were stored under this key; `ply` is the last one of a log."""

    kind: type[Row]
    key: Key
    ply: int = 0


@dataclass(frozen=True, slots=True)
class FleetNotice:
    """The contents of one notice from another process."""

    sender: str
    changes: tuple[Change, ...] = ()
    calls: tuple[Call, ...] = ()


def changes_of(stored: Iterable[Row]) -> list[Change]:
    """Return what others must hear of these rows: each thing once, in the order in which it was stored first."""
    found: dict[tuple[type[Row], Key], int] = {}
    for row in stored:
        kind = type(row)
        if (name := _FIELDS.get(kind)) is None:
            continue
        read: Callable[[Row], Key | None] = attrgetter(name)
        if (key := read(row)) is not None:
            found[kind, key] = max(found.get((kind, key), 0), row.ply if isinstance(row, LogRow) else 0)
    return [Change(kind, key, ply) for (kind, key), ply in found.items()]


def pack(sender: str, *, changes: Sequence[Change] = (), calls: Sequence[Call] = ()) -> Iterator[str]:
    """Yield the payloads of this notice, none of them too long."""
    items: list[list[object]] = [[each.kind.__name__, each.key, each.ply] for each in changes]
    items += [list(each) for each in calls]
    packed, size = list[list[object]](), 0
    for each in items:
        length = len(json.dumps(each)) + 2
        if packed and size + length > LONGEST - len(sender) - 10:
            yield json.dumps([sender, packed])
            packed, size = [], 0
        packed.append(each)
        size += length
    if packed:
        yield json.dumps([sender, packed])


def unpack(payload: str) -> FleetNotice:
    """Return the inverse of `pack`, for one payload. Notices of later versions that are unknown here are left out.

    Raises ValueError for a payload that is not ours.
    """
    match json.loads(payload):
        case [str(sender), list(items)]:
            pass
        case _:
            raise ValueError("no news")
    changes, calls = list[Change](), list[Call]()
    for each in items:
        match each:
            case [str(name), str() | int() as key, int(ply)] if name in _KINDS:
                changes.append(Change(_KINDS[name], key, ply))
            case [str(name), str(table), int(seat), str(value)]:
                calls.append(Call(name, table, seat, value))
    return FleetNotice(sender, tuple(changes), tuple(calls))
