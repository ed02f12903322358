"""The options of Rolling Stone that can be chosen."""

from types import MappingProxyType

from bot.games.rolling_stone.options import Pay
from cogs.options import Typed, Variants

VARIANTS: Variants = MappingProxyType(
    {
        "pay": (Pay.POINTS.value, Pay.FLAT.value, Pay.CARDS.value),
        "deals": Typed(2, usual=("1", "2", "3", "4", "5", "6", "8", "10", "12", "20", "30")),
    }
)
"""Every option with its values: first those unlike the usual rules (R9)."""
