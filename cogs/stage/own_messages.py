"""The bot's own messages in a channel, for the search of one that a killed process may have posted and not noted."""

from collections.abc import AsyncIterator

import discord


async def own_messages(
    client: discord.Client,
    channel: discord.PartialMessageable,
    *,
    limit: int,
    after: int = 0,
    before: int | None = None,
) -> AsyncIterator[discord.Message]:
    """Yield the bot's own among the last `limit` messages of a channel, the newest first: those between these ids.

    Raises discord.HTTPException and aiohttp.ClientError. A hundred messages are one request.
    """
    until = None if before is None else discord.Object(before)
    async for message in channel.history(limit=limit, before=until):
        if message.id <= after:
            return
        if client.user is not None and message.author.id == client.user.id:
            yield message
