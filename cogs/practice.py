"""`/practice`: seats a robot, in a channel or in a direct message."""

import logging
from collections.abc import Mapping

import discord
from discord import app_commands

from bot.tables import DEFAULT_GAME, OFFERED, Level, Tables, Terms, agree
from cogs.answer import reply
from cogs.finding import suggest_rules
from cogs.guard import guarded
from cogs.house_rules import check_house_rules
from cogs.locale_and_style import locale_of, public_locale, server_of
from cogs.people import player_of
from cogs.permissions import check_permissions
from cogs.presses import AnsweringCog
from cogs.screens.challenge import practice_screen
from cogs.translation import translated

log = logging.getLogger(__name__)

LEVELS = [app_commands.Choice(name=translated(f"choice-level-{level}"), value=level.value) for level in OFFERED]


class Practice(AnsweringCog):
    """Begins games against robots, which have no stakes."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    @app_commands.command(description=translated("command-practice"))
    @app_commands.describe(
        level=translated("given-level"),
        rules=translated("given-rules"),
        target=translated("given-target"),
    )
    @app_commands.choices(level=LEVELS)
    async def practice(
        self,
        interaction: discord.Interaction,
        level: app_commands.Choice[str] | None = None,
        rules: str | None = None,
        target: str | None = None,
    ) -> None:
        """Seat a robot of this level."""
        given = {key: text for key, text in (("rules", rules), ("target", target)) if text is not None}
        await guarded(interaction, self._practise(interaction, level.value if level else Level.REGULAR, given))

    @practice.autocomplete("rules")
    async def _rules(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return suggest_rules(self._tables.games[DEFAULT_GAME].game, typed, locale=locale_of(interaction))

    async def _practise(self, interaction: discord.Interaction, level: str, given: Mapping[str, str]) -> None:
        game = self._tables.games[DEFAULT_GAME].game
        await self.begin(interaction, Level(level), agree(game, 0, server_of(interaction).terms(given)))

    async def begin(self, interaction: discord.Interaction, level: Level, terms: Terms) -> None:
        """Begin a game between whoever asked and a robot of `level`, and say so. Raises Barred."""
        if interaction.channel_id is None:
            return
        check_house_rules(interaction)
        check_permissions(interaction)
        player = await player_of(interaction, self._tables)
        promise = await self._tables.beginnings.promise(level=level, terms=terms, guild_id=interaction.guild_id)
        locale = public_locale(interaction) if interaction.guild_id is not None else locale_of(interaction)
        message_id = await reply(interaction, practice_screen(player, promise, locale=locale))
        if message_id is None:
            log.warning("interaction %d: no practice game, its message is not known", interaction.id)
            return
        # Discord chose this number after the commitment was posted, so that no seed can have been chosen to fit it.
        await self._tables.beginnings.practise(promise, player, channel_id=interaction.channel_id, cut=str(message_id))
