"""A room for tests of windows: a process that can reopen its file, and each seat's views of a table."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bot.games.protocol import Event, Move, No, Seat
from bot.games.shuffle import SEED_BYTES
from bot.store import Store
from bot.tables import Hosting, News, Table, Tables
from bot.tables.playing.robots import Thinker
from bot.tables.time import SECOND
from bot.tables.waiting.windows import USUAL
from tests.migrated import open_migrated
from tests.tables.crowd import GAMES, NAMES, seat_crowd
from tests.tables.house import NEVER, SOON, House
from tests.tables.recording_stage import RecordingStage
from tests.tables.still_clock import StillClock
from tests.there import there
from tests.witness.inner.position import MagpiePosition, least
from tests.witness.moves import Discard, Draw, Give

LIVE = 15 * SECOND
A, B, C, D, E = list(Seat)[:5]


@dataclass(kw_only=True)
class Room(House):
    """One process, with five people known to it, where decks are dealt when they are cut."""

    path: Path
    window: int = USUAL

    async def begin(self) -> None:
        """Let the process begin."""
        met = [await self.tables.people.meet(1001 + at, name=name, locale="en") for at, name in enumerate(NAMES)]
        self.people = tuple(met)
        await self.tables.start()

    async def reopen(self) -> None:
        """End the process, and begin another one that reopens the file."""
        await self.tables.close()
        await self.store.close()
        self.store = await Store.open(self.path)
        self.tables = make_room_tables(self.store, self.stage, self.clock, window=self.window, thinker=self.thinker)
        await self.begin()

    async def now(self, key: str = "TABLE") -> Table:
        """Return a table as this process has it."""
        return await self.tables.memory.table(key)

    async def texts(self, key: str = "TABLE") -> list[tuple[int | None, str]]:
        """Return who did what, according to the log."""
        return [(row.seat, row.text) for row in await self.store.log(key)]

    async def play(self, seat: Seat, *moves: Move, key: str = "TABLE") -> Table:
        """Play `moves` for the player who sits there."""
        return (await self.tables.playing.play_all(key, self.people[seat], moves)).table


def make_room_tables(
    store: Store, stage: RecordingStage, clock: StillClock, *, window: int, thinker: Thinker | None
) -> Tables:
    """Return a service over the store."""
    return Tables(
        store,
        stage,
        clock,
        Hosting(games=GAMES, pause=NEVER, offer_lifetime=60_000, unit="chips", window=window, timing=SOON),
        thinker=thinker,
        draw_seed=partial(clock.luck.randbytes, SEED_BYTES),
    )


@asynccontextmanager
async def open_room(path: Path, *, window: int = USUAL, thinker: Thinker | None = None) -> AsyncIterator[Room]:
    """Open one process on this file."""
    store, stage, clock = await open_migrated(path), RecordingStage(), StillClock()
    tables = make_room_tables(store, stage, clock, window=window, thinker=thinker)
    room = Room(store, stage, clock, tables, (), GAMES, thinker, path=path, window=window)
    await room.begin()
    yield room
    await room.tables.close()
    await room.store.close()


async def seat_table(
    room: Room,
    seats: int = 3,
    *,
    key: str = "TABLE",
    seed: int = 7,
    clock: str | None = "10m",
    deals: int = 2,
    window: int | None = None,
    quiet: Mapping[Seat, str] | None = None,
) -> Table:
    """Seat a table of Magpie, its first deal dealt."""
    more = {"deals": str(deals)}
    return await seat_crowd(room, seats, key=key, seed=seed, clock=clock, window=window, quiet=quiet, **more)


def gift(table: Table, seat: Seat, *, which: int = 0) -> Give:
    """Return a gift of a card that `seat` holds."""
    return Give(sorted(inner(table).hands[seat], key=lambda card: card.place)[which])


def inner(table: Table) -> MagpiePosition:
    """Return the whole of the game."""
    assert isinstance(table.position, MagpiePosition)
    return table.position


async def open_window(room: Room, key: str = "TABLE") -> Table:
    """Play on with the defaults, until a claim may be made that nobody has answered."""
    table = await room.now(key)
    while not asked(table):
        seat = min(table.position.awaited)
        move = there(table.position.default(seat))
        table = await room.play(seat, move, key=key)
    return table


async def end_turn(room: Room, key: str = "TABLE") -> Table:
    """Let everyone say no and the active player draw and discard, so that the next turn has begun."""
    table = await room.now(key)
    for seat in asked(table):
        if seat in table.position.awaited:
            table = await room.play(seat, No(), key=key)
    active = there(inner(table).board.active)
    if inner(table).board.phase.value != "discard":
        table = await room.play(active, Draw(), key=key)
    return await room.play(active, Discard(least(inner(table).hands[active])), key=key)


def asked(table: Table) -> tuple[Seat, ...]:
    """Return the seats that are asked whether they claim something."""
    return inner(table).board.asked


def face(table: Table, seat: Seat | None) -> tuple[object, ...]:
    """Return all of a table that a screen for `seat` could show (None: for a bystander)."""
    ends = {each: table.countdown.deadline(each) for each in map(Seat, range(len(table.players)))}
    return (table.view(seat), table.turns, table.called, ends, table.moved_at, table.deal, table.is_dealt)


def heard(news: News, seat: Seat | None) -> tuple[object, ...]:
    """Return all of some news that a screen for `seat` could show."""
    seen: list[Event] = [known for event in news.events if (known := event.seen_by(seat)) is not None]
    return (news.seat, seen, face(news.table, seat))
