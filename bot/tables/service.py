"""Hosting as a whole: its parts are wired together and handed on here."""

import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial

from bot.games.protocol import Abandon, Left, Resign
from bot.store import Row, Store
from bot.tables.clocks import Timekeeper
from bot.tables.ground import Ground
from bot.tables.hosting import Hosting
from bot.tables.keys import new_key
from bot.tables.lobbies.entrance import Entrance
from bot.tables.lobbies.limits import Limits
from bot.tables.lobbies.lobby import Lobby
from bot.tables.lobbies.offers import Offers
from bot.tables.log.log_writer import LogWriter
from bot.tables.log.logs import Logs
from bot.tables.log.memory import Memory
from bot.tables.playing.agreements import Agreements
from bot.tables.playing.dealing import Dealing
from bot.tables.playing.orders import Orders
from bot.tables.playing.playing import Playing
from bot.tables.playing.robots import Robots, Thinker, robot_to_act
from bot.tables.playing.twin_leavers import TwinLeavers
from bot.tables.playing.twins import Twins
from bot.tables.playing.wishes import Wishes
from bot.tables.settings.preferences import PreferenceBook
from bot.tables.settings.servers import ServerBook
from bot.tables.starting.beginnings import Beginnings
from bot.tables.starting.blocking import Blocking
from bot.tables.starting.lobbies import Lobbies
from bot.tables.starting.lobby_watch import LobbyWatch
from bot.tables.starting.nights import Nights
from bot.tables.starting.offer_watch import OfferWatch
from bot.tables.state.dealer import new_seed
from bot.tables.state.dues import Done, Dues
from bot.tables.state.people import People
from bot.tables.state.seeds import Seeds, Vault
from bot.tables.state.table import Table
from bot.tables.state.turn_pauses import TurnPauses, new_turn_key
from bot.tables.telling.announcer import Announcer
from bot.tables.telling.home import ALONE, Home
from bot.tables.telling.ports import News, Stage
from bot.tables.telling.unshown import Unshown
from bot.tables.time import Clock
from bot.tables.waiting.messages import Messages
from bot.tables.waiting.nudges import Nudges
from bot.tables.waiting.overdue import Overdue
from bot.tables.waiting.pause_ends import PauseEnds
from bot.tables.waiting.presence import Presence, holds
from bot.tables.waiting.questions import Questions
from bot.tables.waiting.reactions import Reactions
from bot.tables.waiting.resuming import CUT_OFF, Resuming, TakeUp
from bot.tables.waiting.rounds import Rounds
from bot.tables.waiting.waiting import Waiting
from bot.tables.waiting.windows import Windows

log = logging.getLogger(__name__)

WINDOWS, PAUSE_ENDS, WAITING = "windows", "pause ends", "waiting"  # parts that do what is due


