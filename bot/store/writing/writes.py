"""The statement that writes each kind of row: it inserts once, replaces, or changes."""

from collections.abc import Mapping
from dataclasses import fields
from functools import cached_property
from operator import attrgetter
from types import MappingProxyType
from typing import Final

from sqlalchemy import BindParameter, Table, Update, bindparam, case, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import UpdateBase

from bot.store.questions.wording import written
from bot.store.rows import (
    agreed_rows,
    block_rows,
    daily_rows,
    league_rows,
    lobby_rows,
    night_rows,
    note_rows,
    order_rows,
    review_rows,
    rows,
    standing_rows,
    start_rows,
    tournament_rows,
    twin_rows,
)
from bot.store.rows.rows import Row
from bot.store.schema import (
    block_schema,
    daily_schema,
    league_schema,
    lobby_schema,
    night_schema,
    review_schema,
    schema,
    tournament_schema,
    twin_schema,
)
from bot.store.writing.standing_writes import ERASING, STANDING_WRITES, forget_at_seats
from bot.store.writing.upsert import Upsert, upsert, upsert_of_known


class Write:
    """A statement, and how to fill its parameters from rows of one kind."""

    def __init__(self, kind: type[Row], statement: UpdateBase | Upsert) -> None:
        self.kind = kind
        self._statement = statement
        self.erases = kind in ERASING | block_rows.ERASING | daily_rows.ERASING | review_rows.ERASING
        # Whether each row must find exactly one stored row to change.
        self.changes_one = (
            kind not in {standing_rows.ForgottenQuietRow, start_rows.DueRow, daily_rows.DigestsGoneRow}
            if isinstance(statement, Update)
            else kind is note_rows.NextNoteRow
        )
        self._names = tuple(column.name for column in fields(kind))
        values = attrgetter(*self._names)
        # For a single name attrgetter returns the value itself, not a tuple.
        self._values = values if len(self._names) > 1 else lambda row: (values(row),)

    @cached_property
    def sqlite(self) -> tuple[str, dict[str, object]]:
        """The statement in the words of SQLite, and those of its parameters that are no fields of a row."""
        return written(self._statement.sqlite if isinstance(self._statement, Upsert) else self._statement, self._names)

    @property
    def postgresql(self) -> UpdateBase:
        """The statement for PostgreSQL."""
        return self._statement.postgresql if isinstance(self._statement, Upsert) else self._statement

    def parameters(self, row: Row) -> dict[str, object]:
        """Return the parameters of the statement for this row."""
        return dict(zip(self._names, self._values(row), strict=True))


def _change(table: Table, key: str, **fields: str) -> Update:
    """Change one stored row: the row's field `key` holds its id, and each column takes the field named for it."""
    return (
        update(table)
        .where(table.c.id == bindparam(key))
        .values({column: bindparam(field) for column, field in fields.items()})
    )


_SEALED = update(schema.seeds).where(schema.seeds.c.table == bindparam("key")).values(seed=bindparam("seed"))
_DUE = _change(schema.tables, "table", due_at="at").where(schema.tables.c.due_at.is_not(None))  # none after the end
_SWEPT = delete(schema.leftovers).where(
    schema.leftovers.c.table == bindparam("table"), schema.leftovers.c.message_id == bindparam("message_id")
)
_DONE = delete(schema.orders).where(
    *(schema.orders.c[field.name] == bindparam(field.name) for field in fields(order_rows.OrderDoneRow))
)
_BLOCKS = block_schema.blocks.c
_UNBLOCKED = delete(block_schema.blocks).where(
    _BLOCKS.player == bindparam("player"), _BLOCKS.blocked_id == bindparam("blocked_id")
)
_FORGET_BLOCKS = delete(block_schema.blocks).where(_BLOCKS.player == bindparam("player"))
_DIGESTS_GONE = (
    update(daily_schema.daily_sittings)
    .where(daily_schema.daily_sittings.c.day == bindparam("gone"))
    .values(digest=None)
)
_CHANNEL: BindParameter[int | None] = bindparam("dm_channel_id", type_=schema.players.c.dm_channel_id.type)
_DM_CHANNEL = (
    update(schema.players)
    .where(schema.players.c.id == bindparam("player"))
    # A message under way to someone who is forgotten tells nothing of them anymore.
    .values(dm_channel_id=case((schema.players.c.discord_id.is_not(None), _CHANNEL)))
)
_SEATS = schema.seats.c
_REVIEWED = (  # a review that comes before the end of the game is lost: nobody may see it
    schema.players.c.id == _SEATS.player,
    _SEATS.table == bindparam("table"),
    _SEATS.seat == bindparam("seat"),
    schema.table_ends.c.table == _SEATS.table,
)
_POSTED = _change(schema.announcements, "announcement", message_id="message_id", posted_at="at")
_NEXT_NOTE = Upsert(
    *(
        (
            into(schema.notes)
            .values(key=bindparam("note"), value=bindparam("now"))
            .on_conflict_do_update(
                index_elements=["key"],
                set_={"value": bindparam("now")},
                where=schema.notes.c.value == bindparam("before", type_=schema.notes.c.value.type),
            )
        )
        for into in (sqlite.insert, postgresql.insert)
    )
)

_NIGHTS = night_schema.nights.c
_NIGHT_EVENT = _change(night_schema.nights, "night", event_id="event_id").where(_NIGHTS.event_id.is_(None))
_MOVED = _change(night_schema.nights, "night", starts_at="starts_at").where(_NIGHTS.state == night_rows.PLANNED)
_NIGHT_STATE = _change(night_schema.nights, "night", state="state", gone="gone").where(
    _NIGHTS.state == bindparam("before")
)


