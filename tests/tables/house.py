"""A house for tests of hosting: a stage that records its notices, tables with known decks, and their play."""

import asyncio
import json
import random
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bot.games.protocol import Game, Move, Options, Seat
from bot.games.shuffle import commitment
from bot.hosted import Games
from bot.registry import GAMES
from bot.store import Call, LogRow, OfferAnswerRow, OfferRow, SeatRow, SeedRow, Store, TableRow
from bot.tables import Announcement, Hosting, Lobby, Matter, News, Offer, Player, Table, Tables, Vault
from bot.tables.playing.robots import Thinker
from bot.tables.state.dealer import new_seed
from bot.tables.state.log_rows import deal_text
from bot.tables.telling.home import ALONE, Home
from bot.values.database import Database
from bot.values.snowflake import TIME_BITS, first_id_at
from bot.values.timing import Backoff, Timing
from tests.tables.still_clock import StillClock

GUILD, CHANNEL = 5, 50
SOON = Timing(due_again=Backoff(0, 0), posted_again=Backoff(0.001, 0.001), played_again=Backoff(0, 0), between_deals=0)
NEVER = 10**15  # ms; later than anything that is due
PATIENCE = 30.0  # s, for what must come; never waited for when all is well


@dataclass
class RecordingStage:
    """A stage that shows nothing and remembers everything. Channels in `broken` fail; `dead` ones never come back."""

    told: list[News] = field(default_factory=list)
    posted: list[Announcement] = field(default_factory=list)
    unsure: dict[str, bool] = field(default_factory=dict)  # by announcement, at the last attempt
    attempts: list[str] = field(default_factory=list)
    lapses: list[Offer] = field(default_factory=list)
    lobbies: list[Lobby] = field(default_factory=list)  # as they were shown
    unshown: int = 0  # how often a lobby still cannot be shown
    reminded: list[tuple[str, Seat]] = field(default_factory=list)
    late: list[tuple[str, Seat]] = field(default_factory=list)
    broken: dict[int, int] = field(default_factory=dict)  # channel: how often it still fails
    dead: set[int] = field(default_factory=set)
    undrawable: dict[str, Callable[[], Exception]] = field(default_factory=dict)  # by table: what a drawing raises
    speechless: dict[str, Callable[[], Exception]] = field(default_factory=dict)  # the same, when it is said in words
    given_up: list[tuple[Announcement, Table | None]] = field(default_factory=list)
    calls: list[tuple[str, Call]] = field(default_factory=list)  # from other processes
    hangs: bool = False  # posts, and never comes to say so
    live: set[Seat] = field(default_factory=set)  # who has a panel before their eyes
    is_behind: bool = False  # whether the last event is still to be shown
    gate: asyncio.Event | None = None  # a reminder that was sent comes back when this is set
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    def tell(self, news: News) -> None:
        """Remember the event."""
        self.told.append(news)
        self._changed.set()

    def is_live(self, table: Table, seat: Seat) -> bool:
        """Return whether a test said so."""
        return seat in self.live

    def is_shown(self, _table: Table) -> bool:
        """Return whether no test said that the table is still to be shown."""
        return not self.is_behind

    def follows(self, _key: str) -> bool:
        """Return whether a test said that a player has a panel."""
        return bool(self.live)

    async def called(self, sender: str, call: Call) -> None:
        """Remember it."""
        self.calls.append((sender, call))
        self._changed.set()

    async def missed(self) -> None:
        """Do nothing."""

    async def without(self, living: Collection[str]) -> None:
        """Do nothing."""

    def refresh(self, table: Table) -> None:
        """Remember the change next to the game."""
        self.tell(News(table, None, ()))

    async def show_lobby(self, lobby: Lobby) -> None:
        """Remember its state, unless it cannot be shown."""
        self.lobbies.append(lobby)
        self._changed.set()
        if self.unshown:
            self.unshown -= 1
            raise ConnectionResetError

    async def announce(
        self, announcement: Announcement, table: Table, *, unsure: bool, is_last: bool = False
    ) -> int | None:
        """Post, unless the channel is broken or dead; at last give up."""
        assert announcement.table == table.id
        self.attempts.append(announcement.id)
        self.unsure[announcement.id] = unsure
        self._changed.set()
        if announcement.table in self.undrawable:
            raise self.undrawable[announcement.table]()
        if is_last and self.broken.get(announcement.channel_id):
            return None
        self._fail(announcement.channel_id)
        if announcement.channel_id in self.dead:
            return None
        self.posted.append(announcement)
        if self.hangs:
            await asyncio.Event().wait()
        return first_id_at(table.moved_at) + zlib.crc32(announcement.id.encode()) % (1 << TIME_BITS)

    async def give_up(self, announcement: Announcement, table: Table | None) -> int | None:
        """Remember the plain text."""
        if announcement.table in self.speechless:
            raise self.speechless[announcement.table]()
        self.given_up.append((announcement, table))
        self._changed.set()
        return 9_000_000

    async def remind(self, table: Table, seat: Seat) -> None:
        """Remember the reminder."""
        self._fail(table.channel_id)
        self.reminded.append((table.id, seat))
        self._changed.set()
        if self.gate is not None:
            await self.gate.wait()

    async def time_over(self, table: Table, late: Sequence[Seat]) -> None:
        """Remember whose time is over."""
        self._fail(table.channel_id)
        self.late += [(table.id, seat) for seat in late]
        self._changed.set()

    async def countered(self, offer: Offer) -> None:
        """Do nothing."""
        self._fail(offer.channel_id)

    async def closed(self, offer: Offer) -> None:
        """Remember the offer."""
        self._fail(offer.channel_id)
        self.lapses.append(offer)
        self._changed.set()

    def _fail(self, channel: int) -> None:
        if self.broken.get(channel, 0):
            self.broken[channel] -= 1
            raise ConnectionResetError

    async def until(self, is_so: Callable[[], object]) -> None:
        """Wait for a condition, checked whenever the stage hears of anything."""
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                self._changed.clear()
                await self._changed.wait()


