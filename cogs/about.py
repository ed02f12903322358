"""`/about`: what the bot is, what it keeps about people, and where its source is."""

import discord
from discord import app_commands

from bot import VERSION
from bot.text import Locale, say
from cogs.answer import reply
from cogs.guard import guarded
from cogs.locale_and_style import locale_of
from cogs.presses import AnsweringCog
from cogs.screens.screen import PrivateScreen
from cogs.translation import translated


class About(AnsweringCog):
    """Answers `/about`."""

    def __init__(self, source_url: str | None) -> None:
        self._source_url = source_url

    @app_commands.command(description=translated("command-about"))
    async def about(self, interaction: discord.Interaction) -> None:
        """Tell it in a hidden reply."""
        await guarded(interaction, self._tell(interaction))

    async def _tell(self, interaction: discord.Interaction) -> None:
        await reply(interaction, about_screen(self._source_url, locale=locale_of(interaction)))


def about_screen(source_url: str | None, *, locale: Locale) -> PrivateScreen:
    """What the bot is, in words, with a link to its source if the operator has set one."""
    parts = [say(locale, "about", version=VERSION), say(locale, "about-money"), say(locale, "about-privacy")]
    if source_url is not None:
        parts.append(say(locale, "about-source", url=source_url))
    return PrivateScreen(tuple(parts))
