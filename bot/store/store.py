"""The store: one object that writes rows and answers questions about them."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Self

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

from bot.store.debts import DebtQueries
from bot.store.engines import database_url, reader_engine, writer_engine
from bot.store.errors import StoreError, Unavailable
from bot.store.lobby_queries import LobbyQueries
from bot.store.migrate import migrate
from bot.store.remembered import Remembered
from bot.store.rows import DmChannelRow, PlayerRow, PlayerSeenRow, RobotRow, Row
from bot.store.standings import StandingQueries
from bot.store.start_queries import StartQueries
from bot.store.writer import Writer

Heard = Callable[[float, StoreError | None], None]
"""Hears how many seconds a commit took, and the error with which it failed."""


class Store(Remembered, StartQueries, LobbyQueries, StandingQueries, DebtQueries):
    """Everything that outlives the process.

    Open it by `Store.open` and close it after use; `async with await Store.open(path) as store:` does both.
    """

    def __init__(self, url: URL, *, busy_timeout: float, heard: Heard | None = None) -> None:
        self._writing = writer_engine(url, busy_timeout)
        super().__init__(reader_engine(url, busy_timeout))
        self._writer = Writer(self._writing, witness=self)
        self._heard = heard

    @classmethod
    async def open(cls, url_or_path: str | Path, *, busy_timeout: float = 5.0, heard: Heard | None = None) -> Self:
        """Open a database, given by its path or a SQLAlchemy URL.

        Makes the database and its directory if they are missing, and brings an older database up to date.
        `busy_timeout` is how long a write waits for another process, in seconds. `heard` is called after each commit.

        Raises:
            NewerDatabase: the database was written by a later version of the program.
            OlderDatabase: a former version of the program must bring it up to date first.
            Unavailable: the database cannot be read or written.
        """
        url = database_url(url_or_path)
        try:
            await asyncio.to_thread(migrate, url, busy_timeout)
        except DBAPIError as error:
            raise Unavailable(f"cannot open the database: {error.orig}") from error
        except OSError as error:
            raise Unavailable(f"cannot open the database: {error}") from error
        return cls(url, busy_timeout=busy_timeout, heard=heard)

    async def close(self) -> None:
        """Store what waits, then close the database. Closing twice does no harm."""
        await self._writer.close()
        await super().close()
        await asyncio.to_thread(self._writing.dispose)

    async def commit(self, *rows: Row) -> None:
        """Store rows as one unit: all of them or none. They are on the disk when this returns.

        Rows of one kind are stored in the order given; kinds may be mixed. Cancelling a caller that waits does not
        cancel its unit, which may still be stored.

        Raises:
            Conflict: another unit was first, or a row points at nothing.
            Unavailable: the database cannot be written now, or the store is closed. Read the
                rows again before trusting what memory says.
        """
        if self._heard is None:
            await self._writer.commit(rows)
            return
        began = time.perf_counter()
        try:
            await self._writer.commit(rows)
        except StoreError as error:
            self._heard(time.perf_counter() - began, error)
            raise
        self._heard(time.perf_counter() - began, None)

    async def player(self, discord_id: int, *, name: str, locale: str) -> PlayerRow:
        """The player with this Discord id, made if new. Stores the name and language if they changed.

        Raises:
            Unavailable: as `commit`.
        """
        known = await self.find_player(discord_id)
        if known is not None and (known.name, known.locale) == (name, locale):
            return known
        await self.commit(PlayerSeenRow(discord_id, name, locale, created_at=time.time_ns() // 1_000_000))
        found = await self.find_player(discord_id)
        if found is None:
            raise Unavailable("the player was removed at this moment")
        return found

    async def robot(self, level: str, number: int = 1, *, name: str) -> PlayerRow:
        """The robot of this level and number, made if new. Stores the name if it changed.

        Raises:
            Unavailable: as `commit`.
        """
        known = await self.find_robot(level, number)
        if known is not None and known.name == name:
            return known
        await self.commit(RobotRow(level, number, name, locale="", created_at=time.time_ns() // 1_000_000))
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
