"""The cut before each deal: one press takes the default, and a form takes a word of the player's own."""

from collections.abc import Awaitable, Mapping

import discord

from bot.tables import Declined, Player, Reason, Table, Tables
from bot.text import say
from cogs.answer import ask, redraw
from cogs.ids import CustomId, Verb
from cogs.locale_and_style import locale_of
from cogs.panel_answers import PanelAnswers
from cogs.people import player_of
from cogs.presses import AnsweringCog, Press
from cogs.screens.cut import cut_form
from cogs.stage import DiscordStage


class Cutting(AnsweringCog):
    """Lets the player who does not deal cut the cards."""

    def __init__(self, tables: Tables, panels: PanelAnswers, stage: DiscordStage) -> None:
        self._tables = tables
        self._panels = panels
        self._stage = stage

    def presses(self) -> Mapping[str, Press]:
        return {Verb.CUT: self._cut, Verb.WORD: self._think}

    def forms(self) -> Mapping[str, Press]:
        return {Verb.WORD: self._cut_with}

    async def _cut(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        player = await player_of(interaction, self._tables)
        await self._dealt(interaction, press, player, self._tables.dealing.cut(press.key, player, deal=press.turn))

    async def _think(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        """Open the form. The deal waits a little longer for it."""
        player = await player_of(interaction, self._tables)
        try:
            table = await self._tables.dealing.think_of_cut(press.key, player, deal=press.turn)
        except Declined as error:
            await self._show_standing(interaction, press, player, error)
            return
        await ask(interaction, cut_form(press, locale=locale_of(interaction)))
        self._stage.refresh(table)

    async def _cut_with(self, interaction: discord.Interaction, press: CustomId, typed: list[str]) -> None:
        player = await player_of(interaction, self._tables)
        word = typed[0] if typed else ""
        await self._dealt(
            interaction, press, player, self._tables.dealing.cut(press.key, player, deal=press.turn, word=word)
        )

    async def _dealt(
        self, interaction: discord.Interaction, press: CustomId, player: Player, cutting: Awaitable[Table]
    ) -> None:
        try:
            table = await cutting
        except Declined as error:
            await self._show_standing(interaction, press, player, error)
            return
        await self._show(interaction, player, table)

    async def _show_standing(
        self, interaction: discord.Interaction, press: CustomId, player: Player, error: Declined
    ) -> None:
        """Redraw a panel whose deck was dealt meanwhile, and say so in it.

        Raises `error` for any other refusal, and under the public table, which is redrawn anyway.
        """
        if error.reason is not Reason.DEALT or interaction.guild_id is not None:
            raise error
        said = say(locale_of(interaction), "declined-dealt")
        await self._show(interaction, player, await self._tables.memory.table(press.key), said=said)

    async def _show(
        self, interaction: discord.Interaction, player: Player, table: Table, *, said: str | None = None
    ) -> None:
        """Redraw the pressed message after the deal: the public table, or in a direct message the panel."""
        if table.guild_id is not None:
            await redraw(interaction, await self._stage.public_screen(table))
            return
        async with self._panels.pressing(table, player):
            await self._panels.present(interaction, table, player, in_place=True, said=said)
