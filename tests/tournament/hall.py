"""A hall for tests of stored tournaments: processes on one database, and people who come, play and leave."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.games.protocol import Resign
from bot.registry import GAMES
from bot.standing.audit.audit import Audit
from bot.store import Row, Store, TournamentActRow
from bot.store.writing.transacting import Precondition
from bot.tables import Player, Tables, Vault, agree
from bot.tournament import Setup, Tournament, Tournaments, TournamentWatch
from bot.tournament.course import Pace
from bot.tournament.rows import table_key
from bot.tournament.umpire import BREAK, Overruled
from bot.values.database import Database
from tests.games.positions import MILLE
from tests.tables.house import CHANNEL, GUILD, make_tables
from tests.tables.recording_stage import RecordingStage
from tests.tables.still_clock import StillClock

ENTRY = 100


class Killed(Exception):  # noqa: N818
    """A process that is killed."""


class Mortal(Store):
    """A store whose process is killed right before, or right after, so many acts of tournaments are stored."""

    lives = -1  # -1: for ever
    is_stored = True  # whether the last of them still is

    async def commit(self, *rows: Row, preconditions: Sequence[Precondition] = ()) -> None:
        """Store the rows, and be killed if these were the last."""
        is_step = any(isinstance(row, TournamentActRow) for row in rows)
        self.lives -= is_step
        if is_step and not self.lives and not self.is_stored:
            raise Killed
        await super().commit(*rows, preconditions=preconditions)
        if is_step and not self.lives:
            raise Killed


@dataclass
class Hall:
    """One process."""

    store: Mortal
    tables: Tables
    watch: TournamentWatch
    clock: StillClock
    people: Sequence[Player]

    @property
    def tournaments(self) -> Tournaments:
        """The host of tournaments."""
        return self.watch.tournaments

    async def open(self, *, entry: int = ENTRY, rounds: int = 2, pace: Pace = Pace.EVENING) -> Tournament:
        """Open a tournament of tables for two."""
        setup = Setup(seats=2, rounds=rounds, pace=pace, entry=entry)
        terms = agree(MILLE, 0, {"target": "100"})
        return await self.tournaments.open(self.people[0], terms, setup, guild_id=GUILD, channel_id=CHANNEL)

    async def begun(self, people: int = 4, *, calls: bool = True, **setup: int) -> Tournament:
        """Open a tournament, sign so many people up, start it, and call them to their tables."""
        found = await self.open(**setup)
        for each in self.people[:people]:
            await self.tournaments.join(found.row.id, each)
        found = await self.tournaments.start(found.row.id, self.people[0])
        return await called(self.tournaments, found.row.id, now=self.clock.now()) if calls else found

    async def all_come(self, key: str) -> Tournament:
        """Let everyone press *I'm here* who has not."""
        found = await self.tournaments.find(key)
        people = {each.id: each for each in self.people}
        for table in () if (current := found.course.current) is None else current.tables:
            for number in table.people:
                if number not in table.here and number not in found.course.left:
                    found = await self.tournaments.here(key, people[number], press_id=1000 + number)
        return found

    async def all_play(self, key: str) -> Tournament:
        """Let the player with the higher number give up at each table."""
        found = await self.tournaments.find(key)
        number = len(found.course.rounds)
        for table, called in enumerate(found.course.rounds[-1].tables, start=1):
            if called.begun_with is None or called.result is not None:
                continue
            game = await self.tables.memory.table(table_key(key, number, table))
            if not game.is_over:
                loser = max(game.players, key=lambda player: player.id)
                await self.tables.playing.play(game.id, loser, Resign())
        return await self.tournaments.go_on(key)

    async def to_end(self, key: str) -> Tournament:
        """Do all that is left until the tournament is over, whatever was done before."""
        found = await self.tournaments.go_on(key)
        while found.course.is_open:
            if not found.course.is_started:
                for each in self.people[:4]:
                    await self._asked(key, "join", each)
                await self._asked(key, "start", self.people[0])
            await self.all_come(key)
            if (await self.tournaments.find(key)).course.rounds:
                await self.all_play(key)
            self.clock.pass_time(BREAK)
            found = await self.tournaments.go_on(key)
        return found

    async def _asked(self, key: str, what: str, player: Player) -> None:
        try:
            await (self.tournaments.join if what == "join" else self.tournaments.start)(key, player)
        except Overruled:
            return  # it was done before


async def called(tournaments: Tournaments, key: str, *, now: int) -> Tournament:
    """Call everyone to their tables who has not been called."""
    found = await tournaments.find(key)
    number = len(found.course.rounds)
    for table, each in enumerate(found.course.rounds[-1].tables if number else (), start=1):
        if each.is_waiting and each.since is None:
            found = await tournaments.called(key, number, table, since=now)
    return found


def faults(path: Path) -> list[str]:
    """Return what a check of the database finds."""
    return list(Audit(path, GAMES, vault=Vault(), unit="chips").faults())


@asynccontextmanager
async def open_hall(database: Database, clock: StillClock, *, vault: Vault | None = None) -> AsyncIterator[Hall]:
    """Open one process on this database, with six people known to it."""
    async with await Mortal.open(database) as store:
        tables = make_tables(store, RecordingStage(), clock, vault=vault)
        people = [await tables.people.meet(1001 + at, name=f"Player {at}", locale="en") for at in range(6)]
        await tables.start()
        watch = TournamentWatch(store, tables, clock)
        yield Hall(store, tables, watch, clock, people)
        await watch.close()
        await tables.close()
