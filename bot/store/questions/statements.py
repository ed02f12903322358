"""The questions about players, offers and tables that are asked most, each made once; `Queries` says what they mean."""

from dataclasses import fields
from typing import Final

from sqlalchemy import BindParameter, ColumnElement, Select, String, bindparam, cast, exists, func, select, true

from bot.store.questions.wording import Prepared
from bot.store.rows.rows import AnnouncementRow, TableRow
from bot.store.schema import schema

_ANNOUNCEMENT_FIELDS = tuple(field.name for field in fields(AnnouncementRow))
_TABLE_FIELDS = tuple(field.name for field in fields(TableRow))


def where_sat(table: ColumnElement[str], player: int | BindParameter[int]) -> ColumnElement[bool]:
    """Return whether a player sat at `table`."""
    return table.in_(select(schema.seats.c.table).where(schema.seats.c.player == player))


def seats_of(*where: ColumnElement[bool]) -> Select[*tuple[object, ...]]:
    """Return the query for the seats of tables that meet the conditions, with place and end; the oldest first."""
    tables, seats, ends, places = schema.tables, schema.seats, schema.table_ends, schema.table_places
    columns = (tables.c[name] for name in _TABLE_FIELDS)
    return (
        select(seats.c.player, seats.c.quiet, places.c.channel_id, ends.c.how, ends.c.at, *columns)
        .outerjoin(ends, ends.c.table == tables.c.id)
        .outerjoin(places, places.c.table == tables.c.id)
        .outerjoin(seats, seats.c.table == tables.c.id)
        .where(*where)
        .order_by(tables.c.created_at, tables.c.id, seats.c.seat)
    )


def _open(which: ColumnElement[bool], *, first: ColumnElement[int]) -> Prepared:
    """Return the question for offers that nobody has answered, in the order of the column `first`."""
    offers, answers = schema.offers, schema.offer_answers
    query = select(offers).outerjoin(answers, answers.c.offer == offers.c.id).where(which, answers.c.offer.is_(None))
    return Prepared(query.order_by(first, offers.c.id))


