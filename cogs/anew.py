"""A table shown by a message of its own, where the bot is not and nothing can change the one that it had."""

import discord

from bot.tables import Table
from cogs.answer import reply
from cogs.stage import DiscordStage


async def show_anew(stage: DiscordStage, interaction: discord.Interaction, table: Table) -> None:
    """Answer with `table`, which this message shows from now on."""
    message_id = await reply(interaction, await stage.public_screen(table))
    if message_id is not None:
        stage.posted_elsewhere(interaction, table.id, message_id)
        await stage.replaced(table, message_id)
