"""Where presses arrive: one listener for every button, menu and form of ours, also those of an earlier process.

The library's own views would have to be kept alive, and drop without a word a press whose id the message lost
while the press was on its way. Here the custom id alone says what to do, so every press is answered.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence

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


class AnsweringCog(commands.Cog):
    """A part of the bot: its commands, and what else it answers. All of ours are such, so that one list names them."""

    def presses(self) -> Mapping[Verb, Press]:
        """The buttons and menus this answers."""
        return {}

    def forms(self) -> Mapping[Verb, Press]:
        """The submitted forms this answers."""
        return {}


class Presses(commands.Cog):
    """Hands each press to whoever knows its verb."""

    def __init__(self, tables: Tables, deliveries: Deliveries, parts: Sequence[AnsweringCog]) -> None:
        self._tables = tables
        self._deliveries = deliveries
        self._answers = {
            discord.InteractionType.component: {
                verb: press for part in parts for verb, press in part.presses().items()
            },
            discord.InteractionType.modal_submit: {verb: form for part in parts for verb, form in part.forms().items()},
        }

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """A button was pressed, something chosen in a menu, or a form filled in."""
        if interaction.type in self._answers and self._deliveries.take(interaction.id):
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
    """What was chosen in a menu, or given in the fields of a form: typed, chosen, or ticked with spaces between."""
    chosen, lines = said.get("values"), said.get("components")
    if isinstance(chosen, list):
        return [str(value) for value in chosen]
    fields = [line.get("component", {}) for line in lines if isinstance(line, dict)] if isinstance(lines, list) else []
    return [_given(field) for field in fields if isinstance(field, dict)]


def _given(field: Mapping[str, object]) -> str:
    chosen = field.get("values")
    return " ".join(map(str, chosen)) if isinstance(chosen, list) else str(field.get("value", ""))