class Tables:
    """The parts of hosting, for one store and one stage; callers ask the part they need.

    `start` before use, and `close` after it.
    """

    def __init__(  # noqa: PLR0913  each is handed to hosting
        self,
        store: Store,
        stage: Stage,
        clock: Clock,
        hosting: Hosting,
        *,
        thinker: Thinker | None = None,
        vault: Vault | None = None,
        draw_seed: Callable[[], bytes] = new_seed,
        draw_key: Callable[[], str] = new_key,
        turn_key: bytes | None = None,
        home: Home = ALONE,
    ) -> None:
        """Wire the parts of hosting together.

        `thinker`: finds robots' moves; without it robots do not move. `vault`: seals seeds, and signs entries of
        ledgers. `draw_seed`: makes the secret of each game, `draw_key` its key. `turn_key`: the secret that the
        pauses of turns follow from; None: a new one. `home`: which servers are at home in this process, if there are
        others.
        """
        self.games, self.timing, self.home = hosting.games, hosting.timing, home
        self._stage, self._clock = stage, clock
        self.signer = (vault := vault or Vault()).signer
        self.draw_key = draw_key
        self._pauses = TurnPauses(clock, self.timing.turn_pause, turn_key or new_turn_key())
        self.followed: dict[type[Row], Callable[[str], None]] = {}  # by rows of other processes
        self.ground = ground = self._wire_log(store, hosting, Seeds(store, vault, draw=draw_seed))
        self._wire_beginnings(ground, hosting)
        self._wire_games(ground, hosting)
        self._wire_process(ground, hosting, thinker)

    def _wire_log(self, store: Store, hosting: Hosting, seeds: Seeds) -> Ground:
        """Wire the parts that read, write and announce moves. Return the ground that all others share."""
        home, stage, clock, timing = self.home, self._stage, self._clock, self.timing
        self.seeds = seeds
        self._timekeeper = Timekeeper(clock, timing.due_again)
        self.logs = Logs(self.games, store, seeds, unit=hosting.unit)
        self.dues = Dues(clock, moment=self._moment)
        self.memory = Memory(
            store,
            self.logs,
            watch=self._watch,
            make_up=self._make_up,
            doubted=self._doubted,
            most=hosting.memory,
            home=home,
        )
        self.announcer = Announcer(home, store, stage, clock, timing=timing, find_table=self.memory.table)
        self._log_writer = LogWriter(
            self.memory, self.logs, store, seeds, clock, self.announcer, self.dues, self._pauses, tell=self.tell
        )
        self.ended = self._log_writer.ended
        return Ground(home, store, self.memory, self._log_writer, clock, self._timekeeper, stage, seeds)

    def _wire_beginnings(self, ground: Ground, hosting: Hosting) -> None:
        """Wire people and their settings, and the ways to a game."""
        store, games, clock = ground.store, self.games, self._clock
        self.people = People(store, drop_tables_where=self.memory.drop_where)
        self.servers = ServerBook(games, store, unit=hosting.unit)
        self.preferences = PreferenceBook(store)
        self.messages = Messages(ground)
        self.limits = Limits(store, clock, hosting.person_limits)
        entrance = Entrance(
            games,
            store,
            clock,
            self.seeds,
            self.servers,
            self.preferences,
            self.limits,
            hosting.offer_lifetime,
            self.draw_key,
            self._request_doubted,
        )
        self.offers = Offers(entrance)
        self._unshown = Unshown(self.home, store)
        self.offer_watch = OfferWatch(ground, self.offers, self._unshown)
        self.blocking = Blocking(ground, self.offers, self.offer_watch)
        self.dealing = Dealing(ground, pause=hosting.pause, least=self.timing.between_deals)
        self.beginnings = Beginnings(
            ground,
            self.servers,
            self.offers,
            self.offer_watch,
            self.dealing,
            limits=self.limits,
            draw_key=self.draw_key,
            tell=self.tell,
        )
        self.lobbies = Lobbies(entrance, self.offers, changed=self._lobby_changed)
        self.lobby_watch = LobbyWatch(ground, self.lobbies, self.beginnings, self._unshown)
        self.nights = Nights(entrance, self.lobbies, find=self.people.find, apart_of=self.blocking.apart_of)

    def _wire_games(self, ground: Ground, hosting: Hosting) -> None:
        """Wire what people do in a game, and the waiting for them."""
        store, timing, looked = ground.store, self.timing, self.dues.looked
        self.nudges = Nudges(ground, self.limits)
        self.reactions = Reactions(self.home, self.servers, store)
        self.wishes, self.questions = Wishes(store), Questions(store)
        self.agreements, self.playing = Agreements(ground, self.limits), Playing(ground)
        self.orders, self.twins = Orders(ground), Twins(ground)
        self.twin_leavers = TwinLeavers(ground, self.twins, self.playing)
        self.presence = Presence(ground, unshown=self._unshown, heartbeat=timing.heartbeat)
        self.waiting = Waiting(
            ground,
            self.agreements,
            self.presence,
            self.messages,
            longest=hosting.longest_wait,
            notified_within=timing.notified_within,
            looked=partial(looked, WAITING),
        )
        self.pause_ends = PauseEnds(ground, self._pauses, self.presence, looked=partial(looked, PAUSE_ENDS))
        self.windows = Windows(ground, self.presence, length=hosting.window, looked=partial(looked, WINDOWS))

    def _wire_process(self, ground: Ground, hosting: Hosting, thinker: Thinker | None) -> None:
        """Wire the parts that go on by themselves: after a start, and for robots."""
        timing = self.timing
        self._rounds = Rounds(ground, self.dues, show=self._show_after_start, every=timing.rounds_every)
        self._resuming = Resuming(
            ground,
            self.logs,
            self.presence,
            self._unshown,
            self.offer_watch,
            self.lobby_watch,
            self._rounds,
            self.twins,
        )
        self._first: TakeUp = self._resuming.take_up  # at the start, and the next time
        self._robots = Robots(
            thinker,
            home=self.home,
            pace=hosting.robot_pace,
            again=timing.played_again,
            find_table=self.memory.table,
            play=self.playing.play_robot,
            pauses=self._pauses,
            find_seed=self.seeds.read,
            tell=self._stage.tell,
        )
        self.overdue = Overdue(ground, self.dues, self._robots, self.announcer, every=timing.overdue_every)

    async def start(self) -> None:
        """Continue where the last process stopped. No log is read before this returns.

        Each table is taken up when it is due, when someone asks for it, or soon if its messages are out of date. Games
        whose seed cannot be opened stop, as do their clocks, until a start with their key. So do those of a newer
        version, until it is back.
        """
        await self.presence.start()
        closed = await self.seeds.closed()
        if closed:
            log.error("CHAPEAU_SEED_KEY: these games stand still without their key: %s", ", ".join(closed))
        await self.presence.stand_still(closed)
        since = self.presence.here_until - CUT_OFF
        self._first = partial(self._resuming.take_up, since=since, closed=closed)
        if not self.home.comes_later:
            await self._first(self.home.holds)
        await self.presence.beat()  # last: a start that fails must not count as presence
        self._timekeeper.start()
        self.announcer.start()
        self.overdue.start()

    def now(self) -> int:
        """Return the time in Unix milliseconds."""
        return self._clock.now()

    def in_server(self, guild_id: int, *, is_here: bool) -> None:
        """Note that the bot came to a server, or was removed from it."""
        self.presence.in_server(guild_id, is_here=is_here)
        change = self._resuming.let_in if is_here else self._resuming.removed
        self._soon(f"asked in {guild_id}", partial(change, guild_id))

    def in_servers(self, guild_ids: Collection[int]) -> None:
        """Note the servers that the bot is in after a start; one of them may have let it in again meanwhile."""
        self.presence.in_servers(guild_ids)
        self._soon("servers after a start", partial(self._resuming.in_servers, guild_ids))

    def shut_out(self, guild_id: int) -> None:
        """Note that a server refuses what is to be shown there, probably since the bot is not in it."""
        self._resuming.shut_out(guild_id)

    # For several processes on one database; `bot.tables.fleet` has the rest

    def follow(self, kind: type[Row], heard: Callable[[str], None]) -> None:
        """Call `heard` with the key of each row of this kind that another process stores; it returns at once."""
        self.followed[kind] = heard

    def next_take_up(self) -> TakeUp:
        """Return how to continue in servers that are at home here from now on: the first time as after a start."""
        first, self._first = self._first, self._resuming.take_up
        return first

    def _soon(self, name: str, action: Callable[[], Awaitable[None]]) -> None:
        self._timekeeper.at(self._clock.now(), name, action)

    async def close(self) -> None:
        """Stop all automatic events."""
        await self._timekeeper.close()
        await self.presence.close()
        await self._robots.close()
        await self.announcer.close()

    async def _lobby_changed(self, lobby: Lobby) -> None:
        await self.lobby_watch.changed(lobby)

    def _watch(self, table: Table) -> None:
        if not self.home.holds(table.guild_id):
            return
        self.dealing.watch(table)
        self.waiting.watch(table)
        self.windows.watch(table)
        self.pause_ends.watch(table)
        self.twins.watch(table)
        self.twin_leavers.watch(table)
        self.dues.note(table)

    def _doubted(self, key: str, ply: int) -> None:
        """Look at the table `key` once the store can be asked: what failed to be stored there may be stored.

        Nobody has heard of it then, not even the player who was refused.
        """

        async def look() -> None:
            table = await self.memory.table(key)
            if table.ply > ply:
                self.announcer.wake()
                if table.is_over:
                    self.ended.tell(key)
                self._show(table)

        self._timekeeper.by(self._clock.now(), f"doubt {key}", look)

    def _request_doubted(self, key: str) -> None:
        """Look at the challenge or lobby `key` once the store can be asked, as at a table."""

        async def look() -> None:
            await self.offer_watch.look(key)
            await self.lobby_watch.look(key)

        self._soon(f"doubt of request {key}", look)

    def _moment(self, table: Table, done: Done) -> int:
        """Return when something is next due at `table` once parts have done so much; 0 while something goes on."""
        if robot_to_act(table) is not None or holds(table):
            return 0
        deal = [self.dealing.deals_at(table)] if table.awaits_deck is not None else []
        moments = [
            *self.windows.moments(table, after=done.get(WINDOWS, 0)),
            *self.pause_ends.moments(table, after=done.get(PAUSE_ENDS, 0)),
            *self.waiting.moments(table, after=done.get(WAITING, 0)),
        ]
        return min([*deal, *moments])

    async def _make_up(self, read: Table) -> Table:
        """Take up a table that was just read: with the time it is owed, and its robot if that is to act.

        A player may have been forgotten while the table was unreadable for want of its key. It is given up for them
        now: nobody can act for them anymore, and their opponent must not wait a week.
        """
        table = await self.presence.make_up(read)
        while (left := table.left_by) is not None:
            is_alone = table.is_practice and table.in_person == {left}
            seat, end = (None, Abandon()) if is_alone else (left, Resign())
            table = (await self._log_writer.play(table, seat, end, is_announced=False)).table
        if table is not read:
            self._show(table)
        self._robots.call(table)
        return table

    def _show_after_start(self, table: Table) -> None:
        is_cut_off = table.moved_at >= self.presence.here_until - CUT_OFF
        self.tell(News(table, None, (), is_cut_off=is_cut_off))

    def _show(self, table: Table) -> None:
        """Bring the messages of `table` up to date, though nothing has happened there."""
        self.tell(News(table, None, ()))

    def tell(self, news: News) -> None:
        self._stage.tell(news)
        self._robots.call(news.table)
        if any(isinstance(event, Left) for event in news.events):  # perhaps all others had agreed on something
            key = news.table.id
            self._timekeeper.at(self._clock.now(), f"agreement {key}", partial(self.agreements.complete, key))
