"""Game nights: planned for a time, and opened as a lobby when Discord's event begins. The store alone remembers them.

A night has the key of the lobby that it becomes, so that no other process can open a second one. The lobby and the
messages that call people are stored in the same unit; then each message is claimed before it is sent.
"""

import hashlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace

from bot.store import (
    DONE,
    OFF,
    OPENED,
    PLANNED,
    Conflict,
    NightCalledRow,
    NightCallRow,
    NightEventRow,
    NightGoneRow,
    NightMovedRow,
    NightRow,
    NightStateRow,
    NightTriedRow,
)
from bot.tables.errors import Declined, Reason
from bot.tables.lobbies.entrance import AtEntrance, Entrance
from bot.tables.lobbies.lobby import Lobby
from bot.tables.lobbies.lobby_acts import read_terms, terms_text
from bot.tables.lobbies.opening import check_seats, check_stake
from bot.tables.starting.lobbies import Lobbies
from bot.tables.state.people import Player
from bot.tables.state.terms import Terms, known_game
from bot.tables.time import HOUR, MINUTE

log = logging.getLogger(__name__)

MOST_NIGHTS = 3  # of one person in one server that are to come
MOST_CALLED = 25  # people in one message
LENGTH = 3 * HOUR  # ms that an event lasts; who could not be called until then never is
TRIED_AGAIN = MINUTE  # ms until another process may call people in place of one that has claimed it


@dataclass(frozen=True, slots=True)
class Night:
    """A game night."""

    id: str  # becomes the key of its lobby
    guild_id: int
    channel_id: int
    host: Player
    press_id: int  # the command by which the host agreed to the terms
    terms: Terms
    seats: int
    created_at: int  # Unix milliseconds
    starts_at: int
    event_id: int | None  # of Discord's event; None while it is being made
    is_open: bool  # whether its lobby is there
    gone: str  # digests of people who deleted their data since


