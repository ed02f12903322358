"""Discord may deliver the same interaction twice: the second time it is neither done nor answered again."""

from collections import OrderedDict

import discord

KEPT = 10_000  # ids; a repetition comes within seconds


class Deliveries:
    """Remembers which interactions have arrived."""

    def __init__(self) -> None:
        self._arrived: OrderedDict[int, None] = OrderedDict()

    def is_first(self, interaction: discord.Interaction) -> bool:
        """Whether this one arrives for the first time; it counts as arrived from now on."""
        if interaction.id in self._arrived:
            return False
        self._arrived[interaction.id] = None
        if len(self._arrived) > KEPT:
            self._arrived.popitem(last=False)
        return True
