"""The panel each seat pressed last: for some minutes it can be redrawn without a request that counts."""

from collections import OrderedDict

import discord

from bot.games.protocol import Seat

LIFETIME = 14 * 60  # s; Discord lets an answer be edited for fifteen minutes
KEPT = 1_000  # panels; the oldest is forgotten first


class LivePanels:
    """The last answered press of each seat. Kept in memory only: losing it costs nothing but freshness."""

    def __init__(self) -> None:
        self._pressed: OrderedDict[tuple[str, Seat], discord.Interaction] = OrderedDict()

    def keep(self, table: str, seat: Seat, interaction: discord.Interaction) -> None:
        """The panel that answered `interaction` is the live one of this seat."""
        self._pressed[table, seat] = interaction
        self._pressed.move_to_end((table, seat))
        while len(self._pressed) > KEPT:
            self._pressed.popitem(last=False)

    def find(self, table: str, seat: Seat) -> discord.Interaction | None:
        """The press whose answer can still be edited."""
        interaction = self._pressed.get((table, seat))
        if interaction is None:
            return None
        age = (discord.utils.utcnow() - interaction.created_at).total_seconds()
        return interaction if age < LIFETIME else None

    def drop(self, table: str, seat: Seat) -> None:
        """That panel is gone."""
        self._pressed.pop((table, seat), None)
