"""Announcements: finished deals and settlements, each posted exactly once, in the place there is."""

import logging

import discord

from bot.standing import FEATS
from bot.tables import Announcement, Table
from cogs.screens.history import feats_screen
from cogs.screens.screen import PublicScreen
from cogs.screens.table import deal_over, game_over
from cogs.stage.ground import Ground
from cogs.stage.panels import ids_of
from cogs.stage.places import ARCHIVED, GONE

log = logging.getLogger(__name__)

LOOK_BACK = 1_000  # messages read when an announcement may have been posted already


class Announcements:
    """Posts what a channel must be told."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground

    async def post(self, announcement: Announcement, table: Table, *, unsure: bool) -> int | None:
        """Post a finished deal or a settlement; see `Stage`."""
        mark = announcement.id.removeprefix(f"{table.id}-")
        for channel_id in dict.fromkeys((announcement.channel_id, table.channel_id, table.home_id)):
            try:
                return await self._post_in(channel_id, announcement, table, mark, unsure=unsure)
            except discord.HTTPException as error:
                if error.code not in GONE | {ARCHIVED}:
                    raise
                log.info("announcement %s: channel gone (%d)", announcement.id, error.code)
        return None

    async def _post_in(
        self, channel_id: int, announcement: Announcement, table: Table, mark: str, *, unsure: bool
    ) -> int:
        channel = self._ground.channel(channel_id, table.guild_id)
        if unsure and (found := await self._find(channel, table.id, mark)) is not None:
            return found
        screen = await self._screen(announcement, table, mark)
        message = await channel.send(
            view=screen.layout(),
            files=screen.files(),
            allowed_mentions=screen.mentions(),
            nonce=announcement.id,
        )
        return message.id

    async def _screen(self, announcement: Announcement, table: Table, mark: str) -> PublicScreen:
        screens = self._ground.screens[table.terms.game.name]
        unit, locale, style = await self._ground.manner(table)
        if announcement.kind == "settle":
            seed = await self._ground.tables.revealed(table)
            return await game_over(table, screens, mark=mark, unit=unit, locale=locale, style=style, seed=seed)
        if announcement.kind == FEATS:
            return feats_screen(table, await self._ground.standing.feats(table), mark=mark, locale=locale)
        deal = announcement.deal
        return await deal_over(table, screens, deal=deal, mark=mark, unit=unit, locale=locale, style=style)

    async def _find(self, channel: discord.PartialMessageable, key: str, mark: str) -> int | None:
        """The message of an announcement that may have been posted already, known by an id only it carries."""
        async for message in channel.history(limit=LOOK_BACK):
            if self._ground.client.user is None or message.author.id != self._ground.client.user.id:
                continue
            if any((found.key, found.word) == (key, mark) for found in ids_of(message)):
                return message.id
        return None
