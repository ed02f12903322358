"""A house for tests of hosting: a process with a stage that records, tables with known decks, and their play."""

import asyncio
import json
import random
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

from bot.exploring.judges import state_of as standing
from bot.games.protocol import Game, Move, Options, Seat
from bot.games.shuffle import SEED_BYTES, commitment
from bot.hosted import Games
from bot.registry import GAMES
from bot.store import LogRow, OfferAnswerRow, OfferRow, SeatRow, SeedRow, Store, TableRow
from bot.tables import Hosting, Matter, Player, Table, Tables, Vault
from bot.tables.playing.robots import Thinker, robot_to_act
from bot.tables.state.log_rows import deal_text
from bot.tables.telling.home import ALONE, Home
from bot.values.database import Database
from bot.values.timing import Backoff, Timing
from tests.migrated import open_migrated
from tests.tables.recording_stage import RecordingStage
from tests.tables.still_clock import StillClock

GUILD, CHANNEL = 5, 50
SOON = Timing(
    due_again=Backoff(0, 0),
    posted_again=Backoff(0.001, 0.001),
    played_again=Backoff(0, 0),
    between_deals=0,
    shown_together=0,
)
NEVER = 10**15  # ms; later than anything that is due


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
    async with await open_migrated(database) as store:
        tables = make_tables(store, stage, clock, games=games)
        names = ("Ann", "Bob", "Cid")
        people = [await tables.people.meet(1001 + at, name=name, locale="en") for at, name in enumerate(names)]
        await tables.start()
        house = House(store, stage, clock, tables, tuple(people), games)
        yield house
        await house.tables.close()


@asynccontextmanager
async def killed(house: House) -> AsyncIterator[None]:
    """Begin another process on the same file, with a stage of its own. The one before stores nothing in this time."""
    before = house.tables
    house.stage = RecordingStage()
    house.tables = house._process(house.stage)
    await house.tables.start()
    yield
    await before.close()


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
    draw_seed: Callable[[], bytes] | None = None,
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
        draw_seed=draw_seed or partial(clock.luck.randbytes, SEED_BYTES),
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
    house: House,
    row: TableRow,
    players: Sequence[Player],
    *,
    seed: int | None,
    quiet: str | Mapping[Seat, str] | None = None,
) -> Table:
    """Seat them there, with decks that follow from a known seed, and the first one dealt.

    `quiet`: the quiet hours of all, or of each seat that has some.
    """
    hours = quiet if isinstance(quiet, Mapping) else dict.fromkeys(map(Seat, range(len(players))), quiet)
    key, secret = row.id, (zlib.crc32(row.id.encode()) if seed is None else seed).to_bytes(32)
    await house.store.commit(
        row,
        *(SeatRow(key, seat, player.id, hours.get(Seat(seat))) for seat, player in enumerate(players)),
        SeedRow(key, secret, commitment(secret)),
        LogRow(key, 1, None, deal_text(1, row.cut), row.created_at),
    )
    return await house.tables.memory.table(key)


async def idle(house: House, key: str) -> Table:
    """Return the table once all tasks due by now are done, including robots' turns."""
    keeper = house.tables._timekeeper
    while True:
        table = await house.tables.memory.table(key)
        is_due = any(due.when <= house.clock.now() for due in keeper._due.values()) or keeper._running
        is_played = table.is_over or robot_to_act(table) is None
        if not is_due and is_played:
            return table
        await asyncio.sleep(0)


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
    await house.stage.until(lambda: house.stage.news[-1].table.ply > table.ply)
    return await house.tables.memory.table(table.id)
