"""What is remembered: tables as their logs tell them, people, and where things are shown.

The log is the truth, and a table in memory a copy of it that can be dropped at any time.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.games.protocol import Event, Seat, View
from bot.games.record import Record
from bot.store import (
    LogRow,
    NoteRow,
    NoticeRow,
    PanelRow,
    PlaceRow,
    Row,
    SeatedTable,
    Store,
    StoreError,
    TableMessageRow,
)
from bot.tables.counted import at_count
from bot.tables.errors import Declined, Reason
from bot.tables.export import export
from bot.tables.people import Player
from bot.tables.ports import Told
from bot.tables.seeds import BadSeedKey, Seeds
from bot.tables.table import Table, at_start, public_events, replay
from bot.tables.time import Clock

log = logging.getLogger(__name__)

KEPT = 1_000  # tables kept in memory; any other is rebuilt from its log when it is asked for


class Memory:
    """Reads tables from their logs and keeps the latest; `Tables` is what may happen at them."""

    def __init__(self, store: Store, seeds: Seeds, clock: Clock, *, unit: str) -> None:
        """`unit` is what stakes are counted in at a table that does not say it."""
        self._store = store
        self._seeds = seeds
        self._clock = clock
        self._unit = unit
        self._kept: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._languages: dict[int, str] = {}  # of servers, as last stored by this process

    # Finding tables

    async def table(self, key: str) -> Table:
        """The table `key` as it stands. Raises Declined (NO_TABLE, DAMAGED)."""
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        async with self._held(key) as table:
            return table

    async def readable(self, keys: Iterable[str]) -> AsyncIterator[Table]:
        """These tables as they stand, without those whose log is damaged: one must not stop what all are waiting for.

        Raises StoreError when nothing can be read now, BadSeedKey when no seed can.
        """
        for key in keys:
            try:
                table = await self.table(key)
            except Declined:
                continue
            yield table

    async def tables_of(self, player: Player) -> list[Table]:
        """The running tables where `player` sits: those waiting for the player first, those a robot took over last."""
        seated = await self._store.running_tables_of(player.id)
        found = [table async for table in self.readable(each.row.id for each in seated)]
        return sorted(found, key=lambda table: (table.seat_of(player) in table.deputies, not table.awaits(player)))

    async def finished_tables_of(self, player: Player, *, limit: int) -> list[Table]:
        """The last tables where the game of `player` is over, the newest in front."""
        found = await self._store.finished_tables_of(player.id, limit=limit)
        return [table async for table in self.readable(each.row.id for each in found)]

    async def tables_in(self, channel_id: int) -> list[Table]:
        """The running tables of a channel, oldest first."""
        found = await self._store.running_tables_in(channel_id)
        return [table async for table in self.readable(each.row.id for each in found)]

    async def told(self, table: Table) -> tuple[Event, ...]:
        """What happened in the deal on the table, as everybody may know it, from its log."""
        with _legible(table.id):
            return public_events(*await self._from_the_start(table.id))

    async def record(self, key: str) -> Record:
        """The game so far as a record: whole once it is over, else its finished deals.

        A whole game is played again for it, in a thread: a player's collected games are hundreds.
        Raises Declined (NO_TABLE, DAMAGED).
        """
        with _legible(key):
            return await asyncio.to_thread(export, *await self._from_the_start(key))

    async def counted(self, table: Table, deal: int) -> tuple[View, ...]:
        """What each seat sees when `deal` is counted, its hand included; nothing while it is not finished."""
        with _legible(table.id):
            return at_count(*await self._from_the_start(table.id), deal=deal)

    async def commitment(self, table: Table) -> str:
        """What was promised of the seed before anybody accepted the terms."""
        return await self._seeds.commitment(table.id)

    async def revealed(self, table: Table) -> bytes | None:
        """The seed of a game that is over; None while it goes on."""
        return await self._seeds.read(table.id) if table.is_over else None

    async def _from_the_start(self, key: str) -> tuple[Table, list[LogRow], bytes]:
        """A table before its first row, its log, and its seed. Raises Declined (NO_TABLE)."""
        seated = await self._store.table(key)
        if seated is None:
            raise Declined(Reason.NO_TABLE)
        seed = await self._seeds.read(key)
        return at_start(seated, await self._seated(seated), seed, unit=self._unit), await self._store.log(key), seed

    def seat(self, table: Table, player: Player) -> Seat:
        """Where `player` sits at `table`. Raises Declined (NOT_SEATED)."""
        seat = table.seat_of(player)
        if seat is None:
            raise Declined(Reason.NOT_SEATED)
        return seat

    # Memory

    @asynccontextmanager
    async def _held(self, key: str) -> AsyncIterator[Table]:
        """The table as it stands; nothing else can happen at it meanwhile. Raises Declined."""
        async with self._locks.setdefault(key, asyncio.Lock()):
            yield self._kept.get(key) or await self._rebuild(key)

    def _keep(self, table: Table) -> None:
        self._kept[table.id] = table
        self._kept.move_to_end(table.id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def _rebuild(self, key: str) -> Table:
        """Read a table from its log. The caller holds its lock."""
        seated = await self._store.table(key)
        if seated is None:
            raise Declined(Reason.NO_TABLE)
        seed = await self._seeds.read(key)
        with _legible(key):
            start = at_start(seated, await self._seated(seated), seed, unit=self._unit)
            table = replay(start, await self._store.log(key), seed)
        self._keep(table)
        self._rebuilt(table)
        return table

    def _rebuilt(self, table: Table) -> None:
        """A table was read from its log: what happens at it by itself must be awaited again."""

    async def _seated(self, seated: SeatedTable) -> list[Player]:
        people = await self._store.players(seated.players)
        return [Player.of(people[player]) for player in seated.players]

    # People

    async def player(self, discord_id: int, *, name: str, locale: str) -> Player:
        """The player with this Discord id, known from now on under this name and language, at their tables too."""
        player = Player.of(await self._store.player(discord_id, name=name, locale=locale))
        await self._forget_where(lambda seated: seated.id == player.id and seated != player)
        return player

    async def find_player(self, discord_id: int) -> Player | None:
        """The player with this Discord id, if they were ever here."""
        row = await self._store.find_player(discord_id)
        return None if row is None else Player.of(row)

    async def forget_player(self, player: int) -> None:
        """What is remembered of tables is forgotten where this player sits: who they were is no longer stored."""
        await self._forget_where(lambda seated: seated.id == player)

    async def set_dm_channel(self, player: Player, channel_id: int | None) -> None:
        """Remember where direct messages to `player` go."""
        await self._store.set_dm_channel(player.id, channel_id)
        await self._forget_where(lambda seated: seated.id == player.id and seated.dm_channel_id != channel_id)

    async def _forget_where(self, is_outdated: Callable[[Player], bool]) -> None:
        """Forget the tables in memory where somebody sits who is stored otherwise now; they are read anew."""
        for key in {*self._kept, *self._locks}:
            kept = self._kept.get(key)
            if kept is not None and not any(map(is_outdated, kept.players)):
                continue
            async with self._locks.setdefault(key, asyncio.Lock()):  # what is under way would remember them anew
                kept = self._kept.get(key)
                if kept is not None and any(map(is_outdated, kept.players)):
                    del self._kept[key]

    async def language(self, guild_id: int) -> str | None:
        """The language a server was last seen in."""
        return await self._store.note(f"language/{guild_id}")

    async def remember_language(self, guild_id: int, locale: str) -> None:
        """A server was seen in this language."""
        if self._languages.get(guild_id) != locale:
            await self._store.commit(NoteRow(f"language/{guild_id}", locale))
            self._languages[guild_id] = locale

    # Where tables are shown

    async def public_message(self, key: str) -> TableMessageRow | None:
        """Where the table is shown to all."""
        return await self._store.table_message(key)

    async def public_shown(self, key: str, *, channel_id: int, message_id: int, told: Told | None = None) -> None:
        """Remember where the table is shown to all, and as one with it whom that message mentions."""
        rows: list[Row] = [TableMessageRow(key, channel_id, message_id, self._clock.now())]
        match told:
            case Told(seat, "turn", turn):
                rows.append(PanelRow(key, int(seat), channel_id=0, message_id=0, turn=turn))
            case Told(seat, kind, turn):
                rows.append(NoticeRow(key, int(seat), kind, turn))
        await self._store.commit(*rows)

    async def was_told(self, key: str, told: Told) -> bool:
        """Whether a seat was told this already: that its time runs out, or is over."""
        return any(
            (each.seat, each.kind) == (told.seat, told.kind) and each.turn >= told.turn
            for each in await self._store.notices(key)
        )

    async def move_to(self, key: str, channel_id: int) -> Table:
        """From now on the table is played in this channel or thread."""
        async with self._held(key) as table:
            try:
                await self._store.commit(PlaceRow(key, channel_id))
            except BaseException:  # a cancelled caller too: the store, not memory, knows whether it moved
                self._kept.pop(key, None)
                raise
            moved = replace(table, channel_id=channel_id)
            self._keep(moved)
            return moved

    async def panels(self, key: str) -> dict[Seat, PanelRow]:
        """The last panel sent to each seat that was sent one."""
        return {Seat(panel.seat): panel for panel in await self._store.panels(key)}

    async def panel_shown(self, key: str, seat: Seat, *, channel_id: int, message_id: int, turn: int) -> None:
        """Remember the last panel sent to `seat`."""
        await self._store.commit(PanelRow(key, int(seat), channel_id, message_id, turn))


@contextmanager
def _legible(key: str) -> Iterator[None]:
    """Whatever is wrong with the log of a table is one thing to everybody else. Raises Declined (DAMAGED).

    What stops every table, such as a store that does not answer, is no damage.
    """
    try:
        yield
    except (Declined, StoreError, BadSeedKey):
        raise
    except Exception as error:
        log.error("table %s cannot be read: %s", key, type(error).__name__)
        raise Declined(Reason.DAMAGED) from error
