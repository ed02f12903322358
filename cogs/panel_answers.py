"""Answers with the panel of whoever pressed or typed."""

from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager

import discord

from bot.games.protocol import Refusal, Seat
from bot.tables import Player, Table, Tables
from cogs.locale_and_style import locale_of, preferences_of
from cogs.own_panel import own_panel
from cogs.screens.game import GameScreens
from cogs.stage import DiscordStage


class PanelAnswers:
    """Answers presses and commands with the panel of whoever asked, which then is the live one."""

    def __init__(self, tables: Tables, screens: Mapping[str, GameScreens], stage: DiscordStage) -> None:
        self._tables = tables
        self._screens = screens
        self._stage = stage

    def pressing(self, table: Table, player: Player) -> AbstractAsyncContextManager[None]:
        """Keep the panel of `player` from being changed or cleared away while a press on it is answered.

        Raises Declined (NOT_SEATED).
        """
        return self._stage.pressing(table, player)

    def changed_lately(self, table: Table, seat: Seat) -> bool:
        """Whether the panel of `seat` changed so lately that a press may have been meant for what stood there."""
        return self._stage.changed_lately(table.id, seat)

    def turned_lately(self, table: Table, seat: Seat) -> bool:
        """Whether another turn came into the panel of `seat` so lately that no press can be meant for it."""
        return self._stage.turned_lately(table.id, seat)

    async def present_openly(self, interaction: discord.Interaction, table: Table) -> None:
        """Answer a press on the public message of `table` by showing there how it stands."""
        await self._stage.show_openly(interaction, table)

    async def present(
        self,
        interaction: discord.Interaction,
        table: Table,
        player: Player,
        *,
        in_place: bool = False,
        said: str | Refusal | None = None,
        is_choosing: bool = False,
        is_same: bool = False,
    ) -> None:
        """Answer with the panel of `player`: in the pressed message, or in a new hidden reply.

        `is_same`: nothing but what is `said` differs from the panel before.
        """
        seat = table.own_seat(player)
        screen = await own_panel(
            self._tables,
            self._screens,
            table,
            seat,
            preferences_of(interaction),
            locale=locale_of(interaction),
            emoji=self._stage.emoji.for_one(preferences_of(interaction)),
            said=said,
            deleted=self._stage.deleted,
            is_choosing=is_choosing,
        )
        await self._stage.show_panel(interaction, table, seat, screen, in_place=in_place, is_same=is_same)
