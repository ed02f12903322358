"""The tables: everything that may happen at one, committed first and told afterwards."""

import asyncio
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.games.protocol import Abandon, Event, Move, Owed, Resign, Seat, Step, View
from bot.robots.protocol import Level
from bot.store import Conflict, LogRow, Store
from bot.tables.announcer import Announcer
from bot.tables.clocks import Timekeeper
from bot.tables.consequences import consequences
from bot.tables.cut import read_cut
from bot.tables.errors import Declined, Reason
from bot.tables.keys import new_key
from bot.tables.memory import Memory
from bot.tables.offers import Offer, Offers
from bot.tables.opening import opening
from bot.tables.people import Player
from bot.tables.ports import News, Stage
from bot.tables.preferences import PreferenceBook
from bot.tables.presence import Judge
from bot.tables.robots import ROBOT_NAMES, Robots, Thinker
from bot.tables.seeds import Seeds, Vault
from bot.tables.servers import ServerBook
from bot.tables.table import RENEW, Table, Terms, after, deal_text, happened, step_of
from bot.tables.time import DAY, MINUTE, Clock
from bot.tables.undo import UNDO, take_back
from bot.tables.waiting import Waiting

log = logging.getLogger(__name__)

RETOLD = 10 * MINUTE  # a game that ended just before a restart may still be shown as running
THINKING = 4  # further pauses that a deal waits for a word its cutter has asked to say
LONGEST_WAIT = 30 * DAY


@dataclass(frozen=True, slots=True)
class Played:
    """What a seat sees of its own move."""

    table: Table
    seat: Seat
    events: tuple[Event, ...]
    view: View