_OFFERS, _ANSWERS, _SEEDS = schema.offers.c, schema.offer_answers.c, schema.seeds.c
BY_DISCORD_ID: Final = Prepared(select(schema.players).where(schema.players.c.discord_id == bindparam("discord_id")))
PLAYERS: Final = Prepared(select(schema.players).where(schema.players.c.id.in_(bindparam("ids", expanding=True))))
ROBOT: Final = Prepared(
    select(schema.players).where(
        schema.players.c.robot == bindparam("level"), schema.players.c.robot_number == bindparam("number")
    )
)
COUNTERS: Final = Prepared(
    select(_OFFERS.counters, _OFFERS.id).where(_OFFERS.counters.in_(bindparam("offers", expanding=True)))
)
OPEN_OFFERS: Final = _open(true(), first=_OFFERS.expires_at)
OPEN_OFFERS_OF: Final = _open(
    (_OFFERS.challenger == bindparam("player")) | (_OFFERS.challenged == bindparam("player")), first=_OFFERS.created_at
)
OPEN_CHALLENGES: Final = _open(
    (_OFFERS.challenger == bindparam("challenger")) & (_OFFERS.challenged == bindparam("challenged")),
    first=_OFFERS.created_at,
)
OFFER: Final = Prepared(select(schema.offers).where(_OFFERS.id == bindparam("offer")))
ANSWER: Final = Prepared(select(schema.offer_answers).where(_ANSWERS.offer == bindparam("offer")))
LAST_OFFER_AT: Final = Prepared(
    select(schema.offers)
    .outerjoin(schema.offer_answers, _ANSWERS.offer == _OFFERS.id)
    .where((_OFFERS.challenger == bindparam("challenger")) & (_OFFERS.message_id == bindparam("message")))
    .order_by(_ANSWERS.offer.is_(None).desc(), _OFFERS.created_at.desc(), _OFFERS.id)
    .limit(1)
)
ANSWERED_OFFERS: Final = Prepared(
    select(schema.offers)
    .join(schema.offer_answers, _ANSWERS.offer == _OFFERS.id)
    .where(_ANSWERS.at >= bindparam("since"))
    .order_by(_ANSWERS.at, _OFFERS.id)
)
TABLE: Final = Prepared(seats_of(schema.tables.c.id == bindparam("table")))
RUNNING_TABLES_OF: Final = Prepared(
    seats_of(where_sat(schema.tables.c.id, bindparam("player")), schema.table_ends.c.table.is_(None))
)
_FINISHED_OF = (
    select(schema.table_ends.c.table)
    .where(where_sat(schema.table_ends.c.table, bindparam("player")))
    .order_by(schema.table_ends.c.at.desc())
)
FINISHED_TABLES_OF: Final = Prepared(seats_of(schema.tables.c.id.in_(_FINISHED_OF)))
LAST_TABLES_OF: Final = Prepared(seats_of(schema.tables.c.id.in_(_FINISHED_OF.limit(bindparam("limit")))))
LOG: Final = Prepared(
    select(schema.log)
    .where(schema.log.c.table == bindparam("table"), schema.log.c.ply > bindparam("after"))
    .order_by(schema.log.c.ply)
)
LAST_PLY: Final = Prepared(
    select(func.coalesce(func.max(schema.log.c.ply), 0)).where(schema.log.c.table == bindparam("table"))
)
TABLE_MESSAGE: Final = Prepared(
    select(schema.table_messages).where(schema.table_messages.c.table == bindparam("table"))
)
SETTLED_IN: Final = Prepared(select(schema.settlements.c.unit).where(schema.settlements.c.table == bindparam("table")))
SEED: Final = Prepared(select(_SEEDS.seed).where(_SEEDS.table == bindparam("table")))
COMMITMENTS: Final = Prepared(
    select(_SEEDS.table, _SEEDS.commitment).where(_SEEDS.table.in_(bindparam("tables", expanding=True)))
)
NOTICES: Final = Prepared(select(schema.notices).where(schema.notices.c.table == bindparam("table")))
ORDERS: Final = Prepared(
    select(schema.orders)
    .where(schema.orders.c.table == bindparam("table"))
    .order_by(schema.orders.c.seat, schema.orders.c.deal, schema.orders.c.kind)
)
PREFERENCES: Final = Prepared(
    select(schema.preferences.c.key, schema.preferences.c.value).where(
        schema.preferences.c.player == bindparam("player")
    )
)
SERVER_SETTINGS: Final = Prepared(
    select(schema.server_settings.c.key, schema.server_settings.c.value).where(
        schema.server_settings.c.guild_id == bindparam("guild_id")
    )
)
PANELS: Final = Prepared(
    select(schema.panels).where(schema.panels.c.table == bindparam("table")).order_by(schema.panels.c.seat)
)
UNPOSTED: Final = Prepared(
    select(schema.announcements.c.tried_at, *(schema.announcements.c[name] for name in _ANNOUNCEMENT_FIELDS))
    .where(schema.announcements.c.posted_at.is_(None))
    .order_by(schema.announcements.c.number)
)
_NEW, _FORMER = schema.players.alias("new").c, schema.players
_OF_FORMER = schema.notes.c.key == bindparam("key", type_=String).concat(cast(_FORMER.c.id, String))
NOTES_OF_FORMER: Final = Prepared(
    select(schema.notes.c.value)
    .select_from(_FORMER.join(schema.notes, _OF_FORMER))
    .where(exists().where(_NEW.id == bindparam("newcomer"), _NEW.created_at >= bindparam("since")))
    .where(_FORMER.c.discord_id.is_(None), _FORMER.c.robot.is_(None))
)
NOTE: Final = Prepared(select(schema.notes.c.value).where(schema.notes.c.key == bindparam("key")))
