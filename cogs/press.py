"""A press as one value: the control, the person, the place, and how they read."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

import discord

from bot.games.protocol import Seat
from bot.tables import Declined, Player, Preferences, Reason, Table
from bot.text import Locale
from cogs.answer import is_private
from cogs.ids import CustomId
from cogs.locale_and_style import locale_of, preferences_of

TYPED = CustomId("typed", "")  # in place of the id of a button, for a command


@dataclass(frozen=True, slots=True)
class Press:
    """A person's request by a button, a menu, a form or a command."""

    interaction: discord.Interaction
    preferences: Preferences
    locale: Locale
    id: CustomId
    values: Sequence[str]  # what was chosen in a menu, or one text for each field of a form
    is_hasty: bool  # whether it is one of too many at once, and plays nothing

    @classmethod
    def of(
        cls,
        interaction: discord.Interaction,
        pressed: CustomId = TYPED,
        values: Sequence[str] = (),
        *,
        is_hasty: bool = False,
    ) -> "Press":
        """Return the press of a person who reads as `interaction` says."""
        return Press(interaction, preferences_of(interaction), locale_of(interaction), pressed, values, is_hasty)

    def at_table(self, player: Player, table: Table) -> "TablePress":
        """Return the same press, made by `player` at `table`."""
        seat = table.seat_of(player)
        return TablePress(
            self.interaction, self.preferences, self.locale, self.id, self.values, self.is_hasty, player, table, seat
        )

    @property
    def chosen(self) -> str:
        """The first value chosen or typed; empty for none."""
        return self.values[0] if self.values else ""

    @property
    def is_form(self) -> bool:
        """Whether a form was submitted."""
        return self.interaction.type is discord.InteractionType.modal_submit

    @property
    def is_private(self) -> bool:
        """Whether only the person who pressed sees the pressed message."""
        return is_private(self.interaction)


@dataclass(frozen=True, slots=True)
class TablePress(Press):
    """One player's request at one table."""

    player: Player
    table: Table  # as it was found
    own: Seat | None  # where the player sits; None for a bystander

    def at(self, table: Table) -> Self:
        """Return the same press, where `table` has changed."""
        return self if table is self.table else replace(self, table=table)

    @property
    def seat(self) -> Seat:
        """The player's seat. Raises Declined (NOT_SEATED)."""
        if self.own is None:
            raise Declined(Reason.NOT_SEATED)
        return self.own