@dataclass
class House:
    """One process: a service over a store, with its stage and clock."""

    store: Store
    stage: RecordingStage
    clock: StillClock
    tables: Tables
    people: tuple[Player, ...]  # Ann, Bob, and Cid, who only watches; in a larger house Dan and Eve too
    games: Games
    thinker: Thinker | None = None
    timing: Timing = SOON  # of the next process

    async def restart(self, vault: Vault | None = None) -> None:
        """End the process and begin another one on the same file, with these keys."""
        await self.tables.close()
        self.tables = self._process(self.stage, vault)
        await self.tables.start()

    def pass_time(self, milliseconds: int) -> None:
        """Let time pass, and have due tasks done."""
        self.clock.pass_time(milliseconds)

    async def logged(self, key: str) -> Table:
        """Return a table as its log alone has it."""
        return await self._process(RecordingStage(), thinks=False).memory.table(key)

    def _process(self, stage: RecordingStage, vault: Vault | None = None, *, thinks: bool = True) -> Tables:
        thinker = self.thinker if thinks else None
        return make_tables(
            self.store, stage, self.clock, vault=vault, games=self.games, thinker=thinker, timing=self.timing
        )


@asynccontextmanager
async def open_house(database: Database, *, games: Games = GAMES) -> AsyncIterator[House]:
    """Open one process on this database, with three people known to it."""
    stage, clock = RecordingStage(), StillClock()
    async with await Store.open(database) as store:
        tables = make_tables(store, stage, clock, games=games)
        names = ("Ann", "Bob", "Cid")
        people = [await tables.people.meet(1001 + at, name=name, locale="en") for at, name in enumerate(names)]
        await tables.start()
        house = House(store, stage, clock, tables, tuple(people), games)
        yield house
        await house.tables.close()


def make_tables(
    store: Store,
    stage: RecordingStage,
    clock: StillClock,
    *,
    pause: int = 0,
    offer_lifetime: int = 60_000,
    thinker: Thinker | None = None,
    vault: Vault | None = None,
    memory: int = 16 << 20,
    games: Games = GAMES,
    draw_seed: Callable[[], bytes] = new_seed,
    home: Home = ALONE,
    timing: Timing = SOON,
    turn_key: bytes | None = None,
) -> Tables:
    """Return a service as the bot makes it."""
    return Tables(
        store,
        stage,
        clock,
        Hosting(games=games, pause=pause, offer_lifetime=offer_lifetime, unit="chips", memory=memory, timing=timing),
        thinker=thinker,
        vault=vault,
        draw_seed=draw_seed,
        home=home,
        turn_key=turn_key,
    )


async def slow_paced(house: House) -> Tables:
    """Return a service that waits an hour between deals."""
    await house.tables.close()
    tables = make_tables(house.store, house.stage, house.clock, pause=3_600_000)
    await tables.start()
    return tables


async def damage(house: House, key: str) -> None:
    """Make the log of this table contain an impossible event."""
    rows = await house.store.log(key)
    await house.store.commit(LogRow(key, len(rows) + 1, 0, "discard 9S; lay", house.clock.now()))
    for player in house.people:  # memory is a copy of the log that may be dropped at any time
        await house.tables.people.forget(player.id)


