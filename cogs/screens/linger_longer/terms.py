"""The options of Linger Longer that can be chosen."""

from types import MappingProxyType

from bot.games.linger_longer.options import EACH, Trump
from cogs.options import Typed, Variants

VARIANTS: Variants = MappingProxyType(
    {
        "trump": (Trump.STOCK.value, Trump.DEALER.value),
        "deals": Typed(len(EACH), usual=("1", "2", "3", "4", "5", "6", "8", "10", "12", "20", "30", EACH)),
    }
)
"""Every option with its values: first the one unlike the usual rules (L9)."""
