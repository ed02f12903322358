"""The panel that each seat pressed last, which for some minutes can be redrawn without a counted request."""

from collections import OrderedDict

import discord

from bot.games.protocol import Seat

LIFETIME = 14 * 60  # s; Discord lets an answer be edited for fifteen minutes
KEPT = 1_000  # panels; the oldest is forgotten first


class LivePanels:
    """The last answered press of each seat, in memory only: without it panels are just redrawn later."""

    def __init__(self) -> None:
        self._pressed: OrderedDict[tuple[str, Seat], discord.Interaction] = OrderedDict()

    def keep(self, table: str, seat: Seat, interaction: discord.Interaction) -> None:
        """Make the panel that answered `interaction` the live one of this seat."""
        self._pressed[table, seat] = interaction
        self._pressed.move_to_end((table, seat))
        while len(self._pressed) > KEPT:
            self._pressed.popitem(last=False)

    def find(self, table: str, seat: Seat) -> discord.Interaction | None:
        """The press whose answer is the live panel of this seat; None when there is none that can still be edited."""
        interaction = self._pressed.get((table, seat))
        if interaction is None:
            return None
        age = (discord.utils.utcnow() - interaction.created_at).total_seconds()
        return interaction if age < LIFETIME else None

    def drop(self, table: str, seat: Seat) -> None:
        """Forget the live panel of this seat."""
        self._pressed.pop((table, seat), None)
