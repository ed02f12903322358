"""`/data`: export all that the bot holds about a person, or delete it."""

import asyncio
import gzip
from collections.abc import Mapping

import discord
from discord import app_commands
from discord.ext import commands

from bot.tables import Declined, Reason
from bot.text import say
from cogs.answer import redraw, reply, think
from cogs.guard import guarded
from cogs.honors import Honors
from cogs.ids import Verb
from cogs.locale_and_style import locale_of
from cogs.people import player_of
from cogs.press import Press
from cogs.presses import Answer, AnsweringCog
from cogs.reach import everywhere
from cogs.screens.mydata import data_screen, forget_question
from cogs.screens.screen import Document, plain_private
from cogs.tools import Tools
from cogs.translation import translated

NAME = "chapeau-my-data.json"


@everywhere
class DataGroup(AnsweringCog, commands.GroupCog, group_name="data", group_description=translated("command-data")):
    """The commands about personal data."""

    def __init__(self, tools: Tools, honors: Honors) -> None:
        super().__init__(tools)
        self._honors = honors

    def presses(self) -> Mapping[str, Answer]:
        return {Verb.FORGET: self._answered}

    @app_commands.command(description=translated("command-data-export"))
    async def export(self, interaction: discord.Interaction) -> None:
        """Send the file in a hidden reply."""
        await guarded(interaction, self._export(interaction))

    @app_commands.command(description=translated("command-data-delete"))
    async def delete(self, interaction: discord.Interaction) -> None:
        """Ask whether to delete the data."""
        await guarded(interaction, self._ask(interaction))

    async def _export(self, interaction: discord.Interaction) -> None:
        await think(interaction)
        player = await player_of(interaction, self._tables)
        export = await self._standing.export(player)
        file = await _file(export.content, most=interaction.filesize_limit)
        await reply(interaction, data_screen(file, export.unreadable, locale=locale_of(interaction)))

    async def _ask(self, interaction: discord.Interaction) -> None:
        player = await player_of(interaction, self._tables)
        running = await self._tables.memory.tables_of(player)
        leaves = any(len(table.players) > 2 and table.is_played_by(player) for table in running)
        await reply(interaction, forget_question(player, locale=locale_of(interaction), leaves=leaves))

    async def _answered(self, press: Press) -> None:
        if press.id.word != "yes":
            await redraw(press.interaction, plain_private(say(press.locale, "standing-data-kept")))
            return
        player = await player_of(press.interaction, self._tables)
        if press.id.key != str(player.id):  # the question was asked before the data were deleted once already
            raise Declined(Reason.STALE)
        await self._honors.farewell(player)
        await self._standing.forget(player)
        await redraw(press.interaction, plain_private(say(press.locale, "standing-data-gone")))


async def _file(content: bytes, *, most: int) -> Document:
    """Return the exported file, packed when it is larger than the `most` bytes that Discord accepts."""
    if len(content) <= most:
        return Document(NAME, content)
    return Document(f"{NAME}.gz", await asyncio.to_thread(gzip.compress, content))