class Nights(AtEntrance):
    """A planner of game nights, which opens their lobbies."""

    def __init__(
        self,
        entrance: Entrance,
        lobbies: Lobbies,
        *,
        find: Callable[[int], Awaitable[Player | None]],
        apart_of: Callable[[Player], Awaitable[frozenset[int]]],
    ) -> None:
        """`find` returns the player with a Discord id.

        `apart_of` returns the Discord ids of those who block a player, or whom that player blocks.
        """
        super().__init__(entrance)
        self._lobbies = lobbies
        self._find = find
        self._apart_of = apart_of

    async def plan(
        self,
        host: Player,
        *,
        terms: Terms,
        seats: int,
        guild_id: int,
        channel_id: int,
        press_id: int,
        starts_at: int,
    ) -> Night:
        """Plan a night for `starts_at` (ms), which has no event yet. Its unit of stakes is the server's.

        Raises Declined (STAKE, SEATS, NOT_PLAYED, MANY_NIGHTS), and BadOption for an option that does not fit the
        number of seats.
        """
        check_stake(terms)
        check_seats(terms, seats)
        server = await self._servers.playing(guild_id, terms.game.name)
        found = [each for each in await self.open() if each.host.id == host.id and each.guild_id == guild_id]
        if sum(not each.is_open for each in found) >= MOST_NIGHTS:
            raise Declined(Reason.MANY_NIGHTS)
        row = NightRow(
            self._draw_key(),
            guild_id,
            channel_id,
            host.id,
            press_id,
            terms.game.name,
            seats,
            terms_text(replace(terms, unit=server.unit)),
            self._clock.now(),
            starts_at,
        )
        await self._store.commit(row)
        return await self._read(row)

    async def find(self, key: str) -> Night | None:
        """Return a night that is to come, or whose people are being called; None if there is none."""
        row = await self._store.night(key)
        return None if row is None or row.state not in {PLANNED, OPENED} else await self._read(row)

    async def open(self) -> list[Night]:
        """Return the nights to come, and those whose people are not all called. Unreadable ones are left out."""
        found = []
        for row in await self._store.open_nights():
            try:
                found.append(await self._read(row))
            except (Declined, ValueError, KeyError, TypeError) as error:  # of a newer version, or damaged
                log.warning("night %s cannot be read: %s", row.id, type(error).__name__)
        return found

    async def made(self, night: Night, event_id: int) -> None:
        """Note Discord's event of a night. Raises Conflict if it has one."""
        await self._store.commit(NightEventRow(night.id, event_id))

    async def moved(self, night: Night, starts_at: int) -> None:
        """Note that a night begins at another time (ms)."""
        await self._change(NightMovedRow(night.id, starts_at))

    async def call_off(self, night: Night) -> bool:
        """Note that nothing comes of a night. Return False if it has begun, or was called off before."""
        return await self._change(NightStateRow(night.id, PLANNED, OFF))

    async def begin(self, night: Night, interested: Sequence[int]) -> Lobby | None:
        """Open the lobby of a night, where its host sits, and store who is to be called, by their Discord ids.

        Return None if another process was first. Raises Declined (STAKE, NOBODY, NOT_PLAYED, and as `plan`), BadOption,
        and as `commit`.
        """
        server = await self._servers.playing(night.guild_id, night.terms.game.name)
        if night.terms.stake > server.largest_stake:
            raise Declined(Reason.STAKE, game=night.terms.game.name)
        people = await self._to_call(night, interested)
        rows = [
            NightCallRow(night.id, at // MOST_CALLED, " ".join(map(str, people[at : at + MOST_CALLED])))
            for at in range(0, len(people), MOST_CALLED)
        ]
        try:
            return await self._lobbies.open_planned(
                night.id,
                night.host,
                terms=night.terms,
                seats=night.seats,
                guild_id=night.guild_id,
                channel_id=night.channel_id,
                press_id=night.press_id,
                also=[NightStateRow(night.id, PLANNED, OPENED), *rows],
            )
        except Conflict:
            log.info("night %s was opened by another process", night.id)
            return None

    async def calls(self, night: Night) -> list[NightCallRow]:
        """Return the messages that are still to be sent, those that another process is sending too."""
        return [each for each in await self._store.night_calls(night.id) if each.posted_at is None]

    async def claim(self, call: NightCallRow) -> bool:
        """Claim a message before it is sent. Return False where another process has, or where it is too late."""
        night, now = await self._store.night(call.night), self._clock.now()
        if night is None or now - night.starts_at > LENGTH:
            await self._change(NightCalledRow(call.night, call.number, now))
            return False
        if call.tried_at and now - call.tried_at < TRIED_AGAIN:
            return False
        return await self._change(NightTriedRow(call.night, call.number, call.tried_at, now))

    async def called(self, call: NightCallRow) -> None:
        """Note that people were called, and forget who they are."""
        await self._change(NightCalledRow(call.night, call.number, self._clock.now()))

    async def done(self, night: Night) -> None:
        """Note that everyone was called."""
        await self._change(NightStateRow(night.id, OPENED, DONE))

    async def farewell(self, player: Player) -> list[NightGoneRow]:
        """Return the rows that keep a forgotten player from being called: a digest for each night to come."""
        if player.discord_id is None:
            return []
        found = [each for each in await self._store.open_nights() if each.state == PLANNED]
        return [NightGoneRow(each.id, f"{each.gone} {_digest(each.id, player.discord_id)}".strip()) for each in found]

    async def _to_call(self, night: Night, interested: Sequence[int]) -> list[int]:
        """Return those who are called.

        Not the host, nobody whom a block keeps apart from the host, and nobody who has deleted their data since.
        """
        apart, gone = await self._apart_of(night.host), set(night.gone.split())
        found = []
        for each in dict.fromkeys(interested):
            is_gone = _digest(night.id, each) in gone and await self._find(each) is None
            if each != night.host.discord_id and each not in apart and not is_gone:
                found.append(each)
        return found

    async def _change(self, row: NightMovedRow | NightStateRow | NightTriedRow | NightCalledRow) -> bool:
        """Store a change of a night. Return False if it is no longer as it was."""
        try:
            await self._store.commit(row)
        except Conflict:
            return False
        return True

    async def _read(self, row: NightRow) -> Night:
        game = known_game(self._games, row.game)
        host = Player.of((await self._store.players([row.player]))[row.player])
        return Night(
            row.id,
            row.guild_id,
            row.channel_id,
            host,
            row.press_id,
            read_terms(game, row.terms),
            row.seats,
            row.created_at,
            row.starts_at,
            row.event_id,
            row.state == OPENED,
            row.gone,
        )


def _digest(night: str, discord_id: int) -> str:
    """Return a stand-in for a person in one night."""
    return hashlib.sha256(f"{night}/{discord_id}".encode()).hexdigest()[:16]
