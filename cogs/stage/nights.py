"""The messages of a game night that begins: its lobby, and the calls of those interested. Each is posted once."""

import logging
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

import discord

from bot.tables import Lobby
from cogs.screens.lobby import lobby_screen
from cogs.screens.night import night_call
from cogs.screens.screen import PublicScreen, plain_public
from cogs.stage.direct import ids_of
from cogs.stage.ground import Ground
from cogs.stage.own_messages import own_messages

log = logging.getLogger(__name__)

LOOK_BACK = 200  # messages to read when one may have been posted before


class NightMessages:
    """A poster of what a night needs."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground

    async def post(self, lobby: Lobby) -> Lobby:
        """Post the lobby of a night, unless it is there, and return it with its message.

        Raises discord.HTTPException and OSError.
        """
        message_id = await self._find(lobby, lambda each: any(found.key == lobby.id for found in ids_of(each)))
        if message_id is None:
            locale = await self._ground.locale(lobby.guild_id)
            screen = lobby_screen(lobby, now=self._ground.clock.now(), locale=locale)
            message_id = await self._send(lobby, screen, nonce=f"{lobby.id}-night")
        await self._ground.tables.lobbies.book.posted(lobby.id, message_id)
        self._ground.tables.lobby_watch.show(lobby.id)  # somebody may have sat down by another way
        return await self._ground.tables.lobbies.book.find(lobby.id)

    async def call(self, lobby: Lobby, called: str, people: Sequence[int], *, number: int, unsure: bool) -> None:
        """Call people to the lobby of the night `called`; with `unsure`, unless a message has called them.

        Raises discord.HTTPException and OSError.
        """
        wanted = set(people)
        if unsure and await self._find(lobby, lambda each: {one.id for one in each.mentions} == wanted) is not None:
            return
        locale = await self._ground.locale(lobby.guild_id)
        screen = night_call(lobby, called, people, locale=locale)
        await self._send(lobby, screen, nonce=f"{lobby.id}-call-{number}")

    async def say(self, guild_id: int, channel_id: int, words: str, *, nonce: str) -> None:
        """Say one sentence in a channel, unless it takes none."""
        try:
            await self._ground.channel(channel_id, guild_id).send(
                view=plain_public(words).layout(), allowed_mentions=discord.AllowedMentions.none(), nonce=nonce
            )
        except (discord.HTTPException, OSError) as error:
            log.info("channel %d: nothing said (%s)", channel_id, type(error).__name__)

    async def _send(self, lobby: Lobby, screen: PublicScreen, *, nonce: str) -> int:
        """Send a message; Discord takes a second one with the same `nonce` as the first."""
        message = await self._ground.channel(lobby.channel_id, lobby.guild_id).send(
            view=screen.layout(), allowed_mentions=screen.mentions(), nonce=nonce
        )
        return message.id

    async def _find(self, lobby: Lobby, is_it: Callable[[discord.Message], bool]) -> int | None:
        """Return the id of a message of the bot since the lobby opened."""
        channel = self._ground.channel(lobby.channel_id, lobby.guild_id)
        since = discord.utils.time_snowflake(datetime.fromtimestamp(lobby.created_at / 1000, UTC)) - 1
        async for message in own_messages(self._ground.client, channel, limit=LOOK_BACK, after=since):
            if is_it(message):
                return message.id
        return None
