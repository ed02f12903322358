"""The plainest possible bot: a message with one button, edited at each press. It shows the cost of discord.py alone.

Run as a separate process: `python -m bot.bench.plain API TOKEN CHANNELS`, with its channels in order of the messages it
posts there.
"""

import asyncio
import logging
import sys

import discord

from bot.connection import redirect


class Counter(discord.ui.View):
    """A counter of its presses."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.presses = 0

    @discord.ui.button(label="0", custom_id="count")
    async def count(self, interaction: discord.Interaction, button: discord.ui.Button["Counter"]) -> None:
        """Count the press and show the new number."""
        self.presses += 1
        button.label = str(self.presses)
        await interaction.response.edit_message(view=self)


class Plain(discord.Client):
    """A bot that posts a counter in each of its channels."""

    def __init__(self, channels: list[int]) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self._channels = channels

    async def on_ready(self) -> None:
        """Post the counters."""
        for channel in self._channels:
            await self.get_partial_messageable(channel).send("press", view=Counter())


async def main(api: str, token: str, channels: list[int]) -> None:
    """Run until the process is ended."""
    await redirect.redirect(api, token)
    async with Plain(channels) as client:
        await client.start(token)


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    asyncio.run(main(sys.argv[1], sys.argv[2], [int(each) for each in sys.argv[3:]]))
