"""The cut before each deal: one press takes the default, or a word of one's own in a form."""

from collections.abc import Mapping

import discord
from discord.ext import commands

from bot.tables import Player, Table, Tables
from cogs.answer import ask, redraw
from cogs.ids import CustomId, Verb
from cogs.manners import preferences_of, private_style, server_of
from cogs.people import player_of
from cogs.presses import Press
from cogs.screens.cut import cut_form
from cogs.screens.game import GameScreens
from cogs.screens.table import panel
from cogs.stage import DiscordStage
from cogs.words import locale_of

LAST_EVENTS = 4  # lines of a panel that shows a new deal


class Cutting(commands.Cog):
    """Lets the player who does not deal cut the deck."""

    def __init__(self, tables: Tables, screens: Mapping[str, GameScreens], stage: DiscordStage) -> None:
        self._tables = tables
        self._screens = screens
        self._stage = stage

    def presses(self) -> Mapping[Verb, Press]:
        """What this answers."""
        return {Verb.CUT: self._cut, Verb.WORD: self._think}

    def forms(self) -> Mapping[Verb, Press]:
        """The submitted forms this answers."""
        return {Verb.WORD: self._cut_with}

    async def _cut(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        player = await player_of(interaction, self._tables)
        await self._show(interaction, player, await self._tables.cut(press.key, player, deal=press.turn))

    async def _think(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        """Open the form; the deal waits a little longer for it."""
        player = await player_of(interaction, self._tables)
        table = await self._tables.think_of_cut(press.key, player, deal=press.turn)
        await ask(interaction, cut_form(press, locale=locale_of(interaction)))
        self._stage.refresh(table)

    async def _cut_with(self, interaction: discord.Interaction, press: CustomId, typed: list[str]) -> None:
        player = await player_of(interaction, self._tables)
        word = typed[0] if typed else ""
        await self._show(interaction, player, await self._tables.cut(press.key, player, deal=press.turn, word=word))

    async def _show(self, interaction: discord.Interaction, player: Player, table: Table) -> None:
        """The pressed message with the cards dealt: the public table, or in a direct message the panel."""
        if table.guild_id is not None:
            await redraw(interaction, await self._stage.public_screen(table))
            return
        seat, screens = self._tables.seat(table, player), self._screens[table.terms.game.name]
        screen = await panel(
            table,
            seat,
            screens,
            unit=server_of(interaction).unit,
            locale=locale_of(interaction),
            style=private_style(preferences_of(interaction)),
            events=table.recent[-LAST_EVENTS:],
        )
        await redraw(interaction, screen)
        await self._stage.answered(interaction, table, seat)
