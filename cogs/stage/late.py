"""Answers that were lost, or came too late: what everyone should see by them is shown by an edit of the bot's own."""

from functools import partial

import discord

from cogs.answer import redraw
from cogs.reach import is_elsewhere
from cogs.screens.screen import PublicScreen
from cogs.sending import for_now
from cogs.stage.asked import AskedMessages
from cogs.stage.ground import Ground


class LateAnswers:
    """A redrawer of pressed messages that nothing else would redraw; in memory only, so a restart loses a few."""

    def __init__(self, ground: Ground, asked: AskedMessages) -> None:
        self._ground = ground
        self._asked = asked

    async def answer(self, interaction: discord.Interaction, screen: PublicScreen) -> None:
        """Answer a press by redrawing its message. If that is lost, redraw it soon, until Discord takes it.

        Where the bot is not, the message then stays as it was.
        """
        if not (await redraw(interaction, screen)).is_lost:
            return
        message = interaction.message
        if message is None or is_elsewhere(interaction):
            return
        again = partial(self._redraw, screen, interaction.guild_id, message.channel.id, message.id)
        self._ground.timekeeper.at(self._ground.clock.now(), f"answer on {message.id}", again)

    async def _redraw(self, screen: PublicScreen, guild_id: int | None, channel_id: int, message_id: int) -> None:
        with for_now():
            await self._asked.redraw(screen, guild_id, channel_id, message_id)
