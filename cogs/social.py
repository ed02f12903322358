"""Nudges and reactions: presses on a panel that play nothing."""

from collections.abc import Mapping

import discord

from bot.games.protocol import Seat
from bot.tables import Declined, Reason, Tables, TooSoon
from bot.text import say
from cogs.answer import is_private
from cogs.ids import CustomId, Verb
from cogs.locale_and_style import locale_of, preferences_of
from cogs.panel_answers import PanelAnswers
from cogs.people import player_of
from cogs.presses import AnsweringCog, Press
from cogs.screens.social import BACK, too_early
from cogs.stage import DiscordStage

SAID_IN_PANEL = frozenset({Reason.NO_NUDGE, Reason.NO_REACTIONS, Reason.REACTED})  # its panel has become outdated


class Social(AnsweringCog):
    """Lets people at a table nudge each other, and react."""

    def __init__(self, tables: Tables, panels: PanelAnswers, stage: DiscordStage) -> None:
        self._tables = tables
        self._panels = panels
        self._stage = stage

    def presses(self) -> Mapping[str, Press]:
        return {Verb.NUDGE: self._nudge, Verb.REACT: self._react}

    async def _nudge(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        """Nudge whoever is to move. What they have chosen in their settings is their own affair: the answer is one."""
        player, locale = await player_of(interaction, self._tables), locale_of(interaction)
        nudged: tuple[Seat, ...] = ()
        async with self._panels.pressing(await self._tables.memory.table(press.key), player):
            table = await self._tables.memory.table(press.key)
            try:
                table, nudged = await self._tables.nudges.nudge(press.key, player)
                said = say(locale, "nudge-done")
            except TooSoon as error:
                said = too_early(table, table.own_seat(player), error.at, locale=locale)
            except Declined as error:
                said = _in_words(error, interaction)
            await self._panels.present(interaction, table, player, in_place=is_private(interaction), said=said)
        if nudged:
            await self._stage.nudge(table, nudged)

    async def _react(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        """Open the choice of reactions, close it, or react."""
        player = await player_of(interaction, self._tables)
        said, has_reacted = None, False
        async with self._panels.pressing(await self._tables.memory.table(press.key), player):
            table = await self._tables.memory.table(press.key)
            if press.word not in {"", BACK}:
                try:
                    await self._tables.reactions.react(table, player, preferences_of(interaction), press.word)
                    has_reacted = True
                except Declined as error:
                    said = _in_words(error, interaction)
            await self._panels.present(
                interaction,
                table,
                player,
                in_place=is_private(interaction),
                said=said,
                is_choosing=not press.word,
            )
        if has_reacted:
            await self._stage.reacted(table, table.own_seat(player))


def _in_words(error: Declined, interaction: discord.Interaction) -> str:
    """What to say in the panel. Raises `error` for anything that has nothing to do with it."""
    if error.reason not in SAID_IN_PANEL:
        raise error
    return say(locale_of(interaction), f"declined-{error.reason}")
