"""The tables: everything that may happen at one, committed first and told afterwards."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

from bot.games.protocol import Abandon, Event, Move, Resign, Seat, Step, View
from bot.robots.protocol import Level
from bot.store import (
    AnnouncementRow,
    Conflict,
    LogRow,
    PanelRow,
    Row,
    SeatedTable,
    SettlementRow,
    Store,
    TableEndRow,
    TableMessageRow,
    TransferRow,
)
from bot.tables.announcer import Announcer
from bot.tables.clocks import Timekeeper
from bot.tables.errors import Declined, Reason
from bot.tables.offers import Offer, Offers
from bot.tables.opening import opening
from bot.tables.people import Player
from bot.tables.ports import News, Stage
from bot.tables.robots import ROBOT_NAMES, Robots, Thinker
from bot.tables.table import RENEW, Table, Terms, after, at_start, deal_text, public_events, replay, step_of
from bot.tables.time import Clock

log = logging.getLogger(__name__)

RETOLD = 10 * 60 * 1000  # ms; a game that ended just before a restart may still be shown as running
KEPT = 1_000  # tables kept in memory; any other is rebuilt from its log when it is asked for


@dataclass(frozen=True, slots=True)
class Played:
    """What a seat sees of its own move."""

    table: Table
    seat: Seat
    events: tuple[Event, ...]
    view: View


class Tables:
    """Every table, and the challenges that lead to one. Made for one store and one stage; `start` before use."""

    def __init__(
        self,
        store: Store,
        stage: Stage,
        clock: Clock,
        *,
        pause: int,
        offer_lifetime: int,
        unit: str,
        thinker: Thinker | None = None,
        robot_pace: float = 0,
    ) -> None:
        """`pause` between deals and `offer_lifetime` of a challenge in ms, `robot_pace` before a robot's turn in s.

        `unit` is what stakes are counted in. Without a `thinker` robots do not move.
        """
        self.offers = Offers(store, clock, lifetime=offer_lifetime)
        self.unit = unit
        self._store = store
        self._stage = stage
        self._clock = clock
        self._pause = pause
        self._kept: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._timekeeper = Timekeeper(clock)
        self._announcer = Announcer(store, stage, clock, find_table=self.table)
        self._robots = Robots(self, thinker, pace=robot_pace)

    async def start(self) -> None:
        """Go on where the last process stopped: pauses, challenges, announcements, and each table shown afresh."""
        for offer in await self.offers.open():
            self.await_answer(offer)
        ended = await self._store.tables_ended_since(self._clock.now() - RETOLD)
        for key in [*await self._store.running_tables(), *ended]:
            try:
                table = await self.table(key)
                self._stage.tell(News(table, None, ()))
                self._robots.call(table)
            except Exception as error:  # one damaged log must not keep all other games from going on
                log.error("table %s cannot be shown: %s", key, type(error).__name__)
        self._timekeeper.start()
        self._announcer.start()

    async def close(self) -> None:
        """Let nothing more happen by itself."""
        await self._timekeeper.close()
        await self._robots.close()
        await self._announcer.close()

    # People

    async def player(self, discord_id: int, *, name: str, locale: str) -> Player:
        """The player with this Discord id, known from now on under this name and language."""
        return Player.of(await self._store.player(discord_id, name=name, locale=locale))

    async def find_player(self, discord_id: int) -> Player | None:
        """The player with this Discord id, if they were ever here."""
        row = await self._store.find_player(discord_id)
        return None if row is None else Player.of(row)

    async def set_dm_channel(self, player: Player, channel_id: int | None) -> None:
        """Remember where direct messages to `player` go."""
        await self._store.set_dm_channel(player.id, channel_id)

    # Practice

    async def practise(
        self, player: Player, *, level: Level, terms: Terms, guild_id: int | None, channel_id: int
    ) -> Table:
        """Seat `player` against a robot; the first deal is dealt. Stakes are left at home."""
        robot = Player.of(await self._store.robot(level, name=ROBOT_NAMES[level]))
        key, rows = opening(
            replace(terms, stake=0),
            (player, robot),
            guild_id=guild_id,
            channel_id=channel_id,
            offer=None,
            now=self._clock.now(),
        )
        await self._store.commit(*rows)
        return await self._opened(key)

    async def stop_practice(self, key: str, player: Player) -> Table:
        """End a game against a robot, which always agrees. Raises Declined (NO_TABLE, NOT_SEATED, OVER)."""
        async with self._lock(key):
            table = self._kept.get(key) or await self._rebuild(key)
            self.seat(table, player)
            if table.is_over or not table.is_practice:
                raise Declined(Reason.OVER)
            now, _ = await self._apply(table, None, Abandon())
        return now

    async def play_robot(self, table: Table, seat: Seat, move: Move) -> tuple[Table, tuple[Event, ...]]:
        """Commit a robot's move without telling it. Raises Declined (STALE) when the table has moved on."""
        async with self._lock(table.id):
            now = self._kept.get(table.id) or await self._rebuild(table.id)
            if now.ply != table.ply:
                raise Declined(Reason.STALE)
            return await self._apply(now, seat, move, is_told=False)

    def tell(self, table: Table, seat: Seat, events: tuple[Event, ...]) -> None:
        """Tell a robot's whole turn at once."""
        self._stage.tell(News(table, seat, events))

    # Challenges

    async def accept(self, offer: Offer, player: Player) -> Table:
        """Take the offered seat; the first deal is dealt. Raises Declined."""
        key = await self.offers.accept(offer, player)
        self._timekeeper.forget(f"offer {offer.id}")
        return await self._opened(key)

    async def _opened(self, key: str) -> Table:
        table = await self.table(key)
        log.info("table %s ply %d: opened", table.id, table.ply)
        self._stage.tell(News(table, None, table.recent))
        self._robots.call(table)
        return table

    def await_answer(self, offer: Offer) -> None:
        """Let `offer` lapse by itself when its time is over."""

        async def lapse() -> None:
            try:
                await self.offers.lapse(offer)
            except Declined as error:
                if error.reason is not Reason.LAPSED:  # lapsed already: showing it failed the last time
                    return
            await self._stage.lapsed(await self.offers.find(offer.id))

        self._timekeeper.at(offer.expires_at, f"offer {offer.id}", lapse)

    # Finding tables

    async def table(self, key: str) -> Table:
        """The table `key` as it stands. Raises Declined (NO_TABLE)."""
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        async with self._lock(key):
            return self._kept.get(key) or await self._rebuild(key)

    async def tables_of(self, player: Player) -> list[Table]:
        """The running tables where `player` sits, those waiting for the player first."""
        found = [await self.table(seated.row.id) for seated in await self._store.running_tables_of(player.id)]
        return sorted(found, key=lambda table: table.seat_of(player) not in table.position.to_act)

    async def tables_in(self, channel_id: int) -> list[Table]:
        """The running tables of a channel, oldest first."""
        return [await self.table(seated.row.id) for seated in await self._store.running_tables_in(channel_id)]

    async def told(self, table: Table) -> tuple[Event, ...]:
        """What happened in the deal on the table, as everybody may know it, from its log."""
        seated, seed = await self._store.table(table.id), await self._seed(table.id)
        if seated is None:
            raise Declined(Reason.NO_TABLE)
        return public_events(at_start(seated, table.players, seed), await self._store.log(table.id), seed)

    def seat(self, table: Table, player: Player) -> Seat:
        """Where `player` sits at `table`. Raises Declined (NOT_SEATED)."""
        seat = table.seat_of(player)
        if seat is None:
            raise Declined(Reason.NOT_SEATED)
        return seat

    # Playing

    async def play(self, key: str, player: Player, move: Move, *, turn: int | None = None) -> Played:
        """Play `move` for `player`; `turn` is what the pressed button showed (None: a typed move).

        Raises Declined (NO_TABLE, NOT_SEATED, OVER, WAITING, STALE) or Refused, and then nothing has changed.
        """
        async with self._lock(key):
            table = self._kept.get(key) or await self._rebuild(key)
            seat = self.seat(table, player)
            if table.is_over:
                raise Declined(Reason.OVER)
            if not isinstance(move, Resign):
                if turn is not None and turn != table.position.turn(seat):
                    raise Declined(Reason.STALE)
                if seat not in table.position.to_act:
                    raise Declined(Reason.WAITING)
            now, events = await self._apply(table, seat, move)
        seen = tuple(known for event in events if (known := event.seen_by(seat)) is not None)
        return Played(now, seat, seen, now.view(seat))

    async def abandon(self, key: str, player: Player, *, proposed_by: Seat, turn: int | None) -> Table:
        """End the game without payment: `player` agrees to what the other seat proposed in its turn `turn`.

        A proposal falls once what its proposer can do has changed: nobody is held to one made before the cards turned.
        Raises Declined (NO_TABLE, NOT_SEATED, OVER, OWN_PROPOSAL, STALE).
        """
        async with self._lock(key):
            table = self._kept.get(key) or await self._rebuild(key)
            if self.seat(table, player) == proposed_by:
                raise Declined(Reason.OWN_PROPOSAL)
            if table.is_over:
                raise Declined(Reason.OVER)
            if turn != table.position.turn(proposed_by):
                raise Declined(Reason.STALE)
            now, _ = await self._apply(table, None, Abandon())
        return now

    async def _apply(
        self, table: Table, seat: Seat | None, move: Move, *, is_told: bool = True
    ) -> tuple[Table, tuple[Event, ...]]:
        """Commit a move and what follows from it, then remember and tell it. The caller holds the lock."""
        row = LogRow(table.id, table.ply + 1, seat, str(move), self._clock.now())
        step = table.position.play(seat, move)
        return await self._commit(table, seat, [(row, step)], is_told=is_told)

    async def _commit(
        self, table: Table, seat: Seat | None, steps: list[tuple[LogRow, Step]], *, is_told: bool = True
    ) -> tuple[Table, tuple[Event, ...]]:
        row, step = steps[-1]
        chance = step.position.chance
        if chance is not None and chance.kind == "stock":
            renew = LogRow(table.id, row.ply + 1, None, RENEW, row.at)
            moved = after(table, row, step)
            steps.append((renew, step_of(moved, renew, await self._seed(table.id))))
        events = tuple(event for _, each in steps for event in each.events)
        now = table
        for line, each in steps:
            now = after(now, line, each)
        try:
            await self._store.commit(*(line for line, _ in steps), *self._consequences(now, events))
        except BaseException as error:  # a cancelled caller too: the log, not memory, knows whether the unit is in it
            self._kept.pop(table.id, None)
            if isinstance(error, Conflict):
                raise Declined(Reason.STALE) from error
            raise
        self._keep(now)
        log.info("table %s ply %d: seat %s moved", now.id, now.ply, seat if seat is not None else "-")
        self._await_deal(now)
        self._announcer.wake()
        if is_told:
            self._stage.tell(News(now, seat, events))
            self._robots.call(now)
        return now, events

    def _consequences(self, table: Table, events: Iterable[Event]) -> list[Row]:
        """What is stored in one unit with the move that led to `table`."""
        finished = [event.finished_deal for event in events if event.finished_deal is not None]
        outcome = table.position.outcome
        if outcome is None:
            return [self._announcement(table, "deal", number) for number in finished]
        rows: list[Row] = [
            TableEndRow(table.id, outcome.ending.value, table.moved_at),
            self._announcement(table, "settle", max(finished, default=0)),
        ]
        if outcome.winners and not table.is_practice:
            rows.append(SettlementRow(table.id, table.id, table.guild_id, self.unit, table.moved_at))
        rows += [
            TransferRow(table.id, table.players[due.payer].id, table.players[due.payee].id, due.amount)
            for due in table.settlement().transfers
        ]
        return rows

    def _announcement(self, table: Table, kind: str, deal: int) -> AnnouncementRow:
        return AnnouncementRow(
            id=f"{table.id}-{table.ply}-{kind}",
            table=table.id,
            ply=table.ply,
            kind=kind,
            channel_id=table.channel_id,
            body=str(deal),
            created_at=table.moved_at,
        )

    def _await_deal(self, table: Table) -> None:
        if table.awaits_deck is not None:
            self._timekeeper.at(self.deals_at(table), f"deal {table.id}", lambda: self._deal(table.id))

    def deals_at(self, table: Table) -> int:
        """When the next deal is dealt by itself, in Unix milliseconds."""
        return table.moved_at + self._pause

    async def _deal(self, key: str) -> None:
        async with self._lock(key):
            table = self._kept.get(key) or await self._rebuild(key)
            if (chance := table.awaits_deck) is None:
                return
            row = LogRow(key, table.ply + 1, None, deal_text(chance.deal), self._clock.now())
            await self._commit(table, None, [(row, step_of(table, row, await self._seed(key)))])

    # Memory

    def _lock(self, key: str) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())

    def _keep(self, table: Table) -> None:
        self._kept[table.id] = table
        self._kept.move_to_end(table.id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def _rebuild(self, key: str) -> Table:
        """Read a table from its log. The caller holds the lock."""
        seated = await self._store.table(key)
        if seated is None:
            raise Declined(Reason.NO_TABLE)
        seed = await self._seed(key)
        table = replay(at_start(seated, await self._seated(seated), seed), await self._store.log(key), seed)
        self._keep(table)
        self._await_deal(table)
        return table

    async def _seated(self, seated: SeatedTable) -> list[Player]:
        people = await self._store.players(seated.players)
        return [Player.of(people[player]) for player in seated.players]

    async def _seed(self, key: str) -> bytes:
        seed = await self._store.seed(key)
        if seed is None:
            raise Declined(Reason.NO_TABLE)
        return seed

    # Where tables are shown

    async def public_message(self, key: str) -> TableMessageRow | None:
        """Where the table is shown to all."""
        return await self._store.table_message(key)

    async def public_shown(self, key: str, *, channel_id: int, message_id: int) -> None:
        """Remember where the table is shown to all."""
        await self._store.commit(TableMessageRow(key, channel_id, message_id, self._clock.now()))

    async def panel(self, key: str, seat: Seat) -> PanelRow | None:
        """The last panel sent to `seat`."""
        return next((panel for panel in await self._store.panels(key) if panel.seat == seat), None)

    async def panel_shown(self, key: str, seat: Seat, *, channel_id: int, message_id: int, turn: int) -> None:
        """Remember the last panel sent to `seat`."""
        await self._store.commit(PanelRow(key, int(seat), channel_id, message_id, turn))
