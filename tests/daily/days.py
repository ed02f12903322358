"""A house with daily deals: processes on one database, whose robots think in this process, and people who play."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from random import Random

from bot.daily import OWN, Dailies, Sitting
from bot.games.protocol import Move, View
from bot.games.shuffle import SEED_BYTES
from bot.hosted import Games
from bot.registry import GAMES
from bot.robots.levels import find_robot
from bot.robots.queue import Asker
from bot.store import Store
from bot.tables import DAY, Player, Vault
from bot.tables.keys import new_key
from bot.tables.state.seeds import Seeds
from bot.tables.telling.home import ALONE
from bot.values.database import Database
from bot.values.timing import Backoff
from tests.migrated import open_migrated
from tests.tables.house import House, make_tables
from tests.tables.recording_stage import RecordingStage
from tests.tables.still_clock import StillClock

NOON = 1_700_000_000_000 // DAY * DAY + DAY // 2
Choose = Callable[[View], Move]


class Here:
    """A thinker that thinks in this process."""

    async def think(self, level: str, view: View, seed: int, *, asker: Asker) -> Move:
        """Return the move of a robot."""
        return find_robot(level, view, robots=GAMES.robots).choose(view, random=Random(seed))


@dataclass(kw_only=True)
class Dailyhouse(House):
    """A house with daily deals."""

    dailies: Dailies

    def another(self, *, draw: Callable[[], bytes] | None = None, edition: str = "one") -> Dailies:
        """Return the daily deals of another process on the same store."""
        return make_dailies(self.store, self.clock, edition=edition, draw=draw)

    async def played(
        self, player: Player, game: str, choose: Choose | None = None, *, guild_id: int | None = 5
    ) -> Sitting:
        """Begin today's deal of a game, and play it to its end."""
        sitting = await self.dailies.begin(player, game, guild_id=guild_id)
        return await to_end(self.dailies, player, sitting, choose or usual)


def make_dailies(
    store: Store, clock: StillClock, *, edition: str = "one", draw: Callable[[], bytes] | None = None
) -> Dailies:
    """Return the daily deals of one process."""
    seeds = Seeds(store, Vault(), draw=draw or partial(clock.luck.randbytes, SEED_BYTES))
    return Dailies(
        GAMES,
        store,
        clock,
        seeds,
        Here(),
        draw_key=new_key,
        again=Backoff(0, 0),
        edition=lambda: edition,
    )


def usual(view: View) -> Move:
    """Choose as a robot would."""
    return find_robot("regular", view, robots=GAMES.robots).choose(view, random=Random(view.turn))


async def to_end(dailies: Dailies, player: Player, sitting: Sitting, choose: Choose) -> Sitting:
    """Play a sitting to its end."""
    while not (sitting.is_done or sitting.is_cut_off):
        sitting = await one_press(dailies, player, sitting, choose)
    return sitting


async def one_press(dailies: Dailies, player: Player, sitting: Sitting, choose: Choose = usual) -> Sitting:
    """Make one press: a move, or the next deal."""
    table = sitting.table
    if table.awaits_deck is not None:
        return await dailies.go_on(sitting.row.id, player, deal=table.deal)
    view = table.view(OWN)
    return await dailies.play(sitting.row.id, player, [choose(view)], turn=table.position.turn(OWN))


@asynccontextmanager
async def open_dailies(database: Database, *, games: Games = GAMES) -> AsyncIterator[Dailyhouse]:
    """Open one process on this database, with three people known to it, at noon."""
    stage, clock = RecordingStage(), StillClock(NOON)
    async with await open_migrated(database) as store:
        tables = make_tables(store, stage, clock, games=games, home=ALONE)
        names = ("Ann", "Bob", "Cid")
        people = [await tables.people.meet(1001 + at, name=name, locale="en") for at, name in enumerate(names)]
        await tables.start()
        own = make_dailies(store, clock)
        yield Dailyhouse(store, stage, clock, tables, tuple(people), games, dailies=own)
        await tables.close()
