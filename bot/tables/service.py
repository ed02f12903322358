"""The tables: everything that may happen at one, from the challenge to the end of the game."""

import logging
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass, replace

from bot.games.protocol import Abandon, Event, Move, Resign, Seat, View
from bot.robots.protocol import Level
from bot.store import LogRow, PlaceRow, ShownRow, Store
from bot.tables.announcer import Announcer
from bot.tables.clocks import Timekeeper
from bot.tables.dealing import Dealing
from bot.tables.dues import Dues
from bot.tables.errors import Declined, Reason
from bot.tables.keys import new_key
from bot.tables.log_writer import LogWriter
from bot.tables.logs import Logs
from bot.tables.memory import USUAL as USUAL_MEMORY
from bot.tables.memory import Memory, Use
from bot.tables.messages import Messages
from bot.tables.nudges import Nudges
from bot.tables.offer_watch import OfferWatch
from bot.tables.offers import Offer, Offers
from bot.tables.opening import opening
from bot.tables.people import People, Player
from bot.tables.ports import News, Stage
from bot.tables.preferences import PreferenceBook
from bot.tables.presence import Presence, holds
from bot.tables.reactions import Reactions
from bot.tables.robots import ROBOT_NAMES, Robots, Thinker, robot_to_act
from bot.tables.rounds import Rounds
from bot.tables.seeds import Seeds, Vault
from bot.tables.servers import ServerBook
from bot.tables.table import Table, Terms
from bot.tables.time import DAY, Clock
from bot.tables.undo import UNDO
from bot.tables.waiting import Waiting

log = logging.getLogger(__name__)

RETOLD = DAY  # a game that ended so long ago may still be shown as running, if its process was killed then
LONGEST_WAIT = 30 * DAY


@dataclass(frozen=True, slots=True)
class MoveResult:
    """What a seat sees of its own move."""

    table: Table
    seat: Seat
    events: tuple[Event, ...]

    @classmethod
    def of(cls, news: News, seat: Seat) -> "MoveResult":
        """What `seat` sees of what it did."""
        seen = (event.seen_by(seat) for event in news.events)
        return cls(news.table, seat, tuple(event for event in seen if event is not None))

    @property
    def view(self) -> View:
        """How `seat` sees the table then."""
        return self.table.view(self.seat)


@dataclass(frozen=True, slots=True)
class Promise:
    """A practice game that may begin: its seed is stored, and its commitment can be posted."""

    key: str  # becomes that of the table
    commitment: str
    robot: Player
    terms: Terms
    guild_id: int | None


