"""`/settings`: a person's own preferences."""

import asyncio
from collections.abc import Mapping

import discord
from discord import app_commands

from bot.tables import Declined, Notice, Player, Reason, read_quiet
from bot.text import say
from cogs.answer import ask, redraw, reply
from cogs.guard import guarded
from cogs.ids import Verb
from cogs.locale_and_style import PERSON, locale_of, preferences_of
from cogs.people import player_of
from cogs.press import Press
from cogs.presses import Answer, AnsweringCog
from cogs.reach import everywhere
from cogs.screens.settings import AUTO, NOTICE, quiet_form, settings_panel
from cogs.screens.switches import read_switch
from cogs.translation import translated


class PersonSettings(AnsweringCog):
    """People's choices of their notices, quiet hours, language, and the look of their pictures."""

    def presses(self) -> Mapping[str, Answer]:
        return {Verb.PREFER: self._choose, Verb.QUIET: self._ask_quiet}

    def forms(self) -> Mapping[str, Answer]:
        return {Verb.QUIET: self._choose_quiet}

    @everywhere
    @app_commands.command(description=translated("command-settings"))
    async def settings(self, interaction: discord.Interaction) -> None:
        """Show the person's preferences."""
        await guarded(interaction, self._show(interaction))

    async def _show(self, interaction: discord.Interaction) -> None:
        await reply(interaction, settings_panel(preferences_of(interaction), locale=locale_of(interaction)))

    async def _choose(self, press: Press) -> None:
        """Store the value of a menu or a switch."""
        player = await player_of(press.interaction, self._tables)
        key, set_by_switch = read_switch(press.id.word)
        value = set_by_switch or press.chosen
        if key != NOTICE:
            await self._tables.preferences.choose(player, key, "" if value == AUTO else value)
        elif value in Notice.__members__.values():
            await self._tables.preferences.choose_notice(player, value)
        else:
            raise Declined(Reason.STALE)
        await self._redraw(press.interaction, player)

    async def _ask_quiet(self, press: Press) -> None:
        await ask(press.interaction, quiet_form(press.preferences, locale=press.locale))

    async def _choose_quiet(self, press: Press) -> None:
        player = await player_of(press.interaction, self._tables)
        span, zone = (*press.values, "", "")[:2]
        quiet = await asyncio.to_thread(read_quiet, span, zone)  # the first call reads the time zones from the disk
        await self._tables.preferences.choose_quiet(player, quiet)
        await self._redraw(press.interaction, player)

    async def _redraw(self, interaction: discord.Interaction, player: Player) -> None:
        """Redraw the panel with the new preferences, in the language that they name."""
        interaction.extras[PERSON] = preferences = await self._tables.preferences.of(player)
        locale = locale_of(interaction)
        await redraw(interaction, settings_panel(preferences, locale=locale, said=say(locale, "settings-saved")))
