"""A press at a table, as one value: what was pressed, by whom, where, and how they read."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

import discord

from bot.games.protocol import Seat
from bot.tables import Player, Preferences, Table
from bot.text import Locale
from cogs.answer import is_private
from cogs.ids import CustomId
from cogs.locale_and_style import locale_of, preferences_of

TYPED = CustomId("typed", "")  # in place of the id of a button, for a command


@dataclass(frozen=True, slots=True)
class Press:
    """What one player wants of one table, by a button, a menu, a form or a command."""

    interaction: discord.Interaction
    player: Player
    table: Table  # as it was found
    preferences: Preferences
    locale: Locale
    id: CustomId
    values: Sequence[str]  # what was chosen in a menu, or one text for each field of a form

    @classmethod
    def of(
        cls,
        interaction: discord.Interaction,
        player: Player,
        table: Table,
        pressed: CustomId = TYPED,
        values: Sequence[str] = (),
    ) -> Self:
        """The press of `player` at `table`, who reads as `interaction` says."""
        return cls(interaction, player, table, preferences_of(interaction), locale_of(interaction), pressed, values)

    def at(self, table: Table) -> Self:
        """The same press, where `table` has changed."""
        return replace(self, table=table)

    @property
    def seat(self) -> Seat:
        """Where the player sits. Raises Declined (NOT_SEATED)."""
        return self.table.own_seat(self.player)

    @property
    def is_form(self) -> bool:
        """Whether a form was submitted."""
        return self.interaction.type is discord.InteractionType.modal_submit

    @property
    def is_private(self) -> bool:
        """Whether only the player sees what was pressed."""
        return is_private(self.interaction)
