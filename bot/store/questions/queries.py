"""The questions about players, offers and tables. Each names the indexes that answer it; a test checks the plan."""

from collections.abc import Callable, Iterable
from dataclasses import fields
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from sqlalchemy import ColumnElement, String, cast, exists, func, literal, select, true

from bot.store.questions.reader import Reader
from bot.store.rows.order_rows import OrderRow
from bot.store.rows.rows import (
    AnnouncedRow,
    AnnouncementRow,
    LogRow,
    NoticeRow,
    OfferAnswerRow,
    OfferRow,
    PanelRow,
    PlayerRow,
    SeatedTable,
    SettlementRow,
    StoredSeed,
    TableEndRow,
    TableMessageRow,
    TableRow,
    TransferRow,
    Unposted,
)
from bot.store.schema import schema

_ANNOUNCEMENT_FIELDS = tuple(field.name for field in fields(AnnouncementRow))
_TABLE_FIELDS = tuple(field.name for field in fields(TableRow))
_AT_ONCE = 1_000  # keys in one question


class Queries(Reader):
    """Queries about players, offers and tables. They only read."""

    async def find_player(self, discord_id: int) -> PlayerRow | None:
        """Return the player with this Discord id; None if there is none."""
        # uq_players_discord_id
        return await self._one(select(schema.players).where(schema.players.c.discord_id == discord_id), PlayerRow)

    async def find_robot(self, level: str, number: int = 1) -> PlayerRow | None:
        """Return the robot of this level and number; None if it never played."""
        # uq_players_robot_robot_number
        columns = schema.players.c
        query = select(schema.players).where(columns.robot == level, columns.robot_number == number)
        return await self._one(query, PlayerRow)

    async def players(self, ids: Iterable[int]) -> dict[int, PlayerRow]:
        """Return these players by their ids in the store (not Discord's). Unknown ids are left out."""
        # primary key
        query = select(schema.players).where(schema.players.c.id.in_(list(ids)))
        return {player.id: player for player in await self._all(query, PlayerRow)}

    async def offer(self, offer: str) -> OfferRow | None:
        """Return an offer, whether it was answered or not; None if there is none."""
        # primary key
        return await self._one(select(schema.offers).where(schema.offers.c.id == offer), OfferRow)

    async def answer(self, offer: str) -> OfferAnswerRow | None:
        """Return how an offer was answered; None if it is still open."""
        # primary key
        return await self._one(
            select(schema.offer_answers).where(schema.offer_answers.c.offer == offer), OfferAnswerRow
        )

    async def counters(self, offers: Iterable[str]) -> dict[str, str]:
        """Return the counter-offer to each of these offers, by the offer that it counters, whether answered or open."""
        # ix_offers_counters
        columns = schema.offers.c
        query = select(columns.counters, columns.id).where(columns.counters.in_(list(offers)))
        return dict(await self._all(query, _pair))

    async def open_challenges(self, challenger: int, challenged: int) -> list[OfferRow]:
        """Return the open challenges from one player to another, the oldest first, expired ones included."""
        # ix_offers_challenger_id, primary key of offer_answers
        columns = schema.offers.c
        asked = (columns.challenger == challenger) & (columns.challenged == challenged)
        return await self._open(asked, first=columns.created_at)

    async def open_offers_of(self, player: int) -> list[OfferRow]:
        """Return the open offers that a player made or received, the oldest first, expired ones included."""
        # ix_offers_challenger_id, ix_offers_challenged_id, primary key of offer_answers
        columns = schema.offers.c
        theirs = (columns.challenger == player) | (columns.challenged == player)
        return await self._open(theirs, first=columns.created_at)

    async def open_offers(self) -> list[OfferRow]:
        """Return every open offer, in order of expiry, expired ones included."""
        # primary key of offer_answers, looked up once for each offer ever made
        return await self._open(true(), first=schema.offers.c.expires_at)

    async def answered_offers(self, *, since: int) -> list[OfferRow]:
        """Return every offer that was answered since a moment (Unix milliseconds)."""
        # primary key of offers, looked up for each answer since then; all answers are read
        offers, answers = schema.offers, schema.offer_answers
        query = select(offers).join(answers, answers.c.offer == offers.c.id).where(answers.c.at >= since)
        return await self._all(query.order_by(answers.c.at, offers.c.id), OfferRow)

    async def _open(self, which: ColumnElement[bool], *, first: ColumnElement[int]) -> list[OfferRow]:
        """Return offers that nobody has answered, in the order of the column `first`."""
        offers, answers = schema.offers, schema.offer_answers
        query = (
            select(offers)
            .outerjoin(answers, answers.c.offer == offers.c.id)
            .where(which, answers.c.offer.is_(None))
            .order_by(first, offers.c.id)
        )
        return await self._all(query, OfferRow)

    async def table(self, table: str) -> SeatedTable | None:
        """Return a table with its players, running or finished; None if there is none."""
        # primary keys
        found = await self._seated(schema.tables.c.id == table)
        return found[0] if found else None

    async def running_tables_of(self, player: int) -> list[SeatedTable]:
        """Return the tables where a player's game is still going on, the oldest first."""
        # ix_seats_player_id
        return await self._seated(_where_sat(schema.tables.c.id, player), schema.table_ends.c.table.is_(None))

    async def finished_tables_of(self, player: int, *, limit: int | None = None) -> list[SeatedTable]:
        """Return the tables where a player's game is over, the last to end first, at most `limit`."""
        # ix_seats_player_id
        ends = schema.table_ends
        newest = select(ends.c.table).where(_where_sat(ends.c.table, player)).order_by(ends.c.at.desc()).limit(limit)
        found = await self._seated(schema.tables.c.id.in_(newest))
        return sorted(found, key=lambda table: table.end.at if table.end else 0, reverse=True)

    async def running_tables_in(self, channel_id: int) -> list[SeatedTable]:
        """Return the tables in a channel or thread whose game is still going on, the oldest first."""
        # ix_tables_channel_id, ix_table_places_channel_id
        tables, places = schema.tables.c, schema.table_places.c
        moved_here = select(places.table).where(places.channel_id == channel_id)
        began_here = (tables.channel_id == channel_id) & places.channel_id.is_(None)
        return await self._seated(tables.id.in_(moved_here) | began_here, schema.table_ends.c.table.is_(None))

    async def running_tables_of_servers(self, guild_ids: Iterable[int]) -> list[str]:
        """Return the tables of these servers whose game is still going on, the oldest first."""
        # ix_tables_guild_id
        tables = schema.tables.c
        query = select(tables.id).where(tables.due_at.is_not(None), tables.guild_id.in_(list(guild_ids)))
        return await self._all(query.order_by(tables.created_at, tables.id), str)

    async def log(self, table: str, *, after: int = 0) -> list[LogRow]:
        """Return the log of a table in order of ply, beginning after the ply `after`."""
        # primary key
        log = schema.log
        query = select(log).where(log.c.table == table, log.c.ply > after).order_by(log.c.ply)
        return await self._all(query, LogRow)

    async def servers_of(self, tables: Iterable[str]) -> dict[str, int | None]:
        """Return the servers of these tables; None for one in direct messages."""
        # primary key
        found: dict[str, int | None] = {}
        wanted = list(tables)
        for start in range(0, len(wanted), _AT_ONCE):
            keys = wanted[start : start + _AT_ONCE]
            query = select(schema.tables.c.id, schema.tables.c.guild_id).where(schema.tables.c.id.in_(keys))
            found.update(await self._all(query, _placed))
        return found

    async def last_ply(self, table: str) -> int:
        """Return the last ply in the log of a table; 0 for none."""
        # primary key
        query = select(func.coalesce(func.max(schema.log.c.ply), 0)).where(schema.log.c.table == table)
        return await self._one(query, int) or 0

    async def seed(self, table: str) -> bytes | None:
        """Return the seed of a table, or of the offer that may become one, as stored. For the dealer alone."""
        # primary key
        return await self._one(select(schema.seeds.c.seed).where(schema.seeds.c.table == table), bytes)

    async def seeds(self, *, after: str = "", limit: int) -> list[StoredSeed]:
        """Return every seed in order of its table, starting after `after`, for the command that reseals them."""
        # primary keys
        seeds, tables, ends = schema.seeds, schema.tables, schema.table_ends
        query = (
            select(seeds, tables.c.id.is_not(None), ends.c.table.is_not(None))
            .outerjoin(tables, tables.c.id == seeds.c.table)
            .outerjoin(ends, ends.c.table == seeds.c.table)
            .where(seeds.c.table > after)
            .order_by(seeds.c.table)
            .limit(limit)
        )
        return await self._all(query, StoredSeed)

    async def commitments(self, tables: Iterable[str]) -> dict[str, str]:
        """Return the public commitment to each of these seeds, by table or offer. Unknown ones are left out."""
        # primary key
        columns = schema.seeds.c
        query = select(columns.table, columns.commitment).where(columns.table.in_(list(tables)))
        return dict(await self._all(query, _pair))

    async def table_message(self, table: str) -> TableMessageRow | None:
        """Return the public message of a table; None if there is none."""
        # primary key
        return await self._one(
            select(schema.table_messages).where(schema.table_messages.c.table == table), TableMessageRow
        )

    async def notices(self, table: str) -> list[NoticeRow]:
        """Return the last notice of each kind to each seat of a table."""
        # primary key
        return await self._all(select(schema.notices).where(schema.notices.c.table == table), NoticeRow)

    async def orders(self, table: str) -> list[OrderRow]:
        """Return what the seats of a table have ordered ahead, in order of seat."""
        # primary key
        columns = schema.orders.c
        query = select(schema.orders).where(columns.table == table)
        return await self._all(query.order_by(columns.seat, columns.deal, columns.kind), OrderRow)

    async def preferences(self, player: int) -> dict[str, str]:
        """Return the preferences that a player chose, by key."""
        # primary key
        columns = schema.preferences.c
        return dict(await self._all(select(columns.key, columns.value).where(columns.player == player), _pair))

    async def server_settings(self, guild_id: int) -> dict[str, str]:
        """Return the settings that were chosen in a server, by key."""
        # primary key
        columns = schema.server_settings.c
        return dict(await self._all(select(columns.key, columns.value).where(columns.guild_id == guild_id), _pair))

    async def panels(self, table: str) -> list[PanelRow]:
        """Return the last private panel of each seat of a table, in order of seat."""
        # primary key
        query = select(schema.panels).where(schema.panels.c.table == table).order_by(schema.panels.c.seat)
        return await self._all(query, PanelRow)

    async def count_unposted(self) -> int:
        """Return how many announcements wait to be posted."""
        # ix_announcements_unposted
        query = select(func.count()).select_from(schema.announcements).where(schema.announcements.c.posted_at.is_(None))
        return await self._one(query, int) or 0

    async def unposted(self) -> list[Unposted]:
        """Return the announcements that are still to be posted, in the order in which they were committed."""
        # ix_announcements_unposted
        columns = schema.announcements.c
        query = (
            select(columns.tried_at, *(columns[name] for name in _ANNOUNCEMENT_FIELDS))
            .where(columns.posted_at.is_(None))
            .order_by(columns.number)
        )
        return await self._all(query, _unposted)

    async def announcements(self, table: str) -> list[AnnouncedRow]:
        """Return what became of every announcement of a table. It reads them all: for an operator's question."""
        columns = schema.announcements.c
        asked = (columns[field.name] for field in fields(AnnouncedRow))
        query = select(*asked).where(columns.table == table).order_by(columns.number)
        return await self._all(query, AnnouncedRow)

    async def settlement(self, table: str) -> SettlementRow | None:
        """Return the settlement of a table; None before it."""
        # uq_settlements_table_id
        query = select(schema.settlements).where(schema.settlements.c.table == table)
        return await self._one(query, SettlementRow)

    async def transfers(self, table: str) -> list[TransferRow]:
        """Return who owes whom how much for a table; empty before its settlement, and if nobody owes anything."""
        # uq_settlements_table_id, then the primary key
        query = (
            select(schema.transfers)
            .join(schema.settlements, schema.settlements.c.id == schema.transfers.c.settlement)
            .where(schema.settlements.c.table == table)
            .order_by(schema.transfers.c.payer, schema.transfers.c.payee)
        )
        return await self._all(query, TransferRow)

    async def settled_in(self, table: str) -> str | None:
        """Return the unit in which a table was settled; None if it was not."""
        # uq_settlements_table_id
        return await self._one(select(schema.settlements.c.unit).where(schema.settlements.c.table == table), str)

    async def note(self, key: str) -> str | None:
        """Return the value noted under a key; None if there is none."""
        # primary key
        return await self._one(select(schema.notes.c.value).where(schema.notes.c.key == key), str)

    async def notes_of_former(self, key: str, *, newcomer: int, since: int) -> list[str]:
        """Return the values noted under a key that ends in the number of a former player, to judge `newcomer` by.

        Empty where they were met before a moment (Unix milliseconds).
        """
        # primary keys of players and notes, uq_players_discord_id
        new, former, notes = schema.players.alias("new").c, schema.players, schema.notes
        is_new = exists().where(new.id == newcomer, new.created_at >= since)
        by_them = notes.c.key == literal(key).concat(cast(former.c.id, String))
        query = (
            select(notes.c.value)
            .select_from(former.join(notes, by_them))
            .where(is_new, former.c.discord_id.is_(None), former.c.robot.is_(None))
        )
        return await self._all(query, str)

    async def _seated(self, *where: ColumnElement[bool]) -> list[SeatedTable]:
        """Return the tables that meet the conditions, oldest first, each with its players, its place and its end."""
        tables, seats, ends, places = schema.tables, schema.seats, schema.table_ends, schema.table_places
        columns = (tables.c[name] for name in _TABLE_FIELDS)
        query = (
            select(seats.c.player, seats.c.quiet, places.c.channel_id, ends.c.how, ends.c.at, *columns)
            .outerjoin(ends, ends.c.table == tables.c.id)
            .outerjoin(places, places.c.table == tables.c.id)
            .outerjoin(seats, seats.c.table == tables.c.id)
            .where(*where)
            .order_by(tables.c.created_at, tables.c.id, seats.c.seat)
        )
        seated = []
        for row, each in groupby(await self._all(query, _seating), key=attrgetter("row")):
            first, *others = each
            taken = [seating for seating in (first, *others) if seating.player is not None]
            people = tuple(seating.player for seating in taken if seating.player is not None)
            quiet = tuple(seating.quiet for seating in taken)
            seated.append(SeatedTable(row, people, first.end, quiet, first.moved_to or row.channel_id))
        return seated


class _Seating(NamedTuple):
    """A table and one of its seats: one line of a result. `player` is None at a table without seats."""

    row: TableRow
    end: TableEndRow | None
    player: int | None
    quiet: str | None
    moved_to: int | None


def _seating(
    player: int | None, quiet: str | None, moved_to: int | None, how: str | None, ended_at: int, *columns: object
) -> _Seating:
    make_row: Callable[..., TableRow] = TableRow
    row = make_row(*columns)
    end = None if how is None else TableEndRow(row.id, how, ended_at)
    return _Seating(row, end, player, quiet, moved_to)


def _placed(table: str, guild_id: int | None) -> tuple[str, int | None]:
    return table, guild_id


def _pair(key: str, value: str) -> tuple[str, str]:
    return key, value


def _unposted(tried_at: int | None, *columns: object) -> Unposted:
    make_row: Callable[..., AnnouncementRow] = AnnouncementRow
    return Unposted(make_row(*columns), tried_at)


def _where_sat(table: ColumnElement[str], player: int) -> ColumnElement[bool]:
    return table.in_(select(schema.seats.c.table).where(schema.seats.c.player == player))
