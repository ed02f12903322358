"""A hall for tests of lobbies: a process that also hosts Magpie, and six people who press one after another."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest

from bot.hosted import Games
from bot.tables import Declined, Lobbies, Lobby, Player, Reason, Table, Terms, agree
from bot.tables.time import MINUTE
from bot.values.database import Database
from tests.tables.house import CHANNEL, GUILD, House, open_house
from tests.tables.recording_stage import PATIENCE
from tests.witness.game import MAGPIE, MORE_GAMES

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
LIFETIME = 40 * MINUTE
TERMS = agree(MAGPIE, 100, {})


async def refused(asked: Awaitable[object], reason: Reason) -> None:
    """Check that the wish is declined for this reason."""
    with pytest.raises(Declined) as caught:
        await asked
    assert caught.value.reason is reason


@dataclass
class Hall:
    """A process with six people known to it, who press one after another."""

    house: House
    people: list[Player]
    presses: int = 9_000

    def press(self) -> int:
        """Return the id of one more press."""
        self.presses += 1
        return self.presses

    @property
    def lobbies(self) -> Lobbies:
        """The lobbies of the process that runs."""
        return self.house.tables.lobbies

    async def open(self, *, seats: int = 3, terms: Terms = TERMS, host: int = 0) -> Lobby:
        """Return a lobby where the first of them sits."""
        return await self.lobbies.open(
            self.people[host], terms=terms, seats=seats, guild_id=GUILD, channel_id=CHANNEL, press_id=self.press()
        )

    async def sit(self, lobby: Lobby, *who: int) -> Lobby:
        """Let these sit down one after another, and agree to the present terms."""
        for each in who:
            lobby = await self.lobbies.book.find(lobby.id)
            lobby = await self.lobbies.sit(lobby.id, self.people[each], version=lobby.version, press_id=self.press())
        return lobby

    async def agree(self, lobby: Lobby, *who: int) -> Lobby:
        """Let these, who sit there, agree to the present terms."""
        for each in who:
            lobby = await self.lobbies.book.find(lobby.id)
            lobby = await self.lobbies.agree(lobby.id, self.people[each], version=lobby.version, press_id=self.press())
        return lobby

    async def now(self, lobby: Lobby) -> Lobby:
        """Return the lobby as it is now."""
        return await self.lobbies.book.find(lobby.id)

    def seated(self, lobby: Lobby) -> list[str]:
        """Return who sits there, in order."""
        return [each.player.name for each in lobby.sitters]

    async def table(self, lobby: Lobby) -> Table:
        """Return the table that the lobby became."""
        return await self.house.tables.memory.table(lobby.id)

    async def tended(self, lobby: Lobby, milliseconds: int) -> Lobby:
        """Return the lobby after this time, once all due tasks are done."""
        before = (await self.now(lobby)).number
        self.house.pass_time(milliseconds)
        return await self.until(lobby, lambda now: now.number > before)

    async def until(self, lobby: Lobby, is_so: Callable[[Lobby], bool]) -> Lobby:
        """Wait until the lobby meets a condition by itself; return it."""
        async with asyncio.timeout(PATIENCE):
            while not is_so(found := await self.now(lobby)):
                pass
        return found


@asynccontextmanager
async def open_hall(database: Database, *, games: Games = MORE_GAMES) -> AsyncIterator[Hall]:
    """Open one process on this database."""
    async with open_house(database, games=games) as house:
        people = [await house.tables.people.meet(1001 + at, name=name, locale="en") for at, name in enumerate(NAMES)]
        house.tables.lobbies._lifetime = LIFETIME
        yield Hall(house, people)
