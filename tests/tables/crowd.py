"""A crowd for tests of hosting with more than two at a table: the small game of the tests, on a real store."""

import random
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace

from bot.games.protocol import Game, Lateness, Move, Seat, View
from bot.hosted import Games
from bot.registry import GAMES as ALL
from bot.robots.levels import find_robot
from bot.robots.queue import Asker
from bot.tables import Player, Table
from bot.tables.playing.robots import Thinker
from bot.values.database import Database
from tests.migrated import open_migrated
from tests.tables.house import House, make_tables, seated, table_row
from tests.tables.recording_stage import RecordingStage
from tests.tables.still_clock import StillClock
from tests.witness.game import HOSTED, MAGPIE
from tests.witness.robots import ROBOTS

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")
GAMES = Games(HOSTED)
"""Magpie, where the clock plays the default move."""
CHOSEN = Games(replace(HOSTED, game=replace(MAGPIE, lateness=Lateness.OTHERS_CHOOSE)))
"""Magpie, where the others choose the fate of a late player."""


class MagpieThinker:
    """A thinker that plays at once as the robots of Magpie do, and remembers its views."""

    def __init__(self) -> None:
        self.thoughts: list[tuple[str, View, int]] = []

    async def think(self, level: str, view: View, seed: int, *, asker: Asker) -> Move:
        """Return the move of the robot of this level."""
        self.thoughts.append((level, view, seed))
        robot = next(each for each in ROBOTS if each.level == level)
        return robot.choose(view, random=random.Random(seed))


@asynccontextmanager
async def open_crowd(
    database: Database, *, games: Games = GAMES, thinker: Thinker | None = None, turn_key: bytes | None = None
) -> AsyncIterator[House]:
    """Open one process on this database, with five people known to it."""
    stage, clock = RecordingStage(), StillClock()
    async with await open_migrated(database) as store:
        tables = make_tables(store, stage, clock, games=games, thinker=thinker, turn_key=turn_key)
        people = [await tables.people.meet(1001 + at, name=name, locale="en") for at, name in enumerate(NAMES)]
        await tables.start()
        house = House(store, stage, clock, tables, tuple(people), games, thinker)
        yield house
        await house.tables.close()


async def seat_crowd(
    house: House,
    seats: int | Iterable[Player] = 3,
    *,
    key: str = "TABLE",
    seed: int | None = None,
    stake: int = 100,
    clock: str | None = None,
    window: int | None = None,
    game: Game = MAGPIE,
    quiet: Mapping[Seat, str] | None = None,
    **options: str,
) -> Table:
    """Seat this many people, or these people, at a table of Magpie by default.

    Its decks follow from a known seed; the first is dealt.
    """
    players = house.people[:seats] if isinstance(seats, int) else tuple(seats)
    row = table_row(key, game, game.options(options), at=house.clock.now(), stake=stake, clock=clock, window=window)
    return await seated(house, row, players, seed=seed, quiet=quiet)


async def play_default(house: House, table: Table, seat: Seat) -> Table:
    """Play the default move of `seat`, in person."""
    move = table.position.default(seat)
    assert move is not None
    return (await house.tables.playing.play(table.id, table.players[seat], move)).table


async def play_until_turn(house: House, table: Table) -> Table:
    """Play default moves until it is only one seat's turn, without a window."""
    while table.position.window is not None or len(table.position.to_act) != 1:
        table = await play_default(house, table, min(table.position.awaited))
    return table


async def play_on(house: House, table: Table, chooser: random.Random) -> Table:
    """Play any move of an awaited person."""
    seat = chooser.choice(sorted(table.position.awaited & table.in_person))
    move = chooser.choice(list(table.position.legal_moves(seat)))
    return (await house.tables.playing.play(table.id, table.players[seat], move)).table


class AtOnce:
    """A thinker that plays at once as any game's robots do, and remembers who asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Seat | None]] = []

    async def think(self, level: str, view: View, seed: int, *, asker: Asker) -> Move:
        """Return the move of the robot of this level."""
        self.asked.append((level, view.seat))
        return find_robot(level, view, robots=ALL.robots).choose(view, random=random.Random(seed))


async def goes_on(house: House, table: Table, chooser: random.Random) -> Table:
    """Let a player act, in person if a person is awaited."""
    if table.position.awaited & table.in_person:
        return await play_on(house, table, chooser)
    ply = table.ply
    await house.stage.until(lambda: house.stage.news[-1].table.ply > ply)
    return await house.tables.memory.table(table.id)
