"""The statement that writes each kind of row: it inserts once, replaces, or changes."""

from collections.abc import Mapping
from dataclasses import fields
from operator import attrgetter
from types import MappingProxyType
from typing import Final

from sqlalchemy import bindparam, insert, update
from sqlalchemy.sql.dml import UpdateBase

from bot.store import rows, schema, standing_rows
from bot.store.rows import Row
from bot.store.standing_writes import ERASING, STANDING_WRITES
from bot.store.upsert import upsert


class Write:
    """A statement, and how to fill its parameters from rows of one kind."""

    def __init__(self, kind: type[Row], statement: UpdateBase) -> None:
        self.kind = kind
        self.statement = statement
        self.erases = kind in ERASING
        # Whether each row must find exactly one stored row to change.
        self.changes_one = statement.is_update and kind is not standing_rows.ForgottenQuietRow
        self._names = tuple(column.name for column in fields(kind))
        values = attrgetter(*self._names)
        # For a single name attrgetter returns the value itself, not a tuple.
        self._values = values if len(self._names) > 1 else lambda row: (values(row),)

    def parameters(self, row: Row) -> dict[str, object]:
        """The parameters of the statement for this row."""
        return dict(zip(self._names, self._values(row), strict=True))


_OFFER_POSTED = (
    update(schema.offers).where(schema.offers.c.id == bindparam("offer")).values(message_id=bindparam("message_id"))
)
_DM_CHANNEL = (
    update(schema.players)
    .where(schema.players.c.id == bindparam("player"))
    .values(dm_channel_id=bindparam("dm_channel_id"))
)
_ATTEMPT = (
    update(schema.announcements)
    .where(schema.announcements.c.id == bindparam("announcement"))
    .values(tried_at=bindparam("at"))
)
_ANNOUNCEMENT_POSTED = (
    update(schema.announcements)
    .where(schema.announcements.c.id == bindparam("announcement"))
    .values(message_id=bindparam("message_id"), posted_at=bindparam("at"))
)

# The writer stores the kinds in this order, which their foreign keys demand.
WRITES: Final[Mapping[type[Row], Write]] = MappingProxyType(
    {
        kind: Write(kind, statement)
        for kind, statement in (
            (rows.PlayerSeenRow, upsert(schema.players, "name", "locale", on="discord_id")),
            (rows.RobotRow, upsert(schema.players, "name", on="robot")),
            (rows.DmChannelRow, _DM_CHANNEL),
            (rows.OfferRow, insert(schema.offers)),
            (rows.OfferPostedRow, _OFFER_POSTED),
            (rows.OfferAnswerRow, insert(schema.offer_answers)),
            (rows.TableRow, insert(schema.tables)),
            (rows.SeatRow, insert(schema.seats)),
            (rows.SeedRow, insert(schema.seeds)),
            (rows.LogRow, insert(schema.log)),
            (rows.TableMessageRow, upsert(schema.table_messages, "channel_id", "message_id", "posted_at")),
            (rows.PanelRow, upsert(schema.panels, "channel_id", "message_id", "turn")),
            (rows.PlaceRow, upsert(schema.table_places, "channel_id")),
            (rows.NoticeRow, upsert(schema.notices, "turn")),
            (rows.PreferenceRow, upsert(schema.preferences, "value")),
            (rows.ServerSettingRow, upsert(schema.server_settings, "value")),
            (rows.TableEndRow, insert(schema.table_ends)),
            (rows.AnnouncementRow, insert(schema.announcements)),
            (rows.AttemptRow, _ATTEMPT),
            (rows.AnnouncementPostedRow, _ANNOUNCEMENT_POSTED),
            (rows.SettlementRow, insert(schema.settlements)),
            (rows.TransferRow, insert(schema.transfers)),
            (rows.NoteRow, upsert(schema.notes, "value")),
            *STANDING_WRITES,
        )
    }
)
