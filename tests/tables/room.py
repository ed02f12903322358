"""For tests of hosting with more than two: tables of the small game of the tests, with known decks, on a real store."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bot.games.protocol import Event, Move, No, Seat
from bot.games.shuffle import commitment
from bot.hosted import Games
from bot.store import LogRow, SeatRow, SeedRow, Store, TableRow
from bot.tables import News, Player, Table, Tables
from bot.tables.log_rows import deal_text
from bot.tables.time import SECOND
from bot.tables.windows import USUAL
from tests.tables.house import CHANNEL, GUILD, NEVER, RecordingStage, StillClock
from tests.witness.game import HOSTED, MAGPIE
from tests.witness.inner.position import MagpiePosition, least
from tests.witness.moves import Discard, Draw, Give

GAMES = Games(HOSTED)
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")
A, B, C, D, E = list(Seat)[:5]


@dataclass
class Room:
    """One process, with five people known to it."""

    path: Path
    store: Store
    clock: StillClock
    window: int = USUAL
    stage: RecordingStage = field(default_factory=RecordingStage)
    people: tuple[Player, ...] = ()
    tables: Tables = field(init=False)

    async def begin(self) -> None:
        """Begin a process."""
        self.tables = self.make(self.stage)
        met = [await self.tables.people.meet(1001 + at, name=name, locale="en") for at, name in enumerate(NAMES)]
        self.people = tuple(met)
        await self.tables.start()

    def make(self, stage: RecordingStage) -> Tables:
        """A service over the store."""
        return Tables(
            self.store,
            stage,
            self.clock,
            games=GAMES,
            pause=NEVER,
            offer_lifetime=60_000,
            unit="chips",
            window=self.window,
        )

    async def restart(self) -> None:
        """End the process, and begin another one that opens the file again."""
        await self.tables.close()
        await self.reopen()

    async def reopen(self) -> None:
        """Begin another process, whatever became of the one before."""
        await self.store.close()
        self.store = await Store.open(self.path, busy_timeout=0.05)
        await self.begin()

    async def logged(self, key: str = "TABLE") -> Table:
        """A table as its log alone tells it."""
        return await self.make(RecordingStage()).memory.table(key)

    async def now(self, key: str = "TABLE") -> Table:
        """A table as this process has it."""
        return await self.tables.memory.table(key)

    async def texts(self, key: str = "TABLE") -> list[tuple[int | None, str]]:
        """Who did what, as the log has it."""
        return [(row.seat, row.text) for row in await self.store.log(key)]

    async def play(self, seat: Seat, *moves: Move, key: str = "TABLE") -> Table:
        """Play `moves` for whoever sits there."""
        return (await self.tables.playing.play_all(key, self.people[seat], moves)).table


@asynccontextmanager
async def open_room(path: Path, *, window: int = USUAL) -> AsyncIterator[Room]:
    """One process on this file."""
    room = Room(path, await Store.open(path, busy_timeout=0.05), StillClock(), window)
    await room.begin()
    yield room
    await room.tables.close()
    await room.store.close()


async def seat_table(
    room: Room, seats: int = 3, *, key: str = "TABLE", seed: int = 7, clock: str | None = "10m", deals: int = 2
) -> Table:
    """A table of Magpie, its first deal dealt."""
    secret, agreed = seed.to_bytes(32), MAGPIE.options({"deals": str(deals)})
    row = TableRow(
        id=key,
        game=MAGPIE.name,
        rules=agreed.rules,
        options=json.dumps(agreed.texts()),
        stake=100,
        guild_id=GUILD,
        channel_id=CHANNEL,
        cut="777",
        created_at=room.clock.now(),
        clock=clock,
    )
    await room.store.commit(
        row,
        *(SeatRow(key, seat, room.people[seat].id, None) for seat in range(seats)),
        SeedRow(key, secret, commitment(secret)),
        LogRow(key, 1, None, deal_text(1, "777"), room.clock.now()),
    )
    return await room.now(key)


def gift(table: Table, seat: Seat, *, which: int = 0) -> Give:
    """A card that `seat` holds, to be given away."""
    return Give(sorted(inner(table).hands[seat], key=lambda card: card.place)[which])


def inner(table: Table) -> MagpiePosition:
    """The whole of the game."""
    assert isinstance(table.position, MagpiePosition)
    return table.position


async def open_window(room: Room, key: str = "TABLE") -> Table:
    """Play on with the defaults, until a claim may be made that nobody has answered."""
    table = await room.now(key)
    while not asked(table):
        seat = min(table.position.awaited)
        move = table.position.default(seat)
        assert move is not None
        table = await room.play(seat, move, key=key)
    return table


async def end_turn(room: Room, key: str = "TABLE") -> Table:
    """Let everybody say no and the active player draw and discard, so that the next turn has begun."""
    table = await room.now(key)
    for seat in asked(table):
        if seat in table.position.awaited:
            table = await room.play(seat, No(), key=key)
    active = inner(table).board.active
    assert active is not None
    if inner(table).board.phase.value != "discard":
        table = await room.play(active, Draw(), key=key)
    return await room.play(active, Discard(least(inner(table).hands[active])), key=key)


def asked(table: Table) -> tuple[Seat, ...]:
    """Who is asked whether they claim something."""
    return inner(table).board.asked


def face(table: Table, seat: Seat | None) -> tuple[object, ...]:
    """All of a table that a screen for `seat` could show (None: for a bystander)."""
    ends = {each: table.countdown.deadline(each) for each in map(Seat, range(len(table.players)))}
    return (table.view(seat), table.turns, table.called, ends, table.moved_at, table.deal, table.is_dealt)


def heard(news: News, seat: Seat | None) -> tuple[object, ...]:
    """All of some news that a screen for `seat` could show."""
    seen: list[Event] = [known for event in news.events if (known := event.seen_by(seat)) is not None]
    return (news.seat, seen, face(news.table, seat))


LIVE = 15 * SECOND
