"""Where presses arrive: one listener for every button, menu and form of ours, also those of an earlier process.

The library's own views would have to be kept alive, and drop without a word a press whose id the message lost
while the press was on its way. Here the custom id alone says what to do, so every press is answered.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping

import discord
from discord.ext import commands

from bot.tables import Tables
from bot.text import say
from cogs.answer import whisper
from cogs.deliveries import Deliveries
from cogs.guard import guarded
from cogs.ids import CustomId, Verb, parse_id
from cogs.manners import recall
from cogs.words import locale_of

log = logging.getLogger(__name__)

Press = Callable[[discord.Interaction, CustomId, list[str]], Awaitable[None]]
"""What answers a press: the interaction, its custom id, and the values chosen in a menu or typed into a form."""


class Presses(commands.Cog):
    """Hands each press to whoever knows its verb."""

    def __init__(self, tables: Tables, answers: Mapping[Verb, Press], forms: Mapping[Verb, Press]) -> None:
        self._tables = tables
        self._answers = {
            discord.InteractionType.component: answers,
            discord.InteractionType.modal_submit: forms,
        }
        self._deliveries = Deliveries()

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """A button was pressed, something chosen in a menu, or a form filled in."""
        if interaction.type in self._answers and self._deliveries.is_first(interaction):
            await recall(interaction, self._tables)
            await guarded(interaction, self._answer(interaction))

    async def _answer(self, interaction: discord.Interaction) -> None:
        said: Mapping[str, object] = dict(interaction.data or {})
        press = parse_id(str(said.get("custom_id", "")))
        answer = None if press is None else self._answers[interaction.type].get(press.verb)
        if press is None or answer is None:
            await whisper(interaction, say(locale_of(interaction), "declined-stale"))
            return
        await answer(interaction, press, _values(said))


def _values(said: Mapping[str, object]) -> list[str]:
    """What was chosen in a menu, or typed into the lines of a form."""
    chosen, lines = said.get("values"), said.get("components")
    if isinstance(chosen, list):
        return [str(value) for value in chosen]
    fields = [line.get("component", {}) for line in lines if isinstance(line, dict)] if isinstance(lines, list) else []
    return [str(field.get("value", "")) for field in fields if isinstance(field, dict)]
