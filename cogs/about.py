"""`/about`: the bot's purpose, the data it keeps about people, and the place of its source."""

from collections.abc import Iterable, Mapping

import discord
from discord import app_commands

from bot import VERSION
from bot.tables import Declined, Reason
from bot.text import Locale, listed, say
from cogs.answer import redraw, reply
from cogs.guard import guarded
from cogs.ids import Verb
from cogs.locale_and_style import locale_of
from cogs.press import Press
from cogs.presses import Answer, AnsweringCog
from cogs.reach import everywhere
from cogs.screens.pages import Page, page_buttons, page_screen
from cogs.screens.screen import Block, PrivateScreen
from cogs.tools import Tools
from cogs.translation import translated


class About(AnsweringCog):
    """The answers to `/about`."""

    def __init__(self, tools: Tools, source_url: str | None) -> None:
        super().__init__(tools)
        self._games = tuple(tools.shown)
        self._source_url = source_url

    def presses(self) -> Mapping[str, Answer]:
        return {Verb.PAGE: self._turn}

    @everywhere
    @app_commands.command(description=translated("command-about"))
    async def about(self, interaction: discord.Interaction) -> None:
        """Show it in a hidden reply."""
        await guarded(interaction, self._tell(interaction))

    async def _tell(self, interaction: discord.Interaction) -> None:
        await reply(interaction, about_screen(self._games, self._source_url, locale=locale_of(interaction)))

    async def _turn(self, press: Press) -> None:
        """Show a page in place of the hidden reply's contents."""
        if press.id.word not in Page.__members__.values():
            raise Declined(Reason.STALE)
        await redraw(press.interaction, page_screen(Page(press.id.word), locale=press.locale))


def about_screen(games: Iterable[str], source_url: str | None, *, locale: Locale) -> PrivateScreen:
    """Return the bot's purpose, in words, with a link to its source if the operator has set one."""
    named = listed([say(locale, f"{game}-name") for game in games], locale=locale)
    parts: list[Block] = [
        say(locale, "about", version=VERSION, games=named),
        say(locale, "about-money"),
        say(locale, "about-privacy"),
    ]
    if source_url is not None:
        parts.append(say(locale, "about-source", url=source_url))
    return PrivateScreen((*parts, page_buttons(locale=locale)))
