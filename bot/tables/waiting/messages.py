"""Displays of tables: the channel and public message of each, the panel of each seat, and each seat's notices."""

import contextlib
import logging
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from bot.games.protocol import Seat
from bot.store import (
    CalledRow,
    LeftoverRow,
    NoteRow,
    NoticeRow,
    PanelRow,
    PlaceRow,
    Row,
    ShownRow,
    SweptRow,
    TableMessageRow,
)
from bot.tables.ground import OnGround
from bot.tables.state.table import Table
from bot.tables.telling.ports import SeatNotice
from bot.tables.time import HOUR

log = logging.getLogger(__name__)

HAND = "hand"
MISSED = "away"
NOTICES = frozenset({"reminder", "late", MISSED, "nudge", HAND})
"""The kinds of stored notices, each with the last turn it was about; the hand's with the deal.

Notices of a turn are stored with the panel.
"""


HIDDEN_FOR = HOUR  # ms after someone has deleted a table's message again


@dataclass(frozen=True, slots=True)
class Deletion:
    """A deletion of a table's message by someone."""

    message_id: int
    hidden_until: int  # Unix milliseconds; until then nothing takes its place; 0 for the first one

    @classmethod
    def read(cls, note: str) -> "Deletion":
        """Return the inverse of `str`. Raises ValueError for anything else."""
        message_id, hidden_until = map(int, note.split())
        return cls(message_id, hidden_until)

    def __str__(self) -> str:
        return f"{self.message_id} {self.hidden_until}"


class Messages(OnGround):
    """A store of the messages that show a table. Their contents are the stage's concern."""

    async def move_to(self, key: str, channel_id: int) -> Table:
        """Play the game in this channel or thread from now on. Raises Declined (NO_TABLE, DAMAGED)."""
        async with self._memory.held(key) as table:
            with self._memory.in_doubt(key):
                await self._store.commit(PlaceRow(key, channel_id), ShownRow(key, None))
            moved = replace(table, channel_id=channel_id)
            self._memory.keep(moved)
            log.info("table %s ply %d: moved to channel %d", key, table.ply, channel_id)
            return moved

    async def public(self, key: str) -> TableMessageRow | None:
        """Return the message that shows the table `key` to everyone."""
        return await self._store.table_message(key)

    async def public_shown(
        self, key: str, *, channel_id: int, message_id: int, notices: Iterable[SeatNotice] = ()
    ) -> None:
        """Store which message shows the table to everyone, and in the same unit the notices it gave by mentions.

        The previous one becomes a leftover.
        """
        rows: list[Row] = [TableMessageRow(key, channel_id, message_id, self._clock.now())]
        before = await self.public(key)
        if before is not None and before.message_id != message_id:
            rows.append(leftover(before))
        for seat, kind, turn in ((each.seat, each.kind, each.turn) for each in notices):
            is_turn = kind == "turn"
            rows.append(CalledRow(key, int(seat), turn) if is_turn else NoticeRow(key, int(seat), kind, turn))
        await self._store.commit(*rows)

    # Deletions: the bot deletes the message of a table only once a newer one shows it

    async def deleted(self, channel_id: int, message_ids: Collection[int]) -> list[str]:
        """Note that these messages of a channel were deleted. Return the running tables they showed."""
        shown = [await self.public(each.row.id) for each in await self._store.running_tables_in(channel_id)]
        found = [each for each in shown if each is not None and each.message_id in message_ids]
        for each in found:
            await self.note_deleted(each)
        return [each.table for each in found]

    async def note_deleted(self, shown: TableMessageRow) -> None:
        """Note that someone else deleted the message of a table. After the second one it stays hidden for long."""
        before = await self._deletion(shown.table)
        if await self.public(shown.table) != shown or (before is not None and before.message_id == shown.message_id):
            return  # a newer one shows the table, or it is already noted
        until = 0 if before is None else self._clock.now() + HIDDEN_FOR
        note = NoteRow(_deleted(shown.table), str(Deletion(shown.message_id, until)))
        await self._store.commit(note, ShownRow(shown.table, None))
        log.info("table %s: its message was deleted%s", shown.table, " again" if until else "")

    async def deletion(self, shown: TableMessageRow) -> Deletion | None:
        """Return how this very message was deleted; None if that is unknown."""
        found = await self._deletion(shown.table)
        return found if found is not None and found.message_id == shown.message_id else None

    async def _deletion(self, key: str) -> Deletion | None:
        """Return the last deletion at the table `key`; an unreadable note counts as none."""
        with contextlib.suppress(ValueError):
            note = await self._store.note(_deleted(key))
            return None if note is None else Deletion.read(note)
        return None

    async def panels(self, key: str) -> dict[Seat, PanelRow]:
        """Return the last panel sent to each seat that has one."""
        return {Seat(panel.seat): panel for panel in await self._store.panels(key)}

    async def panel_shown(
        self, panel: PanelRow, *, before: PanelRow | None = None, notice: SeatNotice | None = None
    ) -> None:
        """Store the last panel that was sent to a seat, and its other `notice`.

        The one `before`, if given, becomes a leftover.
        """
        is_other = before is not None and before.message_id not in {0, panel.message_id}
        rows: list[Row] = [leftover(before), SweptRow(panel.table, panel.message_id)] if before and is_other else []
        if notice is not None:
            rows.append(NoticeRow(panel.table, int(notice.seat), notice.kind, notice.turn))
        await self._store.commit(panel, *rows)

    async def was_notified(self, key: str, notice: SeatNotice) -> bool:
        """Return whether a seat already got this notice in this turn, or in a later one."""
        return any(
            (each.seat, each.kind) == (notice.seat, notice.kind) and each.turn >= notice.turn
            for each in await self._store.notices(key)
        )

    async def note_notified(self, key: str, *notices: SeatNotice) -> None:
        """Store that seats got these notices. The public message may have to say so too: look at it after a kill."""
        rows = (NoticeRow(key, int(each.seat), each.kind, each.turn) for each in notices)
        await self._store.commit(*rows, ShownRow(key, None))

    async def all_shown(self, plies: Mapping[str, int]) -> None:
        """Store up to which ply each of these tables is fully shown: a start leaves them unchanged."""
        await self._store.commit(*(ShownRow(key, ply) for key, ply in plies.items()))

    # Leftovers: messages replaced by newer ones

    async def leftovers(self) -> list[LeftoverRow]:
        """Return the messages that are still to be deleted, the oldest first."""
        return await self._store.leftovers()

    async def leave(self, *rows: LeftoverRow) -> None:
        """Store that these messages are to be deleted."""
        if rows:
            await self._store.commit(*rows)

    async def swept(self, row: LeftoverRow) -> None:
        """Store that this message is deleted, cannot be, or is in use again."""
        await self._store.commit(SweptRow(row.table, row.message_id))


def _deleted(key: str) -> str:
    """Return the key of the note about the last deletion of a table's message."""
    return f"deleted/{key}"


def leftover(message: TableMessageRow | PanelRow) -> LeftoverRow:
    """Return the row of `message`, to be deleted."""
    seat = message.seat if isinstance(message, PanelRow) else None
    return LeftoverRow(message.table, message.message_id, message.channel_id, seat)