class Tables(Memory):
    """Every table, and the challenges that lead to one. Made for one store and one stage; `start` before use."""

    def __init__(  # noqa: PLR0913  each is one thing that is set or swapped
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
        vault: Vault | None = None,
        longest_wait: int = LONGEST_WAIT,
    ) -> None:
        """`pause` between deals and `offer_lifetime` of a challenge in ms, `robot_pace` before a robot's turn in s.

        `unit` is what stakes are counted in where nobody chose another. Without a `thinker` robots do not move.
        The `vault` seals seeds. `longest_wait` without a move in ms, after which a game ends without payment.
        """
        super().__init__(store, Seeds(store, vault or Vault()), clock, unit=unit)
        self.servers = ServerBook(store, unit=unit)
        self.offers = Offers(store, clock, self._seeds, self.servers, lifetime=offer_lifetime)
        self.preferences = PreferenceBook(store)
        self._stage = stage
        self._pause = pause
        self._thinking: dict[str, int] = {}  # table: the ply after which its cutter asked to say a word
        self._timekeeper = Timekeeper(clock)
        self._announcer = Announcer(store, stage, clock, find_table=self.table)
        self.waiting = Waiting(self, store, stage, clock, self._timekeeper, longest=longest_wait)
        self._robots = Robots(self, thinker, pace=robot_pace)
        self.ended = asyncio.Event()  # set when a game ends; whoever counts finished games clears it

    async def start(self) -> None:
        """Go on where the last process stopped: pauses, challenges, announcements, and each table shown afresh.

        Raises BadSeedKey when the seeds of running games cannot be read.
        """
        for offer in await self.offers.open():
            self.await_answer(offer)
        await self.waiting.start()
        ended = await self._store.tables_ended_since(self._clock.now() - RETOLD)
        async for each in self.readable([*await self._store.running_tables(), *ended]):
            try:
                table = await self.waiting.make_up(each)
            except Declined as error:  # another process plays there
                log.info("table %s: not changed (%s)", each.id, error.reason)
                table = await self.table(each.id)
            self._stage.tell(News(table, None, ()))
            self._robots.call(table)
        await self.waiting.beat()  # not before: a start that fails on the way must not count as having been here
        self._timekeeper.start()
        self._announcer.start()

    async def close(self) -> None:
        """Let nothing more happen by itself."""
        await self._timekeeper.close()
        await self.waiting.close()
        await self._robots.close()
        await self._announcer.close()

    # Practice

    async def practise(
        self, player: Player, *, level: Level, terms: Terms, guild_id: int | None, channel_id: int, cut: str
    ) -> Table:
        """Seat `player` against a robot. Stakes are left at home; `cut` is the default one.

        Raises Declined (NOBODY) for somebody who was forgotten meanwhile.
        """
        robot = Player.of(await self._store.robot(level, name=ROBOT_NAMES[level]))
        key = new_key()
        rows = opening(
            key,
            replace(terms, stake=0, unit=(await self.servers.of(guild_id)).unit),
            (player, robot),
            guild_id=guild_id,
            channel_id=channel_id,
            cut=cut,
            now=self._clock.now(),
        )
        async with self.offers.seating:
            await self.offers.check_known(player)
            await self._store.commit(self._seeds.make(key), *rows)
        return await self._opened(key)

    async def stop_practice(self, key: str, player: Player) -> Table:
        """End a game against a robot, which always agrees. Raises Declined (NO_TABLE, NOT_SEATED, OVER)."""
        async with self._held(key) as table:
            self.seat(table, player)
            if table.is_over or not table.is_unrated:
                raise Declined(Reason.OVER)
            self._in_person(table, player)
            now, _ = await self._apply(table, None, Abandon())
        return now

    async def play_robot(self, table: Table, seat: Seat, move: Move) -> tuple[Table, tuple[Event, ...]]:
        """Commit a robot's move without telling it. Raises Declined (STALE) when the table has moved on."""
        async with self._held(table.id) as now:
            if now.ply != table.ply:
                raise Declined(Reason.STALE)
            return await self._apply(now, seat, move, is_told=False)

    def tell(self, table: Table, seat: Seat, events: tuple[Event, ...]) -> None:
        """Tell a robot's whole turn at once."""
        self._stage.tell(News(table, seat, events))

    # Challenges

    async def accept(self, offer: Offer, player: Player, *, cut: str) -> Table:
        """Take the offered seat; `cut` is the default one, which the bot did not choose. Raises Declined."""
        offer = await self.offers.accept(offer, player, cut=cut)
        self._timekeeper.forget(f"offer {offer.id}")
        if offer.rival is not None:
            self._close(offer.rival)
        return await self._opened(offer.id)

    async def rematch(
        self, player: Player, opponent: Player, *, terms: Terms, guild_id: int, channel_id: int, cut: str
    ) -> Offer | Table:
        """The same again: a challenge to post, or the table, when `opponent` had asked for that already.

        Raises Declined (ASKED, NOBODY, and as `accept`).
        """
        offer = await self.offers.rematch(player, opponent, terms=terms, guild_id=guild_id, channel_id=channel_id)
        if offer.challenger.id == player.id:
            return offer
        table = await self.accept(offer, player, cut=cut)
        self._close(offer.id)
        return table

    async def posted(self, offer: Offer, message_id: int) -> None:
        """`offer` stands in its channel; when it was answered before it did, it says so."""
        await self.offers.posted(offer, message_id)
        if await self.offers.answer_to(offer) is not None:
            self._close(offer.id)

    def _close(self, key: str) -> None:
        """Show on an offer how it was answered, soon: nobody pressed it."""

        async def show() -> None:
            await self._stage.closed(await self.offers.find(key))

        self._timekeeper.at(self._clock.now(), f"offer {key}", show)

    async def _opened(self, key: str) -> Table:
        table = await self.table(key)
        log.info("table %s ply %d: opened", table.id, table.ply)
        if self._pause == 0:  # nobody has the time to cut
            await self._deal_by_itself(key)
            return await self.table(key)
        self._stage.tell(News(table, None, table.recent))
        self._robots.call(table)
        return table

    def announce(self) -> None:
        """Post what somebody else stored to be announced."""
        self._announcer.wake()

    def await_answer(self, offer: Offer) -> None:
        """Let `offer` lapse by itself when its time is over."""

        async def lapse() -> None:
            try:
                await self.offers.lapse(offer)
            except Declined as error:
                if error.reason is not Reason.LAPSED:  # lapsed already: showing it failed the last time
                    return
            await self._stage.closed(await self.offers.find(offer.id))

        self._timekeeper.at(offer.expires_at, f"offer {offer.id}", lapse)

    def _in_person(self, table: Table, player: Player) -> Seat:
        """Where `player` sits and plays. Raises Declined (NOT_SEATED, DEPUTY)."""
        seat = self.seat(table, player)
        if seat in table.deputies:
            raise Declined(Reason.DEPUTY)
        return seat

    # Playing

    async def play(self, key: str, player: Player, move: Move, *, turn: int | None = None) -> Played:
        """Play `move` for `player`; `turn` is what the pressed button showed (None: a typed move).

        Raises Declined (NO_TABLE, NOT_SEATED, OVER, DEPUTY, WAITING, STALE) or Refused, and then nothing has changed.
        """
        return await self.play_all(key, player, [move], turn=turn)

    async def play_all(self, key: str, player: Player, moves: Sequence[Move], *, turn: int | None = None) -> Played:
        """Play one or more moves of one seat, all of them or none, as one unit. Raises as `play`."""
        async with self._held(key) as table:
            seat = self.seat(table, player)
            if table.is_over:
                raise Declined(Reason.OVER)
            self._in_person(table, player)
            if not all(isinstance(move, Resign) for move in moves):
                if turn is not None and turn != table.position.turn(seat):
                    raise Declined(Reason.STALE)
                if seat not in table.position.to_act:
                    raise Declined(Reason.WAITING)
            now, events = await self._apply(table, seat, *moves)
        return _played(now, seat, events)

    async def undo(self, key: str, player: Player, *, turn: int | None = None, moves: int = 1) -> Played:
        """Take back the last `moves` of the own turn, all of them or none; `turn` as for `play`.

        Raises Declined (NO_TABLE, NOT_SEATED, DEPUTY, OVER, STALE, UNDO_LATE, UNDO_NOTHING), and then nothing has
        changed.
        """
        async with self._held(key) as table:
            seat = self._in_person(table, player)
            if table.is_over:
                raise Declined(Reason.OVER)
            if turn is not None and turn != table.position.turn(seat):
                raise Declined(Reason.STALE)
            if seat not in table.position.to_act:
                raise Declined(Reason.UNDO_LATE)
            if not 1 <= moves <= len(table.may_undo(seat)):
                raise Declined(Reason.UNDO_NOTHING)
            steps: list[tuple[LogRow, Step]] = []
            now = table
            for _ in range(moves):
                row = LogRow(now.id, now.ply + 1, seat, UNDO, self._clock.now())
                step = take_back(now.undoable, seat, now.position)
                now = after(now, row, step)
                steps.append((row, step))
            now, events = await self._commit(table, seat, steps)
        return _played(now, seat, events)

    async def abandon(self, key: str, player: Player, *, proposed_by: Seat, turn: int | None) -> Table:
        """End the game without payment: `player` agrees to what the other seat proposed in its turn `turn`.

        A proposal falls once what its proposer can do has changed: nobody is held to one made before the cards turned.
        Raises Declined (NO_TABLE, NOT_SEATED, OVER, OWN_PROPOSAL, STALE).
        """
        async with self._held(key) as table:
            if self.seat(table, player) == proposed_by:
                raise Declined(Reason.OWN_PROPOSAL)
            if table.is_over:
                raise Declined(Reason.OVER)
            if turn != table.position.turn(proposed_by):
                raise Declined(Reason.STALE)
            now, _ = await self._apply(table, None, Abandon())
        return now

    async def write(self, key: str, judge: Judge, *, is_told: bool = True) -> Table:
        """Add to a table's log what `judge` says, unless the game is over. Raises Declined."""
        async with self._held(key) as table:
            if table.is_over:
                raise Declined(Reason.OVER)
            steps: list[tuple[LogRow, Step]] = []
            now = table
            for row in judge(table):
                steps.append((row, step_of(now, row, b"")))
                now = after(now, *steps[-1])
            if not steps:
                return table
            seat = steps[-1][0].seat
            now, _ = await self._commit(table, None if seat is None else Seat(seat), steps, is_told=is_told)
        return now

    async def _apply(
        self, table: Table, seat: Seat | None, *moves: Move, is_told: bool = True
    ) -> tuple[Table, tuple[Event, ...]]:
        """Commit moves and what follows from them, then remember and tell them. The caller holds the lock."""
        steps: list[tuple[LogRow, Step]] = []
        now = table
        for move in moves:
            row = LogRow(now.id, now.ply + 1, seat, str(move), self._clock.now())
            steps.append((row, now.position.play(seat, move)))
            now = after(now, *steps[-1])
            if (renewal := await self._renewal(now)) is not None:  # before the next of these moves, which may need it
                steps.append(renewal)
                now = after(now, *renewal)
        return await self._commit(table, seat, steps, is_told=is_told)

    async def _renewal(self, table: Table) -> tuple[LogRow, Step] | None:
        """The stock that is owed at a table, if one is."""
        chance = table.position.chance
        if chance is None or chance.kind is not Owed.STOCK:
            return None
        row = LogRow(table.id, table.ply + 1, None, RENEW, table.moved_at)
        return row, step_of(table, row, await self._seeds.read(table.id))

    async def _commit(
        self, table: Table, seat: Seat | None, steps: list[tuple[LogRow, Step]], *, is_told: bool = True
    ) -> tuple[Table, tuple[Event, ...]]:
        now = table
        for row, step in steps:
            now = after(now, row, step)
        events = tuple(event for _, each in steps for event in each.events)
        try:
            told = consequences(now, events)
            await self._store.commit(*(line for line, _ in steps), *told)
        except BaseException as error:  # a cancelled caller too: the log, not memory, knows whether the unit is in it
            self._kept.pop(table.id, None)
            if isinstance(error, Conflict) and error.kind is LogRow:  # another process wrote this ply
                raise Declined(Reason.STALE) from error
            raise
        self._keep(now)
        log.info("table %s ply %d: %s", now.id, now.ply, happened(now, [row for row, _ in steps]))
        self._await_deal(now)
        self.waiting.watch(now)
        if told:
            self._announcer.wake()
        if now.is_over:
            self.ended.set()
        if is_told:
            self._stage.tell(News(now, seat, events))
            self._robots.call(now)
        return now, events

    # Dealing

    def _rebuilt(self, table: Table) -> None:
        self._await_deal(table)
        self.waiting.watch(table)

    async def cut(self, key: str, player: Player, *, deal: int | None, word: str | None = None) -> Table:
        """Cut the deck of `deal` with a word of one's own, or the default one (None); it is dealt at once.

        Raises Declined (NO_TABLE, OVER, DEALT, NOT_CUTTER, CUT), and then nothing has changed.
        """
        async with self._held(key) as table:
            seat = self._cutter(table, player, deal)
            return await self._deal(table, seat, table.default_cut if word is None else read_cut(word))

    async def think_of_cut(self, key: str, player: Player, *, deal: int | None) -> Table:
        """Let the deal wait for a word that `player` is about to say. Raises Declined as `cut`."""
        async with self._held(key) as table:
            self._cutter(table, player, deal)
            self._thinking[key] = table.ply
            self._await_deal(table)
        return table

    def deals_at(self, table: Table) -> int:
        """When the next deal is dealt by itself, in Unix milliseconds."""
        pauses = 1 + (THINKING if self._thinking.get(table.id) == table.ply else 0)
        return table.moved_at + pauses * self._pause

    def _cutter(self, table: Table, player: Player, deal: int | None) -> Seat:
        """The seat of `player`, who may cut the deck of `deal` now. Raises Declined."""
        if table.is_over:
            raise Declined(Reason.OVER)
        if table.awaits_deck is None or table.awaits_deck.deal != deal:
            raise Declined(Reason.DEALT)
        seat = table.seat_of(player)
        if seat is None or seat != table.cutter:
            raise Declined(Reason.NOT_CUTTER)
        return seat

    def _await_deal(self, table: Table) -> None:
        if table.awaits_deck is not None:
            self._timekeeper.at(self.deals_at(table), f"deal {table.id}", partial(self._deal_by_itself, table.id))
        else:
            self._timekeeper.forget(f"deal {table.id}")
            self._thinking.pop(table.id, None)

    async def _deal_by_itself(self, key: str) -> None:
        """The pause is over: the default cut is taken."""
        async with self._held(key) as table:
            if table.awaits_deck is not None and self.deals_at(table) <= self._clock.now():
                await self._deal(table, None, table.default_cut)

    async def _deal(self, table: Table, seat: Seat | None, cut: str) -> Table:
        """Deal the owed deck; `seat` cut it, or nobody. The caller holds the lock."""
        deal = table.awaits_deck.deal if table.awaits_deck is not None else 0
        row = LogRow(table.id, table.ply + 1, seat, deal_text(deal, cut), self._clock.now())
        now, _ = await self._commit(table, seat, [(row, step_of(table, row, await self._seeds.read(table.id)))])
        return now


def _played(table: Table, seat: Seat, events: Iterable[Event]) -> Played:
    """What `seat` sees of what it did."""
    seen = tuple(known for event in events if (known := event.seen_by(seat)) is not None)
    return Played(table, seat, seen, table.view(seat))