class Tables:
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
        memory: int = USUAL_MEMORY,
    ) -> None:
        """Wire the parts of hosting together.

        `pause`: milliseconds between deals. `offer_lifetime`: milliseconds until a challenge lapses. `unit`: what
        stakes are counted in where nobody chose another. `thinker`: finds the robots' moves; without one robots do not
        move. `robot_pace`: seconds before a robot's turn. `vault`: seals seeds. `longest_wait`: milliseconds without a
        move after which a game ends without payment. `memory`: bytes of tables that are kept in memory.
        """
        self._store = store
        self._stage = stage
        self._clock = clock
        self._seeds = Seeds(store, vault or Vault())
        self._timekeeper = Timekeeper(clock)
        self.logs = Logs(store, self._seeds, unit=unit)
        self._dues = Dues(clock, moment=self._moment)
        self._memory = Memory(store, self.logs, watch=self._watch, make_up=self._make_up, most=memory)
        self._announcer = Announcer(store, stage, clock, find_table=self._memory.table)
        self._log_writer = LogWriter(
            self._memory, store, self._seeds, clock, self._announcer, self._dues, tell=self._tell
        )
        self.ended = self._log_writer.ended
        self.people = People(store, drop_tables_where=self._memory.drop_where)
        self.servers = ServerBook(store, unit=unit)
        self.preferences = PreferenceBook(store)
        self.messages = Messages(store, clock)
        self.nudges = Nudges(self._memory, store, clock)
        self.reactions = Reactions(self.servers)
        self.offers = Offers(store, clock, self._seeds, self.servers, lifetime=offer_lifetime)
        self.offer_watch = OfferWatch(self.offers, stage, clock, self._timekeeper)
        self.dealing = Dealing(self._memory, self._log_writer, self._seeds, clock, self._timekeeper, pause=pause)
        self.presence = Presence(self._memory, self._log_writer, store, clock, self._timekeeper)
        self.waiting = Waiting(
            self._memory,
            self._log_writer,
            self.presence,
            self.messages,
            stage,
            clock,
            self._timekeeper,
            longest=longest_wait,
            looked=lambda table, moment: self._dues.note(table, after=moment),
        )
        self._rounds = Rounds(self._memory, store, clock, self._timekeeper, self._dues, show=self._show)
        self._robots = Robots(self, thinker, pace=robot_pace)

    async def start(self) -> None:
        """Go on where the last process stopped. No log is read before this returns.

        Each table is taken up when it is due, when somebody asks for it, or soon if its messages are out of date.
        Games whose seed cannot be opened stand still until a start with their key, and their clocks with them.
        """
        for offer in await self.offers.open():
            self.offer_watch.watch(offer)
        await self.presence.start()
        closed = await self._seeds.closed()
        if closed:
            log.error("CHAPEAU_SEED_KEY: these games stand still without their key: %s", ", ".join(closed))
        opened = await self.presence.stand_still(closed)
        unshown = await self._store.unshown_tables()
        ended = await self._store.unshown_ends(self._clock.now() - RETOLD)
        clocked = await self._store.clocked_tables() if self.presence.owes_time else []
        await self.presence.beat()  # last: a start that fails on the way must not count as having been here
        self._timekeeper.start()
        self._announcer.start()
        self._rounds.start(unshown=[*unshown, *ended], clocked=[*opened, *clocked], left_out=closed)

    async def close(self) -> None:
        """Let nothing more happen by itself."""
        await self._timekeeper.close()
        await self.presence.close()
        await self._robots.close()
        await self._announcer.close()

    @property
    def kept(self) -> Use:
        """The tables that are in memory now."""
        return self._memory.use

    def announce(self) -> None:
        """Post the announcements that somebody else has stored."""
        self._announcer.wake()

    def _watch(self, table: Table) -> None:
        self.dealing.watch(table)
        self.waiting.watch(table)
        self._dues.note(table)

    def _moment(self, table: Table, after: int) -> int:
        """When something is due at `table`, if all is done that was due until `after`; 0 while something goes on."""
        if robot_to_act(table) is not None or holds(table):
            return 0
        deal = [self.dealing.deals_at(table)] if table.awaits_deck is not None else []
        return min([*deal, *self.waiting.moments(table, after=after)])

    async def _make_up(self, read: Table) -> Table:
        """Take up a table that was just read: with the time that it is owed, and its robot if that is to act.

        Somebody may have been forgotten while it could not be read, for want of its key. It is given up for them now:
        nobody can act for them any more, and the other one must not wait for a week.
        """
        table = await self.presence.make_up(read)
        if (left := table.left_by) is not None:
            seat, end = (None, Abandon()) if table.is_practice else (left, Resign())
            table = (await self._log_writer.play(table, seat, end, is_told=False)).table
        if table is not read:
            self._show(table)
        self._robots.call(table)
        return table

    def _show(self, table: Table) -> None:
        """Bring the messages of `table` up to date, though nothing has happened there."""
        self._tell(News(table, None, ()))

    def _tell(self, news: News) -> None:
        self._stage.tell(news)
        self._robots.call(news.table)

    # Finding

    def readable(self, keys: Iterable[str]) -> AsyncIterator[Table]:
        """These tables as they stand, without those whose log is damaged."""
        return self._memory.readable(keys)

    async def table(self, key: str) -> Table:
        """The table `key` as it stands. Raises Declined (NO_TABLE, DAMAGED)."""
        return await self._memory.table(key)

    async def tables_of(self, player: Player) -> list[Table]:
        """The running tables where `player` sits; those that wait for the player stand first."""
        return await self._memory.tables_of(player)

    async def finished_tables_of(self, player: Player, *, limit: int) -> list[Table]:
        """The last tables where the game of `player` is over, newest first."""
        return await self._memory.finished_tables_of(player, limit=limit)

    async def tables_in(self, channel_id: int) -> list[Table]:
        """The running tables of a channel, oldest first."""
        return await self._memory.tables_in(channel_id)

    async def move_to(self, key: str, channel_id: int) -> Table:
        """Play the game in this channel or thread from now on. Raises Declined (NO_TABLE, DAMAGED)."""
        async with self._memory.held(key) as table:
            with self._memory.in_doubt(key):
                await self._store.commit(PlaceRow(key, channel_id), ShownRow(key, None))
            moved = replace(table, channel_id=channel_id)
            self._memory.keep(moved)
            log.info("table %s ply %d: moved to channel %d", key, table.ply, channel_id)
            return moved

    # Challenges

    async def accept(self, offer: Offer, player: Player, *, cut: str) -> Table:
        """Take the offered seat; `cut` is the default cut, which the bot must not choose. Raises Declined."""
        closed = await self.offers.accept(offer, player, cut=cut)
        self.offer_watch.forget(offer.id)
        if closed is not None:
            self.offer_watch.show_answer(closed)
        return await self._opened(offer.id)

    async def rematch(
        self, player: Player, opponent: Player, *, terms: Terms, guild_id: int, channel_id: int, cut: str
    ) -> Offer | Table:
        """Ask for the same game again: a challenge to post, or the table when `opponent` has already asked.

        Raises Declined (ASKED, NOBODY, and as `accept`).
        """
        offer = await self.offers.rematch(player, opponent, terms=terms, guild_id=guild_id, channel_id=channel_id)
        if offer.challenger.id == player.id:
            return offer
        table = await self.accept(offer, player, cut=cut)
        self.offer_watch.show_answer(offer.id)
        return table

    async def _opened(self, key: str) -> Table:
        """The table `key`, which was just stored. Its players are told, and its first deck is awaited."""
        table = await self.table(key)
        log.info("table %s ply %d: opened", table.id, table.ply)
        if self.dealing.is_immediate:
            await self.dealing.deal_if_due(key)
            return await self.table(key)
        self._tell(News(table, None, table.recent))
        return table

    # Practice

    async def promise(self, *, level: Level, terms: Terms, guild_id: int | None) -> Promise:
        """Make and store the seed of a practice game, before anything is known with which its decks can be cut."""
        robot = Player.of(await self._store.robot(level, name=ROBOT_NAMES[level]))
        seed = self._seeds.make(new_key())
        await self._store.commit(seed)
        terms = replace(terms, stake=0, unit=(await self.servers.of(guild_id)).unit)
        return Promise(seed.table, seed.commitment, robot, terms, guild_id)

    async def practise(self, promise: Promise, player: Player, *, channel_id: int, cut: str) -> Table:
        """Seat `player` against the robot of `promise`, without stakes.

        `cut` is the default cut: something that was not known before the promise was posted. Raises Declined (NOBODY)
        for somebody who was forgotten meanwhile.
        """
        rows = opening(
            promise.key,
            promise.terms,
            (player, promise.robot),
            guild_id=promise.guild_id,
            channel_id=channel_id,
            cut=cut,
            now=self._clock.now(),
        )
        async with self.offers.seating.together():
            await self.offers.check_known(player)
            await self._store.commit(*rows)
        return await self._opened(promise.key)

    async def stop_practice(self, key: str, player: Player) -> Table:
        """End a game against a robot, which always agrees. Raises Declined (NO_TABLE, NOT_SEATED, OVER, DEPUTY)."""
        async with self._memory.held(key) as table:
            table.own_seat(player)
            if table.is_over or not table.is_unrated:
                raise Declined(Reason.OVER)
            _in_person(table, player)
            return (await self._log_writer.play(table, None, Abandon())).table

    async def play_robot(self, table: Table, seat: Seat, move: Move) -> tuple[Table, tuple[Event, ...]]:
        """Commit a robot's move without telling it. Raises Declined (STALE) when the table has changed meanwhile."""
        async with self._memory.held(table.id) as now:
            if now.ply != table.ply:
                raise Declined(Reason.STALE)
            news = await self._log_writer.play(now, seat, move, is_told=False)
        return news.table, news.events

    def tell(self, table: Table, seat: Seat, events: tuple[Event, ...]) -> None:
        """Tell a robot's whole turn at once."""
        self._stage.tell(News(table, seat, events))

    # Playing

    async def play(self, key: str, player: Player, move: Move, *, turn: int | None = None) -> MoveResult:
        """Play `move` for `player`; `turn` is the turn that the pressed button shows (None: a typed move).

        Raises Declined (NO_TABLE, NOT_SEATED, OVER, DEPUTY, WAITING, STALE) or Refused, and then nothing has changed.
        """
        return await self.play_all(key, player, [move], turn=turn)

    async def play_all(self, key: str, player: Player, moves: Sequence[Move], *, turn: int | None = None) -> MoveResult:
        """Play one or more moves of one seat as one unit: all of them, or none. Raises as `play`."""
        async with self._memory.held(key) as table:
            seat = table.own_seat(player)
            if table.is_over:
                raise Declined(Reason.OVER)
            _in_person(table, player)
            if not all(isinstance(move, Resign) for move in moves):
                if turn is not None and turn != table.position.turn(seat):
                    raise Declined(Reason.STALE)
                if seat not in table.position.to_act:
                    raise Declined(Reason.WAITING)
            return MoveResult.of(await self._log_writer.play(table, seat, *moves), seat)

    async def undo(self, key: str, player: Player, *, turn: int | None = None, moves: int = 1) -> MoveResult:
        """Take back the last `moves` of the player's own turn: all of them, or none; `turn` as for `play`.

        Raises Declined (NO_TABLE, NOT_SEATED, DEPUTY, OVER, STALE, UNDO_LATE, UNDO_NOTHING), and then nothing has
        changed.
        """
        async with self._memory.held(key) as table:
            seat = _in_person(table, player)
            if table.is_over:
                raise Declined(Reason.OVER)
            if turn is not None and turn != table.position.turn(seat):
                raise Declined(Reason.STALE)
            if seat not in table.position.to_act:
                raise Declined(Reason.UNDO_LATE)
            if not 1 <= moves <= len(table.may_undo(seat)):
                raise Declined(Reason.UNDO_NOTHING)
            now = self._clock.now()
            rows = [LogRow(table.id, table.ply + count, seat, UNDO, now) for count in range(1, moves + 1)]
            return MoveResult.of(await self._log_writer.append(table, seat, rows), seat)

    async def abandon(self, key: str, player: Player, *, proposed_by: Seat, turn: int | None) -> Table:
        """End the game without payment: `player` agrees to what the other seat proposed in its turn `turn`.

        A proposal falls once its proposer has other choices, so that nobody is held to one made before the cards
        turned. Raises Declined (NO_TABLE, NOT_SEATED, OVER, OWN_PROPOSAL, STALE).
        """
        async with self._memory.held(key) as table:
            if table.own_seat(player) == proposed_by:
                raise Declined(Reason.OWN_PROPOSAL)
            if table.is_over:
                raise Declined(Reason.OVER)
            if turn != table.position.turn(proposed_by):
                raise Declined(Reason.STALE)
            return (await self._log_writer.play(table, None, Abandon())).table


def _in_person(table: Table, player: Player) -> Seat:
    """The seat that `player` plays in person. Raises Declined (NOT_SEATED, DEPUTY)."""
    seat = table.own_seat(player)
    if seat in table.deputies:
        raise Declined(Reason.DEPUTY)
    return seat
