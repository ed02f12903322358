"""The options of Beggar My Neighbor that can be chosen."""

from types import MappingProxyType

from cogs.options import Typed, Variants

VARIANTS: Variants = MappingProxyType(
    {
        "deals": Typed(1, usual=("1", "2", "3", "4", "5", "6", "7", "8", "9")),
        "laps": Typed(4, usual=("20", "40", "72", "100", "200", "500", "1200")),
    }
)
"""Every option with its values (B9)."""