def _night_call(*columns: str) -> Update:
    """Change these columns of one call to a night."""
    calls = night_schema.night_calls.c
    return (
        update(night_schema.night_calls)
        .where(calls.night == bindparam("of"), calls.number == bindparam("call"))
        .values({column: bindparam(column) for column in columns})
    )


_NIGHT_TRIED = _night_call("tried_at").where(night_schema.night_calls.c.tried_at == bindparam("before"))

# The writer stores the kinds in this order, which their foreign keys demand.
_STATEMENTS: Final[tuple[tuple[type[Row], UpdateBase | Upsert], ...]] = (
    (rows.PlayerSeenRow, upsert(schema.players, "name", "locale", on=["discord_id"])),
    (rows.RobotRow, upsert(schema.players, "name", on=["robot", "robot_number"])),
    (rows.DmChannelRow, _DM_CHANNEL),
    (rows.OfferRow, insert(schema.offers)),
    (rows.OfferPostedRow, _change(schema.offers, "offer", message_id="message_id")),
    (rows.OfferAnswerRow, insert(schema.offer_answers)),
    (lobby_rows.LobbyRow, insert(lobby_schema.lobbies)),
    (lobby_rows.LobbyPostedRow, _change(lobby_schema.lobbies, "lobby", message_id="message_id")),
    (lobby_rows.LobbyActRow, insert(lobby_schema.lobby_acts)),
    (tournament_rows.TournamentRow, insert(tournament_schema.tournaments)),
    (tournament_rows.TournamentActRow, insert(tournament_schema.tournament_acts)),  # before its seeds and tables
    (rows.TableRow, insert(schema.tables)),
    (rows.SeatRow, insert(schema.seats)),
    (twin_rows.TwinRow, insert(twin_schema.twins)),
    (rows.SeedRow, insert(schema.seeds)),
    (rows.SealRow, _SEALED),
    (rows.LogRow, insert(schema.log)),
    (rows.TableMessageRow, upsert(schema.table_messages, "channel_id", "message_id", "posted_at")),
    (rows.PanelRow, upsert(schema.panels, "channel_id", "message_id", "turn")),
    (rows.CalledRow, upsert(schema.panels, "turn")),
    (rows.PlaceRow, upsert(schema.table_places, "channel_id")),
    (rows.NoticeRow, upsert(schema.notices, "turn")),
    (order_rows.OrderRow, upsert(schema.orders, "moves", "at")),
    (order_rows.OrderDoneRow, _DONE),
    (rows.PreferenceRow, upsert_of_known(schema.preferences, "value")),
    (block_rows.BlockRow, upsert(block_schema.blocks, "at")),
    (block_rows.UnblockedRow, _UNBLOCKED),
    (block_rows.ForgottenBlocksRow, _FORGET_BLOCKS),
    (rows.ServerSettingRow, upsert(schema.server_settings, "value")),
    (start_rows.DueRow, _DUE),
    (start_rows.ShownRow, _change(schema.tables, "table", shown_ply="ply")),
    (start_rows.LeftoverRow, upsert(schema.leftovers, "channel_id", "seat")),
    (start_rows.SweptRow, _SWEPT),
    (rows.TableEndRow, insert(schema.table_ends)),
    (agreed_rows.TableProposalRow, insert(schema.table_proposals)),
    (agreed_rows.TableConsentRow, insert(schema.table_consents)),
    (agreed_rows.TableProposalEndRow, insert(schema.table_proposal_ends)),
    (rows.AnnouncementRow, insert(schema.announcements)),
    (rows.AttemptRow, _change(schema.announcements, "announcement", tried_at="at")),
    (rows.AnnouncementPostedRow, _POSTED),
    (rows.SettlementRow, insert(schema.settlements)),
    (rows.TransferRow, insert(schema.transfers)),
    (daily_rows.DailySittingRow, insert(daily_schema.daily_sittings)),
    (daily_rows.DailyMoveRow, insert(daily_schema.daily_moves)),
    (daily_rows.DailyResultRow, insert(daily_schema.daily_results)),
    (daily_rows.DailyOpenedRow, insert(daily_schema.daily_openings)),
    (daily_rows.DigestsGoneRow, _DIGESTS_GONE),
    (note_rows.NoteRow, upsert(schema.notes, "value")),
    (note_rows.NextNoteRow, _NEXT_NOTE),
    *STANDING_WRITES,
    (review_rows.ReviewRow, upsert_of_known(review_schema.reviews, "edition", "review", "at", whose=_REVIEWED)),
    (review_rows.ForgottenReviewsRow, forget_at_seats(review_schema.reviews)),  # after who it was is forgotten
    (league_rows.LeagueActRow, insert(league_schema.league_acts)),
    (league_rows.LeagueSeasonRow, insert(league_schema.league_seasons)),
    (league_rows.ChampionRow, insert(league_schema.league_champions)),
    (night_rows.NightRow, insert(night_schema.nights)),
    (
        night_rows.NightEventRow,
        _NIGHT_EVENT,
    ),
    (night_rows.NightMovedRow, _MOVED),
    (night_rows.NightStateRow, _NIGHT_STATE),
    (night_rows.NightGoneRow, _change(night_schema.nights, "night", gone="gone")),
    (night_rows.NightCallRow, insert(night_schema.night_calls)),
    (
        night_rows.NightTriedRow,
        _NIGHT_TRIED,
    ),
    (night_rows.NightCalledRow, _night_call("posted_at", "people")),
    (tournament_rows.PotRow, insert(tournament_schema.pots)),
    (tournament_rows.PotTransferRow, insert(tournament_schema.pot_transfers)),
)

WRITES: Final[Mapping[type[Row], Write]] = MappingProxyType(
    {kind: Write(kind, statement) for kind, statement in _STATEMENTS}
)
