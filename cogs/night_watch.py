"""A watch over game nights: it follows their events on Discord, and opens each night's table when its event begins.

Discord's event is the truth, and is read again before anything happens: when the gateway tells of a change, when the
night is due, after each start, and now and then.
"""

import logging
from datetime import UTC, datetime

import discord

from bot.games.protocol import BadOption
from bot.tables import NIGHT_LENGTH, Declined, Drain, Night, Reason, Tables
from bot.text import say
from cogs.names import game_name
from cogs.permissions import missing_at
from cogs.refusals import sentence
from cogs.sending import may_pass
from cogs.stage import DiscordStage
from cogs.who_left import UNKNOWN_MEMBER

log = logging.getLogger(__name__)

UNKNOWN_EVENT = 10070  # Discord's code
MAKING = 60_000  # ms from the wish for a night until its event is looked for, if nobody has noted it
SOON = 5.0  # s until something is tried again, or an event that is due is looked at again
SELDOM = 600.0  # s between two looks at all nights
READ_AGAIN = 3_600_000  # ms until an event of which nothing was heard is read again
MOST_USERS = 100  # in one answer of Discord's
OVER = frozenset({discord.EventStatus.completed, discord.EventStatus.canceled})


class NightWatch:
    """The task that tends to the nights of the servers that this process serves."""

    def __init__(self, tables: Tables, stage: DiscordStage) -> None:
        self._tables = tables
        self._nights = tables.nights
        self._stage = stage
        self._client = stage.client
        self._read: dict[int, int] = {}  # by event: when it was read (Unix ms)
        self._task = Drain("nights", self._look)

    def start(self) -> None:
        """Begin to watch, with what happened while no process did."""
        self._task.start()

    async def close(self) -> None:
        """Stop watching."""
        await self._task.close()

    def heard(self, event_id: int | None = None) -> None:
        """Look again at an event that the gateway has reported, or at all (None)."""
        if event_id is None:
            self._read.clear()
        else:
            self._read.pop(event_id, None)
        self._task.wake()

    async def _look(self) -> float:
        """Tend to all nights. Return the seconds until the next look."""
        pause = SELDOM
        try:
            nights = await self._nights.open()
        except Exception as error:  # from the store; this task must survive it
            log.warning("nights cannot be read now: %s", type(error).__name__)
            return SOON
        for night in nights:
            if not self._tables.home.serves(night.guild_id):
                continue
            try:
                pause = min(pause, await self._tend(night))
            except Exception as error:  # the same, or from Discord
                log.warning("night %s cannot be tended now: %s", night.id, type(error).__name__)
                pause = min(pause, SOON)
        return max(pause, 0.1)

    async def _tend(self, night: Night) -> float:
        """Do what is due in one night. Return the seconds until more is."""
        guild, now = self._client.get_guild(night.guild_id), self._tables.now()
        if night.is_open:
            return await self._show(night)
        if guild is None:
            if self._client.is_ready() and now > night.starts_at + NIGHT_LENGTH:
                await self._nights.call_off(night)  # the bot was removed from the server
            return SOON if not self._client.is_ready() else SELDOM
        if guild.unavailable:  # before Discord has sent it, and in an outage: its channels are not known
            return SOON
        if night.event_id is None:
            return await self._look_for_event(guild, night)
        left = (night.starts_at - now) / 1000
        is_known = now - self._read.get(night.event_id, 0) < READ_AGAIN
        if is_known and left > 0 and not night.host.is_former:
            return left
        try:
            event = await guild.fetch_scheduled_event(night.event_id)
        except discord.NotFound as error:
            if error.code != UNKNOWN_EVENT:
                raise
            return await self._off(night, "its event is gone")
        self._read[night.event_id] = now
        if event.status in OVER:
            return await self._off(night, f"its event is {event.status.name}")
        if night.host.is_former:
            return await self._cancel(night, event, "its host deleted their data")
        starts_at = round(event.start_time.timestamp() * 1000)
        if starts_at != night.starts_at:
            await self._nights.moved(night, starts_at)
        if event.status is discord.EventStatus.active:
            return await self._begin(guild, night, event)
        return max(SOON, (starts_at - now) / 1000)

    async def _look_for_event(self, guild: discord.Guild, night: Night) -> float:
        """Find the event that a process made before it could note that; without one there is no night."""
        since = self._tables.now() - night.created_at
        if since < MAKING:
            return (MAKING - since) / 1000 + 0.1
        for event in await guild.fetch_scheduled_events():
            if event.creator_id == self._stage.own_id() and (event.description or "").endswith(night.id):
                await self._nights.made(night, event.id)
                return 0
        return await self._off(night, "no event was made")

    async def _begin(self, guild: discord.Guild, night: Night, event: discord.ScheduledEvent) -> float:
        """Open the table of a night whose event has begun, if its host and its place are still there."""
        place = guild.get_channel_or_thread(night.channel_id)
        if place is None:
            return await self._cancel(night, event, "its channel is gone")
        locale = await self._stage.locale(guild.id)
        if (missing := missing_at(place, place.permissions_for(guild.me), locale=locale)) is not None:
            return await self._refuse(night, event, missing, why="its channel takes no table")
        server = await self._tables.servers.of(guild.id)
        try:
            host = await guild.fetch_member(night.host.discord_id or 0)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MEMBER:
                raise
            return await self._cancel(night, event, "its host has left")
        if server.role is not None and host.get_role(server.role) is None:
            return await self._cancel(night, event, "its host may not play anymore")
        try:
            lobby = await self._nights.begin(night, await self._interested(guild, event))
        except (Declined, BadOption) as error:
            if isinstance(error, Declined) and error.reason is Reason.NEWER:
                raise
            words = sentence(error, locale=locale) or ""
            return await self._refuse(night, event, words, why="its terms are not allowed anymore")
        if lobby is not None:
            log.info("night %s has begun", night.id)
        return 0  # it is shown at the next look, which is at once

    async def _interested(self, guild: discord.Guild, event: discord.ScheduledEvent) -> list[int]:
        """Return the people of the server who are interested in an event, by their Discord ids, in their order.

        A page at a time, since the library goes on after the first person of a page.
        """
        found: list[int] = []
        after = 0
        while True:
            page = [each async for each in event.users(limit=MOST_USERS, after=discord.Object(after))]
            people = [each.id for each in page if not each.bot]
            members = await guild.query_members(user_ids=people, limit=MOST_USERS, cache=False) if people else []
            found += sorted(each.id for each in members)
            if len(page) < MOST_USERS:
                return found
            after = max(each.id for each in page)

    async def _show(self, night: Night) -> float:
        """Post the lobby of an open night, and call those who are still to be called."""
        lobby = await self._tables.lobbies.book.find(night.id)
        guild = self._client.get_guild(night.guild_id)
        event = None if guild is None or night.event_id is None else guild.get_scheduled_event(night.event_id)
        locale = await self._stage.locale(night.guild_id)
        called = game_name(night.terms, locale=locale) if event is None else event.name
        try:
            if lobby.message_id is None and not lobby.is_over:
                lobby = await self._stage.nights.post(lobby)
            for call in await self._nights.calls(night):
                if await self._nights.claim(call):
                    people = [int(each) for each in call.people.split()]
                    if not lobby.is_over:
                        await self._stage.nights.call(
                            lobby, called, people, number=call.number, unsure=call.tried_at > 0
                        )
                    await self._nights.called(call)
        except discord.HTTPException as error:
            if may_pass(error):
                raise
            log.info("night %s: its channel takes nothing (%d)", night.id, error.code)
            for call in await self._nights.calls(night):
                await self._nights.called(call)
        if await self._nights.calls(night):
            return SOON  # another process is calling them
        await self._nights.done(night)
        return SELDOM

    async def _refuse(self, night: Night, event: discord.ScheduledEvent, words: str, *, why: str) -> float:
        """Say in its channel why a night cannot begin, if that is possible; then delete its event, and the night."""
        said = say(await self._stage.locale(night.guild_id), "night-cannot", why=words)
        await self._stage.nights.say(night.guild_id, night.channel_id, said, nonce=f"{night.id}-off")
        return await self._cancel(night, event, why)

    async def _cancel(self, night: Night, event: discord.ScheduledEvent, why: str) -> float:
        """Delete the event of a night, and the night."""
        try:
            await event.delete(reason=why)
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("night %s: its event stays (%d)", night.id, error.code)
        return await self._off(night, why)

    async def _off(self, night: Night, why: str) -> float:
        log.info("night %s is off: %s", night.id, why)
        await self._nights.call_off(night)
        return SELDOM


def moment_of(at: int) -> datetime:
    """Return Unix milliseconds as a time in UTC."""
    return datetime.fromtimestamp(at / 1000, UTC)
