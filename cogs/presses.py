"""Where presses arrive: one listener for every button and menu of ours, also on messages of an earlier process.

The library's own views would have to be kept alive, and drop without a word a press whose id the message lost
while the press was on its way. Here the custom id alone says what to do, so every press is answered.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping

import discord
from discord.ext import commands

from bot.text import say
from cogs.answer import whisper
from cogs.deliveries import Deliveries
from cogs.guard import guarded
from cogs.ids import CustomId, Verb, parse_id
from cogs.words import locale_of

log = logging.getLogger(__name__)

Press = Callable[[discord.Interaction, CustomId, list[str]], Awaitable[None]]
"""What answers a press: the interaction, its custom id, and the values chosen in a menu."""


class Presses(commands.Cog):
    """Hands each press to whoever knows its verb."""

    def __init__(self, answers: Mapping[Verb, Press]) -> None:
        self._answers = answers
        self._deliveries = Deliveries()

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """A button was pressed, or something chosen in a menu."""
        if interaction.type is discord.InteractionType.component and self._deliveries.is_first(interaction):
            await guarded(interaction, self._answer(interaction))

    async def _answer(self, interaction: discord.Interaction) -> None:
        said: Mapping[str, object] = dict(interaction.data or {})
        press = parse_id(str(said.get("custom_id", "")))
        answer = None if press is None else self._answers.get(press.verb)
        if press is None or answer is None:
            await whisper(interaction, say(locale_of(interaction), "declined-stale"))
            return
        values = said.get("values")
        await answer(interaction, press, [str(value) for value in values] if isinstance(values, list) else [])