async def seat_table(
    house: House,
    key: str = "TABLE",
    *,
    seed: int | None = None,
    stake: int = 100,
    channel: int = CHANNEL,
    clock: str | None = None,
    quiet: str | None = None,
    is_agreed: bool = False,
    **options: str,
) -> Table:
    """Seat a table with a known seed for its decks, its first deal dealt; with `is_agreed` by a challenge.

    Without a `seed` it has a unique one, since no two games may share theirs.
    """
    game = GAMES["mille"].game
    agreed = game.options(options)
    row = table_row(key, game, agreed, at=house.clock.now(), stake=stake, channel=channel, clock=clock)
    ann, bob, _ = house.people
    if is_agreed:
        terms = {
            name: getattr(row, name) for name in ("id", "game", "guild_id", "channel_id", "rules", "stake", "clock")
        }
        offer = OfferRow(
            **terms,
            message_id=None,
            challenger=ann.id,
            challenged=bob.id,
            options=json.dumps(agreed.changes()),
            created_at=row.created_at,
            expires_at=row.created_at + 60_000,
        )
        await house.store.commit(offer, OfferAnswerRow(key, "accepted", bob.id, row.created_at))
    return await seated(house, row, (ann, bob), seed=seed, quiet=quiet)


def table_row(
    key: str,
    game: Game,
    agreed: Options,
    *,
    at: int,
    stake: int,
    clock: str | None,
    channel: int = CHANNEL,
    window: int | None = None,
) -> TableRow:
    """Return the row of a table with these terms, whose decks are cut by the same word."""
    texts = json.dumps(agreed.with_edition(agreed.texts()))
    return TableRow(key, game.name, agreed.rules, texts, stake, GUILD, channel, "777", at, clock, window=window)


async def seated(
    house: House, row: TableRow, players: Sequence[Player], *, seed: int | None, quiet: str | None = None
) -> Table:
    """Seat them there, with decks that follow from a known seed, and the first one dealt."""
    key, secret = row.id, (zlib.crc32(row.id.encode()) if seed is None else seed).to_bytes(32)
    await house.store.commit(
        row,
        *(SeatRow(key, seat, player.id, quiet) for seat, player in enumerate(players)),
        SeedRow(key, secret, commitment(secret)),
        LogRow(key, 1, None, deal_text(1, row.cut), row.created_at),
    )
    return await house.tables.memory.table(key)


def mover(table: Table) -> Player:
    """Return the player whose turn it is."""
    (seat,) = table.position.to_act
    return table.players[seat]


def other(table: Table) -> Player:
    """Return the player whose turn it is not."""
    (seat,) = table.position.to_act
    return table.players[1 - seat]


def any_move(table: Table, chooser: random.Random) -> Move:
    """Return a legal move; laying and taking before drawing and discarding, so that games end."""
    (seat,) = table.position.to_act
    moves = list(table.position.legal_moves(seat))
    eager = [move for move in moves if str(move).split()[0] in {"take", "lay", "pick"}]
    return chooser.choice(eager or moves)


async def agree_on(house: House, table: Table, matter: Matter) -> Table:
    """Let the first player at `table` propose something, and all others agree."""
    for player in table.players:
        table = await house.tables.agreements.wish(table.id, player, matter)
    return table


def turn_of(table: Table) -> int:
    """Return the turn in the buttons of the seat to act."""
    (seat,) = table.position.to_act
    return table.position.turn(seat)


async def play_to_the_end(
    house: House, table: Table, chooser: random.Random, *, between: Callable[[], Awaitable[None]] | None = None
) -> Table:
    """Play at random until the game is over; `between` happens before each ply."""
    while not table.is_over:
        if between is not None:
            await between()
            again = await house.tables.memory.table(table.id)
            if table.awaits_deck is None:
                assert standing(again) == standing(table)
        if table.awaits_deck is not None:
            table = await next_deal(house, table)
            continue
        played = await house.tables.playing.play(table.id, mover(table), any_move(table, chooser), turn=turn_of(table))
        table = played.table
    return table


async def play_the_deal(house: House, table: Table, chooser: random.Random) -> Table:
    """Play at random until the deal is over and the next deck is owed."""
    while table.awaits_deck is None:
        table = (await house.tables.playing.play(table.id, mover(table), any_move(table, chooser))).table
    return table


async def next_deal(house: House, table: Table) -> Table:
    """Return the table once the next deal is dealt, by itself."""
    await house.stage.until(lambda: house.stage.told[-1].table.ply > table.ply)
    return await house.tables.memory.table(table.id)


def standing(table: Table) -> tuple[object, ...]:
    """Return all that must be the same wherever a table is read from its log."""
    return (
        table.position,
        table.ply,
        table.moved_at,
        table.called,
        table.recent,
        table.players,
        table.countdown,
        table.undoable,
        table.paused_by,
        table.strikes,
        table.overdue,
    )
