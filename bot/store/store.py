"""The store: one object that writes rows and answers questions about them."""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Self

import aiosqlite
from sqlalchemy import func, select

from bot.store.copies.migrate import migrate
from bot.store.errors import StoreError, Unavailable
from bot.store.file_connection import Connect
from bot.store.postgresql import Use, reading_engine, writing_engine
from bot.store.questions.asking import FileQuestions, Questions, ServerQuestions
from bot.store.questions.block_queries import BlockQueries
from bot.store.questions.counted import CountedQueries
from bot.store.questions.daily_queries import DailyQueries
from bot.store.questions.debts import DebtQueries
from bot.store.questions.league_queries import LeagueQueries
from bot.store.questions.lobby_queries import LobbyQueries
from bot.store.questions.night_queries import NightQueries
from bot.store.questions.remembered import Remembered
from bot.store.questions.review_queries import ReviewQueries
from bot.store.questions.standings import StandingQueries
from bot.store.questions.start_queries import StartQueries
from bot.store.questions.tournament_queries import TournamentQueries
from bot.store.questions.twin_queries import TwinQueries
from bot.store.rows.rows import DmChannelRow, PlayerRow, PlayerSeenRow, RobotRow, Row
from bot.store.shared_locks import SharedLock, SharedLocks
from bot.store.writing.transacting import Aside, FileTransactions, Precondition, ServerTransactions, Transactions
from bot.store.writing.writer import Writer
from bot.values.database import Database, parse_database

Heard = Callable[[float, StoreError | None], None]
"""Hears how many seconds a commit took, and the error with which it failed."""


def _machine_time() -> int:
    return time.time_ns() // 1_000_000


class Store(
    Remembered,
    StartQueries,
    LobbyQueries,
    BlockQueries,
    StandingQueries,
    CountedQueries,
    DebtQueries,
    DailyQueries,
    LeagueQueries,
    NightQueries,
    TournamentQueries,
    ReviewQueries,
    TwinQueries,
):
    """The store: everything that outlives the process.

    Open it by `Store.open` and close it after use; `async with await Store.open(path) as store:` does both.
    """

    def __init__(
        self,
        questions: Questions,
        transactions: Transactions,
        locks: SharedLocks,
        *,
        heard: Heard | None = None,
        now: Callable[[], int] = _machine_time,
    ) -> None:
        super().__init__(questions)
        self._transactions = transactions
        self._locks = locks
        self._writer = Writer(transactions, witness=self)
        self._heard = heard
        self._now = now

    @classmethod
    async def open(
        cls,
        database: Database | str,
        *,
        busy_timeout: float = 5.0,
        heard: Heard | None = None,
        alone: bool = False,
        aside: Aside | None = None,
        unsure: Callable[[], None] = lambda: None,
        connect: Connect = aiosqlite.connect,
        now: Callable[[], int] = _machine_time,
    ) -> Self:
        """Open a database, also given as an operator writes it down.

        Makes the file and its directory if they are missing, and brings an older database up to date. `busy_timeout` is
        how long a write waits for another process, in seconds. `heard` is called after each commit. `now` is the clock
        by which people are noted, in Unix milliseconds.

        Of a server of PostgreSQL, which many processes may write: with `alone` this one does so alone; and what `aside`
        makes of the rows of a transaction is executed with it. `unsure` is called when nobody knows whether one
        was stored. Of a file a `Hold` says who writes it, and `connect` opens each connection to it.

        Raises:
            NewerDatabase: the database was written by a later version of the program.
            OlderDatabase: a former version of the program must bring it up to date first.
            NotOurs, OtherSchema: it is another program's, or its schema is not that of its revision.
            InUse: another process has the database.
            Unavailable: the database cannot be read or written.
        """
        try:
            found = parse_database(database) if isinstance(database, str) else database
        except ValueError as error:
            raise StoreError(f"the database is {error}") from None
        await asyncio.to_thread(migrate, found, busy_timeout)
        if isinstance(found, Path):
            writing = await FileTransactions.open(found, busy_timeout, connect)
            try:
                asking = await FileQuestions.open(found, busy_timeout, connect)
            except BaseException:
                await writing.close()
                raise
            return cls(asking, writing, SharedLocks(None), heard=heard, now=now)
        engine = writing_engine(found, busy_timeout, Use.OWN if alone else Use.SHARE)
        transactions = ServerTransactions(engine, aside=aside, unsure=unsure)
        await transactions.open()
        return cls(ServerQuestions(reading_engine(found)), transactions, SharedLocks(found), heard=heard, now=now)

    async def close(self) -> None:
        """Store what waits, then close the database. Closing twice does no harm."""
        await self._writer.close()
        await self._locks.close()
        await super().close()

    def shared_lock(self, name: str, *, is_shared: bool = False) -> AbstractAsyncContextManager[SharedLock]:
        """Hold the lock of this name, which no other process then holds. Within this process it keeps nobody waiting.

        Others may hold it at the same time if all of them ask with `is_shared`.

        Raises:
            Unavailable: the database cannot be asked now.
        """
        return self._locks.of(name, is_shared=is_shared)

    async def commit(self, *rows: Row, preconditions: Sequence[Precondition] = ()) -> None:
        """Store rows as one unit: all of them or none. They are on the disk when this returns.

        Rows of one kind are stored in the order given; kinds may be mixed. Canceling a waiting caller does not cancel
        its unit, which may still be stored. Nothing is stored unless each of the `preconditions` holds until then,
        whatever happens to this process.

        Raises:
            Conflict: another unit was first, or a row points at nothing.
            Unavailable: the database cannot be written now, the store is closed, or a precondition has failed. Read the
                rows again before trusting memory.
        """
        if self._heard is None:
            await self._writer.commit(rows, tuple(preconditions))
            return
        began = time.perf_counter()
        try:
            await self._writer.commit(rows, tuple(preconditions))
        except StoreError as error:
            self._heard(time.perf_counter() - began, error)
            raise
        self._heard(time.perf_counter() - began, None)

    async def player(self, discord_id: int, *, name: str, locale: str) -> PlayerRow:
        """Return the player with this Discord id, made if new. Stores the name and language if they changed.

        Raises:
            Unavailable: as `commit`.
        """
        known = await self.find_player(discord_id)
        if known is not None and (known.name, known.locale) == (name, locale):
            return known
        await self.commit(PlayerSeenRow(discord_id, name, locale, created_at=self._now()))
        found = await self.find_player(discord_id)
        if found is None:
            raise Unavailable("the player was removed at this moment")
        return found

    async def robot(self, level: str, number: int = 1, *, name: str) -> PlayerRow:
        """Return the robot of this level and number, made if new. Stores the name if it changed.

        Raises:
            Unavailable: as `commit`.
        """
        known = await self.find_robot(level, number)
        if known is not None and known.name == name:
            return known
        await self.commit(RobotRow(level, number, name, locale="", created_at=self._now()))
        found = await self.find_robot(level, number)
        if found is None:
            raise Unavailable("the robot was removed at this moment")
        return found

    async def set_dm_channel(self, player: int, channel_id: int | None) -> None:
        """Remember the channel of a player's direct messages; None forgets it.

        Raises:
            Conflict: there is no such player.
            Unavailable: as `commit`.
        """
        await self.commit(DmChannelRow(player, channel_id))

    async def server_size(self) -> int | None:
        """Return the bytes of a database at a server of PostgreSQL; None of a file, which reports that by itself."""
        if isinstance(self._questions, FileQuestions):
            return None
        return await self._one(select(func.pg_database_size(func.current_database())), int)
