"""The questions about players, offers and tables. Each names the indexes that answer it; a test checks the plan."""

from collections.abc import Callable, Iterable
from dataclasses import fields
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from sqlalchemy import func, select

from bot.store.questions import statements
from bot.store.questions.asking import Question
from bot.store.questions.reader import Reader
from bot.store.rows.found_rows import AnnouncedRow, SeatedTable, StoredSeed, Unposted
from bot.store.rows.order_rows import OrderRow
from bot.store.rows.rows import (
    AnnouncementRow,
    LogRow,
    NoticeRow,
    OfferAnswerRow,
    OfferRow,
    PanelRow,
    PlayerRow,
    SettlementRow,
    TableEndRow,
    TableMessageRow,
    TableRow,
    TransferRow,
)
from bot.store.schema import schema

_AT_ONCE = 1_000  # keys in one question


class Queries(Reader):
    """Queries about players, offers and tables. They only read."""

    async def find_player(self, discord_id: int) -> PlayerRow | None:
        """Return the player with this Discord id; None if there is none."""
        # uq_players_discord_id
        return await self._one(statements.BY_DISCORD_ID, PlayerRow, discord_id=discord_id)

    async def find_robot(self, level: str, number: int = 1) -> PlayerRow | None:
        """Return the robot of this level and number; None if it never played."""
        # uq_players_robot_robot_number
        return await self._one(statements.ROBOT, PlayerRow, level=level, number=number)

    async def players(self, ids: Iterable[int]) -> dict[int, PlayerRow]:
        """Return these players by their ids in the store (not Discord's). Unknown ids are left out."""
        # primary key
        return {player.id: player for player in await self._all(statements.PLAYERS, PlayerRow, ids=list(ids))}

    async def offer(self, offer: str) -> OfferRow | None:
        """Return an offer, whether it was answered or not; None if there is none."""
        # primary key
        return await self._one(statements.OFFER, OfferRow, offer=offer)

    async def answer(self, offer: str) -> OfferAnswerRow | None:
        """Return how an offer was answered; None if it is still open."""
        # primary key
        return await self._one(statements.ANSWER, OfferAnswerRow, offer=offer)

    async def counters(self, offers: Iterable[str]) -> dict[str, str]:
        """Return the counter-offer to each of these offers, by the offer that it counters, whether answered or open."""
        # ix_offers_counters
        return dict(await self._all(statements.COUNTERS, _pair, offers=list(offers)))

    async def open_challenges(self, challenger: int, challenged: int) -> list[OfferRow]:
        """Return the open challenges from one player to another, the oldest first, expired ones included."""
        # ix_offers_challenger_id, primary key of offer_answers
        return await self._all(statements.OPEN_CHALLENGES, OfferRow, challenger=challenger, challenged=challenged)

    async def open_offers_of(self, player: int) -> list[OfferRow]:
        """Return the open offers that a player made or received, the oldest first, expired ones included."""
        # ix_offers_challenger_id, ix_offers_challenged_id, primary key of offer_answers
        return await self._all(statements.OPEN_OFFERS_OF, OfferRow, player=player)

    async def last_offer_at(self, message: int, *, challenger: int) -> OfferRow | None:
        """Return which offer of a player a message shows: the open one, else the newest; None if there is none."""
        # ix_offers_challenger_id, primary key of offer_answers
        return await self._one(statements.LAST_OFFER_AT, OfferRow, message=message, challenger=challenger)

    async def open_offers(self) -> list[OfferRow]:
        """Return every open offer, in order of expiry, expired ones included."""
        # primary key of offer_answers, looked up once for each offer ever made
        return await self._all(statements.OPEN_OFFERS, OfferRow)

    async def answered_offers(self, *, since: int) -> list[OfferRow]:
        """Return every offer that was answered since a moment (Unix milliseconds)."""
        # primary key of offers, looked up for each answer since then; all answers are read
        return await self._all(statements.ANSWERED_OFFERS, OfferRow, since=since)

    async def table(self, table: str) -> SeatedTable | None:
        """Return a table with its players, running or finished; None if there is none."""
        # primary keys
        found = await self._seated(statements.TABLE, table=table)
        return found[0] if found else None

    async def running_tables_of(self, player: int) -> list[SeatedTable]:
        """Return the tables where a player's game is still going on, the oldest first."""
        # ix_seats_player_id
        return await self._seated(statements.RUNNING_TABLES_OF, player=player)

    async def finished_tables_of(self, player: int, *, limit: int | None = None) -> list[SeatedTable]:
        """Return the tables where a player's game is over, the last to end first, at most `limit`."""
        # ix_seats_player_id
        if limit is None:
            found = await self._seated(statements.FINISHED_TABLES_OF, player=player)
        else:
            found = await self._seated(statements.LAST_TABLES_OF, player=player, limit=limit)
        return sorted(found, key=lambda table: table.end.at if table.end else 0, reverse=True)

    async def running_tables_in(self, channel_id: int) -> list[SeatedTable]:
        """Return the tables in a channel or thread whose game is still going on, the oldest first."""
        # ix_tables_channel_id, ix_table_places_channel_id
        tables, places = schema.tables.c, schema.table_places.c
        moved_here = select(places.table).where(places.channel_id == channel_id)
        began_here = (tables.channel_id == channel_id) & places.channel_id.is_(None)
        is_here = tables.id.in_(moved_here) | began_here
        return await self._seated(statements.seats_of(is_here, schema.table_ends.c.table.is_(None)))

    async def running_tables_of_servers(self, guild_ids: Iterable[int]) -> list[str]:
        """Return the tables of these servers whose game is still going on, the oldest first."""
        # ix_tables_guild_id
        tables = schema.tables.c
        query = select(tables.id).where(tables.due_at.is_not(None), tables.guild_id.in_(list(guild_ids)))
        return await self._all(query.order_by(tables.created_at, tables.id), str)

    async def log(self, table: str, *, after: int = 0) -> list[LogRow]:
        """Return the log of a table in order of ply, beginning after the ply `after`."""
        # primary key
        return await self._all(statements.LOG, LogRow, table=table, after=after)

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
        return await self._one(statements.LAST_PLY, int, table=table) or 0

    async def seed(self, table: str) -> bytes | None:
        """Return the seed of a table, or of the offer that may become one, as stored. For the dealer alone."""
        # primary key
        return await self._one(statements.SEED, bytes, table=table)

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
        return dict(await self._all(statements.COMMITMENTS, _pair, tables=list(tables)))

    async def table_message(self, table: str) -> TableMessageRow | None:
        """Return the public message of a table; None if there is none."""
        # primary key
        return await self._one(statements.TABLE_MESSAGE, TableMessageRow, table=table)

    async def notices(self, table: str) -> list[NoticeRow]:
        """Return the last notice of each kind to each seat of a table."""
        # primary key
        return await self._all(statements.NOTICES, NoticeRow, table=table)

    async def orders(self, table: str) -> list[OrderRow]:
        """Return what the seats of a table have ordered ahead, in order of seat."""
        # primary key
        return await self._all(statements.ORDERS, OrderRow, table=table)

    async def preferences(self, player: int) -> dict[str, str]:
        """Return the preferences that a player chose, by key."""
        # primary key
        return dict(await self._all(statements.PREFERENCES, _pair, player=player))

    async def server_settings(self, guild_id: int) -> dict[str, str]:
        """Return the settings that were chosen in a server, by key."""
        # primary key
        return dict(await self._all(statements.SERVER_SETTINGS, _pair, guild_id=guild_id))

    async def panels(self, table: str) -> list[PanelRow]:
        """Return the last private panel of each seat of a table, in order of seat."""
        # primary key
        return await self._all(statements.PANELS, PanelRow, table=table)

    async def count_unposted(self) -> int:
        """Return how many announcements wait to be posted."""
        # ix_announcements_unposted
        query = select(func.count()).select_from(schema.announcements).where(schema.announcements.c.posted_at.is_(None))
        return await self._one(query, int) or 0

    async def unposted(self) -> list[Unposted]:
        """Return the announcements that are still to be posted, in the order in which they were committed."""
        # ix_announcements_unposted
        return await self._all(statements.UNPOSTED, _unposted)

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
        return await self._one(statements.SETTLED_IN, str, table=table)

    async def note(self, key: str) -> str | None:
        """Return the value noted under a key; None if there is none."""
        # primary key
        return await self._one(statements.NOTE, str, key=key)

    async def notes_of_former(self, key: str, *, newcomer: int, since: int) -> list[str]:
        """Return the values noted under a key that ends in the number of a former player, to judge `newcomer` by.

        Empty where they were met before a moment (Unix milliseconds).
        """
        # primary keys of players and notes, uq_players_discord_id
        return await self._all(statements.NOTES_OF_FORMER, str, key=key, newcomer=newcomer, since=since)

    async def _seated(self, query: Question, **values: object) -> list[SeatedTable]:
        """Return the tables of a query for seats, each with its players, its place and its end."""
        seated = []
        for row, each in groupby(await self._all(query, _seating, **values), key=attrgetter("row")):
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
